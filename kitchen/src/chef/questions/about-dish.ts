/** Answers questions about one dish: the one named, or the one in hand, as it was adapted for this person. */
import type { Dish } from '../../cookbook/dish.ts';
import { TOOLS } from '../../cookbook/tools.ts';
import { adapt } from '../../cook/adapt/adapt.ts';
import { isFood } from '../../cook/adapt/adapt-work.ts';
import { bendingOf, choose } from '../../cook/choose/choose.ts';
import { NO_WISH } from '../../cook/choose/wish.ts';
import { sayMinutes, sayNumberWord } from '../../cook/fill.ts';
import { cardMinutes } from '../../cook/plate/card-minutes.ts';
import { keepsTip } from '../../cook/plate/plate.ts';
import { plateFor } from '../../cook/plate/plate-for.ts';
import { suggest } from '../reply/suggest.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import { uniteNeeds } from '../understand/needs-said.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { sayList } from '../../say/voice/needs-words.ts';
import * as words from '../words/questions.ts';
import { sayPacking, sayPortion, sayStep } from './card-in-hand.ts';
import { COMPANIONS, findPairings } from './pairings.ts';
import { whatItHas } from './what-it-has.ts';

/** The dish that a question is about, if any. */
export function dishMeant({ meaning, before }: Table): Dish | undefined {
  return (
    meaning.named[0]?.dish ??
    before.inHand ??
    (before.offered.length === 1 ? before.offered[0] : undefined)
  );
}

/** Null when there is no dish, or the dish has nothing to say to this kind of question. */
export function aboutDish(table: Table, kind: QuestionKind): string | null {
  const meant = kind === 'what-is' ? table.meaning.named[0]?.dish : dishMeant(table);
  if (!meant) return null;
  const adapted = adapt(table.kitchen, meant, bendingOf(table));
  // What goes into a dish that cannot be made for them is better not read out.
  if (!adapted && kind === 'ingredients') return null;
  const dish = adapted?.dish ?? meant;
  const answer = ANSWERS[kind];
  return answer ? answer(table, dish) : null;
}

const ANSWERS: Partial<Record<QuestionKind, (table: Table, dish: Dish) => string | null>> = {
  keep: sayKeeps,
  reheat: (table, dish) =>
    /reheat|warm|heat/.test(dish.keeps) ? sayKeeps(table, dish) : say(table, words.REHEAT),
  ahead: sayAhead,
  spicy: (table, dish) =>
    say(table, isHot(dish) ? words.SPICY_YES : words.SPICY_NO, { dish: dish.title }),
  ingredients: (table, dish) =>
    say(table, words.MADE_OF, {
      dish: dish.title,
      foods: sayList([...new Set(dish.ingredients.map((item) => item.name))]),
    }),
  time: (table, dish) =>
    saysHowItCooks(table, dish) ??
    say(table, words.TIME, {
      dish: dish.title,
      ...timesSaid(table, dish),
    }),
  serves: (table, dish) =>
    say(table, words.SERVES, {
      dish: dish.title,
      people: sayNumberWord(table.now.people ?? dish.servings),
    }),
  equipment: sayEquipment,
  contains: whatItHas,
  healthy: (table, dish) =>
    say(table, words.HEALTHY, {
      dish: dish.title,
      main: sayList([...dish.ingredients].slice(0, 4).map((item) => item.name)),
    }),
  why: (table, dish) =>
    say(table, words.WHY_DISH, {
      dish: dish.title,
      introduction: dish.introduction,
      tip: dish.tip || dish.introduction,
    }),
  'what-is': (_, dish) =>
    `**${dish.title}** - ${dish.cuisine}, ${sayMinutes(dish.time)}. ${dish.introduction} Shall I write it out for you?`,
  temperature: sayHeat,
  done: sayDone,
  amount: sayAmount,
  pair: sayCompanions,
  step: sayStep,
  portion: sayPortion,
  pack: sayPacking,
};

