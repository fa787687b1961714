/** After a swap of meats: how the new meat is cut, and how much of it is needed without the old one's bones. */
import type { DishIngredient } from '../../cookbook/dish.ts';
import type { KnownMeat } from './meat-known.ts';

/** A third of a piece on the bone is bone. */
export function boneless(item: DishIngredient, name: string): Partial<DishIngredient> {
  const had =
    /bone|\blegs\b|drumsticks|wings|\bribs\b|\bneck\b|on the bone/.test(
      `${item.name} ${item.preparation}`,
    ) && !/boneless/.test(`${item.name} ${item.preparation}`);
  const has = /\blegs\b|\bshin\b|\bribs\b|^chicken thighs$/.test(name);
  const grams = Number.parseFloat(item.quantity) * (item.unit === 'kg' ? 1000 : 1);
  if (!had || has || !/^k?g$/.test(item.unit) || !Number.isFinite(grams)) return {};
  return { quantity: String(Math.round((grams * 0.7) / 50) * 50), unit: 'g' };
}

/** How the pieces were cut, as far as it can be said of what comes in. */
export function cutsOf(item: DishIngredient, next: KnownMeat, wanted: string): string[] {
  if (['mince', 'sausage', 'cured'].includes(wanted)) return [];
  if (next.kind.name === 'shellfish') return [];
  const kept = item.preparation
    .split(/,\s*/)
    .map((part) => part.replace(/^(?:cut )?across the grain /, '').replace(/^in slices$/, ''))
    .filter((part) => CUT.test(part) && !/bone|skin|mm thin$/.test(part));
  const fishy =
    next.kind.name === 'plant'
      ? kept.map((part) =>
          part.replace(/(?:strips|slices) \d mm thick|\d mm (?=slices|strips)/, (cut) =>
            /^\d/.test(cut) ? '1 cm ' : '1 cm strips',
          ),
        )
      : next.kind.name === 'fish'
        ? kept.map((part) => part.replace(/^.*(?:strips|slices|slivers).*$/, 'in 3 cm pieces'))
        : kept;
  if (fishy.length > 0 || wanted === 'cooked' || (wanted === 'whole' && next.meat.kind !== 'plant'))
    return [...new Set(fishy)];
  if (next.meat.kind === 'plant' && wanted === 'whole') return ['in 1.5 cm slices'];
  return [
    wanted === 'thin' ? 'in 1 cm strips' : wanted === 'slow' ? 'in 4 cm pieces' : 'in 3 cm pieces',
  ];
}

const CUT =
  /\b(?:strips?|slices|slivers|pieces|cubes|chunks|batons|diced|sliced|halved|beaten|shreds|patted dry|about \d+ g each|\d cm thick)\b/;
