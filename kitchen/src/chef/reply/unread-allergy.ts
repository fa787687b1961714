/** Asks back when somebody speaks of an allergy and we could not read to what. */
import { say, type Table } from '../../cook/table.ts';
import { allergyUnread } from '../understand/allergy-unread.ts';
import { UNREAD_ALLERGY } from '../words/talk.ts';
import { heardSaid } from './heard.ts';

/** An allergy that we could not read is never passed over: the next card would not mind it. */
export function onUnreadAllergy(table: Table): string | null {
  const unread = allergyUnread(table.kitchen.rules, table.meaning);
  if (unread === undefined) return null;
  const heard = unread === 'part' ? heardSaid(table) : '';
  return `${heard} ${say(table, UNREAD_ALLERGY)}`.trim();
}
