/** Puts into English what people of other languages say of what they must not eat, before anybody else reads the message. */
import { SAID_IN_ENGLISH } from './frame-kinds.ts';
import { type Hit, hitsIn, mayTell } from './hits.ts';
import { type Part, partsOf } from './parts.ts';
import { withDiets } from './read-diets.ts';
import { FIRST_SIGN, sayInEnglish } from './say-in-english.ts';
import { END, flat, START, UNSPACED } from './spelling-of-frames.ts';

export interface HarmRead {
  readonly text: string;
  /** What was put into English, each behind a sign that no dictionary knows. */
  readonly phrases: readonly string[];
  /** The language in which it was said, in English. */
  readonly language?: string;
}

const NAMES: Readonly<Record<string, string>> = {
  es: 'Spanish', fr: 'French', de: 'German', it: 'Italian', pt: 'Portuguese', nl: 'Dutch', pl: 'Polish', sv: 'Swedish',
  no: 'Norwegian', da: 'Danish', tr: 'Turkish', ru: 'Russian', uk: 'Ukrainian', cs: 'Czech', ro: 'Romanian', el: 'Greek',
  ar: 'Arabic', he: 'Hebrew', hi: 'Hindi', zh: 'Chinese', ja: 'Japanese', ko: 'Korean', vi: 'Vietnamese', id: 'Indonesian',
  fi: 'Finnish', hu: 'Hungarian', th: 'Thai', fa: 'Persian',
}; // biome-ignore format: a table

const EXCEPT = new RegExp(
  `(?:${START}(?:excepto|salvo|menos|sauf|excepte|a part|ausser|bis auf|tranne|eccetto|a parte|exceto|behalve|utom|forutom|unntatt|bortset fra|undtagen|oprocz|poza|z wyjatkiem|кроме|окрім|крім|krome|az na|cu exceptia|in afara|εκτος|الا|ما عدا|חוץ|ngoai tru|tru|kecuali|except)${END}|除了)`,
  'u',
);
const FULL_STOP = /[.;!?\n。；！？]/g;

/** How many words may stand before the first food and between two, in a list that tells of harm and in any other. */
const ROOM = { harm: [5, 2], other: [3, 0] } as const;
/** Several of them make a word. */
const SIGNS_A_WORD = 2;

/** The foods of a list, from its parts in reading order away from the words that tell. */
function listOf(parts: readonly Part[], hit: Hit, language: string, crossing: boolean): Part[] {
  const [first, between] = hit.kind === 'harm' || hit.kind === 'denied' ? ROOM.harm : ROOM.other;
  const size = UNSPACED.test(language) ? SIGNS_A_WORD : 1;
  const foods: Part[] = [];
  let words = 0;
  let afterComma = false;
  for (const [at, part] of parts.entries()) {
    if (part.kind === 'end') break;
    if (part.kind === 'comma') {
      if (foods.length === 0 && !crossing) break;
      afterComma = foods.length > 0;
    }
    if (part.kind === 'again') [words, afterComma] = [0, false];
    if (part.kind === 'word') words += 1;
    if (words > (foods.length > 0 ? between : first) * size) break;
    if (part.kind !== 'food') continue;
    if (afterComma && hit.kind !== 'harm' && !goesOn(parts.slice(at + 1))) break;
    foods.push(part);
    [words, afterComma] = [0, false];
  }
  return foods;
}

/** Whether a food behind a comma belongs to the list: "sin leche, huevos ni nueces", but not "sin leche, pescado al horno". */
function goesOn(rest: readonly Part[]): boolean {
  const next = rest.find((part) => part.kind !== 'glue');
  return (
    next === undefined || next.kind === 'comma' || next.kind === 'again' || next.kind === 'food'
  );
}

/** "No gluten" is English, and "no leche" is not. */
function isEnglishToo({ english: name, end, start }: Part): boolean {
  return end - start === name?.length || SHARED.has(name ?? '');
}

const SHARED = new Set(['gluten', 'sesame', 'soy', 'kiwi', 'alcohol', 'coconut', 'tree nuts']);

interface Reading {
  readonly foods: readonly Part[];
  readonly language: string;
}

