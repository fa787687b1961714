/** Begins anew: the table is cleared, and what somebody must not eat stays. */

import { EMPTY_MEMO, type Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import { allNeeds } from '../../say/voice/needs-words.ts';
import type { CommandContext, Outcome } from '../command.ts';

/** Needs nothing. Forgets card, list, plan and question; refuses to forget needs, which are taken back by name alone. */
export function reset({ table }: CommandContext, memo: Memo, _: ReadClause): Outcome {
  const { person, avoid } = table.heard;
  const keeps = allNeeds(person.needs).length + avoid.length > 0;
  const { said, served } = memo;
  return {
    memo: { ...EMPTY_MEMO, said, served },
    told: [tell(keeps ? 'find.reset-needs' : 'find.reset')],
  };
}
