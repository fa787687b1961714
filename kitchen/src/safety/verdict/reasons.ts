/** Writes the reason of a finding as an English clause from the pantry's explanations, and notes on what is no finding. */

import { stemOf } from '../../text/stem.ts';
import type { Certainty, Restriction } from '../../vocabulary.ts';
import { getCertainty, restrictionBit } from '../pantry/food-facts.ts';
import type { Explanation } from '../pantry/read-facets.ts';
import type { Rules, Term } from '../pantry/rules.ts';

const DIET_ADJECTIVES: Readonly<Record<string, string>> = {
  Vegetarian: 'not vegetarian',
  Vegan: 'not vegan',
  'Gluten-Free': 'made with a grain that has gluten',
  Keto: 'high in carbohydrate',
  Paleo: 'left out by Paleo',
};

/** An explanation counts for the restrictions it names, else for those its line declares, else for all that are inherited. */
function findExplanationAt(term: Term, restriction: Restriction): string | undefined {
  const bit = restrictionBit(restriction);
  for (const explanation of term.explanations)
    if (explanation.restrictions.includes(restriction)) return explanation.text;
  const open = term.explanations.find((explanation) => explanation.restrictions.length === 0);
  if (open === undefined) return undefined;
  const covers = term.declaredMask === 0 || (term.declaredMask & bit) !== 0;
  return covers ? open.text : undefined;
}

function findInheritedExplanation(
  rules: Rules,
  term: Term,
  restriction: Restriction,
): string | undefined {
  const own = findExplanationAt(term, restriction);
  if (own !== undefined) return own;
  const certainty = getCertainty(term.ownFacts, restriction);
  for (const parent of term.parents) {
    const parentTerm = rules.termAt(parent);
    if (getCertainty(parentTerm.ownFacts, restriction) !== certainty) continue;
    const inherited = findInheritedExplanation(rules, parentTerm, restriction);
    if (inherited !== undefined) return inherited;
  }
  return undefined;
}

/** The restriction of the pantry from which a general rule led to this one: milk, for Vegan. */
function sourceOf(rules: Rules, term: Term, restriction: Restriction): Restriction {
  if (getCertainty(term.ownFacts, restriction) !== undefined) return restriction;
  const certainty = getCertainty(term.facts, restriction);
  const rulesForIt = rules.generalRules.filter((rule) => rule.implied.includes(restriction));
  const direct = rulesForIt.find(
    (rule) => getCertainty(term.ownFacts, rule.condition) === certainty,
  );
  if (direct !== undefined) return direct.condition;
  const through = rulesForIt.find((rule) => getCertainty(term.facts, rule.condition) === certainty);
  return through === undefined ? restriction : sourceOf(rules, term, through.condition);
}

function fill(text: string, name: string, many: boolean): string {
  return text
    .replace(/\{([^|{}]*)\|([^|{}]*)\}/g, (_, one: string, more: string) => (many ? more : one))
    .replace(/^~|\s~(?=\s)/g, `${name} ${many ? 'are' : 'is'}`);
}

function fallback(name: string, source: Restriction, certainty: Certainty, many: boolean): string {
  const diet = DIET_ADJECTIVES[source];
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

interface ReasonSource {
  readonly source: Restriction;
  readonly text: string | undefined;
  /** Sentences by the wording of the recipe, which repeats itself. */
  readonly sentences: Map<string, string>;
}

const MAX_CACHED_SENTENCES = 50;

/** Explanations found by walking up the parents of a term, which is done once for each. */
const reasonSources = new WeakMap<Term, Map<Restriction, ReasonSource>>();

function findReasonSource(rules: Rules, term: Term, restriction: Restriction): ReasonSource {
  let memory = reasonSources.get(term);
  if (memory === undefined) {
    memory = new Map();
    reasonSources.set(term, memory);
  }
  let reasonSource = memory.get(restriction);
  if (reasonSource === undefined) {
    const source = sourceOf(rules, term, restriction);
    reasonSource = {
      source,
      text: findInheritedExplanation(rules, term, source),
      sentences: new Map(),
    };
    memory.set(restriction, reasonSource);
  }
  return reasonSource;
}

/** A sentence fragment such as "butter is made from milk"; `written` is the recipe's own wording. */
export function writeReason(
  rules: Rules,
  term: Term,
  restriction: Restriction,
  certainty: Certainty,
  written: string,
): string {
  const { source, text, sentences } = findReasonSource(rules, term, restriction);
  const key = certainty + written;
  const known = sentences.get(key);
  if (known !== undefined) return known;
  const many = isMany(rules, written);
  const short = written.length <= 40 ? written.toLowerCase().replace(/\s+/g, ' ') : term.name;
  const sentence =
    text === undefined ? fallback(short, source, certainty, many) : fill(text, short, many);
  if (sentences.size < MAX_CACHED_SENTENCES) sentences.set(key, sentence);
  return sentence;
}

/** Notes about a term that is no finding, for people who avoid something. */
export function findNotes(term: Term, avoided: number): readonly Explanation[] {
  return term.notes
    .filter((note) =>
      note.restrictions.some((restriction) => (restrictionBit(restriction) & avoided) !== 0),
    )
    .map((note) => ({ restrictions: note.restrictions, text: fill(note.text, term.name, false) }));
}
