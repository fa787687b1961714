/** Splits steps into sentences that keep their marked foods and times, tells which are about one food, and joins them again. */
import type { StepPiece } from '../../cookbook/dish.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { type Draft, type Identity, isMeant } from './draft.ts';
import { isSeasoning } from './gone-times.ts';
import { natureOf } from './misfits.ts';

export interface StepSentence {
  readonly step: number;
  /** Pieces as they stand, those of text cut at the sentence's ends. */
  readonly pieces: readonly StepPiece[];
  /** Whether it is about the food, be it by name or by "it". */
  readonly own: boolean;
}

const ENDS = /(?<=[.;!?](?:\s+|$))/;
const ALL = /\b(?:everything|all of it|all back|the meat)\b/i;
const LEANS = /\b(?:it|them|they|its|their)\b/i;

/** What was lifted out is spoken of no more until it is named again. */
export const OUT =
  /\b(?:lift|take|tip|scoop|remove|set|spoon|move)\b[^.;]*\b(?:out|aside|off the pan|on to a plate|onto a plate)\b/i;

/** All sentences of the steps, in order. */
export function sentencesAbout(
  rules: Rules,
  draft: Draft,
  index: number,
  food: Identity,
): StepSentence[] {
  let topic = false;
  // "The meat" is the shoulder as much as the sausage.
  const isOnly = !draft.ingredients.some(
    (item, at) => item && at !== index && natureOf(rules, item.name) === 'meat',
  );
  return draft.steps.flatMap((step, number) =>
    inSentences(step).map((pieces) => {
      const text = plainOf(pieces);
      const terms = findTerms(rules, text).filter((term) => term.isFood);
      const named =
        pieces.some((piece) => piece.kind === 'ingredient' && piece.index === index) ||
        terms.some((term) => isMeant(term, food)) ||
        (isOnly && ALL.test(text));
      const others = pieces.some(
        (piece) => piece.kind === 'ingredient' && piece.index !== index && isBulky(piece.name),
      );
      const leans = LEANS.test(text) || !others;
      const own = named || (topic && leans && !others);
      topic = own && (!OUT.test(text) || /\b(?:drip|marinade)\b/.test(text));
      return { step: number, pieces, own };
    }),
  );
}

/** The steps again, out of their sentences. */
export function stepsOf(sentences: readonly StepSentence[], count: number): StepPiece[][] {
  return Array.from({ length: count }, (_, step) =>
    joined(sentences.filter((one) => one.step === step).flatMap(({ pieces }) => [...pieces])),
  );
}

/** The words of a sentence, its marked foods by name. */
export function wordsOfSentence(pieces: readonly StepPiece[]): string {
  return pieces.map((piece) => (piece.kind === 'ingredient' ? piece.name : piece.text)).join('');
}

function plainOf(pieces: readonly StepPiece[]): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : ' ; ')).join('');
}

function isBulky(name: string): boolean {
  return !isSeasoning(name) && !THIN.test(name);
}

/** What goes in with the meat and is not what the sentence is about. */
const THIN =
  /\b(?:water|stock|broth|wine|milk|cream|juice|sauce|passata|vinegar|purée|paste|beer|oil|tamari|cornflour|flour|starch|garlic|ginger|cumin|coriander|paprika|thyme|rosemary|sage|basil|parsley|oregano|lea(?:f|ves)|powder|honey|sugar|mustard|mirin|sake|masala)\b/;

function inSentences(step: readonly StepPiece[]): StepPiece[][] {
  const sentences: StepPiece[][] = [[]];
  for (const piece of step) {
    if (piece.kind !== 'text') {
      sentences.at(-1)?.push(piece);
      continue;
    }
    piece.text.split(ENDS).forEach((text, at) => {
      if (at > 0) sentences.push([]);
      if (text !== '') sentences.at(-1)?.push({ kind: 'text', text });
    });
    if (/[.;!?]\s*$/.test(piece.text)) sentences.push([]);
  }
  return sentences.filter((one) => one.length > 0);
}

function joined(pieces: readonly StepPiece[]): StepPiece[] {
  const out: StepPiece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text')
      out[out.length - 1] = { kind: 'text', text: last.text + piece.text };
    else out.push(piece);
  }
  return out;
}
