/** Asks the kitchen what a recipe has against whoever looks at it now: it may have been kept under other needs. */
import type { ReplyOf } from '@saffron/contract/endpoints';
import { MAX_KITCHEN_LINES, MAX_LINE_LENGTH, MAX_NAME_LENGTH } from '@saffron/contract/limits';
import { call } from '../../../api/client.ts';
import type { NeedsHere } from '../../../person/needs-here.ts';
import { cardLines, type ShownRecipe } from '../card.ts';

export type ViewerReport = ReplyOf<'checkLines'>;

/** Every line a person reads counts: a tip may name the butter that the list does not. Throws `CallError`. */
export async function checkForViewer(
  recipe: ShownRecipe,
  { allergies, diets, foods }: NeedsHere,
  signal: AbortSignal,
): Promise<ViewerReport> {
  const { name, ingredients, others } = linesToCheck(recipe);
  const room = MAX_KITCHEN_LINES - ingredients.length;
  const reports: ViewerReport[] = [];
  for (let from = 0; from === 0 || from < others.length; from += room) {
    const body = {
      title: name.slice(0, MAX_NAME_LENGTH),
      ingredients: [...ingredients],
      instructions: others.slice(from, from + room),
      allergies: [...allergies],
      diets: [...diets],
      ...(foods.length > 0 ? { otherFoods: [...foods] } : {}),
    };
    reports.push(await call('checkLines', { body, signal }));
  }
  return joined(reports);
}

function linesToCheck(recipe: ShownRecipe) {
  const { name, ingredients, steps, tips } = cardLines(recipe);
  const prose = [recipe.introduction, recipe.friendly_closing, recipe.conversation_response];
  const others = [...steps, ...tips, ...prose.filter((text) => typeof text === 'string')];
  return {
    name,
    // No line of ours is longer, and no list; an older store may hold anything.
    ingredients: ingredients.flatMap(inPieces).slice(0, MAX_KITCHEN_LINES - 1),
    others: others.flatMap(inPieces),
  };
}

/** An introduction may be longer than a line may be; it is cut between words. */
function inPieces(text: string): string[] {
  const pieces: string[] = [];
  for (let rest = text.trim(); rest !== ''; ) {
    const space = rest.lastIndexOf(' ', MAX_LINE_LENGTH);
    const isShort = rest.length <= MAX_LINE_LENGTH;
    const end = isShort ? rest.length : space > 0 ? space : MAX_LINE_LENGTH;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return pieces;
}

const BY_WEIGHT = ['conflict', 'unsure', 'clear'] as const;

/** Of a food that one call found in a step another one may have found nothing. */
function worstOf(reports: readonly ViewerReport[]): NonNullable<ViewerReport['otherFoods']> {
  const all = reports.flatMap(({ otherFoods = [] }) => otherFoods);
  const foods = [...new Set(all.map(({ food }) => food))];
  return foods.flatMap((food) => {
    const said = all.filter((one) => one.food === food);
    return said.find(({ found }) => found === 'there') ?? said[0] ?? [];
  });
}

/** The ingredients went along with each call, and are told once. */
function joined(reports: readonly ViewerReport[]): ViewerReport {
  const [first, ...more] = reports as [ViewerReport, ...ViewerReport[]];
  const verdicts = reports.map(({ verdict }) => verdict);
  const findings = more.flatMap((report) =>
    report.findings.filter(({ part }) => part === 'instructions'),
  );
  return {
    ...first,
    verdict: BY_WEIGHT.find((verdict) => verdicts.includes(verdict)) ?? 'unsure',
    findings: [...first.findings, ...findings],
    ...(first.otherFoods ? { otherFoods: worstOf(reports) } : {}),
  };
}
