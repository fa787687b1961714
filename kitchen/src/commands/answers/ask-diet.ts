/** Answers whether a dish or food suits a diet, allergy, religious custom, pregnancy or child; what is against it and which swaps fix it. */

import { adapt } from '../../cook/adapt/adapt.ts';
import { isPlural } from '../../cook/adapt/rename.ts';
import { keptOutFor, notOfferedTo } from '../../cook/choose/kept-out.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Custom } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import { type Told, tell } from '../../say/told.ts';
import { freeOf } from '../../say/voice/needs-words.ts';
import { singular } from '../../text/plurals.ts';
import { ALLERGENS, DIETS, type Needs, type Restriction } from '../../vocabulary.ts';
import type { Command, CommandContext } from '../command.ts';
import { askCare } from './ask-care.ts';
import { against } from './ask-contains.ts';
import { answered, offering } from './facts.ts';
import {
  cardOnTable,
  dishNamed,
  foodsAsked,
  ingredientsOf,
  type Subject,
  wordSet,
} from './subject.ts';

/** Needs a card or a dish. What it cannot judge (kidneys, medicine) it leaves to the next. */
export const askDiet: Command = (context, memo, clause) => {
  const { needs, situations } = clause;
  const said: readonly Restriction[] = clause.terms.flatMap((term) =>
    isInAFood(clause, term) ? [] : (NAMED[term] ?? []),
  );
  // A question names a custom without stating it as one's own.
  const [custom] = customsLabelled(context, clause);
  const [who] = situations;
  const named: Needs = {
    diets: DIETS.filter((one) => [...needs.diets, ...said].includes(one)),
    allergies: ALLERGENS.filter((one) => [...needs.allergies, ...said].includes(one)),
  };
  // "He can't have eggs. Are pancakes all right for him?"
  const isOfThem = named.diets.length + named.allergies.length + situations.length === 0 && !custom;
  const asked = isOfThem ? context.table.heard.person.needs : named;
  const label = [...asked.diets, ...asked.allergies].map(freeOf);
  // "FODMAP, is bread out?" asks of the diet, whatever the bread is made of.
  const isNamed = said.length > 0 || needs.diets.length > 0;
  const first = isNamed ? undefined : askCare(context, memo, clause);
  if (first) return first;
  const ofFood =
    label.length > 0 ? ofOneFood(context, memo, clause, { label, needs: asked }) : undefined;
  if (ofFood) return ofFood;
  const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
  if (!subject) return undefined;
  if (label.length > 0) {
    const { sure, maybe } = against(context, subject, asked);
    return judged(context, memo, subject, { label, sure, maybe, needs: asked });
  }
  if (custom) {
    const sure = custom.out.flatMap((food) => ingredientsOf(context.table, subject.dish, food));
    const verdict = judged(context, memo, subject, {
      label: [custom.label],
      sure: [...new Set(sure)],
      maybe: [],
      needs: custom.needs,
    });
    return verdict && { ...verdict, told: [...verdict.told, ...promised(custom.promise)] };
  }
  if (who) {
    const { table } = context;
    const { cookbook } = table.kitchen;
    const out = keptOutFor(table.kitchen.situations, [who]).flatMap((food) =>
      ingredientsOf(table, subject.dish, food),
    );
    const { cautions } = getDishFacts(cookbook, subject.dish);
    const mind = notOfferedTo(table.kitchen.situations, [who]).filter((one) => cautions.has(one));
    const found = [...new Set([...out, ...mind])].slice(0, 4);
    const slots = { dish: subject.title, found, who: WHO[who] };
    const isSmall = who === 'baby' || who === 'toddler';
    if (found.length > 0) return answered(memo, [tell('answers.care-not', slots)]);
    const small = isSmall ? [tell('answers.care-small')] : [];
    return answered(memo, [tell('answers.care-yes', slots), ...small]);
  }
  return undefined;
};

/** The fish of a fish sauce, of which it is asked whether there is milk in it. */
function isInAFood({ foods }: ReadClause, term: string): boolean {
  return foods.some(({ food }) => {
    const words = food.said.split(' ');
    return words.length > 1 && words.some((word) => singular(word) === term);
  });
}

