/** Cuts a message into clauses and marks in each the foods, the cues, and the words that are neither. */
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { type Cue, type CueKind, cuesAt } from './stake-cues.ts';

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}
export interface Mention {
  readonly said: string;
  readonly from: number;
  readonly to: number;
}
export interface Clause {
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  /** The word that opens it, "because" or "so". */
  readonly opened: string;
  /** Which sentence it belongs to, and whether a question mark ends that. */
  readonly sentence: number;
  readonly isAsked: boolean;
  readonly foods: readonly Mention[];
  readonly cues: readonly Cue[];
  /**
   * Each word by a letter: `f` of a food, `w` of dishes, `.` a small one, `p` of whom or what it is for, `h` a person,
   * `d` an everyday deed, and `?` any other.
   */
  readonly shape: readonly string[];
}

const TOKEN = /[\p{L}\p{N}&]+(?:['-][\p{L}\p{N}]+)*|[.;!?\n,:()]| - /gu;
const ENDS_SENTENCE = /[.;!?\n]/;
const ENDS_CLAUSE = /[,:()]| - /;
const JOINS = wordsOf(
  'and but so because since as while whereas when whenever if then although though or yet however until unless before after where that which who',
);
const SUBJECTS = wordsOf('i he she we they it you my our his her their the there that this i');

export function wordsOf(said: string): ReadonlySet<string> {
  return new Set(said.split(' '));
}

/** `isOfDishes` tells the words of dishes from all others. */
export function clausesOf(
  rules: Rules,
  text: string,
  isOfDishes: (word: string) => boolean,
): Clause[] {
  const terms = findTerms(rules, text).filter((term) => term.isFood);
  const clauses: Clause[] = [];
  const asked = new Set<number>();
  let sentence = 0;
  let opened = '';
  let tokens: Token[] = [];
  const all = [...text.matchAll(TOKEN)].map((found) => ({
    word: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
  let term = 0;
  const close = (): void => {
    const [first] = tokens;
    const last = tokens.at(-1);
    if (first && last) {
      while ((terms[term]?.end ?? Number.POSITIVE_INFINITY) <= first.start) term++;
      const own: Mention[] = [];
      let from = 0;
      for (; (terms[term]?.end ?? Number.POSITIVE_INFINITY) <= last.end; term++) {
        const { start, end } = terms[term] ?? first;
        while ((tokens[from]?.end ?? start + 1) <= start) from++;
        let to = from + 1;
        while ((tokens[to - 1]?.end ?? end) < end) to++;
        if (to <= tokens.length) own.push({ said: text.slice(start, end), from, to });
      }
      clauses.push(clauseOf({ tokens, opened, sentence, foods: own }, isOfDishes));
    }
    tokens = [];
    opened = '';
  };
  all.forEach((token, at) => {
    const { word } = token;
    const next = all[at + 1]?.word ?? '';
    if (ENDS_SENTENCE.test(word)) {
      close();
      if (word === '?') asked.add(sentence);
      sentence++;
    } else if (ENDS_CLAUSE.test(word)) close();
    else if (JOINS.has(word) && (SUBJECTS.has(next.split("'")[0] ?? '') || tokens.length === 0)) {
      close();
      opened = word;
    } else tokens.push(token);
  });
  close();
  return clauses.map((clause) => ({ ...clause, isAsked: asked.has(clause.sentence) }));
}

/** Where these stand with a body after them, and nowhere else, a part of the body is meant: "my throat", not "artichoke hearts". */
const OWNERS = /^(?:my|our|his|her|their|.*(?:'s|s'))$/;
const MOST_BETWEEN = 3;

function clauseOf(
  {
    tokens,
    opened,
    sentence,
    foods: named,
  }: Pick<Clause, 'tokens' | 'opened' | 'sentence' | 'foods'>,
  isOfDishes: (word: string) => boolean,
): Clause {
  const words = tokens.map(({ word }) => word);
  const foods = named.filter((food) => isMeantAsFood(words, food));
  const inFood = new Set(foods.flatMap(({ from, to }) => range(from, to)));
  const served = purposes(words, inFood);
  const idle = new Set<number>();
  const cues = words.flatMap((word, at) => {
    // "Mum's" is mum.
    const bare = word.replace(/'s$|s'$/, '');
    const found = [
      ...cuesAt(words, at),
      ...(bare === word ? [] : cuesAt([bare], 0).map((cue) => ({ ...cue, from: at, to: at + 1 }))),
    ];
    return found.filter((cue) => {
      if (cue.kind === 'presence') for (const one of range(cue.from, cue.to)) idle.add(one);
      if (!STAKES.has(cue.kind)) return true;
      if (inFood.has(at) || idle.has(at)) return false;
      if (cue.kind === 'body')
        return !served.has(at) && words.slice(Math.max(0, at - MOST_BETWEEN), at).some(isOwner);
      if (cue.kind === 'person') return !served.has(at) && !ownsFood(words, at, inFood, isOfDishes);
      return cue.kind !== 'care' || !served.has(at);
    });
  });
  const harmed = new Set(cues.filter(({ kind }) => kind === 'harm').map(({ from }) => from));
  const claimed = (kind: CueKind): ReadonlySet<number> =>
    new Set(cues.filter((cue) => cue.kind === kind).flatMap(({ from, to }) => range(from, to)));
  const [people, deeds] = [claimed('person'), claimed('deed')];
  const shape = words.map((word, at) =>
    inFood.has(at)
      ? 'f'
      : served.get(at) === 'for' || (served.has(at) && !harmed.has(at))
        ? 'p'
        : SMALL.has(word) || /^\d/.test(word)
          ? '.'
          : isOfDishes(word)
            ? 'w'
            : people.has(at)
              ? 'h'
              : deeds.has(at)
                ? 'd'
                : '?',
  );
  return { tokens, words, opened, sentence, isAsked: false, foods, cues: willing(cues), shape };
}

const SMALL = wordsOf(
  "a an the some any of with and or in on to at by from maybe perhaps also plus just only something anything one two three four five six seven eight half few more another each every even like style way quick easy bit bite bites piece slice drop spoon crumb but today tomorrow tonight now later soon again please this time week my our it's that's ok",
);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

export function isOwner(word: string): boolean {
  return OWNERS.test(word);
}

/** "For my sick kid", "to warm my bones", "with the lads": whom and what a dish is for, to the end of it or to the next food. */
function purposes(
  words: readonly string[],
  inFood: ReadonlySet<number>,
): ReadonlyMap<number, 'for' | 'to' | 'with'> {
  const served = new Map<number, 'for' | 'to' | 'with'>();
  let open: 'for' | 'to' | 'with' | undefined;
  words.forEach((word, at) => {
    const next = words[at + 1] ?? '';
    if (word === 'for' && !inFood.has(at + 1)) open = 'for';
    else if (word === 'to' && inFood.has(at - 1) && !isOwner(next) && !SUBJECTS.has(next))
      open = 'to';
    else if (inFood.has(at) || AUXILIARIES.has(word)) open = undefined;
    if (open) served.set(at, open);
  });
  return served;
}

const STAKES: ReadonlySet<CueKind> = new Set(['harm', 'care', 'body', 'person']);

/** "My tongue" is no ox tongue, and "lips like sausages" are none. */
function isMeantAsFood(words: readonly string[], { from }: Mention): boolean {
  const before = words[from - 1] ?? '';
  if (isOwner(before) && cuesAt(words, from).some(({ kind }) => kind === 'body')) return false;
  const simile = /^(?:an?|the|two|ripe)$/.test(before) ? words[from - 2] : before;
  return from < 2 || !(simile === 'like' || simile === 'as');
}

const AUXILIARIES = wordsOf(
  'is are was were has had have means meant mean will would could can do does did who that',
);

/** "My nan's chicken casserole", "eggs for the kids' breakfast": whose dish it is, unless what is theirs is a body. */
function ownsFood(
  words: readonly string[],
  at: number,
  inFood: ReadonlySet<number>,
  isOfDishes: (word: string) => boolean,
): boolean {
  if (!/(?:'s|s')$/.test(words[at] ?? '')) return false;
  const next = range(at + 1, Math.min(words.length, at + 4));
  return next.length === 0 || next.some((one) => inFood.has(one) || isOfDishes(words[one] ?? ''));
}

/** Without the wishes that are denied: "never wants", "no good". */
function willing(cues: readonly Cue[]): Cue[] {
  const nots = cues.filter(({ kind }) => kind === 'not').map(({ from }) => from);
  return cues.filter(
    ({ kind, from }) => kind !== 'wish' || !nots.some((not) => from > not && from - not <= 3),
  );
}

export function has({ cues }: Clause, ...kinds: readonly CueKind[]): boolean {
  return cues.some(({ kind }) => kinds.includes(kind));
}

export function asks({ cues, words, isAsked }: Clause): boolean {
  const opening = ASKS_AFTER.has(words[0] ?? '') ? 1 : 0;
  if (!cues.some(({ kind, from }) => kind === 'question' && from === opening)) return false;
  return isAsked || ASKS_ON.has(words[opening + 1] ?? '');
}

const ASKS_ON = wordsOf(
  'do does did can could should shall would will is are i you we there about to long much many kind else ideas recipes chance way',
);

const ASKS_AFTER = wordsOf('so and but hi hello ok then also please');

/** Nothing but a dish and what goes with it: "lobster roll", "prawns with the lads", but not "peanuts and grandma". */
export function isOnlyDish({ shape, words }: Clause): boolean {
  return !shape.some((one, at) => one === '?' || (one === 'h' && BESIDE.has(words[at - 1] ?? '')));
}

const BESIDE = wordsOf('and or near around versus vs');

/** Nothing but foods and small words: "two bites of lobster". */
export function isBare({ shape }: Clause): boolean {
  return shape.every((one) => one === 'f' || one === '.');
}
