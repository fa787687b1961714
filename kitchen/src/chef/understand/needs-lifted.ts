/** Needs that somebody takes back: an allergy outgrown, a diet given up, a guest who is not coming after all. */
import type { Needs } from '../../vocabulary.ts';

export interface Lifted {
  /** The clauses that take something back. */
  readonly said: string;
  /** The text without them. */
  readonly rest: string;
  /** "We have no allergies": nothing is named, and nothing needs minding beyond what the profile says. */
  readonly none: boolean;
}

const ANY_MORE = '(?:any ?more|any longer|these days|now|nowadays|after all)';
const DIET =
  '(?:vegans?|vegetarians?|veggies?|keto|paleo|gluten[ -]?free|coeliacs?|celiacs?|plant[ -]based|pescatarians?)';
const WHO =
  "(?:i'm|i am|i was|we're|we are|he's|he is|she's|she is|they're|they are|(?:my|our|the|his|her) (?:[a-z]+ ){0,2}(?:is|are)|(?:is|are)|turns? out (?:i'm|we're|he's|she's))";
const GUEST =
  "(?:isn't|aren't|is not|are not|won't be|will not be|not|no longer) (?:coming|joining|eating|here|going to (?:be here|come|make it))|(?:has |have |had |just )?(?:cancell?ed|bailed|dropped out|backed out|gone home)|can't (?:come|make it)|cannot (?:come|make it)|couldn't (?:come|make it)|went home|(?:has|have) left";

const ANIMAL =
  '(?:meat|beef|chicken|pork|lamb|steak|bacon|eggs?|dairy|milk|cheese|butter|honey|everything)';
/** "I eat cheese now": what somebody has come to eat ends a diet, and no allergy, which is more than a habit. */
export const EATS_NOW = new RegExp(
  `\\b(?:i|we|he|she)(?:'ve| have| do)? (?:now (?:also )?(?:eats?|have|has|drinks?)|(?:also |do )?(?:eats?|have|has|drinks?)(?= (?:[a-z]+ ){1,4}(?:now(?! and (?:then|again))|nowadays|these days|after all)\\b)|(?:have |has )?started (?:eating|having|drinking)) (?:[a-z]+ ){0,2}?${ANIMAL}\\b(?: (?:and|or|too|as well|[a-z]+)){0,2}?(?: (?:now|nowadays|these days|after all))?(?=$|[.,;!]| and\\b)`,
);

/** Each is looked for within one clause, and what the clause names is taken back. */
const LIFTS: readonly RegExp[] = [
  EATS_NOW,
  new RegExp(
    `\\b(?:${WHO} )?(?:no longer|not|isn't|aren't|never|wasn't|weren't) (?:actually |really |even )?(?:allergic|intolerant|lactose[ -]intolerant|sensitive)\\b`,
  ),
  new RegExp(`\\b(?:no longer|not) (?:a |an |strictly )?${DIET}\\b.*\\b${ANY_MORE}\\b`),
  new RegExp(
    `\\b(?:no longer|stopped being|quit being|gave up being|given up being) (?:a |an |strictly )?${DIET}\\b`,
  ),
  new RegExp(
    `\\b(?:i'm|we're|he's|she's|they're|i am|we are) not (?:a |an |strictly |actually |even )*${DIET}\\b`,
  ),
  new RegExp(`\\bused to be (?:a |an |strictly )?${DIET}\\b`),
  /\b(?:outgrew|outgrown|grew out of|grown out of|got over|gotten over|(?:is|are) (?:over|cured of|rid of))\b/,
  /\b(?:allerg(?:y|ies)|intolerances?) (?:is|are|has|have) (?:gone|disappeared|over|cleared up|no more)\b/,
  /\bno longer ha(?:s|ve) (?:an? |the |any |that |his |her )?(?:[a-z]+ ){0,3}(?:allerg|intoleran)/,
  new RegExp(
    `\\b(?:doesn't|don't|does not|do not) have (?:an? |the |that |his |her )(?:[a-z]+ ){0,3}(?:allergy|intolerance) ${ANY_MORE}\\b`,
  ),
  /\b(?:can|may|allowed to|able to|started to|started|back to) (?:eat|have|drink|do|tolerate|eating|having) [a-z, ]{2,40}\bagain\b/,
  /\b(?:i|we|he|she|they) (?:now |do |also )?(?:eats?|drinks?|have|has|am eating|are eating|is eating) [a-z, ]{2,40}\bagain\b/,
  /\b(?:i'm|we're|he's|she's) (?:eating|drinking|having) [a-z, ]{2,40}\bagain\b/,
  new RegExp(
    `\\b(?:don't|doesn't|do not|does not|needn't|no need|nobody needs?|not) (?:need|have|has)?(?: it| this| that| them)?(?: to be| for it to be)? ?(?:all )?${DIET} ${ANY_MORE}\\b`,
  ),
  new RegExp(
    `\\b(?:i|we) (?:don't need|do not need|needn't have|don't require) (?:it |this |that |anything |something )?(?:to be )?(?:all )?${DIET}\\b`,
  ),
  new RegExp(
    `\\b(?:${DIET}|allergic|allergy|intolerant|intolerance)\\b.*\\b(?:${GUEST})\\b(?! (?:alone|until|before|without))`,
  ),
];

