/** Prepares a message for reading needs: its words and sentences, the foods, diets and persons named, the cue phrases found. */
import { matchText } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import type { Category } from './cue-file.ts';
import type { Words } from './cue-pattern.ts';
import { withoutElision } from './elision.ts';
import { type FoundCue, findCues, longestOf } from './find-cues.ts';
import type { LanguageCues } from './needs-reader.ts';
import { type SentenceFacts, sentenceFacts } from './sentence-facts.ts';

/** A food, a class of foods or a way of eating, where it is named. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  /** Offsets in the raw text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly said: string;
  /** How it is called in English. */
  readonly label: string;
  /** The pantry's name; that of a diet as the cue file gives it. */
  readonly name: string;
  readonly kinds: readonly string[];
  readonly isDiet: boolean;
  /** A dish rather than what it is made of. */
  readonly isDish: boolean;
  /** A dish or a product of several foods, any of which may be the one that harms. */
  readonly isMade: boolean;
  /** A way of eating told by what somebody does: "I eat no meat". */
  readonly isHabit: boolean;
}

export interface PreparedText extends Words {
  /** For each word the number of its sentence, and of its part between words such as "but". */
  readonly sentences: readonly number[];
  readonly parts: readonly number[];
  readonly bySentence: ReadonlyMap<number, SentenceFacts>;
  /** Sentences that end in a question mark. */
  readonly questions: ReadonlySet<number>;
  /** In their order. */
  readonly mentions: readonly Mention[];
  /** The cues of both passes. */
  readonly cues: readonly FoundCue[];
}

const TAKING_BACK: ReadonlySet<Category> = new Set<Category>(['negated', 'lifted']);
const ENDS_SENTENCE = /[.!?;\n\u2026]|\s[-\u2013\u2014]+\s/;

export function prepareText(
  rules: Rules,
  languages: readonly LanguageCues[],
  text: string,
  isForeign = false,
): PreparedText {
  const { tokens, matches } = matchText(rules, text);
  const gaps = tokens.map(({ start }, at) => text.slice(tokens[at - 1]?.end ?? 0, start));
  const words = tokens.map((token) => token.text);
  const broken = tokens.map(({ gap }, at) => at === 0 || gap !== 'joined');
  const tail = text.slice(tokens.at(-1)?.end ?? 0);
  const asked = [...gaps, tail].map((gap) => gap.includes('?'));
  const plain: Words = { words, begins: broken, broken, asked, spans: NO_SPANS };
  const bare = withoutElision(tokens, text);
  const isElided = bare.some((word, at) => word !== words[at]);
  const first = languages.flatMap(({ standing }) => [
    ...findCues(standing, plain),
    ...(isElided
      ? findCues(standing, { ...plain, words: bare }).filter(({ cue }) => cue.category !== 'habit')
      : []),
  ]);
  const of = (...categories: Category[]) =>
    first.filter(({ cue }) => categories.includes(cue.category));
  const noFoods = of('nofood');
  const foods = matches.filter(({ term }) => term.isFood);
  // "Gar" is a fish in English, and "at all" in German.
  const others = languages.filter(({ language }) => language !== 'en').map((one) => one.words);
  const isSmallWord = (from: number, to: number) =>
    isForeign && to === from + 1 && others.some((one) => one.has(words[from] ?? ''));
  // "Soy" is a food in English, and "I am" in Spanish.
  const isNoFoodElsewhere = (at: string, from: number, to: number) =>
    noFoods.some(
      (one) =>
        one.from <= from &&
        one.to >= to &&
        (one.to - one.from > to - from || one.cue.at.slice(0, 2) !== at.slice(0, 2)),
    );
  const names = longest(of('name', 'diet')).filter(
    ({ cue, from, to }) =>
      cue.category !== 'name' ||
      (!(cue.at.startsWith('en/') && isSmallWord(from, to)) &&
        !isNoFoodElsewhere(cue.at, from, to) &&
        !foods.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from)),
  );
  // "No alcohol" tells of a way of eating, and alcohol is still a food in it; gestational diabetes tells of two.
  const whole = longest(of('habit'));
  const habits = of('habit').filter(
    ({ cue, from, to }, at, all) =>
      whole.some((one) => one.from === from && one.to === to) &&
      at ===
        all.findIndex((one) => one.cue.means === cue.means && one.from === from && one.to === to),
  );
  const said = ({ from, to }: { from: number; to: number }) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    return { from, to, start, end, said: text.slice(start, end) };
  };
  const named = [...names, ...habits].map((one): Mention => {
    const { category, means } = one.cue;
    const [term] = category === 'name' ? matchText(rules, means).matches : [];
    return {
      ...said(one),
      label: means,
      name: term?.term.name ?? means,
      kinds: term?.term.kinds ?? [],
      isDiet: category !== 'name',
      isDish: false,
      isMade: false,
      isHabit: category === 'habit',
    };
  });
  const known = foods
    .filter(({ from, to }) => !overlaps(names, from, to))
    .filter(({ from, to }) => !isSmallWord(from, to))
    .filter(({ from, to }) => !noFoods.some((one) => one.from <= from && one.to >= to))
    .map(
      (one): Mention => ({
        ...said(one),
        label: said(one).said.toLowerCase(),
        name: one.term.name,
        kinds: one.term.kinds,
        isDiet: false,
        isDish: DISHES.test(one.term.file),
        isMade: DISHES.test(one.term.file) || MADE.test(one.term.file),
        isHabit: false,
      }),
    );
  const mentions = [...named, ...known].sort((a, b) => a.from - b.from);
  const items = new Set(
    [...mentions.filter(({ isDish }) => !isDish), ...of('link')].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    ),
  );
  const sentences = numbered(sentenceStarts(gaps, items));
  const questions = new Set(
    asked.flatMap((isAsked, at) => (isAsked && at > 0 ? [sentences[at - 1] as number] : [])),
  );
  const stops = new Set(of('stop').map(({ from }) => from));
  const begins = words.map((_, at) => broken[at] === true || stops.has(at) || stops.has(at - 1));
  const spans = {
    food: spansOf(mentions.filter(({ isDiet }) => !isDiet)),
    diet: spansOf(mentions.filter(({ isDiet }) => isDiet)),
    person: spansOf(of('person', 'guest', 'anybody')),
    body: spansOf(of('body')),
    care: spansOf(of('care')),
  };
  const full: Words = { words, begins, broken, asked, spans };
  const second = languages
    .flatMap(({ saying }) => findCues(saying, full))
    .filter((one) => !isWeakQuestion(one, questions.has(sentences[one.from] as number)))
    // "Two EpiPens because of cashews. Now ..." lifts nothing: what says something of a food stands in one sentence.
    .filter(({ cue, from, to }) => cue.asks || sentences[from] === sentences[to - 1])
    // "Weizen geht gar nicht, Allergie": what takes a need back is said in one breath; "Allergies: none" is.
    .filter(
      ({ cue, from, to }) =>
        !TAKING_BACK.has(cue.category) ||
        !broken.some(
          (isBroken, at) => isBroken && at > from && at < to && gaps[at]?.trim() !== ':',
        ),
    );
  const eaten = mentions.filter(({ isDiet }) => !isDiet);
  const cues = longestOf(
    [...first, ...second].filter(
      (one) =>
        !isWill(words, begins, tokens, one) &&
        !isFoodItself(eaten, one) &&
        // "Die" is an article in German, and "da" no father.
        !(isEnglishWord(one) && isSmallWord(one.from, one.to)),
    ),
  );
  return {
    ...full,
    sentences,
    bySentence: sentenceFacts(sentences, cues),
    parts: numbered(words.map((_, at) => stops.has(at) || sentences[at] !== sentences[at - 1])),
    questions,
    mentions,
    cues,
  };
}

