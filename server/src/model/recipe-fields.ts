/** The names that models give to the parts of a recipe, and the shapes in which they give its lines. */
import type { ListField, ProseField } from '../chat/chef.ts';

export type RecipeField = ProseField | ListField | 'servings' | 'minutes';

/** Names without case and marks; the first of each is the one we ask for. */
const NAMES: Readonly<Record<RecipeField, readonly string[]>> = {
  recipeName: ['recipename', 'name', 'title', 'recipetitle', 'dishname'],
  conversation_response: ['conversationresponse', 'conversation'],
  introduction: ['introduction', 'intro', 'description', 'summary'],
  friendly_closing: ['friendlyclosing', 'closing', 'signoff', 'farewell'],
  ingredients: ['ingredients', 'ingredientlist', 'recipeingredient'],
  instructions: ['instructions', 'steps', 'method', 'directions', 'recipeinstructions'],
  tips: ['tips', 'tip', 'notes', 'cheftips', 'cookstips'],
  servings: ['servings', 'serves', 'portions', 'yield', 'recipeyield'],
  minutes: ['minutes', 'totalminutes', 'totaltime', 'time', 'cookingtime'],
};

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.map((name) => [name, field as RecipeField] as const),
  ),
);

/** What holds a whole answer: an object around the recipe, or as a text an answer in words. */
const ANSWERS = ['content', 'reply', 'response', 'data', 'result', 'output'];
/** A text of these names only says what the dish is called. */
const WRAPPERS = new Set([...ANSWERS, 'recipe', 'dish']);
const SPEECH = new Set([...ANSWERS, 'text', 'message', 'answer', 'conversationresponse']);

const plain = (key: string | number): string =>
  String(key)
    .toLowerCase()
    .replace(/[^a-z]/g, '');

export function isWrapper(key: string | number): boolean {
  return key === 0 || WRAPPERS.has(plain(key));
}

export function isSpeech(key: string | number): boolean {
  return SPEECH.has(plain(key));
}

export function fieldNamed(key: string | number): RecipeField | undefined {
  return BY_NAME.get(plain(key));
}

/** The lines in a value of a list: a text of one or more lines, an object with its parts, a group, or a list of these. */
export function linesOf(list: ListField, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(list, one));
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return splitLines(list, value).map(bare).filter(Boolean);
  if (typeof value !== 'object' || value === null) return [];
  return linesOfObject(list, value as Record<string, unknown>)
    .map(bare)
    .filter(Boolean);
}

function linesOfObject(list: ListField, value: Record<string, unknown>): string[] {
  const inside = Object.values(value).filter((one) => typeof one === 'object' && one !== null);
  if (inside.length > 0) return inside.flatMap((one) => linesOf(list, one));
  if (list === 'ingredients') return ingredientOf(value);
  const told = ['text', 'instruction', 'description', 'step', 'detail', 'tip', 'content']
    .map((name) => value[name])
    .find((one) => typeof one === 'string' && /\p{L}{2}/u.test(one));
  if (typeof told === 'string') return [told];
  return Object.values(value).filter((one): one is string => typeof one === 'string');
}

const AMOUNTS = ['quantity', 'amount', 'qty'];
const UNITS = ['unit', 'units', 'measure'];
const FOODS = ['name', 'ingredient', 'item', 'food'];
const NOTES = ['notes', 'note', 'preparation', 'prep'];

/** `{quantity: 200, unit: "g", name: "rice"}` or `{"rice": "200 g"}`, as the line a cook would write. */
function ingredientOf(value: Record<string, unknown>): string[] {
  const entries = Object.entries(value).map(([key, one]) => [plain(key), one] as const);
  const first = (names: readonly string[]): string =>
    entries
      .filter(([key, one]) => names.includes(key) && one !== null && one !== '')
      .map(([, one]) => String(one))[0] ?? '';
  const food = first(FOODS);
  if (food === '') {
    return Object.entries(value).map(([name, amount]) => `${String(amount ?? '')} ${name}`);
  }
  const note = first(NOTES);
  const line = [first(AMOUNTS), first(UNITS), food].filter(Boolean).join(' ');
  return [note === '' ? line : `${line}, ${note}`];
}

/** A whole method in one text: by its lines, else by its numbers, else by its sentences. */
function splitLines(list: ListField, text: string): string[] {
  const lines = text.split(/\n+|(?:^|\s)[•▪]\s/).filter((line) => line.trim() !== '');
  if (lines.length > 1 || list === 'tips') return lines;
  if (list === 'ingredients') return text.split(/;\s+/);
  return text.split(/(?:^|\s)(?:step\s*)?\d{1,2}[.)]\s+/i).filter(Boolean);
}

/** The sentences of a method that came as one text without any marks. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!])\s+(?=\p{Lu})/u);
}

const NUMBER = /^(?:(?:step\s*)?\d{1,2}\s*[.):–-]\s+|step\s+\d{1,2}\s+|[-*•–]\s+)/i;

/** One line without its number, its bullet and the marks of Markdown. */
export function bare(line: string): string {
  const text = tidy(line.replace(/\*\*|__|`/g, ''));
  return text.replace(NUMBER, '').trim();
}

/** White space as single blanks, and nothing that no page or database can hold. */
export function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** "4", "serves 4 to 6", 4 -> 4; undefined when there is no number that can be one. */
export function servingsIn(value: unknown): number | undefined {
  const number = Number(/\d+(?:\.\d+)?/.exec(String(value))?.[0]);
  return number > 0 && number <= 1000 ? number : undefined;
}

/** "1 hour 20 minutes", "PT1H20M", 80 -> 80. */
export function minutesIn(value: unknown): number | undefined {
  const text = String(value).toLowerCase();
  const hours = Number(/(\d+(?:\.\d+)?)\s*h/.exec(text)?.[1] ?? 0);
  const minutes = Number(/(\d+)\s*m/.exec(text)?.[1] ?? 0);
  const bareNumber = /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : 0;
  const all = Math.round(hours * 60 + minutes + bareNumber);
  return all > 0 && all <= 100_000 ? all : undefined;
}