/** Where one of these stands beside it, nothing is taken back: better one need too many than one lost. */
const DOUBTS =
  /\b(?:not (?:only|just|sure|certain|certainly|quite)|if|whether|unless|maybe|perhaps|might|pretend|imagine|suppose|ignore|forget|think|but (?:also|still)|still|makes? (?:me|us|him|her|them)|sick|ill|swell\w*|hives|rash|epi-?pen)\b|\?/;

/** "My husband is not allergic to it, I am." */
const ANOTHER_IS =
  /[,;.]? (?:but |though )?(?:i am|i'm the one|i do|she is|he is|we are|they are|my [a-z]+ (?:is|does))[.!]*$/;

/** "Who said I'm allergic to fish? I'm not": what is denied has to claim the need; "I never said I can eat dairy" does not. */
const DENIES =
  /\b(?:(?:who (?:said|says|told you)|where did you get|why do you (?:think|say|assume)|i never said|i didn't say|i did not say|what makes you think)(?: the idea)?(?: that)? (?:i'm|i am|i was|we're|we are|he's|he is|she's|she is|they are|my [a-z]+ is|i have|we have) (?!no\b|not\b)|since when (?:am i|are we|is (?:he|she)) (?!no\b|not\b))[^.?!]*\b(?:allerg\w*|intoleran\w*|vegan|vegetarian|coeliac|celiac|keto|paleo|(?:gluten|dairy)[- ]free)\b[^.?!]*[.?!]*/;
/** Whoever says beside it what they are has not only taken something back. */
const AFFIRMS =
  /\b(?:i'm|i am|i have|i've|we're|we are|we have|she's|she is|he's|he is|they are|my [a-z]+ (?:is|has)) (?!no\b|not\b)/;

const NONE_AT_ALL =
  /\b(?:(?:we|i|they|nobody|no one|none of us|none) (?:here |at the table )?(?:have|has|got|is|are)? ?(?:no|any|not any|allergic to anything|nothing) ?(?:known |food |special )?(?:allergies|allergy|restrictions|intolerances|dietary (?:needs|restrictions))?|no (?:known |food )?(?:allergies|restrictions|intolerances)|(?:nobody|no one|none of (?:us|them))(?: here| at the table)?(?: is| are|'s) allergic)\b/;
const SPEAKS_OF_NONE = /\b(?:allerg\w+|restrictions|intoleran\w+|dietary)\b/;

/** Most messages speak of nothing of the kind. */
const SPEAKS_OF_NEEDS =
  /\b(?:allerg|intoleran|sensitive|restrictions|dietary|vegan|vegetarian|veggie|keto|paleo|gluten|coeliac|celiac|plant[ -]based|pescatarian|outgr|grew out|grown out|got over|gotten over|over|cured|rid of|again|now|nowadays|these days|after all|started)/;

/** From folded text. */
export function readLifted(text: string): Lifted {
  if (!SPEAKS_OF_NEEDS.test(text)) return { said: '', rest: text, none: false };
  const denied = DENIES.exec(text)?.[0];
  if (denied !== undefined) {
    const rest = text.replace(denied, ' ').trim();
    if (!AFFIRMS.test(rest)) return { said: denied, rest, none: false };
  }
  const clauses = text.split(/(?<=[.;!?,]) | (?=but\b)/);
  const lifts = (clause: string): boolean =>
    LIFTS.some((one) => one.test(clause)) && !DOUBTS.test(clause) && !ANOTHER_IS.test(text);
  const none =
    NONE_AT_ALL.test(text) && SPEAKS_OF_NONE.test(text) && !/\b(?:but|except|only)\b|\?/.test(text);
  const taken = (clause: string): boolean => lifts(clause) || (none && NONE_AT_ALL.test(clause));
  return {
    said: clauses.filter(lifts).join(' '),
    rest: clauses
      .filter((clause) => !taken(clause))
      .join(' ')
      .replace(/^but (?:only |just |rather )?to\b/, 'allergic to'),
    none,
  };
}

/** What is left of needs when some are taken back; what the profile states is never among those. */
export function withoutLifted(needs: Needs, lifted: Needs, stated: Needs): Needs {
  return {
    allergies: needs.allergies.filter(
      (one) => !lifted.allergies.includes(one) || stated.allergies.includes(one),
    ),
    diets: needs.diets.filter((one) => !lifted.diets.includes(one) || stated.diets.includes(one)),
  };
}
