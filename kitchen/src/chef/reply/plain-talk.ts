/** Answers talk that is about no dish: dangers, greetings, complaints, other subjects, plain hunger. */
import { isOpen, likeThis } from '../../cook/choose/wish.ts';
import { sayNumberWord } from '../../cook/fill.ts';
import { say, type Table } from '../../cook/table.ts';
import { namesAnything, namesContent, namesModifier } from '../understand/meaning.ts';
import { asksElsewhere } from '../understand/small-talk.ts';
import * as offering from '../words/offering.ts';
import { GO_ON, TALK } from '../words/talk.ts';
import { englishOnly, type Reply, slugs } from './serve-dish.ts';
import { talk } from './small-replies.ts';
import { suggest } from './suggest.ts';

export function onTrouble(table: Table): Reply | null {
  return table.meaning.trouble ? talk(table, table.meaning.trouble) : null;
}

export function onForeignGreeting(table: Table): Reply | null {
  const { language } = table.meaning;
  const { talk: kind } = table.meaning;
  if (!language || namesAnything(table.meaning) || (kind !== undefined && kind !== 'hello'))
    return null;
  if (table.meaning.reply !== undefined || table.meaning.people.people !== undefined) return null;
  return `${englishOnly(table)} ${suggest(table, table.now.wish)}`;
}

export function onOffTopic(table: Table): Reply | null {
  const { meaning } = table;
  const weak =
    meaning.include.length === 0 && !meaning.cuisine && !meaning.course && meaning.words.length < 2;
  if (asksElsewhere(meaning.text)) return talk(table, 'off-topic');
  return meaning.talk === 'off-topic' && weak && !namesModifier(meaning)
    ? talk(table, 'off-topic')
    : null;
}

/** A complaint that says what was wrong has been read as a wish; one that does not gets another idea. */
export function onComplaint(table: Table): Reply | null {
  const { meaning, now, before } = table;
  if (meaning.talk !== 'complaint' || namesContent(meaning) || meaning.time.quicker) return null;
  if (before.lastSaid === 'nothing') return null;
  const sorry = say(table, TALK.complaint, { offer: '' }).trim();
  const wish =
    before.inHand && isOpen(now.wish) ? { ...likeThis(before.inHand, now.wish) } : now.wish;
  return suggest(table, wish, {
    before: sorry,
    leads: offering.OTHER_LEADS,
    not: slugs(before.everOffered),
  });
}

export function onTalk(table: Table): Reply | null {
  const { talk: kind, reply } = table.meaning;
  const approves = reply && ['yes', 'index', 'last', 'any'].includes(reply.kind);
  if (reply?.kind === 'index' && reply.index > 0 && table.before.offered.length === 0)
    return suggest(table, table.now.wish, { before: say(table, LIST_GONE) });
  if (
    reply?.kind === 'index' &&
    reply.index >= table.before.offered.length &&
    table.before.offered.length > 0
  )
    return say(table, LIST_SHORT, { count: sayNumberWord(table.before.offered.length) });
  if (approves && table.before.lastSaid === 'card' && kind === undefined) return say(table, GO_ON);
  return kind ? talk(table, kind) : null;
}

/** "The second", of a list that is no longer among the messages we see. */
const LIST_GONE = [
  'That list has gone out of my sight, so I cannot tell which one you mean; name it, and I find it.',
  'I no longer see that list. Tell me the name of the dish, please.',
  'The list you mean has scrolled away from me; what was the dish called?',
] as const;

/** "The fourth", of three. */
const LIST_SHORT = [
  'My last list had only {count} on it. Which of those shall it be?',
  'There were only {count} on that list; name one, or say “something else”.',
  'I only counted to {count} there. Which one do you mean?',
] as const;

const HUNGRY =
  /\b(?:something|anything) (?:for (?:tonight|today|tomorrow|us|me|later|now|the (?:family|weekend|evening))|to (?:cook|eat|make)|good|nice|tasty|yummy|delicious)\b|^(?:something|anything|(?:(?:and|so|ok|now|what about|how about|it's|for|on|then) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night| evening| then)?|tonight|today|tomorrow(?: night)?|my (?:friends?|guests?)|the guests?))[.!?]*$|\b(?:hungry|hangry|starving|feed me|famished|peckish|what(?:'s| is| should| can| shall| could| do)? ?(?:i|we|for|to)?[^?]*(?:cook|eat|make|dinner|lunch|have)|ideas?|suggest\w*|recommend\w*|recipes?|cook|food|eat|inspir\w*|menu|craving|meal)\b/;

export function onHungry(table: Table): Reply | null {
  return HUNGRY.test(table.meaning.text) ? suggest(table, table.now.wish) : null;
}
