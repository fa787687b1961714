/** Recognises the names and shapes in which models give the fields and lines of a recipe. */
import { normalise } from '@saffron/kitchen/text/normalise';
import type { ListField, ProseField } from '../chat/chef-types.ts';

export type RecipeField = ProseField | ListField | 'servings' | 'minutes';

/** Names without case and punctuation; the first of each list is the one our prompt asks for. */
const FIELD_NAMES: Readonly<Record<RecipeField, readonly string[]>> = {
  recipeName: [
    ...['recipename', 'name', 'title', 'recipetitle', 'dishname'],
    ...['rezeptname', 'rezept', 'titel', 'nom', 'titre', 'nombre', 'titulo', 'nome', 'titolo'],
    ...['naam', 'gerecht', 'nazwa', 'nazwaprzepisu', 'tytul', 'tarifadi', 'yemekadi', 'isim'],
  ],
  conversation_response: ['conversationresponse', 'conversation'],
  introduction: [
    ...['introduction', 'intro', 'description', 'summary'],
    ...['einleitung', 'beschreibung', 'descripcion', 'descrizione'],
  ],
  friendly_closing: ['friendlyclosing', 'closing', 'signoff', 'farewell'],
  ingredients: [
    ...['ingredients', 'ingredientlist', 'ingredientslist', 'recipeingredient'],
    ...['zutaten', 'ingredientes', 'ingredienti', 'ingredienten'],
    ...['skladniki', 'malzemeler', 'benodigdheden'],
  ],
  instructions: [
    ...['instructions', 'steps', 'method', 'directions', 'recipeinstructions', 'preparation'],
    ...['zubereitung', 'anleitung', 'schritte', 'etapes', 'pasos', 'preparacion', 'instrucciones'],
    ...['preparazione', 'istruzioni', 'passaggi', 'procedimento', 'bereiding'],
    ...['przygotowanie', 'wykonanie', 'kroki', 'hazirlanisi', 'yapilisi', 'adimlar', 'stappen'],
    ...['mododepreparo', 'preparo', 'passos', 'werkwijze'],
  ],
  tips: [
    'tips',
    'tip',
    'notes',
    'cheftips',
    'cookstips',
    'tipps',
    'consejos',
    'consigli',
    'astuces',
    'wskazowki',
    'ipuclari',
    'dicas',
  ],
  servings: [
    ...['servings', 'serves', 'portions', 'yield', 'recipeyield'],
    ...['portionen', 'personnes', 'porciones', 'porzioni'],
    ...['porcje', 'porsiyon', 'porcoes', 'porties', 'kisilik'],
  ],
  minutes: [
    'minutes',
    'totalminutes',
    'totaltime',
    'time',
    'cookingtime',
    'minuten',
    'minutos',
    'minuti',
    'minuty',
    'dakika',
    'minuut',
  ],
};

const FIELDS_BY_NAME = new Map(
  Object.entries(FIELD_NAMES).flatMap(([field, names]) =>
    names.map((name) => [name, field as RecipeField] as const),
  ),
);

/** Keys that hold the whole answer: an object around the recipe, or a text answer. */
const ANSWER_KEYS = ['content', 'reply', 'response', 'data', 'result', 'output'];
/** Keys whose text is only the name of the dish. */
const WRAPPER_KEYS = new Set([...ANSWER_KEYS, 'recipe', 'dish']);
const TEXT_ANSWER_KEYS = new Set([
  ...ANSWER_KEYS,
  'text',
  'message',
  'answer',
  'conversationresponse',
]);

const normaliseKey = (key: string | number): string =>
  normalise(String(key)).replace(/[^a-z]/g, '');

export function isWrapperKey(key: string | number): boolean {
  return key === 0 || WRAPPER_KEYS.has(normaliseKey(key));
}

export function isTextAnswerKey(key: string | number): boolean {
  return TEXT_ANSWER_KEYS.has(normaliseKey(key));
}

export function findField(key: string | number): RecipeField | undefined {
  return FIELDS_BY_NAME.get(normaliseKey(key));
}

/**
 * @returns the lines of a list's value: a text of one or more lines, an object with parts, a group,
 * or a list of these
 */
