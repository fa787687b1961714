/** Says a message in plain words: pictures as words, and no stuttering. */
import { findEmojiFood } from '../../safety/match/emoji-foods.ts';

/** A picture is a few letters for one sign, so that a message of pictures alone could become long again. */
const LONGEST = 1800;

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
  /(?:(\p{Extended_Pictographic})\s*[🚫❌👎🤮🤢☠](?!\s*\p{Extended_Pictographic})|(?<![\p{L}-])([\p{L}-]+)\s*[🚫❌👎🤮🤢☠](?=\s*(?:$|[,.;!])))/gu;
const CROSS = /[🚫❌👎🤮🤢☠]/gu;
const EMOJI = /\p{Extended_Pictographic}/gu;

/** `message` is a piece of bounded length. */
export function inShort(message: string): string {
  const told = message.replace(CROSSED_OUT, ' no $1$2 ').replace(CROSS, ' no ');
  const words = told
    .replace(EMOJI, (sign) => ` ${WISHED[sign] ?? findEmojiFood(sign) ?? ''} `)
    .split(/\s+/);
  const text = words.filter((word, at) => word !== words[at - 1]).join(' ');
  return text.slice(0, LONGEST);
}
