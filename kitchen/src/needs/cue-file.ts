/** Parses language/en/needs.cues and files like it: each line a phrase (cue) with what it says of the food beside it. */
import { normalise } from '../text/normalise.ts';
import { compilePattern, firstKeys, hasItem, type Item, meansFoods } from './cue-pattern.ts';

const CATEGORIES = {
  harm: { direction: '>', reach: 14 },
  dislike: { direction: '>', reach: 8 },
  without: { direction: '>', reach: 6 },
  lacking: { direction: '>', reach: 8 },
  wanted: { direction: '>', reach: 8 },
  lifted: { direction: '>', reach: 10 },
  negated: { direction: '>', reach: 10 },
  question: { direction: '<>', reach: 40 },
  hypothetical: { direction: '>', reach: 16 },
  declared: { direction: '>', reach: 6 },
  diet: { direction: '>', reach: 0 },
  habit: { direction: '>', reach: 0 },
  name: { direction: '>', reach: 0 },
  person: { direction: '>', reach: 0 },
  anybody: { direction: '>', reach: 0 },
  guest: { direction: '>', reach: 0 },
  body: { direction: '>', reach: 0 },
  ill: { direction: '>', reach: 0 },
  care: { direction: '>', reach: 0 },
  ailing: { direction: '>', reach: 0 },
  trouble: { direction: '>', reach: 0 },
  contrast: { direction: '>', reach: 0 },
  eaten: { direction: '>', reach: 0 },
  after: { direction: '>', reach: 0 },
  while: { direction: '>', reach: 0 },
  link: { direction: '>', reach: 0 },
  stop: { direction: '>', reach: 0 },
  nofood: { direction: '>', reach: 0 },
  allergy: { direction: '>', reach: 0 },
  belief: { direction: '>', reach: 0 },
  keepout: { direction: '>', reach: 0 },
  letin: { direction: '>', reach: 0 },
  yes: { direction: '>', reach: 0 },
  more: { direction: '>', reach: 0 },
  neversaid: { direction: '>', reach: 0 },
  eatsall: { direction: '>', reach: 0 },
  alone: { direction: '>', reach: 0 },
  aside: { direction: '>', reach: 0 },
  forone: { direction: '>', reach: 0 },
  gone: { direction: '>', reach: 0 },
  tongue: { direction: '>', reach: 0 },
} as const;

export type Category = keyof typeof CATEGORIES;
/** `~` looks for the nearest food, over the ends of sentences too; `~!` even for one that is wished for. */
type Direction = '>' | '<' | '<>' | '~' | '~!';
/** `faint` ends nothing: such a wish is none beside what harms. `back` looks for no food behind the words of a story. */
export type Stop = 'comma' | 'but' | 'stop' | 'person' | 'cue' | 'whole' | 'faint' | 'back';

/** How a category colours where its line says nothing of it. */
export interface Usual {
  readonly direction: Direction;
  /** In tokens. */
  readonly reach: number;
}

export interface CueOf<Name extends string> {
  readonly category: Name;
  readonly items: readonly Item[];
  readonly direction: Direction;
  /** In tokens. */
  readonly reach: number;
  readonly stops: ReadonlySet<Stop>;
  /** Whether a food among its own words is meant. */
  readonly meansFoods: boolean;
  /** Whether a question mark stands among them: "olives? no way". */
  readonly asks: boolean;
  /** What it stands for: a food of the pantry, a diet. */
  readonly means: string;
  /** "en/needs.cues:12" */
  readonly at: string;
}

export type Cue = CueOf<Category>;

const STOPS: readonly Stop[] = ['but', 'stop', 'cue'];
const LINE = /^(\w+)([^|]*)\| ([^=]+?)(?: = (.+))?$/;

/** @throws Error that names the line which cannot be read */
export function readCues(name: string, text: string): readonly Cue[] {
  return readCuesOf(CATEGORIES, name, text);
}

/** The same for a file with other categories. @throws Error that names the line which cannot be read */
export function readCuesOf<Name extends string>(
  categories: Readonly<Record<Name, Usual>>,
  name: string,
  text: string,
): readonly CueOf<Name>[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const at = `${name}:${index + 1}`;
    try {
      return [readCue(categories, line, at)];
    } catch (error) {
      throw new Error(`${at}: ${error instanceof Error ? error.message : 'unreadable'}`);
    }
  });
}

function readCue<Name extends string>(
  categories: Readonly<Record<Name, Usual>>,
  line: string,
  at: string,
): CueOf<Name> {
  const [, category = '', head = '', words = '', means = ''] = LINE.exec(line.trim()) ?? [];
  const usual = categories[category as Name];
  if (usual === undefined) throw new Error(`what is "${line}"?`);
  const settings = head.split(' ').filter(Boolean);
  const direction = settings.find((one) => /^[<>~!]+$/.test(one)) ?? usual.direction;
  const reach = settings.find((one) => /^\d+$/.test(one)) ?? usual.reach;
  const stops = settings.filter((one) => /^[a-z]+$/.test(one)) as Stop[];
  const items = compilePattern(normalise(words).replaceAll("'", ''));
  // Throws where it could not be filed.
  firstKeys(items);
  return {
    category: category as Name,
    items,
    direction: direction as Direction,
    reach: Number(reach),
    stops: new Set([...STOPS, ...stops]),
    meansFoods: meansFoods(items),
    asks: hasItem(items, ({ kind }) => kind === 'asked'),
    means,
    at,
  };
}
