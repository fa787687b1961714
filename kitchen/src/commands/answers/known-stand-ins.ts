/** Collects substitutes for a food that the person may have: from the dish, swap tables and knowledge file; also matches and parses them. */

import { isFood } from '../../cook/adapt/adapt-work.ts';
import { isBarred } from '../../cook/choose/kept-out.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { standInsOf } from '../../cookbook/stand-ins.ts';
import { findTopic } from '../../knowledge/find-topic.ts';
import { toTerms } from '../../knowledge/knowledge.ts';
import type { Food } from '../../needs/heard.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { CommandContext } from '../command.ts';
import { foodSaid } from '../edits/said-food.ts';
import { type Subject, wordSet } from './subject.ts';

export interface StandIn {
  readonly name: string;
  /** How much of it, and what changes; '' where nothing is known. */
  readonly amount: string;
  readonly change: string;
}

export function topicFor(
  { knowledge }: CommandContext,
  name: string,
  kinds: readonly string[] = [],
) {
  const food = { said: name, names: [name], kinds };
  return findTopic(knowledge.get('substitutes') ?? [], { terms: [], foods: [food] });
}

/** The dish's own swaps first; none that the person must not have. */
export function knownStandIns(
  context: CommandContext,
  subject: Subject | undefined,
  from: Food,
  inDish: readonly string[],
): StandIn[] {
  const { dish } = subject ?? {};
  const own = (dish?.swaps ?? [])
    .filter(({ from: name, to }) =>
      inDish.some(
        (one) =>
          one.toLowerCase() === name.toLowerCase() ||
          // What was put in for a need is what stands in for the food.
          (one === to.name && isFood(context.table, name, from)),
      ),
    )
    .map(
      ({ to }): StandIn => ({
        name: to.name,
        amount:
          to.quantity === ''
            ? 'the same amount'
            : ingredientLine({ ...to, name: '' }, to.preparation).trim(),
        change: '',
      }),
    );
  const item = dish?.ingredients.find(({ name }) => inDish.includes(name));
  const table =
    dish && item
      ? (['needs', 'taste'] as const)
          .flatMap((why) => standInsOf(context.table.kitchen.standIns, why, dish, item))
          .map((name): StandIn => ({ name, amount: 'the same amount', change: '' }))
      : [];
  const topic =
    topicFor(context, from.said, from.kinds) ?? topicFor(context, inDish[0] ?? from.said);
  const known = ['1', '2', '3', '4', '5', '6', '7'].flatMap((kind) => {
    const fact = topic?.facts[kind];
    return fact === undefined ? [] : [parsed(fact)];
  });
  // What the dish's author names also stands in the file, with what it changes.
  const every = [...own, ...known, ...(known.length === 0 ? table : [])];
  // Whoever may have the food itself is first offered what is nearest to it, and not what does without.
  const all = isBarred(context.table, from.said)
    ? every
    : every.toSorted(
        (one, other) =>
          Number(isForANeed(context, one, from)) - Number(isForANeed(context, other, from)),
      );
  const names = new Set<string>();
  return all.filter(({ name }) => {
    const key = name.toLowerCase();
    if (names.has(key) || isBarred(context.table, name, dish)) return false;
    if (isUnwelcome(context, name)) return false;
    names.add(key);
    return true;
  });
}

/** What somebody dislikes, and what their way of eating has them mind: no soy sauce for salt where salt is the matter. */
function isUnwelcome({ table, knowledge }: CommandContext, name: string): boolean {
  const { avoid, customs } = table.heard;
  if (avoid.some((food) => isFood(table, name, food))) return true;
  const words = customs.map(({ label }) => ({ terms: toTerms(label), foods: [] }));
  const diets = words.map((asked) => findTopic(knowledge.get('diets') ?? [], asked));
  const minded = diets.flatMap((topic) => topic?.facts.mind?.split(', ') ?? []);
  return minded.some((one) => isFood(table, name, foodSaid(table.kitchen, one)));
}

/** Tofu for bacon, where a turkey rasher is nearer; oil for butter is for anybody. */
function isForANeed({ table }: CommandContext, { name }: StandIn, from: Food): boolean {
  const isAnimal = (food: string) =>
    findLineFacts(table.kitchen.rules, food).excludes.includes('Vegan');
  return isAnimal(from.said) && !isAnimal(name) && !wordsOf(name).some((one) => ANYBODYS.has(one));
}

const ANYBODYS = wordSet(
  'oil water stock sauce salt lemon lime vinegar block margarine breadcrumb',
);

/** "Gelatine, 4 leaves for 1 teaspoon; softer" is a name, an amount and what changes. */
export function parsed(fact: string): StandIn {
  const [first = '', ...rest] = fact.replace(/\.$/, '').split('; ');
  const comma = first.indexOf(', ');
  const name = comma < 0 ? first : first.slice(0, comma);
  const amount = comma < 0 ? '' : first.slice(comma + 2);
  return { name: lowered(name), amount, change: rest.join('; ') };
}

/** Names of places and makers keep their capital. */
function lowered(name: string): string {
  const [first = ''] = name.split(' ');
  return PROPER.has(first) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
}

const PROPER = wordSet(
  'Greek Parmesan Worcestershire Dijon English Italian French Spanish Thai Chinese Japanese Korean Indian Mexican Swiss Gruyère Cheddar Emmental Marsala Madeira Shaoxing Cointreau Angostura Marmite Quorn Arborio Carnaroli Savoy Swedish Turkish Aleppo Kashmiri Sichuan Cajun Old Creole Tabasco Cornish Danish German Dutch American British Irish Jersey Manchego Lancashire Wensleydale Roquefort Stilton Gorgonzola Camembert Brie Puy',
);

/** The stand-in that is proposed, by its words or as the pantry knows it: broth is stock. */
export function matching(
  rules: Rules,
  standIns: readonly StandIn[],
  to: Food,
): StandIn | undefined {
  const words = wordsOf(to.said);
  return (
    standIns.find(({ name }) => wordsOf(name).join(' ') === words.join(' ')) ??
    standIns.find(({ name }) => words.every((word) => wordsOf(name).includes(word))) ??
    standIns.find(
      ({ name }) =>
        wordsOf(name).every((word) => words.includes(word)) ||
        findTerms(rules, name).some((term) => to.names.includes(term.name)),
    )
  );
}

/** American broth is stock. */
export function wordsOf(name: string): string[] {
  return contentTokens(name).map((word) => (word === 'broth' ? 'stock' : word));
}
