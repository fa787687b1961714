/** Makes the words of a step or tip agree with the scaled list: one egg instead of four, two bay leaves instead of one. */
import type { Dish, DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { plural, singular } from '../../text/plurals.ts';
import { numberOf } from '../adapt/add-amounts.ts';
import { mendPronouns } from '../adapt/pronouns.ts';
import { forOne } from './for-one.ts';
import { piecesOf } from './pieces.ts';

type Step = readonly StepPiece[];

/** A tip, which follows the list as the steps do. */
export function tipInNumber(dish: Dish, tip: string, factor: number): string {
  const said = inListedNumber(dish, [{ kind: 'text', text: tip }], factor)
    .map((piece) => (piece.kind === 'text' ? piece.text : ''))
    .join('');
  return Math.round(dish.servings * factor) === 1 ? forOne(said) : said;
}

/** The step for `factor` times the dish. */
export function inListedNumber(dish: Dish, step: Step, factor: number): Step {
  if (factor === 1) return step;
  return dish.ingredients.reduce<Step>((pieces, item, index) => {
    const written = numberOf(item.quantity.split(/\s*[-–]\s*/).at(-1) ?? '');
    if (item.unit !== '' || Number.isNaN(written) || !isAlone(dish, item)) return pieces;
    const shown = piecesOf(dish, item, factor)?.count ?? written * factor;
    if (written >= 2 && shown <= 1) return oneOfMany(pieces, item, index);
    return written <= 1 && shown > 1 ? manyOfOne(pieces, item, index) : pieces;
  }, step);
}

function lastWord({ name }: DishIngredient): string {
  return name.split(' ').at(-1) ?? '';
}

/** No other ingredient could be meant by the word. */
function isAlone(dish: Dish, item: DishIngredient): boolean {
  const [one, many] = [singular(lastWord(item)), plural(lastWord(item))];
  const alike = ({ name }: DishIngredient): boolean => name.endsWith(one) || name.endsWith(many);
  // Nobody calls a spring onion an onion.
  const others = dish.ingredients.filter(
    (other) => alike(other) && (SPRING.test(item.name) || !SPRING.test(other.name)),
  );
  return others.length === 1;
}

const SPRING = /^spring onions?$/;

function oneOfMany(step: Step, item: DishIngredient, index: number): Step {
  const many = lastWord(item);
  const one = singular(many);
  if (one === many) return step;
  const full = item.name === many ? many : `${item.name}|(?<=(?:the|both|all) )${many}`;
  const speaks = new RegExp(
    `(?<!\\bspring )\\b(?:(?:both the|all the|the|both|all) )?(${full})\\b`,
    'g',
  );
  const named = step.map((piece) =>
    piece.kind === 'text'
      ? {
          ...piece,
          text: piece.text.replace(speaks, (all: string, said: string, ...found) => {
            const at = found.find((each) => typeof each === 'number') ?? 0;
            const before = piece.text.slice(Math.max(0, at - 12), at);
            if (SOME.test(before)) return all;
            const article = all === said ? '' : 'the ';
            return `${article}${said.slice(0, -many.length)}${one}`;
          }),
        }
      : piece,
  );
  return mendPronouns(named, index, many, one);
}

/** "Half of the onions" are some of several, however few. */
const SOME = /\b(?:each|half|rest|one|some)(?: of)? $/;

/** What may stand behind a noun that is not the first half of another: "the onion juice" is no onions. */
const ENDS =
  '(?=[,.;:]|$| (?:and|or|with|in|into|on|onto|to|from|over|for|at|until|is|has|then|but|before|when|while|if|you|against|as|out|off|back|through|under|so|well|again|very|dry|skin|breast|all|across|lengthways|beside|aside)\\b)';

function manyOfOne(step: Step, item: DishIngredient, index: number): Step {
  const one = lastWord(item);
  const many = plural(one);
  if (one === many) return step;
  const full = item.name === one ? one : `${item.name}|${one}`;
  const speaks = new RegExp(
    `(?<=\\b[Tt]he (?:\\w+ed |hot |whole )?(?:\\w+ and )?)(${full})${ENDS}`,
    'g',
  );
  const named = step.map((piece) =>
    piece.kind === 'text'
      ? {
          ...piece,
          text: piece.text.replace(speaks, (said) => said.slice(0, -one.length) + many),
        }
      : piece,
  );
  // Only of a bird it is sure that "it" is meant; a bay leaf is never what simmers.
  return /^whole /.test(item.name) ? mendPronouns(named, index, one, many) : named;
}
