/** Finds the ingredients that a step of a recipe needs, by the names it mentions. */
import { type SplitLine, splitAmount } from '../split-amount.ts';

/**
 * The lines in the order of the list.
 * @param earlier the steps before: what they have used up is needed no more, whatever bears a word of its name
 */
export function findStepIngredients(
  step: string,
  ingredients: readonly string[],
  earlier: readonly string[] = [],
): string[] {
  const mentions = rateLines(step, ingredients);
  const before = earlier.map((one) => rateLines(one, ingredients));
  const best = new Map<string, number>();
  for (const { noun, rating } of mentions.flat())
    best.set(noun, Math.max(rating, best.get(noun) ?? 0));
  // Of black pepper and red peppers only the one that the step names more closely.
  return ingredients.filter(
    (line, index) =>
      mentions[index]?.some(({ noun, rating }) => rating > 0 && rating === best.get(noun)) &&
      !isUsedUp(line, earlier, {
        now: highest(mentions[index]),
        before: Math.max(0, ...before.map((of) => highest(of[index]))),
      }),
  );
}

const highest = (mentions: readonly Mention[] = []) =>
  Math.max(0, ...mentions.map(({ rating }) => rating));

/** "Pour in the sauce", where the soy sauce went into a cup before; of the rest of it that is still there nothing is used up. */
function isUsedUp(
  line: string,
  earlier: readonly string[],
  rating: { readonly now: number; readonly before: number },
): boolean {
  const told = earlier.flatMap((one) => toldAmounts(line, one));
  if (told.length === 0) return rating.before > rating.now && !/\bdivided\b/.test(line);
  const whole = readAmount(splitAmount(line).amount);
  const parts = told.map(readAmount);
  if (!whole || parts.some((part) => part?.unit !== whole.unit)) return false;
  return parts.reduce((sum, part) => sum + (part?.number ?? 0), 0) >= whole.number;
}

function rateLines(step: string, ingredients: readonly string[]): Mention[][] {
  // "Until the oil comes out" is a sign to look for, and no oil to add.
  const done = step.replace(/\buntil\b[^,;.]*/gi, ' ');
  const words = leaveOutTaken(readWords(done), ingredients.flatMap(readNames));
  return ingredients.map((line) => rateLine(line, step, words));
}

/** Of two lines of one food the step means the one whose amount it tells. */
function rateLine(line: string, step: string, words: readonly Word[]): Mention[] {
  const { amount } = splitAmount(line);
  const isTold = amount !== '' && step.includes(`${amount} of `);
  return readNames(line)
    .map((name) => rateName(name, words))
    .map(({ noun, rating }) => ({ noun, rating: isTold && rating > 0 ? rating + 1 : rating }));
}

interface Mention {
  /** The word it was recognised by. */
  readonly noun: string;
  /** 0 if the step does not mention it. */
  readonly rating: number;
}

/** "Olive oil" is mentioned by "oil", and more closely by "olive oil"; "ground coriander" less by "coriander". */
function rateName({ name, forms }: Name, words: readonly Word[]): Mention {
  const noun = name.at(-1) ?? '';
  const rating = words.reduce((best, word, at) => {
    if (word.stem !== stem(noun) || word.isTaken) return best;
    const matched = countMatched(name, words, at);
    const form = forms.includes(words[at - 1 - matched]?.text ?? '') ? 1 : 0;
    return Math.max(best, 2 + (word.text === noun ? 1 : 0) + 2 * matched + form - forms.length / 9);
  }, 0);
  return { noun: stem(noun), rating };
}

/** How many words of a name before its noun, which is at `at`, are there. */
function countMatched(name: readonly string[], words: readonly Word[], at: number): number {
  let matched = 0;
  while (matched < name.length - 1 && isSame(words[at - 1 - matched], name.at(-2 - matched)))
    matched += 1;
  return matched;
}

/** The "cumin" of "cumin seeds" is no mention of ground cumin. */
function leaveOutTaken(words: readonly Word[], names: readonly Name[]): Word[] {
  const taken = new Set<number>();
  for (const { name } of names)
    for (const [at, word] of words.entries()) {
      const matched = word.stem === stem(name.at(-1) ?? '') ? countMatched(name, words, at) : 0;
      for (let before = 1; before <= matched; before += 1) taken.add(at - before);
    }
  return words.map((word, at) => (taken.has(at) ? { ...word, isTaken: true } : word));
}

