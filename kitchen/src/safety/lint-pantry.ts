/** Finds what does not hold together in the pantry, so that a slip in the text stops in CI and not at a table. */
import { restrictionsIn } from './facts.ts';
import { stemOf } from './fold.ts';
import { type Rules, type Term, termNamed } from './rules.ts';

export interface Complaint {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

function at(term: Term, sentence: string): Complaint {
  return { file: term.file, line: term.line, sentence };
}

function doubles(rules: Rules): Complaint[] {
  return rules.doubles.map((double) => ({
    file: double.file,
    line: double.line,
    sentence: `"${double.name}" already stands in ${double.firstFile}, line ${double.firstLine}.`,
  }));
}

/** Every substitute is a term, and fits at least one restriction of the food it is offered for. */
function substitutes(rules: Rules): Complaint[] {
  return rules.terms.flatMap((term) =>
    term.use.flatMap((name) => {
      const other = termNamed(rules, name);
      if (other === undefined)
        return [at(term, `the substitute "${name}" is no term of the pantry.`)];
      const broken = term.facts.contains | term.facts.may;
      const free = broken & ~(other.facts.contains | other.facts.may);
      if (broken === 0 || free !== 0 || other === term) return [];
      const same = restrictionsIn(broken).join(', ');
      return [
        at(term, `the substitute "${name}" breaks all that "${term.name}" breaks (${same}).`),
      ];
    }),
  );
}

/** A look-alike must be longer than the food inside it: of the same length, in another number, it would hide it. */
function exceptions(rules: Rules): Complaint[] {
  return [...rules.byName].flatMap(([key, id]) => {
    const term = rules.termAt(id);
    if (!term.flags.has('no food') || !key.startsWith('=')) return [];
    const plain = key
      .replaceAll('=', '')
      .split(' ')
      .map((word) => stemOf(word, rules.spellings));
    const hidden = rules.byName.get(plain.join(' '));
    return hidden === undefined || !rules.termAt(hidden).food
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
function beginnings(rules: Rules): Complaint[] {
  return [...rules.byName].flatMap(([key, id]) => {
    const [first, second] = key.split(' ');
    if (first === undefined || second === undefined) return [];
    if (AMOUNTS.has(first)) return [at(rules.termAt(id), `"${key}" begins like an amount.`)];
    return FACETS.has(first) ? [at(rules.termAt(id), `"${key}" begins like a facet.`)] : [];
  });
}

function idle(rules: Rules): Complaint[] {
  return [...rules.guessed, ...rules.endings]
    .filter((name) => termNamed(rules, name) === undefined)
    .map((name) => ({
      file: 'look-alikes.pantry',
      line: 1,
      sentence: `"${name}" is no term of the pantry.`,
    }));
}

/** All complaints about a compiled pantry; unknown parents and cycles already stopped the compiling. */
export function lintPantry(rules: Rules): readonly Complaint[] {
  return [
    ...doubles(rules),
    ...substitutes(rules),
    ...exceptions(rules),
    ...beginnings(rules),
    ...idle(rules),
  ];
}
