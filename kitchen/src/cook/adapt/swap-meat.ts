/** Swaps one meat, fish or substitute for another, cooked as the new one must be, or says why not; also titles with its name. */

import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Food } from '../../needs/heard.ts';
import { fillSlots } from '../../say/fill-slots.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import type { Work } from './adapt-work.ts';
import { doneAs } from './done-as.ts';
import { type Draft, identityOf, mapTexts } from './draft.ts';
import { wordsFor } from './gone-meat.ts';
import { withoutBody } from './handled-as.ts';
import { animalIn, meatIn, shapeOf } from './meat-known.ts';
import { inSingular } from './pronouns.ts';
import { isPlural, oneOf, plainName } from './rename.ts';
import { sentencesAbout, stepsOf, wordsOfSentence } from './step-sentences.ts';
import { swapIn } from './swap-in.ts';
import { type MeatSwap, planSwap } from './swap-plan.ts';
import { lowerFirst } from './title-words.ts';

export type MeatSwapped = Work | { readonly refusal: string } | null;

/** Null where it is no matter of meat. */
export function swapMeat(before: Work, hits: readonly number[], to: Food): MeatSwapped {
  const work = { ...before, draft: uncrushed(before, hits) };
  const plans = hits.map((index) => ({
    index,
    plan: planSwap(work.kitchen, { ...work.draft, servings: work.original.servings }, index, to),
  }));
  const main = plans.filter(({ plan }) => plan !== null);
  if (main.length === 0) return null;
  let now: Work = work;
  for (const { index, plan } of main) {
    if (!plan) continue;
    if ('refusal' in plan) return plan;
    const next = withMeat(now, index, plan.swap);
    if (!next) return { refusal: unwritable(work, index, plan.swap) };
    now = next;
  }
  return withStocks(
    now,
    work,
    main.map(({ index }) => index),
    to,
  );
}

/** "Crush a few of the chickpeas and simmer" thickens with what no meat has. */
function uncrushed({ kitchen, draft }: Work, hits: readonly number[]): Draft {
  const name = draft.ingredients[hits[0] ?? -1]?.name ?? '';
  const word = name.split(' ').at(-1) ?? '';
  if (meatIn(kitchen, name) || word === '') return draft;
  const some = '(?:a few|some|a quarter|a third|about a third|half)';
  const deed = new RegExp(
    `\\b(crush|mash) ${some} of (?:the ${word}|them)(?: [^.;]*?)? and (\\w)`,
    'gi',
  );
  return mapTexts(draft, (text) =>
    text.replace(deed, (_, verb: string, next: string) =>
      /^\p{Lu}/u.test(verb) ? next.toUpperCase() : next,
    ),
  );
}

function withMeat(work: Work, index: number, swap: MeatSwap): Work | null {
  const { rules } = work.kitchen;
  const item = work.draft.ingredients[index];
  if (!item) return null;
  const isPlant = swap.kind.name === 'plant';
  const others = work.draft.ingredients.flatMap((one) =>
    one && one.name !== item.name ? [one.name] : [],
  );
  const food = identityOf(rules, item.name, others);
  const was = meatIn(work.kitchen, item.name);
  const isSame = was?.kind.name === swap.kind.name;
  const settled = isSame && (swap.kind.mayBePink || saysDone(work));
  const cooked = isPlant || settled ? work.draft : doneAs(rules, work.draft, index, food, swap);
  const bare = withoutParts(work, withoutDeeds(work, cooked, index, swap), index, swap);
  return swapIn({ ...work, draft: bare }, index, swap.line, [], swap.called);
}

/** Whether the author already tells how hot it gets, or what it looks like then. */
function saysDone({ draft }: Work): boolean {
  return draft.steps.some((step) =>
    /\b(?:6[3-9]|[7-9]\d) °C|no pink|lost its pink|opaque|flakes/.test(stepLine(step)),
  );
}

/** "Snip the fat in two places" is done to pork alone: the sentence goes with it. */
function withoutDeeds(work: Work, draft: Draft, index: number, { kind }: MeatSwap): Draft {
  const { rules } = work.kitchen;
  const item = draft.ingredients[index];
  const was = item && meatIn(work.kitchen, item.name);
  if (!was || was.kind.name === kind.name || was.kind.allowedMethods.length === 0) return draft;
  const food = identityOf(rules, item.name);
  const isItsOwn = (said: string): boolean =>
    was.kind.allowedMethods.some((one) => said.toLowerCase().includes(one));
  const sentences = sentencesAbout(rules, draft, index, food);
  const kept = sentences.filter(
    ({ pieces }) => pieces.some((one) => one.kind !== 'text') || !isItsOwn(wordsOfSentence(pieces)),
  );
  return kept.length === sentences.length
    ? draft
    : { ...draft, steps: stepsOf(kept, draft.steps.length) };
}

