/** Classes foods by how they cook, and tells whether one can replace another: same class, same starch, same handling in the steps. */
import type { Kitchen } from '../../cook/kitchen.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { singular } from '../../text/plurals.ts';
import { cookedFood } from './cooking-times.ts';

/** Kinds, the first that fits, by the end of a name or by what the pantry calls it. */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['liquid', /\b(?:stock|broth|water|wine|beer|stout|cider|sherry|juice|passata)$/],
  ['flour', /\b(?:flour|cornflour|starch|arrowroot|semolina|polenta)$/],
  [
    'powder',
    /\b(?:(?<!garlic |onion |chilli |curry |ginger |mustard )powder|baking soda|bicarbonate of soda|yeast|gelatine|agar)$/,
  ],
  ['dressing', /\bmayonnaise$/],
  ['condiment', /\b(?:sauce|paste|purée|vinegar|mustard|ketchup|tamari|aminos|pesto)$/],
  ['fat', /\b(?:oil|butter|ghee|lard|margarine|dripping|block|spread|shortening)$/],
  ['cream', /\b(?:cream|milk|yoghurt|yogurt|crème fraîche|buttermilk|mascarpone|quark)$/],
  [
    'pasta',
    /\b(?:spaghetti|penne|macaroni|tagliatelle|linguine|fettuccine|rigatoni|pasta|orzo|noodles|vermicelli|fusilli|lasagne sheets)$/,
  ],
  ['grain', /\b(?:rice|quinoa|bulgur(?: wheat)?|couscous|barley|millet|freekeh|buckwheat)$/],
  ['egg', /\beggs?$/],
  ['sweet', /\b(?:sugar|honey|syrup|agave|molasses|treacle)$/],
  [
    'pulse',
    /\b(?:lentils|chickpeas|(?<!green )(?<!runner )beans|dal|(?:split|black-eyed|dried) peas)$/,
  ],
  [
    'bread',
    /\b(?:bread|baguettes?|buns|rolls|tortillas|pitta breads|flatbreads|breadcrumbs|muffins)$/,
  ],
];
/** By what the pantry knows, where no name gives it away. */
const KNOWN: readonly string[] = [
  'cheese',
  'herb',
  'nut',
  'tree nuts',
  'seed',
  'fruit',
  'vegetable',
  'spice',
];

/** "Tuna in olive oil" is tuna, and no oil. */
export function drained(name: string): string {
  return name.replace(/ in (?:\w+ )?(?:oil|brine|water)$/, '');
}

/** What it does in a pan; '' for what does nothing that another food could. */
export function kindOf(kitchen: Kitchen, name: string): string {
  const said = drained(name.toLowerCase());
  const named = KINDS.find(([, pattern]) => pattern.test(said));
  if (named) return named[0];
  const names = new Set(findFoodNames(kitchen.rules, said));
  const known = KNOWN.find((kind) => names.has(kind));
  if (known) return known;
  // Peas and green beans are pulses to the pantry.
  return cookedFood(kitchen, said)?.classes.includes('veg') ? 'vegetable' : '';
}

/** Kinds that do one another's work. */
const ALIKE: readonly (readonly string[])[] = [
  ['nut', 'tree nuts', 'seed'],
  ['herb', 'spice'],
  ['fruit', 'vegetable'],
  ['liquid', 'cream'],
  ['liquid', 'condiment'],
  ['cheese', 'cream'],
  ['pasta', 'grain'],
  ['fat', 'condiment'],
  ['dressing', 'cream'],
  ['dressing', 'condiment'],
];

/** Whether a cook could put one in the other's place; what nobody knows the kind of is left to the person. */
export function isOfOneKind(
  kitchen: Kitchen,
  from: string,
  to: string,
  isForThePan = false,
): boolean {
  const [was, is] = [kindOf(kitchen, from), kindOf(kitchen, to)];
  // Chickpeas want hours where lentils want minutes.
  if (LENTILS.test(from) && /\b(?:chickpeas|beans)$/.test(to) && !/^tinned /.test(to)) return false;
  if (POURED.has(was) && /\b(?:ground|desiccated)\b/.test(to)) return false;
  if (POURED.has(was) && is === 'cheese' && !SOFT.test(to)) return false;
  if (was === 'cheese' && POURED.has(is) && !SOFT.test(from)) return false;
  // Out of a tin they are the sauce, and no greens make one.
  const isSauce = (name: string): boolean => classOf(kitchen, name).includes('tinned tomato');
  const isTomato = (name: string): boolean =>
    isSauce(name) ||
    classOf(kitchen, name).includes('tomato') ||
    kindOf(kitchen, name) === 'liquid';
  if ((isSauce(from) && !isTomato(to)) || (isSauce(to) && !isTomato(from))) return false;
  // What squeaks and does not melt is grated over nothing.
  const isFryingCheese = (name: string): boolean =>
    classOf(kitchen, name).includes('frying cheese');
  const grates = ['hard cheese', 'melting cheese'].some((one) =>
    classOf(kitchen, from).includes(one),
  );
  if (grates && isFryingCheese(to)) return false;
  if (was === is || was === '' || is === '') return true;
  // Garlic and its powder, ginger and a chilli: a little of each is in the dish for its taste.
  const isTaste = (name: string, kind: string): boolean =>
    kind === 'herb' || kind === 'spice' || tastes(kitchen, name);
  if (isTaste(from, was) && isTaste(to, is) && [was, is].includes('vegetable')) return true;
  // Butter that is stirred in may be cream; a pan is greased with neither milk nor cheese.
  if (was === 'fat' && is === 'cream') return !isForThePan;
  return ALIKE.some((kinds) => kinds.includes(was) && kinds.includes(is));
}

