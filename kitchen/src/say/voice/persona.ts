/** Reads the persona a person picked as one of the chef's tones and a name. */
import { hashOf } from '../seed.ts';

/** Each has a file in `language/en/voices`, which says how it speaks. */
export const TONES = [
  ...(['friendly', 'exuberant', 'terse', 'exact', 'bold', 'sunny'] as const),
  ...(['gracious', 'measured', 'breezy', 'hearty', 'lush', 'chatty'] as const),
] as const;
type Tone = (typeof TONES)[number];

/** Which tone goes with whom: how they speak in it is ours, nothing of it is theirs. */
const TONE_OF: Readonly<Record<string, Tone>> = {
  'alton brown': 'exact',
  'bobby flay': 'bold',
  'emeril lagasse': 'exuberant',
  'giada de laurentiis': 'sunny',
  'gordon ramsay': 'terse',
  'ina garten': 'gracious',
  'jacques pépin': 'measured',
  'jamie oliver': 'breezy',
  'julia child': 'hearty',
  'nigella lawson': 'lush',
  'rachael ray': 'chatty',
};

export interface Persona {
  readonly tone: Tone;
  /** The television chef's name when there is one and it is a plain name. */
  readonly name?: string;
}

/** Reads a persona value of spec 3; anything else is the friendly instructor. */
export function personaOf(value: string): Persona {
  const name = /^television personality and chef (.+)$/i.exec(value.trim())?.[1]?.trim();
  if (!name) return { tone: 'friendly' };
  const own = TONE_OF[name.toLowerCase()];
  const tone = own ?? TONES[1 + (hashOf(name.toLowerCase()) % (TONES.length - 1))] ?? 'friendly';
  return { tone, name: plainName(name) };
}

/** A name as it may be said aloud: letters, a few words, nothing else. */
export function plainName(name: string | undefined): string | undefined {
  const clean = (name ?? '').trim();
  return /^[\p{L}][\p{L}\p{M}'’. -]{0,39}$/u.test(clean) ? clean : undefined;
}