/** Where sentences begin. "Allergies: milk; eggs; soy" and the points of a list are one. */
function sentenceStarts(gaps: readonly string[], items: ReadonlySet<number>): boolean[] {
  const ends = gaps.map((gap, at) => at > 0 && ENDS_SENTENCE.test(gap));
  // For each word whether all from it to the end of its sentence are items of a list.
  const isList: boolean[] = [];
  for (let at = gaps.length - 1; at >= 0; at -= 1)
    isList[at] =
      items.has(at) && (at + 1 === gaps.length || ends[at + 1] === true || isList[at + 1] === true);
  let isOpen = false;
  return ends.map((isEnd, at) => {
    if (!isEnd) return false;
    const gap = gaps[at] as string;
    const goesOn = isList[at] === true && !STOPS_LIST.test(gap);
    isOpen = goesOn && (isOpen || OPENS_LIST.test(gap));
    return !isOpen;
  });
}

const ILL: ReadonlySet<Category> = new Set<Category>(['ill', 'care']);
const STOPS_LIST = /[.!?…]/;
const OPENS_LIST = /[;:*•–—-]/;

function isEnglishWord({ cue }: FoundCue): boolean {
  return (ILL.has(cue.category) || cue.category === 'person') && cue.at.startsWith('en/');
}

/** "Pieczarki" begin like a burn, and are mushrooms. */
function isFoodItself(foods: readonly Mention[], { cue, from, to }: FoundCue): boolean {
  return ILL.has(cue.category) && foods.some((one) => one.from <= from && one.to >= to);
}

/** "E" and "que" begin what is told as well as what is asked, where no mark ends it. */
function isWeakQuestion({ cue }: FoundCue, isMarked: boolean): boolean {
  const isOpening = cue.category === 'question' && cue.items[0]?.kind === 'start';
  return isOpening && !isMarked && !cue.at.startsWith('en/');
}

/** "I'll just put it in": without its apostrophe it would be an illness, and is none where it begins what is said. */
function isWill(
  words: readonly string[],
  begins: readonly boolean[],
  tokens: readonly { readonly start: number; readonly end: number }[],
  { cue, from, to }: FoundCue,
): boolean {
  if (words[from] !== 'ill' || to - from > 1 || cue.category === 'person') return false;
  const isFirst = (from === 0 || begins[from] === true) && to < words.length && !begins[to];
  return isFirst || (tokens[from]?.end ?? 0) - (tokens[from]?.start ?? 0) > 'ill'.length;
}

/** Files of the pantry that hold dishes. */
const DISHES = /^(?:dishes-|known-dishes|from-the-menu|pastry)/;

/** And those of products. */
const MADE = /^(?:world|ready-made|product-names|brands)/;

const NO_SPANS: Words['spans'] = {
  food: new Map(),
  diet: new Map(),
  person: new Map(),
  body: new Map(),
  care: new Map(),
};

function numbered(begins: readonly boolean[]): number[] {
  let number = 0;
  return begins.map((isNew) => {
    if (isNew) number += 1;
    return number;
  });
}

function spansOf(found: readonly { from: number; to: number }[]): Map<number, number> {
  const spans = new Map<number, number>();
  for (const { from, to } of found) spans.set(from, Math.max(to, spans.get(from) ?? 0));
  return spans;
}

/** Of those that overlap the longest. */
function longest(found: readonly FoundCue[]): FoundCue[] {
  const kept: FoundCue[] = [];
  for (const one of found.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (!overlaps(kept, one.from, one.to)) kept.push(one);
  return kept;
}

function overlaps(
  spans: readonly { from: number; to: number }[],
  from: number,
  to: number,
): boolean {
  return spans.some((one) => one.from < to && from < one.to);
}
