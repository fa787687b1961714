/** Needs jotted down rather than told ("Allergies - milk; tree nuts", "eggs - allergic, milk - ok"), put into sentences. */

import { isCommonWord } from '../../cookbook/common-words.ts';

const FOOD = "(?!(?:and|or)\\b)[\\p{L}'’]+(?: (?!(?:and|or)\\b)[\\p{L}'’]+)?";
/** A food begins here: not within a word, and not at each of its apostrophes. */
const BEGINS = "(?<![\\p{L}'’])";
/** Not behind a joining word: a list is read from its first food and not from each. */
const FIRST = '(?<!(?:&|\\band|\\bor) ?)';
const APART = /[;,/&+|]|\b(?:and|or)\b/iu;
const LABEL =
  "(?:(?:food|known|my|our|his|her) ){0,4}(?:allerg(?:y|ies|ic(?: to)?|ens?)|intoleran(?:ces?|t(?: to)?)|forbidden(?: foods?)?|(?:must )?avoid(?:ing)?|no[- ]?go(?:s|es)?|off[- ]limits|not allowed|can(?:'|’|no)t (?:eat|have)|excluded?|leave out)(?: list)?";
const NO = '(?:allergic|allergy|no|not ok(?:ay)?|not fine|not allowed|forbidden|bad|never)';
const YES = '(?:ok(?:ay)?|fine|good|allowed|yes|no problem)';

const NONE = /^(?:none|no|nothing|nil|n a|any)$/iu;

function sentence(foods: string): string {
  const listed = foods.split(APART).map((food) => food.trim());
  const named = listed.filter((food) => food !== '' && !NONE.test(food));
  return named.length === 0 ? 'no allergies' : `I am allergic to ${named.join(' and ')}`;
}

/** What one person may have lifts nothing that another cannot: needs are united. Said alone, and of no exception. */
const ANOTHERS_DENIAL =
  /\b(?:my|his|her|our|the) \p{L}+(?: \p{L}+)? (?:(?:is|are) not|isn['’]?t|aren['’]?t) allergic to (?!(?:any|every|much)|[^.!?]*\b(?:any ?more|any longer|now|these days|but|except|only)\b)[^.,;!?]+(?=\s*(?:[.!?]|$))/giu;

/** What is kept off a plate, by the words people use for it. */
const MINDED =
  '(?:tree nuts?|nuts?|peanuts?|almonds?|cashews?|walnuts?|hazelnuts?|fish|shellfish|seafood|prawns?|shrimps?|crab|milk|dairy|lactose|cheese|eggs?|wheat|gluten|soya?|sesame|mustard|celery|lupin|kiwi|strawberr(?:y|ies)|tomato(?:es)?|garlic|onions?|pork|beef|corn)';
const MINDED_LIST = `${MINDED}(?:\\s*(?:,|/|&|\\+|and|or)\\s*${MINDED})*`;
/** "Guest A", "kid 2", "the first person". */
const NUMBERED =
  '(?:guests?|persons?|people|friends?|kids?|child|adults?|visitors?|diners?|flatmates?) (?:no\\.? ?)?(?:[a-h]|\\d|one|two|three|four)';
/** Somebody besides the one who was spoken of last. */
const ANOTHER =
  '(?:(?:the |an?)?others?(?: (?:one|two|guest|person|kid|child|friend|half))?|(?:the |a )?(?:second|third|next|last)(?: (?:one|guest|person|kid|child|friend))?|one|(?:my|his|her|our|the) [\\p{L}]+|(?!(?:and|or|but|to|allergic|intolerant|sensitive|not|also|is|are|isn|i|we|want|wants|like|likes|loves?|bring|some|any|with|make|cook|use|need|have|has|eats?|fancy|serve|add|more|only|please|so|maybe|try|give|plenty|lots|instead|not|no|fresh|smoked|cooked|raw)\\b)[\\p{L}]+)';

const THEN = '\\s*(?:[,;]|\\band\\b|\\bwhile\\b|\\bbut\\b)+\\s*';
const CANNOT = '(?: is| to|:)*(?: no)?';
const OTHERS = new RegExp(`${THEN}(${ANOTHER})${CANNOT} (${MINDED_LIST})(?!\\p{L})`, 'giu');
const KIN =
  /^(?:dad|daddy|mum|mom|mummy|mommy|gran|grandma|grandpa|granny|hubby|husband|wife|partner|son|daughter|kids?|baby|toddler|brother|sister|aunt|auntie|uncle|cousin|friend|guest|father|mother|one|others?|second|third|next|last)$/i;
const DOING =
  /^(?:ador|prefer|enjoy|toler|handl|stomach|manag|swap|substitut|minus|plus|except|besides)/i;

/** "Ben" and "my wife", but no verb: "can't have milk but prefer soy". A name may be typed small. */
function isSomebody(who: string): boolean {
  if (who.includes(' ') || KIN.test(who)) return true;
  return !DOING.test(who) && (/^\p{Lu}\p{Ll}/u.test(who) || !isCommonWord(who.toLowerCase()));
}