/** "Is couscous gluten-free?" is about the couscous, whatever lies on the table. */
function ofOneFood(
  { table }: CommandContext,
  memo: Parameters<Command>[1],
  clause: ReadClause,
  { label, needs }: Pick<Judged, 'label' | 'needs'>,
) {
  const others = foodsAsked(clause).filter(({ said }) => !(singular(said) in NAMED));
  // Whatever is named first is what harms: "allergic to fish, can she have Worcester sauce".
  const food = clause.foods[0]?.role === 'harm' ? others.at(-1) : others[0];
  if (!food || clause.dishes.length > 0) return undefined;
  const facts = findLineFacts(table.kitchen.rules, food.said);
  if (!facts.recognised) return undefined;
  const asked: readonly Restriction[] = [...needs.diets, ...needs.allergies];
  const sure: readonly Restriction[] = [...facts.allergens.contains, ...facts.excludes];
  const maybe: readonly Restriction[] = [...facts.allergens.mayContain, ...facts.mayExclude];
  const has = (list: readonly Restriction[]): boolean => asked.some((one) => list.includes(one));
  const verdict = has(sure) ? 'no' : has(maybe) ? 'maybe' : 'yes';
  const noun = { name: food.said, isPlural: isPlural(food.said) };
  return answered(memo, [tell(`answers.food-diet-${verdict}`, { food: noun, label })]);
}

/** A question names a diet without stating it as a need. */
const NAMED: Readonly<Record<string, readonly Restriction[]>> = {
  gluten: ['Gluten-Free'],
  coeliac: ['Gluten-Free'],
  celiac: ['Gluten-Free'],
  vegan: ['Vegan'],
  vegetarian: ['Vegetarian'],
  veggie: ['Vegetarian'],
  keto: ['Keto'],
  paleo: ['Paleo'],
  dairy: ['milk'],
  milk: ['milk'],
  fish: ['fish'],
  shellfish: ['shellfish'],
  'tree nut': ['tree nuts'],
  lactose: ['milk'],
  nut: ['tree nuts', 'peanuts'],
  peanut: ['peanuts'],
  egg: ['eggs'],
  soy: ['soy'],
  soya: ['soy'],
  sesame: ['sesame'],
  wheat: ['wheat'],
};

/** Whether it names a diet, a custom or somebody who needs care. */
export function asksOfDiet(context: CommandContext, clause: ReadClause): boolean {
  const { terms, diets, situations } = clause;
  const customs = customsLabelled(context, clause);
  return (
    diets.length + situations.length + customs.length > 0 ||
    terms.some((term) => DIET_WORDS.has(term))
  );
}

const DIET_WORDS = wordSet('coeliac celiac vegan vegetarian veggie keto paleo');

const WHO = {
  pregnancy: 'somebody pregnant',
  baby: 'a baby',
  toddler: 'a toddler',
  'raw egg': 'somebody who keeps off raw egg',
  'weak immunity': 'somebody with a weak immune system',
} as const;

function promised(promise: string): Told[] {
  return promise === '' ? [] : [tell('answers.fact', { fact: promise })];
}

interface Judged {
  readonly label: readonly string[];
  readonly sure: readonly string[];
  readonly maybe: readonly string[];
  readonly needs: Needs;
}

function judged(
  { table }: CommandContext,
  memo: Parameters<Command>[1],
  { dish, isCard, title }: Subject,
  { label, sure, maybe, needs }: Judged,
) {
  const slots = { dish: title, label, found: sure.slice(0, 5) };
  if (sure.length === 0)
    return answered(memo, [
      tell('answers.diet-yes', slots),
      ...(maybe.length > 0 ? [tell('answers.diet-labels', { found: maybe.slice(0, 4) })] : []),
    ]);
  const told = [tell('answers.diet-not', slots)];
  const mended = adapt(table.kitchen, dish, { needs, avoid: [] });
  const changes = mended?.changes.filter(({ kind }) => kind === 'swap').slice(0, 3) ?? [];
  if (changes.length === 0) {
    if (!mended && needs.diets.length > 0) told.push(tell('answers.diet-unmended', slots));
    return answered(memo, told);
  }
  const swaps = changes.map(({ from, to }) => `${to} for ${from}`);
  told.push(tell('answers.diet-mend', { swaps }));
  const [diet] = needs.diets;
  if (!isCard || diet === undefined) return answered(memo, told);
  return offering(memo, told, { message: tell('answers.diet-offer'), act: 'restyle', about: diet });
}

/** Ways of eating that it names by their label or another name. */
function customsLabelled({ table }: CommandContext, { terms }: ReadClause): Custom[] {
  const said = ` ${terms.join(' ')} `;
  const named = [...table.kitchen.needs.customs].filter(([name]) => said.includes(` ${name} `));
  return [...new Set(named.map(([, custom]) => custom))];
}
