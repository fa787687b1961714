/** Answers questions about one dish: the one named, or the one in hand, as it was adapted for this person. */
import type { Dish } from '../../cookbook/dish.ts';
import { adapt } from '../adapt.ts';
import { isFood } from '../adapt-work.ts';
import { bendingOf, choose } from '../choose.ts';
import { sayMinutes, sayNumberWord } from '../fill.ts';
import { sayList } from '../needs-words.ts';
import { keepsTip, plate } from '../plate.ts';
import { suggest } from '../suggest.ts';
import { say, type Table } from '../table.ts';
import type { QuestionKind } from '../understand/questions.ts';
import { NO_WISH } from '../wish.ts';
import * as words from '../words/questions.ts';
import { COMPANIONS } from './pairings.ts';
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
  const dish = adapt(table.kitchen, meant, bendingOf(table))?.dish ?? meant;
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
  time: (table, dish) =>
    say(table, words.TIME, {
      dish: dish.title,
      time: sayMinutes(dish.time),
      active: sayMinutes(dish.active),
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
    dish.keywords.some((word) => ['make-ahead', 'slow', 'batch cooking'].includes(word)) ||
    /better the next day|days? in the fridge/.test(dish.keeps);
  const said = say(table, easy ? words.AHEAD_YES : words.AHEAD_PARTLY, { dish: dish.title });
  return dish.keeps ? `${said} ${keepsTip(dish.keeps)}` : said;
}

function isHot(dish: Dish): boolean {
  return (
    dish.keywords.some((word) => /spicy|hot|numbing|chilli|scotch/.test(word)) ||
    dish.ingredients.some((item) =>
      /chill?i|cayenne|scotch bonnet|harissa|sriracha|gochu/i.test(item.name),
    )
  );
}

function sayEquipment(table: Table, dish: Dish): string {
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
  const { instructions } = plate(table.kitchen, dish, table.units, undefined, [], table.seed);
  const told = instructions
    .flatMap((step) => step.split(/(?<=[.;])\s+/))
    .filter((sentence) => /°|gas mark/.test(sentence));
  const [first, ...more] = told;
  if (!first) return null;
  return [first, ...more.slice(0, 1)].join(' ');
}

/** Where the steps say until when, the last and the hottest words of it. */
function sayDone(table: Table, dish: Dish): string {
  const { instructions } = plate(table.kitchen, dish, table.units, undefined, [], table.seed);
  const told = instructions
    .flatMap((step) => step.split(/(?<=[.;])\s+/))
    .filter((sentence) => /\buntil\b|°|\bwhen (?:it|they|the)\b|\bdone\b/.test(sentence));
  const heat = told.filter((sentence) => /°/.test(sentence) && !/oven/i.test(sentence));
  const signs = [...new Set([...heat.slice(-1), ...told.slice(-2)])];
  if (signs.length === 0)
    return say(table, words.TIME, {
      dish: dish.title,
      time: sayMinutes(dish.time),
      active: sayMinutes(dish.active),
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
  const line = plate(
    table.kitchen,
    dish,
    table.units,
    table.now.people,
    [],
    table.seed,
  ).ingredients.find((one) => one.includes(name));
  return line ? say(table, words.AMOUNT_IN_DISH, { dish: dish.title, line }) : null;
}

function sayCompanions(table: Table, dish: Dish): string {
  const drinks = /\b(?:drinks?|wine|beer|sip|beverage)\b/.test(table.meaning.text);
  const courses = drinks ? (['drink'] as const) : COMPANIONS[dish.course];
  const wish = {
    ...NO_WISH,
    course: { label: 'a companion', courses, keywords: [dish.cuisine], narrow: true },
    cuisine: { label: dish.cuisine, names: [dish.cuisine], nearest: false },
  };
  const lead = [say(table, words.PAIR_DISHES, { dish: dish.title })];
  const [near] = choose(table, wish, 1);
  const wanted = near?.missed.length === 0 ? wish : { ...wish, cuisine: undefined };
  return suggest(table, wanted, { leads: lead });
}