/** "The chops", "skin side down": words for parts that the new one has not. */
function withoutParts(
  work: Work,
  draft: Draft,
  index: number,
  { line, called, alone }: MeatSwap,
): Draft {
  const { rules, meats } = work.kitchen;
  const item = draft.ingredients[index];
  if (!item) return draft;
  const others = draft.ingredients.flatMap((one) =>
    one && one.name !== item.name ? [one.name] : [],
  );
  const stays = others.join(' ');
  const parts = meats.cutNames.filter(
    (one) =>
      (alone || one !== 'meat') &&
      !line.name.includes(one.replace(/s$/, '')) &&
      !stays.includes(one.replace(/s$/, '')),
  );
  const named = parts.filter((one) => splitNameTokens(item.name).includes(one));
  const article = '\\b([Tt]he|[Ee]ach|[Ee]very|[Aa]n?|[Oo]f|[Tt]hese|[Bb]rowned) ';
  const own = new RegExp(`${article}(?:${parts.join('|')})\\b`, 'g');
  // "Thin chicken breasts" are one thing, and one thing takes their place.
  const animal = meatIn(work.kitchen, item.name)?.meat.names.join('|') ?? '';
  const led = animal === '' ? '' : `(?:(?:${animal}) )?`;
  const bare = named.length > 0 ? new RegExp(`\\b${led}(?:${named.join('|')})\\b`, 'g') : null;
  const renamed = mapTexts(draft, (text) => {
    const said = text.replace(own, (_, before: string) =>
      /^(?:each|every|an?)$/i.test(before)
        ? `${/^an$/i.test(before) ? before.slice(0, 1) : before} ${isPlural(called) ? oneOf(called) : `piece of ${called}`}`
        : `${before} ${called}`,
    );
    return bare ? said.replace(bare, called) : said;
  });
  const food = identityOf(rules, item.name, others);
  const toOne = isPlural(item.name) && !isPlural(called);
  const mend = (text: string): string => {
    const bare = withoutBody(text, called);
    return toOne ? inSingular(bare) : bare;
  };
  const sentences = sentencesAbout(rules, renamed, index, food).map((one) => ({
    ...one,
    pieces: one.pieces.map((piece) =>
      (one.own || alone) && piece.kind === 'text'
        ? { ...piece, text: one.own ? mend(piece.text) : withoutBody(piece.text, called) }
        : piece,
    ),
  }));
  return { ...renamed, steps: stepsOf(sentences, draft.steps.length), title: draft.title };
}

/** The stock of the animal that went goes with it. */
export function withStocks(
  now: Work,
  before: Work,
  hits: readonly number[],
  to: Food,
): Work | null {
  const { kitchen } = before;
  const gone = new Set(
    hits.map((at) => animalIn(kitchen, before.draft.ingredients[at]?.name ?? '')?.name),
  );
  const next = animalIn(kitchen, to.said);
  return now.draft.ingredients.reduce<Work | null>((work, item, at) => {
    if (!work || !item || hits.includes(at) || shapeOf(kitchen, item.name) !== 'seasoning')
      return work;
    const of = animalIn(kitchen, item.name);
    if (!of || !gone.has(of.name) || of.name === next?.name) return work;
    if (!LIQUID.test(item.name)) return work;
    const name = next?.shopNames.get('stock') ?? 'vegetable stock';
    return name === item.name ? work : swapIn(work, at, { ...item, name }, []);
  }, now);
}

const LIQUID = /\b(?:stock|broth|bouillon)$/;

function unwritable({ draft, original }: Work, index: number, { called }: MeatSwap): string {
  return fillSlots(
    'I cannot write the steps of {dish} for {food} with a clear conscience: too much in them is for {from}.',
    {
      dish: original.title,
      food: called,
      from: draft.ingredients[index]?.name ?? '',
    },
  );
}

/** Titles with the new meat's name where the old one's stood, or before it; the best first. */
export function titlesWithMeat({ kitchen, original, changes, bending, draft }: Work): string[] {
  const { replace } = bending;
  const next = replace && animalIn(kitchen, replace.to.said);
  const swap = changes.find(({ kind, from }) => kind === 'swap' && meatIn(kitchen, from));
  const gone = swap && animalIn(kitchen, swap.from);
  // What a little bacon became is not what the dish is called after.
  if (swap && /^(?:cured|sausage)$/.test(shapeOf(kitchen, swap.from))) return [];
  if (!replace || !next || !gone || gone.name === next.name) return [];
  // A fish pie in which the haddock stays is a fish pie.
  const stays = draft.ingredients.some(
    (item) => item && meatIn(kitchen, item.name)?.kind.name === gone.kind,
  );
  if (stays && gone.kind === 'fish') return [];
  const said = next.names.includes(replace.to.said.replace(/s$/, ''))
    ? next.name
    : plainName(replace.to.said);
  const words = wordsFor(kitchen, swap.from, gone).map((word) => `${word}s?`);
  const parts = kitchen.meats.cutNames.join('|');
  const old = new RegExp(
    `(?<!\\p{L})(?:(?:minced|ground) )?(?:${words.join('|')})(?: (?:${parts}))*(?!\\p{L})`,
    'giu',
  );
  return [original.title, ...original.also].flatMap((title) => {
    const before = oneOf(said);
    // "Prawn curry", but "curry with prawns".
    const name = (_: string, at: number | string): string =>
      /^ \p{L}/u.test(title.slice(Number(at) + _.length)) ? before : said;
    if (old.test(title)) return [title.replace(old, name)];
    return title === original.title ? [`${before} ${lowerFirst(kitchen, title, original)}`] : [];
  });
}
