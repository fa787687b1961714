/** Answers how to keep, freeze or thaw food and for how long, and signs of spoiling: by the recipe's note, else knowledge of the food. */

import { keepsTip } from '../../cook/plate/plate.ts';
import type { Topic } from '../../knowledge/knowledge.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command, CommandContext } from '../command.ts';
import { keptUntilNow } from './days-told.ts';
import {
  answered,
  bestAsked,
  factsOf,
  sentencesOf,
  tellFacts,
  topicAsked,
  topicOfDish,
} from './facts.ts';
import { foodsAsked, hasTerm, isMainFood, type Subject, subjectOf, wordSet } from './subject.ts';

const FREEZE = wordSet('freeze freezer freezing frozen freezable froze');
const KEEPS = wordSet('keep keeps last lasts day fridge');
const THAW = wordSet('thaw thawing thawed defrost defrosting defrosted');
const OPENED = wordSet('open opened opening jar tin packet bottle carton can');
const ROOM = wordSet(
  'counter room worktop cupboard shelf outside larder pantry side windowsill dark',
);
const STOOD_OUT = wordSet('out stove hob');
const IN_THE_COLD = wordSet('fridge take');
const UNBAKED = wordSet('unbaked uncooked raw dough batter before');
const WHOLE_NAME = 1.5;
const SIGNS = wordSet('off bad gone spoiled rotten smell mould mouldy mold slimy fresh');

/** Needs a card, a dish or a food that is named; undefined for a food of which nothing is known. */
export const askStorage: Command = (context, memo, clause) => {
  const kept = keptUntilNow(context, memo, clause);
  if (kept.length > 0) return answered(memo, kept);
  const subject = subjectOf(context, memo, clause);
  const kinds = kindsOfKeeping(clause);
  const topic = topicAsked(context, 'storage', clause);
  const foods = foodsAsked(clause);
  // What stood on the stove all night is no matter of days in the fridge.
  if (stoodOut(clause)) {
    const told = factsOf(context, topic, kinds, 1);
    return answered(memo, told.length > 0 ? told : [tell('answers.left-out')]);
  }
  // "Can I freeze them unbaked?" asks of the dough, and not of what comes out of the oven.
  const raw = hasTerm(clause, UNBAKED) ? bestAsked(context, 'storage', clause, memo) : undefined;
  if (raw && raw.said >= WHOLE_NAME) return answered(memo, factsOf(context, raw.topic, kinds, 1));
  if (topic?.facts.opened !== undefined && hasTerm(clause, OPENED) && !subject?.isCard)
    return answered(memo, factsOf(context, topic, kinds));
  if (subject && (foods.length === 0 || foods.every((food) => isMainFood(context, subject, food))))
    return answered(memo, keepsOf(context, subject, clause));
  const known = factsOf(context, topic, kinds);
  if (known.length > 0) return answered(memo, known);
  if (subject) return answered(memo, keepsOf(context, subject, clause));
  return foods.length === 0 ? answered(memo, general(context, memo, clause)) : undefined;
};

function stoodOut(clause: ReadClause): boolean {
  const isCold = [IN_THE_COLD, FREEZE, THAW].some((words) => hasTerm(clause, words));
  return hasTerm(clause, STOOD_OUT) && !isCold;
}

export function asksToFreeze(clause: ReadClause): boolean {
  return hasTerm(clause, FREEZE);
}

/** Kinds of facts on keeping, what was asked for first. */
export function kindsOfKeeping(clause: ReadClause): string[] {
  if (stoodOut(clause)) return ['leftout', 'room'];
  const asked = [
    hasTerm(clause, THAW) ? 'thaw' : '',
    hasTerm(clause, FREEZE) ? 'freezer' : '',
    hasTerm(clause, OPENED) ? 'opened' : '',
    hasTerm(clause, ROOM) ? 'room' : '',
    hasTerm(clause, SIGNS) ? 'signs' : '',
  ].filter(Boolean);
  return [...asked, 'fridge', 'room', 'opened', 'freezer'];
}

/** What its own file says, the sentence about freezing first where that was asked. */
function keepsOf(
  context: CommandContext,
  { dish, title, ...rest }: Subject,
  clause: ReadClause,
): Told[] {
  const subject = { dish, title, ...rest };
  const topic: Topic | undefined = topicOfDish(context, 'storage', subject);
  if (hasTerm(clause, THAW)) {
    const thaw = factsOf(context, topic, ['thaw'], 1);
    return thaw.length > 0 ? thaw : [tell('answers.thaw')];
  }
  if (dish.keeps === '') {
    const known = factsOf(context, topic, kindsOfKeeping(clause), 1);
    return known.length > 0 ? known : [tell('answers.keeps-unsaid', { dish: title })];
  }
  const sentences = sentencesOf([keepsTip(dish.keeps)]);
  if (!hasTerm(clause, FREEZE)) return tellFacts(sentences.slice(0, 2));
  const frozen = sentences.filter(speaksOfFreezing);
  // "Does it only keep a day? Can I freeze some?" asks of both.
  const own = hasTerm(clause, KEEPS) ? tellFacts(sentences.slice(0, 1)) : [];
  if (frozen.length > 0)
    return [
      ...own,
      ...tellFacts(frozen.filter((one) => own.length === 0 || one !== sentences[0]).slice(0, 2)),
    ];
  // What holds of raw beef says nothing of a stew.
  const known = factsOf(context, topic, ['freezer'], 1).filter(
    ({ slots: { fact } }) => !String(fact).startsWith('Raw'),
  );
  if (known.length > 0) return [...own, ...known];
  return [tell('answers.freeze-unsaid', { dish: title }), ...tellFacts(sentences.slice(0, 1))];
}

function speaksOfFreezing(sentence: string): boolean {
  return sentence.toLowerCase().includes('freez') || sentence.toLowerCase().includes('frozen');
}

function general(context: CommandContext, _memo: Memo, clause: ReadClause): Told[] {
  const known = factsOf(context, topicAsked(context, 'safety', clause), ['answer', 'do'], 1);
  return known.length > 0 ? known : [tell('answers.keeps-which')];
}
