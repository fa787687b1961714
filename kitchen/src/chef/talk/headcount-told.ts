/** For how many we cook, in words of our own turns that are read again when the message that told us has gone. */
import { sayNumberWord } from '../../say/number-words.ts';
import { NUMBER, numberOf } from '../lore/numbers.ts';
import type { Headcount } from './people-after.ts';

/** Under a card: "Planned for ten." Empty as long as nobody told us. */
export function headcountKept({ people, told }: Headcount): string {
  if (people === undefined) return '';
  const amounts = sayNumberWord(people);
  if (told === undefined) return `Amounts for ${amounts}.`;
  const scaled = people === told ? '' : `, amounts for ${amounts}`;
  return `Planned for ${sayNumberWord(told)}${scaled}.`;
}

/** What a card or a list of ours still tells of it; a list asks "for ten?" under its last dish. */
export function headcountIn(content: string): Headcount {
  const told =
    numberOf(TABLE.exec(content)?.[1] ?? '') || numberOf(ASKED.exec(underList(content))?.[1] ?? '');
  const people = numberOf(AMOUNTS.exec(content)?.[1] ?? '') || told;
  if (people === 0) return {};
  return told === 0 ? { people } : { told, people };
}

const TABLE = new RegExp(`\\bPlanned for ${NUMBER}[.,]`);
const AMOUNTS = new RegExp(`\\b[Aa]mounts for ${NUMBER}\\.`);
const ASKED = new RegExp(`\\bfor ${NUMBER}[.?]`);

/** The last line of a list; a card has none. */
function underList(content: string): string {
  return /^1\. /m.test(content) ? (content.trimEnd().split('\n').at(-1) ?? '') : '';
}
