/** Finds the drawing of a motif: some foods share one and differ in paint. */

import { wordTable } from '../../word-table.ts';
import { baked } from './baked.ts';
import { type Base, bases } from './bases.ts';
import { breads } from './breads.ts';
import { filled } from './filled.ts';
import { herbs } from './herbs.ts';
import { proteins } from './proteins.ts';
import { shaped } from './shaped.ts';
import type { Draw } from './solids.ts';
import { starches } from './starches.ts';
import { sweets } from './sweets.ts';
import { vegetables } from './vegetables.ts';

const SHARED = wordTable<string>({
  pulledmeat: 'shreds',
  pepperred: 'pepperstrips',
  peppergreen: 'pepperring',
  pepperyellow: 'pepperstrips',
  redlentils: 'lentils',
  blackbeans: 'beans',
  redbeans: 'beans',
  whitebeans: 'beans',
  spinach: 'spinachleaf',
  kale: 'lettuce',
  sauerkraut: 'cabbage',
  oliveblack: 'olive',
  olivegreen: 'olive',
  turnip: 'squash',
  redonion: 'onion',
  daikon: 'mound',
  toastside: 'breadslice',
  croutons: 'crouton',
  sidebread: 'flatbread',
  grapefruit: 'orange',
  cherries: 'berries',
  blueberries: 'berries',
  orangeslice: 'orange',
  greenchilli: 'chillirings',
  driedchilli: 'chilli',
  nori: 'noristrips',
  nigella: 'pepper',
  saltflakes: 'salt',
  yoghurt: 'dollop',
  syrup: 'drizzle',
  cinnamon: 'spice',
  paprika: 'spice',
  flour: 'sugar',
  zaatar: 'herbdust',
  milk: 'creamswirl',
  tealeaf: 'bayleaf',
  eggbits: 'omelettebits',
  celery: 'greenbeans',
  tomatosauce: 'drizzle',
  tomatotoast: 'toast',
  coffeebean: 'bean',
  quesadilla: 'crepes',
  croute: 'meatloaf',
  banger: 'grillfinger',
  lobster: 'chicken',
  hibiscus: 'hibiscus',
});

const PIECES = wordTable<Draw>({
  ...vegetables,
  ...herbs,
  ...proteins,
  ...breads,
  ...starches,
  ...sweets,
  ...filled,
  ...shaped,
});

export const pieceNamed = (name: string): Draw | undefined => PIECES[SHARED[name] ?? name];

const BASES = wordTable<Base>({ ...bases, ...baked });

export const baseNamed = (name: string) => BASES[name === 'whiterice' ? 'rice' : name];
