/** What in a dish is not for everybody though nobody is allergic to it: raw fish, raw egg, spirits, liver, honey, coffee. */
import type { Rules } from '../safety/rules.ts';
import type { Dish } from './dish.ts';
import { foodNames } from './dish-facts.ts';
import { stepLine } from './dish-lines.ts';
import { hasRawEgg } from './raw-egg.ts';

export type Caution = 'raw fish' | 'raw egg' | 'an alcoholic drink' | 'liver' | 'coffee';

const RAW_FISH = /\b(?:smoked salmon|smoked trout|gravlax|sashimi|cured salmon)\b/i;
const COOKED =
  /\b(?:boil|fry|simmer|oven|bake|poach|steam|grill|roast|hob|sear|saute|toss in the pan|over (?:a )?(?:medium|high|low) heat)\b/i;

export function cautionsOf(dish: Dish, rules: Rules): ReadonlySet<Caution> {
  const kinds = dish.ingredients.map((item) => foodNames(rules, item.name));
  const has = (kind: string): boolean => kinds.some((names) => names.includes(kind));
  const found = new Set<Caution>();
  if (hasRawEgg(dish)) found.add('raw egg');
  if (hasRawFish(dish, kinds)) found.add('raw fish');
  if (dish.course === 'drink' && has('alcohol')) found.add('an alcoholic drink');
  if (has('liver')) found.add('liver');
  if (has('coffee') || has('espresso') || has('instant coffee')) found.add('coffee');
  return found;
}

/** Fish or seafood that no step heats from where it goes in. */
function hasRawFish(dish: Dish, kinds: readonly (readonly string[])[]): boolean {
  if (dish.ingredients.some((item) => RAW_FISH.test(item.name))) return true;
  const flesh = (at: number): boolean =>
    FLESH.test(dish.ingredients[at]?.name ?? '') &&
    (kinds[at] ?? []).some((kind) => kind === 'fish' || kind === 'shellfish');
  const first = dish.steps.findIndex((step) =>
    step.some((piece) => piece.kind === 'ingredient' && flesh(piece.index)),
  );
  return first >= 0 && !dish.steps.slice(first).some((step) => COOKED.test(stepLine(step)));
}

/** Not sauces, pastes and tins. */
const FLESH =
  /^(?!.*\b(?:tinned|canned|dried|cooked|sauce|paste|stock|flakes)\b).*\b(?:fillets?|salmon|tuna|bass|bream|mackerel|halibut|prawns?|scallops?|oysters?|squid|trout|cod|sole|snapper)\b/i;
