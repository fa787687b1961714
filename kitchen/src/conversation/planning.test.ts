/** Tests that meal plans and menus last while discussed: only asked changes, limits kept, one eating differently, shown again. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { dishBySlug } from '../compose/dish-by-slug.ts';
import type { PlannedMeal } from '../memo/memo.ts';
import { answer, type ConversationReply } from './answer.ts';

const NEEDS = {
  ...{ allergies: [], diets: [], units: 'international' as const },
  persona: 'a friendly cooking instructor',
};

interface Said {
  readonly text: string;
  readonly plan: readonly PlannedMeal[];
  readonly people: number | undefined;
}

/** What came of each message of a talk: its text, or its card's title, and the plan by then. */
function talk(...messages: readonly string[]): Said[] {
  const turns: { role: 'user' | 'assistant'; content: string }[] = [];
  let memo: ConversationReply['memo'] | undefined;
  return messages.map((content) => {
    turns.push({ role: 'user', content });
    const reply = answer(kitchen, turns.slice(-6), { ...NEEDS, memo });
    memo = reply.memo;
    const isText = reply.kind === 'text';
    const said = isText ? reply.text : `Recipe shared: ${reply.recipe.recipeName}`;
    turns.push({ role: 'assistant', content: said });
    const text = isText ? reply.text : `Card: ${reply.recipe.recipeName}`;
    return { text, plan: memo.plan, people: memo.people };
  });
}

function timeOf({ slug }: PlannedMeal): number {
  return dishBySlug(kitchen, slug)?.time ?? Number.NaN;
}

function labels({ plan }: Said): string[] {
  return plan.map(({ label }) => label);
}

/** Labels of meals that are not what they were. */
function changed(before: Said, after: Said): string[] {
  const old = new Map(before.plan.map(({ label, slug }) => [label, slug]));
  return after.plan.filter(({ label, slug }) => old.get(label) !== slug).map(({ label }) => label);
}

const FIVE = 'plan me 5 dinners mon-fri please, just me';

