/** Reads from the line over a list of ours what it was for, when the message that asked for it has gone. */

import type { Kitchen } from '../../cook/kitchen.ts';
import { isOpen, type Wish } from '../../cook/wish.ts';
import { understand } from '../understand/understand.ts';
import { wishFrom } from '../understand/wish-from.ts';
import { LIST_LEADS } from '../words/offering.ts';

/** The wish as it was, or as the list tells it where nothing is known any more. */
export function wishTold(kitchen: Kitchen, wish: Wish, content: string): Wish {
  if (!isOpen(wish) || wish.moods.length > 0 || wish.maxMinutes !== undefined) return wish;
  const [lead = ''] = content.split('\n');
  const phrase = LEADS.map((one) => one.exec(lead)?.[1]).find((one) => one !== undefined);
  return phrase === undefined ? wish : wishFrom(understand(kitchen, phrase));
}

const LEADS = LIST_LEADS.map((lead) => {
  const [before = '', after = ''] = lead.split('{wish}');
  const start = before === '' ? '(?:^|[.!] )' : escaped(before);
  return new RegExp(`${start}([^.!:;]{3,120}?)${escaped(after)}\\s*$`);
});

function escaped(text: string): string {
  return text.replace(/[.?*+()[\]]/g, '\\$&');
}
