/** Puts a recipe into the reader's measures and to the number of people at table. */
import type { UnitSystem } from '../vocabulary.ts';
import { type Amount, isMeasured } from './amounts.ts';
import { type Author, convert, isAtHome, namingOf, type Wish } from './convert.ts';
import { nounFor, scaleCount } from './counts.ts';
import { applyEdits, type Edit, editSpan, type Span } from './edits.ts';
import { findFood, gramsOfOne } from './food-table.ts';
import { type LineParts, partLine } from './lines/line-parts.ts';
import { dropsAgain, findAgain, withoutAgain } from './lines/said-again.ts';
import { chooseSaid, heapedText } from './lines/said-by-cooks.ts';
import type { Measures } from './measures.ts';
import { densityName, rewriteSteps } from './rewrite-steps.ts';
import { decimalText, fractionText, nearest, QUARTERS } from './rounding.ts';
import { countEdits, remarksOf } from './texts/count-edits.ts';
import { lengthText } from './texts/lengths.ts';
import { bracketEdits, sizeEdits, sizeText, spanText } from './texts/size-edits.ts';
import { rewriteText, textEdits } from './texts/text-amounts.ts';
import type { Unit } from './unit-table.ts';

/**
 * One ingredient line in the reader's system, for `factor` times as many people.
 * What is already in the system comes back as its author wrote it when the factor is 1.
 */
export function rewriteLine(
  measures: Measures,
  line: string,
  units: UnitSystem,
  factor = 1,
): string {
  return rewriteOneLine(
    measures,
    partLine(measures.units, line),
    wishFor(units, factor, 'unknown'),
  );
}

/** One step: amounts are converted and scaled, temperatures and lengths converted, times left alone. */
export function rewriteStep(
  measures: Measures,
  step: string,
  units: UnitSystem,
  factor = 1,
): string {
  return rewriteText(measures, step, wishFor(units, factor, 'unknown'));
}

/**
 * A whole recipe. Its words tell whether a pint in it is American or British, and which foods are counted;
 * whether it is a dough, whose flour and water are measured more closely, is for the caller to know.
 */
export function rewriteRecipe(
  measures: Measures,
  recipe: { ingredients: readonly string[]; instructions: readonly string[] },
  units: UnitSystem,
  factor = 1,
  dough = false,
): { ingredients: string[]; instructions: string[] } {
  const wish = { ...wishFor(units, factor, authorOf(recipe)), dough };
  const lines = recipe.ingredients.map((line) => partLine(measures.units, line));
  return {
    ingredients: lines.map((parts) => rewriteOneLine(measures, parts, wish)),
    instructions: rewriteSteps(measures, recipe.instructions, lines, wish),
  };
}

/** A factor that is no positive number changes nothing. */
function wishFor(system: UnitSystem, factor: number, author: Author): Wish {
  return { system, factor: factor > 0 && Number.isFinite(factor) ? factor : 1, author };
}

function authorOf(recipe: {
  ingredients: readonly string[];
  instructions: readonly string[];
}): Author {
  const text = [...recipe.ingredients, ...recipe.instructions].join('\n').slice(0, 100_000);
  if (/\b(?:cups?|sticks? (?:of )?butter|quarts?|qt|°F)\b/i.test(text) && !/\bgas \d/i.test(text))
    return 'United States';
  return /\b(?:gas (?:mark )?\d|imperial pints?|caster|courgettes?|aubergines?)\b/i.test(text)
    ? 'Imperial'
    : 'unknown';
}

function rewriteOneLine(measures: Measures, parts: LineParts, wish: Wish): string {
  const edits: Edit[] = [];
  if (parts.quantity !== null && parts.quantity > 0) {
    if (parts.unit && isMeasured(parts.unit) && !isOddStick(parts))
      editMeasured(measures, parts, parts.unit, wish, edits);
    else editCounted(measures, parts, wish, edits);
  } else if (parts.size) edits.push(...sizeEdits(measures, parts, parts.size, wish));
  // Not pushed one by one: a line of a megabyte can hold more edits than a call has arguments.
  const all = edits.concat(editRest(measures, parts, wish));
  return all.length === 0 ? parts.text : applyEdits(parts.text, all);
}

/** "2 sticks celery" is no butter. */
function isOddStick(parts: LineParts): boolean {
  return parts.unit?.name === 'stick' && !/butter|margarine|shortening|spread/i.test(parts.text);
}

/** Weight, volume or length in front: the author's own figure in the reader's system, else a converted one. */
function editMeasured(
  measures: Measures,
  parts: LineParts,
  unit: Unit,
  wish: Wish,
  edits: Edit[],
): void {
  const { quantity, quantityMax, amount, twins, pack } = parts;
  const primary: Amount = {
    quantity: quantity ?? 1,
    quantityMax,
    unit,
    ...amount,
    numberTo: parts.countTo,
    hyphened: false,
  };
  const again = findAgain(measures.units, parts);
  const said = again ? [...twins, ...again.amounts] : twins;
  const chosen = chooseSaid([primary, ...said], isPoured(measures, parts), wish);
  const sameText = (each: Amount) =>
    measuredText(measures, parts, each, wish) === measuredText(measures, parts, chosen, wish);
  // Scaled, spoons may come out in the very words of their twin.
  const twice = wish.factor !== 1 && again?.amounts.some(sameText);
  if (again && (twice || dropsAgain(unit, again, wish))) edits.push(withoutAgain(parts, again));
  const whole = { from: amount.from, to: twins.at(-1)?.span.to ?? stopEnd(parts) };
  const atHome = isAtHome(chosen.unit, wish);
  if (pack && wish.factor !== 1) {
    edits.push(...packEdits(measures, parts, chosen, wish));
    return;
  }
  if (atHome && wish.factor === 1) {
    if (twins.length > 0 || chosen !== primary)
      edits.push(editSpan(parts.tokens, whole, spanText(parts, chosen)));
    return;
  }
  edits.push(editSpan(parts.tokens, whole, measuredText(measures, parts, chosen, wish)));
}

