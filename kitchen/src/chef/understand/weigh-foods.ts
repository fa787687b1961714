/** Weighs every food of a message by the clause it stands in: wished, left out, harmful, or in doubt; in doubt it is no wish. */
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { needsNamed } from './needs-said.ts';
import { KINDS_OF_DISH } from './read-words.ts';
import {
  DOES_THEM_GOOD,
  DOES_TO_THEM,
  OF_SOMETHING_ELSE,
  REFUSES_BACK,
  RELEASES,
  SIGNS,
  type SignKind,
  WELCOMES,
  withoutIdleSigns,
} from './refusal-signs.ts';

export type Verdict = 'wished' | 'in doubt' | 'taste' | 'left out' | 'harmful';
const GRAVITY: readonly Verdict[] = ['wished', 'in doubt', 'taste', 'left out', 'harmful'];

interface Mention {
  readonly said: string;
  readonly start: number;
  readonly end: number;
}
interface Sign {
  readonly kind: SignKind;
  readonly start: number;
  readonly end: number;
}
interface Clause {
  readonly text: string;
  /** What parts it from the clause before. */
  readonly opened: string;
  readonly foods: readonly Mention[];
  readonly signs: readonly Sign[];
}

const BREAK =
  /([.;!?:,()[\]|\n]+|\s-+>?\s|\s[=~]\s|->|\b(?:(?<!\b(?:all|anything|everything|nothing) )but|however|though|although|because|yet|while|whereas|so(?= (?:i|we|a|an|no|please|make|give|what|let)\b))\b|\band(?= (?:i|we|he|she|they|it|please|want|give|make|my|the (?:rest|others?))\b))/;
const SIGN = new RegExp(
  `(?<![\\p{L}\\p{N}'])(?:${SIGNS.map(([kind, words]) => `(?<${kind}>${words})`).join('|')})(?![\\p{L}\\p{N}'])|(?<harmed>al+erg\\w+)`,
  'gu',
);

/** Of every food named, the gravest that is said of it. */
export function weighFoods(rules: Rules, text: string): ReadonlyMap<string, Verdict> {
  const clauses = clausesOf(rules, withoutIdleSigns(text));
  const weighed = new Map<string, Verdict>();
  const note = (food: Mention, verdict: Verdict): void => {
    const before = weighed.get(food.said) ?? 'wished';
    weighed.set(food.said, graver(before, verdict));
  };
  clauses.forEach((clause, at) => {
    for (const food of clause.foods) note(food, accused(clause) ? 'in doubt' : 'wished');
    const own = clause.foods.length > 0 ? clause.foods : spokenOf(clauses, at);
    for (const sign of clause.signs) {
      if (clause.foods.length === 0) for (const food of own) note(food, verdictOf(sign));
      else for (const [food, verdict] of governed(clause, sign)) note(food, verdict);
    }
    if (isBareList(clause) && !welcomed(clauses[at + 1]))
      for (const food of clause.foods) note(food, carriedOn(clauses, at));
  });
  return weighed;
}

/** Said to do something to somebody, and nothing good: with the nine that is no wish, whatever the words. */
function accused({ text, foods, signs }: Clause): boolean {
  const [food] = foods;
  if (!food || signs.length > 0 || !isOfTheNine(food)) return false;
  if (!/^\s*(?:the |any |my )?$/.test(text.slice(0, food.start))) return false;
  const told = text.slice(food.end);
  return DOES_TO_THEM.test(told) && !WELCOMES.test(told) && !DOES_THEM_GOOD.test(told);
}

function graver(one: Verdict, other: Verdict): Verdict {
  return GRAVITY.indexOf(one) >= GRAVITY.indexOf(other) ? one : other;
}

function verdictOf({ kind }: Sign): Verdict {
  return kind === 'harm' ? 'harmful' : kind === 'taste' ? 'taste' : 'left out';
}

