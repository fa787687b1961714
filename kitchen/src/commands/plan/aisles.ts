/** Table of shop aisles: tells in which aisle a food is, by its name, then its kind; also which foods (salt, oil) no shopping list needs. */

export const AISLES = [
  'Vegetables, fruit and herbs',
  'Meat and fish',
  'Dairy and eggs',
  'Cupboard',
  'Spices',
] as const;
export type Aisle = (typeof AISLES)[number];

/** By words of its name, which say how it is sold, before what it is a kind of. */
const BY_WORD: readonly (readonly [words: readonly string[], aisle: Aisle])[] = [
  [['stock', 'sauce', 'paste', 'purée', 'vinegar', 'oil', 'ketchup', 'chutney', 'jam'], 'Cupboard'],
  [
    ['tinned', 'passata', 'raisins', 'sultanas', 'currants', 'dates', 'olives', 'capers'],
    'Cupboard',
  ],
  [
    ['sugar', 'syrup', 'honey', 'wine', 'beer', 'rum', 'mayonnaise', 'mustard', 'gelatine'],
    'Cupboard',
  ],
  [['flour', 'bread', 'yeast', 'extract', 'cocoa', 'chocolate', 'noodles', 'nori'], 'Cupboard'],
  [['breadcrumbs', 'desiccated', 'sun-dried', 'gherkins', 'kimchi', 'sauerkraut'], 'Cupboard'],
  [['ground', 'seeds', 'flakes', 'powder', 'peppercorns', 'masala', 'pods'], 'Spices'],
  [['ginger', 'lemongrass', 'horseradish', 'sprouts'], 'Vegetables, fruit and herbs'],
];

const BY_KIND: readonly (readonly [kinds: readonly string[], aisle: Aisle])[] = [
  [['meat', 'poultry', 'fish', 'shellfish', 'game'], 'Meat and fish'],
  [['dairy', 'egg', 'cheese'], 'Dairy and eggs'],
  [['spice'], 'Spices'],
  [['herb', 'vegetable', 'fruit', 'mushroom'], 'Vegetables, fruit and herbs'],
];

/** @param names under which the pantry knows the food and its kinds */
export function aisleOf(name: string, names: readonly string[], tinned: boolean): Aisle {
  const words = name.toLowerCase().split(' ');
  if (tinned) return 'Cupboard';
  if (words[0] === 'dried')
    return names.some((one) => DRIED_SPICES.has(one)) ? 'Spices' : 'Cupboard';
  if (name.toLowerCase().startsWith('coconut milk') || name.startsWith('coconut cream'))
    return 'Cupboard';
  const sold = BY_WORD.find(([own]) => own.some((word) => words.includes(word)));
  // A pepper and its powder, seeds that are baked with and seeds that season.
  if (sold) return sold[1] === 'Spices' && !isSeasoning(words, names) ? 'Cupboard' : sold[1];
  return BY_KIND.find(([kinds]) => kinds.some((kind) => names.includes(kind)))?.[1] ?? 'Cupboard';
}

const DRIED_SPICES: ReadonlySet<string> = new Set(['herb', 'spice', 'chili']);

function isSeasoning(words: readonly string[], names: readonly string[]): boolean {
  const isGround = words.includes('ground') && !names.includes('tree nut');
  return names.includes('spice') || names.includes('chili') || isGround;
}

const IN_EVERY_HOUSE: ReadonlySet<string> = new Set([
  'salt',
  'fine salt',
  'sea salt',
  'flaky sea salt',
  'fine sea salt',
  'black pepper',
  'ground black pepper',
  'olive oil',
  'sunflower oil',
  'vegetable oil',
]);

/** What nobody writes on a list. */
export function isInEveryHouse(name: string): boolean {
  return IN_EVERY_HOUSE.has(name);
}
