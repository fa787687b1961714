/** Changes a dish by substitution until it fits somebody's needs, or says that it cannot be done. */
import type { Dish, DishIngredient } from '../cookbook/dish.ts';
import { foodNames } from '../cookbook/dish-facts.ts';
import { dishLines, ingredientLine } from '../cookbook/dish-lines.ts';
import { fold, singular, wordsOf } from '../cookbook/fold.ts';
import type { Kitchen } from '../kitchen.ts';
import { check, type Finding } from '../safety/check.ts';
import { findTerms } from '../safety/find-terms.ts';
import { swapsFor } from '../safety/swaps.ts';
import { ALLERGENS, type Needs, type Restriction } from '../vocabulary.ts';
import {
  type Draft,
  dishFrom,
  draftOf,
  type Identity,
  identityOf,
  mapTexts,
  renameFood,
} from './draft.ts';
import { sayMinutes } from './fill.ts';
import { leaveOut, sentencesOf } from './leave-out.ts';
import { allNeeds, needsWords } from './needs-words.ts';
import type { Food } from './understand/foods.ts';
import { weigher } from './weigh.ts';

export interface Change {
  readonly kind: 'swap' | 'left out';
  /** What stood there; never said aloud when a need is the reason. */
  readonly from: string;
  readonly to: string;
  /** The needs it serves; empty when it was a matter of taste. */
  readonly because: readonly Restriction[];
}

export interface AdaptedDish {
  readonly dish: Dish;
  /** The dish of the cookbook it comes from. */
  readonly original: Dish;
  readonly changes: readonly Change[];
  /** Lines that may hold a declared allergen, depending on the product. */
  readonly labels: readonly string[];
}

export interface Bending {
  readonly needs: Needs;
  readonly avoid: readonly Food[];
  readonly replace?: { readonly from: Food; readonly to: Food };
}

interface Work {
  readonly kitchen: Kitchen;
  readonly original: Dish;
  readonly bending: Bending;
  readonly draft: Draft;
  readonly changes: readonly Change[];
}

/** The dish as it is when it already fits; null when no honest change makes it fit. */
export function adapt(kitchen: Kitchen, dish: Dish, bending: Bending): AdaptedDish | null {
  let work: Work | null = { kitchen, original: dish, bending, draft: draftOf(dish), changes: [] };
  for (const step of [replaceAsked, meetNeeds, leaveOutAvoided]) {
    work = step(work);
    if (!work) return null;
  }
  return finish(work);
}

function replaceAsked(work: Work): Work | null {
  const { replace } = work.bending;
  if (!replace) return work;
  const hits = work.draft.ingredients.flatMap((item, index) =>
    item && isFood(work, item.name, replace.from) ? [index] : [],
  );
  return hits.reduce<Work | null>((now, index) => {
    const item = now?.draft.ingredients[index];
    if (!now || !item) return now;
    return swapIn(now, index, { ...item, name: replace.to.said }, []);
  }, work);
}

/** First what surely conflicts, then, for allergies, what may. */
function meetNeeds(work: Work): Work | null {
  let now: Work = work;
  for (let index = 0; index < work.draft.ingredients.length; index++) {
    const item = now.draft.ingredients[index];
    if (!item) continue;
    const findings = findingsIn(now, ingredientLine(item));
    const sure = findings.filter((one) => one.certainty === 'contains');
    const worth = sure.length > 0 ? sure : findings.filter((one) => isAllergy(one.restriction));
    if (worth.length === 0) continue;
    const next = swapFor(now, index, item, worth) ?? leaveOutSmall(now, index, worth);
    if (next) now = next;
    else if (sure.length > 0) return null;
  }
  return now;
}

function isAllergy(restriction: Restriction): boolean {
  return (ALLERGENS as readonly string[]).includes(restriction);
}

function findingsIn({ kitchen, bending }: Work, line: string): readonly Finding[] {
  return check(kitchen.rules, [{ part: 'ingredients', index: 0, text: line }], bending.needs)
    .findings;
}

function swapFor(
  work: Work,
  index: number,
  item: DishIngredient,
  findings: readonly Finding[],
): Work | null {
  const because = [...new Set(findings.map((one) => one.restriction))];
  const fitting = candidates(work, item, findings).filter((one) => fits(work, one));
  for (const candidate of fitting) {
    const next = swapIn(work, index, candidate, because);
    if (next) return next;
  }
  return null;
}

