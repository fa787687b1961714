/** A dish while it is changed: texts with ingredients marked; converts a dish to a draft and back; tells which words mean a food. */
import type { Dish, DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { type FoundTerm, findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';

export interface Draft {
  readonly title: string;
  readonly introduction: string;
  readonly tip: string;
  readonly keeps: string;
  /** A removed ingredient leaves a gap, so that pieces of steps keep their numbers. */
  readonly ingredients: readonly (DishIngredient | null)[];
  readonly steps: readonly (readonly StepPiece[])[];
  /** Minutes that a quicker ingredient saves. */
  readonly saved?: number;
  /** Whether times of the steps were changed, so that what texts say of minutes no longer holds. */
  readonly retimed?: boolean;
}

export function draftOf(dish: Dish): Draft {
  const { title, introduction, tip, keeps, ingredients, steps } = dish;
  return { title, introduction, tip, keeps, ingredients, steps };
}

/** The dish again, with the gaps closed. */
export function dishFrom(draft: Draft, original: Dish): Dish {
  const places = new Map<number, number>();
  const ingredients: DishIngredient[] = [];
  for (const index of inOrder(draft, original.ingredients.length)) {
    const item = draft.ingredients[index];
    if (item) places.set(index, ingredients.push(item) - 1);
  }
  const steps = draft.steps
    .map((step) =>
      step.map((piece) =>
        piece.kind === 'ingredient' ? { ...piece, index: places.get(piece.index) ?? -1 } : piece,
      ),
    )
    .filter((step) => step.some((piece) => piece.kind !== 'text' || piece.text.trim() !== ''));
  const { title, introduction, tip, keeps } = draft;
  const time = inFives(original.time, draft.saved ?? 0);
  return { ...original, time, title, introduction, tip, keeps, ingredients, steps };
}

/** Longer than a quick supper nobody counts in single minutes. */
function inFives(time: number, saved: number): number {
  const exact = time - saved;
  return saved === 0 || exact <= 20 ? exact : Math.round(exact / 5) * 5;
}

/** The list as it was, with what came to it behind what it goes in with. */
function inOrder({ ingredients, steps }: Draft, had: number): number[] {
  const order = ingredients.slice(0, had).map((_, index) => index);
  for (let index = had; index < ingredients.length; index += 1) {
    const foods = steps.flat().filter((piece) => piece.kind === 'ingredient');
    const before = foods[foods.findIndex((piece) => piece.index === index) - 1];
    order.splice(before ? order.indexOf(before.index) + 1 : order.length, 0, index);
  }
  return order;
}

/** Changes every plain text of the draft. */
export function mapTexts(draft: Draft, change: (text: string) => string): Draft {
  const steps = draft.steps.map((step) =>
    step.map((piece) => (piece.kind === 'text' ? { ...piece, text: change(piece.text) } : piece)),
  );
  return {
    ...draft,
    steps,
    title: change(draft.title),
    introduction: change(draft.introduction),
    tip: change(draft.tip),
    keeps: change(draft.keeps),
  };
}

/** What a food answers to: its own terms and what those are kinds of. */
export interface Identity {
  readonly names: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  /** Words of its own name: "the chicken" is the chicken thighs. */
  readonly words: ReadonlySet<string>;
  /** For what is made of a food (stock, sauce, oil), the word without which it is not meant; else nothing. */
  readonly head: string;
}

/** Things made of the food they are called after. */
const MADE_OF =
  /(?:stock|broth|sauce|paste|oil|juice|powder|butter|milk|cream|vinegar|flour|starch|syrup|seeds?|gravy|cheese|bread|noodles?|crumbs|breadcrumbs|yoghurt|fat)$/;

/** What a bun or a shell is for: "the burgers" are not their buns. */
const CARRIED = new Set(['burger', 'hot', 'dog', 'taco', 'sandwich', 'pizza', 'lasagne', 'pie']);

/** A kind counts only when the name says it: "chicken" for chicken thighs, but not "seed" for sesame. */
export function identityOf(rules: Rules, name: string, others: readonly string[] = []): Identity {
  const terms = findTerms(rules, name).filter((term) => term.isFood);
  const names = new Set(terms.map((term) => term.name));
  // What another ingredient is called in so many words is not this one.
  const taken = new Set(
    others
      .flatMap((other) => findTerms(rules, other).map((term) => term.name))
      .filter((one) => !names.has(one)),
  );
  // "The beans" are all three of them.
  const isShared = (word: string) =>
    name.includes(' ') &&
    others.some(
      (other) => other.includes(' ') && singular(splitNameTokens(other).at(-1) ?? '') === word,
    );
  const made = MADE_OF.test(name) ? singular(splitNameTokens(name).at(-1) ?? '') : '';
  const kinds = made ? [] : terms.flatMap((term) => term.kinds.slice(0, 2));
  return {
    head: made,
    names,
    kinds: new Set(
      kinds.filter((kind) => !TOO_WIDE.has(kind) && !taken.has(kind) && !isShared(kind)),
    ),
    words: new Set(
      // Of what it is free of, it is no food.
      splitNameTokens(name.replace(/\b\p{L}+[- ]free\b/gu, ''))
        .map(singular)
        .filter(
          (word) => !taken.has(word) && !isShared(word) && !(CARRIED.has(word) && terms.length > 0),
        ),
    ),
  };
}

/** Whether a term that stands in a sentence is this food. */
export function isMeant(term: FoundTerm, food: Identity): boolean {
  if (food.names.has(term.name) || food.kinds.has(term.name)) return true;
  const words = splitNameTokens(term.name).map(singular);
  // "Chicken" is not meant by chicken stock, though its name begins so.
  if (food.head !== '' && (!words.includes(food.head) || NEVER_ALONE.has(words.join(' '))))
    return false;
  return words.length > 0 && words.every((word) => food.words.has(word));
}

/** "The sauce" is the one being made, not the fish sauce that goes into it. */
const NEVER_ALONE = new Set(['sauce', 'paste', 'powder', 'juice', 'gravy', 'fat', 'seed', 'oil']);

/** Kinds under which nobody speaks of one ingredient. */
const TOO_WIDE = new Set(
  'grain cereal spice herb seed nut sweetener fat dairy vegetable fruit legume seafood condiment'.split(
    ' ',
  ),
);
