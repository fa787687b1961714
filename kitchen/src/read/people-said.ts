/** Reads for how many people to cook ("for six", "me and my two kids", "from 4 to 6") or how many pieces ("a dozen scones"). */
import { countBefore, meantNumbers, plainNumbers, SIZED } from './counting-numbers.ts';
import { findNames, type Name, type NamedWords, standsBefore } from './names.ts';
import type { SaidNumber } from './numbers.ts';

const MOST = 100;

export interface PeopleSaid {
  readonly people?: number;
  /** "A dozen scones". */
  readonly pieces?: number;
}

/** @param isCount of an act that tells numbers of people, where a bare number is one */
export function peopleIn(
  named: NamedWords,
  numbers: readonly SaidNumber[],
  isCount: boolean,
): PeopleSaid {
  const pieces = piecesIn(named, numbers);
  if (pieces !== undefined) return { pieces };
  const meant = meantNumbers(named, numbers);
  const people =
    (isCount ? changed(named, numbers) : undefined) ??
    company(named, meant) ??
    served(named, meant, isCount);
  return people !== undefined && people >= 1 ? { people: Math.min(MOST, Math.round(people)) } : {};
}

function piecesIn(named: NamedWords, numbers: readonly SaidNumber[]): number | undefined {
  const piece = findNames(named, 'piece').find(({ from }) => countBefore(numbers, from, SIZED));
  const first = piece && countBefore(numbers, piece.from, SIZED);
  if (!first) return undefined;
  // "Two dozen": the one number counts the other.
  const many = numbers.find(({ to }) => to === first.from);
  return Math.round(first.value * (many?.value ?? 1));
}

/** Those who are named one by one or by number, joined by "and": together they are the table. */
function company(named: NamedWords, all: readonly SaidNumber[]): number | undefined {
  const found = findNames(named, 'eater');
  // "Her husband" is one, and "the soup for me and her" is for two.
  const eaters = found.filter(
    ({ row, to }) => row.label !== 'other' || !found.some(({ from }) => from === to),
  );
  // "40 minutes, mate" counts no mates.
  const numbers = plainNumbers(named, all);
  const whole = tableIn(named, numbers);
  const groups = groupsOf(named, numbers, eaters);
  const counted = groups.map((group, at) => {
    const hosts = hostsOf(named, numbers, groups[at - 1], group);
    const sum = tableOf(named, numbers, group, hosts) + hosts;
    return isPartOf(named, numbers, whole, group, sum) ? 0 : sum;
  });
  const best = Math.max(0, ...counted);
  if (best > 0) return best;
  const isOthers = (at: number) => numbers.some(({ value, from }) => value > 1 && from >= at);
  // "Only one person is vegetarian" counts nobody.
  const isAlone = ({ row, to }: Name) =>
    row.label === 'alone' && !isOthers(to) && !TOLD_OF_ONE.has(named.words[to]?.shape ?? '');
  if (eaters.some(isAlone)) return 1;
  const isPair = eaters.some(({ row }) => row.label === 'pair');
  return isPair && whole === undefined ? 2 : undefined;
}

/** How many a group comes to; 0 where it is no table, or somebody in it is not counted: "the kids". */
function tableOf(
  named: NamedWords,
  numbers: readonly SaidNumber[],
  group: readonly Name[],
  hosts = 0,
): number {
  // "There will be 12 of us, and I always bring the salad": whoever speaks is among us.
  const isOfAll = group.some((name) => isUs(named, name) && isNumbered(named, numbers, name));
  const me = isOfAll ? undefined : group.find(({ row }) => ME.has(row.label));
  // "I am off now, I will ask my sister" counts me once.
  const told = group.filter((name) => name === me || !ME.has(name.row.label));
  const counts = told.map((name) => countOf(named, numbers, name));
  // "Friends come over, six of us": whoever cannot be counted is among them.
  if (counts.includes(undefined)) return numberOfUs(named, numbers, told);
  const isTold = told.some((name) => isNumbered(named, numbers, name));
  const isTable = isTold || hosts > 0 || (told.length > 1 && told.some(isOfUs));
  const sum = counts.reduce<number>(
    (total, count) => total + (count ?? 0),
    me === undefined && !isOfAll && isBesideMe(named, numbers, told[0]) ? 1 : 0,
  );
  return isTable ? sum : 0;
}

const ME: ReadonlySet<string> = new Set(['me', 'alone']);

/** Whoever speaks is among them. */
function isOfUs({ row }: Name): boolean {
  return ME.has(row.label) || row.label === 'pair';
}