function readingOf(
  hit: Hit,
  partsIn: (language: string) => readonly Part[],
  crossing = true,
): Reading {
  return hit.languages
    .map((language) => {
      const foods = listOf(partsIn(language), hit, language, crossing);
      return { language, foods: hit.english && foods.every(isEnglishToo) ? [] : foods };
    })
    .reduce((best, one) => (one.foods.length > best.foods.length ? one : best));
}

/** Reads folded text. */
export function readHarmAbroad(folded: string): HarmRead {
  const hits = mayTell(folded) ? hitsIn(folded) : [];
  const phrases: string[] = [];
  let language: string | undefined;
  let text = '';
  let done = 0;
  const put = (from: number, to: number, english: string): void => {
    text += `${folded.slice(done, from)} ${String.fromCharCode(FIRST_SIGN + phrases.length)} `;
    phrases.push(english);
    done = to;
  };
  for (const hit of hits) {
    if (hit.start < done || phrases.length > 60) continue;
    const read = placesOf(folded, hit, hits, done);
    if (!read) continue;
    language ??= read.language;
    put(read.from, read.to, read.english);
  }
  text += folded.slice(done);
  return withDiets({ text, phrases, ...(language ? { language: NAMES[language] } : {}) });
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly english: string;
  readonly language: string;
}

function placesOf(text: string, hit: Hit, hits: readonly Hit[], done: number): Place | undefined {
  const stop = text.slice(hit.end).search(FULL_STOP);
  const near = hits.filter((one) =>
    one.languages.some((language) => hit.languages.includes(language)),
  );
  const next = near.find(
    (one) => one.start >= hit.end && (one.kind !== 'without' || one.side === 'before'),
  );
  const nextStart = next
    ? next.side === 'after' || next.food
      ? next.start
      : text.length
    : text.length;
  const to = Math.min(stop < 0 ? text.length : hit.end + stop, nextStart, hit.end + FAR);
  const from = Math.max(done, lastStop(text, hit.start), hit.start - FAR);
  const again = new Map(
    near.flatMap((one) =>
      one.kind === 'without' && one !== hit ? [[one.start, one.end] as const] : [],
    ),
  );
  const ahead = (language: string): Part[] => partsOf(text, [hit.end, to], language, again);
  const behind = (language: string): Part[] =>
    partsOf(text, [from, hit.start], language, NONE).reverse();
  if (hit.food) return grown(text, hit, readingOf(hit, behind));
  if (hit.kind === 'denied')
    return withContrast(text, hit, to, denial(text, hit, to, ahead, behind));
  const after = hit.side === 'before' ? NOTHING : readingOf(hit, ahead, hit.side === 'after');
  if (after.foods.length > 0) return behindIt(text, hit, after, to);
  const before = hit.side === 'after' ? NOTHING : readingOf(hit, behind);
  const start = before.foods.at(-1)?.start;
  if (start !== undefined)
    return {
      from: start,
      to: hit.end,
      english: sayInEnglish(hit.kind, [...before.foods].reverse()),
      language: before.language,
    };
  const far = hit.side === 'both' ? readingOf(hit, ahead) : NOTHING;
  if (far.foods.length > 0) return behindIt(text, hit, far, to);
  return hit.kind === 'harm' && SPEAKS_OF_ALLERGY.test(text.slice(hit.start, hit.end))
    ? {
        from: hit.start,
        to: ahead(hit.languages[0] ?? '').find((part) => part.kind !== 'glue')?.start ?? hit.end,
        english: SAID_IN_ENGLISH.harm,
        language: hit.languages[0] ?? '',
      }
    : undefined;
}

/** No list is longer. */
const FAR = 160;
const NONE: ReadonlyMap<number, number> = new Map();
const NOTHING: Reading = { foods: [], language: '' };
const SPEAKS_OF_ALLERGY = new RegExp(
  flat(
    'al+erg|uczul|аллерг|алерг|αλλεργ|حساس|אלרגי|allergy|एलर्जी|过敏|過敏|アレルギー|알레르기|알러지|di ung|alerji|แพ้',
  ),
  'u',
);

