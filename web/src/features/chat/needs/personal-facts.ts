/** Tells lasting facts about a person (allergies, diets) from wishes for one meal; only the former are saved. */
import type { Diet } from '@saffron/kitchen/vocabulary';

export interface PersonalFacts {
  /** The text says what harms somebody, or what they never eat. */
  readonly mentionsHarm: boolean;
  /** The diets of the user and their household. */
  readonly diets: readonly Diet[];
}

const MENTIONS_HARM =
  /\b(?:glut[ei]n\w*|allerg\w*|intoleran\w*|sensitiv\w*|co?eliac\w*|anaphyla\w*|epi-?pens?|hives|rash|swells?|react\w*|off[- ]limits|banned|deadly|kills?|hospital|(?:keep|stay)s? (?:away|clear|off)|(?:makes?|made) (?:me|us|him|her|them) (?:ill|sick)|(?:can't|cannot|can not|must not|mustn't|never|(?:do|does)(?:n't| not)) (?:eat|have|do|touch)|[a-z-]+[- ]free (?:here|house(?:hold)?|home|family|kitchen)|(?:i'm|i am|we're|we are|she's|he's) [a-z-]+[- ]free)\b/i;

const MENTIONS_GLUTEN = /\b(?:glut[ei]n|co?eliac|wheat|barley|rye\b)/i;

/** A visitor: their diet matters for the visit and is no fact about the user. */
const MENTIONS_VISITOR =
  /\b(?:friends?|mates?|guests?|visitors?|colleagues?|co-?workers?|boss|neighbou?rs?|date|cousins?|in[ -]laws?|comes|coming|visits?|visiting)\b/i;

/** The names of each diet, and the foods that people on it avoid. */
const DIET_PATTERNS: readonly (readonly [diet: Diet, names: string, avoided: string])[] = [
  ['Vegan', 'vegans?|plant[- ]based', '(?:any )?animal products?|anything (?:from|of) animals?'],
  ['Vegetarian', 'vegetarians?|veggies?', '(?:any )?meat|animals'],
  ['Keto', 'keto|ketogenic', '(?:any )?carbs'],
  ['Paleo', 'paleo', '(?:any )?grains'],
];

const FIRST_PERSON = 'i|we|(?:both|all|some|half|two|one) of us';
const FAMILY =
  '(?:wife|husband|hubby|partner|spouse|boy ?friend|girl ?friend|fianc[eé]e?|mum|mom|mother|dad|father|parents|son|daughter|sister|brother|kids?|child|children|girls?|boys?|teenagers?|toddler|baby|family|household|house|flat ?mates?|room ?mates?)';
/** A question, a condition or a day before the person makes it no lasting fact. */
const SOMEBODY = `(?<!\\b(?:can|could|shall|should|may|would|if|when|do|did|does|are|am|is|tonight|today|tomorrow),? )(?<![\\p{L}\\p{N}_])(${FIRST_PERSON}|he|she|they|every(?:one|body)|(?:(?:my|our|the) )?(?:\\p{L}{1,20} )?${FAMILY}(?: and i)?)`;
const IS = "(?:'m|'re|'s| am| are| is|(?:'ve|'s| have| has)(?: always)? been)";
const ADVERBS =
  '(?: (?:a|an|also|both|all|now|lifelong|life-long|strict|strictly|currently|basically|actually|fully|completely|on|doing|following|keeping))*';
/** Continuations that restrict the statement to a day or a dish. */
const NOT_TEMPORARY =
  '\\b(?! (?:tonight|today|tomorrow|this (?:week|weekend|evening|month)|for (?:tonight|today|now|the day|once|dinner|lunch|january|lent|a)|on \\p{L}+days?|at (?:lunch|dinner|the moment)|during|before|options?|version|enough|right|or(?! (?:any )?(?:fish|seafood|shellfish|poultry|chicken|dairy|eggs?|milk|cheese|pork|beef)\\b))\\b|[- ](?:friendly|ish)| ?\\?)';
const HAS_BECOME = "(?:'ve|'s| have| has)(?: just)?";

/** The first group of each is the person; empty means the user. */
const PATTERNS: readonly ((names: string, avoided: string) => string)[] = [
  (names) => `${SOMEBODY}${IS}${ADVERBS} (?:${names})${NOT_TEMPORARY}`,
  (names) =>
    `${SOMEBODY}(?: only| always| all| both)? (?:eats?|keeps?|lives?|follows?|does|do|went)(?: an?)?(?: strict(?:ly)?)? (?:${names})${NOT_TEMPORARY}(?:$|[^ ]| (?:diet|food|lifestyle|for|since|and|so|but|at home|here|now|years|last|when|what)\\b)`,
  (names) => `${SOMEBODY}${HAS_BECOME} (?:gone|turned|become) (?:${names})${NOT_TEMPORARY}`,
  (names) =>
    `()\\b(?:${names}) (?:here|house|household|family|home|kitchen|couple|for (?:\\p{L}{1,20} )?years|since)\\b`,
  (names) => `()\\b(?:my|our) diet is${ADVERBS} (?:${names})${NOT_TEMPORARY}`,
  (names) =>
    `()\\bas an? (?:strict )?(?:${names})${NOT_TEMPORARY}(?! (?:dish|main|side|meal|dinner))`,
  (_, avoided) =>
    `${SOMEBODY}(?: really| just| all| both)? (?:(?:don't|doesn't|do not|does not|never|can't|cannot|won't) (?:eat|do|touch|have)|never eats?|no longer eats?|stopped eating|gave up|quit) (?:${avoided})${NOT_TEMPORARY}`,
  (_, avoided) =>
    `${SOMEBODY}${HAS_BECOME} (?:given up|stopped eating|quit) (?:${avoided})${NOT_TEMPORARY}`,
  (_, avoided) => `()\\bno (?:${avoided}) for (?:me|us)${NOT_TEMPORARY}`,
];

const DIET_REGEXES = DIET_PATTERNS.flatMap(([diet, names, avoided]) =>
  PATTERNS.map((pattern) => [diet, new RegExp(pattern(names, avoided), 'giu')] as const),
);
const IN_FIRST_PERSON = new RegExp(`^(?:${FIRST_PERSON})?$`, 'i');

/** Restores the apostrophes that are left out on a phone ("im", "dont"), and straightens curly ones. */
function normaliseContractions(text: string): string {
  return text
    .replaceAll('’', "'")
    .replace(/\b(i)(m|ve)\b/gi, "$1'$2")
    .replace(/\b(we|they)(re|ve)\b(?<!were)/gi, "$1'$2")
    .replace(/\b(he|she)s\b/gi, "$1's")
    .replace(/\b(ca|do|does|must|wo|is|are)nt\b/gi, "$1n't");
}

export function extractFacts(message: string): PersonalFacts {
  const text = normaliseContractions(message);
  const mentionsHarm = MENTIONS_HARM.test(text);
  const isAboutVisitor = MENTIONS_VISITOR.test(text);
  const diets = DIET_REGEXES.flatMap(([diet, pattern]) =>
    [...text.matchAll(pattern)].some(([, who = '']) => IN_FIRST_PERSON.test(who) || !isAboutVisitor)
      ? [diet]
      : [],
  );
  // Gluten harms whoever avoids it, so a visitor counts as well.
  const gluten = MENTIONS_GLUTEN.test(text) ? (['Gluten-Free'] as const) : [];
  return { mentionsHarm, diets: [...new Set([...gluten, ...diets])] };
}
