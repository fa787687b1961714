/** Edit: adds a food to a dish's list and steps in a fitting amount, place and time, or refuses what is forbidden or does not fit the dish. */
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import { nameInNumber, numberOf } from '../../cook/adapt/add-amounts.ts';
import { oneOf } from '../../cook/adapt/rename.ts';
import type { Dish, DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Food } from '../../needs/heard.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { tell } from '../../say/told.ts';
import { type Addition, amountToAdd } from './added-foods.ts';
import { wordsOf } from './card-words.ts';
import { type Bench, checked, type Edited, isBarred } from './finish-edit.ts';
import { foodSaid, isCalled, isKnownFood, itemsMeant, nounOf } from './said-food.ts';
import { type Step, tidied } from './step-pieces.ts';
import { sentencesIn } from './timed-sentences.ts';
import { isStirFried, SWEET_COURSES, type Way, wayInto } from './way-into.ts';
import {
  bakedAt,
  blendedAt,
  dishedAt,
  eggsPouredAt,
  foldsAt,
  fryingPlace,
  heatedPlace,
  INTO_TIN,
  inOrder,
  longestSimmer,
  type Place,
  pastaWater,
  shapedAt,
  simmerFor,
  trayFor,
} from './where-it-cooks.ts';
import { blendedWholeAt, filledAt, finishedAt, floodedAt, isMixed } from './where-it-ends.ts';

const MOST_SWEETS = 8;
/** As much of what is wet as a batter takes beside its own. */
const IN_A_BATTER = { quantity: '60', unit: 'g' } as const;

/** Refuses what the person must not have, what nobody knows as food, and what does not go into such a dish. */
export function addFood(bench: Bench, before: AdaptedDish, said: string): Edited {
  const { kitchen } = bench;
  const { dish } = before;
  const food = foodSaid(kitchen, said);
  const slots = { food: nounOf(food.said), dish: nounOf(dish.title) };
  if (!isKnownFood(kitchen, food.said)) return { refusal: tell('edits.unknown-food', slots) };
  if (isBarred(bench, dish, food)) return { refusal: tell('edits.not-for-you', {}) };
  // "Put the onions back" of a card that has them.
  if (isNamedIn(bench, dish, food)) return { adapted: before };
  // A tray of forty biscuits is not forty suppers.
  const portions = SWEET_COURSES.has(dish.course)
    ? Math.min(dish.servings, MOST_SWEETS)
    : dish.servings;
  const usual = amountToAdd(kitchen, food.said, portions);
  const way = wayInto(kitchen, dish, food.said, usual);
  const isInBatter = way === 'fold' && usual.manner === 'cream';
  const put = isInBatter ? { ...usual, ...IN_A_BATTER } : usual;
  // In a wok nothing waits for what takes its time.
  const addition = way === 'base' && isStirFried(dish) ? { ...put, minutes: 2 } : put;
  if (way === 'no') return { refusal: tell('edits.does-not-go', slots) };
  const item = listed(food.said, addition, way);
  const adapted = checked(bench, before, placed(bench, dish, item, way, addition.minutes));
  return adapted ? { adapted } : { refusal: tell('edits.does-not-go', slots) };
}

function isNamedIn({ kitchen }: Bench, dish: Dish, food: Food): boolean {
  return itemsMeant(kitchen, dish, food).some((at) =>
    isCalled(dish.ingredients[at]?.name ?? '', food.said),
  );
}

function listed(said: string, { quantity, unit, preparation }: Addition, way: Way): DishIngredient {
  const isFolded = way === 'mix' || way === 'fold';
  const cut = way === 'melt' ? 'in thin slices' : preparation;
  const item = { name: said, quantity, unit, preparation: isFolded ? '' : cut };
  const isOne = unit === '' && numberOf(quantity) <= 1;
  return { ...item, name: isOne ? oneOf(said) : nameInNumber(item) };
}

/** Ways in which it comes over what is on the plate. */
const OVER: ReadonlySet<Way> = new Set(['scatter', 'egg', 'drizzle', 'spoon']);
const BEFORE: ReadonlySet<Way> = new Set([
  ...(['meat', 'mince', 'crisp', 'packet', 'boil', 'side', 'warm', 'wilt'] as const),
  ...(['parboil', 'prawns-apart', 'fish-apart'] as const),
]);
/** Ways whose minutes come on top of those of the dish. */
const LONGER: ReadonlySet<Way> = new Set(['base', 'pour']);

