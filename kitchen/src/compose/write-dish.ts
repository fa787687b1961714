/** Writes a filled template as a dish like the cookbook's, with title, introduction, ingredients, steps and time; undefined if it cannot. */
import type { Dish, StepPiece } from '../cookbook/dish.ts';
import { readSteps } from '../cookbook/read-steps.ts';
import { cookInOrder } from './cook-in-order.ts';
import { nameKey } from './cooking-table.ts';
import type { FilledForm } from './fill-form.ts';
import { createPlainWords, createStepWords, fillText } from './fill-text.ts';
import type { Paragraph } from './form.ts';
import { writeMadeSlug } from './made-slug.ts';

/** Undefined where no title or no step can be filled. */
export function writeDish(filled: FilledForm, servings: number): Dish | undefined {
  const { form, cuisine, used, isBare } = filled;
  const plain = createPlainWords(filled.places);
  const isPlain = cuisine.name === 'plain';
  const say = (slot: string) =>
    slot === 'cuisine' ? (isPlain ? undefined : cuisine.name) : plain(slot);
  const title = form.titles.flatMap((one) => fillText(one, say) ?? [])[0];
  const paragraphs = writeParagraphs(filled, servings);
  const slug = writeMadeSlug({
    ...{ form: form.slug, cuisine: cuisine.name, servings, isBare },
    foods: used.map(({ key }) => key),
  });
  if (title === undefined || !paragraphs.some((one) => one.includes('@'))) return undefined;
  const body = readSteps(slug, paragraphs.join('\n\n'), 1);
  if (
    !isAllListed(
      filled,
      body.ingredients.map(({ name }) => name),
    )
  )
    return undefined;
  return {
    ...{ slug, title: capital(title), also: [], course: form.course, servings },
    cuisine: isPlain ? 'Home-style' : cuisine.name,
    ...minutesOf(filled, body.steps),
    keywords: [...used.slice(0, 3).map(({ call }) => call), ...form.keywords],
    introduction: capital(form.introductions.flatMap((one) => fillText(one, say) ?? [])[0] ?? ''),
    ...{ tip: form.tip, keeps: form.keeps, swaps: [], vessel: form.vessel, colours: form.colours },
    ...body,
  };
}

/** Whether each food in hand that has a place has a step as well. */
function isAllListed({ places }: FilledForm, names: readonly string[]): boolean {
  const inHand = [...places.values()].flat().filter(({ isInHand }) => isInHand);
  const listed = new Set(names.map(nameKey));
  return inHand.every(({ name }) => listed.has(nameKey(name)));
}

/** What is cooked "while that cooks" stands where so much time is left that nobody waits for it. */
function writeParagraphs(filled: FilledForm, servings: number): string[] {
  const written: string[] = [];
  for (const one of filled.form.steps) {
    const own = writeParagraph(one, filled, servings);
    if (!own[0]?.startsWith(WHILE)) written.push(...own);
    else for (const step of own) written.splice(...startOf(step, written));
  }
  return written;
}

const WHILE = 'While that cooks';

/** Where it goes in: behind the last step from which on the others take as long, and first of all where it takes longest. */
function startOf(step: string, written: readonly string[]): [number, number, string] {
  const times = written.map((one) => (isBeside(one) ? 0 : timersIn(one)));
  let left = timersIn(step);
  for (let at = times.length - 1; at >= 0; at -= 1) {
    left -= times[at] ?? 0;
    if (left <= 0 && times[at]) return [at + 1, 0, step];
  }
  const start = step.includes(BAKES) ? 1 : 0;
  if (left > LATE) return [start, 0, step.replace(WHILE, FIRST).replace(/\.$/, `; ${MEANWHILE}.`)];
  return [times.findIndex((time) => time > 0) + 1, 0, step];
}

/** For that the oven is lit before. */
const BAKES = ' bake ';
const FIRST = 'First of all';
const MEANWHILE = 'go on with the rest meanwhile';
/** Minutes for which what is done may wait. */
const LATE = 6;

function isBeside(text: string): boolean {
  return BESIDE.some((word) => text.startsWith(word));
}

/** Minutes of all timers of a step as it is marked. */
function timersIn(text: string): number {
  const timers = [...text.matchAll(/~\{([^{}%]+)%([a-z]+)\}/g)];
  return sumOf(timers.map(([, amount = '', unit = '']) => minutesIn(`${amount} ${unit}`)));
}

function writeParagraph(one: Paragraph, { places }: FilledForm, servings: number): string[] {
  if (one.kind === 'in order') return cookInOrder(one, places, servings).map(capital);
  const text = fillText(one.text, createStepWords(places, servings));
  return text ? [capital(text)] : [];
}

/** Sentences begin with a capital, also behind a slot that was left out; a mark keeps its name as it is. */
function capital(text: string): string {
  return text.replace(
    /(^|[.] )([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Cutting up what has to be cut up. */
const MINUTES_A_CUT = 1.25;
/** Nobody needs a board for it. */
const QUICK = ['drained', 'rinsed', 'torn', 'crumbled', 'straight', 'seeds', 'split', 'broken'];

function isQuick(preparation: string): boolean {
  return QUICK.some((word) => preparation.startsWith(word));
}

/** Longer than this nobody stands beside it. */
const WATCHED = 10;

function minutesOf(
  { form, places }: FilledForm,
  steps: readonly (readonly StepPiece[])[],
): { time: number; active: number } {
  const cuts = [...places.values()]
    .flat()
    .filter(({ food, preparation }) => food && preparation !== '' && !isQuick(preparation));
  const hands = form.preparation + cuts.length * MINUTES_A_CUT;
  const isAside = ([first]: readonly StepPiece[]) => first?.kind === 'text' && isBeside(first.text);
  const waits = steps.filter((step) => !isAside(step)).flatMap(waitsIn);
  const asides = steps.filter(isAside).map((step) => sumOf(waitsIn(step)));
  const watched = sumOf(waits.map((one) => (one <= WATCHED ? one : one / 6)));
  // What cooks beside may take longest.
  const time = inFives(hands + Math.max(sumOf(waits), ...asides));
  return { time, active: Math.min(time, inFives(hands + watched)) };
}

function waitsIn(step: readonly StepPiece[]): number[] {
  return step.flatMap((piece) => (piece.kind === 'timer' ? [minutesIn(piece.text)] : []));
}

function sumOf(minutes: readonly number[]): number {
  return minutes.reduce((all, one) => all + one, 0);
}

/** A step that begins so takes no time of its own. */
const BESIDE = ['Meanwhile', 'While', FIRST];

/** "5-6 minutes" are six, "2 hours" a hundred and twenty. */
function minutesIn(text: string): number {
  const [amount = '', unit = ''] = text.split(' ');
  const most = Number(amount.split('-').at(-1));
  if (unit.startsWith('hour')) return most * 60;
  return unit.startsWith('second') ? most / 60 : most;
}

/** Nobody counts two minutes. */
const NEAR = 2;

function inFives(minutes: number): number {
  const near = minutes > 10 ? NEAR : 0;
  return Math.max(5, Math.ceil((minutes - near) / 5) * 5);
}
