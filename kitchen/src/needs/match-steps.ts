/** Turns a phrase pattern from the cue files (how people state needs) into linked steps, and finds its longest match from a given word. */
import type { Item, Words } from './cue-pattern.ts';

type Single = Exclude<Item, { kind: 'choice' } | { kind: 'word'; isStem: false }>;

/** What must stand at a token, and the step behind it. */
export type Step =
  | { readonly kind: 'done' }
  | { readonly kind: 'single'; readonly item: Single; readonly next: Step }
  | { readonly kind: 'word'; readonly text: string; readonly next: Step }
  | {
      readonly kind: 'fork';
      /** Steps behind a word, by the word. */
      readonly byWord: ReadonlyMap<string, readonly Step[]>;
      readonly others: readonly Step[];
    };

const DONE: Step = { kind: 'done' };

export function linkSteps(items: readonly Item[], behind: Step = DONE): Step {
  return items.reduceRight<Step>((next, item) => linked(item, next), behind);
}

function linked(item: Item, next: Step): Step {
  if (item.kind === 'choice') return forked(item.ways, next);
  if (item.kind === 'word' && !item.isStem) return { kind: 'word', text: item.text, next };
  return { kind: 'single', item: item as Single, next };
}

function forked(ways: readonly (readonly Item[])[], next: Step): Step {
  const byWord = new Map<string, Step[]>();
  const others: Step[] = [];
  for (const way of ways) {
    const step = linkSteps(way, next);
    if (step.kind !== 'word') others.push(step);
    else byWord.set(step.text, [...(byWord.get(step.text) ?? []), step.next]);
  }
  return { kind: 'fork', byWord, others };
}

/** Where the longest match that begins at `from` ends, or -1. Bounded by the pattern, not by the text. */
export function matchSteps(first: Step, text: Words, from: number, start = from): number {
  let step = first;
  let at = from;
  while (step.kind !== 'done') {
    if (step.kind === 'fork') return longestWay(step, text, at, start);
    if (step.kind === 'word') at = text.words[at] === step.text ? at + 1 : -1;
    // "Fish ok, shellfish not": what stands behind a comma is another matter.
    else if (step.item.kind === 'slot' && at > start && text.broken[at]) return -1;
    else at = stepOver(step.item, text, at);
    if (at < 0) return -1;
    step = step.next;
  }
  return at;
}

function longestWay(
  { byWord, others }: Extract<Step, { kind: 'fork' }>,
  text: Words,
  at: number,
  start: number,
): number {
  let longest = -1;
  for (const step of others) longest = Math.max(longest, matchSteps(step, text, at, start));
  const word = text.words[at];
  const behind = word === undefined ? undefined : byWord.get(word);
  for (const step of behind ?? [])
    longest = Math.max(longest, matchSteps(step, text, at + 1, start));
  return longest;
}

function stepOver(item: Single, text: Words, at: number): number {
  if (item.kind === 'start') return text.begins[at] ? at : -1;
  if (item.kind === 'end') return at >= text.words.length || text.begins[at] ? at : -1;
  if (item.kind === 'asked') return text.asked[at] ? at : -1;
  const word = text.words[at];
  if (word === undefined) return -1;
  if (item.kind === 'slot') return text.spans[item.slot]?.get(at) ?? -1;
  if (item.kind === 'free') return at + 1;
  return word.startsWith(item.text) ? at + 1 : -1;
}
