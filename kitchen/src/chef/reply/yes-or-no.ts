/** Answers a bare word about what is on offer: yes, no, next, another, surprise me. */
import { say, type Table } from '../../cook/table.ts';
import { namesAnything, namesContent, namesModifier } from '../understand/meaning.ts';
import * as offering from '../words/offering.ts';
import { GO_ON } from '../words/talk.ts';
import { type Reply, serveBest, serveDish, slugs } from './serve-dish.ts';
import { notUnderstood, talk } from './small-replies.ts';
import { suggest } from './suggest.ts';

/** "yes" and "next" take up the first dish of our list that has not been served. */
export function onNextOrYes(table: Table): Reply | null {
  const { meaning, before } = table;
  const kind = meaning.reply?.kind;
  if (kind !== 'yes' && kind !== 'next') return null;
  if (
    meaning.talk === 'bye' ||
    (meaning.talk === 'thanks' && !/^(?:yes|yeah|sure)|please/.test(meaning.text))
  )
    return null;
  const wants = namesContent(meaning) || meaning.moods.length > 0;
  if (kind === 'yes' && (before.lastSaid === 'card' || wants)) return null;
  const at = before.offered.findIndex((dish) => dish.slug === before.inHand?.slug) + 1;
  const inTurn = [...before.offered.slice(at), ...before.offered.slice(0, at)];
  const left = inTurn.filter((dish) => !table.served.has(dish.slug));
  const [next] = left;
  if (next) {
    const last =
      left.length === 1 && before.offered.length > 3 ? [say(table, offering.PLAN_DONE)] : [];
    return serveDish(table, next, kind === 'next' && before.inHand ? 'next' : 'named', last);
  }
  if (kind === 'next') return serveBest(table, table.now.wish, 'another');
  // An "ok" to an answer asks for nothing.
  if (before.lastSaid === 'text' && before.asked !== undefined && BARE_YES.test(meaning.text))
    return say(table, GO_ON);
  return namesModifier(meaning) ? null : suggest(table, table.now.wish);
}

const BARE_YES =
  /^(?:oh |ah |hm+ )?(?:ok(?:ay)?|alright|all right|right|fine|great|perfect|got it|good)[.! ]*$/;

/** "no", "none of them": other dishes, unless the message says what it wants instead. */
export function onNo(table: Table): Reply | null {
  const { meaning, before } = table;
  if (meaning.reply?.kind !== 'no' || namesAnything(meaning)) return null;
  if (meaning.talk === 'bye' || meaning.talk === 'thanks') return talk(table, meaning.talk);
  // "No frumpel": what it is we do not know, and the dish is not to blame.
  if (before.lastSaid === 'card' && NO_WHAT.test(meaning.text) && meaning.strange.length > 0)
    return notUnderstood(table);
  if (before.lastSaid === 'card') return serveBest(table, table.now.wish, 'another');
  return suggest(table, table.now.wish, {
    leads: offering.OTHER_LEADS,
    not: slugs(before.everOffered),
  });
}

const NO_WHAT = /^no [a-z]+[.!?]*$/;

export function onSurprise(table: Table): Reply | null {
  if (table.meaning.reply?.kind !== 'surprise') return null;
  // "Dunno, maybe eggs" wants eggs.
  if (UNSURE.test(table.meaning.text) && namesAnything(table.meaning)) return null;
  // "Pumpkin anything" wants pumpkin.
  if (/ anything[.!]*$/.test(table.meaning.text) && namesAnything(table.meaning)) return null;
  return serveBest(table, table.now.wish, 'surprise');
}

const UNSURE = /\b(?:dunno|don't know|not sure|no idea|no clue)\b/;

export function onAnother(table: Table): Reply | null {
  const { meaning, before, now } = table;
  if (meaning.reply?.kind !== 'another') return null;
  if (before.lastSaid === 'card' && !meaning.wantsIdeas)
    return serveBest(table, now.wish, 'another');
  return suggest(table, now.wish, { leads: offering.OTHER_LEADS, not: slugs(before.everOffered) });
}
