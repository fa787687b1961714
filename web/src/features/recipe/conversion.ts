/** How a recipe is shown otherwise than it is written: in which units, and how many times its amounts. */
import type { UnitSystem } from '@saffron/kitchen/vocabulary';

export interface Conversion {
  /** `undefined` means as written. */
  readonly units: UnitSystem | undefined;
  readonly factor: number;
}

/** Upper limit of scaling. */
export const MAX_SERVINGS = 60;

export const NO_CONVERSION: Conversion = { units: undefined, factor: 1 };

export const roundServings = (servings: number) => Math.round(servings * 100) / 100;
