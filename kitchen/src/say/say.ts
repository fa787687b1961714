/** Turns a result (message name and slots) into a sentence: picks a variant not said lately, always the same for a seed. */

import { type FilledValue, fillSlots } from './fill-slots.ts';
import type { Messages, Variant } from './messages.ts';
import { reworded } from './reworded.ts';
import { pick } from './seed.ts';
import type { Told } from './told.ts';

export interface Speaker {
  /** What the choice of words follows from: the conversation and the persona. */
  readonly seed: string;
  /** The tone of the persona. */
  readonly tone: string;
  /** Names of variants and turns of phrase of the last replies, which are not said again while there are others. */
  readonly lately: readonly string[];
}

interface Sentence {
  readonly text: string;
  /** The name of its variant, "edits.swapped 2", and of the turns of phrase at its ends: "Certainly." */
  readonly names: readonly string[];
}

/** @throws Error if a message or the value of one of its slots does not exist */
export function say(messages: Messages, { message, slots }: Told, speaker: Speaker): Sentence {
  const variants = messages.get(message) ?? [];
  const { variant, names } = choose(variants, message, slots, speaker);
  const asItStands = variant.isPlain || variant.tones.length > 0;
  const text = asItStands ? variant.text : reworded(messages, variant.text, speaker.tone);
  return { text: fillSlots(text, withinIt(messages, slots, speaker)), names };
}

/** Messages in slots as words in the midst of a sentence. */
function withinIt(
  messages: Messages,
  slots: Told['slots'],
  speaker: Speaker,
): Readonly<Record<string, FilledValue>> {
  const entries = Object.entries(slots).map(([slot, value]) => {
    if (typeof value !== 'object' || !('message' in value)) return [slot, value] as const;
    const { text } = say(messages, value, speaker);
    const isName = text.startsWith('I ') || text.startsWith("I'");
    return [slot, isName ? text : text.charAt(0).toLowerCase() + text.slice(1)] as const;
  });
  return Object.fromEntries(entries);
}

function choose(
  variants: readonly Variant[],
  message: string,
  slots: Told['slots'],
  { seed, tone, lately }: Speaker,
) {
  const sayable = variants
    .map((variant, index) => ({ variant, names: [`${message} ${index}`, ...variant.turns] }))
    // A variant may ask for more than is known of this case.
    .filter(({ variant }) => variant.slots.every((slot) => slot in slots));
  if (sayable.length === 0) throw new Error(`Nothing can be said as "${message}".`);
  const inTone = sayable.filter(({ variant }) => variant.tones.includes(tone));
  const plain = sayable.filter(({ variant }) => variant.tones.length === 0);
  const fitting = inTone.length > 0 ? inTone : plain;
  // A fact alone repeats nothing.
  const isFresh = ({ variant, names }: (typeof sayable)[number]): boolean =>
    variant.text === FACT || !names.some((name) => lately.includes(name));
  // A tone that has said all it has says it as everybody does before it repeats itself.
  const fresh = fitting.some(isFresh) ? fitting.filter(isFresh) : plain.filter(isFresh);
  return pick(fresh.length > 0 ? fresh : fitting, seed, message);
}

const FACT = '{fact}';