/** Each way has its sentence in the words of the card; what is cooked apart is a step before the last one. */
function placed(bench: Bench, dish: Dish, item: DishIngredient, way: Way, minutes: number): Dish {
  const index = dish.ingredients.length;
  const words = wordsOf(bench.kitchen, `edits.step-${way}`, dish.slug + item.name);
  const closed = BEFORE.has(way) ? closedAt(dish) : undefined;
  const extra = way === 'longer' ? Math.max(2, minutes - (longestSimmer(dish)?.minutes ?? 0)) : 0;
  const last = way === 'stir' ? timeAt(dish, placeFor(dish, way, minutes), minutes) : minutes;
  const said = words
    .replace('{more}', String(extra))
    .replace('{minutes}', String(last))
    .replace(/\b1 minutes\b/, '1 minute')
    .replace('{heat}', doneAt(bench, item.name))
    .replace(MIXED_LAST, closed?.words ?? '$&');
  const [first = '', after = ''] = said.split('{food}');
  const sentence: StepPiece[] = [
    ...(first === '' ? [] : [{ kind: 'text' as const, text: first }]),
    { kind: 'ingredient', index, name: item.name },
    { kind: 'text', text: after },
  ];
  const steps = withSentence(dish, sentence, way, minutes);
  const ordered = inOrder(dish, steps, item, index);
  const more = LONGER.has(way) ? minutes : extra;
  const apart = BEFORE.has(way) || way === 'fish' || way === 'prawns' ? Math.min(10, minutes) : 0;
  const time = dish.time + inFives(more + apart);
  return { ...dish, ...ordered, time, active: Math.min(time, dish.active + inFives(apart)) };
}

const MIXED_LAST = / (?:Mix with|Add to) the rest at the end\./;

/** The step after which nothing gets to the rest any more, and what is said of it. */
function closedAt(dish: Dish): { readonly step: number; readonly words: string } | undefined {
  const all = [
    { step: dishedAt(dish), words: ' Mix with the rest before it goes into the dish.' },
    { step: eggsPouredAt(dish), words: ' Put in with the rest before the eggs.' },
    { step: filledAt(dish)?.step ?? -1, words: ' Put in with the filling.' },
    { step: isMixed(dish) ? -1 : lastStep(dish), words: ' Serve alongside.' },
  ];
  const [first] = all.filter(({ step }) => step >= 0).toSorted((a, b) => a.step - b.step);
  return first;
}
/** Minutes within which there is no time to fry something beside. */
const AT_ONCE = 15;

/** As many minutes as the sentence has, where those are fewer. */
function timeAt({ steps }: Dish, place: Place | undefined, minutes: number): number {
  const sentence = place && sentencesIn(steps[place.step] ?? [])[place.sentence];
  return sentence && sentence.minutes >= 1 ? Math.min(minutes, sentence.minutes) : minutes;
}

/** Before what only dishes up. */
function lastStep(dish: Dish): number {
  return dish.time <= AT_ONCE ? 0 : (finishedAt(dish)?.step ?? dish.steps.length - 1);
}

function inFives(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}

function withSentence(dish: Dish, sentence: Step, way: Way, minutes: number): Step[] {
  const steps: Step[] = [...dish.steps];
  if (way === 'fold') {
    const at = foldsAt(dish);
    return steps.map((step, index) => (index === at ? beforeTin(step, sentence) : step));
  }
  if (BEFORE.has(way)) {
    const closed = way === 'parboil' ? bakedAt(dish) : closedAt(dish);
    return steps.toSpliced(closed?.step ?? lastStep(dish), 0, sentence);
  }
  if (way === 'melt')
    return afterStep(steps, Math.max(0, (filledAt(dish)?.step ?? 0) - 1), sentence);
  if (way === 'mix') {
    const mixed = Math.max(
      0,
      dish.steps.findLastIndex((step) => MIXES.test(stepLine(step))),
    );
    return steps.map((step, index) => (index === mixed ? joined(sentence, step) : step));
  }
  if (OVER.has(way)) return before(steps, servedAt(dish), sentence);
  if (way === 'toss') return before(steps, finishedAt(dish), sentence);
  if (way === 'fill') return before(steps, filledAt(dish), sentence);
  const flooded = way === 'pour' ? (floodedAt(dish) ?? longestSimmer(dish)) : undefined;
  if (flooded) return before(steps, flooded, sentence);
  if (way === 'top') return before(steps, bakedAt(dish), sentence);
  if (way === 'shape') return before(steps, shapedAt(dish), sentence);
  if (way === 'with') return afterStep(steps, dishedAt(dish), sentence);
  if (way === 'blend') return before(steps, blendedAt(dish), sentence);
  const place = placeFor(dish, way, minutes);
  return place ? after(steps, place, sentence) : before(steps, finishedAt(dish), sentence);
}

/** "Serve at once" of a last step; undefined where that ends with the dish itself. */
function servedAt(dish: Dish): Place | undefined {
  const step = dish.steps.length - 1;
  const sentences = sentencesIn(dish.steps[step] ?? []);
  const sentence = sentences.length - 1;
  const last = sentences[sentence]?.text ?? '';
  return sentence > 0 && /^(?:serve|eat)\b/i.test(last) ? { step, sentence } : undefined;
}

