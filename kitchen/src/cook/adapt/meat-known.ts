/** Looks up which meat, fish or substitute a name means, its shape (mince, joint, whole bird), and the animal it speaks of. */
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import type { Meat, MeatKind } from '../../cookbook/meat-table.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import type { Kitchen } from '../kitchen.ts';

export interface KnownMeat {
  readonly meat: Meat;
  readonly kind: MeatKind;
  /** "mince", "sausage", "joint"; "" for a plain cut. */
  readonly shape: string;
}

/** What a name on a list is; null for what is neither meat nor fish nor stands in for them, and for stock. */
export function meatIn(kitchen: Kitchen, name: string): KnownMeat | null {
  const shape = shapeOf(kitchen, name);
  if (shape === 'seasoning') return null;
  const meat = animalIn(kitchen, name);
  const kind = meat && kindFor(kitchen, meat, shape);
  return meat && kind ? { meat, kind, shape } : null;
}

/** The animal that a name speaks of, be it that of a stock: by its own words first, else by what the pantry knows. */
export function animalIn({ rules, meats }: Kitchen, name: string): Meat | undefined {
  const words = splitNameTokens(name).map(singular);
  const byWord = words.flatMap((word) => meats.meats.filter((one) => one.names.includes(word)))[0];
  if (byWord) return byWord;
  const names = new Set(findFoodNames(rules, name));
  return meats.meats.find((one) => one.names.some((called) => names.has(called)));
}

export function shapeOf({ meats }: Kitchen, name: string): string {
  const said = ` ${splitNameTokens(name).join(' ')} `;
  if (/ in (?:\w+ )?(?:oil|brine|water) $/.test(said)) return 'cooked';
  const found = meats.shapes.find(([, words]) => words.some((word) => said.includes(` ${word} `)));
  return found?.[0] ?? '';
}

function kindFor({ meats }: Kitchen, meat: Meat, shape: string): MeatKind | undefined {
  const plain = meats.kinds.get(meat.kind);
  if (meat.kind === 'plant' || (shape !== 'mince' && shape !== 'sausage')) return plain;
  return meats.kinds.get(meat.kind === 'poultry' ? 'poultry mince' : 'mince');
}