function isUs({ words }: NamedWords, { to }: Name): boolean {
  return words[to - 1]?.shape === 'us';
}

function numberOfUs(named: NamedWords, numbers: readonly SaidNumber[], group: readonly Name[]) {
  const us = group.find((name) => isUs(named, name) && isNumbered(named, numbers, name));
  return (us && countBefore(numbers, us.from, SIZED)?.value) ?? 0;
}

/** "For four, two of them kids": a part of a table is no other table. */
function isPartOf(
  named: NamedWords,
  numbers: readonly SaidNumber[],
  whole: SaidNumber | undefined,
  [first]: readonly Name[],
  sum: number,
): boolean {
  if (!whole || !first) return false;
  const own = countBefore(numbers, first.from, SIZED);
  if (own === whole && isNumbered(named, numbers, first)) return false;
  return whole.to <= first.from && sum < whole.value;
}

/** "My husband and I are having six friends over", "we are having my parents": how many the guests come to. */
function hostsOf(
  named: NamedWords,
  numbers: readonly SaidNumber[],
  before: readonly Name[] | undefined,
  guests: readonly Name[],
): number {
  const { words } = named;
  const [first, last] = [guests[0], guests.at(-1)];
  if (!first || !last || guests.some(isOfUs)) return 0;
  const start = countBefore(numbers, first.from, SIZED)?.from ?? first.from;
  const shapes = (from: number, to: number) => words.slice(from, to).map(({ shape }) => shape);
  const ahead = shapes(Math.max(0, start - AHEAD), start);
  const visit = [...shapes(first.from, last.to), ...shapes(last.to, last.to + SIZED)];
  if (!ahead.some((word) => HOSTS.has(word)) || !visit.some((word) => VISIT.has(word))) return 0;
  const hosts = before?.some(isOfUs) ? tableOf(named, numbers, before) : 0;
  return Math.max(hosts, ahead.includes('we') ? 2 : ahead.includes('i') ? 1 : 0);
}

/** So many words may stand before the guests: "we are having my". */
const AHEAD = 5;
const HOSTS: ReadonlySet<string> = new Set(
  'having have hosting invited inviting expecting'.split(' '),
);
/** Whoever is called so, or comes over, is no host. */
const VISIT: ReadonlySet<string> = new Set(
  (
    'guest guests friend friends mates neighbours neighbors colleagues visitors parents laws ' +
    'brother sister over round around coming'
  ).split(' '),
);

/** Names that follow one another with only small words between: "my wife, me and three kids". */
function groupsOf(
  named: NamedWords,
  numbers: readonly SaidNumber[],
  eaters: readonly Name[],
): Name[][] {
  const { words } = named;
  const groups: Name[][] = [];
  for (const name of eaters) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const between = last ? words.slice(last.to, name.from).map(({ shape }) => shape) : [];
    // "2 adults 2 kids"; "I am 74 and my wife is away" is no company of two.
    const isBare =
      last !== undefined && numbers.some((one) => one.from === last.to && one.to === name.from);
    // "For three, I eat too": one of the three.
    const isOfThem = words[name.to]?.shape === 'eat' && !between.includes('and');
    const isJoined =
      between.length <= JOINED &&
      !isOfThem &&
      // "Six of us now, two mates are coming" tells of the six, which "and" would add to.
      (words[(last?.to ?? 0) - 1]?.shape !== 'us' || between.some((word) => ADDS.has(word))) &&
      // "Six of us, two of them kids": they are among the six, and we are all of them.
      words[name.from]?.shape !== 'of' &&
      words[name.from + 1]?.shape !== 'them' &&
      (isBare || between.some((word) => JOINS.has(word))) &&
      !between.some((word) => TELLS.has(word)) &&
      // "Two kids, I work till six" begins another clause.
      (words[name.from]?.shape !== 'i' || between.at(-1) === 'and') &&
      // "Six of us and my sister is vegetarian": she is one of the six.
      !TOLD_OF_ONE.has(words[name.to]?.shape ?? '');
    if (group && last && isJoined) group.push(name);
    else groups.push([name]);
  }
  return groups;
}

const JOINED = 4;
const TELLS: ReadonlySet<string> = new Set([
  'am',
  'is',
  'was',
  'are',
  'have',
  'had',
  'got',
  'will',
]);
const TOLD_OF_ONE: ReadonlySet<string> = new Set([
  ...['is', 'has', 'does', 'can', 'cannot', 'eats', 'hates', 'likes', 'wants', 'needs'],
  ...['eat', 'am', 'also'],
]);
const ADDS: ReadonlySet<string> = new Set(['and', 'n', 'plus', 'with']);
const JOINS: ReadonlySet<string> = new Set(['and', 'n', ',', 'plus', 'with', 'or']);