export function extractLines(list: ListField, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => extractLines(list, one));
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return splitLines(list, value).map(stripListMark).filter(Boolean);
  if (typeof value !== 'object' || value === null) return [];
  return extractObjectLines(list, value as Record<string, unknown>)
    .map(stripListMark)
    .filter(Boolean);
}

function extractObjectLines(list: ListField, value: Record<string, unknown>): string[] {
  const inside = Object.values(value).filter((one) => typeof one === 'object' && one !== null);
  if (inside.length > 0) return inside.flatMap((one) => extractLines(list, one));
  if (list === 'ingredients') return formatIngredient(value);
  const foundText = ['text', 'instruction', 'description', 'step', 'detail', 'tip', 'content']
    .map((name) => value[name])
    .find((one) => typeof one === 'string' && /\p{L}{2}/u.test(one));
  if (typeof foundText === 'string') return [foundText];
  return Object.values(value).filter((one): one is string => typeof one === 'string');
}

const AMOUNTS = [
  ...['quantity', 'amount', 'qty', 'menge', 'quantite', 'cantidad', 'quantita', 'quantidade'],
  ...['hoeveelheid', 'ilosc', 'miktar'],
];
const UNITS = [
  ...['unit', 'units', 'measure', 'einheit', 'unite', 'unidad', 'unita', 'unidade'],
  ...['eenheid', 'jednostka', 'birim'],
];
const FOODS = [
  ...['name', 'ingredient', 'item', 'food', 'zutat', 'nom', 'ingrediente', 'nombre', 'nome'],
  ...['naam', 'nazwa', 'skladnik', 'malzeme', 'ad', 'isim'],
];
const NOTES = ['notes', 'note', 'preparation', 'prep', 'notiz', 'nota'];

/** `{quantity: 200, unit: "g", name: "rice"}` or `{"rice": "200 g"}`, formatted as an ingredient line. */
function formatIngredient(value: Record<string, unknown>): string[] {
  const entries = Object.entries(value).map(([key, one]) => [normaliseKey(key), one] as const);
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

/** Splits a method in one text into steps: at line breaks, else at numbers, else at sentences. */
function splitLines(list: ListField, text: string): string[] {
  const lines = text.split(/\n+|(?:^|\s)[•▪]\s/).filter((line) => line.trim() !== '');
  if (lines.length > 1 || list === 'tips') return lines;
  if (list === 'ingredients') return text.split(/;\s+/);
  return text.split(/(?:^|\s)(?:step\s*)?\d{1,2}[.)]\s+/i).filter(Boolean);
}

/** The sentences of a method in one text without numbers or line breaks. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!])\s+(?=\p{Lu})/u);
}

const NUMBER = /^(?:(?:step\s*)?\d{1,2}\s*[.):–-]\s+|step\s+\d{1,2}\s+|[-*•–]\s+)/i;

/** Strips a line's number, bullet and Markdown marks. */
export function stripListMark(line: string): string {
  const text = collapseWhitespace(line.replace(/\*\*|__|`/g, ''));
  return text.replace(NUMBER, '').trim();
}

/** Collapses white space and removes characters that pages or databases cannot hold. */
export function collapseWhitespace(text: string): string {
  return (
    text
      .toWellFormed()
      // Counted as white space, and seen by nobody.
      .replaceAll('\ufeff', '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
  );
}

/** "4", "serves 4 to 6", 4 -> 4; undefined without a plausible number. */
export function readServings(value: unknown): number | undefined {
  const number = Number(/\d+(?:\.\d+)?/.exec(String(value))?.[0]);
  return number > 0 && number <= 1000 ? number : undefined;
}

/** "1 hour 20 minutes", "PT1H20M", 80 -> 80. */
export function readMinutes(value: unknown): number | undefined {
  const text = String(value).toLowerCase();
  const hours = Number(/(\d+(?:\.\d+)?)\s*h/.exec(text)?.[1] ?? 0);
  const minutes = Number(/(\d+)\s*m/.exec(text)?.[1] ?? 0);
  const bareNumber = /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : 0;
  const all = Math.round(hours * 60 + minutes + bareNumber);
  return all > 0 && all <= 100_000 ? all : undefined;
}
