/** Property tests of the cooking schedule: one cook, one oven, four burners, each dish ready in time and as long as it says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { BURNERS, type PlannedTask, planWork, SAME_OVEN } from './plan-work.ts';

const { dishes } = kitchen.cookbook;
const anyMenu = fc.array(
  fc.record({
    dish: fc.constantFrom(...dishes),
    eatenAt: fc.integer({ min: 12 * 60, max: 22 * 60 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const meet = (a: PlannedTask, b: PlannedTask) => a.from < b.to && b.from < a.to;

describe('an order of work', () => {
  it('has each step once, in its order, and the last in time', () => {
    fc.assert(
      fc.property(anyMenu, (menu) => {
        const plan = planWork(menu);
        for (const [at, { dish, eatenAt }] of menu.entries()) {
          const own = plan.filter((task) => task.dish === at);
          expect(own.map(({ step }) => step)).toEqual(dish.steps.map((_, step) => step));
          for (const [next, task] of own.entries())
            expect(task.to).toBeLessThanOrEqual(own[next + 1]?.from ?? eatenAt);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('needs no second pair of hands, no second oven and no fifth burner', () => {
    fc.assert(
      fc.property(anyMenu, (menu) => {
        const plan = planWork(menu);
        for (const [at, task] of plan.entries()) {
          const later = plan.slice(at + 1);
          expect(later.some((other) => other.from < task.from + task.hands)).toBe(false);
          const hot = later.filter((other) => meet(task, other) && other.celsius !== undefined);
          for (const { celsius = 0 } of task.celsius === undefined ? [] : hot)
            expect(Math.abs(celsius - (task.celsius ?? 0))).toBeLessThanOrEqual(SAME_OVEN);
          if (task.on !== 'hob') continue;
          const beside = plan.filter(
            ({ on, from, to }) => on === 'hob' && from <= task.from && task.from < to,
          );
          expect(beside.length).toBeLessThanOrEqual(BURNERS);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('of one dish takes what the dish says, give or take a few minutes', () => {
    for (const dish of dishes) {
      const [first] = planWork([{ dish, eatenAt: 0 }]);
      const minutes = -(first?.from ?? 0);
      expect(minutes, dish.slug).toBeGreaterThan(dish.time * 0.9 - dish.steps.length - 2);
      expect(minutes, dish.slug).toBeLessThan(dish.time * 1.1 + dish.steps.length + 2);
    }
  });
});
