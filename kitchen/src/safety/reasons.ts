/** Words a finding in plain English, from the nearest line of the pantry that says why. */
import type { Certainty, Restriction } from '../vocabulary.ts';
import { bitOf, certaintyOf } from './facts.ts';
import { stemOf } from './fold.ts';
import type { Saying } from './pantry-lines.ts';
import type { Rules, Term } from './rules.ts';

const DIET_WORDS: Readonly<Record<string, string>> = {
  Vegetarian: 'not vegetarian',
  Vegan: 'not vegan',
  'Gluten-Free': 'made with a grain that has gluten',
  Keto: 'high in carbohydrate',
  Paleo: 'left out by Paleo',
};

/** A saying counts for the restrictions it names, else for what its line declares, else for all it inherits. */
function sayingAt(term: Term, restriction: Restriction): string | undefined {
  const bit = bitOf(restriction);
  for (const saying of term.why) if (saying.of.includes(restriction)) return saying.text;
  const open = term.why.find((saying) => saying.of.length === 0);
  if (open === undefined) return undefined;
  const speaksOf = term.declares === 0 || (term.declares & bit) !== 0;
  return speaksOf ? open.text : undefined;
}

function searchUp(rules: Rules, term: Term, restriction: Restriction): string | undefined {
  const own = sayingAt(term, restriction);
  if (own !== undefined) return own;
  const certainty = certaintyOf(term.base, restriction);
  for (const parent of term.parents) {
    const elder = rules.termAt(parent);
    if (certaintyOf(elder.base, restriction) !== certainty) continue;
    const said = searchUp(rules, elder, restriction);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** The restriction of the pantry from which a general rule led to this one: milk, for Vegan. */
function sourceOf(rules: Rules, term: Term, restriction: Restriction): Restriction {
  if (certaintyOf(term.base, restriction) !== undefined) return restriction;
  const wanted = certaintyOf(term.facts, restriction);
  const leads = rules.rulesFrom.filter((rule) => rule.also.includes(restriction));
  const direct = leads.find((rule) => certaintyOf(term.base, rule.on) === wanted);
  if (direct !== undefined) return direct.on;
  const through = leads.find((rule) => certaintyOf(term.facts, rule.on) === wanted);
  return through === undefined ? restriction : sourceOf(rules, term, through.on);
}

function fill(text: string, name: string, many: boolean): string {
  return text
    .replace(/\{([^|{}]*)\|([^|{}]*)\}/g, (_, one: string, more: string) => (many ? more : one))
    .replace(/^~|\s~(?=\s)/g, `${name} ${many ? 'are' : 'is'}`);
}

function fallback(name: string, source: Restriction, certainty: Certainty, many: boolean): string {
  const diet = DIET_WORDS[source];
  if (certainty === 'may contain')
    return diet === undefined
      ? `${name} may contain ${source}, depending on the product`
      : `${name} may be ${diet}, depending on the product`;
  if (diet !== undefined) return `${name} ${many ? 'are' : 'is'} ${diet}`;
  return `${name} ${many ? 'contain' : 'contains'} ${source}`;
}

/** Whether a recipe wrote the term in the plural ("prawns"). */
function isMany(rules: Rules, written: string): boolean {
  const last =
    written
      .toLowerCase()
      .split(/[\s-]+/)
      .at(-1) ?? '';
  return /s$|[^s]ves$|eeth$|geese$/.test(last) && stemOf(last, rules.spellings) !== last;
}

interface Ground {
  readonly source: Restriction;
  readonly text: string | undefined;
  /** Sentences by the wording of the recipe, which repeats itself. */
  readonly said: Map<string, string>;
}

const MOST_SAID = 50;

/** The way up the pantry is the same each time a term is met. */
const grounds = new WeakMap<Term, Map<Restriction, Ground>>();

function groundOf(rules: Rules, term: Term, restriction: Restriction): Ground {
  let memory = grounds.get(term);
  if (memory === undefined) {
    memory = new Map();
    grounds.set(term, memory);
  }
  let ground = memory.get(restriction);
  if (ground === undefined) {
    const source = sourceOf(rules, term, restriction);
    ground = { source, text: searchUp(rules, term, source), said: new Map() };
    memory.set(restriction, ground);
  }
  return ground;
}

/** A sentence fragment such as "butter is made from milk"; `written` is the recipe's own wording. */
export function reasonFor(
  rules: Rules,
  term: Term,
  restriction: Restriction,
  certainty: Certainty,
  written: string,
): string {
  const { source, text, said } = groundOf(rules, term, restriction);
  const key = certainty + written;
  const known = said.get(key);
  if (known !== undefined) return known;
  const many = isMany(rules, written);
  const short = written.length <= 40 ? written.toLowerCase().replace(/\s+/g, ' ') : term.name;
  const sentence =
    text === undefined ? fallback(short, source, certainty, many) : fill(text, short, many);
  if (said.size < MOST_SAID) said.set(key, sentence);
  return sentence;
}

/** What people who avoid something are told of a term that is no finding. */
export function notesOf(term: Term, avoided: number): readonly Saying[] {
  return term.notes
    .filter((note) => note.of.some((restriction) => (bitOf(restriction) & avoided) !== 0))
    .map((note) => ({ of: note.of, text: fill(note.text, term.name, false) }));
}