function lastStop(text: string, end: number): number {
  let last = 0;
  for (const found of text.slice(0, end).matchAll(FULL_STOP)) last = found.index + 1;
  return last;
}

/** "Fisch und Pflaumen": what is named behind the last known food must not be lost. */
function behindIt(text: string, hit: Hit, { foods, language }: Reading, to: number): Place {
  const end = foods.at(-1)?.end ?? hit.end;
  const joined = JOINED.exec(text.slice(end, to));
  const more = hit.kind === 'harm' && joined !== null;
  return {
    from: hit.start,
    to: more ? end + (joined[1]?.length ?? 0) : end,
    english: more
      ? `${sayInEnglish(hit.kind, foods).replace(/;$/, '')} and allergic to`
      : sayInEnglish(hit.kind, foods),
    language,
  };
}

const JOINED =
  /^(,? (?:y|e|et|und|ed|en|och|og|a|i|oraz|si|и|та|й|και|ve|dan|va) )(?:[\p{L}']+ ){0,2}[\p{L}']+ ?$/u;

/** "Nuss- und Milchallergie": those with a hyphen belong to it. */
function grown(text: string, hit: Hit, { foods, language }: Reading): Place {
  const lonely = foods.filter((food) => text[food.end] === '-' || hit.kind === 'denied');
  const all = [...lonely].reverse();
  return {
    from: all[0]?.start ?? hit.start,
    to: hit.end,
    english: sayInEnglish(hit.kind, [...all, { english: hit.food ?? '' }]),
    language: language || (hit.languages[0] ?? ''),
  };
}

const CONTRAST = new RegExp(
  `^[ ,;]*(?:${START}(?:aber|sondern|pero|sino|mais|ma|mas|maar|men|utan|ale|tylko|но|а|але|только|dar|ci|fakat|ama|alla|pero si|mas sim|но есть|але є)${END})`,
  'u',
);

/** "Nicht gegen Fisch, aber gegen Eier": the second is meant. */
function withContrast(text: string, hit: Hit, to: number, denied: Place): Place {
  const turn = CONTRAST.exec(text.slice(denied.to, to));
  if (!turn) return denied;
  const from = denied.to + turn[0].length;
  const { foods } = readingOf({ ...hit, kind: 'dislikes' }, (one) =>
    partsOf(text, [from, to], one, NONE),
  );
  const end = foods.at(-1)?.end;
  return end === undefined
    ? denied
    : { ...denied, to: end, english: `${denied.english} ${sayInEnglish('harm', foods)}` };
}

/** "No soy alérgico a nada, excepto a la leche" tells of milk. */
function denial(
  text: string,
  hit: Hit,
  to: number,
  ahead: (language: string) => readonly Part[],
  behind: (language: string) => readonly Part[],
): Place {
  const language = hit.languages[0] ?? '';
  const except = EXCEPT.exec(text.slice(hit.end, to));
  if (except) {
    const from = hit.end + except.index + except[0].length;
    const rest: Hit = { ...hit, kind: 'harm' };
    const kept = readingOf(rest, (one) => partsOf(text, [from, to], one, NONE));
    const end = kept.foods.at(-1)?.end ?? from;
    return {
      from: hit.start,
      to: end,
      english: sayInEnglish('harm', kept.foods),
      language: kept.language || language,
    };
  }
  const after = hit.side === 'before' ? NOTHING : readingOf(hit, ahead, false);
  if (after.foods.length > 0)
    return { ...behindIt(text, hit, after, to), language: after.language };
  const inside = readingOf(hit, (one) =>
    partsOf(text, [hit.start, hit.end], one, NONE).filter((part) => part.kind === 'food'),
  );
  const before = hit.side === 'after' ? NOTHING : readingOf(hit, behind);
  const foods = inside.foods.length > 0 ? inside.foods : [...before.foods].reverse();
  if (foods.length === 0)
    return { from: hit.start, to: hit.end, english: 'no allergies;', language };
  const start = Math.min(hit.start, foods[0]?.start ?? hit.start);
  return {
    from: start,
    to: hit.end,
    english: sayInEnglish('denied', foods),
    language: before.language || language,
  };
}
