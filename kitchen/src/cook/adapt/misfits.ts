/** Detects steps that still treat a swapped-in food as the old one (tofu to be boned); says what of a preparation still fits it. */

import type { DishIngredient } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import type { Rules } from '../../safety/pantry/rules.ts';

export type Nature = 'meat' | 'egg' | 'wine' | 'fat' | 'starch' | 'other';

/** What kind of thing it is in the pan. */
export function natureOf(rules: Rules, name: string): Nature {
  if (/\b(?:stock|broth|sauce|gravy|bouillon|oil|lard|dripping|paste|gelatine)\b/.test(name))
    return /\b(?:oil|lard|dripping)\b/.test(name) ? 'fat' : 'other';
  if (/\b(?:margarine|butter|ghee|block|spread|shortening)\b/.test(name)) return 'fat';
  const names = new Set(findFoodNames(rules, name));
  const flesh = ['meat', 'poultry', 'fish', 'shellfish'].some((one) => names.has(one));
  if (flesh || /\bfish\b/.test(name)) return 'meat';
  if (names.has('egg') && !names.has('pasta') && !/noodle|mayonnaise/.test(name)) return 'egg';
  if (names.has('alcohol')) return 'wine';
  if (/\b(?:flour|bread|pasta|spaghetti|noodles?|rice|potatoes|oats)\b/.test(name)) return 'starch';
  return 'other';
}

/** Words that only the old kind of thing can be meant by. */
const ONLY: Readonly<Record<Nature, RegExp | null>> = {
  meat: /\b(?:bon(?:e|es|ed|ing)|skin|skins|skin-side|rind|carcass|flak(?:e|y)|(?<!(?:chilli|oat|coconut|almond) )flakes|pink|medium-rare|rare|knead|knuckle|carv(?:e|ing)|joint|backbone|spatchcock|breast|breasts|thighs?|legs|wings?|drumsticks?|juices run|fibres?|brine|cartilage|gristle|fat (?:has )?(?:runs?|run out)|leaving the fat|render(?:s|ed)?|devein|(?<!taco )shells?|heads|tails?|curl(?:s|ed)?|fifth of fat|lean|opaque|shred(?:s|ded)?|pull (?:it|them|the meat)(?! away)|meat|meaty|juicy|against the grain|across the grain|sausage shapes?|wrapped|flatten|beat (?:it|them) (?:to|out|flat|thin)|skewers? in long|around (?:flat )?skewers)\b|\b(?:[4-9]\d) °C\b/i,
  egg: /\b(?:crack(?:ed)?|break in|break the|yolks?|whites|egg white|separate|peel(?:ed)?|shells?|hard-boiled|soft-boiled|runny|scrambl\w+|just set|softly set|curds?|wobbles?|poach\w*|omelette|raw|one at a time|beat the|as it (?:cooks|sets)|sunny|weigh the|meringue|peaks)\b/i,
  wine: /\b(?:alcohol|raw smell|flambé|wine)\b/i,
  fat: null,
  starch: null,
  other: null,
};

/** Words that give it away even in a step that does not name it. */
const ANYWHERE: Readonly<Partial<Record<Nature, RegExp>>> = {
  meat: /\b(?:bones?|skin-side|rind|carcass|carve|carving|backbone|breasts?|drumsticks?|meat|juices run|fibres|flakes easily|(?<!taco )shells|wings|thighs|chops|fillets|mince)\b/i,
  egg: /\b(?:crack(?:ed)? in|yolks?|egg whites|the whites|hard-boiled|softly set|scrambl\w+)\b/i,
};

/** Eggs that only bind may become a paste of seeds; these words of theirs still fit it. */
const PASTE = /\bflaxseed\b/;
const FOAM = /^aquafaba/;
const FITS_FOAM = /\b(?:(?:soft |stiff )?peaks|beat the|as it sets)\b/gi;
/** Tofu is scrambled like eggs. */
const TOFU = /\btofu\b/;
const FITS_TOFU = /\bscrambl\w+\b/gi;
const FITS_PASTE = /\b(?:one at a time|beat the)\b/gi;

const FITTING = [
  [PASTE, FITS_PASTE],
  [FOAM, FITS_FOAM],
  [TOFU, FITS_TOFU],
] as const;

const TOMATO_SKINS = /\btomatoes\b[^.]*\bskins?\b/gi;

/** Whether a step still treats what came in as what went out; `named` when it speaks of what came in. */
export function isMisfit(
  rules: Rules,
  from: string,
  to: string,
  text: string,
  named: boolean,
): boolean {
  const [was, is] = [natureOf(rules, from), natureOf(rules, to)];
  if (was === is) return false;
  const fitting = FITTING.find(([what]) => what.test(to))?.[1];
  const rest = fitting ? text.replace(fitting, '') : text;
  // A shredding fork suits jackfruit as it did pork.
  const heard = /jackfruit|oyster/.test(to)
    ? rest.replace(/\bshred(?:s|ded)?\b|\bpull /gi, '')
    : rest;
  const ofMeat = heard.replace(TOMATO_SKINS, '');
  return (named ? ONLY[was] : ANYWHERE[was])?.test(ofMeat) ?? false;
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
