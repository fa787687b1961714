/** Tells whether a person can have a food, if not why, and whether that varies by brand; remembers each food while a dish is composed. */
import type { Rules } from '../safety/pantry/rules.ts';
import { findExcludedFoods } from '../safety/person/excluded-foods.ts';
import type { Person } from '../safety/person/person.ts';
import type { Situations } from '../safety/person/situations.ts';
import { check, type Line } from '../safety/verdict/check.ts';

export interface FoodFit {
  /** Why they must not have it; undefined where they may. */
  readonly conflict?: string;
  /** Whether some brands of it hold what they avoid. */
  readonly varies: boolean;
}

interface FitContext {
  readonly rules: Rules;
  readonly situations: Situations;
}

/** Looks up each food once, since the same staples are asked about for every form. */
export function createFoodFit(context: FitContext, person: Person): (name: string) => FoodFit {
  if (isWithoutNeeds(person)) return () => FITS;
  const known = new Map<string, FoodFit>();
  return (name) => {
    const found = known.get(name) ?? readFit(context, person, name);
    known.set(name, found);
    return found;
  };
}

const FITS: FoodFit = { varies: false };

function isWithoutNeeds({ needs, excludedFoods, situations }: Person): boolean {
  return (
    needs.allergies.length + needs.diets.length + excludedFoods.length + situations.length === 0
  );
}

function readFit(context: FitContext, person: Person, name: string): FoodFit {
  const lines: Line[] = [{ part: 'ingredients', index: 0, text: name }];
  const { findings } = check(context.rules, lines, person.needs);
  const excluded = findExcludedFoods(context, lines, person)[0];
  const certain = findings.find(({ certainty }) => certainty === 'contains');
  const conflict = excluded?.reason ?? certain?.reason;
  return { ...(conflict ? { conflict } : {}), varies: findings.length > 0 };
}