/** The sentence behind which it goes in; undefined where it is a step of its own at the end. */
function placeFor(dish: Dish, way: Way, minutes: number): Place | undefined {
  switch (way) {
    case 'tray':
      return trayFor(dish, 0);
    case 'longer':
      return longestSimmer(dish) ?? heatedPlace(dish);
    case 'pasta':
      return pastaWater(dish);
    case 'after':
      return blendedWholeAt(dish);
    case 'base':
      return fryingPlace(dish, 2) ?? fryingPlace(dish) ?? heatedPlace(dish);
    case 'sizzle':
      return fryingPlace(dish) ?? heatedPlace(dish);
    // What is only stirred in goes into what simmers, or in at the end.
    case 'season':
    case 'squeeze':
    case 'cream':
      return simmerFor(dish, 1);
    case 'prawns':
    case 'fish':
      return blendedWholeAt(dish) ?? simmerFor(dish, minutes) ?? heatedPlace(dish);
    default:
      return simmerFor(dish, minutes) ?? simmerFor(dish, 1) ?? heatedPlace(dish);
  }
}

const MIXES = /\b(?:blend|stir|mix|shake|whisk)\b/i;

function afterStep(steps: readonly Step[], at: number, sentence: Step): Step[] {
  return steps.map((step, index) => (index === at ? joined(step, sentence) : step));
}

/** Behind the sentence that cooks for a time, before it is taken off the heat or served. */
function after(steps: readonly Step[], place: Place, sentence: Step): Step[] {
  return steps.map((step, index) =>
    index === place.step ? put(step, place.sentence + 1, sentence) : step,
  );
}

function before(steps: readonly Step[], place: Place | undefined, sentence: Step): Step[] {
  if (!place) return [...steps, sentence];
  return steps.map((step, index) =>
    index === place.step ? put(step, place.sentence, sentence) : step,
  );
}

/** Between the sentences of a step, as the one of that index. */
function put(step: Step, from: number, sentence: Step): Step {
  const all = sentencesIn(step);
  // Not between a sentence and what stands behind its semicolon.
  const next = all.findIndex(({ text }, place) => place >= from && !/^\p{Ll}/u.test(text));
  const at = next < 0 ? all.length : next;
  const sentences = all.map(({ pieces }) => pieces);
  const [head, tail] = [sentences.slice(0, at).flat(), sentences.slice(at).flat()];
  const led = head.length === 0 ? sentence : joined(head, sentence);
  return tidied(tail.length === 0 ? led : joined(led, tail));
}

const MIXED_AND_TIPPED =
  /^ ?(?:Whisk|Stir|Mix|Beat)\b[^.]*?(?= and (?:tip|pour|scrape|spoon|turn)\b)/;

/** Right before the sentence in which the batter goes into its tin. */
function beforeTin(step: Step, sentence: Step): Step {
  const at = step.findIndex((piece) => piece.kind === 'text' && INTO_TIN.test(piece.text));
  const piece = step[at];
  if (piece?.kind !== 'text') return joined(sentence, step);
  const found = INTO_TIN.exec(piece.text)?.index ?? 0;
  const from = piece.text.lastIndexOf('. ', found);
  // "Whisk just until smooth and tip into the tin": it goes in between the two.
  const last = piece.text.slice(from + 1);
  const tipped = MIXED_AND_TIPPED.exec(last)?.[0].length;
  const food = sentence.find((one) => one.kind === 'ingredient');
  if (tipped !== undefined && food) {
    const cut = from + 1 + tipped;
    return [
      ...step.slice(0, at),
      { kind: 'text', text: `${piece.text.slice(0, cut)}, fold in ` },
      food,
      { kind: 'text', text: piece.text.slice(cut) },
      ...step.slice(at + 1),
    ];
  }
  if (from < 0) return joined(sentence, step);
  const [before, after] = [piece.text.slice(0, from + 2), piece.text.slice(from + 2)];
  return [
    ...step.slice(0, at),
    { kind: 'text', text: before },
    ...sentence,
    { kind: 'text', text: ` ${after}` },
    ...step.slice(at + 1),
  ];
}

function joined(first: Step, second: Step): Step {
  const last = first.at(-1);
  const isOpen = last?.kind === 'text' && last.text.endsWith(' ');
  return [...first, ...(isOpen ? [] : [{ kind: 'text' as const, text: ' ' }]), ...second];
}

/** When meat is done: birds and mince later than the rest. */
function doneAt({ kitchen: { rules } }: Bench, name: string): string {
  const names = findTerms(rules, name).flatMap((term) => [term.name, ...term.kinds]);
  if (names.includes('poultry') || /\b(?:chicken|turkey|duck)\b/.test(name)) return '74 °C';
  return /\bminced?|sausages?\b/.test(name) ? '71 °C' : '63 °C';
}