function clausesOf(rules: Rules, text: string): Clause[] {
  const parts = text.split(BREAK);
  const clauses: Clause[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const said = parts[at] ?? '';
    if (said.trim() === '') continue;
    clauses.push({
      text: said,
      opened: (parts[at - 1] ?? '').trim(),
      foods: foodsOf(rules, said),
      signs: signsOf(said),
    });
  }
  return clauses;
}

function foodsOf(rules: Rules, text: string): Mention[] {
  return findTerms(rules, text)
    .filter((term) => term.isFood)
    .map(({ start, end }) => ({ said: text.slice(start, end), start, end }))
    .filter(({ said }) => !KINDS_OF_DISH.test(said));
}

function signsOf(text: string): Sign[] {
  return [...text.matchAll(SIGN)].map((found) => {
    const kinds = SIGNS.map(([kind]) => kind);
    const kind = kinds.find((one) => found.groups?.[one] !== undefined) ?? 'harm';
    return { kind, start: found.index, end: found.index + found[0].length };
  });
}

/** The foods of a clause that a sign in it speaks of: those behind it, or else those before it. */
function governed(clause: Clause, sign: Sign): [Mention, Verdict][] {
  const { text, foods } = clause;
  const behind = text.slice(sign.end);
  if (isDenied(clause, sign)) return [];
  const ahead = reached(clause, sign);
  const verdict = verdictOf(sign);
  if (ahead.length > 0) return ahead.map((food) => [food, verdict]);
  if (sign.kind === 'denial' && OF_SOMETHING_ELSE.test(behind)) return [];
  const last = nearestList(
    text,
    foods.filter((food) => food.end <= sign.start),
  );
  const between = text.slice(last.at(-1)?.end, sign.start);
  if (last.length === 0 || (sign.kind !== 'harm' && released(between))) return [];
  if (sign.kind !== 'denial' || REFUSES_BACK.test(behind))
    return last.map((food) => [food, verdict]);
  // "Peanut noodles without haste": what stands behind it is not there, and the peanuts are.
  if (DETERMINES.test(text.slice(sign.start, sign.end))) return [];
  return last.filter(isOfTheNine).map((food) => [food, 'in doubt']);
}

const DETERMINES = /^(?:no|without|zero|sans|non|nothing|nobody)$/;
const MAY_BE_DENIED = /^(?:al+erg|intoleran|sensitiv|react|problem|trouble)/;
const SMALL_WORDS =
  /^(?: (?:an?|any|the|have|got|known|food|really|actually|to|[a-z]+))? ?(?:[a-z]+ )?$/;

/** "Not allergic", "no milk allergy": neither the one nor the other speaks against the food. */
function isDenied({ text, signs }: Clause, sign: Sign): boolean {
  const denies = (no: Sign, harm: Sign | undefined): boolean =>
    no.kind === 'denial' &&
    harm !== undefined &&
    harm.start > no.end &&
    MAY_BE_DENIED.test(text.slice(harm.start, harm.end)) &&
    SMALL_WORDS.test(text.slice(no.end, harm.start));
  return signs.some((other) => denies(other, sign) || denies(sign, other));
}

/** Foods behind the sign, up to where the clause turns to what is wanted. */
function reached({ text, foods }: Clause, sign: Sign): Mention[] {
  const list: Mention[] = [];
  let from = sign.end;
  for (const food of foods.filter((one) => one.start >= sign.start)) {
    const gap = text.slice(from, food.start);
    const turns = list.length > 0 ? /\b(?:with|for|in|on|from)\b/.test(gap) : false;
    if (turns || released(list.length > 0 ? gap : gap.replace(/^ ?\w+/, ''))) break;
    if (list.length === 0 && sign.kind === 'denial' && OF_SOMETHING_ELSE.test(gap)) break;
    list.push(food);
    from = Math.max(from, food.end);
  }
  return list;
}

function released(gap: string): boolean {
  return RELEASES.test(gap);
}

const GLUE = /^(?:[\s,&+/]|\b(?:and|or|nor|also|the|any|all|both)\b)*$/;

