/** Asks which of two likely things a message meant, keeping it for the reply; else any known answer, or says it was not understood. */
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { notUnderstood } from './talk.ts';

/** In characters; a longer message is said again rather than asked about. */
const LONGEST = 400;

/** `message` of the context is kept until the answer, which then is taken as the act that was meant. */
export function askBack(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause | undefined,
): Outcome {
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

/** Acts of which `answers/which.txt` says what is done: those that somebody might want of a cook. */
const NAMED: ReadonlySet<string> = new Set(
  `find dish pick other have swap add leave-out adjust heat scale units quicker method
   restyle undo show ask-changes step plan menu change-plan shopping-list need lift ask-substitute
   ask-storage ask-ahead ask-reheat ask-done ask-temperature ask-timing ask-technique ask-why
   ask-amount ask-convert ask-contains ask-diet ask-food ask-dish ask-leftovers ask-safety
   ask-tool ask-nutrition ask-cost rescue pairing`.split(/\s+/),
);
