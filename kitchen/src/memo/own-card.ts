/** Trims a recipe from outside the cookbook to fit a conversation's state (16 kB): without tips or all steps; splits long paragraphs. */
import type { OwnCard } from './memo.ts';

/** More than any message that a person may send; only cards from elsewhere are longer. */
const MOST_BYTES = 13_000;
const LONGEST_NAME = 200;
const LONGEST_LINE = 400;
const LONGEST_STEP = 1000;
const MOST_LINES = 80;
const MOST_TIPS = 6;

/** A recipe that is too long is kept without its tips, or without its steps: half of them would look like all. No step is cut short. */
export function boundOwnCard(card: OwnCard): OwnCard {
  const cut = (lines: readonly string[], longest: number, most = MOST_LINES) =>
    lines.slice(0, most).map((line) => line.replace(/\s+/g, ' ').slice(0, longest));
  const steps = card.instructions.flatMap(shorter);
  const isLong = steps.length > MOST_LINES || card.ingredients.length > MOST_LINES;
  const tips = cut(card.tips ?? [], LONGEST_LINE, MOST_TIPS);
  const whole = {
    ...card,
    recipeName: card.recipeName.replace(/\s+/g, ' ').slice(0, LONGEST_NAME),
    ingredients: cut(card.ingredients, LONGEST_LINE),
    instructions: isLong ? [] : cut(steps, LONGEST_STEP),
    tips: tips.length > 0 ? tips : undefined,
  };
  if (bytesOf(whole) <= MOST_BYTES) return whole;
  const bare = { ...whole, tips: undefined };
  return bytesOf(bare) <= MOST_BYTES ? bare : { ...bare, instructions: [] };
}

/** A paragraph of many sentences, as steps of as many as may stand in one. */
function shorter(step: string): string[] {
  if (step.length <= LONGEST_STEP) return [step];
  const steps: string[] = [];
  for (const sentence of step.split(/(?<=[.!?])\s+/)) {
    const last = steps.at(-1);
    if (last === undefined || last.length + sentence.length >= LONGEST_STEP) steps.push(sentence);
    else steps[steps.length - 1] = `${last} ${sentence}`;
  }
  return steps;
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
