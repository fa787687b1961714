/** Answers a wish: a card when it is clear, a list when it is open, and the truth when the book lacks it. */
import { factsFor } from '../cookbook/cookbook.ts';
import { isPlainWord } from '../cookbook/plain-words.ts';
import { foodMatch } from './match.ts';
import { sayList } from './needs-words.ts';
import { englishOnly, type Reply, serveBest } from './serve-dish.ts';
import { suggest } from './suggest.ts';
import { say, type Table } from './table.ts';
import { namesAnything, namesContent } from './understand/meaning.ts';
import { clarity, isOpen } from './wish.ts';
import * as offering from './words/offering.ts';

export function onWish(table: Table): Reply | null {
  const { meaning, now } = table;
  if (!namesAnything(meaning)) return null;
  const wish = now.wish;
  const unknown = unknownDish(table);
  if (unknown && !meaning.cuisine) {
    return suggest(table, wish, {
      before: say(table, offering.NOT_IN_BOOK, { name: unknown }),
      leads: NEAR_LEADS,
    });
  }
  const narrowed = clarity(wish, now.needs.allergies.length + now.needs.diets.length);
  const needs = onlyNeeds(table);
  // A new restriction on an open list asks for a new list.
  const asksAnew =
    namesContent(meaning) ||
    meaning.moods.length > 0 ||
    meaning.time.maxMinutes !== undefined ||
    meaning.people.people !== undefined;
  if (narrowed >= 1.5 && !needs && asksAnew && !wish.cuisine?.nearest)
    return serveBest(table, wish, 'wish');
  const list = suggest(table, wish, { before: englishOnly(table) });
  // One dish is no choice.
  return list.includes('\n2. ') || needs || !namesContent(meaning) || !list.includes('\n1. ')
    ? list
    : serveBest(table, wish, 'wish');
}

const NEAR_LEADS = [
  'The nearest I can offer:',
  'What comes closest:',
  'Perhaps one of these instead:',
  'These are in the same spirit:',
  'Close relations:',
  'From the same corner of the kitchen:',
] as const;

/** Somebody who has only told us what they cannot eat has not asked for a dish yet. */
function onlyNeeds({ meaning, now }: Table): boolean {
  return (
    !namesContent(meaning) &&
    isOpen(now.wish) &&
    meaning.moods.length === 0 &&
    meaning.time.maxMinutes === undefined &&
    meaning.people.people === undefined
  );
}

/** "beef wellington": words that are in nobody's pantry beside a wish make a dish we lack. */
function unknownDish({ meaning, kitchen }: Table): string {
  const { cookbook } = kitchen;
  const unheard = meaning.include.find(
    (food) => !cookbook.dishes.some((dish) => foodMatch(factsFor(cookbook, dish), food) > 0),
  );
  if (unheard)
    return sayList(
      meaning.include.map((food) => food.said),
      '',
    ).replace(/ +/g, ' ');
  const strange = meaning.strange.filter((word) => !isPlainWord(word));
  const [first] = strange;
  if (!first || meaning.language || strange.length > 2 || meaning.text.split(' ').length > 9)
    return '';
  const before = new RegExp(`(?:[\\p{L}]+ )?${first}\\b`, 'u').exec(meaning.text)?.[0] ?? first;
  if (strange.length === 2 && meaning.text.includes(strange.join(' '))) return strange.join(' ');
  const [word] = before.split(' ');
  return isPlainWord(word ?? '') ? first : before;
}

/** A plain word for a dish nobody here knows: say so, and offer. */
export function onStrange(table: Table): Reply | null {
  const { meaning } = table;
  const asked =
    meaning.wantsRecipe ||
    /^(?:i want|can i have|how about|make|cook|do you have|any|some)\b/.test(meaning.text);
  const name = meaning.strange.slice(0, 3).join(' ');
  if (!asked || name === '' || meaning.talk) return null;
  return suggest(table, table.now.wish, {
    before: say(table, offering.NOT_IN_BOOK, { name }),
    leads: NEAR_LEADS,
  });
}
