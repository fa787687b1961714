/** Parses pantry/food-forms.txt: products that count as a food, which of the nine allergens come with it, what may hide it. */
import { findTerms } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { ALLERGENS, type Allergen } from '../vocabulary.ts';
import { listed, readBlocks } from './text-blocks.ts';

export interface FoodForms {
  /** Meant whatever the reason. */
  readonly always: readonly string[];
  /** Whether the name itself is not meant. */
  readonly isGroup: boolean;
  /** Avoided like the food itself by whom it makes ill, by every name of the pantry. */
  readonly harm: readonly string[];
  readonly needs: readonly Allergen[];
  /** Words in the names of bought things that may hold it. */
  readonly mayHold: readonly string[];
}

/** By the names of the food, in the singular. */
export type FormTable = ReadonlyMap<string, FoodForms>;

/** @throws Error that names the line which cannot be read */
export function compileForms(rules: Rules, text: string): FormTable {
  const table = new Map<string, FoodForms>();
  for (const { head, fields } of readBlocks('food-forms.txt', text)) {
    const list = (key: string) => listed(fields.get(key));
    const needs = list('needs');
    const harm = list('harm').flatMap((one) => [one, ...namesIn(rules, one)]);
    for (const name of listed(head)) {
      const old = table.get(name);
      table.set(name, {
        always: [...(old?.always ?? []), ...list('always'), ...list('instead')],
        isGroup: fields.has('instead'),
        harm: [...new Set([...(old?.harm ?? []), ...harm])],
        needs: [...(old?.needs ?? []), ...ALLERGENS.filter((one) => needs.includes(one))],
        mayHold: [...(old?.mayHold ?? []), ...list('may hold')],
      });
    }
  }
  return table;
}

/** The pantry's own name, where it knows the whole of it as one thing and nothing wider. */
function namesIn(rules: Rules, member: string): string[] {
  const [term, ...others] = findTerms(rules, member).filter((one) => one.isFood);
  const isWhole = term?.start === 0 && term.end === member.length && others.length === 0;
  const isWider = term !== undefined && member.includes(' ') && member.endsWith(` ${term.name}`);
  return isWhole && !isWider && !TOO_WIDE.has(term.name) ? [term.name] : [];
}

/** "Apricot jam" filed under jam must not take the raspberry jam along. */
const TOO_WIDE: ReadonlySet<string> = new Set(
  'spice condiment vegetable fruit meat sauce bread jam'.split(' '),
);