function classOf(kitchen: Kitchen, name: string): readonly string[] {
  return cookedFood(kitchen, name)?.classes ?? [];
}

function tastes(kitchen: Kitchen, name: string): boolean {
  return classOf(kitchen, name).includes('seasoning');
}

const SOFT = /\b(?:cream cheese|ricotta|mascarpone|quark|cottage cheese|soft cheese)$/;
const LENTILS = /^(?!tinned |cooked ).*\b(?:lentils|split peas|dal)$/;
/** Nothing dry is poured in their place. */
const POURED: ReadonlySet<string> = new Set(['liquid', 'cream']);

/** Whether a dish that is made of the one would be another dish with the other: rice for spaghetti, bulgur for rice. */
export function isOtherStarch(kitchen: Kitchen, from: string, to: string): boolean {
  const kinds = [kindOf(kitchen, from), kindOf(kitchen, to)];
  if (kinds.includes('pasta') && kinds.includes('grain')) return true;
  // No other rice clings as they do.
  if (STICKY.test(from) && /\brice$/.test(to) && !STICKY.test(to)) return true;
  const isNoodle = (name: string): boolean => /\b(?:noodles|vermicelli)$/.test(name);
  if (kinds.every((kind) => kind === 'pasta') && isNoodle(from) !== isNoodle(to)) return true;
  const isGrain = kinds.every((kind) => kind === 'grain' || kind === 'flour');
  return isGrain && from.split(' ').at(-1) !== to.split(' ').at(-1);
}

const STICKY = /\b(?:glutinous|sticky|risotto|arborio|carnaroli|sushi) rice$/;
const LEAVES =
  /\b(?:spinach|kale|chard|greens|cabbage|rocket|watercress|pak choi|lettuce|cavolo nero)\b/;
const CREAMS =
  /\b(?:beat|cream) [^.]*\bbutter\b[^.]*\b(?:pale|fluffy|light)\b|\brub [^.]*\bbutter\b/i;
const CRACKLES = /\b(?:crackle|pop|splutter|sizzle)\b/i;
const SETS_COLD = /\b(?:coconut oil|butter|ghee|lard|margarine|dripping)$/;
const DRESSES = /\b(?:shake|whisk|dressing|drizzle|thread)\b[^.]*\boil\b/i;

function isPeeled(steps: string, name: string): boolean {
  const head = singular(name.split(' ').at(-1) ?? name);
  return new RegExp(`\\b(?:peel|squeeze|take out|lift out|discard)\\b[^.]*\\b${head}`, 'i').test(
    steps,
  );
}

const WHIPS =
  /\b(?:(?<!single |sour |soured )cream|crème fraîche|mascarpone|aquafaba|egg whites?)$/;

/** Whether the steps treat the one as the other cannot be treated: peas do not wilt, and yoghurt makes no peaks. */
export function isTreatedOtherwise(steps: string, from: string, to: string): boolean {
  if (
    LEAVES.test(from) &&
    !LEAVES.test(to) &&
    /\bwilt|handful at a time\b|\bribs\b|\bstalks\b|\bjar\b/i.test(steps)
  )
    return true;
  // Oil takes no air when it is beaten, and makes no crumbs when it is rubbed in.
  const isCreamed = /\bbutter$/.test(from) && CREAMS.test(steps);
  if (isCreamed && /\boil$/.test(to)) return true;
  // What sets when it is cold is whisked into no dressing, and a powder has no skin.
  if (/\boil$/.test(from) && SETS_COLD.test(to) && DRESSES.test(steps)) return true;
  if (/\b(?:powder|ground|dried|granules)\b/.test(to) && isPeeled(steps, from)) return true;
  // Seeds crackle in the oil, and what is ground burns; only what is pale at one end has a pale part.
  if (/\bseeds?$/.test(from) && !/\bseeds?$/.test(to) && CRACKLES.test(steps)) return true;
  if (/\b(?:leeks?|spring onions?)$/.test(from) && !/\b(?:leeks?|spring onions?)$/.test(to))
    if (/\b(?:part|white|green) of\b|\bgreen (?:tops|kept)\b/i.test(steps)) return true;
  const isWhipped = /cream$/.test(from) && /\b(?:whip|peaks)\b/i.test(steps);
  return isWhipped && !WHIPS.test(to);
}
