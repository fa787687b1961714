/** Command: before any cooking, asks about an unclear need: whether a food is wanted or to be avoided, or what an allergy is to. */
import type { Memo } from '../../memo/memo.ts';
import { tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { newsTold } from './news.ts';

/** Undefined where nothing has to be asked. The card, list and plan stay as they lie there. */
export function askFirst({ table }: CommandContext, memo: Memo): Outcome | undefined {
  const { unclear, allergyUnread, asksFirst } = table.heard;
  const news = newsTold(table);
  const { asked: _, ...rest } = memo;
  if (unclear.length > 0) {
    const foods = [...new Set(unclear.map(({ said }) => said))];
    return { memo: rest, told: [...news, tell('person.wanted-or-out', { foods })] };
  }
  return allergyUnread && asksFirst
    ? { memo: rest, told: [...news, tell('person.unread-allergy')] }
    : undefined;
}
