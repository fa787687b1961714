/** Reads the steps of a pasted recipe: which words mean which listed food, which are times, and how many minutes these come to. */
import { identityOf, isMeant } from '../cook/adapt/draft.ts';
import type { DishIngredient, StepPiece } from '../cookbook/dish.ts';
import { type FoundTerm, findTerms } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { splitNameTokens } from '../text/name-tokens.ts';
import { singular } from '../text/plurals.ts';

const TIME = /\b\d+(?:[.,½¼]\d*)?(?:\s?(?:-|–|to)\s?\d+)?\s?(?:minutes?|mins?|hours?|hrs?)\b/gi;

/** Every word as it was written, in pieces. */
export function readOwnSteps(
  rules: Rules,
  steps: readonly string[],
  items: readonly DishIngredient[],
): StepPiece[][] {
  const meant = foodsMeant(rules, items);
  return steps.map((text) => {
    const found = [
      ...[...text.matchAll(TIME)].map((time) => ({
        start: time.index,
        end: time.index + time[0].length,
        piece: { kind: 'timer' as const, text: time[0] },
      })),
      ...findTerms(rules, text).flatMap((term) => {
        const { start, end } = term;
        const name = text.slice(start, end);
        const index = meant(term, name);
        return index < 0
          ? []
          : [{ start, end, piece: { kind: 'ingredient' as const, index, name } }];
      }),
    ].sort((a, b) => a.start - b.start);
    return inOrder(text, found);
  });
}

/** Which item a term of a step is, by what the pantry knows of both, else by the last word of both; -1 where none. */
export function foodsMeant(
  rules: Rules,
  items: readonly DishIngredient[],
): (term: FoundTerm, said: string) => number {
  const foods = items.map((item, at) =>
    identityOf(
      rules,
      item.name,
      items.flatMap(({ name }, other) => (other === at || name === item.name ? [] : [name])),
    ),
  );
  const heads = items.map(({ name }) => headOf(name));
  return (term, said) => {
    if (!term.isFood) return -1;
    const known = foods.findIndex((food) => isMeant(term, food));
    return known >= 0 ? known : heads.indexOf(headOf(said));
  };
}

/** "Double cream" and "whipped cream" are both cream. */
function headOf(name: string): string {
  return singular(splitNameTokens(name).at(-1) ?? '');
}

function inOrder(
  text: string,
  found: readonly { readonly start: number; readonly end: number; readonly piece: StepPiece }[],
): StepPiece[] {
  const pieces: StepPiece[] = [];
  let from = 0;
  for (const { start, end, piece } of found) {
    if (start < from) continue;
    if (start > from) pieces.push({ kind: 'text', text: text.slice(from, start) });
    pieces.push(piece);
    from = end;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

/** All the times that the steps tell of. */
export function minutesOfSteps(steps: readonly (readonly StepPiece[])[]): number {
  const sum = steps.flat().reduce((all, piece) => {
    if (piece.kind === 'timer') return all + minutesIn(piece.text);
    return piece.kind === 'text' ? all + hoursInWords(piece.text) : all;
  }, 0);
  return Math.min(MOST, sum);
}

function hoursInWords(text: string): number {
  const [before = '', ...after] = text.split(/\ban hour\b/i);
  const halves = [before, ...after.slice(0, -1)].filter((one) => one.trimEnd().endsWith('half'));
  return after.length * 60 - halves.length * 30;
}

const MOST = 10_000;

/** Of "10-12 minutes" the longer, of "2 hours" a hundred and twenty. */
function minutesIn(text: string): number {
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const most = Math.max(0, ...numbers.slice(0, 2).map((one) => Math.min(one, MOST)));
  return /h/i.test(text) ? most * 60 : most;
}
