/** Parses the danger.cues phrase files and detects which danger (choking, fire, poison ...), if any, a message tells of right now. */
import { type CueOf, readCuesOf, type Usual } from '../needs/cue-file.ts';
import { type CueIndex, findCues, indexCues, longestAmong } from '../needs/find-cues.ts';
import { normalise } from '../text/normalise.ts';
import { tokenise } from '../text/tokenise.ts';

/** The gravest first: of several that are told the first is answered. */
const DANGERS = [
  ...(['despair', 'threat', 'harm', 'pet', 'choking', 'reaction', 'poison', 'foraged'] as const),
  ...(['low', 'other', 'fire', 'gas', 'fumes', 'splash', 'eye', 'stuck', 'honey'] as const),
  ...(['burn', 'cut', 'undercooked', 'chilli', 'trace', 'rash'] as const),
] as const;
export type Danger = (typeof DANGERS)[number];

/** `none` covers words that sound like danger and are none, `past` tells of another time. */
type Kind = Danger | 'none' | 'past';

/** Of another time or as a habit they are no danger of this hour. */
const SUDDEN: ReadonlySet<string> = new Set(['choking', 'reaction', 'low', 'other', 'rash']);

const UNUSED: Usual = { direction: '>', reach: 0 };
const CATEGORIES = Object.fromEntries(
  [...DANGERS, 'none', 'past'].map((kind) => [kind, UNUSED]),
) as Readonly<Record<Kind, Usual>>;

export type DangerCues = CueIndex<CueOf<Kind>>;

/** @param texts the cue file of each language, by its code. @throws Error that names the line which cannot be read */
export function openDangerCues(texts: Readonly<Record<string, string>>): DangerCues {
  return indexCues(
    Object.entries(texts).flatMap(([language, text]) =>
      readCuesOf(CATEGORIES, `${language}/danger.cues`, text),
    ),
  );
}

/** In characters. Who is in need writes no more before it is said. */
const LONGEST = 2000;
const NONE: ReadonlyMap<number, number> = new Map();

/** Linear in the message; never throws. */
export function findDanger(cues: DangerCues, message: string): Danger | undefined {
  const tokens = tokenise(normalise(message.slice(0, LONGEST)));
  const words = tokens.map(({ text }) => text);
  const begins = tokens.map(({ gap }, at) => at === 0 || gap !== 'joined');
  const asked = [...words, ''].map(() => false);
  const spans = { food: NONE, person: NONE, body: NONE, care: NONE, diet: NONE };
  const found = findCues(cues, { words, begins, broken: begins, asked, spans });
  const kinds = new Set(
    longestAmong(found, ({ category }) => category !== 'past').map(({ cue }) => cue.category),
  );
  return DANGERS.find((one) => kinds.has(one) && !(SUDDEN.has(one) && kinds.has('past')));
}