interface Word {
  readonly text: string;
  readonly stem: string;
  /** Belongs to the name of another food. */
  readonly isTaken?: boolean;
}

const isSame = (word: Word | undefined, other = '') => word?.stem === stem(other);

/** Only words the step is unlikely to repeat. */
const NOT_NAMES = new Set(
  `fresh freshly dried ground chopped sliced diced crushed grated large small medium finely roughly thinly of the
  a for to taste serve extra plus optional leaves cut into peeled drained rinsed cooked raw whole ripe warm cold
  unsalted salted boneless skinless good pinch little few some more tin can`.split(/\s+/),
);

/** Of these the plain food is another one. */
const FORMS = new Set(['ground', 'dried', 'fresh', 'raw', 'cooked']);

interface Name {
  readonly name: readonly string[];
  /** The words of the line that the step is unlikely to repeat. */
  readonly forms: readonly string[];
}

/** The words after the amount and before the first comma or bracket, for each food of the line. */
function readNames(line: string): Name[] {
  const { rest } = splitAmount(line);
  const bare = rest.toLowerCase().replace(/\([^()]*\)/g, ' ');
  const [name = ''] = bare.split(/[,(;]| - /);
  return name
    .split(/ and | or |\/|&/)
    .map((part) => {
      const words: readonly string[] = part.match(/\p{L}+/gu) ?? [];
      return {
        name: words.filter((word) => !NOT_NAMES.has(word)),
        forms: words.filter((word) => FORMS.has(word)),
      };
    })
    .filter(({ name }) => name.length > 0);
}

function readWords(text: string): Word[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => ({
    text: word,
    stem: stem(word),
  }));
}

/** "Tomatoes" and "tomato", "leaves" and "leaf" are the same; short words stay as they are. */
function stem(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** "Half of the butter": the step takes a part that it does not measure. */
const PARTS = new Set(
  'half third quarter rest remainder most some little spoonful ladleful splash drizzle'.split(' '),
);
/** Words that may stand between an amount and the food it is of. */
const MAX_BETWEEN = 4;

/**
 * The line as the step needs it: of 70 g of butter the 30 g that the step names; without an amount where it takes a part
 * that it does not measure.
 */
export function splitForStep(line: string, step: string): SplitLine {
  const whole = splitAmount(line);
  const told = toldAmounts(line, step);
  if (told.length === 0 || whole.amount === '') return whole;
  const amount = told.includes('') ? '' : told.join(' + ');
  return { amount, rest: whole.rest.replace(', divided', '') };
}

function toldAmounts(line: string, step: string): string[] {
  const all = readNames(line).map(({ name }) => findToldAmounts(step, name.at(-1) ?? ''));
  return all.find((some) => some.length > 0) ?? [];
}

/** "30 g" of "30 g of the butter", each time that it is told; empty for a part that is not measured. */
function findToldAmounts(step: string, noun: string): string[] {
  const found: string[] = [];
  for (const clause of step.split(/[,;:.]\s/)) {
    const words = clause.split(/\s+/);
    for (const [at, word] of words.entries()) {
      if (readWords(word)[0]?.stem !== stem(noun)) continue;
      const from = Math.max(0, at - MAX_BETWEEN);
      const between = words.slice(from, at);
      const of = from + between.lastIndexOf('of');
      const before = words.slice(Math.max(0, of - MAX_BETWEEN), of);
      if (of < from) {
        if (between.includes('remaining')) found.push('');
        continue;
      }
      const amounts = before.map((_, index) => before.slice(index).join(' '));
      const amount = amounts.find((text) => splitAmount(`${text} x`).amount === text);
      // "30 g of the butter and the salt" measures the butter alone; "half of" both.
      if (amount !== undefined && !words.slice(of, at).includes('and')) found.push(amount);
      else if (PARTS.has(before.at(-1) ?? '')) found.push('');
    }
  }
  return found;
}

const FRACTIONS: Readonly<Record<string, number>> = {
  ...{ '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 },
};

/** "1½ tbsp" is 1.5 of a tbsp; undefined for what is no single number. */
function readAmount(amount: string): { number: number; unit: string } | undefined {
  const [, digits = '', fraction = '', unit = ''] =
    /^(\d*(?:\.\d+)?)\s*([¼½¾⅓⅔⅛]?)\s*([\p{L}]*)$/u.exec(amount) ?? [];
  const number = Number(digits) + (FRACTIONS[fraction] ?? 0);
  return number > 0 ? { number, unit } : undefined;
}
