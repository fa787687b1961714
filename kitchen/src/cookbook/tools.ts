/** The list of kitchen tools (oven, blender ...), which of them a dish needs, and how to manage without one. */
import type { Dish } from './dish.ts';
import { stepLine } from './dish-lines.ts';

export const TOOLS = [
  'oven',
  'hob',
  'grill',
  'blender',
  'food processor',
  'mixer',
  'wok',
  'rolling pin',
  'ice-cream machine',
  'steamer',
  'thermometer',
  'cake tin',
  'freezer',
] as const;
export type Tool = (typeof TOOLS)[number];

/** Words of the steps and of the equipment that give a tool away. */
const USES: Readonly<Record<Tool, RegExp>> = {
  oven: /\b(?:oven|bake(?!d beans)|roast in|gas mark)\b/i,
  hob: /(?<!\b(?:roasting|baking|cake|loaf) )\bpan\b(?! of)|\b(?:saucepan|pot|skillet|stir-fry|melt|scald|simmer|boil(?!ing water)|fry|frying pan|saucepan|medium heat|low heat|high heat|over (?:a )?(?:medium|low|high|gentle|fierce)|wok|sear|sweat|pan over|hob|deep-fry|griddle|heavy pot|hot pan|lidded pan|large pot)\b/i,
  grill:
    /\b(?:charcoal|over coals|grill(?:ed|ing)?\b(?! pan)|barbecue|under (?:a|the) (?:hot )?grill|on (?:a|the) (?:hot )?grill|grill (?:over|for|until))\b/i,
  blender: /\b(?:blender|blend (?!in\b)|liquidi[sz]e|blitz)\b/i,
  'food processor': /\bfood processor\b/i,
  mixer: /\b(?:electric (?:whisk|mixer|beaters)|stand mixer|mixer)\b/i,
  wok: /\bwok\b/i,
  'rolling pin': /\brolling pin\b/i,
  'ice-cream machine': /\bice[- ]cream (?:machine|maker)\b/i,
  steamer: /\bsteamer\b/i,
  thermometer: /\bthermometer\b/i,
  'cake tin': /\b(?:cake tins?|loaf tin|springform|tart tin|muffin tin)\b/i,
  freezer: /\b(?:freeze|freezer)\b/i,
};

/** What somebody without the tool can do; nothing where the dish cannot be made without it. */
const BY_HAND: Readonly<Partial<Record<Tool, string>>> = {
  blender:
    'Without a blender, cook everything until quite soft and mash it hard or press it through a sieve; it comes out coarser, and no worse for it.',
  'food processor':
    'Without a food processor, chop everything very finely with a knife or pound it in a mortar, and finish it with a fork; it comes out coarser.',
  mixer:
    'Without a mixer, a whisk, a wooden spoon and patience do the same by hand; reckon twice the time.',
  wok: 'Without a wok, take your widest heavy frying pan, as hot as it will go, and fry in two batches.',
  'rolling pin': 'Without a rolling pin, a clean wine or water bottle rolls as well.',
  steamer:
    'Without a steamer, set a heatproof plate on an upturned cup in a lidded pot of simmering water.',
  grill: 'Without a grill, a very hot ridged or heavy pan does nearly as well.',
  thermometer:
    'Without a thermometer, cut into the thickest part: the juices must run clear, and no pink may be left in poultry or mince.',
};

/** Tools whose replacement needs a hob. */
const ON_HOB: ReadonlySet<Tool> = new Set(['wok', 'grill', 'steamer']);

/** Drinks are not mashed by hand. */
const ONLY_BLENDED = new Set(['drink']);

export function findTools(dish: Dish): ReadonlySet<Tool> {
  const text = dish.steps.map((step) => stepLine(step)).join('\n');
  return new Set(TOOLS.filter((tool) => USES[tool].test(text)));
}

/** How to manage without a tool; undefined when that cannot be done. */
export function describeWithoutTool(
  dish: Dish,
  tool: Tool,
  lacking: readonly Tool[] = [],
): string | undefined {
  if (ON_HOB.has(tool) && lacking.includes('hob')) return undefined;
  if ((tool === 'blender' || tool === 'food processor') && ONLY_BLENDED.has(dish.course))
    return undefined;
  return BY_HAND[tool];
}
