/** Packs the pantry for browsers: the same verdicts from fewer bytes; run when the web app is built. */

import { readText } from './find-terms.ts';
import { nearMisses } from './near-miss.ts';
import { type PantryFile, readPantry, wholeLines } from './pantry-lines.ts';
import { compileRules, nameKey, type Rules, type Term } from './rules.ts';
import { BACKWARDS, FIRST_COUNT, unpackRules } from './unpack-rules.ts';

interface Group {
  readonly heading: string;
  readonly facets: string;
  readonly names: string[];
}

interface Sorted {
  readonly groups: Map<string, Group>;
  /** Lists, spellings, rules and templates, each under its heading, as they stand. */
  readonly verbatim: [heading: string, line: string][];
}

const LONGEST_NAME = 9;
/** Claims stop at these, so names that hold one keep it covered. */
const LINKS = new Set(
  'and or nor with without in into on from to than for plus no free'.split(' '),
);

function isVerbatim(text: string): boolean {
  const colon = text.indexOf(':');
  const names = colon < 0 ? text : text.slice(0, colon);
  return text.includes('->') || names.includes('{') || /^if (?:has|not) /.test(text);
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replace(/; /g, ';');
}

function sortLines(files: readonly PantryFile[]): Sorted {
  const groups = new Map<string, Group>();
  const verbatim: [string, string][] = [];
  for (const file of files) {
    let heading = '';
    for (const { text } of wholeLines(file)) {
      if (text.startsWith('all below:')) heading = tidy(text.slice('all below:'.length));
      else if (isVerbatim(text)) verbatim.push([heading, text]);
      else {
        const colon = text.indexOf(':');
        const facets = colon < 0 ? '' : tidy(text.slice(colon + 1));
        const key = `${heading}\n${facets}`;
        const group = groups.get(key) ?? { heading, facets, names: [] };
        groups.set(key, group);
        const names = (colon < 0 ? text : text.slice(0, colon)).toLowerCase().split(/[,|]/);
        group.names.push(...names.map((name) => name.trim()).filter((name) => name !== ''));
      }
    }
  }
  return { groups, verbatim };
}

/** What of a reading decides a verdict: what it contains, may contain, holds of itself, and its carbohydrate. */
function verdictOf(terms: readonly Term[]): string {
  const all = (of: (term: Term) => number): number =>
    terms.reduce((mask, term) => mask | of(term), 0);
  const contains = all((term) => term.facts.contains);
  const own = all((term) => term.base.contains);
  const carbs = Math.max(0, ...terms.map((term) => term.carbs ?? 0));
  return [contains, all((term) => term.facts.may) & ~contains, own, carbs].join();
}

function readWith(kept: ReadonlyMap<string, Term>, words: readonly string[]): Term[] {
  const found: Term[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(words.length - at, LONGEST_NAME);
    while (length > 0 && !kept.has(words.slice(at, at + length).join(' '))) length -= 1;
    const term = kept.get(words.slice(at, at + length).join(' '));
    if (term !== undefined) found.push(term);
    at += Math.max(1, length);
  }
  return found;
}

/** Names that have to stay: other lines speak of them, or a template would make them again with its own facts. */
function spokenOf(rules: Rules, files: readonly PantryFile[]): Set<string> {
  const { terms } = readPantry(files);
  const names = terms.flatMap((term) => [
    ...term.facets.is,
    ...term.facets.use,
    ...(term.weak ? term.names : []),
  ]);
  return new Set([...names, ...rules.guessed].map((name) => nameKey(name, rules.spellings)));
}

/** Words a name may also be found under: "beefsteak" for "beef steak", and those in quotation marks. */
function otherForms(rules: Rules): Map<string, Term> {
  const forms = new Map<string, Term>();
  for (const [key, id] of rules.byName) {
    const words = key.split(' ');
    const form = key.includes('=') ? key.replaceAll('=', '') : words.join('');
    if (key.includes('=') || words.length === 2) forms.set(form, rules.terms[id] as Term);
  }
  return forms;
}

