/** Table of foods people add to dishes: amount per portion, cut, minutes, and how they go in; looks them up, scaled to the servings. */
import { sayNumber } from '../../cook/adapt/add-amounts.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { singular } from '../../text/plurals.ts';
import { cookedFood } from './cooking-times.ts';

/** When and how it goes in. */
export type Manner =
  /** With what softens first. */
  | 'base'
  /** In what simmers or fries, for so many minutes. */
  | 'cook'
  /** In the last minutes. */
  | 'stir'
  /** Cooked by itself and put in at the end. */
  | 'meat'
  | 'mince'
  | 'crisp'
  | 'fish'
  | 'prawns'
  /** Poured in and boiled up. */
  | 'pour'
  /** Off the heat. */
  | 'cream'
  | 'season'
  | 'squeeze'
  /** Over the finished plate. */
  | 'scatter'
  | 'egg'
  /** Cooked as its packet says, beneath or beside. */
  | 'packet';

interface Row {
  readonly names: ReadonlySet<string>;
  readonly each: number;
  readonly unit: string;
  readonly manner: Manner;
  readonly minutes: number;
  readonly preparation: string;
}

/** Names | amount for a portion | manner | minutes | preparation; the first row that has its name or kind. */
const ROWS: readonly Row[] = `
chilli flakes, cayenne pepper, chilli powder, cayenne | 0.125 tsp | base | 1 |
garlic | 0.5 cloves | base | 1 | finely chopped
ginger, galangal | 1 tsp | base | 1 | grated
spring onion | 0.5 | scatter | 0 | finely sliced
onion, shallot, leek | 0.25 | base | 8 | finely chopped
celery, fennel | 20 g | base | 8 | finely chopped
carrot, parsnip | 30 g | base | 8 | finely diced
bell pepper, pepper, red pepper, green pepper, sweet pepper | 0.25 | base | 8 | in strips
chilli, jalapeño | 0.25 | base | 2 | finely chopped
potato, sweet potato, squash, pumpkin, swede, turnip, celeriac | 80 g | cook | 20 | in 2 cm cubes
beetroot | 50 g | cook | 8 | cooked, in 2 cm cubes
courgette, aubergine, mushroom, cabbage, kohlrabi | 50 g | cook | 8 | sliced
green bean, asparagus, mangetout, okra | 50 g | cook | 6 | in short lengths
broccoli, cauliflower | 50 g | cook | 6 | in small florets
cherry tomato | 50 g | stir | 4 | halved
tinned tomato, chopped tomato, plum tomato | 100 g | cook | 10 | chopped
tomato | 60 g | cook | 8 | chopped
bean sprout, sweetcorn, corn, pea, edamame, broad bean | 35 g | stir | 4 |
spinach, chard, rocket, kale, pak choi, watercress, leafy greens | 35 g | stir | 3 | washed
pearl barley, barley, spelt, farro | 25 g | cook | 35 | rinsed
red lentil, split pea | 30 g | cook | 20 | rinsed
chickpea, lentil, bean, kidney bean, black bean, butter bean, pulse | 50 g | stir | 5 | tinned, drained
thyme, rosemary, sage, oregano, marjoram, lavender | 0.25 tsp | base | 1 | chopped
bay leaf | 0.25 | base | 0 |
parsley, coriander leaf, coriander, mint, basil, dill, chives, tarragon, chervil, herb | 3 g | scatter | 0 | chopped
vegetarian mince, vegan mince, veggie mince, soya mince, quorn mince, quorn | 60 g | crisp | 8 |
halloumi, paneer, tofu, tempeh | 60 g | crisp | 8 | in 2 cm cubes
cream cheese, mascarpone, ricotta | 20 g | cream | 0 |
feta, goat's cheese, mozzarella, blue cheese | 25 g | scatter | 0 | crumbled or torn
cheese | 15 g | scatter | 0 | grated
walnut, almond, cashew, hazelnut, pecan, pistachio, peanut, pine nut, tree nut, nut | 10 g | scatter | 0 | roughly chopped
nutritional yeast, furikake, fried onion, crispy onion, sesame seed, pumpkin seed, sunflower seed, poppy seed, seed | 5 g | scatter | 0 |
apricot, raisin, sultana, currant, dried apricot, date, prune, cranberry, dried fruit | 10 g | stir | 5 |
olive, caper, gherkin, sun-dried tomato, anchovy | 8 g | stir | 2 | roughly chopped
bacon, pancetta, chorizo, pepperoni, salami, prosciutto, lardons, ham, guanciale | 30 g | crisp | 6 | in small pieces
sausage | 80 g | mince | 12 | sliced
minced beef, minced pork, minced lamb, mince, minced meat | 80 g | mince | 10 |
prawn, shrimp, shellfish | 60 g | prawns | 4 | peeled
tuna, sardine, mackerel | 40 g | stir | 3 | tinned, drained, in flakes
fish | 90 g | fish | 7 | in 3 cm pieces
chicken, turkey, duck, poultry | 90 g | meat | 10 | boneless, in 2 cm pieces
beef, pork, lamb, veal, venison, meat | 90 g | meat | 10 | in 2 cm pieces
hard-boiled egg, hard boiled egg, boiled egg | 0.5 | scatter | 0 | peeled and quartered
egg | 1 | egg | 4 |
mayonnaise | 0.75 tsp | season | 0 |
rice, pasta, noodle, couscous, bulgur, quinoa, spaghetti | 60 g | packet | 0 |
coconut milk | 40 ml | pour | 3 |
cream, crème fraîche, yogurt, yoghurt, soured cream | 25 ml | cream | 0 |
milk | 30 ml | pour | 2 |
wine, beer, stout, cider, sherry, brandy, vermouth | 25 ml | pour | 3 |
stock cube, bouillon cube, oxo cube, oxo, beef oxo | 0.25 | stir | 2 | crumbled
stock powder, bouillon powder, bouillon | 0.5 tsp | stir | 2 |
stock, broth, water, passata, tomato juice | 50 ml | pour | 3 |
lemon, lime | 0.25 | squeeze | 0 |
orange | 0.25 | squeeze | 0 |
avocado | 0.25 | scatter | 0 | sliced
berry, blueberry, raspberry, blackberry, redcurrant, blackcurrant | 35 g | scatter | 0 |
banana, strawberry | 35 g | scatter | 0 | sliced
apple, pear, mango, pineapple, peach, grape, fruit | 35 g | scatter | 0 | in small pieces
chocolate | 15 g | scatter | 0 | chopped
crouton, breadcrumb, bread | 15 g | scatter | 0 | toasted
butter | 5 g | season | 0 |
saffron | 0.025 tsp | base | 1 |
spice, ground ginger, mixed spice, cumin, paprika, turmeric, cinnamon, nutmeg, garam masala, curry powder | 0.25 tsp | base | 1 |
salt | 0.0625 tsp | season | 0 |
sugar, honey, maple syrup, syrup | 0.5 tsp | season | 0 |
oil | 0.75 tsp | season | 0 |
vanilla | 0.125 tsp | season | 0 |
soy sauce, fish sauce, worcestershire sauce, hot sauce, sriracha, oyster sauce | 0.75 tsp | season | 0 |
vinegar, mustard, harissa, miso, tahini, pesto, tomato purée, peanut butter, horseradish, ketchup, marmite, vegemite, yeast extract, gochujang, chili crisp, chilli crisp, sweet chilli sauce, barbecue sauce, hoisin sauce, brown sauce, chutney, tamari, condiment | 0.75 tsp | season | 0 |
vegetable | 50 g | cook | 8 | in small pieces
`
  .trim()
  .split('\n')
  .map(readRow);

