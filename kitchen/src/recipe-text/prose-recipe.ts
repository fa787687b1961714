/** Reads a recipe told in sentences: ingredients from a list if there is one, else from the steps that name them. */
import { readLine } from '../measure/lines/read-line.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import { beginsAsStep, deedsIn, firstDeed } from './cooking-verbs.ts';
import type { FoodKnowledge } from './line-signs.ts';
import { commaItems, isCounted, isItem } from './mend-lines.ts';
import { plainWords } from './part-words.ts';
import { readServings } from './recipe-facts.ts';
import type { RecipeText } from './recipe-text.ts';
import { isTalk } from './talk-around.ts';

const SENTENCE = /(?<=[.!?])\s+/;
const LEAST = 2;
/** So many foods beside one another are a list. */
const LISTED = 3;
/** As much of a text is looked at; nobody tells a recipe in more. */
const LONGEST = 8000;

/** Undefined where it names hardly any food, or no deed and no list. */
export function readProse(knowledge: FoodKnowledge, text: string): RecipeText | undefined {
  const said = text.slice(0, LONGEST).replace(/\s+/g, ' ').trim().split(SENTENCE);
  const sentences = withoutLead(said.flatMap(withoutRequest));
  const isTold = (one: string): boolean =>
    !isAside(one) || (!one.endsWith('?') && itemsOf(knowledge, one).items.length >= LISTED);
  const told = sentences.filter(isTold);
  const talk = sentences.filter((one) => !isTold(one));
  const lists = told.map((one) => itemsOf(knowledge, one));
  const at = lists.findIndex(({ items }) => items.length >= LISTED);
  const listed = lists[at]?.items ?? [];
  const others = told.filter((one, place) => place !== at && isStep(one));
  const after = lists[at]?.rest ?? '';
  const all = after !== '' && isStep(after) ? [after, ...others] : others;
  const ingredients = listed.length > 0 ? listed : foodsIn(knowledge, all);
  const steps = all.length === 1 && listed.length === 0 ? [fromFirstDeed(all[0] ?? '')] : all;
  if (ingredients.length < LEAST || (all.length === 0 && listed.length < LISTED)) return undefined;
  const lead = lists[at]?.lead ?? '';
  return {
    title: titleIn(
      told.map((one, place) => (place === at ? lead : all.includes(one) ? endOf(one) : one)),
    ),
    servings: readServings([lead, ...told.slice(0, 2).filter((one) => !all.includes(one))]),
    ...{
      introduction: [],
      ingredients,
      instructions: steps,
      groups: [],
      notes: [],
      unread: [],
      talk,
    },
  };
}

/** "Can you check this for my sister: Chicken pie." asks, and then tells. */
function withoutRequest(sentence: string): string[] {
  const colon = sentence.indexOf(': ');
  const asked = sentence.slice(0, Math.max(0, colon));
  return asked !== '' && isTalk(asked, true)
    ? [`${asked}?`, sentence.slice(colon + 2)]
    : [sentence];
}

/** "Potato salad: Boil the potatoes" is a name and a step. */
function withoutLead(sentences: readonly string[]): string[] {
  const [first = '', ...others] = sentences;
  const colon = first.indexOf(': ');
  const [name, rest] = [first.slice(0, colon), first.slice(colon + 2)];
  const isName =
    colon > 0 &&
    name.split(' ').length <= 5 &&
    !isStep(name) &&
    beginsAsStep(plainWords(rest).split(' ')) === 1;
  return isName ? [`${name}.`, rest, ...others] : [...sentences];
}

/** What is dictated in one breath lists its foods first: the step begins with the first deed and ends before the name. */
function fromFirstDeed(sentence: string): string {
  const words = sentence.split(' ');
  const at = firstDeed(words.map((word) => plainWords(word)));
  if (at < DICTATED) return sentence;
  const rest = words.slice(at).join(' ');
  const end = rest.search(NAMED_LAST);
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}