function fits(work: Work, candidate: DishIngredient): boolean {
  const line = ingredientLine(candidate);
  return (
    findingsIn(work, line).length === 0 &&
    !work.bending.avoid.some((food) => isFood(work, candidate.name, food))
  );
}

/** Past this many the dish would be another dish. */
const MOST_SWAPS = 3;

/** The dish's own swaps first: its author knew what it is for. */
function candidates(
  work: Work,
  item: DishIngredient,
  findings: readonly Finding[],
): DishIngredient[] {
  const own = work.original.swaps
    .filter((swap) => sameFood(work, swap.from, item.name))
    .map(({ to }) =>
      to.quantity
        ? to
        : {
            ...to,
            quantity: item.quantity,
            unit: item.unit,
            preparation: to.preparation || item.preparation,
          },
    );
  // A general swap keeps the amount, which makes sense by weight, volume or spoon but not by the piece.
  if (item.unit === '' && /\d/.test(item.quantity)) return own;
  // "egg tagliatelle" is not mended by another egg: only what the line is at heart may be swapped by the table.
  const head = findTerms(work.kitchen.rules, item.name)
    .filter((term) => term.food)
    .at(-1)?.name;
  if (work.changes.filter((change) => change.kind === 'swap').length >= MOST_SWAPS) return own;
  const terms = [...new Set(findings.map((one) => one.term))].filter((term) => term === head);
  const general = terms
    .flatMap((term) => swapsFor(work.kitchen.rules, term, work.bending.needs))
    .map((name) => ({ ...item, name }));
  return [...own, ...general];
}

function sameFood({ kitchen }: Work, a: string, b: string): boolean {
  if (fold(a) === fold(b)) return true;
  const names = new Set(
    findTerms(kitchen.rules, b)
      .filter((term) => term.food)
      .map((term) => term.name),
  );
  const terms = findTerms(kitchen.rules, a).filter((term) => term.food);
  return terms.length > 0 && terms.every((term) => names.has(term.name));
}

export function isFood({ kitchen }: Pick<Work, 'kitchen'>, name: string, food: Food): boolean {
  const names = new Set(foodNames(kitchen.rules, name));
  if (food.names.some((one) => names.has(one))) return true;
  // "tamarind" is tamarind paste too, but "butter" is not peanut butter.
  const said = wordsOf(food.said).map(singular);
  const words = new Set(wordsOf(name).map(singular));
  return said.length > 0 && said.every((word) => words.has(word) && !PART_OF_NAMES.has(word));
}

/** Words that stand in the names of quite other foods. */
const PART_OF_NAMES = new Set('butter cream milk rice egg nut oil pepper bean pea corn sugar flour bread water wine fish apple potato onion cheese mustard sauce red green black white sweet chestnut oyster ginger orange plum tomato leaf stick spring'.split(' '));

/** Puts another ingredient in the list and under every name the first one had. */
function swapIn(
  work: Work,
  index: number,
  to: DishIngredient,
  because: readonly Restriction[],
): Work | null {
  const from = work.draft.ingredients[index];
  if (!from) return null;
  const { rules } = work.kitchen;
  const food = identityOf(rules, from.name);
  const ingredients = work.draft.ingredients.map((item, at) => (at === index ? to : item));
  const steps = work.draft.steps.map((step) =>
    step.map((piece) =>
      piece.kind === 'ingredient' && piece.index === index ? { ...piece, name: to.name } : piece,
    ),
  );
  const renamed = mapTexts({ ...work.draft, ingredients, steps }, (text) =>
    renameFood(rules, text, food, plainName(to.name)),
  );
  const draft = {
    ...renamed,
    steps: renamed.steps.map((step) =>
      step.map((piece) =>
        piece.kind === 'text'
          ? { ...piece, text: withoutPoultryHeat(work, from, to, piece.text) }
          : piece,
      ),
    ),
  };
  const known = work.changes.some((change) => change.from === from.name && change.to === to.name);
  return {
    ...work,
    draft,
    changes: known
      ? work.changes
      : [...work.changes, { kind: 'swap', from: from.name, to: to.name, because }],
  };
}

/** "smooth peanut butter (unsweetened)" in running text is just its name. */
function plainName(name: string): string {
  return name.replace(/\s*\(.*\)$/, '');
}

