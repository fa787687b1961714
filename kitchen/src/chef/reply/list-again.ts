/** Changes a list that was offered: one dish of it exchanged, or a whole plan turned round by a new wish. */
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { type Choice, choose, suitsTable } from '../../cook/choose/choose.ts';
import { holdsFood } from '../../cook/choose/match.ts';
import { likeThis, type Wish } from '../../cook/choose/wish.ts';
import { say, type Table } from '../../cook/table.ts';
import { namesContent, namesModifier } from '../understand/meaning.ts';
import { PLAN_RENEWED, PLAN_STANDS } from '../words/list-ends.ts';
import { dayIn } from './days.ts';
import { listWith } from './listed.ts';
import { choiceOf, slugs } from './serve-dish.ts';

/** "swap number 3 for something else", "not the second": the same list with another dish in its place. */
export function onSwapInList(table: Table): string | null {
  const { meaning, before, now } = table;
  if (before.offered.length < 2 || before.lastSaid !== 'list') return null;
  const { text } = meaning;
  const old = SWAPS.test(text) ? pointedAt(table) : undefined;
  if (!old || /\b(?:but|with)\b.*\binstead\b/.test(text)) return null;
  const like = likeThis(old, now.wish);
  const wish = meaning.include.length > 0 ? { ...like, include: meaning.include } : like;
  const [fresh] = choose(table, wish, 1, slugs([...before.everOffered, ...before.offered]));
  const choices = before.offered.flatMap((dish) =>
    dish.slug === old.slug ? (fresh ? [fresh] : []) : choiceOf(table, dish),
  );
  return written(table, say(table, SWAPPED_IN_LIST), choices);
}

const SWAPS =
  /\b(?:swap|change|replace|exchange|switch|boring|hates?|don't (?:like|want|fancy)|doesn't (?:like|want)|(?:something|anything) (?:else|different|other)|another (?:one )?(?:for|instead)|instead of|not (?:keen on |sure about |into |so )?(?:the |number |no\.? ?|that )?(?:first|second|third|fourth|fifth|sixth|seventh|last|\d|mon|tue|wed|thu|fri|sat|sun))/;

/** Which dish of the list is meant: by its number, its day, or its part in a menu. */
function pointedAt({ meaning, before }: Table): Dish | undefined {
  const { reply, text } = meaning;
  const { offered } = before;
  if (reply?.kind === 'index') return offered[reply.index];
  if (reply?.kind === 'last') return offered.at(-1);
  const day = dayIn(text);
  if (day >= 0) return offered[day];
  return partMeant({ meaning, before });
}

/** "The main", said of a menu. */
export function partMeant({
  meaning,
  before,
}: Pick<Table, 'meaning' | 'before'>): Dish | undefined {
  const part = PART.exec(meaning.text)?.[1];
  return part === undefined
    ? undefined
    : before.offered.find((dish) => PARTS[part]?.includes(dish.course));
}

const PART = /\b(?:the|another|different) (starter|soup|salad|main|dessert|pudding|side)\b/;

/** Courses by what a guest calls them. */
const PARTS: Readonly<Record<string, readonly Dish['course'][]>> = {
  starter: ['soup', 'salad', 'snack'],
  soup: ['soup'],
  salad: ['salad'],
  main: ['main'],
  dessert: ['dessert'],
  pudding: ['dessert'],
  side: ['side'],
};

const SWAPPED_IN_LIST = [
  'Done, the list now reads:',
  'Swapped. Now it goes:',
  'As you like; here is the new list:',
] as const;

/** "No fish", "cheaper", "all vegetarian", said of a plan: the same plan, with others where a dish does not go with it. */
export function onPlanAgain(table: Table): string | null {
  const { meaning, before } = table;
  if (before.lastSaid !== 'list' || !before.planned || meaning.question !== undefined) return null;
  const { reply, named } = meaning;
  if (named.length > 0 || (reply && reply.kind !== 'no' && reply.kind !== 'another')) return null;
  const anew = reply?.kind === 'another' || (namesContent(meaning) && OF_ALL.test(meaning.text));
  if (!anew && (namesContent(meaning) || !namesModifier(meaning))) return null;
  const kept = before.offered.filter((dish) => !anew && goesWithIt(table, dish));
  const choices: Choice[] = [];
  for (const dish of before.offered)
    choices.push(
      ...(kept.includes(dish) ? choiceOf(table, dish) : inItsPlace(table, dish, choices)),
    );
  if (choices.length === 0) return null;
  const stands = kept.length === before.offered.length;
  return written(table, say(table, stands ? PLAN_STANDS : PLAN_RENEWED), choices);
}

const OF_ALL =
  /\b(?:all|them|they|each|every\w*|only|more|mostly|plan|week|meals|dinners|lunches|different|others?|something|instead)\b/;

function goesWithIt(table: Table, dish: Dish): boolean {
  const { kitchen, now, meaning } = table;
  const facts = getDishFacts(kitchen.cookbook, dish);
  const [choice] = choiceOf(table, dish);
  if (!choice || !suitsTable(table, dish) || now.refused.includes(dish)) return false;
  if (now.refusedCuisines.includes(dish.cuisine)) return false;
  if (meaning.avoid.some((food) => holdsFood(facts, food))) return false;
  const most = meaning.time.maxMinutes ?? (meaning.time.quicker ? 30 : undefined);
  if (most !== undefined && choice.adapted.dish.time > most) return false;
  return meaning.moods.every((mood) => mood.keywords.some((one) => dish.keywords.includes(one)));
}

function inItsPlace(table: Table, dish: Dish, chosen: readonly Choice[]): readonly Choice[] {
  const { before, now } = table;
  const taken = slugs([
    ...before.everOffered,
    ...before.offered,
    ...chosen.map((one) => one.adapted.original),
  ]);
  const { include, words, cuisine } = now.wish;
  const like: Wish = {
    ...likeThis(dish, now.wish),
    moods: now.wish.moods,
    include,
    words,
    ...(cuisine ? { cuisine } : {}),
  };
  const others = choose(table, like, 6, taken);
  const seen = new Set(chosen.map((one) => one.adapted.original.keywords[0]));
  return [others.find((one) => !seen.has(one.adapted.original.keywords[0])) ?? others[0]].flatMap(
    (one) => (one ? [one] : []),
  );
}

function written(table: Table, lead: string, choices: readonly Choice[]): string {
  return listWith(table, lead, choices, table.before.planned ? 'plan' : 'list');
}
