/** What to use instead of something, for the dish in hand and for what the person can eat. */

import { isFood } from '../../cook/adapt/adapt-work.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import type { Food } from '../../needs/heard.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { findSwaps } from '../../safety/verdict/swaps.ts';
import { sayList } from '../../say/voice/needs-words.ts';
import { normalise } from '../../text/normalise.ts';
import type { Meaning } from '../understand/meaning.ts';
import * as words from '../words/questions.ts';
import { dishMeant } from './about-dish.ts';
import { findStandIns } from './stand-ins.ts';

/** Where the thing to be replaced is named: after these words. */
const AFTER =
  /\b(?:instead of|in place of|in lieu of|replace(?:ment for)?|substitut\w*(?: for)?|alternative (?:to|for)|stand-?in for|sub for|swap(?: out)?(?: for)?|leave (?:out|off)|omit|skip|go without|without|have (?:any |got |the |some )?|got any|out of|(?:can't|cannot|couldn't|could not) (?:find|get|buy)|don't have|no)\b\s*(?:any |the |some |my )?(.{2,60})/;

export function answerSwap(table: Table): string | null {
  const { meaning } = table;
  const food = foodMeant(table);
  const standIns = findStandIns(AFTER.exec(meaning.text)?.[1] ?? meaning.text);
  if (!food && !standIns) return meaning.strange.length > 0 ? null : say(table, words.SWAP_WHAT);
  const said = food?.said ?? standIns?.said ?? '';
  const dish = dishMeant(table);
  const inDish =
    dish && food ? dish.ingredients.find((item) => isFood(table, item.name, food)) : undefined;
  if (dish && food && !inDish && !/\bwhat\b|\bsubstitut|\balternative/.test(meaning.text))
    return say(table, words.NOT_IN_IT, { food: said, dish: dish.title });
  const ideas = ideasFor(table, food, said, inDish ? dish : undefined);
  if (ideas.length === 0) return say(table, words.SWAP_UNKNOWN);
  const quiet = !speaks(table.kitchen, said, table.now.needs);
  const first = say(table, quiet ? words.SWAP_QUIET : words.SWAP, {
    food: said,
    ideas: sayList(ideas, 'or'),
  });
  const small =
    inDish && /^(?:tsp|pinch|handful|sprigs?|leaves)$/.test(inDish.unit)
      ? say(table, words.SWAP_SMALL, { dish: dish?.title ?? '' })
      : '';
  const remake = inDish && !quiet ? say(table, words.REMAKE, { food: said }) : '';
  return [first, small || remake].filter(Boolean).join(' ');
}

/** What would take whose place in the dish in hand, were the first idea taken up. */
export function swapMeant(table: Table): Meaning['replace'] {
  const food = foodMeant(table);
  const dish = dishMeant(table);
  const inDish = food && dish?.ingredients.find((item) => isFood(table, item.name, food));
  if (!food || !dish || !inDish) return undefined;
  const [idea] = ideasFor(table, food, food.said, dish);
  const [term] = findTerms(table.kitchen.rules, idea ?? '').filter((one) => one.isFood);
  if (!idea || !term) return undefined;
  return {
    from: { said: inDish.name, names: [inDish.name], kinds: [] },
    to: { said: idea.slice(term.start, term.end), names: [term.name], kinds: term.kinds },
  };
}

function foodMeant(table: Table): Food | undefined {
  const { kitchen, meaning } = table;
  const after = AFTER.exec(meaning.text)?.[1];
  for (const text of [after, meaning.text]) {
    const term =
      text === undefined ? undefined : findTerms(kitchen.rules, text).find((one) => one.isFood);
    if (term && text !== undefined) {
      const said = text.slice(term.start, term.end);
      return { said, names: [term.name, said], kinds: term.kinds };
    }
  }
  return undefined;
}

/** The dish's own swaps first, then those of the pantry, then the cook's table; only what fits the needs. */
function ideasFor(
  table: Table,
  food: Food | undefined,
  said: string,
  dish: Dish | undefined,
): string[] {
  const { kitchen, now } = table;
  const own =
    dish && food
      ? dish.swaps
          .filter((swap) => isFood(table, swap.from, food))
          .map((swap) => ingredientLine({ ...swap.to, preparation: '' }))
      : [];
  const known = food ? findSwaps(kitchen.rules, food.names[0] ?? '', now.needs).slice(0, 3) : [];
  const listed = findStandIns(said)?.ideas ?? [];
  const seen = new Set<string>();
  const fit = [...own, ...(listed.length > 0 ? listed : known), ...known].filter((idea) => {
    const key = normalise(idea);
    const fresh = ![...seen].some((one) => one.includes(key)) && key !== normalise(said);
    seen.add(key);
    return (
      fresh &&
      speaks(kitchen, idea, now.needs) &&
      !now.avoid.some((one) => isFood({ kitchen }, idea, one))
    );
  });
  // A comma of its own would run into those of the list.
  return fit.slice(0, 3).map((idea) => idea.replace(/, (.+)$/, ' ($1)'));
}
