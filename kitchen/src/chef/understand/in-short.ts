/** Makes a message as long as its meaning: pictures as words, no stuttering, and no more than can matter. */
import { drawnFood } from '../../safety/pictured.ts';

/** Longer messages are read up to here; nobody's wish takes longer. */
const LONGEST = 1200;

/** What a wish means by a picture, where that is more than the food it shows: a dish, or a mood. */
const WISHED: Readonly<Record<string, string>> = {
  '🌮': 'taco',
  '🌯': 'burrito',
  '🍜': 'noodle soup',
  '🍲': 'stew',
  '🍛': 'curry',
  '🥗': 'salad',
  '🥣': 'soup',
  '🥘': 'paella',
  '🥩': 'steak',
  '🌶': 'spicy',
  '🍳': 'eggs',
  '🍹': 'drink',
};
/** "🥜🚫" and "🚫🥜" both mean none of it. */
const CROSSED_OUT =
  /(?:(\p{Extended_Pictographic})\s*[🚫❌👎🤮🤢☠](?!\s*\p{Extended_Pictographic})|([\p{L}-]+)\s*[🚫❌👎🤮🤢☠](?=\s*(?:$|[,.;!])))/gu;
const CROSS = /[🚫❌👎🤮🤢☠]/gu;
const EMOJI = /\p{Extended_Pictographic}/gu;

/** The beginning and the end of a long message, without stuttering: people say last what they want. */
export function inShort(message: string): string {
  const told = message.replace(CROSSED_OUT, ' no $1$2 ').replace(CROSS, ' no ');
  const words = told
    .replace(EMOJI, (sign) => ` ${WISHED[sign] ?? drawnFood(sign) ?? ''} `)
    .split(/\s+/);
  const text = words.filter((word, at) => word !== words[at - 1]).join(' ');
  return text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST / 2)} ${text.slice(-LONGEST / 2)}`;
}
