/** The head of a text file: what is known of a recipe beside its words, one key a line between two rules. */
import type { SentRecipe } from '@saffron/contract/recipe';
import { parseHead } from '@saffron/kitchen/cookbook/front-matter';
import {
  type Draft,
  numberIn,
  type Place,
  pictureIn,
  pictureOut,
  textIn,
  textsIn,
} from './draft.ts';

export type Values = Readonly<Record<string, unknown>>;

const FENCED = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** JSON is YAML too, and no text can break out of it. */
export function writeFrontMatter(values: Values): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}: ${plain(value)}`);
  return lines.length === 0 ? '' : ['---', ...lines, '---', ''].join('\n');
}

/** Words that mean nothing else in YAML stand without quotation marks, as a person would write them. */
function plain(value: unknown): string {
  const isPlain = typeof value === 'string' && /^[A-Za-z][A-Za-z ]*[A-Za-z]$/.test(value);
  return isPlain && !/^(?:true|false|null|yes|no|on|off)$/i.test(value)
    ? value
    : JSON.stringify(value);
}

/** @throws DishError when what stands between the rules is no YAML */
export function readFrontMatter(text: string, name: string): { values: Values; body: string } {
  const clean = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const fenced = FENCED.exec(clean);
  if (fenced === null) return { values: {}, body: clean };
  const { values } = parseHead(name, fenced[1] ?? '');
  return { values, body: clean.slice(fenced[0].length) };
}

/** What both kinds of text file keep in their head. */
export function headOf(recipe: SentRecipe, place: Place): Values {
  return {
    servings: recipe.servings,
    time: recipe.minutes,
    active: recipe.activeMinutes,
    cuisine: recipe.cuisine,
    keywords: recipe.keywords?.length ? recipe.keywords : undefined,
    image: pictureOut(recipe.imageUrl, place),
    id: recipe.recipeId,
  };
}

/** Only what the file says itself: a default would be an invention of ours. */
export function knownFrom(values: Values, place: Place): Partial<Draft> {
  const words = values.keywords ?? values.tags;
  // A list keeps its commas, a text is divided by them.
  const keywords = Array.isArray(words) ? textsIn(words) : divided(words);
  return {
    recipeId: textIn(values.id),
    servings: numberIn(values.servings ?? values.serves ?? values.yield),
    minutes: minutesIn(values.time ?? values['total time']),
    activeMinutes: minutesIn(values.active ?? values['prep time']),
    cuisine: textIn(values.cuisine),
    course: textIn(values.course ?? values.category),
    keywords: keywords.length > 0 ? keywords : undefined,
    imageUrl: pictureIn(values.image, place),
  };
}

/** "quick, one-pan" as words. */
export function divided(words: unknown): string[] {
  return typeof words === 'string' ? textsIn(words.split(',').map((word) => word.trim())) : [];
}

/** "45", "45 minutes", "1 hour 10 minutes", "1h10". */
export function minutesIn(value: unknown): number | undefined {
  if (typeof value !== 'string') return numberIn(value);
  // No time is that long to write, and digits without an end would be looked through from each of them.
  const written = value.slice(0, 200);
  const hours = numberIn(/(\d+(?:\.\d+)?)\s*h/i.exec(written)?.[1]);
  if (hours === undefined) return numberIn(written);
  const rest = numberIn(/h\D*?(\d+)/i.exec(written)?.[1]) ?? 0;
  return hours * 60 + rest;
}
