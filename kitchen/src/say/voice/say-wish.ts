/** A wish in words, as we say it back: "a quick vegan curry for six". */
import { normalise } from '../../text/normalise.ts';
import type { Wish } from '../../cook/choose/wish.ts';
import { sayMinutes, sayNumberWord } from '../../cook/fill.ts';
import { speaks, type Table } from '../../cook/table.ts';
import { allNeeds, needsWords, sayList } from './needs-words.ts';

/** Empty when there is nothing to say back. Foods that needs rule out are left unsaid. */
export function sayWish(table: Table, wish: Wish): string {
  const { now, kitchen } = table;
  const foods = wish.include
    .map((food) => food.said.replace(COUNTED, '$&s'))
    .filter((food) => speaks(kitchen, food, now.needs));
  const moods = wish.moods
    .map((mood) => mood.label)
    .filter((label) => label !== '' && !label.includes(' '));
  const quick = wish.maxMinutes !== undefined && !wish.firmTime ? ['quick'] : [];
  const needs =
    table.meaning.needs.diets.length + table.meaning.needs.allergies.length > 0
      ? [needsWords(allNeeds(now.needs))]
      : [];
  const adjectives = [
    ...quick,
    ...moods.slice(0, 2),
    ...needs,
    ...(wish.cuisine ? [wish.cuisine.label] : []),
  ];
  const sayable = wish.words.filter((word) => speaks(kitchen, word, now.needs));
  const noun = nounFor({ ...wish, words: sayable });
  const rest = [
    foods.length > 0 ? `with ${sayList(foods.slice(0, 4))}` : '',
    now.people ? `for ${sayNumberWord(now.people ?? 0)}` : '',
    wish.firmTime && wish.maxMinutes !== undefined ? `in ${sayMinutes(wish.maxMinutes)}` : '',
    wish.moods
      .map((mood) => mood.label)
      .filter((label) => label.includes(' ') && !wish.course?.label.includes('party'))
      .slice(0, 2)
      .join(' and '),
  ].filter(Boolean);
  if (adjectives.length === 0 && rest.length === 0 && noun === 'dish') return '';
  const phrase =
    noun === 'dish' && rest.length === 0 && adjectives.length === 1
      ? `something ${adjectives.join(' ')}`
      : withArticle(noun, adjectives);
  return [phrase, ...rest].join(' ');
}

/** Nobody cooks with one noodle. */
const COUNTED =
  /\b(?:noodle|egg|mushroom|prawn|shrimp|bean|lentil|chickpea|nut|peanut|almond|walnut|carrot|onion|olive|oat|green)$/;

function nounFor(wish: Wish): string {
  const words = wish.words.filter(
    (word) => !wish.include.some((food) => normalise(food.said).includes(word)),
  );
  if (words.length > 0) return words.slice(0, 3).join(' ');
  return wish.course ? wish.course.label.replace(/^an? /, '') : 'dish';
}

const WITHOUT_ARTICLE = new Set([
  'soup',
  'bread',
  'breakfast',
  'brunch',
  'lunch',
  'dinner',
  'dessert',
  "children's party",
]);

function withArticle(noun: string, adjectives: readonly string[]): string {
  const phrase = [...adjectives, noun].join(' ');
  if (WITHOUT_ARTICLE.has(noun) && adjectives.length === 0) return phrase;
  return `${/^(?!one|uni|eu)[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
}
