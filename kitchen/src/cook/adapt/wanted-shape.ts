/** Reads from a line of meat and its cooking which shape a substitute must have (strips, pieces, joint, braising cut) and if it is heavy. */
import type { DishIngredient } from '../../cookbook/dish.ts';
import type { MeatShape } from '../../cookbook/meat-table.ts';
import type { Cooking } from './cooked-how.ts';
import type { KnownMeat } from './meat-known.ts';

/** From here on a dish wants the tough cuts. */
export const LONG = 60;
const BRAISE = 25;

/** "Strips", "pieces" or one whole piece a person. */
export function sizeOf({ preparation, name, unit }: DishIngredient): MeatShape {
  const said = `${name}, ${preparation}`;
  if (/strips?|slices|slivers|shred|beaten|wafer|thin|mm\b|escalope/.test(said)) return 'thin';
  if (/pieces|cubes|chunks|batons|diced|prawns|puffs/.test(said)) return 'pieces';
  return /minced?|ground/.test(said) ||
    (unit === 'g' && !/fillets?|steaks?|chops|breasts|thighs|legs/.test(name))
    ? 'pieces'
    : 'whole';
}

export function wantedShape(
  now: KnownMeat | null,
  next: KnownMeat,
  item: DishIngredient,
  { longest, minutes }: Cooking,
): string {
  const shape = now?.shape ?? '';
  if (['mince', 'sausage', 'cured', 'cooked', 'raw', 'offal'].includes(shape)) return shape;
  const joint =
    shape === 'joint' || /\b(?:tied|in one piece|rolled|whole)\b/.test(item.preparation);
  // What falls apart after hours does so whatever the animal.
  const isPulled =
    longest >= PULLED_FROM && next.meat.shopNames.has('slow') && STEWS.has(next.kind.name);
  if (joint || isHeavy(item)) return isPulled ? 'slow' : 'joint';
  // The lean cuts of a bird dry out in a braise that is short for beef.
  const isBraised = next.kind.name === 'poultry' && (longest >= BRAISE || minutes >= BRAISE + 10);
  const isLong = isBraised || longest >= LONG;
  const isSlow = isLong && (next.kind.maxMinutes >= LONG || next.kind.shortenedMinutes > 0);
  return isSlow ? 'slow' : sizeOf(item);
}

const PULLED_FROM = 150;
const STEWS: ReadonlySet<string> = new Set(['pork', 'red meat']);

/** A kilo and more in one piece. */
export function isHeavy({ name, unit, quantity, preparation }: DishIngredient): boolean {
  const kilos = Number.parseFloat(quantity) * (unit === 'kg' ? 1 : unit === 'g' ? 0.001 : 0);
  return kilos >= 1.3 && !/pieces|chunks|cubes|separated/.test(preparation) && !/s$/.test(name);
}
