/** Hears what a cook would laugh at after a swap: a tofu to be boned, a mushroom that must reach 74 °C. */

import type { DishIngredient } from '../cookbook/dish.ts';
import { foodNames } from '../cookbook/dish-facts.ts';
import type { Rules } from '../safety/rules.ts';

export type Nature = 'meat' | 'egg' | 'wine' | 'fat' | 'starch' | 'other';

/** What kind of thing it is in the pan. */
export function natureOf(rules: Rules, name: string): Nature {
  if (/\b(?:stock|broth|sauce|gravy|bouillon|oil|lard|dripping|paste|gelatine)\b/.test(name))
    return /\b(?:oil|lard|dripping)\b/.test(name) ? 'fat' : 'other';
  if (/\b(?:margarine|butter|ghee|block|spread|shortening)\b/.test(name)) return 'fat';
  const names = new Set(foodNames(rules, name));
  if (['meat', 'poultry', 'fish', 'shellfish'].some((one) => names.has(one))) return 'meat';
  if (names.has('egg') && !names.has('pasta') && !/noodle|mayonnaise/.test(name)) return 'egg';
  if (names.has('alcohol')) return 'wine';
  if (/\b(?:flour|bread|pasta|spaghetti|noodles?|rice|potatoes|oats)\b/.test(name)) return 'starch';
  return 'other';
}

/** Words that only the old kind of thing can be meant by. */
const ONLY: Readonly<Record<Nature, RegExp | null>> = {
  meat: /\b(?:bon(?:e|es|ed|ing)|skin|skins|skin-side|rind|carcass|flak(?:e|es|y)|pink|medium-rare|rare|knead|knuckle|carv(?:e|ing)|joint|backbone|spatchcock|breast|breasts|thighs?|legs|wings?|drumsticks?|juices run|fibres?|brine|cartilage|gristle|fat (?:has )?(?:runs?|run out)|leaving the fat|render(?:s|ed)?|devein|shells?|heads|tails?|curl(?:ed)?|opaque|shred(?:s|ded)?|pull (?:it|them|the meat)|meat|meaty|juicy|against the grain|across the grain|sausage shapes?|skewers? in long|around (?:flat )?skewers)\b|\b(?:[4-9]\d) °C\b/i,
  egg: /\b(?:crack(?:ed)?|break in|break the|yolks?|whites?|separate|peel(?:ed)?|shells?|hard-boiled|soft-boiled|runny|scrambl\w+|just set|softly set|curds?|wobbles?|poach\w*|omelette|raw|one at a time|beat the|as it (?:cooks|sets)|sunny|weigh the|meringue|peaks)\b/i,
  wine: /\b(?:alcohol|raw smell|flambé|wine)\b/i,
  fat: null,
  starch: null,
  other: null,
};

/** Eggs that only bind may become a paste of seeds; these words of theirs still fit it. */
const PASTE = /\bflax eggs?\b/;
const FITS_PASTE = /\b(?:one at a time|beat the)\b/gi;

/** Whether a sentence still treats what came in as what went out. */
export function isMisfit(
  rules: Rules,
  from: Pick<DishIngredient, 'name'>,
  to: Pick<DishIngredient, 'name'>,
  text: string,
): boolean {
  const [was, is] = [natureOf(rules, from.name), natureOf(rules, to.name)];
  if (was === is) return false;
  const rest = PASTE.test(to.name) ? text.replace(FITS_PASTE, '') : text;
  // A shredding fork suits jackfruit as it did pork.
  const heard = /jackfruit/.test(to.name) ? rest.replace(/\bshred(?:s|ded)?\b|\bpull /gi, '') : rest;
  return ONLY[was]?.test(heard.replace(/\bsoft peaks\b(?=.*cream)/g, '')) ?? false;
}

/** Ways of cutting that suit any solid food. */
const CUT =
  /^(?:(?:very )?(?:finely|thinly|thickly|roughly|coarsely) )?(?:sliced|chopped|shredded|torn|cubed|diced|crumbled|grated|(?:cut )?in (?:[\w.–-]+ )*(?:cubes|pieces|strips|slices|chunks))$/;
const SOLID = /tofu|mushrooms?|cheese|cheddar|mozzarella|feta|tempeh|margarine|halloumi|chocolate/;
const NUTS = /nuts?$|almonds|pistachios|seeds$|pecans|walnuts/;

/** What is left of a preparation when something else is prepared. */
export function preparationFor(rules: Rules, from: DishIngredient, to: string): string {
  const alike =
    (natureOf(rules, from.name) === natureOf(rules, to) && natureOf(rules, to) !== 'other') ||
    lastWord(from.name) === lastWord(to) ||
    (NUTS.test(from.name) && NUTS.test(to) && !/blanched|skinned|halve/.test(from.preparation));
  const parts = from.preparation.split(/,\s*/).filter((part) => part !== '');
  if (/\boil$/.test(to)) return '';
  if (alike && !/fat|skin|bone|rind|peel|beaten|rolled/.test(from.preparation))
    return parts.join(', ');
  return SOLID.test(to) ? parts.filter((part) => CUT.test(part)).join(', ') : '';
}

function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name;
}
