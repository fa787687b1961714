/** Opens what needs are read with (each language's cue phrases, spelling, food tables), and detects the languages of a message. */
import { isCommonWord } from '../cookbook/common-words.ts';
import { compileCorrector, type SpellingCorrector } from '../cookbook/spelling-corrector.ts';
import { findTermByName, type Rules } from '../safety/pantry/rules.ts';
import { splitNameTokens } from '../text/name-tokens.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import { type Category, type Cue, readCues } from './cue-file.ts';
import type { Item } from './cue-pattern.ts';
import { type Customs, compileCustoms } from './customs.ts';
import { isUnspaced } from './cut-words.ts';
import { type CueIndex, indexCues } from './find-cues.ts';
import { compileForms, type FormTable } from './food-forms.ts';

interface WordList {
  readonly whole: ReadonlySet<string>;
  /** By their first letter. */
  readonly stems: ReadonlyMap<string, readonly string[]>;
}

export interface LanguageCues {
  readonly language: string;
  /** What stands for itself: people, bodies, names of foods. */
  readonly standing: CueIndex;
  /** What is said of them, in whose words they may stand. */
  readonly saying: CueIndex;
  /** All of its words in cues that name no food. */
  readonly words: ReadonlySet<string>;
  /** The same with its names of foods. */
  readonly vocabulary: WordList;
  /** Small words and stems that tell the language. */
  readonly tongue: WordList;
}

export interface NeedsReader {
  readonly rules: Rules;
  readonly languages: readonly LanguageCues[];
  readonly customs: Customs;
  readonly forms: FormTable;
  /** Of the foods that people avoid, which no dish of the book need hold. */
  readonly spelling: SpellingCorrector;
  /** Words of scripts that put no blanks between words. */
  readonly unspaced: ReadonlySet<string>;
  /** Words of titles and cuisines: "Swedish" is English, though a word for itching begins so elsewhere. */
  readonly bookWords: ReadonlySet<string>;
}

/** Text of the pantry beside its terms. */
export interface NeedsTables {
  readonly customs: string;
  readonly forms: string;
}

const STANDING: ReadonlySet<Category> = new Set<Category>([
  'name',
  'diet',
  'habit',
  'person',
  'anybody',
  'guest',
  'body',
  'ill',
  'care',
  'while',
  'link',
  'stop',
  'nofood',
  'allergy',
  'belief',
]);

/** Shorter words are in too many languages. */
const LEAST_TELLING = 4;
const NAMING: ReadonlySet<Category> = new Set<Category>(['name', 'diet', 'habit', 'nofood']);

/**
 * @param texts the cue file of each language, by its code
 * @param titles of dishes and names of cuisines. @throws Error that names the line which cannot be read
 */
export function openNeedsReader(
  rules: Rules,
  texts: Readonly<Record<string, string>>,
  tables: NeedsTables = { customs: '', forms: '' },
  titles: readonly string[] = [],
): NeedsReader {
  const unspaced = new Set<string>();
  const languages = Object.entries(texts).map(([language, text]) => {
    const cues = readCues(`${language}/needs.cues`, text);
    for (const { text: word } of cues.flatMap(wordsOf)) if (isUnspaced(word)) unspaced.add(word);
    return {
      language,
      standing: indexCues(cues.filter(({ category }) => STANDING.has(category))),
      saying: indexCues(cues.filter(({ category }) => !isStandingOrTongue(category))),
      words: new Set(
        cues
          .filter(({ category }) => !NAMING.has(category))
          .flatMap(wordsOf)
          .flatMap(({ text: word, isStem }) => (isStem ? [] : [word])),
      ),
      vocabulary: listOf(
        cues.flatMap(wordsOf).filter(({ text: word }) => word.length >= LEAST_TELLING),
      ),
      tongue: listOf(cues.filter(({ category }) => category === 'tongue').flatMap(wordsOf)),
    };
  });
  const customs = compileCustoms(tables.customs);
  const forms = compileForms(rules, tables.forms);
  const spelling = compileCorrector([...avoidedFoods(forms), ...wordsOfHarm(texts.en ?? '')]);
  const bookWords = new Set(titles.flatMap(splitNameTokens));
  return { rules, languages, customs, forms, spelling, unspaced, bookWords };
}

/** Names of a word, and of several of it: those with forms of their own. */
function avoidedFoods(forms: FormTable): string[] {
  const names = [...forms].flatMap(([name, { harm }]) => [name, ...harm]);
  return names
    .filter((name) => name.length >= LEAST_MENDED && !name.includes(' '))
    .flatMap((word) => [word, `${word}s`]);
}

/** Words of bodies and allergies, so that "my thoart" is heard. Illnesses are too near to plain words: "stains", "statins". */
function wordsOfHarm(english: string): string[] {
  return readCues('en/needs.cues', english)
    .filter(({ category }) => OF_HARM.has(category))
    .flatMap(wordsOf)
    .filter(({ text, isStem }) => !isStem && text.length >= LEAST_MENDED)
    .map(({ text }) => text);
}

