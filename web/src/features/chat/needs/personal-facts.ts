/** Tells facts about a person from tastes of tonight: only such a need outlives the message. */
import type { Diet } from '@saffron/kitchen/vocabulary';

export interface Facts {
  /** It is told what harms somebody, or what they never eat. */
  readonly ofHarm: boolean;
  /** The diets of whoever lives here. */
  readonly diets: readonly Diet[];
}

const OF_HARM =
  /\b(?:glut[ei]n\w*|allerg\w*|intoleran\w*|sensitiv\w*|co?eliac\w*|anaphyla\w*|epi-?pens?|hives|rash|swells?|react\w*|off[- ]limits|banned|deadly|kills?|hospital|(?:keep|stay)s? (?:away|clear|off)|(?:makes?|made) (?:me|us|him|her|them) (?:ill|sick)|(?:can't|cannot|can not|must not|mustn't|never|(?:do|does)(?:n't| not)) (?:eat|have|do|touch)|[a-z-]+[- ]free (?:here|house(?:hold)?|home|family|kitchen)|(?:i'm|i am|we're|we are|she's|he's) [a-z-]+[- ]free)\b/i;

const OF_GLUTEN = /\b(?:glut[ei]n|co?eliac|wheat|barley|rye\b)/i;

/** Somebody who only comes to eat: their diet is minded for the visit and is no fact about the person here. */
const OF_A_GUEST =
  /\b(?:friends?|mates?|guests?|visitors?|colleagues?|co-?workers?|boss|neighbou?rs?|date|cousins?|in[ -]laws?|comes|coming|visits?|visiting)\b/i;

/** What each diet is called, and what those who keep it do not eat. */
const NAMES: readonly (readonly [diet: Diet, called: string, not: string])[] = [
  ['Vegan', 'vegans?|plant[- ]based', '(?:any )?animal products?|anything (?:from|of) animals?'],
  ['Vegetarian', 'vegetarians?|veggies?', '(?:any )?meat|animals'],
  ['Keto', 'keto|ketogenic', '(?:any )?carbs'],
  ['Paleo', 'paleo', '(?:any )?grains'],
];

const FIRST_PERSON = 'i|we|(?:both|all|some|half|two|one) of us';
const FAMILY =
  '(?:wife|husband|hubby|partner|spouse|boy ?friend|girl ?friend|fianc[eé]e?|mum|mom|mother|dad|father|parents|son|daughter|sister|brother|kids?|child|children|girls?|boys?|teenagers?|toddler|baby|family|household|house|flat ?mates?|room ?mates?)';
/** A question, a condition or a day before them makes it no fact. */
const SOMEBODY = `(?<!\\b(?:can|could|shall|should|may|would|if|when|do|did|does|are|am|is|tonight|today|tomorrow),? )(?<![\\p{L}\\p{N}_])(${FIRST_PERSON}|he|she|they|every(?:one|body)|(?:(?:my|our|the) )?(?:\\p{L}{1,20} )?${FAMILY}(?: and i)?)`;
const IS = "(?:'m|'re|'s| am| are| is|(?:'ve|'s| have| has)(?: always)? been)";
const HOW =
  '(?: (?:a|an|also|both|all|now|lifelong|life-long|strict|strictly|currently|basically|actually|fully|completely|on|doing|following|keeping))*';
/** What makes it a matter of a day, or of a dish. */
const FOR_A_FACT =
  '\\b(?! (?:tonight|today|tomorrow|this (?:week|weekend|evening|month)|for (?:tonight|today|now|the day|once|dinner|lunch|january|lent|a)|on \\p{L}+days?|at (?:lunch|dinner|the moment)|during|before|options?|version|enough|right|or(?! (?:any )?(?:fish|seafood|shellfish|poultry|chicken|dairy|eggs?|milk|cheese|pork|beef)\\b))\\b|[- ](?:friendly|ish)| ?\\?)';
const HAS_GONE = "(?:'ve|'s| have| has)(?: just)?";

/** Each finds somebody in its first group, or whoever writes. */
const PATTERNS: readonly ((called: string, not: string) => string)[] = [
  (called) => `${SOMEBODY}${IS}${HOW} (?:${called})${FOR_A_FACT}`,
  (called) =>
    `${SOMEBODY}(?: only| always| all| both)? (?:eats?|keeps?|lives?|follows?|does|do|went)(?: an?)?(?: strict(?:ly)?)? (?:${called})${FOR_A_FACT}(?:$|[^ ]| (?:diet|food|lifestyle|for|since|and|so|but|at home|here|now|years|last|when|what)\\b)`,
  (called) => `${SOMEBODY}${HAS_GONE} (?:gone|turned|become) (?:${called})${FOR_A_FACT}`,
  (called) =>
    `()\\b(?:${called}) (?:here|house|household|family|home|kitchen|couple|for (?:\\p{L}{1,20} )?years|since)\\b`,
  (called) => `()\\b(?:my|our) diet is${HOW} (?:${called})${FOR_A_FACT}`,
  (called) =>
    `()\\bas an? (?:strict )?(?:${called})${FOR_A_FACT}(?! (?:dish|main|side|meal|dinner))`,
  (_, not) =>
    `${SOMEBODY}(?: really| just| all| both)? (?:(?:don't|doesn't|do not|does not|never|can't|cannot|won't) (?:eat|do|touch|have)|never eats?|no longer eats?|stopped eating|gave up|quit) (?:${not})${FOR_A_FACT}`,
  (_, not) => `${SOMEBODY}${HAS_GONE} (?:given up|stopped eating|quit) (?:${not})${FOR_A_FACT}`,
  (_, not) => `()\\bno (?:${not}) for (?:me|us)${FOR_A_FACT}`,
];

const TOLD = NAMES.flatMap(([diet, called, not]) =>
  PATTERNS.map((pattern) => [diet, new RegExp(pattern(called, not), 'giu')] as const),
);
const IN_FIRST_PERSON = new RegExp(`^(?:${FIRST_PERSON})?$`, 'i');

/** As people write on a phone: "im", "dont", a curled apostrophe. */
function written(said: string): string {
  return said
    .replaceAll('’', "'")
    .replace(/\b(i)(m|ve)\b/gi, "$1'$2")
    .replace(/\b(we|they)(re|ve)\b(?<!were)/gi, "$1'$2")
    .replace(/\b(he|she)s\b/gi, "$1's")
    .replace(/\b(ca|do|does|must|wo|is|are)nt\b/gi, "$1n't");
}

export function factsIn(said: string): Facts {
  const text = written(said);
  const ofHarm = OF_HARM.test(text);
  const isGuest = OF_A_GUEST.test(text);
  const diets = TOLD.flatMap(([diet, pattern]) =>
    [...text.matchAll(pattern)].some(([, who = '']) => IN_FIRST_PERSON.test(who) || !isGuest)
      ? [diet]
      : [],
  );
  // It harms whoever has to leave it out, guest or not.
  const gluten = OF_GLUTEN.test(text) ? (['Gluten-Free'] as const) : [];
  return { ofHarm, diets: [...new Set([...gluten, ...diets])] };
}