/** In their order. */
const REWRITES: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [
    /\bcow['’]?s?['’]? milk protein (?:allergy|intolerance)(?: \(cmp[ai]\))?|\bcmp[ai]\b/giu,
    'milk allergy',
  ],
  [/\b(?:egs|eggz|eggss)\b/giu, 'eggs'],
  [/\b(dairy|egg|gluten|wheat|nut|soy|milk|lactose)less\b/giu, '$1 free'],
  [/\bnon[- ]dairy\b/giu, 'dairy free'],
  [
    /\b((?:tree )?nut|peanut|egg|dairy|milk|soy|sesame|fish|shellfish|gluten|wheat|coeliac|celiac)[- ]safe\b/giu,
    '$1 free',
  ],
  [
    new RegExp(
      `(?<!\\p{L})${NUMBERED}\\s*(?:[:=]|\\s[-–—])\\s*(?:no )?(${MINDED_LIST})(?=\\s*(?:[.,;!?\\n]|$))`,
      'giu',
    ),
    (_, foods = '') => sentence(foods),
  ],
  // "One can't have fish, the other shellfish": the second half of it lost its verb.
  [
    new RegExp(
      `(?<!(?:not|never|longer|n['’]t) )\\b((?:allergic|intolerant|sensitive) to|allergy to|(?:can(?:'|’|no)?t|cannot|does(?:n['’]?t| not)|won['’]?t) (?:have|eat)|avoids?|reacts? to) (${MINDED_LIST})((?:${THEN}${ANOTHER}${CANNOT} ${MINDED_LIST})+)(?=\\s*(?:[.,;!?\\n]|$))`,
      'giu',
    ),
    (_, verb = '', first = '', rest = '') => {
      const others = [...rest.matchAll(OTHERS)];
      const end = others.find(([, who = '']) => !isSomebody(who))?.index ?? rest.length;
      const foods = others.filter(({ index }) => index < end).map(([, , list = '']) => list);
      return `${verb} ${[first, ...foods].join(' and ')}${rest.slice(end)}`;
    },
  ],
  [ANOTHERS_DENIAL, ''],
  [
    new RegExp(`(?<!\\p{L})${LABEL}(?:\\s*[:=]|\\s+[-–—])\\s*([^.!?\\n]+)`, 'giu'),
    (_, foods = '') => sentence(foods),
  ],
  [
    new RegExp(
      `\\b(allergic to|allergy to|intolerant (?:to|of)|can(?:'|’|no)t (?:eat|have)) ([^.!?\\n]+)[.!]\\s+(?:(?:oh|and|also|plus)\\s+)+(?:to )?((?:${FOOD})(?:\\s*(?:,|&|and|or)\\s*${FOOD}){0,6})(?=\\s*[.!?]|$)`,
      'giu',
    ),
    '$1 $2 and $3',
  ],
  [
    new RegExp(
      `${BEGINS}(${FOOD})\\s*[+&/]\\s*(?=${FOOD}[^.!?\\n]{0,40}(?:allerg|intoleran))`,
      'giu',
    ),
    '$1 and ',
  ],
  [
    new RegExp(
      `\\b(?:can |could |may |will |do |does )?(?:eats? |have |has |tolerates? |digest |use |take )?neither (${FOOD}) nor (${FOOD})`,
      'giu',
    ),
    "can't have $1 or $2",
  ],
  [
    new RegExp(
      `${BEGINS}${FIRST}(${FOOD}(?:(?:\\s?&\\s?|\\s(?:and|or)\\s)${FOOD})*)\\s*(?:\\s[-–—]|:)\\s*${NO}(?!\\p{L})`,
      'giu',
    ),
    "can't have $1",
  ],
  [new RegExp(`${BEGINS}${FOOD}\\s*(?:\\s[-–—]|:)\\s*${YES}(?=\\s*(?:[.,;!?]|$))`, 'giu'), ''],
  [
    new RegExp(
      `${BEGINS}${FOOD} (?:(?:is|are) )?${YES},? (?:but )?(${FOOD}) (?:(?:is|are) )?not(?: ok(?:ay)?| fine| allowed)?(?=\\s*(?:[.,;!?]|$))`,
      'giu',
    ),
    "can't have $1",
  ],
  [new RegExp(`\\bnever (?:any )?(${FOOD})(?=\\s*[!.;]|$)`, 'giu'), 'no $1'],
  [
    /\bwe (?:do not|don['’]t|never) (?:use|eat|buy|keep|have) (?:any )?([\p{L}'’]+?)(?: (?:at home|in (?:the|our|this) (?:house|home|kitchen)))(?!\p{L})/giu,
    'no $1',
  ],
  [new RegExp(`${BEGINS}(${FOOD}) bloats (?:me|us|him|her)\\b`, 'giu'), "I can't have $1"],
  [new RegExp(`\\bfpies (?:to|from|with) (${FOOD})`, 'giu'), 'allergic to $1'],
];

/** The message with what was jotted down said in the words that the readers of needs know. */
export function sayListsPlainly(message: string): string {
  return REWRITES.reduce(
    (text, [pattern, said]) =>
      typeof said === 'string' ? text.replace(pattern, said) : text.replace(pattern, said),
    message,
  );
}
