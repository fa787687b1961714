/** What a recipe says of foods that no setting knows, as the chef writes it under an introduction; and what it does not say. */

/** Each sentence to its full stop. */
const MINDED = /\b(?:Kept free of|Chosen for an allergy to) ([^.:]{2,160})[^.]*\./g;

const KEPT = 'Kept free of';

export interface Beyond {
  /** Whole sentences, as they stand there. */
  readonly sentences: readonly string[];
  /** The foods they speak of: of some nothing was found, others may be hidden in something. */
  readonly kept: readonly string[];
  readonly watched: readonly string[];
  /** Told, and not spoken of. */
  readonly others: readonly string[];
}

/** `told` are foods that somebody told in words. */
export function beyondTheNine(introduction: string, told: readonly string[]): Beyond {
  const found = [...introduction.matchAll(MINDED)];
  const namedIn = (isKept: boolean) =>
    found
      .filter(([sentence]) => sentence.startsWith(KEPT) === isKept)
      .flatMap(([, foods = '']) => foods.split(/, | or | and /));
  const [kept, watched] = [namedIn(true), namedIn(false)];
  const minded = [...kept, ...watched];
  const isMinded = (food: string) =>
    minded.some((one) => ` ${one} `.includes(` ${food} `) || ` ${food} `.includes(` ${one} `));
  return {
    sentences: found.map(([sentence]) => sentence),
    kept,
    watched,
    others: told.filter((food) => !isMinded(food)),
  };
}

export function withoutThem(introduction: string): string {
  return introduction.replace(MINDED, '').replace(/ {2,}/g, ' ').trim();
}
