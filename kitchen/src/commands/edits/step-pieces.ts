/** Builds steps for another appliance: fills sentences with marked foods and times, scales times, removes old pans and preheating. */
import { standing } from '../../cook/adapt/pronouns.ts';
import type { StepPiece } from '../../cookbook/dish.ts';

export type Step = readonly StepPiece[];

/** What cooks on, in the time that it now takes. */
export function cookedOn(pieces: Step, times: number): Step {
  return pieces.map((piece): StepPiece => {
    if (piece.kind === 'text')
      return text(piece.text.replace(/\b(?:roast|bake|fry|grill)\b/g, 'cook'));
    if (piece.kind !== 'timer') return piece;
    const said = piece.text.replace(/\d+/g, (one) =>
      String(Math.max(1, Math.round(Number(one) * times))),
    );
    return { ...piece, text: said };
  });
}

/** The tray on which it lay is the basket or the grid now. */
export function inBasket(pieces: Step, method: string): Step {
  const grid = GRIDS[method];
  if (grid === undefined)
    return pieces.map((piece) =>
      piece.kind === 'text' ? { ...piece, text: withoutPan(piece.text) } : piece,
    );
  return pieces.map((piece) =>
    piece.kind === 'cookware' && /\b(?:tray|tin|rack|oven|baking dish)\b/.test(piece.text)
      ? { ...piece, text: grid }
      : piece.kind === 'text'
        ? { ...piece, text: withoutPan(piece.text).replace(LAID_ON, `the ${grid}`) }
        : piece,
  );
}

const LAID_ON = /\bthe (?:wire )?(?:rack|tray|tin|dish)\b/g;

/** No pan is left to be wiped or to boil a sauce in. */
function withoutPan(said: string): string {
  return said
    .replace(/\b(?:foil|parchment|paper)?-?lined $/, '')
    .replace(/\bin the same pan\b/, 'in a dry pan')
    .replace(/ and wipe (?:out )?the pan\b/, '')
    .replace(/\bthe sauce in (?:it|the (?:same )?pan)\b/, 'the sauce in a small pan');
}

const GRIDS: Readonly<Record<string, string>> = {
  'air fryer': 'air-fryer basket',
  barbecue: 'board',
  hob: 'board',
  steamer: 'steamer basket',
};

export function text(said: string): StepPiece {
  return { kind: 'text', text: said };
}

/** The words of the card with foods and times marked as in any step. */
export function filled(
  words: string,
  slots: Readonly<Record<string, string | number>>,
  foods: Step,
): StepPiece[] {
  return words.split(/(\{\w+\}(?: (?:minutes|hours))?)/).flatMap((part): StepPiece[] => {
    const [, slot, unit] = /^\{(\w+)\}(?: (minutes|hours))?$/.exec(part) ?? [];
    if (slot === undefined) return part === '' ? [] : [text(part)];
    if (slot === 'food') return listOf(foods);
    const value = String(slots[slot] ?? '');
    if (unit !== undefined) return [{ kind: 'timer', text: `${value} ${unit}` }];
    return value === '' ? [] : [text(value)];
  });
}

function listOf(foods: Step): StepPiece[] {
  return foods.flatMap((food, at) => [
    ...(at === 0 ? [] : [text(at === foods.length - 1 ? ' and ' : ', ')]),
    food,
  ]);
}

/** Without the spaces that stand between sentences that went. */
export function tidied(pieces: Step): Step {
  const joined: StepPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = text((last.text + piece.text).replace(/ {2,}/g, ' '));
    else joined.push(piece);
  }
  const first = joined[0];
  if (first?.kind === 'text') joined[0] = text(first.text.trimStart());
  const end = joined.at(-1);
  if (end?.kind === 'text') joined[joined.length - 1] = text(end.text.trimEnd());
  return joined.filter((piece) => piece.kind !== 'text' || piece.text !== '');
}

export const PREHEATS =
  /^(?:meanwhile,? )?(?:pre)?heat (?:the|an?) (?:\w+ )?(?:oven|grill|griddle|barbecue)\b/i;

/** What is said of an oven or a pan that is used no more goes, sentence by sentence. */
export function withoutOldHeat(said: string, old: RegExp): string {
  const sentences = said.split(/(?<=[.!?;])\s+/);
  const kept: string[] = [];
  let isGone = false;
  for (const sentence of sentences) {
    // "Colour would make it harsh" goes with the sentence that spoke of colour.
    isGone = old.test(sentence) || (isGone && !/^(?:Keeps?|Best|Serve)\b/.test(sentence));
    if (!isGone) kept.push(sentence);
  }
  return kept.length === sentences.length ? said : standing(said, kept.join(' '));
}
