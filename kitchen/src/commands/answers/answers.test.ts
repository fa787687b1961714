/** Tests answers to questions, conversions, dangers and small talk: true to card and knowledge, a change only where asked for, no dish list. */
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { layTable } from '../../conversation/lay-table.ts';
import { readClauses } from '../../conversation/read-clauses.ts';
import { speaks } from '../../cook/table.ts';
import { EMPTY_MEMO, type Memo } from '../../memo/memo.ts';
import { say } from '../../say/say.ts';
import type { Needs } from '../../vocabulary.ts';
import type { Command } from '../command.ts';
import { danger } from './any-topic.ts';
import { askAhead } from './ask-ahead.ts';
import { askAmount } from './ask-amount.ts';
import { against, askContains } from './ask-contains.ts';
import { askConvert } from './ask-convert.ts';
import { askDiet } from './ask-diet.ts';
import { askDish } from './ask-dish.ts';
import { askSafety } from './ask-safety.ts';
import { askStorage } from './ask-storage.ts';
import { askSubstitute } from './ask-substitute.ts';
import { askTemperature } from './ask-temperature.ts';
import { askTiming } from './ask-timing.ts';
import { byTheCard } from './by-the-card.ts';
import { pairing } from './pairing.ts';
import { cardOnTable } from './subject.ts';
import * as talk from './talk.ts';

const NONE: Needs = { allergies: [], diets: [] };

function ask(command: Command, text: string, slug = '', needs: Needs = NONE, servings?: number) {
  const memo: Memo =
    slug === '' ? EMPTY_MEMO : { ...EMPTY_MEMO, card: { slug, servings, edits: [] } };
  const table = layTable(kitchen, [{ role: 'user', content: text }], {
    ...needs,
    units: 'international',
    persona: 'friendly instructor',
  });
  const clauses = readClauses(kitchen, text, memo);
  // What names a food is asked about; what is said beside it is not.
  const clause = clauses.find(({ foods }) => foods.length > 0) ?? clauses[0];
  if (!clause) throw new Error(`"${text}" has no clause.`);
  const outcome = command(
    { table, knowledge: kitchen.language.knowledge, before: table.heard, message: text },
    memo,
    clause,
  );
  const speaker = { seed: text, tone: 'friendly', lately: [] };
  const said = outcome?.told.map((told) => say(kitchen.language.messages, told, speaker).text);
  return { outcome, said: said?.join(' ') };
}

describe('questions about the card', () => {
  it.each([
    [askStorage, 'can I freeze it', 'chicken-korma', '2 months'],
    [askStorage, 'how long does this keep', 'mushroom-risotto', '1 day'],
    [askTiming, 'how long does it bake', 'lasagne-alla-bolognese', '35-40 minutes'],
    [askTiming, 'how long does it take altogether', 'chicken-korma', '1 hour 10 minutes'],
    [askTemperature, "what should the oven be at if mine's fan", 'lasagne-alla-bolognese', '170'],
    [askContains, 'does it have nuts?', 'chicken-korma', 'ground almonds'],
    [askDiet, 'is it vegan?', 'chicken-korma', 'double cream'],
    [askDish, 'is it spicy', 'chicken-korma', ''],
  ] as const)('%o answers "%s" of %s', (command, text, slug, part) => {
    expect(ask(command, text, slug).said).toContain(part);
  });

  it('gives amounts for as many as the card is for', () => {
    const four = ask(askAmount, 'how much cumin was it', 'chicken-korma').said;
    const eight = ask(askAmount, 'how much cumin was it', 'chicken-korma', NONE, 8).said;
    expect(four).toContain('1 tsp ground cumin');
    expect(eight).toContain('2 tsp ground cumin');
  });

  it('offers a swap only of what is in the dish', () => {
    const cream = ask(askSubstitute, 'we have no cream, what can I use instead?', 'chicken-korma');
    expect(cream.outcome?.memo.asked).toMatchObject({ kind: 'offer', act: 'swap' });
    const other = ask(askSubstitute, 'what can I use instead of buttermilk', 'chicken-korma');
    expect(other.outcome?.memo.asked).toBeUndefined();
  });

  it('names no stand-in that the person must not have', () => {
    const needs: Needs = { allergies: ['milk', 'tree nuts'], diets: [] };
    for (const food of ['cream', 'butter', 'yoghurt', 'milk', 'cheese']) {
      const { said = '' } = ask(askSubstitute, `what can I use instead of ${food}`, '', needs);
      const rest = said.replaceAll(food, '');
      expect(rest === '' || speaks(kitchen, rest, needs), said).toBe(true);
    }
  });
});

describe('days that are told', () => {
  it.each([
    [
      askSafety,
      "the bacon's been open since Saturday and today is Friday, is it all right still",
      '',
      'no',
    ],
    [askSafety, 'can I eat chicken I cooked three days ago', '', 'yes'],
    [askSafety, 'opened ham on thursday, its tuesday now, still good?', '', 'no'],
    [
      askSafety,
      'the chicken was cooked on monday, today is thursday. can i still eat it',
      'chicken-korma',
      'yes',
    ],
    [danger, 'I made the rice on sunday and its tuesday, was going to do fried rice', '', 'no'],
    [askAhead, 'can I cook it Saturday night and heat it on Sunday?', 'palak-paneer', 'yes'],
    [askAhead, 'can I make it on Monday for Friday?', 'palak-paneer', 'no'],
    [byTheCard, 'tomorrow can we eat the rest?', 'chicken-yakhni', 'yes'],
  ] as const)('%o says of "%s" of %s: %s', (command, text, slug, verdict) => {
    const [told] = ask(command, text, slug).outcome?.told ?? [];
    expect(VERDICTS[told?.message ?? '']).toBe(verdict);
  });
});

