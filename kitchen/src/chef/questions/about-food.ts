/** "Is soy sauce ok for a coeliac?": one food held against the needs asked about, from the pantry's own facts. */
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import type { Restriction } from '../../vocabulary.ts';
import { isPlural } from '../../cook/adapt/rename.ts';
import { choose } from '../../cook/choose/choose.ts';
import { NO_WISH } from '../../cook/choose/wish.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import { asksWhatItIs } from '../understand/meaning.ts';
import { needsNamed } from '../understand/needs-said.ts';
import { otherAllergen } from '../understand/other-allergens.ts';
import { allNeeds, needsWords, sayList } from '../../say/voice/needs-words.ts';
import * as words from '../words/food-answers.ts';
import { breakSaid, brokenBy } from './breaks.ts';
import { findPairings } from './pairings.ts';

/** Never claims more than the list shows, and names no food that the person must not eat. */
export function aboutFood(table: Table): string | null {
  const { foodAsked, text } = table.meaning;
  const { kitchen, now } = table;
  if (foodAsked === undefined) return null;
  const food = speaks(table.kitchen, foodAsked, table.now.needs) ? foodAsked : 'that one';
  const facts = findLineFacts(table.kitchen.rules, foodAsked);
  if (!facts.recognised) return say(table, words.FOOD_UNKNOWN, { food });
  const broken = brokenBy(table, foodAsked);
  if (broken && broken.kind !== 'needs') return breakSaid(table, foodAsked) ?? null;
  const hidden = now.avoid
    .map((one) => one.said)
    .filter(
      (said) => otherAllergen(said)?.carriers.test(foodAsked) && speaks(kitchen, said, now.needs),
    );
  if (hidden.length > 0)
    return say(table, words.FOOD_MAY_HIDE, { food, what: sayList(hidden, 'or') });
  const named = needsNamed(text.replace(foodAsked, ' '));
  const asked = allNeeds(allNeeds(named).length > 0 ? named : table.now.needs);
  if (asked.length === 0) return contents(table, food, facts);
  const sure: readonly Restriction[] = [...facts.allergens.contains, ...facts.excludes];
  const may: readonly Restriction[] = [...facts.allergens.mayContain, ...facts.mayExclude];
  const against = asked.filter((one) => sure.includes(one));
  if (against.length > 0) return say(table, words.FOOD_NOT, { food, needs: needsWords(against) });
  const doubtful = asked.filter((one) => may.includes(one));
  if (doubtful.length > 0)
    return say(table, words.FOOD_MAYBE, { food, needs: needsWords(doubtful) });
  return say(table, words.FOOD_NOTHING, { food, needs: needsWords(asked) });
}

/** What the pantry knows of it, what it goes with and where the book has it. */
export function whatFoodIs(table: Table): string | null {
  const { meaning, kitchen, now } = table;
  const [food] = meaning.include;
  if (!food || !asksWhatItIs(meaning) || !speaks(kitchen, food.said, now.needs)) return null;
  const kind = food.kinds.find((one) => !TOO_VAGUE.has(one));
  const said = food.said.replace(/^./, (letter) => letter.toUpperCase());
  const many = isPlural(food.said);
  const is = kind ? `${said} ${many ? 'are' : 'is'} ${many ? manyOf(kind) : oneOf(kind)}.` : '';
  const ideas = (findPairings(food.said)?.ideas ?? []).filter((idea) =>
    speaks(kitchen, idea, now.needs),
  );
  const goes = ideas.length > 0 ? `It goes with ${sayList(ideas.slice(0, 3))}.` : '';
  const dishes = choose(table, { ...NO_WISH, include: [food] }, 3)
    .filter((choice) => choice.missed.length === 0)
    .map((choice) => `**${choice.adapted.dish.title}**`);
  const cooked =
    dishes.length > 0 ? say(table, words.FOOD_COOKED_IN, { dishes: sayList(dishes) }) : '';
  const told = [is, many ? goes.replace(/^It goes/, 'They go') : goes, cooked].filter(Boolean);
  return told.length > 0 ? told.join(' ') : null;
}

const TOO_VAGUE = new Set(['food', 'condiment', 'dish']);
/** Kinds that are spoken of without an article. */
const STUFF = new Set([
  'fish',
  'meat',
  'pork',
  'beef',
  'lamb',
  'dairy',
  'alcohol',
  'shellfish',
  'cream',
  'wheat',
  'pasta',
]);

function oneOf(kind: string): string {
  if (STUFF.has(kind)) return `a kind of ${kind}`;
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

function manyOf(kind: string): string {
  return STUFF.has(kind) ? `a kind of ${kind}` : `${kind}s`;
}

/** Nobody said for whom: tell what is in it. */
function contents(table: Table, food: string, facts: ReturnType<typeof findLineFacts>): string {
  const { contains, mayContain } = facts.allergens;
  if (contains.length > 0) return say(table, words.FOOD_HOLDS, { food, what: contains.join(', ') });
  if (mayContain.length > 0)
    return say(table, words.FOOD_MAY_HOLD, { food, what: mayContain.join(', ') });
  return say(table, words.FOOD_HOLDS_NONE, { food });
}
