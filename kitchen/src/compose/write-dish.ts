/** Writes a filled form as a dish, with title, introduction, ingredients and steps like those of the cookbook. */
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

/** What is cooked "while that cooks" stands before the last round, so that nobody reads of it when all is done. */
function writeParagraphs(filled: FilledForm, servings: number): string[] {
  const written: string[] = [];
  let beforeLast: number | undefined;
  for (const one of filled.form.steps) {
    const own = writeParagraph(one, filled, servings);
    const isBeside = own[0]?.startsWith(WHILE) === true;
    if (isBeside && beforeLast !== undefined) {
      written.splice(beforeLast, 0, ...own);
      beforeLast += own.length;
    } else written.push(...own);
    if (one.kind === 'in order') beforeLast = own.length > 1 ? written.length - 1 : undefined;
    else if (!isBeside && own.length > 0) beforeLast = undefined;
  }
  return written;
}

const WHILE = 'While that cooks';

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
const MINUTES_A_CUT = 1.5;
/** Longer than this nobody stands beside it. */
const WATCHED = 10;

function minutesOf(
  { form, places }: FilledForm,
  steps: readonly (readonly StepPiece[])[],
): { time: number; active: number } {
  const cuts = [...places.values()]
    .flat()
    .filter(({ food, preparation }) => food && preparation !== '');
  const hands = form.preparation + cuts.length * MINUTES_A_CUT;
  const waits = steps
    .filter(
      ([first]) => !(first?.kind === 'text' && BESIDE.some((word) => first.text.startsWith(word))),
    )
    .flatMap((step) =>
      step.flatMap((piece) => (piece.kind === 'timer' ? [minutesIn(piece.text)] : [])),
    );
  const sum = waits.reduce((all, one) => all + one, 0);
  const watched = waits.reduce((all, one) => all + (one <= WATCHED ? one : one / 6), 0);
  const time = inFives(hands + sum);
  return { time, active: Math.min(time, inFives(hands + watched)) };
}

/** A step that begins so takes no time of its own. */
const BESIDE = ['Meanwhile', 'While'];

/** "5-6 minutes" are six, "2 hours" a hundred and twenty. */
function minutesIn(text: string): number {
  const [amount = '', unit = ''] = text.split(' ');
  const most = Number(amount.split('-').at(-1));
  if (unit.startsWith('hour')) return most * 60;
  return unit.startsWith('second') ? most / 60 : most;
}

function inFives(minutes: number): number {
  return Math.max(5, Math.ceil(minutes / 5) * 5);
}
