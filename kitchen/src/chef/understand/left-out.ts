/** Puts the weighing of a message's foods to use: nothing refused, harmful or in doubt stays among the wishes. */

import type { Food } from '../../needs/heard.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import type { Needs } from '../../vocabulary.ts';
import { type FoodsSaid, inEveryForm } from './foods.ts';
import { needsNamed } from './needs-said.ts';
import { type Verdict, weighFoods } from './weigh-foods.ts';

export interface LeftOut {
  /** Of the nine allergens, by the foods that are refused or do harm. */
  readonly needs: Needs;
  readonly foods: FoodsSaid;
  /** Kept out of the dish without being sure that this was meant. */
  readonly inDoubt: readonly string[];
}

/** A bare "ok" at the end asks for nothing but a yes: "allergic to milk, eggs and nuts ok". */
const WELCOME =
  /(?:(?<=^|[.;!?] ?|, ?|\bbut ))(?!(?:i|we|he|she|they|it|that|this|what|everything|anything)\b)(?:[a-z]+ ){1,3}(?:(?:is|are) (?:(?:totally|all|also|perfectly|still|absolutely) )*(?:fine|ok|okay|welcome|allowed|no problem)|(?:(?:totally|all|also|perfectly|still|absolutely) )*(?:fine|welcome|allowed|no problem))(?= *(?:$|[.,;!]|\bbut\b|\bthough\b))/g;
const SPEAKS_AGAINST = /\b(?:al+erg\w*|intoleran\w*|no|not|without|avoid|can't|[a-z]+-?free)\b/;

/** "Milk allergy, eggs fine": who lets one food in beside another one that must stay out names it for no other reason. */
export function withoutWelcomed(text: string): string {
  const rest = text.replace(WELCOME, (said) => (SPEAKS_AGAINST.test(said) ? said : ' '));
  return SPEAKS_AGAINST.test(rest) ? rest : text;
}

/** `foods` are those read without regard to the clause. */
export function withoutLeftOut(rules: Rules, text: string, foods: FoodsSaid): LeftOut {
  const weighed = weighFoods(rules, text);
  const verdictOn = ({ said }: Food): Verdict => weighed.get(said) ?? 'wished';
  const out = foods.include.filter((food) => verdictOn(food) !== 'wished');
  return {
    needs: { allergies: refusedOf(weighed), diets: [] },
    foods: {
      include: foods.include.filter((food) => !out.includes(food)),
      avoid: [...foods.avoid, ...out.map((food) => kept(rules, food, verdictOn(food)))],
    },
    inDoubt: out.filter((food) => verdictOn(food) === 'in doubt').map((food) => food.said),
  };
}

function refusedOf(weighed: ReadonlyMap<string, Verdict>): Needs['allergies'] {
  return [...weighed].flatMap(([said, verdict]) =>
    verdict === 'left out' || verdict === 'harmful' ? needsNamed(said).allergies : [],
  );
}

function kept(rules: Rules, food: Food, verdict: Verdict): Food {
  return verdict === 'harmful' ? { ...food, names: inEveryForm(rules, food), firm: true } : food;
}
