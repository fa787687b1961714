/** Bounds a recipe that is in no book to what a memo of eight kilobytes can hold beside all else. */
import type { OwnCard } from './memo.ts';

const MOST_BYTES = 5500;
const LONGEST_NAME = 200;
const LONGEST_LINE = 200;
const LONGEST_STEP = 1000;
const MOST_LINES = 40;
const MOST_TIPS = 6;

/** A recipe that is too long is kept without its tips, or without its steps: half of them would look like all. */
export function boundOwnCard(card: OwnCard): OwnCard {
  const cut = (lines: readonly string[], longest: number, most = MOST_LINES) =>
    lines.slice(0, most).map((line) => line.replace(/\s+/g, ' ').slice(0, longest));
  const isLong = card.instructions.length > MOST_LINES || card.ingredients.length > MOST_LINES;
  const tips = cut(card.tips ?? [], LONGEST_LINE, MOST_TIPS);
  const whole = {
    ...card,
    recipeName: card.recipeName.replace(/\s+/g, ' ').slice(0, LONGEST_NAME),
    ingredients: cut(card.ingredients, LONGEST_LINE),
    instructions: isLong ? [] : cut(card.instructions, LONGEST_STEP),
    tips: tips.length > 0 ? tips : undefined,
  };
  if (bytesOf(whole) <= MOST_BYTES) return whole;
  const bare = { ...whole, tips: undefined };
  return bytesOf(bare) <= MOST_BYTES ? bare : { ...bare, instructions: [] };
}

/** Of its JSON in UTF-8. */
function bytesOf(value: unknown): number {
  let bytes = 0;
  for (const sign of JSON.stringify(value)) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
