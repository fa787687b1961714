/** Brings the many ways of refusing one of the nine ("eggs = no", "keep prawns away from me") into the plain "no eggs". */

import { isCommonWord } from '../../cookbook/common-words.ts';
import { isCorrectionException } from '../../cookbook/correction-exceptions.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { ALLERGEN_WORDS } from './needs-said.ts';

const ONE = `(?:${[...ALLERGEN_WORDS.map(([words]) => words), 'glutens?'].join('|')})`;
const FOOD = `(?:${ONE}(?: (?:oils?|flours?|milks?|products?|sauces?))?)`;
const ANY_FOOD = new RegExp(`\\b${FOOD}\\b`, 'g');
const FOODS = `${FOOD}(?:(?:,| and| or| &| nor)+ (?:also )?(?:the |any )?${FOOD}){0,5}`;
const SOMEBODY = "(?:i'm|i am|he's|she's|we're|they're|he is|she is|we are|my \\w+(?:'s| is| are))";
/** Ends a thought. */
const END = '(?=\\s*(?:$|[.,;:!?)\\]-]))';

/** No food is meant by these: "no oven, fish please". */
const NOT_OF_FOOD =
  /\bno (time|pressure|worries|problem|rush|stress|hurry|fuss|idea|energy|oven|hob|stove|blender|grill|microwave|freezer|fridge|mixer|car|plans|clue|big deal|bother)( (?:tonight|today|now|at all|here|left|this week))?,(?= [a-z])/g;

const REWRITES: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [NOT_OF_FOOD, 'no $1$2.'],
  [/\b(?:can't|cannot|can not|couldn't|could not) live without\b/g, 'love'],
  [new RegExp(`\\b(${ONE})(allerg|intoleran)`, 'g'), '$1 $2'],
  [new RegExp(`\\b(${ONE})less\\b`, 'g'), '$1 free'],
  [new RegExp(`\\bno(?:n|t)?-(${ONE})\\b(?! free)`, 'g'), '$1 free'],
  [
    new RegExp(
      `\\b(?:got|has|have|having) (?:an?|the|this|her|his|my) (?:[a-z]+ ){0,2}?(${ONE}) thing\\b`,
      'g',
    ),
    'allergic to $1',
  ],
  [
    new RegExp(`(?<=allerg.{0,40}\\bstill (?:has|have|got) )the (${ONE}) one\\b`, 'g'),
    'allergic to $1',
  ],
  [
    new RegExp(
      `\\b(${FOODS}) (?:affects?|flares?|mess(?:es)? (?:with|up)|is what's been making|are what's been making|is what makes|causes?) (?:me|my|him|his|her|us|our|reactions?)\\b`,
      'g',
    ),
    'allergic to $1',
  ],
  [
    new RegExp(
      `(?<!\\b(?:no|not|known|food|${ONE}) )\\ballerg(?:y|ies|ic)[?.,:]+ (?:(?:yes|yep|yeah),? )?(?:it's |it is |they are |to |namely )?(${FOODS})\\b`,
      'g',
    ),
    'allergic to $1',
  ],
  [
    new RegExp(
      `(?<!\\b(?:no|not|without|any|avoid|free of|free from) )\\b(${FOODS})(?:(?: is| are|'s|,|:| \\(| -| and| that| which| who| something| what| my| only| one| hater| lover| the)+ ?)(?:(?:that|which|something|what|and|but) )*(?:(?:${SOMEBODY}|i|is|are) )?(?:(?:only|one|very|really|badly|severely|also|my) )*(?:allerg(?:y|ic)|intolerant)(?: to)?(?: (?:them|it|that|those))?${END}`,
      'g',
    ),
    'allergic to $1',
  ],
  [
    new RegExp(
      `\\b(?:it's|it is|that's) (${FOODS}) (?:that |which )?(?:${SOMEBODY} (?:allergic|intolerant|sensitive)|(?:i|he|she|we|they|my \\w+) reacts?)(?: to)?${END}`,
      'g',
    ),
    'allergic to $1',
  ],
  [
    new RegExp(
      `\\b(?:what|the (?:one |only )?(?:thing|food)) (?:that )?(?:i|he|she|we|they|my \\w+) (?:can't|cannot|mustn't) (?:eat|have)(?: is| are|:) (${FOODS})\\b`,
      'g',
    ),
    "can't eat $1",
  ],
  [/\b(can't|cannot)(?: eat| have)?: (?=[a-z])/g, "can't have "],
  [
    new RegExp(
      `\\b(?:nothing (?:containing|with|that (?:has|contains))|nil|(?<!\\b(?:allergies|allergy|allergens|restrictions|intolerances|anything|nothing|everything|fine|okay|ok)(?: \\w+)? )(?:apart from|besides)|without (?:using|any trace of|a trace of|traces of)|no trace of|not a single|never any|nix|scrap|drop|block|eliminate|exclu(?:sion|des?|ding)(?: of)?|contraindicated|unsafe|not safe|avoid|devoid of|lacking|omitting|forget(?: about)?|refrain from|abstain from|stay clear of|don't (?:even )?(?:use|add|put|include|give me|serve|think of|need)|doesn't (?:need|use)|do not (?:use|add|put|include|give me|serve)|beware of|watch out for|careful with|mind|all but|everything but|refuse|remove|(?:won't|wouldn't|couldn't|could not|no longer|don't|do not|may not|must not) (?:eat|consume|touch)|(?:nobody|no one|none)(?: here| of us| of them)? (?:may |can |will |should )?eats?|(?:haven't|hasn't|have not|has not|never) eaten|(?:doctor|gp|dietitian|midwife|school|nursery) (?:forbids|forbade|bans|banned|forbid)|hypersensitive to|not with|not):? (?:eating |using |any |the |your |all |with )*(${FOODS})\\b(?![ -](?:free|allerg\\w+|intoleran\\w+|tart)\\b)(?: (?:in|off|protein|from) (?:it|this|that|years|months|everything))?`,
      'g',
    ),
    (all, foods = '') => (/\bnot (?:allergic|only|just)/.test(all) ? all : `no ${listed(foods)}`),
  ],
  [new RegExp(`\\bleave (?:the |any )?(${FOODS}) off\\b`, 'g'), 'no $1'],
  [new RegExp(`(?<=[a-z] \\(?|[a-z] -[a-z]{3,9} |![a-z]{3,9} )[-!](${FOOD})\\b`, 'g'), 'no $1'],
  [
    new RegExp(
      `\\b(${FOODS})(?: and (?:me|i)(?=:|,? (?:don't|do not|are not|aren't|never|can't|will never|won't)\\b|'m in an ambulance|\\s*(?:$|[.,;!]))|(?:'s| is| are)? (?:should not|must not|mustn't|cannot|can't|shouldn't) be (?:used|included|in|added|part)|(?: too)? (?:must|has to|have to|needs? to) (?:also )?be (?:left out|avoided|kept out|excluded)|(?:'s| is| are)? (?:my |the |our )?(?:enem(?:y|ies))| (?:isn't|aren't|is not|are not) (?:good|possible|ok|healthy|an option)(?: for \\w+)?| (?:is|are) a no\\b| (?:does|do) bad things to \\w+| (?:nearly|almost|once)+ killed \\w+(?: once)?| far away from \\w+|,? not (?:possible|welcome|safe|for me|good)(?: for \\w+)?| unsafe)(?:(?:: not| don't| are not| aren't| do not)? (?:mix|friends|get along|agree))?`,
      'g',
    ),
    (_, foods = '') => `no ${listed(foods)}`,
  ],
  // "Eggs? Never." and "eggs, no thanks"; "milk: none".
  [
    new RegExp(
      `\\b(${FOODS})(?:\\?|,|:| -| =| \\()* ?(?:no thank you|no thanks|no way|nope|nah|never|none|not for (?:me|us|him|her)|no|off|out|unavailable|excluded|avoid|banned|prohibited|zero tolerance|to be (?:avoided|left out)|x|i can't|can't|hospital|death|danger)${END}`,
      'g',
    ),
    'no $1',
  ],
  [
    new RegExp(`\\bif (?:i|he|she|we) eat (${FOODS})[,]? (?:i|he|she|we)(?:'ll|'d)? die\\b`, 'g'),
    'allergic to $1',
  ],
  [
    new RegExp(
      `\\b(?:hates?|dislikes?) (${FOODS}) and (?:is|am|are) allergic(?: to (?:them|it))?`,
      'g',
    ),
    'allergic to $1',
  ],
  [
    new RegExp(
      `(?<!\\b(?:no|not|without|any|avoid|free of|free from) )\\b(${FOODS}),? (?:anaphylaxis|careful, allerg\\w+|allerg\\w+)${END}`,
      'g',
    ),
    '$1 allergy',
  ],
  [/\bovo[- ]intoleran\w+/g, 'egg allergy'],
];

/** "Milk and also eggs": each with its own no. */
function listed(foods: string): string {
  return foods.replace(/(?:,| and| or| &| nor)+ (?:also )?(?:the |any )?/g, ' or ');
}

/** Who loves, asks or allows refuses nothing. */
const NOT_REFUSED =
  /\b(?:love|loves|not allergic|isn't allergic|no longer allergic|kill for|die for)\b|^(?:so |and |but |ok )*(?:how|what(?! i can't)|why|which|when|where|should|do|does|did|is|are|can i|could i|may i)\b/;

