/** Tests parsing of .cook files: steps, comments, front matter and defaults, and errors that name the line. */
import { describe, expect, test } from 'vitest';
import { DishError } from './dish-error.ts';
import { stepLine } from './dish-lines.ts';
import { readDish } from './read-dish.ts';

const HEAD = '---\ntitle: Soup\ncourse: soup\nservings: 2\ntime: 30\n---\n';

describe('the body', () => {
  test('ingredients, timers and cookware are pieces of a sentence', () => {
    const dish = readDish(
      'soup',
      `${HEAD}Warm @olive oil{2%tbsp} in a #large pot{} with @salt, for ~{10%minutes}.\nAdd @onion{1}(finely chopped).`,
    );
    expect(dish.ingredients).toEqual([
      { name: 'olive oil', quantity: '2', unit: 'tbsp', preparation: '' },
      { name: 'salt', quantity: '', unit: '', preparation: '' },
      { name: 'onion', quantity: '1', unit: '', preparation: 'finely chopped' },
    ]);
    expect(dish.steps.map((step) => stepLine(step))).toEqual([
      'Warm olive oil in a large pot with salt, for 10 minutes. Add onion.',
    ]);
  });

  test('comments, blocks, headings and old metadata are not steps', () => {
    const dish = readDish(
      'soup',
      `>> servings: 3\n== Base ==\nBoil @rice{100%g}. -- until soft\n\n[- not\nthis -]\nServe @rice{1%handful}.`,
    );
    expect(dish.steps).toHaveLength(2);
    expect(dish.servings).toBe(3);
    expect(stepLine(dish.steps[0] ?? [])).toBe('Boil rice.');
  });

  test('a block that nobody closed is words, however often it is begun', () => {
    const words = '[- '.repeat(3);
    const closed = readDish('soup', `${HEAD}Boil @rice{1%kg}. ${words}a -] Eat.`);
    expect(stepLine(closed.steps[0] ?? [])).toBe('Boil rice. Eat.');
    const open = readDish('soup', `${HEAD}Boil @rice{1%kg}. ${words}Eat.`);
    expect(stepLine(open.steps[0] ?? [])).toBe('Boil rice. [- [- [- Eat.');
  });

  test('carriage returns and a byte order mark do no harm', () => {
    expect(readDish('soup', `\uFEFF${HEAD}Eat @rice{1%kg}.`.replaceAll('\n', '\r\n')).title).toBe(
      'Soup',
    );
  });
});

describe('the front matter', () => {
  test('what a file from elsewhere lacks has a default', () => {
    const dish = readDish('my-rice', 'Boil @rice{100%g}.');
    expect(dish).toMatchObject({ title: 'My rice', course: 'main', servings: 4, vessel: 'plate' });
  });

  test('swaps may carry an amount and a preparation', () => {
    const dish = readDish(
      'soup',
      `${HEAD.replace(
        'time: 30',
        'time: 1 hour 10 minutes\nswaps:\n  - butter -> oil\n  - eggs -> firm tofu{300%g}(crumbled)',
      )}Fry @eggs{2}.`,
    );
    expect(dish.time).toBe(70);
    expect(dish.swaps[1]).toEqual({
      from: 'eggs',
      to: { name: 'firm tofu', quantity: '300', unit: 'g', preparation: 'crumbled' },
    });
  });
});

describe('what is wrong is said with its line', () => {
  const wrong: [string, string, RegExp][] = [
    [
      'a course nobody knows',
      `${HEAD.replace('course: soup', 'course: feast')}Eat @rice{1%g}.`,
      /line 3: "course" has to be one of/,
    ],
    [
      'no people',
      `${HEAD.replace('servings: 2', 'servings: none')}Eat @rice{1%g}.`,
      /line 4: "servings" has to be a number/,
    ],
    ['an open brace', `${HEAD}Eat @rice{1%g.`, /line 7: a "\{" has no matching "\}"/],
    ['no steps', HEAD, /there are no steps/],
    ['no ingredients', `${HEAD}Just wait.`, /no step marks an ingredient/],
    ['broken YAML', '---\ntitle: [a\n---\nEat @rice{}.', /line \d+: /],
    [
      'a swap without an arrow',
      `${HEAD.replace('time: 30', 'swaps: [butter]')}Eat @rice{1%g}.`,
      /the swap "butter"/,
    ],
  ];
  test.each(wrong)('%s', (_, text, message) => {
    expect(() => readDish('soup', text)).toThrow(DishError);
    expect(() => readDish('soup', text)).toThrow(message);
  });
});
