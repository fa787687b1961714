/** Rewrites steps for the servings: adds batches, more trays or pieces of meat, and removes "in batches" where all fits at once. */
import type { Dish, StepPiece } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { sayNumberWord } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import { isOneWhole } from '../whole-things.ts';
import { isFixed } from './fixed.ts';
import { countOf, isBeside, type Round, roundsOf } from './rounds.ts';
import { inTime, isOnePiece } from './timers.ts';

type Steps = Dish['steps'];

/** Writes out what a step has to say more. */
export type Say = (told: Told) => string;

/** The steps for so many people. */
export function stepsInRounds(dish: Dish, servings: number, say: Say): Steps {
  // From the last to the first, so that the places of those before it still hold.
  const told = [...roundsOf(dish)].reverse().reduce<Steps>((steps, round) => {
    const count = countOf(round, servings);
    if (round.holds.vessel === 'go')
      return count > 1 ? steps : atOnce(steps, round, servings === 1 ? AT_A_TIME : BATCHES);
    if (count < 2) return atOnce(steps, round, BATCHES);
    if (isBeside(round)) {
      const isWritten = count === 2 && countOf(round, dish.servings) === 2;
      return isWritten ? steps : withVessels(steps, round, count, say);
    }
    return withRounds(dish, parted(dish, steps, round), round, count, say);
  }, dish.steps);
  const factor = servings / dish.servings;
  return inTime(inPieces(dish, told, factor, say), factor);
}

/** "In batches" is not said of what the pan takes at once. */
function atOnce(steps: Steps, { at }: Round, told: RegExp): Steps {
  return changed(steps, at, (step) =>
    step.map((piece, place) => {
      if (piece.kind !== 'text') return piece;
      const after = step[place - 1]?.kind === 'timer' ? piece.text.replace(EACH, '') : piece.text;
      return { ...piece, text: after.replace(told, '') };
    }),
  );
}

const BATCHES =
  /(?<!\b[Ww]ork),? in (?:two |three )?batches\b| Work in batches and keep (?:it|them) warm\./g;
/** One person has but one of them. */
const AT_A_TIME = new RegExp(
  `${BATCHES.source}|,? (?:one or two|two|three|four) at a time,?(?= |$)`,
  'g',
);
const EACH = /^ (?:each|a batch)\b/;

function withRounds(dish: Dish, steps: Steps, round: Round, count: number, say: Say): Steps {
  const { piece, until, holds, times } = round;
  const at = holds.vessel === 'machine' ? filledAt(steps, round.at) : round.at;
  const isPan = holds.vessel === 'pan';
  const more = until - at;
  const fat = isPan && more === 0 ? fatIn(dish, steps, round) : '';
  const message = more > 0 ? 'steps' : holds.isFromThisSentence ? 'here' : 'work';
  const said = say(
    tell(`scale.rounds-${message}`, {
      rounds: sayNumberWord(count),
      times,
      beside: isPan && count === 2 ? ', or in two pans at once' : '',
      shared: fat === '' ? '' : `, sharing out the ${fat}`,
      steps: more > 1 ? ` ${sayNumberWord(more)}` : '',
      share: SHARES[count] ?? 'an equal share',
    }),
  );
  return changed(steps, at, (step) =>
    holds.isFromThisSentence
      ? beforeSentence(step, piece, said)
      : [{ kind: 'text', text: `${said} ` }, ...step],
  );
}

const SHARES: readonly string[] = [
  ...['', '', 'half', 'a third', 'a quarter'],
  ...['a fifth', 'a sixth', 'a seventh', 'an eighth'],
];

/** What follows once the pan is empty is a step of its own: nobody dresses a dish in two rounds. */
function parted(dish: Dish, steps: Steps, round: Round): Steps {
  const { until } = round;
  const step = steps[until] ?? [];
  const [before, after] = partedBehind(step, step.indexOf(lastTime(dish, round)));
  return after.length === 0
    ? steps
    : [...steps.slice(0, until), before, after, ...steps.slice(until + 1)];
}

function lastTime(dish: Dish, { at, piece, until }: Round): StepPiece {
  const from = until === at ? piece : 0;
  const step = (dish.steps[until] ?? []).slice(from);
  const next = step.findIndex(
    (one, place) =>
      place + from > (until === at ? piece : -1) &&
      one.kind === 'timer' &&
      one.batchSize?.kind === 'holds',
  );
  const own = next < 0 ? step : step.slice(0, next);
  const last = own.findLast((one) => one.kind === 'timer' && one.batchSize !== undefined);
  return last ?? { kind: 'text', text: '' };
}

/** Taking it out, draining and keeping it warm belong to the round. */
const TAKES_OUT =
  /^(?:Lift (?:it|them|out|half)|Tip (?:it |them )?(?:out|into)|Drain|Take (?:it|them|out)|Turn|Keep|Move|Leave|Uncover|Set (?:it|them) (?:aside|on)|Put them|Cover them|Give|Rest|Wait|Break|Peel|Halve|The thickest|Add [^.]* for the last|Pour away|Pound|Spread)\b/;

