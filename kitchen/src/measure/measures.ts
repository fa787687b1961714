/** Compiles unit table and food table (densities, piece weights) into the one value that unit conversion needs. */
import { type FoodTable, parseFoods } from './food-table.ts';
import { parseUnits, type UnitTable } from './unit-table.ts';

/** Made once at start from two pantry files; treat it as opaque. */
export interface Measures {
  readonly units: UnitTable;
  readonly foods: FoodTable;
}

/**
 * Reads `pantry/units.txt` and `pantry/densities.txt`, given as text.
 * Throws a PantryTextError naming file, line and what is wrong.
 */
export function compileMeasures(unitsText: string, densitiesText: string): Measures {
  return Object.freeze({ units: parseUnits(unitsText), foods: parseFoods(densitiesText) });
}
