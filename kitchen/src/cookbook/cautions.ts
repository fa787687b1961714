/** What in a dish is not for everybody though nobody is allergic to it: raw fish, raw egg, spirits, liver, honey, coffee, fire and salt. */
import type { Rules } from '../safety/rules.ts';
import type { Dish } from './dish.ts';
import { foodNames } from './dish-facts.ts';
import { stepLine } from './dish-lines.ts';
import { hasRawEgg } from './raw-egg.ts';

export type Caution =
  | 'raw fish'
  | 'raw egg'
  | 'rare meat'
  | 'an alcoholic drink'
  | 'liver'
  | 'coffee'
  | 'honey'
  | 'heat'
  | 'whole nuts'
  | 'much salt'
  | 'much sugar'
  | 'deep frying';

const RAW_FISH = /\b(?:smoked salmon|smoked trout|gravlax|sashimi|cured salmon)\b/i;
const COOKED =
  /\b(?:boil|fry|simmer|oven|bake|poach|steam|grill|roast|hob|sear|saute|toss in the pan|over (?:a )?(?:medium|high|low) heat)\b/i;

export function cautionsOf(dish: Dish, rules: Rules): ReadonlySet<Caution> {
  const kinds = dish.ingredients.map((item) => foodNames(rules, item.name));
  const has = (kind: string): boolean => kinds.some((names) => names.includes(kind));
  const found = new Set<Caution>();
  if (hasRawEgg(dish)) found.add('raw egg');
  if (isServedRare(dish)) found.add('rare meat');
  if (hasRawFish(dish, kinds)) found.add('raw fish');
  if (dish.course === 'drink' && has('alcohol')) found.add('an alcoholic drink');
  if (has('liver')) found.add('liver');
  if (has('coffee') || has('espresso') || has('instant coffee')) found.add('coffee');
  if (has('honey')) found.add('honey');
  for (const caution of forTheSmall(dish)) found.add(caution);
  return found;
}

/** What is not for the smallest, by the names of the ingredients. */
function forTheSmall(dish: Dish): Caution[] {
  const names = dish.ingredients.map(({ name, preparation }) => `${name}, ${preparation}`);
  const any = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  const hot = any(HOT) || dish.keywords.some((word) => /^(?:spicy|hot|numbing)$/.test(word));
  const nuts = names.some((name) => NUTS.test(name) && !FINE.test(name));
  const sweet =
    ['dessert', 'drink', 'breakfast'].includes(dish.course) &&
    any(/\b(?:sugar|syrup|condensed|jam)\b/i);
  return [
    ...(hot ? (['heat'] as const) : []),
    ...(nuts ? (['whole nuts'] as const) : []),
    ...(any(SALTY) ? (['much salt'] as const) : []),
    ...(sweet ? (['much sugar'] as const) : []),
    ...(dish.keywords.some((word) => /^deep-fr/.test(word)) || any(/\bfor deep[ -]?frying\b/i)
      ? (['deep frying'] as const)
      : []),
  ];
}

const HOT =
  /\b(?:chill?i(?:es)?|cayenne|scotch bonnet|harissa|gochujang|gochugaru|sriracha|jalape[nñ]os?|chipotle|sambal|hot sauce|tabasco|curry paste|horseradish|wasabi|berbere|sichuan pepper(?:corns)?|hot paprika|curry powder|kimchi)\b/i;
const NUTS =
  /\b(?:nuts?|almonds?|walnuts?|cashews?|hazelnuts?|pistachios?|pecans?|peanuts?|macadamias?)\b/i;
const FINE = /\b(?:ground|butter|flour|milk|oil|paste|meal|drink|groundnut|nutmeg|coconut)\b/i;
const SALTY =
  /\b(?:soy sauce|fish sauce|oyster sauce|miso|anchov\w*|capers|olives|bacon|pancetta|ham|prosciutto|chorizo|salami|salt cod|saltfish|smoked (?:salmon|haddock|trout)|preserved lemons?|feta|halloumi|pecorino|pickles?|gherkins|sauerkraut|dashi|umeboshi|shrimp paste|doubanjiang|black bean sauce|worcestershire sauce)\b/i;

/** Beef, lamb or duck that the card itself stops short of cooking through. */
export function isServedRare({ ingredients, steps }: Dish): boolean {
  const meat = ingredients.some((item) => RED_MEAT.test(item.name));
  return meat && steps.some((step) => RARE.test(stepLine(step)));
}

const RED_MEAT = /\b(?:steaks?|beef|lamb|duck|veal|venison|sirloin|ribeye|fillet joint)\b/i;
const RARE =
  /\b(?:(?:medium[- ])?rare|(?:still|a little|rosy|stays?) (?:rosy |faintly )?pink|rosy|(?:4[5-9]|5[0-9]|6[0-2])(?:[-–]\d\d)? °C)(?![\p{L}])/iu;

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
