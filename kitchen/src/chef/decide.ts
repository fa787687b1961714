/** Decides what kind of answer a message wants: a card, a list, an explanation or a kind word. */

import { answerQuestion, babyFirst } from './questions/answer-question.ts';
import { onMayHave } from './questions/may-have.ts';
import { onAccepted } from './reply/accepted.ts';
import { onBreaking } from './reply/breaking.ts';
import { changeDish } from './reply/change-dish.ts';
import { onGuessed } from './reply/guessed.ts';
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
import { onMenuTold } from './reply/menu-told.ts';
import { onMoreOrLess } from './reply/more-or-less.ts';
import { onNamed, onStillMeant } from './reply/named.ts';
import { onPick } from './reply/pick-offered.ts';
import {
  onComplaint,
  onForeignGreeting,
  onHungry,
  onOffTopic,
  onTalk,
  onTrouble,
} from './reply/plain-talk.ts';
import { plan } from './reply/plan.ts';
import { onRuledOut } from './reply/ruled-out.ts';
import { onSameKind } from './reply/same-kind.ts';
import { type Reply, serveDish } from './reply/serve-dish.ts';
import { notUnderstood, onCounting } from './reply/small-replies.ts';
import { onUnreadAllergy } from './reply/unread-allergy.ts';
import { onUnsure } from './reply/unsure.ts';
import { onStrange, onWish } from './reply/wish-reader.ts';
import { onAnother, onNextOrYes, onNo, onSurprise } from './reply/yes-or-no.ts';
import { say, type Table } from '../cook/table.ts';
import { asksForDish } from './talk/asks-for-dish.ts';
import { UNITS_CHANGED, UNITS_NOTED } from './words/talk.ts';

/** Each looks at the message in turn; the first that has an answer gives it. */
type TableReader = (table: Table) => Reply | null;

/** Danger, and what must be known of the person before anything else. */
const FIRST: readonly TableReader[] = [
  onTrouble,
  onUnsure,
  onGuessed,
  onLifted,
  onUnreadAllergy,
  onBreaking,
  onForeignGreeting,
  babyFirst,
];

const OTHERS: readonly TableReader[] = [
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
  return decideFirst(table) ?? firstReply(OTHERS, table) ?? notUnderstood(table);
}

/** Undefined where nothing of that is said. */
export function decideFirst(table: Table): Reply | undefined {
  return firstReply(FIRST, table);
}

function firstReply(readers: readonly TableReader[], table: Table): Reply | undefined {
  for (const reader of readers) {
    const reply = reader(table);
    if (reply !== null && reply !== '') return reply;
  }
  return undefined;
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

/** "make it vegan", "for six", "without onions", "quicker": about the dish in hand. */
function onChange(table: Table): Reply | null {
  return changeDish(table, (dish, occasion, extra) => serveDish(table, dish, occasion, extra));
}