/** No storing note begins with a name, so behind a colon it goes on small; `fill` begins a sentence again where there is none. */
function inRunningText(keeps: string): string {
  return keeps.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

function sayKeeps(table: Table, dish: Dish): string {
  if (!dish.keeps) return say(table, words.KEEPS_GENERAL);
  const said = say(table, words.KEEPS_DISH, {
    dish: dish.title,
    keeps: inRunningText(keepsTip(dish.keeps)),
  });
  if (!/\b(?:freez\w+|frozen)\b/.test(table.meaning.text)) return said;
  const freezes =
    /freez|frozen/i.test(dish.keeps) &&
    !/(?:not|n't|no) freez|don't freeze|do not freeze/i.test(dish.keeps);
  return `${say(table, freezes ? words.FREEZES : words.FREEZES_NOT_SAID)} ${said}`;
}

function sayAhead(table: Table, dish: Dish): string {
  const easy =
    !EATEN_FRESH.test(dish.keeps) &&
    (dish.keywords.some((word) => ['make-ahead', 'slow', 'batch cooking'].includes(word)) ||
      /better (?:the next day|on the second)|\b(?:[2-9]|\d\d) (?:days|weeks|months)\b|\bweek\b/.test(
        dish.keeps,
      ));
  const said = say(table, easy ? words.AHEAD_YES : words.AHEAD_PARTLY, { dish: dish.title });
  return dish.keeps ? `${said} ${keepsTip(dish.keeps)}` : said;
}

const EATEN_FRESH =
  /^(?:eat at once|best (?:at once|hot|straight|eaten|fresh|within|on the day|the same))/i;

function isHot(dish: Dish): boolean {
  return (
    dish.keywords.some((word) => /spicy|hot|numbing|chilli|scotch/.test(word)) ||
    dish.ingredients.some((item) =>
      /chill?i|cayenne|scotch bonnet|harissa|sriracha|gochu/i.test(item.name),
    )
  );
}

function sayEquipment(table: Table, dish: Dish): string {
  const tool = TOOLS.find((one) =>
    new RegExp(`\\bneed (?:a|an|any) [a-z ]*\\b${one}\\b`).test(table.meaning.text),
  );
  if (tool) {
    const needs = table.kitchen.cookbook.facts.get(dish.slug)?.tools.has(tool);
    return say(table, needs ? words.TOOL_YES : words.TOOL_NO, { dish: dish.title, tool });
  }
  const { instructions } = plateFor(table, dish);
  const sized = /\b(?:size|big|large)\b/.test(table.meaning.text)
    ? instructions
        .flatMap((step) => step.split(/(?<=[.;])\s+/))
        .find((one) =>
          /\d[\d½]*(?: cm|-inch|-litre|-quart| inch)[^.]*\b(?:tin|dish|pan|tray|pot)\b/.test(one),
        )
    : undefined;
  if (sized) return sized;
  const tools = dish.steps
    .flat()
    .flatMap((piece) => (piece.kind === 'cookware' ? [piece.text] : []));
  const unique = [...new Set(tools)].slice(0, 6);
  if (unique.length === 0) return say(table, words.EQUIPMENT_NONE, { dish: dish.title });
  return say(table, words.EQUIPMENT, {
    dish: dish.title,
    tools: sayList(unique.map((tool) => `a ${tool}`.replace(/^a ([aeiou])/, 'an $1'))),
  });
}

/** The sentences of the steps that name a temperature, in the person's units. */
function sayHeat(table: Table, dish: Dish): string | null {
  const { instructions } = plateFor(table, dish);
  const told = instructions
    .flatMap((step) => step.split(/(?<=[.;])\s+/))
    .filter((sentence) => /°|gas mark/.test(sentence));
  const [first, ...more] = told;
  if (!first) return null;
  return [first, ...more.slice(0, 1)].join(' ');
}

/** "How long in the oven": the sentences that time what heat does. */
function saysHowItCooks(table: Table, dish: Dish): string | null {
  const [asked] = HEAT_WORDS.exec(table.meaning.text) ?? [];
  if (asked === undefined) return null;
  const { instructions } = plateFor(table, dish, table.now.people);
  const timed = instructions
    .flatMap((step) => step.split(/(?<=[.;])\s+/))
    .filter((sentence) => /\b(?:minutes?|hours?)\b/.test(sentence));
  const hot =
    asked === 'oven' ? /\b(?:oven|bake|roast)/i : new RegExp(`\\b${asked.slice(0, 4)}`, 'i');
  const said = timed.filter(
    (sentence) => hot.test(sentence) && !/\bheat the oven\b/i.test(sentence),
  );
  return said.length > 0 ? said.slice(0, 2).join(' ') : null;
}

/** As the card for so many has them. */
function timesSaid(table: Table, dish: Dish): { time: string; active: string } {
  const { time, active } = cardMinutes(table, dish);
  return { time: sayMinutes(time), active: sayMinutes(active) };
}

const HEAT_WORDS = /\b(?:oven|bake|roast|simmer|boil|fry|grill|braise)\b/;

/** Where the steps say until when, the last and the hottest words of it. */
function sayDone(table: Table, dish: Dish): string {
  const { instructions } = plateFor(table, dish);
  const told = instructions
    .flatMap((step) => step.split(/(?<=[.;])\s+/))
    .filter((sentence) => /\buntil\b|°|\bwhen (?:it|they|the)\b|\bdone\b/.test(sentence));
  const heat = told.filter((sentence) => /°/.test(sentence) && !/oven/i.test(sentence));
  const signs = [...new Set([...heat.slice(-1), ...told.slice(-2)])];
  if (signs.length === 0)
    return say(table, words.TIME, {
      dish: dish.title,
      ...timesSaid(table, dish),
    });
  return [say(table, words.DONE_WHEN, { dish: dish.title }), ...signs].join(' ');
}

function sayAmount(table: Table, dish: Dish): string | null {
  const foods = [...table.meaning.include, ...table.meaning.avoid];
  const index = dish.ingredients.findIndex((item) =>
    foods.some((food) => isFood(table, item.name, food)),
  );
  const name = dish.ingredients[index]?.name;
  if (name === undefined) return null;
  const line = plateFor(table, dish, table.now.people).ingredients.find((one) =>
    one.includes(name),
  );
  return line ? say(table, words.AMOUNT_IN_DISH, { dish: dish.title, line }) : null;
}

const FRESH = {
  label: '',
  keywords: ['salad', 'fresh', 'light', 'vegetables', 'greens', 'raw', 'pickle'],
  against: ['potatoes', 'rice', 'noodles', 'pasta', 'deep-fry', 'mash'],
  firm: false,
} as const;

/** What goes on a cake is no dish of its own. */
function sayIcing(table: Table, dish: Dish): string | null {
  const asked = ICING.exec(table.meaning.text)?.[0];
  if (asked === undefined || !SWEET_COURSES.has(dish.course)) return null;
  const kind = /chocolate|cocoa/i.test(dish.title) ? 'chocolate cake' : 'cake';
  const ideas = findPairings(`frosting ${kind}`)?.ideas ?? [];
  const vegan = /^vegan\b/i.test(dish.title) ? uniteNeeds(table.now.needs, VEGAN) : table.now.needs;
  const fit = ideas.filter((idea) => speaks(table.kitchen, idea, vegan)).slice(0, 4);
  return fit.length > 0
    ? say(table, words.ON_TOP, { dish: dish.title, ideas: sayList(fit, 'or') })
    : null;
}

const VEGAN = { allergies: [], diets: ['Vegan'] } as const;
const ICING = /\b(?:frosting|icing|filling|topping|glaze)s?\b/;
const SWEET_COURSES: ReadonlySet<string> = new Set(['dessert', 'bread', 'breakfast', 'snack']);

function sayCompanions(table: Table, dish: Dish): string {
  const icing = sayIcing(table, dish);
  if (icing) return icing;
  const drinks = /\b(?:drinks?|wine|beer|sip|beverage)\b/.test(table.meaning.text);
  const { course, include } = table.meaning;
  const courses = drinks ? (['drink'] as const) : (course?.courses ?? COMPANIONS[dish.course]);
  // What is filling already goes with something fresh.
  const filling =
    dish.course === 'main' && /\b(?:rice|pasta|noodles?|potato)/.test(dish.keywords.join(' '));
  const wish = {
    ...NO_WISH,
    include: include.filter((food) => !isFood(table, dish.title, food)).slice(0, 1),
    moods: filling ? [FRESH] : [],
    course: {
      label: 'a companion',
      courses,
      keywords: [dish.cuisine, ...(course?.keywords ?? [])],
      narrow: true,
    },
    cuisine: { label: dish.cuisine, names: [dish.cuisine], nearest: false },
  };
  const lead = [say(table, words.PAIR_DISHES, { dish: dish.title })];
  const wanted = [
    wish,
    { ...wish, cuisine: undefined },
    { ...wish, cuisine: undefined, include: [] },
  ].find((one) => choose(table, one, 1)[0]?.missed.length === 0) ?? { ...wish, cuisine: undefined };
  return suggest(table, wanted, { leads: lead });
}