function readRow(text: string): Row {
  const [names = '', amount = '', manner = '', minutes = '', preparation = ''] = text
    .split('|')
    .map((cell) => cell.trim());
  const [each = '', unit = ''] = amount.split(' ');
  return {
    names: new Set(names.split(', ')),
    each: Number(each),
    unit,
    manner: manner as Manner,
    minutes: Number(minutes),
    preparation,
  };
}

export interface Addition {
  readonly quantity: string;
  readonly unit: string;
  readonly preparation: string;
  readonly manner: Manner;
  readonly minutes: number;
  /** Whether it was cooked before it came into the kitchen, and only gets hot. */
  readonly isReady: boolean;
}

/** For so many portions; a food that no row knows is seasoned with. */
export function amountToAdd(kitchen: Kitchen, said: string, servings: number): Addition {
  const own = said.split(' ').map(singular);
  const names = [
    own.join(' '),
    own.slice(-2).join(' '),
    own.at(-1) ?? '',
    ...findFoodNames(kitchen.rules, said),
  ];
  // The nearest name decides: a cherry tomato before a tomato.
  const row =
    names.flatMap((name) => ROWS.find((one) => one.names.has(name)) ?? []).at(0) ?? UNKNOWN;
  const isReady = isCookedBefore(kitchen, said) && !OVER.has(row.manner);
  const isCut = /\b(?:grated|chopped|sliced|diced|crumbled|tinned|frozen|dried|cooked)\b/.test(
    said,
  );
  return {
    ...measured(row.each * servings, row.unit),
    preparation: isCut && !isReady ? '' : isReady ? (cutOf(kitchen, said) ?? '') : row.preparation,
    manner: isReady ? 'stir' : row.manner,
    minutes: isReady ? HEATED : row.minutes,
    isReady: isReady || (row.unit !== 'tsp' && BOUGHT_READY.test(said)),
  };
}