/** "I live with my two children": whoever says so eats with them. */
function isBesideMe(
  { words }: NamedWords,
  numbers: readonly SaidNumber[],
  first: Name | undefined,
): boolean {
  const at = (first && countBefore(numbers, first.from, SIZED)?.from) ?? first?.from ?? 0;
  return words[at - 1]?.shape === 'my' && words[at - 2]?.shape === 'with';
}

function isNumbered(named: NamedWords, numbers: readonly SaidNumber[], name: Name): boolean {
  if (name.row.label !== 'people') return false;
  const number = countBefore(numbers, name.from, SIZED);
  const between = named.words.slice(number?.to ?? 0, name.from);
  const isPart = named.words[name.from]?.shape === 'of';
  // "Dinner for four, one kid cannot have dairy", "one of them hates fish" counts four; "two of them" behind chops are chops.
  const isOneOfThem =
    (number?.value === 1 && (isPart || TOLD_OF_ONE.has(named.words[name.to]?.shape ?? ''))) ||
    (isPart && named.foods[foodBefore(named, number?.from ?? 0)] !== undefined);
  return number !== undefined && !isOneOfThem && !between.some(({ shape }) => JOINS.has(shape));
}

/** The word before a number, a comma between them passed over. */
function foodBefore({ words }: NamedWords, at: number): number {
  return words[at - 1]?.shape === ',' ? at - 2 : at - 1;
}

/** Undefined for a plural without a number: nobody knows how many "the kids" are. */
function countOf(named: NamedWords, numbers: readonly SaidNumber[], name: Name) {
  if (name.row.isMarked) return 0;
  const own = COUNTS[name.row.label];
  if (own !== undefined) return own;
  return isNumbered(named, numbers, name)
    ? countBefore(numbers, name.from, SIZED)?.value
    : agesBehind(named, numbers, name);
}

const COUNTS: Readonly<Record<string, number>> = {
  ...{ me: 1, alone: 1, one: 1, other: 1, two: 2, pair: 2 },
};

/** "My kids, 5 and 8": as many as there are ages. */
function agesBehind({ words }: NamedWords, numbers: readonly SaidNumber[], { to }: Name) {
  let at = to;
  let count = 0;
  for (;;) {
    if (JOINS.has(words[at]?.shape ?? '')) at += 1;
    const age = numbers.find(({ from, value }) => from === at && value <= OLDEST);
    if (!age) return count > 1 ? count : undefined;
    count += 1;
    at = age.to;
  }
}

const OLDEST = 17;

/** "For six", "family of five"; a number of minutes, grams or eggs counts no people. */
function served(
  named: NamedWords,
  numbers: readonly SaidNumber[],
  isCount: boolean,
): number | undefined {
  const plain = plainNumbers(named, numbers);
  const found = tableIn(named, plain);
  if (found) return found.value;
  const [only, other] = plain;
  return isCount && only && !other ? only.value : undefined;
}

/** "For six", "hosting 8", "having 6 over on Saturday": all who sit there. */
function tableIn(named: NamedWords, numbers: readonly SaidNumber[]): SaidNumber | undefined {
  const shapeAt = (at: number) => named.words[at]?.shape ?? '';
  const isHosted = ({ from, to }: SaidNumber) =>
    HOSTS.has(shapeAt(from - 1)) &&
    (VISIT.has(shapeAt(to)) ||
      shapeAt(from - 1) === 'hosting' ||
      (shapeAt(to) === 'for' && INVITED_TO.has(shapeAt(to + 1))));
  return numbers.find((one) => standsBefore(named, one.from, 'serve') || isHosted(one));
}

const INVITED_TO: ReadonlySet<string> = new Set(
  'dinner lunch supper tea brunch breakfast christmas thanksgiving'.split(' '),
);

/** "From 4 to 6", "4 portions to 6", "6 portions instead of 4"; "4 to 6" is neither. */
function changed({ words }: NamedWords, numbers: readonly SaidNumber[]): number | undefined {
  const [one, other, third] = numbers;
  if (!one || !other || third) return undefined;
  const before = words[other.from - 1]?.shape;
  const isFrom = words[one.from - 1]?.shape === 'from' || other.from - one.to > 1;
  if (before === 'to' && isFrom) return other.value;
  return before === 'of' || before === 'than' ? one.value : undefined;
}
