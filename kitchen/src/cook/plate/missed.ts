/** Owns up to the parts of a wish that a dish or a list does not meet. */
import type { Miss } from '../choose/match.ts';
import type { Wish } from '../choose/wish.ts';
import { sayMinutes } from '../fill.ts';
import { say, speaks, type Table } from '../table.ts';
import { sayList } from '../../say/voice/needs-words.ts';
import { NOTHING_FITS } from '../../chef/words/offering.ts';
import { NEAREST } from '../../chef/words/serving.ts';
import { withArticles } from './kept-in-mind.ts';

/** The sentence for a card; empty where nothing was given up. */
export function missing(table: Table, missed: readonly Miss[]): string {
  if (missed.length === 0) return '';
  const said = missedWords(table, table.now.wish, missed);
  return said ? say(table, NEAREST, { missed: said }) : say(table, NOTHING_FITS);
}

/** "made with leeks and ready in 30 minutes"; empty where it may not be said aloud. */
export function missedWords(table: Table, wish: Wish, missed: readonly Miss[]): string {
  const named: Readonly<Record<Miss, string>> = {
    cuisine: wish.cuisine?.label ?? '',
    course: wish.course
      ? /^(?:a|an|the) /.test(wish.course.label)
        ? wish.course.label
        : `for ${wish.course.label}`
      : '',
    time:
      wish.maxMinutes === undefined
        ? ''
        : wish.firmTime
          ? `ready in ${sayMinutes(wish.maxMinutes)}`
          : 'quick',
    food:
      wish.include.length > 1
        ? 'made with all of that'
        : sayList(wish.include.map((food) => `made with ${food.said}`)),
    word: sayList(wish.words),
    mood: sayList(wish.moods.filter((mood) => mood.firm).map((mood) => mood.label)),
    kit: table.now.lacking.length > 0 ? `made without ${withArticles(table.now.lacking)}` : '',
    care: '',
  };
  const said = sayList([...new Set(missed)].map((one) => named[one]).filter(Boolean));
  const kit =
    said !== '' && table.now.lacking.length > 0 && !missed.includes('kit')
      ? ` and made without ${withArticles(table.now.lacking.slice(0, 2))}`
      : '';
  return speaks(table.kitchen, said, table.now.needs) ? said + kit : '';
}
