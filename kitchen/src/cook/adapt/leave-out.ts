/** Removes ingredients from a dish's list, steps, texts and times without leaving a hole in a sentence, or fails where one would not hold. */
import type { DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { type FoundTerm, findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { articlesApart, articlesWith } from './articles.ts';
import type { Draft, Identity } from './draft.ts';
import { isSeasoning, minutesOf, withoutTheirTimes } from './gone-times.ts';
import { HOLE, mendSentence, PIECE, sentencesOf } from './mend-sentence.ts';

/** The draft without these ingredients, or null when a sentence would not survive it. */
export function leaveOut(
  rules: Rules,
  draft: Draft,
  gone: ReadonlySet<number>,
  food: Identity,
): Draft | null {
  const isOwn = draft.ingredients.some((item) => item?.written !== undefined);
  if (!isOwn) return leaveOutOf(rules, draft, gone, food);
  const led = { ...draft, steps: draft.steps.map(articlesWith) };
  const done = leaveOutOf(rules, led, gone, food);
  return done && { ...done, steps: done.steps.map(articlesApart) };
}

function leaveOutOf(
  rules: Rules,
  draft: Draft,
  gone: ReadonlySet<number>,
  food: Identity,
): Draft | null {
  const ingredients: (DishIngredient | null)[] = draft.ingredients.map((item, index) =>
    gone.has(index) ? null : item,
  );
  const steps: StepPiece[][] = [];
  const out = draft.ingredients.flatMap((item, index) => (item && gone.has(index) ? [item] : []));
  const left = ingredients.flatMap((item) => (item ? [item.name] : []));
  let saved = 0;
  // The oil in which the eggs would have been fried goes with them.
  const idle = new Set<number>();
  for (const step of draft.steps) {
    const mended = mendStep(rules, step, { gone, food, out, left });
    if (mended === null) return null;
    if (mended.length > 0) steps.push(mended);
    else for (const piece of step) if (piece.kind === 'ingredient') idle.add(piece.index);
    saved += minutesLost(step, mended);
  }
  const used = new Set(
    steps.flat().flatMap((piece) => (piece.kind === 'ingredient' ? [piece.index] : [])),
  );
  const without = (text: string): string => dropSentences(rules, text, food);
  return {
    ...draft,
    ...(saved > 0 ? { saved: (draft.saved ?? 0) + saved } : {}),
    ingredients: ingredients.map((item, at) => (idle.has(at) && !used.has(at) ? null : item)),
    steps,
    introduction: without(draft.introduction),
    tip: without(draft.tip),
    keeps: without(draft.keeps),
  };
}

/** Whether a term in a sentence is the food that goes: itself, a kind of it, or its name in short. */
function isGone(term: FoundTerm, food: Identity): boolean {
  if (food.names.has(term.name) || term.kinds.some((kind) => food.names.has(kind))) return true;
  const words = splitNameTokens(term.name).map(singular);
  // The chicken stays where its stock goes.
  if (food.head !== '' && !words.includes(food.head)) return false;
  return words.every((word) => food.words.has(word));
}

/** What was cooked for its own sake takes its minutes along, where nothing else went on meanwhile. */
function minutesLost(before: readonly StepPiece[], after: readonly StepPiece[]): number {
  const [first] = before;
  if (after === before || (first?.kind === 'text' && first.text.startsWith('Meanwhile'))) return 0;
  const minutes = (step: readonly StepPiece[]) =>
    step.reduce((sum, piece) => sum + (piece.kind === 'timer' ? minutesOf(piece.text) : 0), 0);
  const lost = minutes(before) - minutes(after);
  return lost >= LEAST_LOST && lost <= MOST_LOST ? lost : 0;
}

const LEAST_LOST = 5;
/** Soaking and marinating go on beside other work. */
const MOST_LOST = 25;

interface LeavingOut {
  readonly gone: ReadonlySet<number>;
  readonly food: Identity;
  readonly out: readonly DishIngredient[];
  /** Names of what stays on the list, each as often as it stands there. */
  readonly left: readonly string[];
}

function mendStep(
  rules: Rules,
  step: readonly StepPiece[],
  { gone, food, out, left }: LeavingOut,
): StepPiece[] | null {
  if (boilsApart(step, (index) => gone.has(index))) return [];
  const marked = step
    .map((piece, at) =>
      piece.kind === 'ingredient' && gone.has(piece.index)
        ? HOLE
        : piece.kind === 'text'
          ? holed(rules, piece.text, food)
          : `\uE001${at}\uE002`,
    )
    .join('');
  if (!marked.includes(HOLE)) return [...step];
  const timed = withoutTheirTimes(
    rules,
    { text: marked, pieces: step },
    { hole: HOLE, piece: PIECE },
    out,
  );
  const sentences = sentencesOf(timed.text);
  // "Brown the veal" names what is browned, though the list stands in another step.
  const speaksOfFood = (one: string): boolean =>
    findTerms(rules, one).some((term) => term.isFood && !isSeasoning(term.name));
  const isEmptied = (one: string | null, at: number): boolean =>
    one !== sentences[at] &&
    namesIn(one ?? '', step).every(isSeasoning) &&
    !speaksOfFood(one ?? '');
  const isAgain = (name: string) => left.filter((one) => one === name).length > 1;
  // "Fry the salt for 10 minutes, until brown": nothing is left that such a time could be for.
  const isForNothing = (one: string): boolean => {
    const names = namesIn(one, step);
    return names.length > 0 && names.every((name) => isSeasoning(name) && isAgain(name));
  };
  const mended = sentences.map((sentence) => {
    const one = mendSentence(sentence);
    return one && one !== sentence && timesIn(one, step) && isForNothing(one) ? '' : one;
  });
  if (mended.some((sentence) => sentence === null)) return null;
  // "Lift it out" goes with what was in the pan.
  for (let at = 1; at < mended.length; at += 1) {
    const was = sentences[at] ?? '';
    const isAlone = mended[at] === was && LIFTS.test(was) && namesIn(was, step).length === 0;
    if (isAlone && isEmptied(mended[at - 1] ?? '', at - 1)) mended[at] = '';
  }
  // What goes with a sentence must be nothing else's place in the steps.
  const others = (one: string): boolean =>
    findTerms(rules, one.replaceAll(HOLE, ' ; ')).some(
      (term) => term.isFood && term.name !== 'water',
    );
  if (mended.some((one, at) => one === '' && others(sentences[at] ?? ''))) return null;
  // "Heat a spoonful of it": of what, once the sentence before has gone?
  if (mended.some((one, at) => one === '' && LEANS.test(sentences[at + 1] ?? ''))) return null;
  // "Heat the oil to 180 °C. Drain on paper": nothing is left to be drained.
  if (mended.some((one, at) => isEmptied(one, at) && GOES_ON.test(sentences[at + 1] ?? '')))
    return null;
  // "Brown the garlic until 71 °C": the heat was that of what has gone.
  const isHeated = (one: string | null, at: number): boolean =>
    one !== sentences[at] && /\b[5-9]\d °C/.test(one ?? '') && !/\boven\b/i.test(one ?? '');
  if (bulky(out) && mended.some(isHeated)) return null;
  const warmed = mended.map((one) =>
    one?.replace(MELTS, (all, verb: string, at: string) => {
      const [name] = namesIn(`\uE001${at}\uE002`, step);
      // Oil is warmed where butter was to melt with it.
      return name?.endsWith(' oil') ? all.replace(verb, verb === 'Melt' ? 'Warm' : 'warm') : all;
    }),
  );
  return piecesOf(warmed.filter(Boolean).join(' ').trim(), timed.pieces);
}

/** Whether something is gone that a thermometer was for, and not only what seasons it. */
function bulky(gone: readonly DishIngredient[]): boolean {
  return gone.some(({ name, unit }) => !isSeasoning(name) && /^(?:g|kg|)$/.test(unit));
}

/** Whether it tells how long something is cooked. */
function timesIn(marked: string, step: readonly StepPiece[]): boolean {
  return [...marked.matchAll(new RegExp(PIECE.source, 'g'))].some(
    ([, at]) => step[Number(at)]?.kind === 'timer',
  );
}

/** Names of the foods that a marked sentence lists. */
function namesIn(marked: string, step: readonly StepPiece[]): string[] {
  return [...marked.matchAll(new RegExp(PIECE.source, 'g'))].flatMap(([, at]) => {
    const piece = step[Number(at)];
    return piece?.kind === 'ingredient' ? [piece.name] : [];
  });
}

const MELTS = /\b([Mm]elt) (?:the )?\uE001(\d+)\uE002/g;
const GOES_ON = /^(?:Drain|Lift out|Turn over|Squeeze|Peel|Set aside|Take out|Flip)\b[^\uE001]*$/;
const LIFTS =
  /^(?:Lift|Take|Tip|Scoop|Set|Put|Drain|Keep) (?:it|them)\b(?! into)[^;]*$|^(?:Drain|Set aside|Lift out)\b[^;]*$/;
const LEANS = /^[^\uE001.;]*\b(?:it|them|they|its)\b/;

/** Whether a step does no more than boil and peel or fry what is meant: eggs that are laid on at the end. */
export function boilsApart(
  step: readonly StepPiece[],
  isMeant: (index: number) => boolean,
): boolean {
  const foods = step.flatMap((piece) =>
    piece.kind === 'ingredient' && !/\b(?:oil|butter|ghee|salt)$/.test(piece.name)
      ? [piece.index]
      : [],
  );
  const text = step.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
  return (
    foods.length > 0 &&
    foods.every(isMeant) &&
    /\bboil.*\bpeel\b|^(?:Wipe the pan, )?heat\b.*\bfry\b/is.test(text)
  );
}

/** "the onion" in running text becomes a hole too. */
function holed(rules: Rules, text: string, food: Identity): string {
  let out = '';
  let from = 0;
  for (const term of findTerms(rules, text)) {
    if (!term.isFood || !isGone(term, food)) continue;
    out +=
      text
        .slice(from, term.start)
        .replace(
          /\b(?:the|some|a|an|more|remaining|(?:the )?rest of the|half (?:of )?the) (?:(?:ground|toasted) )?$/i,
          '',
        ) + HOLE;
    from = term.end + (PARTS.exec(text.slice(term.end))?.[0].length ?? 0);
  }
  return out + text.slice(from);
}

/** "The thyme stalks" are gone with the thyme. */
const PARTS = /^ (?:stalks?|stems?|sprigs?|sticks?|pods?|husks?|shells?|skins?|peel)\b/;

function piecesOf(text: string, step: readonly StepPiece[]): StepPiece[] {
  const pieces: StepPiece[] = [];
  let rest = text;
  for (let found = PIECE.exec(rest); found; found = PIECE.exec(rest)) {
    if (found.index > 0) pieces.push({ kind: 'text', text: rest.slice(0, found.index) });
    const piece = step[Number(found[1])];
    if (piece) pieces.push(piece);
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest.trim() !== '') pieces.push({ kind: 'text', text: rest });
  return pieces;
}

/** Drops each sentence that speaks of the food, with the clause that goes on from it. */
function dropSentences(rules: Rules, text: string, food: Identity): string {
  const kept: string[] = [];
  let dropped = false;
  for (const sentence of sentencesOf(text)) {
    const left = offTheList(holed(rules, sentence, food));
    dropped = (dropped && /^\p{Ll}/u.test(left)) || left.includes(HOLE);
    if (!dropped) kept.push(left);
  }
  return kept.join(' ').replace(/;$/, '.');
}

/** "With chicken, bacon, egg and avocado": one of a list goes, and the sentence stands. */
function offTheList(sentence: string): string {
  if (/\b(?:both|between)\b/.test(sentence)) return sentence;
  return sentence
    .replace(new RegExp(`(?<=\\b(?:with|of) )${HOLE}, (?=\\w[^.]*\\band\\b)`), '')
    .replace(new RegExp(`(?<=\\w), ${HOLE}(?=, \\w[^.]*\\band\\b| and \\w)`), '')
    .replace(new RegExp(`, (\\w+(?: \\w+)?) and ${HOLE}(?=[.;]|$)`), ' and $1')
    .replace(new RegExp(`(?<=\\w) and ${HOLE}(?=[.;]|, (?:in|on|over|with|under|of)\\b)`), '');
}
