/** Normalises a recipe's words for its picture, and guesses its looks from them: vessel, course and colours. */
import type { Course, Dish, Vessel } from '../cookbook/dish.ts';
import { joinerOf } from './motifs.ts';
import { type Entries, listOf, under, wordsIn } from './parse-tables.ts';

/** A recipe as it is spoken; a dish's own vessel, colours and course may be passed along with its plated recipe. */
export interface SpokenRecipe extends Looks {
  readonly recipeName: string;
  readonly ingredients: readonly string[];
}

/** What a dish knows of its own looks; whatever is missing is guessed from the words. */
export type Looks = Partial<Pick<Dish, 'vessel' | 'colours' | 'course'>>;

/** Everything the choice is made from, normalised to plain lower-case letters. */
export interface Facts {
  readonly title: string;
  /** The title up to its "with": the dish itself and not what comes beside it. */
  readonly head: string;
  readonly course: Course;
  readonly vessel: Vessel;
  readonly colours: readonly string[];
  /** Each ingredient line without what only sounds like a food in it. */
  readonly lines: readonly string[];
}

export type WordTable = ReturnType<typeof readWords>;

/** Letters that do not come apart into a plain one and its accent. */
const LETTERS = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i', '’': "'" };
const normalised = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđı’]/g, (letter) => LETTERS[letter as keyof typeof LETTERS]);

/** "egg noodles" are no eggs, "rice vinegar" no rice, "coconut aminos" no coconut. */
function disguisesOf(words: Entries): RegExp {
  const ways = under(words, 'not before').map(([, value]) => {
    const [heads = '', tails] = value.split('>');
    const gap = heads.includes('+') ? '' : ' ';
    return `(?:${listOf(heads.replace('+', '')).join('|')})${gap}(?=${listOf(tails).join('|')})`;
  });
  return new RegExp(`\\b(?:${ways.join('|')})`, 'g');
}

export function readWords(words: Entries) {
  const [joined, disguises] = [joinerOf(words), disguisesOf(words)];
  const patterns = words.map(([key, value]) => [key, wordsIn(listOf(value))] as const);
  const byKey = new Map(patterns);
  /** Whether the words of this key are in the text. */
  const says = (key: string, text: string) => byKey.get(key)?.test(text) ?? false;
  /** The rest of the first key with this start whose words are in the text. */
  const first = (start: string, text: string) =>
    patterns
      .find(([key, found]) => key.startsWith(`${start} `) && found.test(text))?.[0]
      .slice(start.length + 1);
  const vesselOf = (title: string, lines: readonly string[]): Vessel => {
    const has = (key: string) => lines.some((line) => says(key, line));
    const mixed = lines.length < 9 && has('spirits') && has('cold');
    // Salmon with pesto does not come in the pesto's jar.
    const [head = title] = title.split(/\b(?:with|over)\b/);
    return (first('vessel', head) as Vessel | undefined) ?? (mixed ? 'glass' : 'plate');
  };
  return {
    says,
    /** Six hex digits for a recipe that nobody described. */
    colourOf: ({ title, lines }: Facts): string | undefined =>
      first('title colour', title) ?? first('ingredient colour', lines.join('\n')),
    factsOf: (recipe: Dish | SpokenRecipe): Facts => {
      const spoken = 'recipeName' in recipe;
      const name = spoken ? recipe.recipeName : recipe.title;
      const named = spoken ? recipe.ingredients : recipe.ingredients.map((line) => line.name);
      const title = joined(normalised(name.slice(0, 200)));
      const lines = named
        .slice(0, 60)
        .map((line) => joined(normalised(line.slice(0, 200)).replace(disguises, '')));
      return {
        title,
        head: /^.*?\S.*?\b(?:with|over)\b/.exec(title)?.[0] ?? title,
        course: recipe.course ?? (first('course', title) as Course | undefined) ?? 'main',
        vessel: recipe.vessel ?? vesselOf(title, lines),
        colours: (recipe.colours ?? []).map(normalised),
        lines,
      };
    },
  };
}
