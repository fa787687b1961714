/** Fallback answers: first questions about the recipe card, then any knowledge file; also catches dangers to pets, children and health. */

import type { Found } from '../../knowledge/find-topic.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import type { Command, CommandContext } from '../command.ts';
import { askFood } from './ask-food.ts';
import { questionKnown } from './ask-known.ts';
import { byTheCard } from './by-the-card.ts';
import { keptUntilNow } from './days-told.ts';
import { answered, bestAsked, factsOf, meantBy, toldOfDanger } from './facts.ts';
import { FIRM, knownOf, SURE, WHOLE } from './known-topics.ts';
import { isByChance, passedOver } from './on-topic.ts';
import { hasTerm, ofOne, wordSet } from './subject.ts';

/** Undefined where nothing is asked, or no topic is surely named. */
export const askAnything: Command = (context, memo, clause) => {
  const own = byTheCard(context, memo, clause);
  if (own) return own;
  if (!clause.act.startsWith('ask-') && !ASKING.has(clause.act)) return undefined;
  const answer = knownOf(context, memo, clause).find(
    ({ questions, ...found }) =>
      isFirm(found) || (mayAnswer(questions, clause) && found.said >= leastOf(found.file)),
  );
  if (answer?.file === 'safety') return answered(memo, toldOfDanger(context, answer.topic, clause));
  if (answer?.file === 'foods') return askFood(context, memo, { ...clause, act: 'ask-food' });
  return answer && answered(memo, factsOf(context, answer.topic, answer.kinds));
};

function isFirm({ isDeed, score, covers }: Found): boolean {
  return isDeed && (score >= FIRM || covers >= WHOLE);
}

/** Enough for the files on danger and on what a thing is. */
const NAMED = 1;
const BY_ONE_WORD: ReadonlySet<string> = new Set([
  ...['safety', 'foods', 'techniques', 'tools', 'rescue', 'why'],
]);

function leastOf(file: string): number {
  return BY_ONE_WORD.has(file) ? NAMED : SURE;
}

/** A neighbouring fact is no answer: the kind of question has to be the file's own, as far as it is known. */
function mayAnswer(questions: readonly string[], { act, second, chance }: ReadClause): boolean {
  const isOpen = chance < UNSURE && (act === 'off-topic' || act === 'small-talk');
  if (questions[0] === 'ask-safety' || isOpen || questions.includes(act)) return true;
  return chance < LIKELY && questions.includes(second);
}

const LIKELY = 0.6;
const UNSURE = 0.4;

/** Acts of questions that are not called so. */
const ASKING: ReadonlySet<string> = new Set(['rescue', 'pairing', 'off-topic', 'small-talk']);

const WISHES = wordSet('find menu plan');
const WISHED = 0.6;
const ALLERGY = wordSet('allergy allergic');
const PETS = wordSet('dog cat pet rabbit hamster parrot');
const SMALL = wordSet(
  'baby infant newborn toddler pregnant pregnancy expecting breastfeeding breastfeed year month',
);
/** Whoever swallowed something may be the one who writes. */
const SWALLOWED = wordSet('swallow swallowed drank drunk bleach poison poisoned poisonous');
/** Names of that many words are no chance, of somebody small or of a pet; of anybody else it takes more. */
const PLAIN = 2;
const PLAINEST = 3;

/** Sticky chicken thighs that are wished for are a dish of that name, and no meat gone off. */
function isByName(context: CommandContext, clause: ReadClause, best: Asked): boolean {
  const words = new Set(clause.said.flatMap((one) => one.words));
  if (clause.act !== 'dish' || words.size === 0) return false;
  const terms = clause.terms.filter((term) => words.has(term));
  const alone = bestAsked(context, 'safety', { ...clause, terms });
  return alone?.topic === best.topic && alone.said >= best.said;
}

type Asked = NonNullable<ReturnType<typeof bestAsked>>;

/**
 * What endangers somebody, whatever else the clause was read as: pets, small children, pregnancy, poison. Undefined
 * where nothing of the kind is surely named.
 */
export const danger: Command = (context: CommandContext, memo, clause) => {
  if (clause.act === 'emergency') return undefined;
  const best = bestAsked(context, 'safety', clause);
  const named = {
    ...clause,
    terms: [...clause.terms, ...meantBy(context.knowledge, clause.terms)],
  };
  // Who chokes on thin drinks asks what to cook.
  const care = bestAsked(context, 'diets', clause);
  if (best && care && care.said >= best.said) return undefined;
  if (best && isByName(context, clause, best)) return undefined;
  const known = questionKnown(context, memo, clause);
  if (best && known && known.said > best.said) return undefined;
  // "A guest is allergic to nuts, I need a main for eight" wants the main, which keeps to it.
  const isWish = WISHES.has(clause.act) && clause.chance >= WISHED;
  if (isWish && hasTerm(clause, ALLERGY) && best?.topic.facts.do === undefined) return undefined;
  const isOfSomebody = [PETS, SMALL, SWALLOWED].some((words) => hasTerm(named, words));
  const warning = best && answered(memo, toldOfDanger(context, best.topic, clause));
  const isPlain = best !== undefined && best.said >= (isOfSomebody ? PLAIN : PLAINEST);
  if (warning && isPlain && !isByChance(context, memo, clause, warning)) {
    // "Mackerel and brie, can I have either?"
    const others = passedOver(context, memo, clause, warning).flatMap((one) => {
      const apart = ofOne(clause, one);
      const found = bestAsked(context, 'safety', apart);
      const isOther = found && found.said >= PLAIN && found.topic !== best.topic;
      return isOther ? toldOfDanger(context, found.topic, apart) : [];
    });
    return { ...warning, told: [...warning.told, ...others] };
  }
  const [verdict, ...facts] = keptUntilNow(context, memo, clause);
  return verdict?.message === 'answers.kept-too-long'
    ? answered(memo, [verdict, ...facts])
    : undefined;
};
