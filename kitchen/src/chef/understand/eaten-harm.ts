/** Hears that somebody has eaten what they must not, or is ill from what had gone bad: "my son ate a peanut. He's allergic!" */
import type { Allergen } from '../../vocabulary.ts';
import { needsNamed } from './needs-said.ts';

const ATE =
  /\b(?:ate|eaten|swallowed|ingested|bitten into|bit into|licked|drank|had|tasted|got into|(?:been|was|were) (?:given|fed)|(?:gave|fed) (?:him|her|them|(?:my|our|the|his) [a-z]+))\b/g;
/** The verbs that say nothing else. */
const SURELY = /^(?:ate|eaten|swallowed|ingested|bitten|bit|licked|drank)/;
const ALLERGIC = /\ballerg(?:ic(?! reactions?\b)|y|ies)\b/g;

const NOT_EATEN =
  /(?:n't|\bnot|\bnever|\bnothing|\bnobody|\bno one|\balways|\bcould|\bwould)(?: (?:have|has|just|even|really|actually|ever|yet))? $/;
const SUPPOSED = /\b(?:if|when|whenever|every time|in case|unless)(?: [a-z']+){1,5} $/;
const NO_FOOD =
  /^ (?:out|in|at|there|here|already|yesterday|well|nothing|anything|dinner|lunch|breakfast|all(?! (?:of )?(?:the|my|his|her|our|their|those|these)\b)|too much|so much|a lot)\b/;
/** "Had" and its like say much besides. */
const NOT_HAD =
  /^ (?:to|been|always|never|not|enough|of|like|great|good|better|it (?:on|off|in)|no|(?:an? |my |our |some |the |his |her )?(?:[a-z]+ )?(?:friends?|guests?|visitors?|people|persons?|baby|kids?|child|children|sons?|daughters?|someone|somebody|doctors?|tests?|ideas?|looks?|questions?|cold|time|day|recipes?|plans?|trouble|problems?|surgery)\b|(?:(?!(?:has|have|is|with|and)\b)[a-z-]+ ){0,4}allerg(?:y|ies)\b)/;
const IS_DENIED =
  /(?:\bnot|n't|\bno|\bnever|\blonger|\bnobody is|\bused to be|\bnone)(?: (?:an?|known|any|really))? $/;
const BY_MISTAKE = /\b(?:by (?:accident|mistake)|accidentally|mistakenly|unknowingly)\b/;
const MISTAKEN = /\b(?:accidentally|mistakenly|unknowingly) (?:just )?$/;
const PAST =
  /\b(?:last (?:night|week|weekend|month|year|time|summer|winter|spring|autumn|christmas|[a-z]+day)|yesterday|the other (?:day|week)|(?:day|week|month|year)s? ago|as a (?:child|kid|baby|teenager)|when (?:i|he|she|we|they) (?:was|were) (?!n't|not)|all (?:week|month|year)|for (?:years|months|weeks|ages)|once (?:before|when)|history of|survivor|outgr[eo]w\w*)\b/;

/** How far apart the two may be said. */
const NEAR = 90;
/** Nobody says more than this; who pads a message with it shall not keep us busy. */
const MOST_COMPARED = 20;

/** What of the nine is, or may be, in a food or dish as it was said: "a bite of pad thai". */
export type Holds = (eaten: string) => readonly Allergen[];

/** Eaten at some time and without harm, or told for the sake of the next dish. */
const IS_PAST_HARM =
  /\b(?:loved|liked|enjoyed|hated|delicious|tasty|yummy|amazing|was (?:so |really |very )?(?:good|great|nice|lovely)|once|before|this (?:morning|week|month|year)|often|usually|sometimes)\b/;
const WISHES =
  /\b(?:ideas?|recipes?|suggest\w*|recommend\w*|instead|something|similar|(?:want|like|love|how) to (?:make|cook|try|recreate)|(?:can|could|should|shall) (?:i|we|you) (?:make|cook|eat|have|serve)|what's for|make (?:it|me|us)|dinner (?:for|tonight)|for (?:dinner|lunch|breakfast|tea|supper|brunch))\b/;

/** Whether folded text tells that a food is inside somebody who must not eat it. */
export function hasEatenHarm(text: string, holds: Holds = () => []): boolean {
  const allergies = [...text.matchAll(ALLERGIC)]
    .map(({ index, 0: said }) => ({ from: index, to: index + said.length }))
    .filter(({ from }) => !IS_DENIED.test(text.slice(Math.max(0, from - 30), from)));
  let next = 0;
  let compared = 0;
  let wishes: boolean | undefined;
  for (const { index, 0: verb } of text.matchAll(ATE)) {
    const end = index + verb.length;
    const before = text.slice(Math.max(0, index - NEAR), index);
    const after = text.slice(end, end + NEAR);
    if (NOT_EATEN.test(before.slice(-30)) || SUPPOSED.test(before.slice(-50))) continue;
    const loose = !SURELY.test(verb);
    if (loose && NOT_HAD.test(after)) continue;
    const sentence = `${before.slice(endOf(before))}${verb}${after.split(/[.?!]/, 1)[0]}`;
    const mistaken = MISTAKEN.test(before);
    if (mistaken || (!loose && BY_MISTAKE.test(sentence))) {
      if (!/^ (?:too|so) (?:much|many)\b|^ a lot\b/.test(after)) return true;
    }
    if (NO_FOOD.test(after)) continue;
    const justNow = mistaken || /\bjust (?:now )?$/.test(before);
    if (!justNow && PAST.test(sentence)) continue;
    while ((allergies[next]?.to ?? Number.POSITIVE_INFINITY) < index - NEAR) next++;
    // The nearest few decide.
    for (const allergy of allergies.slice(next, next + 4)) {
      const isAfter = allergy.from > index;
      const between = isAfter ? text.slice(end, allergy.from) : text.slice(allergy.to, index);
      if (between.length > NEAR) continue;
      const ends = between.match(/[.?!]+/g)?.length ?? 0;
      if (ends > 1) continue;
      if ((ends === 0 && !loose) || justNow) return true;
      if (++compared > MOST_COMPARED) return false;
      const food = after.split(/[.?!]|\ballerg/, 1)[0] ?? '';
      if (isThatFood(food, text, allergy)) return true;
      if (!isAfter || IS_PAST_HARM.test(sentence)) continue;
      if (isSomebodyElse(before.slice(endOf(before)), between)) continue;
      wishes ??= WISHES.test(text);
      if (!wishes && isIn(holds(food), text, allergy)) return true;
    }
  }
  return false;
}

/** Where the last sentence of it begins. */
function endOf(text: string): number {
  return Math.max(text.lastIndexOf('.'), text.lastIndexOf('!'), text.lastIndexOf('?')) + 1;
}

/** "I had satay. My son is allergic": the one who ate is not the one who is allergic. "We" may be anybody. */
function isSomebodyElse(eater: string, toldOf: string): boolean {
  const iAte = /\bi(?:'ve|'d)?\b/.test(eater);
  if (!iAte && /\bwe(?:'ve|'d)?\b/.test(eater)) return false;
  const iAm = /\bi(?:'m|'ve)?\b/.test(toldOf);
  const theyAre = /\b(?:he|she|they)(?:'s|'re)?\b|\b(?:his|her|their|my) [a-z]+\b/.test(toldOf);
  return iAte ? theyAre && !iAm : iAm && !theyAre;
}

/** "Pad thai" names no peanut and holds it. */
function isIn(
  held: readonly Allergen[],
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  if (held.length === 0) return false;
  const cause = /^ (?:to|against) ([^.?!;]{1,60})/.exec(text.slice(to, to + 70))?.[1];
  const named = cause ?? /[a-z ]{3,25}$/.exec(text.slice(Math.max(0, from - 30), from))?.[0] ?? '';
  return needsNamed(named).allergies.some((one) => held.includes(one));
}

/** Told without a food, an allergy is to the one that was eaten. */
function isThatFood(
  eaten: string,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  if (/^ (?:some|one|a bit|a bite|it|that|them|two|a few)\b/.test(eaten)) return true;
  const kind = /([a-z]+) $/.exec(text.slice(Math.max(0, from - 30), from))?.[1] ?? '';
  const cause = /^ (?:to|against) ([^.?!,;]{1,40})/.exec(text.slice(to, to + 50))?.[1];
  const isNoun = text.slice(from, to) !== 'allergic';
  if (cause === undefined && (!isNoun || PLAIN.test(kind))) return true;
  const named = cause ?? kind;
  if (/^(?:it|that|this|them|those|these)\b/.test(named)) return true;
  const { allergies } = needsNamed(named);
  if (needsNamed(eaten).allergies.some((one) => allergies.includes(one))) return true;
  const words = named.match(/[a-z]{3,}/g) ?? [];
  return words.some((word) => !GLUE.test(word) && eaten.includes(word.replace(/(?:es|s)$/, '')));
}

const PLAIN =
  /^(?:|an?|the|this|his|her|my|bad|severe|food|serious|known|strong|terrible|deadly|with|to)$/;
const GLUE = /^(?:and|the|all|any|but|or|with|some|food|foods|most|please)$/;

/** Botulism begins in the eyes and in the throat. */
const OF_NERVES =
  /\b(?:blurr(?:y|ed|ing)|double) (?:vision|sight|eyesight)\b|\b(?:vision|sight|eyesight|eyes)(?: is| are|'s|'re| has| have| went| gone| going| getting| gets| got| all| a bit| very| really| quite)* (?:blurr\w*|double|droop\w*)\b|\bsee(?:ing)? double\b|\bdroop(?:y|ing) (?:face|eyes?|eyelids?)\b|\b(?:face|eyelids?)(?: is| are|'s| has| have| started)* droop\w*|\bslurr(?:ed|ing|y)\b|\bparaly[sz]ed\b/;
const ATE_OF_IT = /\b(?:ate|eaten|tasted|swallowed|drank)\b/;
const CHOKED_UP = /\b(?:can't|cannot|hard to|trouble|difficulty|struggl\w+ to) swallow(?:ing)?\b/;
const KEPT_AIRLESS =
  /\b(?:tins?|tinned|(?:a|an|the|that|this|swollen|bulging|dented|bloated|leaking) can|cans|canned|jars?|botul\w*|garlic oil)\b/;

export function isPoisoned(text: string): boolean {
  if (OF_NERVES.test(text)) return ATE_OF_IT.test(text) || KEPT_AIRLESS.test(text);
  return CHOKED_UP.test(text) && KEPT_AIRLESS.test(text);
}

/** Said of a body, now; "will it make me throw up" is a question of food. */
const IS_ILL =
  /(?<!\b(?:to|will|would|could|might|without|from|not|avoid|if|of|be|start|me|him|her|us|them|you) )\b(?:throwing up|threw up|vomit(?:ing|ed|s)|puk(?:ing|ed)|being sick|been sick|(?:feel|feels|feeling|felt)(?: really| very| so| quite| a bit| pretty)* (?:sick|ill|unwell|queasy|nauseous|awful|terrible|dizzy|poorly)(?! (?:of|about|for|that|to)\b)|nauseous|nausea|diarrh?o?ea|the runs|(?:stomach|tummy|belly)(?: is)? (?:cramps?|cramping|pains?|hurts?|aches?)|cramps|fever(?:ish)?|(?:is|am|are|i'm|he's|she's|we're|got) (?:really |very |so |all )*(?:sick|ill|dizzy|poorly)(?! (?:of|about|for|that|to)\b))\b/;

/** Somebody is ill already: folded text that tells of food gone bad wants a doctor before the bin. */
export function isIll(text: string): boolean {
  return IS_ILL.test(text);
}
