/** Decides what kind of answer a message wants: a card, a list, an explanation or a kind word. */

import type { Dish } from '../cookbook/dish.ts';
import { fold, telling } from '../cookbook/fold.ts';
import { onMenuTold } from './choose/menu-told.ts';
import { onPick } from './choose/pick-offered.ts';
import { plan } from './choose/plan.ts';
import { isOpen, likeThis } from './choose/wish.ts';
import { sayMinutes, sayNumberWord } from './fill.ts';
import { answerQuestion, babyFirst } from './questions/answer-question.ts';
import { onMayHave } from './questions/may-have.ts';
import { onAccepted } from './reply/accepted.ts';
import { changeDish, twist } from './reply/change-dish.ts';
import {
  onBack,
  onBareFood,
  onDay,
  onFirstAgain,
  onShowIt,
  onTwistInHand,
} from './reply/in-hand.ts';
import { onKinAgain, onOtherInIt } from './reply/in-its-stead.ts';
import { onLifted } from './reply/lifted.ts';
import { onPlanAgain, onSwapInList } from './reply/list-again.ts';
import { onMoreOrLess } from './reply/more-or-less.ts';
import { onRuledOut } from './reply/ruled-out.ts';
import { onSameKind } from './reply/same-kind.ts';
import {
  choiceOf,
  englishOnly,
  type Reply,
  serveBest,
  serveDish,
  slugs,
  suggestOnly,
} from './reply/serve-dish.ts';
import { notUnderstood, onCounting, talk } from './reply/small-replies.ts';
import { stillMeant } from './reply/still-meant.ts';
import { suggest } from './reply/suggest.ts';
import { onUnreadAllergy } from './reply/unread-allergy.ts';
import { onStrange, onWish } from './reply/wish-reader.ts';
import { say, speaks, type Table } from './table.ts';
import { asksForDish } from './talk/conversation.ts';
import { namesAnything, namesContent, namesModifier } from './understand/meaning.ts';
import { asksElsewhere } from './understand/small-talk.ts';
import * as offering from './words/offering.ts';
import { GO_ON, TALK, UNITS_CHANGED, UNITS_NOTED } from './words/talk.ts';

/** Each looks at the message in turn; the first that has an answer gives it. */
const READERS: readonly ((table: Table) => Reply | null)[] = [
  onTrouble,
  onLifted,
  onUnreadAllergy,
  onForeignGreeting,
  babyFirst,
  onMayHave,
  onCounting,
  onUnits,
  onMenuTold,
  onOtherInIt,
  onQuestion,
  onAccepted,
  onSwapInList,
  onPlanAgain,
  onBack,
  onShowIt,
  onDay,
  onBareFood,
  onRuledOut,
  onMoreOrLess,
  onFirstAgain,
  onTwistInHand,
  onSameKind,
  onPick,
  onStillMeant,
  onNamed,
  onNextOrYes,
  onNo,
  onChange,
  onOffTopic,
  onSurprise,
  onAnother,
  onComplaint,
  onKinAgain,
  onWish,
  onStrange,
  onTalk,
  onHungry,
];

export function decide(table: Table): Reply {
  for (const reader of READERS) {
    const reply = reader(table);
    if (reply !== null && reply !== '') return reply;
  }
  return notUnderstood(table);
}

function onTrouble(table: Table): Reply | null {
  return table.meaning.trouble ? talk(table, table.meaning.trouble) : null;
}

function onForeignGreeting(table: Table): Reply | null {
  const { language } = table.meaning;
  const { talk: kind } = table.meaning;
  if (!language || namesAnything(table.meaning) || (kind !== undefined && kind !== 'hello'))
    return null;
  if (table.meaning.reply !== undefined || table.meaning.people.people !== undefined) return null;
  return `${englishOnly(table)} ${suggest(table, table.now.wish)}`;
}

function onQuestion(table: Table): Reply | null {
  const { question } = table.meaning;
  if (question === undefined || asksForDish(table.meaning)) return null;
  if (question === 'plan') return plan(table);
  return answerQuestion(table, question);
}

