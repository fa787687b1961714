/** After a swap of meats, rewrites the steps with the new one's cooking times and signs of being done; counts the minutes saved. */
import type { StepPiece } from '../../cookbook/dish.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { type Cooking, cookedHow, type HeatSpot } from './cooked-how.ts';
import type { Draft, Identity } from './draft.ts';
import { agreeing, isPlural } from './rename.ts';
import { type StepSentence, stepsOf, wordsOfSentence } from './step-sentences.ts';
import type { MeatSwap } from './swap-plan.ts';

/** The draft with times and signs of the new food, under the old names still; `saved` grows by the minutes that go. */
export function doneAs(
  rules: Rules,
  draft: Draft,
  index: number,
  food: Identity,
  swap: MeatSwap,
): Draft {
  const cooking = cookedHow(rules, draft, index, food);
  const { minutes, saved } = retimed(cooking, swap);
  const last = cooking.spots.at(-1);
  const hot = new Set(cooking.spots.map(({ sentence }) => sentence));
  let isSaid = false;
  const sentences = cooking.sentences.map((sentence, number): StepSentence => {
    const timed = sentence.pieces.map((piece, at): StepPiece => {
      const text = minutes.get(`${number} ${at}`);
      return piece.kind === 'timer' && text !== undefined ? { ...piece, text } : piece;
    });
    // "Simmer until well past 71 °C" is about the only thing in the pot that a thermometer is for.
    const meant = sentence.own || (swap.alone && hot.has(number));
    if (!meant || swap.done === '') return { ...sentence, pieces: timed };
    const pieces = timed.map((piece) =>
      piece.kind === 'text' ? { ...piece, text: signOf(piece.text, swap) } : piece,
    );
    isSaid ||= wordsOfSentence(pieces).includes(swap.done);
    return { ...sentence, pieces };
  });
  const told =
    isSaid || !last || swap.done === ''
      ? sentences
      : sentences.map((one, at) => (at === last.sentence ? withSign(one, swap) : one));
  return {
    ...draft,
    steps: stepsOf(told, draft.steps.length),
    saved: (draft.saved ?? 0) + saved,
    ...(saved === 0 ? {} : { retimed: true }),
  };
}

/** New words for the times that must change, by sentence and place. */
function retimed(
  { spots, minutes }: Cooking,
  { atLeast, atMost, kind }: MeatSwap,
): { minutes: Map<string, string>; saved: number } {
  const texts = new Map<string, string>();
  let saved = 0;
  const change = (spot: HeatSpot, to: number): void => {
    texts.set(`${spot.sentence} ${spot.at}`, `${to} minute${to === 1 ? '' : 's'}`);
    saved += (spot.minutes - to) * spot.sides;
  };
  if (atMost > 0 && minutes > atMost) {
    const long = spots.filter((spot) => spot.minutes >= SIMMERS);
    const total = long.reduce((sum, spot) => sum + spot.minutes, 0);
    for (const spot of long) {
      const share = Math.max(15, Math.round((atMost * spot.minutes) / total / 5) * 5);
      if (share < spot.minutes) change(spot, share);
    }
  }
  const lacking = atLeast - minutes;
  const own = spots.filter((spot) => spot.own);
  // Prawns are done in four minutes and rubber in eight.
  if (kind.name === 'shellfish')
    for (const spot of own.filter((one) => one.minutes > MOST_FOR_SHELLS)) change(spot, 4);
  if (lacking > 0.5 && own.length > 0) {
    // Both sides of it get their share of the longer time.
    const given = own.reduce((sum, spot) => sum + spot.minutes * spot.sides, 0);
    for (const spot of own) change(spot, Math.ceil(spot.minutes * (1 + lacking / given)));
  }
  return { minutes: texts, saved: Math.round(saved) };
}

const SIMMERS = 20;
const MOST_FOR_SHELLS = 5;

