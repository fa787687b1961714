/** Reads the answer to "do you want almonds, or must they stay out?" and says it in full. */

import type { Food } from '../../needs/heard.ts';
import { normalise } from '../../text/normalise.ts';
import type { Meaning } from './meaning.ts';

const WANTED =
  /\b(?:want(?:s|ed)?|would like|i'd like|like|love|loves|with (?:them|it)|(?:stay|stays|keep|leave|put|be|are|is|all|add|use) (?:them |it |those |that )?in|add (?:them|it)|use (?:them|it)|welcome|allowed|fine|no problem|go ahead)\b/;
const DENIES = /(?:\b(?:not|never|nobody|neither|without|can't|cannot)|n't)\b/;
const STAYS_OUT =
  /\b(?:out|no|nope|nah|never|neither|none|without|avoid|away|off|skip|remove|ban(?:ned)?|allerg\w*|intoleran\w*|ill|sick|dangerous|deadly|hospital|harm\w*|bad|leave (?:them|it)|not|can't|cannot|don't|mustn't|doesn't)\b/;
const VAGUE =
  /^(?:(?:yes|yeah|yep|yup|sure|ok|okay|please|both|either|hm+|what|maybe|thanks|thank you|of course|right)[ ,.!?]*)+$/;
/** A longer message is no plain answer; only its first words are. */
const MOST_WORDS = 9;
const PARTED = /^([^.,;!?]{1,60}?)(?:[.,;!?]+| but | and | - )\s*(.+)$/;

/** What the answer says in full, with whatever else it says; nothing when it answers something else. */
export function unsureAnswered(foods: readonly Food[], content: string): string | undefined {
  if (foods.length === 0) return undefined;
  const said = withoutNames(foods, normalise(content.slice(0, MOST_LETTERS)).trim());
  const all = verdictOn(said);
  if (all !== undefined) return inFull(foods, all, '');
  const [, first = '', more = ''] = PARTED.exec(said) ?? [];
  const begun = verdictOn(first);
  return begun === undefined ? undefined : inFull(foods, begun, more);
}

const MOST_LETTERS = 4000;

function inFull(foods: readonly Food[], verdict: 'wanted' | 'out', more: string): string {
  const names = foods.map((food) => food.said).join(' and ');
  const told = verdict === 'out' ? `i am allergic to ${names}` : `i would like ${names}`;
  return more === '' ? told : `${told}. ${more}`;
}

function verdictOn(said: string): 'wanted' | 'out' | undefined {
  if (said === '' || said.split(' ').length > MOST_WORDS || ASKS_FOR.test(said)) return undefined;
  const [wish] = WANTED.exec(said) ?? [];
  if (wish !== undefined) {
    const before = said.slice(0, said.indexOf(wish));
    const denied = DENIES.test(before.replace(/^(?:no|nope|nah)[ ,.]+/, ''));
    return denied ? 'out' : 'wanted';
  }
  return STAYS_OUT.test(said) ? 'out' : undefined;
}

/** A wish for something else, or another question: "without onions, please make me a soup". */
const ASKS_FOR = /\b(?:make|recipe|cook|instead|something|how|what|why|dish|soup|show)\b|\?/;

/** "Almonds out" speaks of them as much as "out" does. */
function withoutNames(foods: readonly Food[], said: string): string {
  return foods.reduce((left, food) => left.replaceAll(food.said, 'them'), said);
}

/** A bare "yes" to one of two is no answer: the question stands. */
export function stillUnsure(foods: readonly Food[], meaning: Meaning): Meaning {
  const isVague = foods.length > 0 && VAGUE.test(meaning.text);
  return isVague ? { ...meaning, unsure: foods, reply: undefined } : meaning;
}
