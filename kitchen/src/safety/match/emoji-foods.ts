/** Reads emoji of foods ("1 🧀", "butter and 🥚") as their names, where they stand for a food and do not only decorate. */
import type { Token } from '../../text/tokenise.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  '🧀': ['cheese'], '🥛': ['milk'], '🧈': ['butter'], '🍦': ['ice', 'cream'], '🍨': ['ice', 'cream'],
  '🥚': ['egg'], '🐟': ['fish'], '🐠': ['fish'], '🍣': ['sushi'], '🍥': ['fish', 'cake'], '🦐': ['prawn'], '🍤': ['prawn'],
  '🦀': ['crab'], '🦞': ['lobster'], '🦑': ['squid'], '🐙': ['octopus'], '🦪': ['oyster'], '🥜': ['peanut'],
  '🌰': ['chestnut'], '🍞': ['bread'], '🥖': ['baguette'], '🥐': ['croissant'], '🥯': ['bagel'], '🥨': ['pretzel'],
  '🧇': ['waffle'], '🥞': ['pancake'], '🍝': ['spaghetti'], '🍜': ['noodle'], '🍕': ['pizza'], '🍪': ['cookie'],
  '🍩': ['doughnut'], '🎂': ['cake'], '🍰': ['cake'], '🧁': ['cupcake'], '🍫': ['chocolate'], '🍺': ['beer'], '🍻': ['beer'],
  '🥓': ['bacon'], '🥩': ['beef'], '🍖': ['meat'], '🍗': ['chicken'], '🐔': ['chicken'], '🐓': ['chicken'], '🐖': ['pork'],
  '🐄': ['beef'], '🌭': ['hot', 'dog'], '🍔': ['burger'], '🍯': ['honey'], '🍚': ['rice'], '🌽': ['corn'], '🥔': ['potato'],
  '🥥': ['coconut'], '🍅': ['tomato'], '🧄': ['garlic'], '🧅': ['onion'], '🥕': ['carrot'], '🍋': ['lemon'], '🍎': ['apple'],
  '🍌': ['banana'], '🥑': ['avocado'], '🍄': ['mushroom'], '🧂': ['salt'], '🌶': ['chilli'], '🫘': ['bean'], '🫒': ['olive'],
}; // biome-ignore format: a table

const ANY = new RegExp(Object.keys(NAMES).join('|'), 'gu');
/** Nothing but an amount follows, or a second food: "🧈 50 g", "🦐 x 6", "🥜 and salt"; not "🥚 2 potatoes". */
const COUNTED =
  /^(?:\s|\u{fe0f})*(?:(?:[x×]\s*)?[\d½¼¾⅓⅔⅛][\d\s./½¼¾⅓⅔⅛]*[a-z]{0,4}\s*(?:$|[,(])|an?\s+\p{L}+\s*(?:$|[,(])|(?:and|or|with|plus)\b|[&+])/iu;
/** An emoji before a text, or behind its last full stop, only decorates it. */
const DECORATIVE = /(?:^|[.!?…])[^\p{L}\p{N}.!?…]*$/u;

interface EmojiMatch {
  readonly at: number;
  readonly end: number;
  readonly words: readonly string[];
}

/** How many characters around an emoji are read. */
const NEAR = 48;
const PARTS = /[,;:&+()|/]|\b(?:and|or|with|plus)\b/giu;

/** Whether the words beside a picture say what it shows, and more exactly: "oat milk 🥛". */
function isNamedNearby(text: string, { at, end, words }: EmojiMatch): boolean {
  const before =
    text
      .slice(Math.max(0, at - NEAR), at)
      .split(PARTS)
      .at(-1) ?? '';
  const after = text.slice(end, end + NEAR).split(PARTS)[0] ?? '';
  return new RegExp(`\\b${words.at(-1)}(?:s|es)?\\b`, 'iu').test(`${before} ${after}`);
}

/** The pictures of `text` that stand for a food. Linear in the text. */
function findFoodEmojis(text: string): EmojiMatch[] {
  const isWritten = /\p{L}/u.test(text);
  return [...text.matchAll(ANY)].flatMap(({ 0: sign, index: at }) => {
    const picture: EmojiMatch = { at, end: at + sign.length, words: NAMES[sign] ?? [] };
    const adorns =
      isWritten &&
      DECORATIVE.test(text.slice(Math.max(0, at - NEAR), at)) &&
      !COUNTED.test(text.slice(picture.end, picture.end + NEAR));
    return adorns || isNamedNearby(text, picture) ? [] : [picture];
  });
}

const BETWEEN = /^(?:[\s-]|\u{fe0f}|\u{200d})*$/u;

/** The tokens of `text` with those of its pictures among them, in order. */
export function insertEmojiFoods(text: string, tokens: readonly Token[]): readonly Token[] {
  if (text.search(ANY) < 0) return tokens;
  const drawn = findFoodEmojis(text).flatMap(({ at, end, words }) =>
    words.map((word): Token => ({ text: word, start: at, end, gap: 'broken' })),
  );
  if (drawn.length === 0) return tokens;
  const all = [...tokens, ...drawn].sort((one, other) => one.start - other.start);
  return all.map((token, at) => {
    const before = all[at - 1];
    const isJoined = before && BETWEEN.test(text.slice(before.end, token.start));
    return isJoined ? { ...token, gap: 'joined' } : token;
  });
}

/** Whether the text has an emoji, which may be a food even if it is not in our table. */
export function hasEmoji(text: string): boolean {
  return /\p{Extended_Pictographic}/u.test(text.replace(/[™®©]/g, ''));
}
