/** Which motifs go together: one of a kind, nothing wet on a crust, nothing that would have melted away. */
import type { Motif } from './motifs.ts';

/** Only the fittest of each family is shown. */
const FAMILIES = [
  'tomato tomatowedge cherrytomato tomatosauce',
  'carrot carrotshreds',
  'chicken chickenleg',
  'beef steak mince pulledmeat meatball',
  'lentils redlentils',
  'onion onionstrips redonion friedonion',
  'egg eggboiled eggbits',
  'fish fishfillet salmon smokedsalmon',
  'potato wedge chip',
  'mango mangocubes',
  'cabbage sauerkraut kimchi',
  'salt saltflakes sugar flour',
  'orange orangeslice',
  'toastside croutons',
  'yoghurt creamswirl',
  'kale lettuce spinach',
  'cucumber gherkin',
  'lemon lime daikon sidebread',
].map((names) => names.split(' '));

/** Closed surfaces: what is inside does not show. */
const COVERS = ['crust', 'mash', 'crumble', 'lattice', 'dusted', 'cake', 'custard'];
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
  if (COVERS.includes(under) && role !== 'garnish' && !titled) return false;
  if (under === 'noodles' && ['carrot', 'bacon', 'potato'].includes(name) && !titled) return false;
  if (['yoghurt', 'creamswirl'].includes(name) && !WET.includes(under)) return false;
  if (MELTING.includes(name) && MELTED_IN.includes(under) && !titled) return false;
  if (name === 'ricemound' && under !== '' && !titled) return false;
  if (name === 'ricemound' && ['rice', 'whiterice', 'onigiri'].includes(under)) return false;
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
