/** Converts a recipe, or one line or step of it, into a unit system and scales its amounts by a factor. */
import type { UnitSystem } from '../../vocabulary.ts';
import { type Amount, isMeasured } from '../amounts.ts';
import {
  type AuthorSystem,
  type ConversionOptions,
  convertAmount,
  createUnitNaming,
  isInSystem,
} from '../convert.ts';
import { inflectNoun, scaleCount } from '../counts.ts';
import { applyEdits, createEdit, type Edit, type Span } from '../edits.ts';
import { findFood, gramsOfOne } from '../food-table.ts';
import {
  findAmountAfterName,
  removeAmountAfterName,
  shouldDropAmountAfterName,
} from '../lines/amount-after-name.ts';
import { type LineParts, parseLine } from '../lines/line-parts.ts';
import { choosePreferredAmount, formatHeapedSpoons } from '../lines/preferred-amount.ts';
import type { Measures } from '../measures.ts';
import { formatDecimal, formatFraction, QUARTERS, roundToParts } from '../rounding.ts';
import { createCountEdits, findRemarkSpans } from '../running-text/count-edits.ts';
import { formatLength } from '../running-text/format-length.ts';
import { createTextEdits, rewriteText } from '../running-text/rewrite-text.ts';
import {
  createBracketEdits,
  createSizeEdits,
  formatSize,
  sliceSpan,
} from '../running-text/size-edits.ts';
import type { Unit } from '../unit-table.ts';
import { nameForDensity, rewriteSteps } from './rewrite-steps.ts';

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
    parseLine(measures.units, line),
    createConversionOptions(units, factor, 'unknown'),
  );
}

/** One step: amounts are converted and scaled, temperatures and lengths converted, times left alone. */
export function rewriteStep(
  measures: Measures,
  step: string,
  units: UnitSystem,
  factor = 1,
): string {
  return rewriteText(measures, step, createConversionOptions(units, factor, 'unknown'));
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
  isDough = false,
): { ingredients: string[]; instructions: string[] } {
  const options = {
    ...createConversionOptions(units, factor, detectAuthorSystem(recipe)),
    isDough,
  };
  const lines = recipe.ingredients.map((line) => parseLine(measures.units, line));
  return {
    ingredients: lines.map((parts) => rewriteOneLine(measures, parts, options)),
    instructions: rewriteSteps(measures, recipe.instructions, lines, options),
  };
}

/** A factor that is no positive number changes nothing. */
function createConversionOptions(
  system: UnitSystem,
  factor: number,
  authorSystem: AuthorSystem,
): ConversionOptions {
  return { system, factor: factor > 0 && Number.isFinite(factor) ? factor : 1, authorSystem };
}

function detectAuthorSystem(recipe: {
  ingredients: readonly string[];
  instructions: readonly string[];
}): AuthorSystem {
  const text = [...recipe.ingredients, ...recipe.instructions].join('\n').slice(0, 100_000);
  if (/\b(?:cups?|sticks? (?:of )?butter|quarts?|qt|°F)\b/i.test(text) && !/\bgas \d/i.test(text))
    return 'United States';
  return /\b(?:gas (?:mark )?\d|imperial pints?|caster|courgettes?|aubergines?)\b/i.test(text)
    ? 'Imperial'
    : 'unknown';
}

function rewriteOneLine(measures: Measures, parts: LineParts, options: ConversionOptions): string {
  const edits: Edit[] = [];
  if (parts.quantity !== null && parts.quantity > 0) {
    if (parts.unit && isMeasured(parts.unit) && !isStickOfProduce(parts))
      editMeasured(measures, parts, parts.unit, options, edits);
    else editCounted(measures, parts, options, edits);
  } else if (parts.size) edits.push(...createSizeEdits(measures, parts, parts.size, options));
  // Not pushed one by one: a line of a megabyte can hold more edits than a call has arguments.
  const all = edits.concat(editRest(measures, parts, options));
  return all.length === 0 ? parts.text : applyEdits(parts.text, all);
}

/** "2 sticks celery" is no butter. */
function isStickOfProduce(parts: LineParts): boolean {
  return parts.unit?.name === 'stick' && !/butter|margarine|shortening|spread/i.test(parts.text);
}

/** Weight, volume or length in front: the author's own figure in the reader's system, else a converted one. */
function editMeasured(
  measures: Measures,
  parts: LineParts,
  unit: Unit,
  options: ConversionOptions,
  edits: Edit[],
): void {
  const { quantity, quantityMax, amount, repeatedAmounts, pack } = parts;
  const primary: Amount = {
    quantity: quantity ?? 1,
    quantityMax,
    unit,
    ...amount,
    numberEnd: parts.countEnd,
    isHyphenated: false,
  };
  const again = findAmountAfterName(measures.units, parts);
  const written = again ? [...repeatedAmounts, ...again.amounts] : repeatedAmounts;
  const chosen = choosePreferredAmount([primary, ...written], isPoured(measures, parts), options);
  const sameText = (each: Amount) =>
    measuredText(measures, parts, each, options) === measuredText(measures, parts, chosen, options);
  // Scaled, spoons may come out in the same words as the repeated amount.
  const twice = options.factor !== 1 && again?.amounts.some(sameText);
  if (again && (twice || shouldDropAmountAfterName(unit, again, options)))
    edits.push(removeAmountAfterName(parts, again));
  const whole = { from: amount.from, to: repeatedAmounts.at(-1)?.span.to ?? stopEnd(parts) };
  const atHome = isInSystem(chosen.unit, options);
  if (pack && options.factor !== 1) {
    edits.push(...packEdits(measures, parts, chosen, options));
    return;
  }
  if (atHome && options.factor === 1) {
    if (repeatedAmounts.length > 0 || chosen !== primary)
      edits.push(createEdit(parts.tokens, whole, sliceSpan(parts, chosen)));
    return;
  }
  edits.push(createEdit(parts.tokens, whole, measuredText(measures, parts, chosen, options)));
}

