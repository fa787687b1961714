/** Reads from the steps how one food is cooked: in which sentences, by what heat, how many minutes in all and at a stretch. */
import type { Rules } from '../../safety/pantry/rules.ts';
import type { Draft, Identity } from './draft.ts';
import { isSeasoning } from './gone-times.ts';
import { OUT, type StepSentence, sentencesAbout, wordsOfSentence } from './step-sentences.ts';

export interface HeatSpot {
  /** Place of the sentence, and of the time in it. */
  readonly sentence: number;
  readonly at: number;
  readonly minutes: number;
  /** "Three minutes a side" is six. */
  readonly sides: number;
  /** Whether the sentence is about the food, and not only cooks what it lies in. */
  readonly own: boolean;
}

export interface Cooking {
  readonly sentences: readonly StepSentence[];
  readonly spots: readonly HeatSpot[];
  /** Minutes over the heat in all. */
  readonly minutes: number;
  readonly longest: number;
  /** What the sentences about it say, folded. */
  readonly said: string;
}

const COOKS =
  /\b(?:fry|frying|sear|brown|simmer|cook|bake|roast|grill|boil|bubble|braise|poach|steam|toss|sizzle|stir|warm|oven|heat|griddle|flip|turn|return)\w*/i;
const WAITS =
  /\b(?:marinat|chill|soak|rest|stand|cool|fridge|refrigerat|room temperature|freeze|cure|overnight|leave|press)\w*/i;
const STILL_HOT =
  /\b(?:heat|hot|pan|simmer|fry|oven|cover and leave|pot|bake|roast|boil|flip|grill|cook for)\b/i;
const APART =
  /\b(?:meanwhile|drain|salted water|soft(?:en)?|before the end|in a (?:small |second |separate |frying |sauce)+pan)\b/i;
export function cookedHow(rules: Rules, draft: Draft, index: number, food: Identity): Cooking {
  const sentences = sentencesAbout(rules, draft, index, food);
  const spots: HeatSpot[] = [];
  let isIn = false;
  let isReady = false;
  sentences.forEach(({ pieces, own }, sentence) => {
    const text = wordsOfSentence(pieces);
    const foods = pieces.some((piece) => piece.kind === 'ingredient' && !isSeasoning(piece.name));
    // What was only patted dry is not yet in the pan in which the garlic sizzles.
    const goesOn = (isIn || (isReady && !foods)) && !APART.test(text);
    if (own) isReady = true;
    if (own && COOKS.test(text)) isIn = true;
    if (own || goesOn) {
      const hot = COOKS.test(text) && (!WAITS.test(text) || STILL_HOT.test(text));
      pieces.forEach((piece, at) => {
        const minutes = piece.kind === 'timer' ? minutesOf(piece.text) : 0;
        const before = wordsOfSentence(pieces.slice(0, at));
        const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('.')) + 1);
        if (minutes === 0 || !hot || WAITING.test(clause)) return;
        const after = wordsOfSentence(pieces.slice(at + 1, at + 2));
        const sides = SIDES.test(after) ? 2 : 1;
        isIn = true;
        spots.push({ sentence, at, minutes, sides, own });
      });
    }
    if (own && OUT.test(text)) [isIn, isReady] = [false, false];
  });
  return {
    sentences,
    spots,
    minutes: spots.reduce((sum, { minutes, sides }) => sum + minutes * sides, 0),
    longest: Math.max(0, ...spots.map(({ minutes }) => minutes)),
    said: sentences
      .filter(({ own }) => own)
      .map(({ pieces }) => wordsOfSentence(pieces))
      .join('\n')
      .toLowerCase(),
  };
}

const WAITING = /\b(?:rest|chill|soak|stand|cool|marinate)\b/i;
const SIDES = /^ (?:a|each|per|on each|on either|on both) sides?\b/;

/** The longer end of "2-3 hours", in minutes; "1 1/2 hours" is ninety. */
function minutesOf(text: string): number {
  const [number = ''] = /[\d. /]+(?=\s*\p{L}*$)/u.exec(text.replace(/^.*[-–]/, '').trim()) ?? [];
  const value = number
    .trim()
    .split(' ')
    .reduce((sum, part) => {
      const [over = 0, under = 1] = part.split('/').map(Number.parseFloat);
      return sum + over / under;
    }, 0);
  if (!Number.isFinite(value)) return 0;
  return /hour/.test(text)
    ? value * 60
    : /minute/.test(text)
      ? value
      : /second/.test(text)
        ? value / 60
        : 0;
}
