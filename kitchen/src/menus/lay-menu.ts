/** Plans several dishes for one table: schedule by the clock, what can be made ahead, and whose plate differs. */
import type { Dish } from '../cookbook/dish.ts';
import { stepLine } from '../cookbook/dish-lines.ts';
import type { Measures } from '../measure/measures.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { clock } from './clock.ts';
import { planWork } from './plan-work.ts';
import { type Eater, type PlateFor, splitPlates } from './split-plates.ts';

interface MenuCourse {
  readonly dish: string;
  readonly title: string;
  /** "19:25". */
  readonly eatenAt: string;
  readonly canWait: boolean;
  readonly plates: readonly PlateFor[];
}

interface MenuWork {
  /** "18:10"; on the day before where it says so. */
  readonly at: string;
  readonly isDayBefore: boolean;
  /** Index of the course, and of the step in its dish, from 0. */
  readonly course: number;
  readonly step: number;
  readonly words: string;
  /** Minutes of work, and minutes that it goes on by itself after that. */
  readonly hands: number;
  readonly alone: number;
  readonly on?: 'hob' | 'oven' | undefined;
}

export interface Menu {
  readonly courses: readonly MenuCourse[];
  readonly work: readonly MenuWork[];
}

interface MenuContext {
  readonly rules: Rules;
  readonly measures: Measures;
}

/** Minutes between one course and the next. */
const COURSE_MINUTES = 25;
/** These come with the course before them. */
const BESIDE: ReadonlySet<string> = new Set(['side', 'bread', 'sauce', 'drink']);
/** These are ready before anybody sits down. */
const COLD: ReadonlySet<string> = new Set(['dessert', 'salad', 'bread', 'drink']);

/**
 * `dishes` in the order in which they are eaten; `serve` in minutes after midnight. One cook, one oven, four burners.
 * Takes the square of the number of steps; never throws.
 */
export function layMenu(
  context: MenuContext,
  dishes: readonly Dish[],
  serve: number,
  eaters: readonly Eater[] = [],
): Menu {
  const times = eatingTimes(dishes, serve);
  const ready = dishes.map((dish, at) => ({
    dish,
    eatenAt: COLD.has(dish.course) ? serve : (times[at] ?? serve),
  }));
  return {
    courses: dishes.map((dish, at) => ({
      ...{ dish: dish.slug, title: dish.title, eatenAt: clock(times[at] ?? serve) },
      canWait: canWait(dish),
      plates: splitPlates(context, dish, eaters),
    })),
    work: planWork(ready).map(({ from, dish: course, step, hands, alone, on }) => ({
      ...{ at: clock(from), isDayBefore: from < 0, course, step },
      words: stepLine(dishes[course]?.steps[step] ?? []),
      ...{ hands, alone, on },
    })),
  };
}

/** Course by course; what goes beside a course is eaten with it. */
export function eatingTimes(dishes: readonly Dish[], serve: number): number[] {
  let at = serve;
  return dishes.map(({ course }, place) => {
    if (place > 0 && !BESIDE.has(course)) at += COURSE_MINUTES;
    return at;
  });
}

/** Whether it may be made the day before: it says so, or it is eaten cold and keeps for days. */
export function canWait({ keywords, course, keeps }: Dish): boolean {
  const keepsDays = /\b(?:[2-9]|1\d) (?:days|weeks|months)\b/.test(keeps);
  return keywords.includes('make-ahead') || (COLD.has(course) && course !== 'salad' && keepsDays);
}
