/** For tests: parses labelled recipe texts and scores how much of each a reader put in the right part. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LabelledRecipe {
  /** What its shape is called. */
  readonly shape: string;
  /** As somebody pastes it. */
  readonly text: string;
  readonly title: string;
  readonly servings?: number;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly notes: readonly string[];
}

/** What a reader made of it. */
export interface RecipeRead {
  readonly title: string;
  readonly servings?: number | undefined;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly notes: readonly string[];
}

export interface RecipeScore {
  readonly lines: number;
  readonly landed: number;
  /** Lines of the reader that are no ingredient or step. */
  readonly foreign: readonly string[];
  readonly missing: readonly string[];
  readonly isTitled: boolean;
  readonly isCounted: boolean;
}

export function readRecipeTexts(half: 'tuning' | 'held-back'): LabelledRecipe[] {
  const content = readFileSync(join(import.meta.dirname, `${half}.txt`), 'utf8');
  return content
    .split(/^(?==== )/m)
    .filter((one) => one.startsWith('=== '))
    .map(parse);
}

function parse(block: string): LabelledRecipe {
  const end = block.indexOf('\n');
  const found: Record<string, string[]> = { t: [], i: [], s: [], n: [] };
  let servings: number | undefined;
  const open: { kind: string; from: number }[] = [];
  const marked = block.slice(end + 1);
  let text = '';
  for (let at = 0; at < marked.length; at += 1) {
    const start = /^\[(t|ij?t?|sj?#?|n|\d+(?:-\d+)?)\|/.exec(marked.slice(at, at + 8));
    const last = open.at(-1);
    if (start) {
      open.push({ kind: start[1] ?? '', from: text.length });
      at += start[0].length - 1;
    } else if (marked[at] === ']' && last) {
      open.pop();
      const said = text.slice(last.from);
      if (/^\d/.test(last.kind)) servings = Number.parseInt(last.kind, 10);
      else {
        const line = last.kind === 'it' ? cells(said) : plain(said).trim();
        found[last.kind.charAt(0)]?.push(last.kind === 's#' ? `#${line}` : line);
        if (last.kind === 'it') text = text.slice(0, last.from) + said.replace('||', '|');
        else if (last.kind.endsWith('j'))
          text = text.slice(0, last.from) + said.replace(/ *\|\| */, '\n');
      }
    } else text += marked[at];
  }
  return {
    shape: block.slice(4, end),
    text,
    title: found.t?.[0] ?? '',
    ...(servings === undefined ? {} : { servings }),
    ingredients: found.i ?? [],
    steps: found.s ?? [],
    notes: found.n ?? [],
  };
}

/** The amount stands before the food, as on a card. */
function cells(said: string): string {
  const [food = '', amount = ''] = said.split('||').map((one) => one.trim());
  return `${amount} ${food}`;
}

function plain(said: string): string {
  return said.replaceAll('||', ' ').replace(/\s+/g, ' ');
}

export function scoreRecipe(recipe: LabelledRecipe, read: RecipeRead): RecipeScore {
  const ingredients = match(recipe.ingredients, read.ingredients);
  const steps = match(recipe.steps, read.instructions);
  return {
    lines: recipe.ingredients.length + recipe.steps.length,
    landed: ingredients.landed + steps.landed,
    foreign: [...ingredients.foreign, ...steps.foreign],
    missing: [...ingredients.missing, ...steps.missing],
    isTitled: key(recipe.title) === key(read.title),
    isCounted: recipe.servings === read.servings,
  };
}

function match(expected: readonly string[], read: readonly string[]) {
  const left = [...read];
  const missing: string[] = [];
  for (const line of expected) {
    const isPart = line.startsWith('#');
    const at = left.findIndex((one) =>
      isPart ? key(one).includes(key(line.slice(1))) : key(one) === key(line),
    );
    if (at < 0) missing.push(line);
    else left.splice(at, 1);
  }
  return { landed: expected.length - missing.length, missing, foreign: left };
}

/** Full stops and capitals decide nothing. */
function key(line: string): string {
  return line
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.:,;]+$/, '')
    .trim();
}