/** Before the first sentence behind such a piece that is about something else. */
function partedBehind(step: Steps[number], at: number): readonly [Steps[number], Steps[number]] {
  for (let place = at + 1; at >= 0 && place < step.length; place += 1) {
    const piece = step[place];
    if (piece?.kind !== 'text') continue;
    for (const found of piece.text.matchAll(/[.!] +(?=\p{Lu}|$)/gu)) {
      const [head, tail] = [found.index + 1, found.index + found[0].length];
      const next = piece.text.slice(tail);
      if (TAKES_OUT.test(next) || (next === '' && place + 1 >= step.length)) continue;
      const [before, after] = [piece.text.slice(0, head), next];
      const rest: Steps[number] = after === '' ? [] : [{ kind: 'text', text: after }];
      return [
        [...step.slice(0, place), { kind: 'text', text: before }],
        [...rest, ...step.slice(place + 1)],
      ];
    }
  }
  return [step, []];
}

/** The step in which a blender or a mortar begins to fill. */
function filledAt(steps: Steps, at: number): number {
  const first = steps
    .slice(0, at)
    .findIndex((step) => /\b(?:blender|mortar|food processor)\b/.test(stepLine(step)));
  return first < 0 ? at : first;
}

/** In front of the sentence that holds such a piece. */
function beforeSentence(step: Steps[number], piece: number, said: string): Steps[number] {
  for (let at = piece - 1; at >= 0; at -= 1) {
    const one = step[at];
    const found = one?.kind === 'text' ? /^(.*[.;!] )(.*)$/s.exec(one.text) : null;
    if (found) {
      const [, before = '', after = ''] = found;
      const text = `${before.replace(/; $/, '. ')}${said} ${capital(after)}`;
      return [...step.slice(0, at), { kind: 'text', text }, ...step.slice(at + 1)];
    }
  }
  return [{ kind: 'text', text: `${said} ` }, ...step];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const FAT = /\b(?:oil|butter|ghee|lard|dripping|fat)$/;

/** What is fried in; "the fat" where there are several, empty where none goes in. */
function fatIn(dish: Dish, steps: Steps, { at, until }: Round): string {
  const names = steps
    .slice(at, until + 1)
    .flat()
    .flatMap((piece) => {
      const item = piece.kind === 'ingredient' ? dish.ingredients[piece.index] : undefined;
      return item && FAT.test(item.name) && !/\bsesame\b/.test(item.name) && !isFixed(item)
        ? [item.name]
        : [];
    });
  const fats = new Set(names);
  return fats.size > 1 ? 'fat' : ([...fats][0] ?? '');
}

/** Said where the tray is first spoken of, so that it is there when it is filled. */
function withVessels(steps: Steps, { at, holds }: Round, count: number, say: Say): Steps {
  const name = VESSELS[holds.vessel] ?? /\bpan\b|\bpot\b/;
  const first = steps.slice(0, at + 1).findIndex((step) => name.test(stepLine(step)));
  const where = first < 0 ? at : first;
  const noun = manyOf(name.exec(stepLine(steps[where] ?? []))?.[0] ?? holds.vessel);
  const isStill = steps.some((one) => STILL.test(stepLine(one)));
  const how = holds.vessel === 'vessel' ? 'pans' : howVessels(count, noun, isStill);
  const said = say(tell(`scale.${how}`, { count: sayNumberWord(count), vessels: noun }));
  return changed(steps, where, (step) =>
    where < at
      ? [...step, { kind: 'text', text: ` ${said}` }]
      : [{ kind: 'text', text: `${said} ` }, ...step],
  );
}

/** Which message tells of so many vessels in one oven. */
function howVessels(count: number, noun: string, isStill: boolean): string {
  const areDishes = noun.endsWith('dishes');
  if (isStill) return count > 2 && !areDishes ? 'vessels-still-in-turn' : 'vessels-still';
  if (count === 2) return 'vessels-two';
  return areDishes ? 'vessels-dishes' : 'vessels-in-turn';
}

const VESSELS: Readonly<Record<string, RegExp>> = {
  tray: /\b(?:baking trays?|trays?)\b/,
  tin: /\b(?:roasting |muffin |baking )?tins?\b/,
  dish: /\b(?:(?:baking|gratin|pie|ovenproof) )?dish\b/,
};

/** What falls when the door is opened, and what stands in hot water, is not moved about. */
const STILL = /\bwithout opening\b|\b(?:hot|boiling) water (?:into the tin|round|halfway)/i;

function manyOf(noun: string): string {
  return noun.endsWith('s') ? noun : `${noun}${noun.endsWith('sh') ? 'es' : 's'}`;
}

function changed(steps: Steps, at: number, change: (step: Steps[number]) => Steps[number]): Steps {
  return steps.map((step, place) => (place === at ? change(step) : step));
}

/** A piece of meat that weighs twice as much would take longer, so it is two of them. */
function inPieces(dish: Dish, steps: Steps, factor: number, say: Say): Steps {
  const many = Math.ceil(factor - 0.4);
  const isJoint = dish.ingredients.some((item) => isOneWhole(item) && item.unit !== '');
  if (many < 2 || !(isJoint || dish.steps.some((step) => step.some(isOnePiece)))) return steps;
  const weights = dish.ingredients.map(gramsOf);
  const heaviest = weights.indexOf(Math.max(...weights));
  const name = dish.ingredients[heaviest]?.name ?? '';
  const said = say(tell('scale.pieces', { food: name, count: sayNumberWord(many) }));
  return steps.map((step) =>
    step.some((one) => one.kind === 'ingredient' && one.index === heaviest)
      ? [{ kind: 'text', text: `${said} ` }, ...step]
      : step,
  );
}

function gramsOf({ quantity, unit }: Dish['ingredients'][number]): number {
  return (Number(quantity) || 0) * ({ kg: 1000, g: 1 }[unit] ?? 0);
}
