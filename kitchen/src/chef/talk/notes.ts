/** Notes of the older reader: what a card is fitted to, as the person told it, in words that `remind` reads again. */
import type { Kitchen } from '../../cook/kitchen.ts';
import { speaks } from '../../cook/table.ts';
import { allNeeds, needsWords, sayList } from '../../say/voice/needs-words.ts';
import type { Restriction } from '../../vocabulary.ts';
import { WHO } from '../understand/care.ts';
import { KINDS_OF_DISH } from '../understand/read-words.ts';
import { ALLERGY_OPEN } from '../words/talk.ts';
import { DOUBT_OPEN } from '../words/unsure.ts';
import type { Conversation } from './conversation.ts';

/**
 * Sentences for the person alone; none names what they must not eat. Foods beyond the nine have statements of
 * their own (`lookedFor`).
 */
export function notesOn(kitchen: Kitchen, now: Conversation): string[] {
  const kept = now.customs;
  const lightly = now.avoid
    .filter((food) => !food.firm && !KINDS_OF_DISH.test(food.said))
    .map(({ said }) => said)
    .filter((said) => speaks(kitchen, said, now.needs));
  return [
    now.allergyOpen ? ALLERGY_OPEN : '',
    now.doubted.length > 0 ? DOUBT_OPEN : '',
    needsKept(now),
    lightly.length > 0 ? `Made without ${sayList(lightly, 'or')}.` : '',
    kept.length > 0 ? `Meant to be ${sayList(kept.map((one) => one.label))}.` : '',
    lackingKept(now),
    now.care.length > 0 ? `Chosen with ${sayList(now.care.map((one) => WHO[one]))} in mind.` : '',
  ].filter((sentence) => sentence !== '' && speaks(kitchen, sentence, now.needs));
}

/** The nine and the diets as the chat alone told us, in words that `remind` reads again. */
function needsKept(now: Conversation): string {
  const stated = new Set<Restriction>(allNeeds(now.stated));
  const told = allNeeds(now.own).filter((one) => !stated.has(one));
  const { once, diets } = now.guests;
  const others = now.needs.diets.filter((one) => !now.own.diets.includes(one));
  const theirs = others.filter((one) => diets.includes(one));
  const ofDish = others.filter((one) => once.diets.includes(one) && !diets.includes(one));
  return [
    told.length > 0 ? `Kept ${needsWords(told)}.` : '',
    theirs.length > 0 ? `Kept ${needsWords(theirs)}${FOR_GUEST}.` : '',
    ofDish.length > 0 ? `Kept ${needsWords(ofDish)}${THIS_TIME}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export const FOR_GUEST = ' for your guest';
export const THIS_TIME = ' this time';

/** "Cooked without an oven or a blender", in words that `remind` reads again. */
function lackingKept(now: Conversation): string {
  return now.lacking.length > 0 ? `Cooked without ${withArticles(now.lacking)}.` : '';
}

/** "an oven or a blender". */
function withArticles(tools: readonly string[]): string {
  return sayList(
    tools.map((tool) => `${/^[aeiou]/.test(tool) ? 'an' : 'a'} ${tool}`),
    'or',
  );
}