const VERDICTS: Readonly<Record<string, string>> = {
  'answers.kept-too-long': 'no',
  'answers.kept-last-day': 'yes',
  'answers.kept-yet': 'yes',
  'answers.ahead-days-yes': 'yes',
  'answers.ahead-days-no': 'no',
  'answers.rest-yes': 'yes',
};

describe('questions that ask for a change', () => {
  it.each([
    [byTheCard, 'can I add peas, and when?', 'palak-paneer', { kind: 'add', food: 'peas' }],
    [
      talk.complain,
      'you are not listening, write it with no olives',
      'bacalhau-a-bras',
      { kind: 'leave out', food: 'olives' },
    ],
    [
      talk.complain,
      'this is way too much onion',
      'chicken-korma',
      { kind: 'adjust', food: 'onion', factor: 0.5 },
    ],
  ] as const)('%o does what "%s" asks of %s', (command, text, slug, edit) => {
    expect(ask(command, text, slug).outcome?.memo.card?.edits).toContainEqual(edit);
  });

  it('takes one of two sides', () => {
    const { said } = ask(pairing, 'mash or new potatoes with it?', 'pork-chops-with-apples');
    expect(said).toMatch(/mash|new potatoes/);
    expect(said).not.toMatch(/tuber/);
  });

  it('offers what the dish has not instead of taking it out', () => {
    const { outcome } = ask(
      talk.complain,
      'thats vegan? i didnt ask for that. can it have normal butter and eggs in',
      'vegan-chocolate-cake',
    );
    expect(outcome?.memo.asked).toMatchObject({ act: 'add', about: 'butter' });
  });
});

describe('conversions', () => {
  it.each([
    ['2 cups of flour in grams', '255 g'],
    ['half a cup of sugar in grams', '100 g'],
    ['350 F in celsius', '180 °C'],
    ['gas mark 6 in celsius', '200 °C'],
    ['how many ml in a tablespoon', '15 ml'],
    ['6 oz butter in grams', '170 g'],
    ['9 inches in cm', '23 cm'],
    ['165 F in celsius', '74 °C'],
  ])('turns "%s" into %s', (text, part) => {
    expect(ask(askConvert, text).said).toContain(part);
  });
});

describe('danger', () => {
  it.each([
    ['can a baby have honey', 'first birthday'],
    ['can I cook kidney beans in a slow cooker from dry', 'boil hard'],
  ])('is heard in "%s", whatever it was read as', (text, part) => {
    expect(ask(danger, text).said).toContain(part);
  });

  it.each(['a tin of kidney beans and some rice', 'baby potatoes for six', 'hot dog rolls'])(
    'is not heard in "%s"',
    (text) => expect(ask(danger, text).outcome).toBeUndefined(),
  );
});

describe('talk', () => {
  it('never lists dishes, serves a card or asks for one', () => {
    for (const command of Object.values(talk)) {
      const { outcome } = ask(command, 'I am so tired and you got it wrong', 'chicken-korma');
      expect(outcome?.servesCard ?? outcome?.lists ?? outcome?.choice).toBeUndefined();
      expect(outcome?.told.length).toBeGreaterThan(0);
    }
  });

  it('hears what kind of feeling it is', () => {
    expect(ask(talk.feeling, 'my mum died last month').outcome?.told[0]?.message).toContain(
      'grief',
    );
    expect(ask(talk.feeling, 'so tired today').outcome?.told[0]?.message).toContain('tired');
  });
});

describe('all dishes', () => {
  it('contain by the answer what the check found of their ingredients, and their keeping is told', () => {
    const memo = (slug: string): Memo => ({ ...EMPTY_MEMO, card: { slug, edits: [] } });
    const table = layTable(kitchen, [{ role: 'user', content: 'does it have milk in it' }], {
      ...NONE,
      units: 'international',
      persona: 'friendly instructor',
    });
    const [clause] = readClauses(kitchen, 'does it have milk in it', memo('brownies'));
    const [keeps] = readClauses(kitchen, 'how long does it keep', memo('brownies'));
    if (!clause || !keeps) throw new Error('There is no clause.');
    const context = {
      table,
      knowledge: kitchen.language.knowledge,
      before: table.heard,
      message: '',
    };
    for (const { slug, course } of kitchen.cookbook.dishes) {
      const subject = cardOnTable(context, memo(slug));
      if (!subject) throw new Error(slug);
      const { sure } = against(context, subject, { allergies: ['milk'], diets: [] });
      const [told] = askContains(context, memo(slug), clause)?.told ?? [];
      expect(told?.message === 'answers.has', slug).toBe(sure.length > 0);
      expect(askStorage(context, memo(slug), keeps)?.told.length, slug).toBeGreaterThan(0);
      if (course === 'main')
        expect(
          pairing(context, memo(slug), { ...clause, terms: ['side'], foods: [] }),
          slug,
        ).toBeDefined();
    }
  });
});
