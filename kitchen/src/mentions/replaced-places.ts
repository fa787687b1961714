/** Tells whether a food in a reply is named only to be replaced: before an arrow, in a list of swaps, in a table's column. */
import type { PreparedTalk } from './prepared-talk.ts';
import type { Span } from './read-talk.ts';

/** `label`: in a list of swaps; a number: the column of a table. */
export type ReplacedPlace = 'label' | number | undefined;

/** A heading, or a line that ends in a colon. */
export const HEADING = /^\s{0,3}#|:[\s*_]*$/;
const ROW = /^\s*\|/;
const LABEL_ENDS = /[:\u2192=]|->|\s[-\u2013\u2014]\s/;
const ARROW = /[\u2192=]|->/g;
/** Between the name of what is replaced and what takes its place. */
const MOST_BETWEEN = 3;

/** What the lines below stand under. */
export function placeAfter(talk: PreparedTalk, text: string, before: ReplacedPlace): ReplacedPlace {
  const swaps = talk.cues.filter(({ cue }) => cue.category === 'swaps');
  if (ROW.test(text)) {
    const [swap] = swaps;
    if (typeof before === 'number' || swap === undefined) return before;
    return columnAt(text, talk.offsets[swap.from] ?? 0);
  }
  if (HEADING.test(text)) return swaps.length > 0 ? 'label' : undefined;
  return before === 'label' ? before : undefined;
}

/** Whether a food that stands there is replaced by one that may be eaten. */
export function isReplaced(
  talk: PreparedTalk,
  text: string,
  food: Span,
  before: ReplacedPlace,
): boolean {
  if (ROW.test(text)) return before === columnAt(text, food.start);
  const arrow = nextArrow(text, food.end);
  if (
    arrow !== undefined &&
    talk.foods.some(({ start }) => start >= arrow) &&
    leadsTo(talk, text, arrow, MOST_BETWEEN)
  )
    return true;
  if (before !== 'label') return false;
  const end = LABEL_ENDS.exec(text.slice(food.end));
  if (end === null || /[.!?;,]/.test(text.slice(food.end, food.end + end.index))) return false;
  const at = food.end + end.index + end[0].length;
  const isFirst = !LABEL_ENDS.test(text.slice(0, food.start).replace(/^\s*[-*\u2022\u2013]\s/, ''));
  return isFirst && leadsTo(talk, text, at, begins(talk, at) ? Infinity : MOST_BETWEEN);
}

function columnAt(text: string, offset: number): number {
  return text.slice(0, offset).split('|').length - 1;
}

/** The end of the arrow or the equals sign that a clause has behind a food: only one, or it tells an order of work. */
function nextArrow(text: string, from: number): number | undefined {
  const clause = text.slice(from).split(/[,;.!?\n]/, 1)[0] ?? '';
  const arrows = [...clause.matchAll(ARROW)];
  const [arrow] = arrows;
  return arrow === undefined || arrows.length > 1
    ? undefined
    : from + arrow.index + arrow[0].length;
}

/** Whether what takes its place is named outright: "use ..." */
function begins(talk: PreparedTalk, at: number): boolean {
  const first = talk.offsets.findIndex((start) => start >= at);
  return talk.cues.some(({ cue, from }) => cue.category === 'take' && from === first);
}

/** Whether the first food behind it may be eaten, and stands no more words away. */
function leadsTo(talk: PreparedTalk, text: string, at: number, most: number): boolean {
  const next = talk.foods.find(({ start }) => start >= at);
  // "Milk: any unsweetened plant drink": a name that the pantry does not know, and nothing that is done with the first.
  if (next === undefined)
    return !talk.cues.some(({ cue, from }) => {
      const isBehind = (talk.offsets[from] ?? 0) >= at;
      return isBehind && (cue.category === 'put' || cue.category === 'it');
    });
  if (next.span !== undefined) return false;
  if (/[;.!?\n]/.test(text.slice(at, next.start))) return false;
  const first = talk.offsets.findIndex((start) => start >= at);
  return next.from - first <= most;
}
