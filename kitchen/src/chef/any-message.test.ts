/** Whatever is typed, and however long it is: reading it takes time in proportion, and nothing in it goes unheard. */
import { expect, test, vi } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { HOSTILE_PIECES, HOSTILE_PREFIXES } from '../../testing/hostile-input.ts';
import { MAX_LINEAR_DOUBLING, measureCpuTime, measureDoubling } from '../../testing/time-growth.ts';
import { findInedible } from '../cookbook/inedible.ts';
import { validateRecipe } from '../cookbook/recipe-validator.ts';
import { resolveDishName } from '../cookbook/resolve-name.ts';
import { readLine } from '../measure/lines/read-line.ts';
import { rewriteRecipe } from '../measure/rewrite/rewrite.ts';
import { check } from '../safety/verdict/check.ts';
import { findLineFacts } from '../safety/verdict/line-facts.ts';
import { ALLERGENS, DIETS } from '../vocabulary.ts';
import { beginConversation } from './talk/conversation.ts';
import { recall } from './talk/recall.ts';
import { allergyUnread } from './understand/allergy-unread.ts';
import { understand } from './understand/understand.ts';
import { personaOf, plainName } from '../say/voice/persona.ts';

// Hundreds of texts on a machine that does other things besides.
vi.setConfig({ testTimeout: 120_000 });

const { rules, measures, cookbook } = kitchen;
const begun = beginConversation({ allergies: [], diets: [] });
const all = { allergies: ALLERGENS, diets: DIETS };

/** Every function that is given other text out of a request, by how many characters of it. */
const READERS: readonly (readonly [string, (text: string) => unknown, number])[] = [
  ['a turn of ours', (text) => recall(kitchen, begun, text), 8000],
  ['a card of ours', (text) => recall(kitchen, begun, `Recipe shared: ${text}`), 8000],
  ['the name of a dish', (text) => resolveDishName(cookbook, text), 4000],
  ['a persona and a name', (text) => [personaOf(text), plainName(text)], 4000],
  ['a line to check', (text) => check(rules, [{ part: 'ingredients', index: 0, text }], all), 4000],
  ['the facts of a line', (text) => findLineFacts(rules, text), 4000],
  ['a line to read', (text) => readLine(measures, text), 4000],
  ['a line to measure', (text) => measured([text], []), 4000],
  ['a step to measure', (text) => measured([], [text]), 4000],
  ['a card that a model speaks', (text) => spoken(text), 1000],
  ['what nobody can eat', (text) => findInedible(text), 4000],
];

const measured = (ingredients: readonly string[], instructions: readonly string[]) =>
  rewriteRecipe(measures, { ingredients, instructions }, 'Imperial', 2);
const spoken = (text: string) =>
  validateRecipe(kitchen, { recipeName: text, ingredients: [text], instructions: [text] });

test.each(READERS)('%s takes time in proportion, whatever it repeats', (_, read, characters) => {
  const slow = HOSTILE_PIECES.filter(
    (piece) => measureDoubling(read, piece, characters) > MAX_LINEAR_DOUBLING,
  );
  expect(slow).toEqual([]);
});

/** The longest that a person may send. */
const LONGEST = 4000;
const HONEST =
  'I have been thinking about dinner for the whole family, and my mother in law is coming on Sunday. She likes fish and potatoes, and I would love something with fresh herbs, not too spicy. My son cannot eat eggs and my daughter hates mushrooms. We have half a cabbage, some carrots, a tin of chickpeas and leftover rice in the fridge. It should be ready in forty minutes, because everyone is hungry after football. ';
/** Of hostile text to honest text of that length. */
const DEARER = 4;

const costOf = (piece: string, opening = ''): number => {
  const runs = [0, 1, 2].map((run) => {
    const text = `${opening}${piece.repeat(LONGEST).slice(0, LONGEST - 20)}${run}`;
    return () => measureCpuTime(() => understand(kitchen, text));
  });
  // What seems dear may have been disturbed.
  return runs.reduce((least, run) => (least < dear ? least : Math.min(least, run())), Infinity);
};
let dear = 0;

test.each(HOSTILE_PREFIXES)(
  'a message that opens with "%s" costs about as much as any',
  (opening) => {
    dear = 0;
    costOf(HONEST);
    dear = DEARER * costOf(HONEST);
    const slow = HOSTILE_PIECES.filter((piece) => costOf(piece, opening) > dear);
    expect(slow).toEqual([]);
  },
);

const CHATTER =
  'We moved house last spring, and the kitchen is bigger than the old one was. The weather has been kind to us. ';
/** Where a long message tells of a need. */
test.each([0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1])(
  'a need is heard at %d of a long message',
  (place) => {
    const talk = CHATTER.repeat(40).slice(0, 3800);
    const at = talk.indexOf(' ', Math.floor(place * (talk.length - 1)));
    const cut = at < 0 ? talk.length : at;
    for (const [told, heard] of NEEDS) {
      const { needs } = understand(kitchen, `${talk.slice(0, cut)}. ${told}. ${talk.slice(cut)}`);
      expect([...needs.allergies, ...needs.diets], told).toContain(heard);
    }
  },
);
const NEEDS = [
  ['My son is allergic to peanuts', 'peanuts'],
  ["I can't eat eggs", 'eggs'],
  ['I am vegan', 'Vegan'],
] as const;

test('an allergy in the middle of a long message that nobody can read is asked about', () => {
  const half = CHATTER.repeat(17);
  const meaning = understand(kitchen, `${half}I am allergic to glorpwort. ${half}`);
  expect(allergyUnread(rules, meaning)).toBe('part');
});

/** A message that can be read two ways at each of its words is not read at all. */
test.each([
  ["what's a good ", 'what is asked for'],
  ['severe a ', 'an emergency'],
  ['err ', 'a no'],
])('"%s", many times over, comes to an end', (piece) => {
  expect(understand(kitchen, piece.repeat(40)).needs.allergies).toEqual([]);
});
