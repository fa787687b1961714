/** Asks the server to check all lines of a recipe against the viewer's needs, in as many calls as it takes. */
import type { ReplyOf } from '@saffron/contract/endpoints';
import { MAX_KITCHEN_LINES, MAX_LINE_LENGTH, MAX_NAME_LENGTH } from '@saffron/contract/limits';
import { call } from '../../../api/client.ts';
import type { CurrentNeeds } from '../../../user/current-needs.ts';
import { type PartialRecipe, readRecipeContent } from '../recipe-content.ts';

export type ViewerCheckReply = ReplyOf<'checkLines'>;

/** Checks every line shown to the user: a tip may name butter that the list does not. Throws `CallError`. */
export async function fetchViewerCheck(
  recipe: PartialRecipe,
  { allergies, diets, foods }: CurrentNeeds,
  signal: AbortSignal,
): Promise<ViewerCheckReply> {
  const { name, ingredients, others } = linesToCheck(recipe);
  const room = MAX_KITCHEN_LINES - ingredients.length;
  const reports: ViewerCheckReply[] = [];
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
  return mergeReplies(reports);
}

function linesToCheck(recipe: PartialRecipe) {
  const { name, ingredients, steps, tips } = readRecipeContent(recipe);
  const prose = [recipe.introduction, recipe.friendly_closing, recipe.conversation_response];
  const others = [...steps, ...tips, ...prose.filter((text) => typeof text === 'string')];
  return {
    name,
    // Our recipes stay within these limits; an old stored one may not.
    ingredients: ingredients.flatMap(splitLongText).slice(0, MAX_KITCHEN_LINES - 1),
    others: others.flatMap(splitLongText),
  };
}

/** Cuts a text that is longer than a line may be between words. */
function splitLongText(text: string): string[] {
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

const VERDICTS_BY_SEVERITY = ['conflict', 'unsure', 'clear'] as const;

/** One call may find a food in a step where another finds nothing: a finding wins. */
function mergeOtherFoods(
  reports: readonly ViewerCheckReply[],
): NonNullable<ViewerCheckReply['otherFoods']> {
  const all = reports.flatMap(({ otherFoods = [] }) => otherFoods);
  const foods = [...new Set(all.map(({ food }) => food))];
  return foods.flatMap((food) => {
    const results = all.filter((one) => one.food === food);
    return results.find(({ found }) => found === 'there') ?? results[0] ?? [];
  });
}

/** Each call repeats the ingredients, so their findings are taken from the first reply only. */
function mergeReplies(reports: readonly ViewerCheckReply[]): ViewerCheckReply {
  const [first, ...more] = reports as [ViewerCheckReply, ...ViewerCheckReply[]];
  const verdicts = reports.map(({ verdict }) => verdict);
  const findings = more.flatMap((report) =>
    report.findings.filter(({ part }) => part === 'instructions'),
  );
  return {
    ...first,
    verdict: VERDICTS_BY_SEVERITY.find((verdict) => verdicts.includes(verdict)) ?? 'unsure',
    findings: [...first.findings, ...findings],
    ...(first.otherFoods ? { otherFoods: mergeOtherFoods(reports) } : {}),
  };
}