/** Classes of what was cooked or cured before, and only has to get hot. */
const READY: ReadonlySet<string> = new Set([
  'ready meat',
  'ready fish',
  'ready sauce',
  'cooked rice',
  'cooked grain',
  'cooked pasta',
  'cooked noodle',
  'cooked potato',
]);
/** Cured meat is fried crisp, and a herring is scattered over, whatever was done to them before. */
const OVER: ReadonlySet<string> = new Set(['crisp', 'scatter', 'egg']);
const HEATED = 4;
const BOUGHT_READY =
  /^(?:roasted|cooked|grilled|pickled|tinned|smoked|leftover|(?:hard[- ])?boiled|sun-dried) |^beetroots?$/;

export function isCookedBefore(kitchen: Kitchen, said: string): boolean {
  return cookedFood(kitchen, said)?.classes.some((one) => READY.has(one)) === true;
}

function cutOf(kitchen: Kitchen, said: string): string | undefined {
  return cookedFood(kitchen, said)?.cuts.chunks;
}

/** Whether one is cut, measured and cooked as the other: galangal as ginger. */
export function isOfOneRow(one: string, other: string): boolean {
  const rowOf = (name: string) => {
    const words = name.split(' ').map(singular);
    return ROWS.find(({ names }) => names.has(words.join(' ')) || names.has(words.at(-1) ?? ''));
  };
  const row = rowOf(one);
  return row !== undefined && row === rowOf(other);
}

/** Whether it has a row by that name, in the singular, and not only by its kind. */
export function isInTable(name: string): boolean {
  return ROWS.some(({ names }) => names.has(name));
}

const UNKNOWN: Row = {
  names: new Set(),
  each: 15,
  unit: 'g',
  manner: 'scatter',
  minutes: 0,
  preparation: '',
};

function measured(value: number, unit: string): { quantity: string; unit: string } {
  if (unit === 'tsp' && value >= 3) return { quantity: say(value / 3, 0.5), unit: 'tbsp' };
  if (unit === 'tsp') return { quantity: say(value, value < 0.5 ? 0.125 : 0.25), unit };
  if (unit === 'g' || unit === 'ml') return { quantity: say(value, value < 50 ? 5 : 10), unit };
  return { quantity: say(value, unit === '' && value < 1 ? 0.5 : 1), unit };
}

function say(value: number, step: number): string {
  return sayNumber(Math.max(step, Math.round(value / step) * step));
}