describe('a plan', () => {
  test('is of the days that were named, and quick for whoever comes home late', () => {
    const [said] = talk('five dinners mon to fri for two, I get home late and knackered');
    expect(labels(said as Said)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    expect(Math.max(...(said as Said).plan.map(timeOf))).toBeLessThanOrEqual(30);
  });

  test.each([
    'half of those are 40+ mins mate. 20 mins max please',
    '5 dinners, all under 20 minutes. that is what I want',
    'too long! nothing over 20 minutes',
  ])('"%s" keeps what is quick enough and changes the rest', (limit) => {
    const [before, after] = talk(FIVE, limit) as [Said, Said];
    expect(after.plan).toHaveLength(5);
    expect(Math.max(...after.plan.map(timeOf))).toBeLessThanOrEqual(20);
    const slow = before.plan.filter((meal) => timeOf(meal) > 20).map(({ label }) => label);
    expect(changed(before, after)).toEqual(slow);
    for (const label of labels(after)) expect(after.text).toContain(`${label}:`);
    expect(after.people).toBe(1);
  });

  test.each([
    ['swap Tuesday', ['Tuesday']],
    ['something with lentils on thurs please', ['Thursday']],
    ['swap number 1 and give me 2 more', ['Monday', 'Saturday', 'Sunday']],
    ['could you add a pudding on Friday', ['Friday dessert']],
  ])('"%s" changes that and shows all of it', (said, labelled) => {
    const [before, after] = talk(FIVE, said) as [Said, Said];
    expect(changed(before, after)).toEqual(labelled);
    for (const label of labels(after)) expect(after.text).toContain(`${label}:`);
  });

  test('a food that is refused goes from it, however it is said', () => {
    const spoken = ['no fish', 'not the fish please', 'without fish'];
    for (const said of spoken) {
      const [before, after] = talk('plan dinners for a week, one fish night', said) as [Said, Said];
      expect(changed(before, after).length).toBeGreaterThan(0);
      expect(after.plan).toHaveLength(before.plan.length);
    }
  });

  test('what is said on after a day is said of that day alone', () => {
    const said = 'monday takes too long. can you make it with turkey and in the slow cooker';
    const [before, after] = talk(FIVE, said) as [Said, Said];
    expect(changed(before, after)).toEqual(['Monday']);
  });

  test.each([
    ['love the tuesday one. swap thursday for something with fish', ['Thursday']],
    ['monday and wednesday are great, but friday needs to have beans', ['Friday']],
    ['keep monday, change the rest', ['Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ])('what was praised stays: "%s"', (said, labelled) => {
    const [before, after] = talk(FIVE, said) as [Said, Said];
    expect(changed(before, after)).toEqual(labelled);
  });

  test('is shown once, whatever is said of it', () => {
    const [, said] = talk(
      'Jain menu for eight please, three courses',
      'No no, I want Indian food. North Indian lunch, paneer something, dal, rice and one sweet',
    ) as [Said, Said];
    expect(said.text.match(/Dessert:/g)).toHaveLength(1);
  });

  test('is of no weeks in which somebody is away', () => {
    const [said] = talk(
      'My wife is in hospital for two weeks. What should I make myself for supper? I have eggs, potatoes and half an onion.',
    ) as [Said];
    expect(said.plan).toEqual([]);
    expect(said.text).toMatch(/^Card/);
  });

  test('is there again after one of its dishes was opened', () => {
    const [before, card, again] = talk(FIVE, "what's Wednesday?", 'back to the plan') as Said[];
    expect(card?.text).toMatch(/^Card: /);
    expect(again?.plan).toEqual(before?.plan);
    expect(again?.text).toContain('Friday:');
  });
});

const MENU = 'three course dinner for 6 on Saturday, starter main and dessert';

describe('a menu', () => {
  test.each([
    ['something warmer for the starter please', ['Starter']],
    ['could I do a roast chicken for the main instead?', ['Main']],
    ['I would rather have something chocolatey for dessert', ['Dessert']],
  ])('"%s" keeps the other courses', (said, labelled) => {
    const [before, after] = talk(MENU, said) as [Said, Said];
    expect(changed(before, after)).toEqual(labelled);
    for (const label of labels(after)) expect(after.text).toContain(`${label}:`);
  });

  test('what is praised beside a change stays, and is not opened', () => {
    const said = 'the dessert sounds perfect. could I do roast chicken for the main?';
    const [before, after] = talk(MENU, said) as [Said, Said];
    expect(changed(before, after)).toEqual(['Main']);
    expect(after.text).toContain('Roast chicken');
  });
});

describe('one of the table eats otherwise', () => {
  test.each([
    'one of the guests is vegetarian, what could I do for her?',
    'only my sister is vegetarian, the rest of us want the meat',
    'my friend is vegan, what can I make for him?',
  ])('"%s": the dish stays, and that plate is told of', (said) => {
    const [, after] = talk('beef tacos for 8 please', said) as [Said, Said];
    expect(after.text).toMatch(/black beans for the minced beef/);
    expect(after.text).not.toMatch(/everything is|from here on|from now on/i);
    const [, , beside] = talk(
      'beef tacos for 8',
      said,
      'could I do black bean tacos for her alongside?',
    );
    expect(beside?.text).toMatch(/^Card: Black bean tacos/);
    expect(beside?.people).toBe(8);
  });

  test('each course of a menu is told of', () => {
    const said = 'one of the guests is vegetarian, what could I do for her';
    const [before, after] = talk(MENU, said) as [Said, Said];
    expect(after.plan).toEqual(before.plan);
    for (const { slug } of before.plan)
      expect(after.text).toContain(dishBySlug(kitchen, slug)?.title.slice(1, 12));
  });

  test('an allergy is kept out for all, and said to be', () => {
    const said = 'my son is allergic to egg but the rest of us want it';
    const [, after] = talk('spaghetti carbonara for 4', said) as [Said, Said];
    expect(after.text).toMatch(/egg-free/);
    expect(after.text).toMatch(/allergy/);
  });

  test('a vegan guest is cooked for at once, and it can be had otherwise', () => {
    const [said] = talk('A vegan friend comes tonight, what shall I cook?') as [Said];
    expect(said.text).toMatch(/vegan/);
    expect(said.text).toMatch(/one alone|only/);
  });
});

describe('what is said of a plan once', () => {
  test('holds for every later change and for the next plan', () => {
    const talked = talk(
      'plan dinners mon to fri for four, nothing too spicy, we have two kids',
      'swap wednesday',
      'plan me five more dinners mon to fri',
    );
    for (const { plan } of talked)
      for (const { slug } of plan)
        expect(dishBySlug(kitchen, slug)?.keywords ?? []).not.toContain('spicy');
  });

  test('of the day it is plans nothing', () => {
    const [said] = talk("it's sunday, plan me dinners mon to fri");
    expect(labels(said as Said)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  });

  test('of a day that they see to themselves empties it', () => {
    const [, after] = talk(FIVE, "I'll do friday myself");
    expect(labels(after as Said)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday']);
  });

  test('of the list is no need, and the list is for the days that were asked for', () => {
    const [, list, had] = talk(
      FIVE,
      'shopping list for monday and tuesday',
      'we already have garlic',
    );
    expect(list?.text).toMatch(/two/);
    expect(had?.text).toMatch(/garlic/i);
    expect(had?.text).not.toMatch(/stay out|leave out|without garlic/);
  });

  test('is over when the menu is to be forgotten', () => {
    const [, after] = talk('a three course menu for two', 'forget the menu. a lentil dal for one');
    expect(after?.text).toMatch(/^Card: .*dal/i);
  });
});

test('a menu is of one kitchen where there is one that has its courses', () => {
  const [said] = talk('a three course menu for six, something special');
  const dishes = (said as Said).plan.map(({ slug }) => dishBySlug(kitchen, slug));
  expect(new Set(dishes.map((dish) => dish?.cuisine)).size).toBe(1);
});
