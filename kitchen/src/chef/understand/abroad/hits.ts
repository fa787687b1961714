/** Finds where a folded message tells, in another language than English, that something must not or may be eaten. */
import type { FrameKind } from './frame-kinds.ts';
import { COMPOUNDS, FRAMES } from './frames.ts';
import { foodOfStem } from './need-foods.ts';
import { END, START, sourceOf } from './spelling-of-frames.ts';

interface Frame {
  readonly languages: readonly string[];
  readonly kind: FrameKind;
  readonly side: 'after' | 'before' | 'both';
  readonly pattern: RegExp;
}

export interface Hit extends Omit<Frame, 'pattern'> {
  readonly start: number;
  readonly end: number;
  /** The words that tell are English, too. */
  readonly english: boolean;
  /** The food that is one word with it: "Nussallergie". */
  readonly food?: string | undefined;
}

const ALL: readonly Frame[] = FRAMES.map(([spoken, kind, side, said]) => {
  const languages = spoken.split(' ');
  return { languages, kind, side, pattern: new RegExp(sourceOf(said, languages), 'gu') };
});
const GROWN: readonly Frame[] = COMPOUNDS.map(([spoken, kind, ends]) => ({
  languages: spoken.split(' '),
  kind,
  side: 'before',
  pattern: new RegExp(`${START}(\\p{L}{2,}?)[ -]?(?:${ends})${END}`, 'gu'),
}));
const DENIES_IT = /(?:^|[^\p{L}])(?:nicht|kein\p{L}*|geen|niet|inte|ikke|inga|ingen|nem|nincs) $/u;
const ONLY =
  /^ (?:nur|bloss|seulement|solo|solamente|soltanto|apenas|so|alleen|maar|bara|bare|kun|tylko|только|лише|jen|doar|yalniz)(?!\p{L})/u;

/** A long message must not take long. */
const MOST = 40;
/** Most messages are plain English and tell of nothing here. */
export function mayTell(text: string): boolean {
  return (PLAIN.test(text) ? MAY_TELL_LATIN : MAY_TELL).test(text) || ENDS_SO.test(text);
}

/** Of plain letters, or of any. */
const PLAIN = /^[\p{ASCII}\ue000-\ue07f]*$/u;
const LATIN: readonly Frame[] = ALL.filter(({ pattern }) =>
  /[a-z]{2}/.test(pattern.source.replace(/\\[a-z]/g, '')),
);
const either = (frames: readonly Frame[]): RegExp =>
  new RegExp(frames.map(({ pattern }) => pattern.source).join('|'), 'u');
const MAY_TELL = either(ALL);
const MAY_TELL_LATIN = either(LATIN);
const ENDS_SO = new RegExp(
  `\\p{L}[ -]?(?:${COMPOUNDS.map(([, , ends]) => ends).join('|')})${END}`,
  'u',
);

function framesFor(text: string): readonly Frame[] {
  return PLAIN.test(text) ? LATIN : ALL;
}

const FIRMNESS: readonly FrameKind[] = ['denied', 'lacks', 'harm', 'dislikes', 'without'];

/** Where something is told, in the order of the text; what denies goes first, and more words before fewer. */
export function hitsIn(text: string): Hit[] {
  const all = [
    ...framesFor(text).flatMap((frame) => said(text, frame)),
    ...(ENDS_SO.test(text) ? GROWN.flatMap((frame) => grownIn(text, frame)) : []),
  ];
  const rank = ({ kind, start, end, food }: Hit): number =>
    (kind === 'denied' ? 1000 : food ? 500 : 0) + (end - start) * 6 - FIRMNESS.indexOf(kind);
  const hits: Hit[] = [];
  for (const hit of all.sort((one, other) => rank(other) - rank(one)).slice(0, MOST)) {
    const at = hits.findIndex((one) => hit.start < one.end && one.start < hit.end);
    const taken = hits[at];
    if (!taken) hits.push(hit);
    // The same word serves in several languages: "bez", "ni", "no".
    else if (
      taken.start === hit.start &&
      taken.end === hit.end &&
      taken.kind === hit.kind &&
      !taken.food
    )
      hits[at] = {
        ...taken,
        languages: [...new Set([...taken.languages, ...hit.languages])],
        side: taken.side === hit.side ? taken.side : 'both',
      };
  }
  return hits.sort((one, other) => one.start - other.start);
}

function said(text: string, { pattern, languages, kind, side }: Frame): Hit[] {
  return [...text.matchAll(pattern)]
    .map((found) => ({
      languages,
      kind,
      side,
      start: found.index,
      end: found.index + found[0].length,
      english: found[0] === 'no',
    }))
    .filter(({ start, end }) => end > start && !ONLY.test(text.slice(end)));
}

function grownIn(text: string, { pattern, languages, kind, side }: Frame): Hit[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const stem = found[1] ?? '';
    const language = languages.find((one) => foodIn(one, stem) !== undefined);
    // "Lactose intolerant" is English.
    if (language === undefined || found[0].endsWith(' intolerant')) return [];
    const denied = kind === 'harm' && DENIES_IT.test(text.slice(0, found.index));
    const end = found.index + found[0].length;
    const food = foodIn(language, stem);
    return [
      {
        english: false,
        languages: [language],
        kind: denied ? 'denied' : kind,
        side,
        start: found.index,
        end,
        food,
      } as const,
    ];
  });
}

function foodIn(language: string, stem: string): string | undefined {
  return foodOfStem(language, stem) ?? foodOfStem(language, stem.replace(/[sn]$/, ''));
}
