/** Lists the contradictions in a compiled pantry (names twice, substitutes that do not fit), for the tests to fail on. */

import { stemOf } from '../../text/stem.ts';
import { listRestrictions } from './food-facts.ts';
import { findTermByName, type Rules, type Term } from './rules.ts';

export interface PantryProblem {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

function at(term: Term, sentence: string): PantryProblem {
  return { file: term.file, line: term.line, sentence };
}

function findDuplicateNames(rules: Rules): PantryProblem[] {
  return rules.duplicateNames.map((double) => ({
    file: double.file,
    line: double.line,
    sentence: `"${double.name}" already stands in ${double.firstFile}, line ${double.firstLine}.`,
  }));
}

/** Every substitute is a term, and fits at least one restriction of the food it is offered for. */
function findBadSubstitutes(rules: Rules): PantryProblem[] {
  return rules.terms.flatMap((term) =>
    term.substitutes.flatMap((name) => {
      const other = findTermByName(rules, name);
      if (other === undefined)
        return [at(term, `the substitute "${name}" is no term of the pantry.`)];
      const broken = term.facts.contains | term.facts.mayContain;
      const free = broken & ~(other.facts.contains | other.facts.mayContain);
      if (broken === 0 || free !== 0 || other === term) return [];
      const same = listRestrictions(broken).join(', ');
      return [
        at(term, `the substitute "${name}" breaks all that "${term.name}" breaks (${same}).`),
      ];
    }),
  );
}

/** A look-alike must be longer than the food inside it: of the same length, in another number, it would hide it. */
function findBadLookAlikes(rules: Rules): PantryProblem[] {
  return [...rules.byName].flatMap(([key, id]) => {
    const term = rules.termAt(id);
    if (!term.flags.has('no food') || !key.startsWith('=')) return [];
    const plain = key
      .replaceAll('=', '')
      .split(' ')
      .map((word) => stemOf(word, rules.spellings));
    const hidden = rules.byName.get(plain.join(' '));
    return hidden === undefined || !rules.termAt(hidden).isFood
      ? []
      : [at(term, `"${key}" hides a food.`)];
  });
}

/** Units that begin no food's name, as "stick" and "cup" do ("cup noodle"): those give way to a longer name behind them. */
const AMOUNTS = new Set(
  'tsp tbsp tbs teaspoon tablespoon dessertspoon oz ounce lb g mg kg ml cl dl litre liter millilitre milliliter pt qt pint quart gallon dash handful dollop'.split(
    ' ',
  ),
);
const FACETS = new Set(['has', 'carbs', 'why']);

/** "2 tsp soy sauce" must not be read as "tsp soy" and a sauce; "has eggs" is a facet that lost its line. */
function findUnitPrefixedNames(rules: Rules): PantryProblem[] {
  return [...rules.byName].flatMap(([key, id]) => {
    const [first, second] = key.split(' ');
    if (first === undefined || second === undefined) return [];
    if (AMOUNTS.has(first)) return [at(rules.termAt(id), `"${key}" begins like an amount.`)];
    return FACETS.has(first) ? [at(rules.termAt(id), `"${key}" begins like a facet.`)] : [];
  });
}

function findUnknownTypoTargets(rules: Rules): PantryProblem[] {
  return [...rules.typoTargets, ...rules.knownEndings]
    .filter((name) => findTermByName(rules, name) === undefined)
    .map((name) => ({
      file: 'look-alikes.pantry',
      line: 1,
      sentence: `"${name}" is no term of the pantry.`,
    }));
}

/** All problems of a compiled pantry; unknown parents and cycles are errors of the compiler already. */
export function lintPantry(rules: Rules): readonly PantryProblem[] {
  return [
    ...findDuplicateNames(rules),
    ...findBadSubstitutes(rules),
    ...findBadLookAlikes(rules),
    ...findUnitPrefixedNames(rules),
    ...findUnknownTypoTargets(rules),
  ];
}
