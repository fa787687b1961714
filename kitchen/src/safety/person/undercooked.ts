/** Detects from a recipe's steps whether egg, meat or fish is served raw or rare. */

export interface RecipeContent {
  /** One text for each ingredient: its name and how it is prepared. */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

const EGG_LISTED =
  /(?<!\bflax )\begg(?:s| yolks?| whites?)?\b(?! (?:noodles?|plants?|replacer|substitute))/i;
const PASTEURISED = /\bpasteuri[sz]ed\b|\b(?:hard[- ]boiled|cooked) /i;
const EGG = /(?<!\bflax )\b(?:eggs?|yolks?|egg whites?)\b(?! (?:noodles?|plants?))/i;
const HEATED =
  /\b(?:bak(?:e|es|ed|ing)|boil(?:s|ed|ing)?|fr(?:y|ies|ied|ying)|simmer(?:s|ed|ing)?|oven|poach(?:ed|ing)?|scrambled?|steam(?:ed|ing)?|grill(?:ed|ing)?|roast(?:ed|ing)?|cook(?:s|ed)?|cooking(?! water)|air fryer|microwave|wok|griddle|waffle iron|thickens?)\b|\b(?:7\d|[89]\d|1\d\d|2\d\d) ?°C|(?<!\b(?:off|from) the )\bheat\b|\b(?:frying )?pan\b(?! of)/i;
const RUNNY =
  /\b(?:runny|soft[- ]boiled|sunny[- ]side|over[- ]easy|soft[- ]poached)\b(?![^.]*\bif you like\b)/i;

/** Egg that no step heats once it is in, or that is left runny. */
export function containsRawEgg({ ingredients, steps }: RecipeContent): boolean {
  const isListed = ingredients.some((one) => EGG_LISTED.test(one) && !PASTEURISED.test(one));
  if (!isListed) return false;
  const withEgg = steps.flatMap((step, at) => (EGG.test(step) ? [at] : []));
  const last = withEgg.at(-1);
  if (last === undefined) return false;
  if (steps.some((step) => EGG.test(step) && RUNNY.test(step))) return true;
  const isHeated = withEgg.some((at) => HEATED.test(steps[at] ?? ''));
  return !isHeated && !steps.slice(last).some((step) => HEATED.test(step));
}

const RED_MEAT = /\b(?:steaks?|beef|lamb|duck|veal|venison|sirloin|ribeye|fillet joint)\b/i;
const RARE =
  /\b(?:(?:medium[- ])?rare|(?:still|a little|rosy|stays?) (?:rosy |faintly )?pink|rosy|(?:4[5-9]|5[0-9]|6[0-2])(?:[-–]\d\d)? °C|1[123]\d ?°F)(?![\p{L}])/iu;

/** Beef, lamb or duck that the steps stop short of cooking through. */
export function containsRareMeat({ ingredients, steps }: RecipeContent): boolean {
  return ingredients.some((one) => RED_MEAT.test(one)) && steps.some((step) => RARE.test(step));
}

const COLD_SMOKED = /\b(?:smoked salmon|smoked trout|gravlax|sashimi|cured salmon)\b/i;
/** Not sauces, pastes and tins. */
const MEAT_OR_FISH =
  /^(?!.*\b(?:tinned|canned|jarred|dried|cooked|anchov\w+|sauce|paste|stock|flakes)\b).*\b(?:fillets?|salmon|tuna|bass|bream|mackerel|halibut|prawns?|scallops?|oysters?|squid|trout|cod|sole|snapper)\b/i;
/** Fish or seafood that no step heats from where it goes in. `isFish` decides whether an ingredient is fish or seafood. */
export function containsRawFish(
  { ingredients, steps }: RecipeContent,
  isFish: (ingredient: string) => boolean,
): boolean {
  if (ingredients.some((one) => COLD_SMOKED.test(one))) return true;
  const flesh = ingredients.filter((one) => MEAT_OR_FISH.test(one) && isFish(one));
  const words = flesh.flatMap((one) => one.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const first = steps.findIndex((step) => words.some((word) => step.toLowerCase().includes(word)));
  return first >= 0 && !steps.slice(first).some((step) => HEATED.test(step));
}
