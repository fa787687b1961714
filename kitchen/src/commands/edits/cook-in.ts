/** Edit: rewrites a dish's steps for another appliance, as one pot or as pieces in one layer, or says why that cannot be done. */
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import { tell } from '../../say/told.ts';
import { cookingOf } from './cooking-of.ts';
import { type Bench, checked, type Edited } from './finish-edit.ts';
import { inOneLayer } from './in-one-layer.ts';
import { inOnePot } from './in-one-pot.ts';
import { methodCalled, planMethod } from './method-plan.ts';
import { nounOf } from './said-food.ts';

/** Refuses what the appliance cannot do, with the reason. */
export function cookIn(bench: Bench, before: AdaptedDish, said: string): Edited {
  const method = methodCalled(said);
  const { dish } = before;
  const cooking = cookingOf(dish);
  const minutes = Math.max(5, cooking.simmering + cooking.frying);
  const slots = { dish: nounOf(dish.title), method: said, minutes };
  if (!method) return { refusal: tell('edits.method-unknown', slots) };
  const plan = planMethod(bench.kitchen, dish, cooking, method);
  if (plan.kind === 'no') return { refusal: tell(`edits.${plan.message}`, slots) };
  const written =
    plan.kind === 'pot' ? inOnePot(bench, dish, plan) : inOneLayer(bench, dish, plan, said);
  const adapted = written && checked(bench, before, written);
  return adapted ? { adapted } : { refusal: tell('edits.method-steps', slots) };
}
