/** "Add bacon", "swap in liver", said of a card by somebody for whom that must stay out. */
import { breakSaid, brokenBy } from '../questions/breaks.ts';
import type { Table } from '../../cook/table.ts';
import { KINDS_OF_DISH } from '../understand/read-words.ts';

export function onBreaking(table: Table): string | null {
  const { before, meaning } = table;
  const dish = before.inHand;
  const asksToUse = meaning.question === 'may-use';
  if ((!dish && !asksToUse) || before.lastSaid === 'list') return null;
  if (meaning.foodAsked !== undefined) return null;
  if (!ASKING.has(meaning.question) || meaning.named.length > 0) return null;
  if (!ADDS.test(meaning.text) && meaning.text.split(' ').length > FEW_WORDS) return null;
  for (const food of foodsAdded(table)) {
    const broken = brokenBy(table, food, dish);
    // What the nine and the diets rule out is answered further on, unless it would be exchanged.
    if (broken && (broken.kind !== 'needs' || meaning.replace))
      return breakSaid(table, food, dish) ?? null;
  }
  return null;
}

const ASKING: ReadonlySet<Table['meaning']['question']> = new Set([undefined, 'may-use', 'swap']);
const FEW_WORDS = 4;
const ADDS =
  /\b(?:add|adding|use|using|swap|switch|replace|exchange|substitute|put|throw|toss|mix|stir|chuck|pop|slip|top|sprinkle|serve|with|include|in it|on it|on top|instead|more|extra|too|as well|have)\b/;

/** With the word that tells how they are eaten: "raw salmon". */
function foodsAdded({ meaning }: Table): string[] {
  const { include, avoid, replace, question, text } = meaning;
  const swapsIn = SWAPS_IN.test(text);
  const named = swapsIn ? [...include, ...avoid] : question === 'swap' ? [] : include;
  const foods = replace ? [replace.to] : named;
  return foods
    .filter((food) => !KINDS_OF_DISH.test(food.said))
    .map(({ said }) => `${MANNER.exec(text.slice(0, text.indexOf(said)))?.[0] ?? ''}${said}`);
}

const SWAPS_IN = /\b(?:swap|switch|sub)(?:ping)? in\b/;
const MANNER = /\b(?:raw|(?:cold-)?smoked|runny|soft[- ]boiled|whole|unpasteuri[sz]ed|soft|blue) $/;
