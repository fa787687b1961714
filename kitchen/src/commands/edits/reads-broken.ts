/** Detects a recipe text that an edit left without a word it needs, by patterns of broken sentences. */
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';

/** What no sentence of the cookbook says and a mended one may. */
const BROKEN: readonly RegExp[] = [
  /\b(?:and|or|with|the|an?|of|into)\s*[.,;:]/,
  /,\s*[,.;]|[.;]\s*[.;]/,
  /\b(?:the|an?) (?:the|an?|and|or|with|for|in|until|to|of)\b/i,
  /\b(\w+) \1\b/i,
  /[.!?] \p{Ll}|^\p{Ll}/u,
  /\b(?:and|with) (?:until|for \d|and|or)\b/,
  /\b(?:Add|Stir in|Tip in|Fry|Cook|Mix|Toss|Put|Top with)(?:[.,;]| (?:and|or|until)\b)/,
  /\b(?:Season|Toss|Mix|Rub|Whisk|Beat|Blend|Turn) with(?:[.,;]| and\b| then\b)/,
  /\(\s*\)/,
  /\b(?:add|put|fry|cook) (?:then|and then)\b/i,
  // A deed that has lost what it was done with.
  /\b(?:[Ss]catter|[Ss]prinkle|[Bb]rush|[Dd]ust|[Ss]queeze|[Ff]inish) and [a-z]/,
  /\b(?:spread|sprinkle|brush|scatter|dust|rub|fill|coat)\.(?:\s|$)/i,
  /\b(?:[Rr]emove|[Ww]arm|[Tt]oast) (?:blend|mash|strain|cut side)\b/,
  /\bof the (?:some|half|most|rest|all) of\b/,
  /\b(?:into to|with (?:pour|trickle|to|stir|add)|in to a)\b/,
  /\b[Oo]n heap up\b|\bof an? \w+ of an? \w+ of\b|\b(?:mound|spoonful|handful|pinch) of an? \w/,
  /\bwith (?:full|thick|rich|rolled|dressed) \b/,
  /\b(?:they doe|it \w+s (?:spit|and))\b/,
];

/** Whether one of the texts that were changed reads so, and none did before. */
export function readsBroken(before: Dish, after: Dish): boolean {
  const had = new Set(textsOf(before));
  return textsOf(after).some(
    (text) =>
      text !== '' &&
      !had.has(text) &&
      BROKEN.some((pattern) => {
        const found = pattern.exec(text)?.[0];
        return found !== undefined && ![...had].some((one) => one.includes(found));
      }),
  );
}

function textsOf({ introduction, tip, keeps, steps }: Dish): string[] {
  return [introduction, tip, keeps, ...steps.map((step) => stepLine(step))];
}