const DICTATED = 6;
const NAMED_LAST = /\s*(?:,\s*)?(?:and )?\bthat(?:'|’)?s (?:my|our|the)\b/i;

/** "... that's my tomato soup" */
function endOf(sentence: string): string {
  const at = sentence.search(NAMED_LAST);
  return at < 0 ? '' : sentence.slice(at).replace(NAMED_LAST, '').trim();
}

/** A question, or what is said to whoever reads it, without a deed of cooking. */
function isAside(sentence: string): boolean {
  return (
    sentence.endsWith('?') ||
    (isTalk(sentence, true) && !sentence.includes(':') && !isStep(sentence))
  );
}

function isStep(sentence: string): boolean {
  const words = plainWords(sentence).split(' ');
  return beginsAsStep(words) > 0 || deedsIn(words) > 0;
}

const NEEDED =
  /\b(?:you need|you(?:'|’)ll need|you will need|needs|take|gather|ingredients are)\b:?\s*/i;

/** "For four you need 2 tins of beans, 1 leek and stock", "my scones: 225 flour, 55 butter", "flapjacks, 200 g butter 200 g sugar 400 g oats". */
function itemsOf(knowledge: FoodKnowledge, sentence: string) {
  const needed = NEEDED.exec(sentence);
  const colon = sentence.indexOf(':');
  const isLed = needed !== null || (colon > 0 && colon < 90);
  const from = needed ? needed.index + needed[0].length : isLed ? colon + 1 : 0;
  const said = commaItems(partedAtAmounts(sentence.slice(from).replace(/[.!]$/, '')));
  const isOne = (item: string): boolean => isItem(knowledge, item) && !isStep(item);
  // Without a word that leads to it a list begins with its first amount.
  const isFirst = (item: string): boolean =>
    isOne(item) && (isLed || (isCounted(knowledge, item) && /^[\d½¼¾⅓⅔]/.test(item)));
  const begin = isLed ? 0 : said.findIndex(isFirst);
  if (begin < 0) return { lead: '', items: [], rest: '' };
  // It ends where its first item that is no food stands.
  const length = said.slice(begin).findIndex((one) => !isOne(one));
  const end = length < 0 ? said.length : begin + length;
  const before = isLed ? [sentence.slice(0, needed ? needed.index : colon)] : said.slice(0, begin);
  return {
    lead: before.join(', '),
    items: said.slice(begin, end),
    rest: said.slice(end).join(', '),
  };
}

/** Where commas are spared, each amount begins an item: "200 g butter 200 g sugar". */
function partedAtAmounts(text: string): string {
  const words = text.split(' ');
  const parted = words.map((word, at) => {
    const before = words[at - 1] ?? '';
    const isAmount = /^\d/.test(word) && /^\p{L}{3,}$/u.test(before) && !PARTS.has(before);
    return isAmount ? `, ${word}` : word;
  });
  return parted.join(' ');
}

const MOST_FOODS = 60;
const AHEAD = 7;
const FAR = 60;
/** An amount does not reach across these. */
const PARTS = new Set([
  'and',
  'with',
  'in',
  'into',
  'the',
  'to',
  'then',
  'or',
  'on',
  'over',
  'at',
  'about',
  'for',
  'until',
  'it',
  'them',
]);

/** Each food that the steps name, with its amount where it has one; once. */
function foodsIn({ rules, measures }: FoodKnowledge, steps: readonly string[]): string[] {
  const found: { line: string; names: readonly string[]; isCounted: boolean }[] = [];
  for (const step of steps) {
    if (found.length >= MOST_FOODS) break;
    let last = 0;
    for (const term of findTerms(rules, step)) {
      const name = step.slice(term.start, term.end);
      if (!term.isFood || isNoFood(measures, step, term.start, term.end)) continue;
      const start = amountBefore(measures, step, last, term);
      last = term.end;
      const line = step.slice(start ?? term.start, term.end);
      const words = name.toLowerCase().split(' ');
      const known = found.find(
        (one) =>
          one.names.includes(term.name) ||
          words.every((word) => one.line.toLowerCase().includes(word)),
      );
      if (!known)
        found.push({
          line,
          names: [term.name, ...term.kinds.slice(0, 1)],
          isCounted: start !== undefined,
        });
    }
  }
  return found.slice(0, MOST_FOODS).map(({ line }) => line);
}

/** "Salt it well" names a deed, and "two cloves of garlic" a measure. */
function isNoFood(
  { units }: FoodKnowledge['measures'],
  step: string,
  start: number,
  end: number,
): boolean {
  const isFirst = start === 0 || /[.!?,]\s+$/.test(step.slice(Math.max(0, start - 4), start));
  if (isFirst && beginsAsStep(plainWords(step.slice(start, start + 60)).split(' ')) > 0)
    return true;
  const last = step.slice(start, end).toLowerCase().split(' ').at(-1) ?? '';
  return units.bySpelling.has(last) && step.slice(end, end + 4) === ' of ';
}

/** Where the words of an amount before a food begin; undefined where there is none. */
function amountBefore(
  measures: FoodKnowledge['measures'],
  text: string,
  last: number,
  { start, end }: { readonly start: number; readonly end: number },
): number | undefined {
  const offset = Math.max(last, start - FAR);
  const words = [...text.slice(offset, start).matchAll(/\S+/g)].slice(-AHEAD);
  let best: number | undefined;
  for (const word of words.reverse()) {
    if (PARTS.has(word[0].toLowerCase()) || /[.,;:!?]$/.test(word[0])) break;
    const from = offset + word.index;
    const { quantity, unit, name } = readLine(measures, text.slice(from, end));
    const isWhole =
      name !== '' &&
      text
        .slice(start, end)
        .toLowerCase()
        .endsWith(name.toLowerCase().split(' ').at(-1) ?? '');
    if ((quantity !== null || unit !== null) && isWhole) best = from;
  }
  return best;
}

const LEADS = /^.*\b(?:here(?:'|’)?s|here is|this is|we make|i make|we do|i do|making|for)\s+/i;
const OWNERS = /^(?:my|our|the|a|an|some)\s+/i;
const OWNED = /^(?:\p{L}+(?:'s|’s)\s+)+/u;
const ENDS = /\s+(?:goes|is made|is|recipe|when|like this|the way|for \w+|i|that|which)\b.*$/i;

/** "My grandmother's rice pudding goes like this" tells of a rice pudding. */
function titleIn(sentences: readonly string[]): string {
  for (const one of sentences.filter(Boolean)) {
    const plain = one.split(':')[0] ?? '';
    const bare = plain
      .replace(LEADS, '')
      .replace(OWNERS, '')
      .replace(OWNED, '')
      .replace(ENDS, '')
      .replace(/[.!?]+$/, '')
      .trim();
    const many = bare.split(/\s+/).length;
    if (bare !== '' && many <= 6 && !isStep(bare)) return bare;
  }
  return '';
}