/** Tofu needs no thermometer. */
function withoutPoultryHeat(
  { kitchen }: Work,
  from: DishIngredient,
  to: DishIngredient,
  text: string,
): string {
  const meaty = (name: string): boolean =>
    foodNames(kitchen.rules, name).some(
      (one) => one === 'meat' || one === 'poultry' || one === 'fish',
    );
  if (!meaty(from.name) || meaty(to.name)) return text;
  return text
    .replace(
      /,? (?:until|and) [^.,;]*?(?:reach(?:es)?|reads|is)[^.,;]*?\d\d °C(?: (?:in|at) (?:the|its) thickest (?:part|point))?/g,
      ', until hot all the way through',
    )
    .replace(
      /(?:,? (?:until|and)) [^.,;]*\b(?:pink|raw|opaque)\b[^.,;]*/g,
      ', until lightly browned',
    )
    .replace(/(?:^|(?<=\. ))[^.]*\b(?:will be|is done at|should be)\b[^.]*\d\d °C[^.]*\./g, '')
    .replace(/\bmeat\b/g, plainName(to.name));
}

/** A garnish or a pinch may simply go; the heart of a dish may not. */
function leaveOutSmall(work: Work, index: number, findings: readonly Finding[]): Work | null {
  const item = work.draft.ingredients[index];
  if (!item || !isSmall(work, item)) return null;
  return without(work, index, [...new Set(findings.map((one) => one.restriction))]);
}

function without(work: Work, index: number, because: readonly Restriction[]): Work | null {
  const item = work.draft.ingredients[index];
  if (!item) return null;
  const food = strict(identityOf(work.kitchen.rules, item.name));
  const same = new Set(
    work.draft.ingredients.flatMap((other, at) => (other?.name === item.name ? [at] : [])),
  );
  const draft = leaveOut(work.kitchen.rules, work.draft, same, food);
  if (!draft) return null;
  return {
    ...work,
    draft,
    changes: [...work.changes, { kind: 'left out', from: item.name, to: '', because }],
  };
}

/** Leaving out coriander leaves must not take other herbs along. */
function strict(food: Identity): Identity {
  return { names: food.names, kinds: new Set() };
}

function isSmall(work: Work, item: DishIngredient): boolean {
  const hearts = work.kitchen.cookbook.facts.get(work.original.slug)?.hearts;
  const own = findTerms(work.kitchen.rules, item.name)
    .filter((term) => term.food)
    .map((term) => term.name);
  if (own.length === 0 || own.some((name) => hearts?.has(name))) return false;
  const amount = Number.parseFloat(item.quantity) || 1;
  if (
    ['tsp', 'pinch', 'handful', 'sprigs', 'leaves', 'stalks', 'slices', 'cloves'].includes(
      item.unit,
    ) ||
    /handful|pinch/.test(item.quantity)
  )
    return true;
  if (item.unit === 'tbsp') return amount <= 3;
  if (item.unit === 'g' || item.unit === 'ml') return amount <= 15 * work.original.servings;
  return item.unit === 'cm' || item.quantity === '' || amount <= 2;
}

function leaveOutAvoided(work: Work): Work | null {
  let now: Work = work;
  for (const food of work.bending.avoid) {
    for (let index = 0; index < now.draft.ingredients.length; index++) {
      const item = now.draft.ingredients[index];
      if (!item || !isFood(now, item.name, food)) continue;
      const next: Work | null =
        (isSmall(now, item) ? without(now, index, []) : null) ?? swapByTaste(now, index, item);
      if (!next) return null;
      now = next;
    }
  }
  return now;
}

function swapByTaste(work: Work, index: number, item: DishIngredient): Work | null {
  const own = work.original.swaps
    .filter((swap) => sameFood(work, swap.from, item.name))
    .map((swap) => swap.to);
  const fitting = own
    .map((to) => (to.quantity ? to : { ...to, quantity: item.quantity, unit: item.unit }))
    .find((to) => fits(work, to));
  return fitting ? swapIn(work, index, fitting, []) : null;
}

/** Mends title, introduction and tip, then holds the whole dish up to the check once more. */
function finish(work: Work): AdaptedDish | null {
  const { original, bending, changes, kitchen } = work;
  if (changes.length === 0 && bending.avoid.length === 0) {
    const labels = labelsOf(kitchen, original, bending.needs);
    return labels === null ? finishTexts(work) : { dish: original, original, changes, labels };
  }
  return finishTexts(work);
}