function nearestList(text: string, foods: readonly Mention[]): Mention[] {
  const list: Mention[] = [];
  for (const food of [...foods].reverse()) {
    const next = list[0];
    if (next && !GLUE.test(text.slice(food.end, next.start))) break;
    list.unshift(food);
  }
  return list;
}

function isOfTheNine({ said }: Mention): boolean {
  const { allergies } = needsNamed(said);
  return allergies.length > 0;
}

/** Nothing but foods: "milk and eggs", "it's milk". */
function isBareList({ text, foods }: Clause): boolean {
  if (foods.length === 0) return false;
  let rest = text;
  for (const food of [...foods].reverse())
    rest = `${rest.slice(0, food.start)} ${rest.slice(food.end)}`;
  return /^(?:[\s&+/-]|\b(?:and|or|nor|also|the|any|all|both|it's|it is|they're|to|namely|plus|of|my|is|are|a|an)\b)*$/.test(
    rest,
  );
}

const POINTS = /\b(?:it|they|them|that|these|those|this|both|to)\b|^ ?(?:that|which)\b/;
/** Signs and little words: "no thanks", "severe allergy", "absolutely not". */
const FEW_WORDS = 6;

/** What a clause speaks of that names no food: the foods it answers, or those it announces. */
function spokenOf(clauses: readonly Clause[], at: number): readonly Mention[] {
  const clause = clauses[at];
  if (clause === undefined || !isBareSign(clause)) return [];
  const before = clauses[at - 1];
  const next = clauses[at + 1];
  const answers = /[,?:(\-=>[]/.test(clause.opened) || POINTS.test(clause.text);
  const earlier = before?.foods ?? [];
  if (earlier.length > 0 && answers && before) return listUpTo(clauses, at - 1);
  if (next && isBareList(next) && !/^[?]/.test(next.opened)) return next.foods;
  const lone = before && isBareList(before) ? before.foods : [];
  if (lone.length > 0 || !POINTS.test(clause.text)) return lone;
  const last = clauses.slice(0, at).findLast((one) => one.foods.length > 0);
  return last && isBareList(last) ? last.foods : [];
}

/** "Milk, eggs -> allergic to both." */
function listUpTo(clauses: readonly Clause[], at: number): readonly Mention[] {
  const clause = clauses[at];
  if (clause === undefined) return [];
  const own = nearestList(clause.text, clause.foods);
  return clause.opened === ',' && isBareList(clause) && clauses[at - 1]?.foods.length
    ? [...listUpTo(clauses, at - 1), ...own]
    : own;
}

function isBareSign(clause: Clause): boolean {
  const { text, signs } = clause;
  const denial = signs.filter((sign) => sign.kind === 'denial');
  if (denial.some((sign) => OF_SOMETHING_ELSE.test(text.slice(sign.end)))) return false;
  const strong = signs.some((sign) => sign.kind === 'harm');
  if (text.trim().split(/\s+/).length > (strong ? FEW_WORDS + 4 : FEW_WORDS)) return false;
  return signs.some(
    (sign) =>
      (sign.kind === 'harm' && !isDenied(clause, sign)) ||
      sign.kind === 'refusal' ||
      REFUSES_BACK.test(text.slice(sign.end)),
  );
}

function welcomed(clause: Clause | undefined): boolean {
  return (
    clause !== undefined &&
    clause.foods.length === 0 &&
    clause.signs.length === 0 &&
    WELCOMES.test(clause.text)
  );
}

/** A bare food goes on with the list before it: "no milk, eggs, nuts". */
function carriedOn(clauses: readonly Clause[], at: number): Verdict {
  const clause = clauses[at];
  const before = clauses[at - 1];
  if (!clause || !before || clause.opened !== ',' || before.foods.length === 0) return 'wished';
  const last = before.foods.at(-1);
  if (!last || before.text.slice(last.end).trim() !== '') return 'wished';
  if (isBareList(before)) return carriedOn(clauses, at - 1);
  for (const sign of before.signs)
    for (const [food, verdict] of governed(before, sign)) if (food === last) return verdict;
  return 'wished';
}
