/** Finds texts that still speak of a meat that was swapped, and steps that leave the new one rare; lists the words for that meat. */
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Meat } from '../../cookbook/meat-table.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { normalise } from '../../text/normalise.ts';
import type { Kitchen } from '../kitchen.ts';
import type { Work } from './adapt-work.ts';
import { animalIn, meatIn } from './meat-known.ts';
import { plainName } from './rename.ts';

/** What in a changed dish still speaks of the meat that went, or leaves the new one rare; "" when nothing does. */
export function leftOfOld(work: Work): string {
  return work.draft.steps
    .map((step) => stepLine(step))
    .filter((text) => namesGone(work, text) || isRare(work, text))
    .join('\n');
}

/** What swaps of meat have left to look for in the texts of a dish. */
interface GoneMeat {
  /** Words of what is in the dish no more, without an "s". */
  readonly words: readonly string[];
  /** Listed foods that are no meat: beef stock in a stew of venison may be named. */
  readonly others: readonly string[];
  readonly mayBePink: boolean;
  /** Whether one meat stands in another's place. */
  readonly isSwapped: boolean;
}

/** Every sentence is looked through for it. */
const gone = new WeakMap<Work, GoneMeat>();

function goneFrom(work: Work): GoneMeat {
  const known = gone.get(work) ?? goneNow(work);
  gone.set(work, known);
  return known;
}

function goneNow({ kitchen, original, draft, changes }: Work): GoneMeat {
  const listed = draft.ingredients.flatMap((item) => (item ? [item.name] : []));
  const meats = listed.map((name) => meatIn(kitchen, name));
  const left = new Set(meats.map((meat) => meat?.meat.name));
  const new_ = changes.map(({ to }) => normalise(plainName(to)));
  const words = changes.flatMap(({ kind, from }) => {
    const meat = kind === 'swap' ? animalIn(kitchen, from) : undefined;
    if (!meat || left.has(meat.name) || !meatIn(kitchen, from)) return [];
    if (!original.ingredients.some((item) => item.name === from)) return [];
    // The fish of a pie is fish still, with salmon for the cod.
    const isKindLeft = meats.some((one) => one?.kind.name === meat.kind);
    return wordsFor(kitchen, from, meat, !isKindLeft)
      .map(normalise)
      .filter((word) => !new_.some((one) => one.includes(word)));
  });
  return {
    words: words.map((word) => word.replace(/s$/, '')),
    others: listed.filter((_, at) => !meats[at]),
    mayBePink: meats.some((meat) => meat?.kind.mayBePink),
    isSwapped: changes.some(({ kind, from, to }) => {
      const [was, is] = [meatIn(kitchen, from), meatIn(kitchen, to)];
      return kind === 'swap' && was && is && was.meat.name !== is.meat.name;
    }),
  };
}

/** Whether a text names an animal that was swapped and is in the dish no more. */
export function namesGone(work: Work, text: string): boolean {
  const { words, others } = goneFrom(work);
  if (words.length === 0) return false;
  const rest = others.reduce((said, name) => said.replaceAll(name, ''), text);
  const said = new Set(
    normalise(rest)
      .split(/[^\p{L}]+/u)
      .map((word) => word.replace(/s$/, '')),
  );
  return words.some((word) => said.has(word));
}

/** All words that mean what went: the animal's, in any language, its own, and for a cod that it is a fish. */
export function wordsFor(
  kitchen: Kitchen,
  from: string,
  { names, foreignNames, name, kind }: Meat,
  isWide = true,
): string[] {
  const own = splitNameTokens(from).filter((word) => animalIn(kitchen, word)?.kind === kind);
  const wide = kitchen.meats.meats.find((one) => one.name === kind);
  const all = [
    ...names,
    ...foreignNames,
    name,
    ...own,
    ...(wide && isWide ? [...wide.names, ...wide.foreignNames] : []),
  ];
  return [...new Set(all.map((word) => word.replace(/s$/, '')))];
}

const RARE =
  /\b(?:(?:medium[- ])?rare|rosy|still pink|pink (?:within|inside|lamb|in the middle)|bloody|for pink)\b/i;

function isRare(work: Work, text: string): boolean {
  return RARE.test(text) && !goneFrom(work).mayBePink;
}

/** Whether what is said of a dish no longer holds since one meat stands in another's place. */
export function isUntrueOf(work: Work, sentence: string): boolean {
  if (!goneFrom(work).isSwapped) return false;
  const { specificTerms, timeSpecificTerms } = work.kitchen.meats;
  return (
    namesGone(work, sentence) ||
    isRare(work, sentence) ||
    saysOneOf(sentence, specificTerms) ||
    (work.draft.retimed === true && saysOneOf(sentence, timeSpecificTerms))
  );
}

/** Between blanks, as they are looked for, by the list that they stand on. */
const spaced = new WeakMap<readonly string[], readonly string[]>();

function saysOneOf(text: string, words: readonly string[]): boolean {
  const all = spaced.get(words) ?? words.map(inBlanks);
  spaced.set(words, all);
  const said = inBlanks(text);
  return all.some((word) => said.includes(word));
}

function inBlanks(text: string): string {
  return ` ${normalise(text).replace(/[^\p{L}°]+/gu, ' ')} `;
}