function finishTexts(work: Work): AdaptedDish | null {
  const { original, bending, changes, kitchen, draft } = work;
  const title = fittingTitle(work);
  if (title === null) return null;
  const honest = (text: string): string => keepTrue(work, text);
  const dish = dishFrom(
    {
      ...draft,
      title,
      introduction: honest(draft.introduction) || plainIntroduction(original),
      tip: honest(draft.tip),
      keeps: honest(draft.keeps),
    },
    original,
  );
  const labels = labelsOf(kitchen, dish, bending.needs);
  return labels === null ? null : { dish, original, changes, labels };
}

/** Ingredients whose label must be read; null when something surely conflicts. */
function labelsOf(kitchen: Kitchen, dish: Dish, needs: Needs): string[] | null {
  if (allNeeds(needs).length === 0) return [];
  const { findings } = check(
    kitchen.rules,
    dishLines(dish),
    needs,
    dish.servings,
    weigher(kitchen.measures),
  );
  if (findings.some((one) => one.certainty === 'contains')) return null;
  const unsure = findings
    .filter((one) => one.part === 'ingredients')
    .map((one) => dish.ingredients[one.index]?.name ?? one.term);
  return [...new Set(unsure)];
}

/** What may always be said of a dish. */
function plainIntroduction({ cuisine, course, time }: Dish): string {
  return `${/^[AEIOU]/.test(cuisine) ? 'An' : 'A'} ${cuisine} ${course === 'main' ? 'main dish' : course}, on the table in ${sayMinutes(time)}.`;
}

function conflicts({ kitchen, bending }: Work, text: string): boolean {
  const { findings } = check(kitchen.rules, [{ part: 'tips', index: 0, text }], bending.needs);
  const avoided = bending.avoid.some((food) => isFood({ kitchen }, text, food));
  return avoided || findings.some((one) => one.certainty === 'contains');
}

/** Sentences that a change has made untrue, or that name what must not be named, go. */
function keepTrue(work: Work, text: string): string {
  const kept = sentencesOf(text).filter((sentence) => !conflicts(work, sentence));
  return kept.join(' ').replace(/;$/, '.');
}

/** "Dairy-free bobotie": the changed title, an other name of the dish, or nothing at all. */
function fittingTitle(work: Work): string | null {
  const { original, changes } = work;
  const because = [...new Set(changes.flatMap((change) => change.because))];
  const fits = [original.title, ...titlesInOrder(work)].filter((one) => !conflicts(work, one));
  const [name] = fits;
  if (!name) return null;
  if (because.length === 0) return capital(name);
  return `${capital(needsWords(because))} ${lowerFirst(name, original)}`;
}

/** "Chicken curry" becomes "tofu curry", but "butter chicken" rather takes its other name than "coconut oil chicken". */
function titlesInOrder({ draft, original, changes }: Work): string[] {
  const renamed = draft.title.replace(
    /\b(?:extra-?|firm|plain|unsweetened|smoked firm|boiled|cooked|tinned|dried) /gi,
    '',
  );
  const fat = changes.some(
    (change) =>
      /\b(?:butter|oil|cream|milk|ghee|yoghurt)\b/.test(change.from) &&
      original.title.toLowerCase().includes(change.from.split(' ').at(-1) ?? change.from),
  );
  return fat ? [...original.also, renamed] : [renamed, ...original.also];
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Only words that the book writes small elsewhere lose their capital: "Vegan Greek salad" keeps its own. */
function lowerFirst(name: string, { cuisine }: Dish): string {
  const first = name.split(/[ -]/)[0] ?? '';
  if (PROPER.has(first) || cuisine.startsWith(first)) return name;
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

const PROPER = new Set(
  'Irish Greek Italian French Spanish Thai Korean Swedish Polish German Moroccan Persian Turkish Lebanese Mexican Indian Chinese Japanese Cajun Welsh Scotch Scottish English Yorkshire Caesar Waldorf Cape Ghanaian Senegalese Peruvian Brazilian Vienna Wiener Christmas Turkish Basque Andalusian Hainanese Sichuan Caprese'.split(
    ' ',
  ),
);
