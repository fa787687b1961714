/** Makes a message as long as its meaning: pictures as words, no stuttering, and no more than can matter. */

/** Longer messages are read up to here; nobody's wish takes longer. */
const LONGEST = 1200;

const PICTURED: Readonly<Record<string, string>> = {
  '🍕': 'pizza',
  '🍔': 'burger',
  '🌮': 'taco',
  '🌯': 'burrito',
  '🍝': 'spaghetti',
  '🍜': 'noodle soup',
  '🍲': 'stew',
  '🍛': 'curry',
  '🥗': 'salad',
  '🥣': 'soup',
  '🥘': 'paella',
  '🍣': 'sushi',
  '🍤': 'prawns',
  '🦐': 'prawns',
  '🐟': 'fish',
  '🍗': 'chicken',
  '🐔': 'chicken',
  '🥩': 'steak',
  '🍳': 'eggs',
  '🥚': 'eggs',
  '🥞': 'pancakes',
  '🍞': 'bread',
  '🍰': 'cake',
  '🎂': 'cake',
  '🍪': 'cookies',
  '🍫': 'chocolate',
  '🍚': 'rice',
  '🍎': 'apple',
  '🍌': 'banana',
  '🥑': 'avocado',
  '🍄': 'mushrooms',
  '🥔': 'potatoes',
  '🍅': 'tomatoes',
  '🧀': 'cheese',
  '🌶': 'spicy',
  '🍹': 'drink',
};
const EMOJI = /\p{Extended_Pictographic}/gu;

/** The beginning and the end of a long message, without stuttering: people say last what they want. */
export function inShort(message: string): string {
  const words = message.replace(EMOJI, (sign) => ` ${PICTURED[sign] ?? ''} `).split(/\s+/);
  const text = words.filter((word, at) => word !== words[at - 1]).join(' ');
  return text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST / 2)} ${text.slice(-LONGEST / 2)}`;
}
