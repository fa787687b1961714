/** Which motifs go together: one of a kind, nothing wet on a crust, nothing that would have melted away. */

import { wordTable } from '../word-table.ts';
import type { Motif } from './motifs.ts';

/** Only the fittest of each family is shown. */
const FAMILIES = [
  'tomato tomatowedge cherrytomato tomatosauce',
  'carrot carrotshreds',
  'chicken chickenleg',
  'beef steak chop mince pulledmeat meatball',
  'lentils redlentils',
  'onion onionstrips redonion friedonion',
  'egg eggboiled eggbits',
  'fish fishfillet salmon smokedsalmon',
  'potato wedge chip',
  'mango mangocubes',
  'cabbage sauerkraut kimchi',
  'salt saltflakes sugar flour',
  'orange orangeslice',
  'sausage banger',
  'toastside croutons',
  'yoghurt creamswirl',
  'kale lettuce spinach',
  'cucumber gherkin',
  'lemon lime daikon sidebread',
].map((names) => names.split(' '));

/** Heroes that are drawn with what they hold; by default anything goes in. */
const HOLDERS = wordTable<string | undefined>({
  burger:
    'lettuce spinach kale cabbage tomato beetroot pineapple cheesesheet mozzarella redonion onion gherkin avocado cucumber bacon',
  taco: undefined,
  summerroll: undefined,
  maki: undefined,
  longbun: undefined,
  sandwich: undefined,
  stuffedpepper: undefined,
});
/** What stands by itself on a plate or a board and is still in its tin in any other vessel. */
const STANDING = ['tart', 'wholecake', 'meatloaf', 'pannacotta', 'maki', 'jacket', 'ribs'];
/** In these a flatbread is already to be seen. */
const ROLLED = ['roll', 'taco', 'flatbread', 'tortillas', 'quesadilla', 'tortillastrips'];

/** Shapes that show these as part of themselves. */
const DRAWN_WITH = wordTable<readonly string[]>({
  jacket: ['potato'],
  saltimbocca: ['ham', 'sage'],
});

/** Closed surfaces: what is inside does not show. */
const COVERS = 'crust mash crumble lattice dusted cake loafcake wholecake custard potatocake'.split(
  ' ',
);
const WET = [
  'stew',
  'broth',
  'puree',
  'noodles',
  'roll',
  'flatbread',
  'taco',
  'curds',
  'bare',
  'rice',
];
const MELTING = ['tomato', 'tomatowedge', 'onion', 'onionstrips', 'garlic'];
const MELTED_IN = ['stew', 'puree', 'dip', 'crust', 'mash', 'custard', 'grains', 'greens'];
/** What may stand in or beside a glass, a cup or a jar. */
const BESIDE_A_GLASS =
  'ice mint lemon lime orange orangeslice peach mangocubes strawberry cherries blueberries banana cinnamonstick staranise hibiscus tealeaf coffeebean basil parsley coriander chillirings greenchilli driedchilli garlic ginger springonion carrot mushroom thyme rosemary celery almonds walnuts raisins pumpkinseeds pistachios peanuts parmesan pinenuts cabbage kimchi cucumber tomato tomatowedge peppergreen chocolate syrup milk cinnamon sugar pomegranate bayleaf pepper oil saltflakes onion radish avocado pineapple'.split(
    ' ',
  );

export const isHolder = (name: string): boolean => Object.hasOwn(HOLDERS, name);

/** Whether the dish is drawn as this shape in that vessel. */
export const standsIn = (name: string, vessel: string): boolean =>
  !STANDING.includes(name) || ['plate', 'board', 'tray'].includes(vessel);

export function familyOf(name: string): readonly string[] | undefined {
  return FAMILIES.find((family) => family.includes(name));
}

/** `evident`: the title or a colour of the dish speaks of it. */
export function goesOn(
  motif: Motif,
  ground: Motif | undefined,
  evident: boolean,
  titled: boolean,
): boolean {
  const { name, role } = motif;
  const under = ground?.name ?? '';
  if (name === (under === 'burger' ? 'cheese' : 'cheesesheet')) return false;
  if (isHolder(under) && (role === 'main' || role === 'piece'))
    return HOLDERS[under]?.split(' ').includes(name) ?? true;
  if (under === 'quesadilla' && role !== 'garnish' && role !== 'side') return false;
  if (under === 'cheeseboat' && role === 'piece') return false;
  if (name === 'nori' && ['maki', 'onigiri'].includes(under)) return false;
  if (name === 'sidebread' && ROLLED.includes(under)) return false;
  if (under === 'mash' && name === 'potato') return false;
  if (DRAWN_WITH[under]?.includes(name)) return false;
  if (
    ['lattice', 'crumble', 'mash'].includes(under) &&
    role === 'main' &&
    !familyOf('sausage')?.includes(name)
  )
    return false;
  if (COVERS.includes(under) && role !== 'garnish' && !titled) return false;
  if (under === 'noodles' && ['carrot', 'bacon', 'potato'].includes(name) && !titled) return false;
  if (['yoghurt', 'creamswirl'].includes(name) && !WET.includes(under)) return false;
  if (MELTING.includes(name) && MELTED_IN.includes(under) && !titled) return false;
  if (name === 'ricemound' && under !== '' && !titled) return false;
  if (name === 'ricemound' && ['rice', 'whiterice', 'onigiri', 'custard', 'crust'].includes(under))
    return false;
  if (
    ['custard', 'curds', 'omelette', 'spanishtortilla'].includes(under) &&
    familyOf('egg')?.includes(name)
  )
    return false;
  if (['greens', 'leaves'].includes(under) && ['kale', 'spinach', 'lettuce'].includes(name))
    return false;
  if (under === 'shreds' && ['cabbage', 'papaya'].includes(name)) return false;
  return !(ground?.role === 'hero' && role === 'piece' && !evident);
}

export const besideAGlass = (motif: Motif): boolean => BESIDE_A_GLASS.includes(motif.name);
