/** After a swap of meats, removes or raises core temperatures in the steps; checks that meat that stays has kept its own. */
import type { StepPiece } from '../../cookbook/dish.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Work } from './adapt-work.ts';
import type { Draft } from './draft.ts';
import { natureOf } from './misfits.ts';
import { plainName } from './rename.ts';

type Steps = Draft['steps'];

/** What a sentence of the steps is about, of the things that a thermometer is for. */
interface Topic {
  /** Places on the list of meat, fish or egg that is still there. */
  readonly left: ReadonlySet<number>;
  /** Places on the list where something else stands now. */
  readonly gone: ReadonlySet<number>;
}

const NOTHING: Topic = { left: new Set(), gone: new Set() };

/** Steps without the temperatures of what `index` was, once that is no meat, and with hotter ones where it now needs them. */
export function mendHeat(work: Work, draft: Draft, index: number): Steps {
  const { rules } = work.kitchen;
  const from = work.draft.ingredients[index]?.name ?? '';
  const to = draft.ingredients[index]?.name ?? '';
  if (natureOf(rules, from) !== 'meat') return draft.steps;
  if (natureOf(rules, to) === 'meat') return hotter(work, draft, index, heatFor(work, to));
  const others = fleshIn(work, draft);
  return mapSentences(work, draft, (text, topic) => {
    const alone = others.length === 0 || (topic.left.size === 0 && topic.gone.size > 0);
    return alone ? withoutHeat(text, plainName(to)) : text;
  });
}

/** "Return everything to the pot" speaks of all that went before. */
const ALL = /\b(?:everything|all of it|all back)\b/i;

/** Mince swapped for chicken mince has to get as hot as chicken does. */
function hotter(work: Work, draft: Draft, index: number, least: number): Steps {
  return mapSentences(work, draft, (text, { left }) =>
    left.has(index)
      ? text.replace(/(?<![–-])\b([67]\d)(?= °C)/g, (all) =>
          Number(all) < least ? String(least) : all,
        )
      : text,
  );
}

/** How hot the middle has to get, in °C; nothing where whole pieces are a matter of taste. */
function heatFor({ kitchen }: Work, name: string): number {
  const names = findTerms(kitchen.rules, name).flatMap((term) => [term.name, ...term.kinds]);
  if (names.includes('poultry')) return 74;
  return /\b(?:minced?|ground|sausages?|burgers?)\b/.test(name) ? 71 : 0;
}

/** Places of the meat, fish and egg that a draft still has. */
export function fleshIn({ kitchen }: Pick<Work, 'kitchen'>, draft: Draft): number[] {
  return draft.ingredients.flatMap((item, at) =>
    item && isFlesh(natureOf(kitchen.rules, item.name)) ? [at] : [],
  );
}

export function isFlesh(nature: string): boolean {
  return nature === 'meat' || nature === 'egg';
}

/** Whether every heat that the author gave for what is still in the dish is still given. */
export function keepsHeat({ kitchen, original }: Work, draft: Draft): boolean {
  const said = textOf(draft.steps);
  const asked = textOf(original.steps);
  return fleshIn({ kitchen }, draft).every((at) => {
    const same = original.ingredients[at]?.name === draft.ingredients[at]?.name;
    const names = findTerms(kitchen.rules, draft.ingredients[at]?.name ?? '');
    const poultry = names.some((term) => term.name === 'poultry' || term.kinds.includes('poultry'));
    const needed = poultry ? ['74'] : same && isMince(draft, at) ? ['71', '74'] : [];
    const given = needed.filter((heat) => asked.includes(`${heat} °C`));
    // Of beef and turkey in one ball the turkey decides.
    return given.length === 0 || needed.some((heat) => said.includes(`${heat} °C`));
  });
}

function isMince(draft: Draft, at: number): boolean {
  return /\b(?:minced?|ground|sausages?|burgers?)\b/.test(draft.ingredients[at]?.name ?? '');
}

function textOf(steps: Steps): string {
  return steps
    .flat()
    .map((piece) => (piece.kind === 'ingredient' ? piece.name : piece.text))
    .join('');
}

const SENTENCES = /(?<=[.;!?](?:\s|$))/;

