/** An allergy told without its food is asked about; the short message that follows answers that and is no wish. */

import type { Rules } from '../../safety/pantry/rules.ts';
import { normalise } from '../../text/normalise.ts';
import type { Meaning } from './meaning.ts';
import { DENIES_ALLERGY } from './needs-said.ts';
import { unreadFoods } from './unread-food.ts';

/** The word for it in many tongues: it is understood even where nothing else of the message is. */
const BEGINNING_A_WORD = 'allerg alerg hassasiya hasasiya αλλεργ аллерг алерг حساسي אלרגי एलर्ज';
/** Written without gaps between words. */
const ANYWHERE = 'アレルギ 过敏 過敏 알레르기 แพ้';
const any = (stems: string): string => stems.split(' ').map(normalise).join('|');
const SPEAKS_OF_IT = new RegExp(`(?<!\\p{L})(?:${any(BEGINNING_A_WORD)})|${any(ANYWHERE)}`, 'u');

/** "part" where some of it was read, "all" where nothing was. */
export function allergyUnread(rules: Rules, meaning: Meaning): 'part' | 'all' | undefined {
  const found = [meaning, ...(meaning.between ?? [])].map((piece) => unreadIn(rules, piece));
  return found.includes('part') ? 'part' : found.find((one) => one !== undefined);
}

function unreadIn(rules: Rules, meaning: Meaning): 'part' | 'all' | undefined {
  const { text, question, needs, avoid, customs, care, strange } = meaning;
  if (!SPEAKS_OF_IT.test(text)) return undefined;
  if (unreadFoods(rules, text, strange).length > 0) return 'part';
  if (question !== undefined || DENIES_ALLERGY.test(text)) return undefined;
  const read = needs.allergies.length + needs.diets.length + avoid.length;
  return read + customs.length + care.length > 0 ? undefined : 'all';
}

const NO_ALLERGY_AFTER_ALL =
  /\bno allerg|\b(?:any|an) allerg\w+ (?:after all|anyway)|\bnever ?mind\b|\bforget (?:it|that|about)\b|\b(?:just|only) kidding\b/;

/** Whether a later message names what must stay away, or takes the allergy back. */
export function settlesAllergy({ text, needs, avoid, customs }: Meaning): boolean {
  const named = needs.allergies.length + customs.length > 0 || avoid.some((food) => food.firm);
  return named || NO_ALLERGY_AFTER_ALL.test(text) || DENIES_ALLERGY.test(text);
}

const OPENING =
  /^(?:(?:and|also|oh|ah|sorry|yes|well|um|ok|right|it's|it is|its|that's|he's|she's|i'm|they're|is|are|only|just|mainly|mostly|to|against|the|a|an|all|any|every kind of|i mean|i meant|namely|allergic)[ ,:]+)*/;
const NO_FOOD_TOLD =
  /^(?:no|none|nothing|nope|never ?mind|forget it|not sure|i don't know|don't know|no idea|whatever|how about|what about|i want|i'd like|can|could|make|give|with|recipe|let's|something|anything|for|ok|without|actually|then|instead)\b|\?|allerg|intoleran/;

/** What was typed, as the answer it is: "eggs" after "an allergy to what?". */
export function asAllergy(text: string): string | undefined {
  if (NO_FOOD_TOLD.test(text) || text.split(' ').length > 10) return undefined;
  const foods = text.replace(OPENING, '').replace(/[.!]+$/, '');
  return foods === '' ? undefined : `allergic to ${foods}`;
}

/** "And to almonds", said by somebody who has told of an allergy. */
export const ONE_MORE =
  /^(?:oh,? |yes,? )?(?:and|also|plus)(?: also)? to (?!(?:eat|cook|make|drink|serve|have|go|be|go with)\b)[a-z]/;

/** Whether such an answer names a food and asks for nothing besides. */
export function isAnswer(told: Meaning, plain: Meaning): boolean {
  const read = told.needs.allergies.length + told.needs.diets.length + told.avoid.length;
  const wishes = plain.named.length + plain.moods.length + plain.words.length;
  return read > 0 && wishes === 0 && !plain.course && !plain.cuisine && !plain.reply;
}