/** A condition that tells of meat or fish being done, or of how rare it is left. */
const SIGN =
  /\b(?:[4-9]\d(?:[-–]\d\d)? °C|(?:medium[- ])?rare|rosy|pink|opaque|flak(?:e|es|y)|raw|juices run clear|cooked through|curl(?:s|ed)?|firm|pulls? apart|comes? apart|falls? apart|fall(?:s|ing)? off the bone|loose on the bone|slips? off the bone|off the bone|under a fork|well done|set through)\b/;
const SUBJECT =
  /^(?:the [\p{L} ]+?|it|they|a piece of it|the meat) (?:is|are|has|have|reach(?:es)?|reads?|measures?|flakes?|lost|falls?|comes?|pulls?|slips?|looks?)\b|^(?:it|they) /u;

/** "Until browned outside and pink within" becomes "until browned outside and 74 °C …". */
function signOf(text: string, swap: MeatSwap): string {
  return text
    .replace(
      /\b(until |and is (?=at least )?(?=[4-9]\d °C))((?:[^.;(]|\.(?=\d))*)/g,
      (all, led: string, clause: string) =>
        SIGN.test(clause) ? led + conditions(clause, swap) : all,
    )
    .replace(LOOSE_HEAT, (all, led: string) =>
      all.includes(swap.done) ? all : `${led}${swap.done}`,
    );
}

/** "Done at 57 °C", outside of any "until". */
const LOOSE_HEAT =
  /(\b(?:read|reads|reach|reaches|be|is done at|is ready at|at|to) )(?:at least |about )?[4-9]\d °C(?: (?:in|at) (?:the|its) (?:thickest (?:part|point)|middle|centre)| inside)?(?! with no pink)/g;

function conditions(clause: string, { done, called }: MeatSwap): string {
  const parts = clause.split(/(,? and (?:then )?|,? or |, )/);
  let isSaid = false;
  const kept: string[] = [];
  parts.forEach((part, at) => {
    if (at % 2 === 1) return;
    const led = parts[at - 1] ?? '';
    if (!SIGN.test(part) || isDeed(part)) {
      // "57 °C in the middle, which rises as it rests" goes on about the heat.
      if (isSaid && /^(?:which|because)\b/.test(part)) return;
      kept.push((kept.length > 0 ? led : '') + part);
      return;
    }
    if (isSaid) return;
    isSaid = true;
    const verb = agreeing('is', isPlural(called));
    const bare = /^(?:is|are) /.test(part) ? `${verb} ${done}` : done;
    const sign = SUBJECT.test(part) ? `the ${called} ${verb} ${done}` : bare;
    const tail = /\s+$/.exec(part)?.[0] ?? '';
    kept.push(
      (kept.length > 0 ? (kept.length === 1 || led !== ', ' ? ' and ' : led) : '') + sign + tail,
    );
  });
  return kept.join('');
}

/** "And take them out" is no condition, whatever stands in it. */
function isDeed(part: string): boolean {
  return /^(?:then )?(?:take|lift|return|put|serve|flake|pull|stir|drain|rest|set|turn|tip|add|pour|remove|transfer|cover)\b/.test(
    part,
  );
}

/** Where no sentence has it, the last that cooks it says when it is done. */
function withSign(sentence: StepSentence, { done, called }: MeatSwap): StepSentence {
  const verb = agreeing('is', isPlural(called));
  const they = isPlural(called) ? 'them' : 'it';
  const who = isPlural(called) ? 'they are' : 'it is';
  const added = `The ${called} ${verb} ready when ${who} ${done}; give ${they} a little longer if not.`;
  const pieces = [...sentence.pieces];
  const end = pieces.at(-1);
  const isOpen = end?.kind !== 'text' || !/[.;!]\s*$/.test(end.text);
  const closing = `${isOpen ? '.' : ''} ${added}`;
  if (end?.kind === 'text' && !isOpen) {
    const space = /\s*$/.exec(end.text)?.[0] ?? '';
    const text = `${end.text.trimEnd().replace(/;$/, '.')} ${added}${space || ''}`;
    pieces[pieces.length - 1] = { kind: 'text', text };
  } else pieces.push({ kind: 'text', text: closing });
  return { ...sentence, pieces };
}