const ELSEWHERE = new RegExp(
  `\\bovo\\b|live without|\\bno [a-z]+,|\\b${ONE}(?:allerg|intoleran|less\\b)`,
);

/** Each of the nine by one word, for slips in what somebody says of an allergy. */
const PLAIN =
  'eggs egg milk dairy wheat gluten peanuts peanut sesame shellfish fish nuts soya'.split(' ');

/** "Egss allergy", "allergic to weat": with an allergy, a letter amiss is no other food. */
function withoutSlips(text: string): string {
  return text.replace(ALLERGY_TO_WORD, (all, before = '', first = '', after = '', last = '') => {
    const word: string = first || last;
    if (word.length < 4 || isCommonWord(word) || isCorrectionException(word)) return all;
    const meant = PLAIN.find((one) => editDistance(word, one, 1) <= 1) ?? word;
    return first ? `${before}${meant}${after}` : all.replace(word, meant);
  });
}

const ALLERGY_TO_WORD =
  /()\b([a-z]{4,10})( (?:allerg|intoleran))|\b(?:allergic|allergy|intolerant) to ([a-z]{4,10})\b/g;

/** Where a message holds a thought that refuses nothing, only its plainest refusals are said anew. */
export function sayRefusalsPlainly(said: string): string {
  const text = withoutSlips(said);
  if (text.search(ANY_FOOD) < 0 && !ELSEWHERE.test(text)) return text;
  return NOT_REFUSED.test(text)
    ? text.replace(NOT_OF_FOOD, 'no $1$2.')
    : REWRITES.reduce(
        (told, [pattern, plain]) =>
          typeof plain === 'string' ? told.replace(pattern, plain) : told.replace(pattern, plain),
        text,
      );
}