/** "in cups, please": the card again, or a word that it will be so. */
function onUnits(table: Table): Reply | null {
  const { meaning, before } = table;
  if (!meaning.units || meaning.named.length > 0 || meaning.include.length > 0) return null;
  if (meaning.course || meaning.cuisine || meaning.words.length > 0) return null;
  if (before.inHand && before.lastSaid !== 'list')
    return serveDish(table, before.inHand, 'changed', [say(table, UNITS_CHANGED)]);
  return say(table, UNITS_NOTED);
}

function onStillMeant(table: Table): Reply | null {
  const meant = stillMeant(table);
  return meant && onNamed(meant);
}

function onNamed(table: Table): Reply | null {
  const { meaning } = table;
  const { named } = meaning;
  const [first] = named;
  if (!first) return null;
  const best = named
    .filter((one) => one.words === first.words && one.exact === first.exact)
    .map((one) => one.dish);
  const plain = best.find((dish) => telling(fold(dish.title)).length === first.words);
  const twisted = meaning.replace ? twist(table, plain ?? first.dish) : null;
  if (twisted) return twisted;
  const slow = tooSlow(table, plain ?? first.dish);
  if (slow) return slow;
  if (plain) return serveDish(table, plain, 'named');
  if (best.length > 1 && !table.meaning.wantsRecipe) {
    const fitting = best.slice(0, 3).flatMap((dish) => choiceOf(table, dish));
    const list = fitting.length > 1 ? suggestOnly(table, best) : '';
    // One dish is no choice.
    if (list.includes('\n2. ')) return list;
  }
  return serveDish(table, first.dish, 'named');
}

/** "beef stew, in ten minutes": nobody is served three hours without a word. */
function tooSlow(table: Table, dish: Dish): Reply | null {
  const { maxMinutes, firm } = table.meaning.time;
  if (maxMinutes === undefined || !firm || dish.time <= maxMinutes * 1.2) return null;
  if (!speaks(table.kitchen, dish.title, table.now.needs)) return null;
  const wish = { ...likeThis(dish, table.now.wish), maxMinutes, firmTime: true };
  const limit = sayMinutes(maxMinutes);
  return suggest(table, wish, {
    before: say(table, offering.TOO_SLOW, { dish: dish.title, time: sayMinutes(dish.time) }),
    leads: offering.IN_TIME_LEADS.map((lead) => lead.replace('{limit}', limit)),
    not: slugs([dish]),
  });
}

/** "yes" and "next" take up the first dish of our list that has not been served. */
function onNextOrYes(table: Table): Reply | null {
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
function onNo(table: Table): Reply | null {
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

/** "make it vegan", "for six", "without onions", "quicker": about the dish in hand. */
function onChange(table: Table): Reply | null {
  return changeDish(table, (dish, occasion, extra) => serveDish(table, dish, occasion, extra));
}

function onOffTopic(table: Table): Reply | null {
  const { meaning } = table;
  const weak =
    meaning.include.length === 0 && !meaning.cuisine && !meaning.course && meaning.words.length < 2;
  if (asksElsewhere(meaning.text)) return talk(table, 'off-topic');
  return meaning.talk === 'off-topic' && weak && !namesModifier(meaning)
    ? talk(table, 'off-topic')
    : null;
}

function onSurprise(table: Table): Reply | null {
  if (table.meaning.reply?.kind !== 'surprise') return null;
  // "Dunno, maybe eggs" wants eggs.
  if (UNSURE.test(table.meaning.text) && namesAnything(table.meaning)) return null;
  return serveBest(table, table.now.wish, 'surprise');
}

const UNSURE = /\b(?:dunno|don't know|not sure|no idea|no clue)\b/;

function onAnother(table: Table): Reply | null {
  const { meaning, before, now } = table;
  if (meaning.reply?.kind !== 'another') return null;
  if (before.lastSaid === 'card' && !meaning.wantsIdeas)
    return serveBest(table, now.wish, 'another');
  return suggest(table, now.wish, { leads: offering.OTHER_LEADS, not: slugs(before.everOffered) });
}

/** A complaint that says what was wrong has been read as a wish; one that does not gets another idea. */
function onComplaint(table: Table): Reply | null {
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

function onTalk(table: Table): Reply | null {
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

function onHungry(table: Table): Reply | null {
  return HUNGRY.test(table.meaning.text) ? suggest(table, table.now.wish) : null;
}
