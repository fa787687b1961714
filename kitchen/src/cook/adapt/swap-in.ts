/** Replaces an ingredient by another in a dish's list and under every name in its texts, with fitting steps and times. */

import type { DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { singular } from '../../text/plurals.ts';
import type { Restriction } from '../../vocabulary.ts';
import type { Work } from './adapt-work.ts';
import { type Draft, identityOf, mapTexts } from './draft.ts';
import { driedFirst, handledAs, inItsCut, ownAgain, sparingOthers } from './handled-as.ts';
import { isLeaf, saidOfLeaves, washedNotToasted } from './leaf-for-bread.ts';
import { oiled } from './lean-for-fat.ts';
import { leaveOut } from './leave-out.ts';
import { fleshIn, mendHeat } from './meat-heat.ts';
import { natureOf } from './misfits.ts';
import { mendPronouns, mendText } from './pronouns.ts';
import { agreeing, isPlural, type NewName, plainName, renameFood, withArticle } from './rename.ts';
import { slakedLast } from './slaked.ts';

/** Puts another ingredient in the list and under every name the first one had. */
export function swapIn(
  work: Work,
  index: number,
  wanted: DishIngredient,
  because: readonly Restriction[],
  /** How running text speaks of it, where that is not by its name on the list. */
  called?: string,
): Work | null {
  const from = work.draft.ingredients[index];
  if (!from) return null;
  const to = driedFirst(work.draft, notFriedTwice(work, index, wanted));
  const { rules } = work.kitchen;
  const others = work.draft.ingredients.flatMap((item, at) =>
    item && at !== index && item.name !== from.name ? [item.name] : [],
  );
  const food = identityOf(rules, from.name, others);
  const name = called === undefined ? newName(to) : { name: called, counted: false };
  const ingredients = work.draft.ingredients.map((item, at) => (at === index ? to : item));
  const named = {
    ...work.draft,
    ingredients,
    steps: work.draft.steps.map((step) => renamePieces(step, index, inSteps(from, to), name)),
  };
  const placed = placedAs(work, to, index, named);
  if (!placed) return null;
  const inTheirPlace = { ...placed, steps: sparingOthers(rules, from, to, placed.steps, index) };
  const renamed = mapTexts(inTheirPlace, (text) =>
    (isLeaf(to) ? saidOfLeaves : asItIs)(
      renameFood(rules, handledAs(rules, from, to, text), food, name),
    ),
  );
  const draft = quicker(work, from, to, {
    ...renamed,
    steps: mendHeat(work, renamed, index).map((step) =>
      step.map((piece) =>
        piece.kind === 'text'
          ? { ...piece, text: handledAs(rules, from, to, handled(from, to, piece.text)) }
          : piece,
      ),
    ),
  });
  const mended = (text: string): string =>
    inItsCut(from, to, handledAs(rules, from, to, mendText(text, from.name, name.name)))
      .replace(/\bsweet (?=sweetened)/g, '')
      .replace(/\bcrunchy with (?=(?:\w+ )?(?:honey|syrup))/g, 'sweet with ')
      // "Pork shoulder" is two names of one meat, and turkey one.
      .replace(/\b(\p{L}{3,})(?: and)? \1\b/giu, '$1')
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const agreeingDraft = {
    ...draft,
    introduction: mended(draft.introduction),
    tip: mended(draft.tip),
    keeps: mended(draft.keeps),
    steps: ownAgain(draft.steps.map((step) => mendPronouns(step, index, from.name, name.name))),
  };
  const known = work.changes.some((change) => change.from === from.name && change.to === to.name);
  return {
    ...work,
    draft: oiled(work, from, agreeingDraft, index),
    changes: known
      ? work.changes
      : [...work.changes, { kind: 'swap', from: from.name, to: to.name, because }],
  };
}

/** Flour that was whisked with water is a batter by the time something is dipped in it. */
function inSteps(from: DishIngredient, to: DishIngredient): string {
  const isBatter = /\begg/.test(from.name) && to.name === 'chickpea flour';
  return isBatter && /water/.test(to.preparation) ? 'chickpea batter' : to.name;
}

function asItIs(text: string): string {
  return text;
}

/** The steps that suit what came in, where its place in them is quite another; null where there is none. */
function placedAs(work: Work, to: DishIngredient, index: number, named: Draft): Draft | null {
  const { rules } = work.kitchen;
  if (isLeaf(to)) {
    const alone = withoutOtherLeaves(rules, named, index);
    const steps = washedNotToasted(alone.steps, index);
    return steps && { ...alone, steps };
  }
  const slaked = slakedLast(rules, work.draft, index, to);
  if (slaked === work.draft || !slaked) return named;
  return { ...slaked, ingredients: named.ingredients };
}

/** A leaf in a leaf is one too many. */
function withoutOtherLeaves(rules: Rules, named: Draft, index: number): Draft {
  const other = named.ingredients.findIndex(
    (item, at) => at !== index && item?.name === 'lettuce' && item.unit === 'leaves',
  );
  if (other < 0) return named;
  const food = { ...identityOf(rules, 'lettuce'), kinds: new Set<string>() };
  const left = leaveOut(rules, named, new Set([other]), food);
  return left ? { ...named, steps: left.steps, ingredients: left.ingredients } : named;
}

/** "In cubes, fried" is said for where the steps do not cook it themselves. */
function notFriedTwice(
  { draft, kitchen: { rules } }: Work,
  index: number,
  to: DishIngredient,
): DishIngredient {
  if (!/\bfried\b/.test(to.preparation)) return to;
  const name = draft.ingredients[index]?.name ?? '';
  const own = [...name.split(' ').map(singular), ...findFoodNames(rules, name)].map(escaped);
  const called = `\\b(?:${own.join('|')})`;
  const heat = '\\b(?:fry|sear|grill|brown|roast)\\b';
  const later = new RegExp(`${heat}[^.]*${called}|${called}[^.]*${heat}`, 'i');
  const frying = draft.steps.some((step) => {
    const texts = step.map((piece) => (piece.kind === 'ingredient' ? piece.name : piece.text));
    const goesIn = step.some((piece) => piece.kind === 'ingredient' && piece.index === index);
    const cooks = /\b(?:stir-)?fry\b|\bsear\b|\bbrown (?:it|them)\b/i.test(texts.join(''));
    const browned = new RegExp(called, 'i').test(texts.join('')) && BROWNED.test(texts.join(''));
    return (goesIn && cooks) || browned || later.test(texts.join(''));
  });
  const kept = to.preparation.split(/,\s*|\s+and\s+/).filter((part) => !/\bfried\b/.test(part));
  return frying ? { ...to, preparation: kept.join(', ') } : to;
}

const BROWNED = /\b(?:brown|fry|sear) (?:it|them)\b/i;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function newName({ name, unit, quantity }: DishIngredient): NewName {
  const plain = plainName(name);
  const counted = unit === '' && /\d/.test(quantity) && isPlural(plain);
  return { name: plain, counted };
}

/** The marked mention, with the words on either side of it in agreement. */
function renamePieces(
  step: readonly StepPiece[],
  index: number,
  listed: string,
  { name }: NewName,
): StepPiece[] {
  return step.map((piece, at) => {
    if (piece.kind === 'ingredient')
      return piece.index === index ? { ...piece, name: listed } : piece;
    if (piece.kind !== 'text') return piece;
    const [left, right] = [step[at - 1], step[at + 1]];
    const next = right?.kind === 'ingredient' && right.index === index;
    const last = left?.kind === 'ingredient' && left.index === index;
    const led = next ? withArticle(piece.text, listed).replace(...frying(listed)) : piece.text;
    const text = last
      ? led.replace(
          /^ (is|are|has|have|was|were)\b/,
          (_, verb: string) => ` ${agreeing(verb, isPlural(name))}`,
        )
      : led;
    return { ...piece, text };
  });
}

/** Beans out of a tin are warmed; they do not brown. */
function frying(listed: string): [RegExp, (verb: string) => string] {
  const isPulse = /^(?:cooked |tinned )?(?:brown )?\p{L}* ?(?:lentils|beans|chickpeas)$/u.test(
    listed,
  );
  return [/\bbrown $/i, (verb) => (!isPulse ? verb : verb[0] === 'B' ? 'Fry ' : 'fry ')];
}

/** What is done to it, in the words that suit what came in. */
function handled(from: DishIngredient, to: DishIngredient, text: string): string {
  const warm = handledAsPaste(from, to, drizzled(from, to, warmedNotMelted(from, to, text)));
  // What was cooked before is soft before.
  return /^cooked /.test(to.name) ? warm.replace(/, until (?:it|they) softens?\b/, '') : warm;
}

/** Nobody cracks flaxseed. */
function handledAsPaste(from: DishIngredient, to: DishIngredient, text: string): string {
  if (!/\beggs?\b/.test(from.name) || /\beggs?\b/.test(to.name)) return text;
  return text
    .replace(/\b(?:Crack|Break) in\b/g, 'Stir in')
    .replace(/\b(?:crack|break) in\b/g, 'stir in')
    .replace(/\b(?:Crack|Break) $/g, 'Put ');
}

/** Syrup runs where sugar was sprinkled. */
function drizzled(from: DishIngredient, to: DishIngredient, text: string): string {
  if (!/\bsugar$/.test(from.name) || !/\b(?:honey|syrup|agave)$/.test(to.name)) return text;
  return text.replace(/\bSprinkle\b/g, 'Drizzle').replace(/\bsprinkle\b/g, 'drizzle');
}

/** Oil is warmed where butter was melted. */
function warmedNotMelted(from: DishIngredient, to: DishIngredient, text: string): string {
  if (!/\boil$/.test(to.name) || !/\b(?:butter|ghee|lard)\b/.test(from.name)) return text;
  return text
    .replace(/\bMelt\b/g, 'Warm')
    .replace(/\bmelt\b/g, 'warm')
    .replace(/until it foams\b/g, 'until it shimmers');
}

/** Longer than this only tough meat is cooked. */
const LONG = 60;
const SOON = 40;

/** Mushrooms are done long before shin of beef is; resting, soaking and rising keep their time. */
function quicker({ kitchen }: Work, from: DishIngredient, to: DishIngredient, draft: Draft): Draft {
  if (natureOf(kitchen.rules, from.name) !== 'meat' || natureOf(kitchen.rules, to.name) === 'meat')
    return draft;
  // What is left in the pot wants its hours.
  if (
    fleshIn({ kitchen }, draft).some(
      (at) => natureOf(kitchen.rules, draft.ingredients[at]?.name ?? '') === 'meat',
    )
  )
    return draft;
  let saved = draft.saved ?? 0;
  const steps = draft.steps.map((step) => {
    const waits = step.some(
      (piece) =>
        piece.kind === 'text' &&
        /chill|marinat|fridge|soak|overnight|rise|stand|cure|leave|bones/i.test(piece.text),
    );
    return step.map((piece) => {
      const minutes = piece.kind === 'timer' && !waits ? minutesOf(piece.text) : 0;
      if (minutes <= LONG) return piece;
      saved += minutes - SOON;
      return { ...piece, text: `${SOON} minutes` };
    });
  });
  return { ...draft, steps, saved };
}

/** The longer end of "2-3 hours", in minutes. */
function minutesOf(text: string): number {
  const most = Number.parseFloat(/(\d+(?:\.\d+)?)\s*(?:1\/2\s*)?\p{L}/u.exec(text)?.[1] ?? '0');
  return /hour/.test(text) ? most * 60 : /minute/.test(text) ? most : 0;
}