/** "Sweet milk, 1 c.|": the full stop of an abbreviation that ends the line goes with it. */
function stopEnd({ tokens, amount }: LineParts): number {
  const last = amount.to === tokens.length - 1 && tokens[amount.to]?.text === '.';
  return last && (tokens[amount.to - 1]?.text.length ?? 9) < 6 ? amount.to + 1 : amount.to;
}

function isPoured(measures: Measures, parts: LineParts): boolean {
  return findFood(measures.foods, densityName(parts))?.habit === 'liquid';
}

function measuredText(measures: Measures, parts: LineParts, amount: Amount, wish: Wish): string {
  if (parts.pack) return sizeText(measures, amount, wish);
  const heaped = heapedText(measures, parts, amount, wish);
  if (heaped) return heaped;
  if (amount.unit.kind !== 'length') {
    const text = convert(measures, amount, densityName(parts), wish);
    return text === 'a pinch' && parts.tokens[parts.nameFrom]?.low !== 'of' ? `${text} of` : text;
  }
  // Nobody cuts off less ginger than that, however few are at table.
  const least = Math.min(amount.quantity, LEAST_LENGTH / amount.unit.size);
  const values = [amount.quantity, amount.quantityMax ?? amount.quantity].map((each) =>
    Math.max(least, each * wish.factor),
  );
  const ends = amount.quantityMax === undefined ? values.slice(0, 1) : values;
  if (!isAtHome(amount.unit, wish)) {
    return lengthText(ends, amount.unit, '–', wish.system, hasPiece(parts));
  }
  const number =
    wish.system === 'international'
      ? decimalText
      : (n: number) => fractionText(nearest(n, QUARTERS));
  return `${ends.map(number).join('–')} ${namingOf(measures)(amount.unit.name, (ends.at(-1) ?? 0) > 1 && !hasPiece(parts))}`;
}

/** Millimetres: a quarter of an inch and a bit, which both rulers show. */
const LEAST_LENGTH = 5;

function hasPiece(parts: LineParts): boolean {
  return parts.tokens[parts.nameFrom]?.low === 'piece';
}

/** "400 g tin tomatoes" for twice as many is two tins, not a tin of 800 g. */
function packEdits(measures: Measures, parts: LineParts, size: Amount, wish: Wish): Edit[] {
  const { pack, tokens, amount, twins } = parts;
  if (!pack) return [];
  const count = scaleCount(1, undefined, wish.factor, '');
  const written = spanText(parts, size).replace(/^an?\s/i, '');
  const sized = isAtHome(size.unit, wish) ? written : sizeText(measures, size, wish);
  const to = twins.at(-1)?.span.to ?? amount.to;
  const word = tokens[pack.from];
  const edits = [editSpan(tokens, { from: amount.from, to }, `${count.text} x ${sized}`)];
  if (word)
    edits.push({ start: word.start, end: word.end, text: nounFor(word.text, 1, count.top) });
  return edits;
}

/** Pieces, packs and pinches: the number is scaled, a size in brackets converted. */
function editCounted(measures: Measures, parts: LineParts, wish: Wish, edits: Edit[]): void {
  const { size, twins } = parts;
  if (wish.factor !== 1) edits.push(...countEdits(measures, parts, wish.factor));
  if (size) edits.push(...sizeEdits(measures, parts, size, wish));
  // In "1 bunch (about 200 g)" the bracket grows with the bunches; "2 tins (400 g)" gives the size of one.
  const factor = parts.unit?.kind === 'pack' ? 1 : wish.factor;
  const food = densityName(parts);
  for (const bracket of new Set(twins.map((twin) => twin.span))) {
    const same = twins.filter((twin) => twin.span === bracket);
    edits.push(...bracketEdits(measures, parts, same, food, { ...wish, factor }));
  }
}

/** What stands behind the amount, or the whole line when it has none: amounts in it are read as in a step. */
function editRest(measures: Measures, parts: LineParts, wish: Wish): Edit[] {
  const from = parts.tokens[parts.nameFrom];
  const to = parts.tokens[parts.nameTo - 1];
  const spans: Span[] = [];
  if (from && to) spans.push({ from: from.start, to: to.end });
  for (const aside of remarksOf(parts)) {
    const { start, end } = editSpan(parts.tokens, aside, '');
    spans.push({ from: start, to: end });
  }
  if (parts.nameTo < parts.tokens.length && parts.nameTo <= parts.amount.from) {
    const after = parts.tokens[parts.amount.to];
    if (after) spans.push({ from: after.start, to: parts.text.length });
  }
  const line = {
    food: densityName(parts).slice(0, LONGEST_FOOD),
    packed: parts.unit?.kind === 'pack',
  };
  const countable = (name: string) =>
    PART_OF_EGG.test(name) || gramsOfOne(measures.foods, name) !== null;
  return spans.flatMap((span) => {
    const text = parts.text.slice(span.from, span.to);
    const edits = textEdits(measures, text, wish, countable, line);
    return edits.map((edit) => ({
      ...edit,
      start: edit.start + span.from,
      end: edit.end + span.from,
    }));
  });
}

/** Enough for any food; a line of a megabyte must not be carried to each of its amounts. */
const LONGEST_FOOD = 80;
const PART_OF_EGG = /(?:^| )(?:yolk|white)s?$/;
