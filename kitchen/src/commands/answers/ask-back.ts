/** Asks which of two likely things a message meant, keeping it for the reply; else any known answer, or says it was not understood. */
import { titleIn } from '../../cook/plate/title-in.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { bookDish } from '../edits/card-choice.ts';
import { nounOf } from './subject.ts';
import { notUnderstood } from './talk.ts';

/** In characters; a longer message is said again rather than asked about. */
const LONGEST = 400;

/** `message` of the context is kept until the answer, which then is taken as the act that was meant. */
export function askBack(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause | undefined,
): Outcome {
  const cannot = clause && notToBeDone(context, memo, clause);
  if (cannot) return cannot;
  const acts = [clause?.act ?? '', clause?.second ?? ''].filter((act) => NAMED.has(act));
  const [first, second] = acts;
  const isNew = memo.asked?.kind !== 'which';
  if (clause && first && second && first !== second && isNew && context.message.length <= LONGEST)
    return {
      memo: { ...memo, asked: { kind: 'which', acts, message: context.message } },
      told: [
        tell('which.ask', { first: tell(`which.to-${first}`), second: tell(`which.to-${second}`) }),
      ],
    };
  return (
    (clause && notUnderstood(context, memo, clause)) ?? {
      memo,
      told: [tell('answers.not-understood')],
    }
  );
}

/** What was surely asked of the card, and nothing came of it, is not asked back: it cannot be written into this dish. */
function notToBeDone(
  { table }: CommandContext,
  memo: Memo,
  { act, chance }: ReadClause,
): Outcome | undefined {
  const dish = memo.card && memo.offered.length === 0 && bookDish(table, memo.card.slug);
  if (!dish || chance < SURE || !OF_CARD.has(act)) return undefined;
  const message = COUNTED.has(act) ? 'answers.cannot-tell' : 'answers.cannot-change';
  return { memo, told: [tell(message, { dish: nounOf(titleIn(table, dish)) })] };
}

const SURE = 0.9;
const OF_CARD: ReadonlySet<string> = new Set('swap add leave-out adjust scale method'.split(' '));
/** Of these something was left unsaid: which food, or how much. */
const COUNTED: ReadonlySet<string> = new Set('swap add leave-out adjust scale'.split(' '));

/** Acts of which `answers/which.txt` says what is done: those that somebody might want of a cook. */
const NAMED: ReadonlySet<string> = new Set(
  `find dish pick other have swap add leave-out adjust heat scale units quicker method
   restyle undo show ask-changes step plan menu change-plan shopping-list need lift ask-substitute
   ask-storage ask-ahead ask-reheat ask-done ask-temperature ask-timing ask-technique ask-why
   ask-amount ask-convert ask-contains ask-diet ask-food ask-dish ask-leftovers ask-safety
   ask-tool ask-nutrition ask-cost rescue pairing`.split(/\s+/),
);