/** Changes the plain text of steps sentence by sentence, each with what it is about; a sentence that names no meat goes on about the last. */
function mapSentences(
  work: Work,
  draft: Draft,
  change: (text: string, topic: Topic) => string,
): StepPiece[][] {
  let topic = NOTHING;
  return draft.steps.map((step) => {
    const parts = step.flatMap((piece, at) =>
      piece.kind === 'text'
        ? piece.text.split(SENTENCES).map((text) => ({ at, text }))
        : [{ at, text: '' }],
    );
    const topics: Topic[] = [];
    for (let start = 0; start < parts.length; ) {
      const rest = parts.slice(start).findIndex(({ text }) => /[.;!?]\s*$/.test(text));
      const end = rest < 0 ? parts.length : start + rest + 1;
      const said = parts
        .slice(start, end)
        .map(({ at, text }) => topicOf(work, draft, step[at], text));
      const own = said.reduce(joined, NOTHING);
      if (own.left.size + own.gone.size > 0) topic = own;
      for (; start < end; start += 1) topics.push(topic);
    }
    return step.map((piece, at) => {
      if (piece.kind !== 'text') return piece;
      const texts = parts.map((part, n) =>
        part.at === at ? change(part.text, topics[n] ?? NOTHING) : '',
      );
      return { ...piece, text: texts.join('') };
    });
  });
}

function joined(a: Topic, b: Topic): Topic {
  return { left: new Set([...a.left, ...b.left]), gone: new Set([...a.gone, ...b.gone]) };
}

function topicOf(work: Work, draft: Draft, piece: StepPiece | undefined, text: string): Topic {
  const { rules } = work.kitchen;
  const left = new Set<number>();
  const gone = new Set<number>();
  const add = (at: number): void => {
    const was = natureOf(rules, work.original.ingredients[at]?.name ?? '');
    const is = natureOf(rules, draft.ingredients[at]?.name ?? '');
    if (isFlesh(is)) left.add(at);
    else if (was === 'meat') gone.add(at);
  };
  if (piece?.kind === 'ingredient') add(piece.index);
  if (ALL.test(text)) fleshIn(work, draft).forEach(add);
  const words = wordsIn(work, text);
  draft.ingredients.forEach((item, at) => {
    if (!item || text === '') return;
    const named =
      text.toLowerCase().includes(plainName(item.name).toLowerCase()) ||
      (isFlesh(natureOf(rules, item.name)) && words.some((word) => isSaid(work, word, item.name)));
    if (named) add(at);
  });
  return { left, gone };
}

/** Names of the meat, fish and egg that a text speaks of. */
function wordsIn({ kitchen }: Work, text: string): string[] {
  return findTerms(kitchen.rules, text)
    .filter((term) => term.isFood)
    .map((term) => term.name)
    .filter((name) => isFlesh(natureOf(kitchen.rules, name)));
}

/** "The pork" is the pork loin, "the meat" is either. */
function isSaid({ kitchen }: Work, word: string, name: string): boolean {
  return findTerms(kitchen.rules, name).some(
    (term) => term.name === word || term.kinds.includes(word),
  );
}

/** Tofu needs no thermometer. */
function withoutHeat(text: string, name: string): string {
  const done = /mushroom|squash|aubergine|jackfruit|artichoke|celeriac|cauliflower/.test(name)
    ? 'until tender'
    : 'until hot all the way through';
  // "Until golden and 74 °C" keeps its gold.
  const instead = (_: string, before: string): string =>
    /until [^.;]*$/.test(before) ? before : `${before}, ${done}`;
  return (
    text
      .replace(
        new RegExp(`(until [^.,;]+), ([^.,;]+?) and (?:the [\\p{L} ]+ (?:is|are) )?${HEAT}`, 'gu'),
        '$1 and $2',
      )
      .replace(
        new RegExp(`(until [^.,;]*?),? and (?:(?:at least|well past|is|are|reads?) )*${HEAT}`, 'g'),
        '$1',
      )
      .replace(new RegExp(`([^.;]*?),? (?:until|and|or)(?: until)? [^.,;]*?${HEAT}`, 'g'), instead)
      .replace(
        /([^.;]*?),? (?:until|and) [^.,;]*\b(?:pink|raw|opaque|flakes?)\b(?! (?:it|them|into|the)\b)[^.,;]*/g,
        instead,
      )
      .replace(
        /(?:^|(?<=\. ))[^.]*\b(?:will be|is done at|should be|must read)\b[^.]*\d\d °C[^.]*\.\s*/g,
        '',
      )
      .replace(
        /,? breaking (?:it|them) up(?: and leaving it alone in between| with a spoon)?(?=[,.])/g,
        '',
      )
      // Tofu is pale before it goes in.
      .replace(
        /, until (?:it is )?(?:pale|white|sealed)(?: all over| outside| on all sides)?(?=[.,;])/g,
        '',
      )
      .replace(/\bmeat\b/g, name)
  );
}

const HEAT =
  '\\b[4-9]\\d °C(?: (?:in|at) (?:the|its) (?:thickest (?:part|point)|middle|centre)| inside)?';
