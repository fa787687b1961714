/** Settles by plain words an intent (act) the models are unsure of: thanks, a feeling, a recipe change, a question, a wish. */
import type { State } from './example-lines.ts';
import type { Lexicon } from './lexicon.ts';
import { isCue } from './names.ts';
import { isFoodShape, type Word } from './words.ts';

/** An act with its chance, 0 to 1, and the next likely one. */
interface Likely {
  readonly act: string;
  readonly chance: number;
  readonly second: string;
  readonly secondChance: number;
}

/** Less likely than that an act is a guess. */
const GUESS = 0.4;
/** A recipe of their own that is told without amounts or lines has to be surer than that. */
const SURE_RECIPE = 0.75;
const SURE = 0.9;
/** What the words plainly are is likely enough to be done. */
const PLAIN = 0.7;
/** Longer than that a clause says more than thanks. */
const SHORT = 8;
/** "Use ... in place of": so many words has the longest cue that is looked for. */
const LONGEST = 4;
const MANY = 2;

const CARD: ReadonlySet<State> = new Set<State>(['card', 'cook', 'asked']);
const WISHES: ReadonlySet<string> = new Set(['find', 'dish', 'have', 'plan', 'menu', 'other']);
const CHANGES = ['swap', 'leave-out', 'add'];
const TALK = ['thanks', 'bye'];
/** Before the word that asks. */
const FILLS: ReadonlySet<string> = new Set(['and', 'also', 'but', 'so', 'ok', ',', '.', 'then']);
/** Done with somebody or something in danger: never settled otherwise. */
const GRAVE: ReadonlySet<string> = new Set(['emergency', 'harmful', 'inject', 'need']);

/** @param words those of the clause. Returns the same object where its act stands. */
export function settledAct<L extends Likely>(
  lexicon: Lexicon,
  words: readonly Word[],
  likely: L,
  state: State,
): L {
  const { act, chance, second } = likely;
  if (GRAVE.has(act) && chance >= GUESS) return likely;
  const as = (other: string): L =>
    other === act
      ? likely
      : { ...likely, act: other, chance: Math.max(chance, PLAIN), second: act };
  const isAsked = words.at(-1)?.shape === '?';
  const foods = words.filter((word) => isFoodShape(word.shape) && !isCourtesy(lexicon, word));
  if (chance < SURE && !isAsked && foods.length === 0 && words.length <= SHORT) {
    const talk = TALK.find((one) => hasCue(lexicon, words, `says ${one}`));
    if (talk !== undefined && !TALK.includes(act) && act !== 'praise') return as(talk);
  }
  if (act === 'own-recipe' && chance < SURE_RECIPE && !isRecipe(words))
    return as(WISHES.has(second) ? second : 'find');
  if (chance >= GUESS) return likely;
  if (hasCue(lexicon, words, 'says feeling') && foods.length === 0) return as('feeling');
  if (hasCue(lexicon, words, 'ideas') && isAsked) return as('find');
  const change = CHANGES.find((one) => hasCue(lexicon, words, `changes ${one}`));
  const asking = ['asks', 'asks what'];
  const opens = words.some(({ shape }) => asking.some((label) => isCue(lexicon, [shape], label)));
  const [first = ''] = words.map(({ shape }) => shape).filter((one) => !FILLS.has(one));
  const isQuestion = isAsked || asking.some((label) => isCue(lexicon, [first], label));
  const isWhich = isCue(lexicon, [first], 'asks what');
  if (CARD.has(state) && foods.length > 0 && change !== undefined && !isWhich) return as(change);
  // "Pasta with leeks then?" wishes, for all its mark.
  const isFree = state !== 'card' && state !== 'cook';
  if (isAsked && !opens && foods.length > 0 && asks(act) && isFree) return as('find');
  if (isQuestion !== asks(act) && isQuestion === asks(second)) return as(second);
  return likely;
}

function asks(act: string): boolean {
  return act.startsWith('ask-');
}

/** A word of parting may be the name of a sweet as well. */
function isCourtesy(lexicon: Lexicon, { called }: Word): boolean {
  return called !== undefined && TALK.some((one) => isCue(lexicon, [called], `says ${one}`));
}

/** Several amounts, or many parts one after another. */
function isRecipe(words: readonly Word[]): boolean {
  return words.filter(({ shape }) => shape === '_number').length >= MANY;
}

function hasCue(lexicon: Lexicon, words: readonly Word[], label: string): boolean {
  const shapes = words.map(({ shape, called }) => called ?? shape);
  return shapes.some((_, at) =>
    Array.from({ length: LONGEST }, (__, many) => shapes.slice(at, at + many + 1)).some((run) =>
      isCue(lexicon, run, label),
    ),
  );
}