/** Beginnings of longer names: "cream" of "cream sauce". */
function beginnings(rules: Rules): Set<string> {
  const starts = new Set<string>();
  for (const key of rules.byName.keys()) {
    for (let at = key.indexOf(' '); at > 0; at = key.indexOf(' ', at + 1))
      starts.add(key.slice(0, at));
  }
  return starts;
}

/** Whether the end of a name may be the start of another: without "sour cream", "sour cream sauce" reads otherwise. */
function leansOver(key: string, starts: ReadonlySet<string>): boolean {
  for (let at = key.indexOf(' '); at > 0; at = key.indexOf(' ', at + 1))
    if (starts.has(key.slice(at + 1))) return true;
  return false;
}

/** Keys of names that may go: one food among their words already says the same, wherever they stand. */
function needless(rules: Rules, files: readonly PantryFile[]): Set<string> {
  const spoken = spokenOf(rules, files);
  const starts = beginnings(rules);
  const kept = otherForms(rules);
  const gone = new Set<string>();
  const wordsIn = (key: string): number => key.split(' ').length;
  for (const [key, id] of [...rules.byName].sort((a, b) => wordsIn(a[0]) - wordsIn(b[0]))) {
    const term = rules.terms[id] as Term;
    const words = key.split(' ');
    const plain = term.food && term.flags.size === 0 && !key.includes('=') && !spoken.has(key);
    const free = plain && !words.some((word) => LINKS.has(word)) && !leansOver(key, starts);
    const read = free && words.length > 1 ? readWith(kept, words) : [];
    const same = read.length === 1 && read[0]?.food && verdictOf(read) === verdictOf([term]);
    if (same) gone.add(key);
    else kept.set(key, term);
  }
  return gone;
}

function frontCoded(names: readonly string[], backwards: boolean): string {
  const rows = names.map((name) => (backwards ? name.split(' ').toReversed() : name.split(' ')));
  rows.sort((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1));
  return rows
    .map((words, at) => {
      const before = rows[at - 1] ?? [];
      let shared = 0;
      while (shared < words.length - 1 && shared < 26 && words[shared] === before[shared])
        shared += 1;
      const count = shared === 0 ? '' : String.fromCharCode(FIRST_COUNT + shared);
      return count + words.slice(shared).join(' ');
    })
    .join(',');
}

function packNames(names: readonly string[]): string {
  const forwards = frontCoded(names, false);
  const backwards = BACKWARDS + frontCoded(names, true);
  return forwards.length <= backwards.length ? forwards : backwards;
}

function write(sorted: Sorted, gone: ReadonlySet<string>, rules: Rules, plain: string[]): string {
  const lines = [rules.version, ...(plain.length > 0 ? [`${packNames(plain)}:plain`] : [])];
  let heading = '';
  const under = (wanted: string, line: string): void => {
    if (wanted !== heading) lines.push(`!${wanted}`);
    heading = wanted;
    lines.push(line);
  };
  const byHeading = [...sorted.groups.values()].sort((a, b) => (a.heading < b.heading ? -1 : 1));
  for (const group of byHeading) {
    const names = [...new Set(group.names)].filter(
      (name) => !gone.has(nameKey(name, rules.spellings)),
    );
    if (names.length > 0) under(group.heading, `${packNames(names)}:${group.facets}`);
  }
  for (const [wanted, line] of sorted.verbatim) under(wanted, `=${line}`);
  return lines.join('\n');
}

/** Words of names left out that would now be taken for slips of an allergen. */
function newSlips(packed: Rules, gone: ReadonlySet<string>): string[] {
  const words = new Set([...gone].flatMap((key) => key.split(' ')));
  return [...words].filter((word) => nearMisses(packed, readText(packed, word)).length > 0);
}

/**
 * One text for `unpackRules`. A name is left out when one food among its own words gives the same verdict
 * ("sharp cheddar" beside "cheddar"), so a packed term may have a shorter name; findings and certainties stay.
 */
export function packRules(files: readonly PantryFile[]): string {
  const rules = compileRules(files);
  const sorted = sortLines(files);
  const gone = needless(rules, files);
  const slips = newSlips(unpackRules(write(sorted, gone, rules, [])), gone);
  return write(sorted, gone, rules, slips);
}
