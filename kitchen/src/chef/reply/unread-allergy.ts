/** Asks back when somebody speaks of an allergy and we could not read to what. */
import { fold } from '../../cookbook/fold.ts';
import { say, type Table } from '../table.ts';
import { DENIES_ALLERGY } from '../understand/needs-said.ts';
import { unreadFoods } from '../understand/unread-food.ts';
import { allNeeds } from '../voice/needs-words.ts';
import { UNREAD_ALLERGY } from '../words/talk.ts';
import { heardSaid } from './heard.ts';

/** The word for it in many tongues: it is understood even where nothing else of the message is. */
const BEGINNING_A_WORD = 'allerg alerg hassasiya hasasiya αλλεργ аллерг алерг حساسي אלרגי एलर्ज';
/** Written without gaps between words. */
const ANYWHERE = 'アレルギ 过敏 過敏 알레르기 แพ้';
const any = (stems: string): string => stems.split(' ').map(fold).join('|');
const SPEAKS_OF_IT = new RegExp(`(?<!\\p{L})(?:${any(BEGINNING_A_WORD)})|${any(ANYWHERE)}`, 'u');

/** An allergy that we could not read is never passed over: the next card would not mind it. */
export function onUnreadAllergy(table: Table): string | null {
  const { text, question, needs, avoid, customs, care, strange } = table.meaning;
  if (!SPEAKS_OF_IT.test(text)) return null;
  if (unreadFoods(table.kitchen.rules, text, strange).length > 0)
    return `${heardSaid(table)} ${say(table, UNREAD_ALLERGY)}`.trim();
  if (question !== undefined || DENIES_ALLERGY.test(text)) return null;
  const read = allNeeds(needs).length + avoid.length + customs.length + care.length;
  return read > 0 ? null : say(table, UNREAD_ALLERGY);
}