const OF_HARM: ReadonlySet<Category> = new Set<Category>(['body', 'allergy']);

/** Shorter words resemble too many others. */
const LEAST_MENDED = 5;

function isStandingOrTongue(category: Category): boolean {
  return STANDING.has(category) || category === 'tongue';
}

function wordsOf({ items }: Cue): Extract<Item, { kind: 'word' }>[] {
  return items.flatMap(wordsAmong);
}

function wordsAmong(item: Item): Extract<Item, { kind: 'word' }>[] {
  if (item.kind === 'word') return [item];
  return item.kind === 'choice' ? item.ways.flatMap((way) => way.flatMap(wordsAmong)) : [];
}

/** English always, and the languages of which the message has the most words; the likeliest, where it is not English. */
export function languagesIn(
  reader: NeedsReader,
  text: string,
): { readonly languages: readonly LanguageCues[]; readonly foreign?: string } {
  const tokens = tokenise(text);
  const written = tokens.map(({ start, end }) => text.slice(start, end));
  const counts = reader.languages.map(
    (one) => tokens.filter(({ text: word }, at) => isOfTongue(one, word, written[at] ?? '')).length,
  );
  const isEnglish = ({ language }: LanguageCues) => language === 'en';
  const english = counts[reader.languages.findIndex(isEnglish)] ?? 0;
  // "Camarão me fecha a garganta": told by "garganta", since "me" and "a" are English, too.
  const telling = english < tokens.length / 2 || english < MOST_IN_DOUBT;
  const known = telling ? vocabularyCounts(reader, tokens) : counts.map(() => 0);
  const scores = counts.map((count, at) => count + (known[at] ?? 0));
  const most = Math.max(1, english, ...scores);
  // "Çölyak hastasıyım": no word tells of which language it is.
  const isStrange =
    Math.max(...scores) === 0 && (FOREIGN_LETTER.test(text) || TELLS_ALLERGY.test(text));
  if (isStrange) return { languages: reader.languages, foreign: OTHER };
  const isLikely = (one: LanguageCues, at: number) =>
    isEnglish(one) ||
    (scores[at] === most && (most > english || english < MOST_IN_DOUBT)) ||
    // Portuguese and Spanish, Dutch and German: a word more or less tells little.
    (most > english && (scores[at] ?? 0) > english && (scores[at] ?? 0) >= most - 1);
  const languages = reader.languages.filter(isLikely);
  const foreign = reader.languages[scores.indexOf(most)]?.language;
  return most > english && foreign !== undefined && foreign !== 'en'
    ? { languages, foreign }
    : { languages };
}

/** How many words each language has in its cues that are no English: "mantar", "weglassen". */
function vocabularyCounts(reader: NeedsReader, tokens: readonly Token[]): number[] {
  const english = reader.languages.find(({ language }) => language === 'en');
  const words = tokens
    .map(({ text }) => text)
    .filter((word) => !english?.words.has(word) && !english?.tongue.whole.has(word))
    .filter((word) => !isCommonWord(word) && findTermByName(reader.rules, word) === undefined);
  // "Swedish cinnamon buns" is all of the book; where another word is foreign those of the book may be so, too.
  if (words.every((word) => reader.bookWords.has(word))) return reader.languages.map(() => 0);
  return reader.languages.map((one) =>
    one === english ? 0 : words.filter((word) => isAmong(one.vocabulary, word)).length,
  );
}

/** Fewer small words than that do not tell that a message is English. */
const MOST_IN_DOUBT = 2;

/** Much the same in most languages. */
const TELLS_ALLERGY = /all?erg|intoll?er/i;
const FOREIGN_LETTER = /(?![\p{ASCII}])\p{L}/u;

/** Other scripts are of no language that has a file of its own. */
const OTHER = 'other';

function isOfTongue({ language, tongue }: LanguageCues, word: string, written: string): boolean {
  // Letters that look Latin are read as Latin, and marks are left out: "рыба", "dị ứng".
  if (
    language === OTHER &&
    [...written].some((letter) => (letter.codePointAt(0) ?? 0) > LAST_LATIN)
  )
    return true;
  return isAmong(tongue, word);
}

function isAmong({ whole, stems }: WordList, word: string): boolean {
  const alike = stems.get(word.charAt(0)) ?? [];
  return whole.has(word) || alike.some((stem) => word.startsWith(stem));
}

function listOf(items: readonly Extract<Item, { kind: 'word' }>[]): WordList {
  return {
    whole: new Set(items.flatMap(({ text, isStem }) => (isStem ? [] : [text]))),
    stems: Map.groupBy(
      new Set(items.flatMap(({ text, isStem }) => (isStem ? [text] : []))),
      (stem) => stem.charAt(0),
    ),
  };
}

const LAST_LATIN = 0x24f;
