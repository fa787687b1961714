/** Finds the kind of dish a message part asks for: a composing method ("crumble"), or a cookbook dish that is varied by its foods. */
import { nameKey } from '../../compose/cooking-table.ts';
import { nameFood } from '../../compose/name-foods.ts';
import type { Table } from '../../cook/table.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Food } from '../../needs/heard.ts';
import type { FoodMention, ReadClause } from '../../read/read-clause.ts';
import { contentTokens, splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { isFlesh } from './flesh.ts';

/** The longest name of a form that stands among the words of the clause: "crumble" of "rhubarb crumble". */
export function formSaid(
  { kitchen }: Pick<Table, 'kitchen'>,
  { terms, foods }: Pick<ReadClause, 'terms' | 'foods'>,
): string | undefined {
  // A roast chicken that is there wishes for no roast.
  const isName = ({ role, chance, food }: FoodMention) =>
    role === 'have' && chance >= LIKELY && food.said.includes(' ');
  const cooked = waysCooked(terms, foods);
  const refused = foods.filter(({ role }) => REFUSED.has(role)).map(({ food }) => food.said);
  const out = [...refused.flatMap((one) => splitNameTokens(one).map(singular)), ...cooked];
  // Lentils that are there are no dish by that name; fried rice is no food to cook with.
  const { rules, forms } = kitchen;
  const inHand = foods
    .filter(({ role, food }) => role === 'have' && nameFood(rules, forms.cooking, food.said))
    .map(({ food }) => singular(food.said));
  // Leftover mash is there already.
  const isThere = (at: number) => terms[at - 1] === 'leftover';
  const told = ` ${terms.filter((term, at) => !(out.includes(term) || isThere(at))).join(' ')} `;
  // The toor dal that is there is no dal, which may be wished for beside it.
  const said = foods
    .filter(isName)
    .reduce((text, { food }) => text.replaceAll(` ${nameKey(food.said)} `, ' , '), told);
  const isSaid = (name: string) => {
    const words = nameKey(name);
    // Nor are an onion and rice onion rice.
    const isInHand =
      inHand.includes(words) || words.split(' ').every((word) => inHand.includes(word));
    return !isInHand && said.includes(` ${words} `);
  };
  const called = kitchen.forms.all
    .flatMap(({ names, appliance }) => names.filter(isSaid).map((name) => ({ name, appliance })))
    .toSorted((one, other) => other.name.length - one.name.length);
  // A curry is one, whatever else stands in the kitchen; a slow cooker cooks it as a pot does.
  const ofPot = called.find(({ appliance }) => appliance === 'hob' || appliance === 'none');
  const [longest] = called;
  return (longest?.appliance === 'air fryer' && ofPot ? ofPot : longest)?.name;
}

/** "Roast", of the rest of a roast chicken. */
function waysCooked(terms: readonly string[], foods: readonly FoodMention[]): string[] {
  return foods.flatMap(({ food }) => (food.cooked ? wordBefore(terms, food.said) : []));
}

function wordBefore(terms: readonly string[], said: string): string[] {
  const at = terms.indexOf(singular(said.split(' ')[0] ?? ''));
  return at > 0 ? [terms[at - 1] ?? ''] : [];
}

/** "A sticky chicken kind of thing" is hardly there. */
const LIKELY = 0.65;

const REFUSED: ReadonlySet<string> = new Set(['without', 'dislike', 'from', 'about-dish']);

/** A page of which "turkey bolognese" is a sort, and the foods of its name that these would stand in for. */
export interface Kin {
  readonly dish: Dish;
  readonly instead: readonly string[];
}

/** A word of more names than this is a kind of dish and no dish: soup, curry. */
const COMMON = 9;
const MOST_INSTEAD = 2;

/** The dish whose name ends as they said, and but for foods is what they said; undefined where every name says more. */
export function kinSaid(
  table: Table,
  { terms, foods: said }: ReadClause,
  foods: readonly Food[],
): Kin | undefined {
  const { names } = table.kitchen.cookbook;
  const out = said.flatMap((one) => (REFUSED.has(one.role) ? one.food : []));
  const named = new Set([...foods, ...out].flatMap((food) => contentTokens(food.said)));
  const cooked = waysCooked(terms, said);
  const others = terms.filter((term) => !(named.has(term) || cooked.includes(term)));
  const uses = (head: string) =>
    names.entries.filter(({ words }) => words.at(-1) === head).map(({ dish }) => dish.slug);
  let best: { kin: Kin; score: number } | undefined;
  for (const { words, dish } of names.entries) {
    const head = words.at(-1) ?? '';
    // A swordfish steak is no beef of that name.
    if (!others.includes(head) || words.length < 2 || isFlesh(table, head)) continue;
    const instead = words.filter((word) => !terms.includes(word));
    if (instead.length > MOST_INSTEAD || !instead.every((word) => isFlesh(table, word))) continue;
    const score = 2 * words.filter((word) => others.includes(word)).length - instead.length;
    if (score <= (best?.score ?? 0) || new Set(uses(head)).size > COMMON) continue;
    best = { kin: { dish, instead }, score };
  }
  return best?.kin;
}
