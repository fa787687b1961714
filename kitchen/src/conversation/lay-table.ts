/** Lays the table of a reply: the kitchen, whom it is for, what they wish for and the seed of its variety. */
import type { Table } from '../cook/table.ts';
import type { Memo } from '../memo/memo.ts';
import type { PersonHeard } from '../needs/heard.ts';
import { personaOf, plainName } from '../say/voice/persona.ts';
import type { ConversationNeeds, Turn } from './answer.ts';
import type { Kitchen } from './kitchen.ts';
import { wishOf } from './note-standing.ts';

/** In characters of each turn: enough to vary by. */
const SEED = 300;

export interface Laid {
  readonly turns: readonly Turn[];
  readonly heard: PersonHeard;
  readonly memo: Memo;
  readonly needs: ConversationNeeds;
}

export function layTable(kitchen: Kitchen, { turns, heard, memo, needs }: Laid): Table {
  const firstName = plainName(needs.firstName);
  return {
    kitchen,
    heard,
    wish: wishOf(kitchen, memo.wish),
    ...(memo.people === undefined ? {} : { people: memo.people }),
    lacking: memo.lacking ?? [],
    units: memo.units ?? needs.units,
    persona: personaOf(needs.persona),
    ...(firstName === undefined ? {} : { firstName }),
    served: new Set(memo.served),
    seed: turns
      .slice(-6)
      .map(({ content }) => content.slice(0, SEED))
      .join('\n'),
  };
}
