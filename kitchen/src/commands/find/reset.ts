/** Command: starts over: clears card, list, plan and question from the conversation state; allergies, diets and dislikes stay. */

import { EMPTY_MEMO, type Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import { allNeeds } from '../../say/voice/needs-words.ts';
import type { CommandContext, Outcome } from '../command.ts';

/** Needs nothing. Forgets card, list, plan and question; refuses to forget needs, which are taken back by name alone. */
export function reset({ table }: CommandContext, memo: Memo, _: ReadClause): Outcome {
  const { person, avoid } = table.heard;
  const keeps = allNeeds(person.needs).length + avoid.length > 0;
  return {
    memo: cleared(memo),
    told: [tell(keeps ? 'find.reset-needs' : 'find.reset')],
  };
}

/** Nothing lies on the table any more; what was said and served lately is not said and served again at once. */
export function cleared({ said, served }: Memo): Memo {
  return { ...EMPTY_MEMO, said, served };
}