/** "Sweet milk, 1 c.|": the full stop of an abbreviation that ends the line goes with it. */
function stopEnd({ tokens, amount }: LineParts): number {
  const last = amount.to === tokens.length - 1 && tokens[amount.to]?.text === '.';
  return last && (tokens[amount.to - 1]?.text.length ?? 9) < 6 ? amount.to + 1 : amount.to;
}

function isPoured(measures: Measures, parts: LineParts): boolean {
  return findFood(measures.foods, nameForDensity(parts))?.habit === 'liquid';
}

function measuredText(
  measures: Measures,
  parts: LineParts,
  amount: Amount,
  options: ConversionOptions,
): string {
  if (parts.pack) return formatSize(measures, amount, options);
  const heaped = formatHeapedSpoons(measures, parts, amount, options);
  if (heaped) return heaped;
  if (amount.unit.kind !== 'length') {
    const text = convertAmount(measures, amount, nameForDensity(parts), options);
    return text === 'a pinch' && parts.tokens[parts.nameStart]?.lowerCase !== 'of'
      ? `${text} of`
      : text;
  }
  // A length is never scaled below this, however few people it is for.
  const least = Math.min(amount.quantity, LEAST_LENGTH / amount.unit.size);
  const values = [amount.quantity, amount.quantityMax ?? amount.quantity].map((each) =>
    Math.max(least, each * options.factor),
  );
  const ends = amount.quantityMax === undefined ? values.slice(0, 1) : values;
  if (!isInSystem(amount.unit, options)) {
    return formatLength(ends, amount.unit, '–', options.system, hasPiece(parts));
  }
  const number =
    options.system === 'international'
      ? formatDecimal
      : (n: number) => formatFraction(roundToParts(n, QUARTERS));
  return `${ends.map(number).join('–')} ${createUnitNaming(measures)(amount.unit.name, (ends.at(-1) ?? 0) > 1 && !hasPiece(parts))}`;
}

/** Millimetres: a quarter of an inch and a bit, which both rulers show. */
const LEAST_LENGTH = 5;

function hasPiece(parts: LineParts): boolean {
  return parts.tokens[parts.nameStart]?.lowerCase === 'piece';
}

/** "400 g tin tomatoes" for twice as many is two tins, not a tin of 800 g. */
function packEdits(
  measures: Measures,
  parts: LineParts,
  size: Amount,
  options: ConversionOptions,
): Edit[] {
  const { pack, tokens, amount, repeatedAmounts } = parts;
  if (!pack) return [];
  const count = scaleCount(1, undefined, options.factor, '');
  const written = sliceSpan(parts, size).replace(/^an?\s/i, '');
  const sized = isInSystem(size.unit, options) ? written : formatSize(measures, size, options);
  const to = repeatedAmounts.at(-1)?.span.to ?? amount.to;
  const word = tokens[pack.from];
  const edits = [createEdit(tokens, { from: amount.from, to }, `${count.text} x ${sized}`)];
  if (word)
    edits.push({
      start: word.start,
      end: word.end,
      text: inflectNoun(word.text, 1, count.upperValue),
    });
  return edits;
}

/** Pieces, packs and pinches: the number is scaled, a size in brackets converted. */
function editCounted(
  measures: Measures,
  parts: LineParts,
  options: ConversionOptions,
  edits: Edit[],
): void {
  const { size, repeatedAmounts } = parts;
  if (options.factor !== 1) edits.push(...createCountEdits(measures, parts, options.factor));
  if (size) edits.push(...createSizeEdits(measures, parts, size, options));
  // In "1 bunch (about 200 g)" the bracket grows with the bunches; "2 tins (400 g)" gives the size of one.
  const factor = parts.unit?.kind === 'pack' ? 1 : options.factor;
  const food = nameForDensity(parts);
  for (const bracket of new Set(repeatedAmounts.map((repeat) => repeat.span))) {
    const same = repeatedAmounts.filter((repeat) => repeat.span === bracket);
    edits.push(...createBracketEdits(measures, parts, same, food, { ...options, factor }));
  }
}

/** What stands behind the amount, or the whole line when it has none: amounts in it are read as in a step. */
function editRest(measures: Measures, parts: LineParts, options: ConversionOptions): Edit[] {
  const from = parts.tokens[parts.nameStart];
  const to = parts.tokens[parts.nameEnd - 1];
  const spans: Span[] = [];
  if (from && to) spans.push({ from: from.start, to: to.end });
  for (const noteSpan of findRemarkSpans(parts)) {
    const { start, end } = createEdit(parts.tokens, noteSpan, '');
    spans.push({ from: start, to: end });
  }
  if (parts.nameEnd < parts.tokens.length && parts.nameEnd <= parts.amount.from) {
    const after = parts.tokens[parts.amount.to];
    if (after) spans.push({ from: after.start, to: parts.text.length });
  }
  const line = {
    food: nameForDensity(parts).slice(0, LONGEST_FOOD),
    countsPacks: parts.unit?.kind === 'pack',
  };
  const isCountable = (name: string) =>
    PART_OF_EGG.test(name) || gramsOfOne(measures.foods, name) !== null;
  return spans.flatMap((span) => {
    const text = parts.text.slice(span.from, span.to);
    const edits = createTextEdits(measures, text, options, isCountable, line);
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
