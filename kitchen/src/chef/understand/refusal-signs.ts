/** The signs by which a clause tells that a food is not wanted or does harm, and the turns of speech that only look so. */

export type SignKind =
  /** "no", "not", "n't": refuses what it stands before, or what it answers. */
  | 'denial'
  /** "avoid", "banned", "excluded". */
  | 'refusal'
  /** "allergic", "hives", "hospital". */
  | 'harm'
  /** "hate", "tired of", "instead of": no more than taste or cupboard. */
  | 'taste';

/** Each is one word of folded text, but for some fixed pairs; the first kind that fits counts. */
export const SIGNS: readonly (readonly [SignKind, string])[] = [
  [
    'harm',
    'al+erg\\w*|intoleran\\w*|anaphyla\\w*|epi-?pens?|hyper-?sensitiv\\w*|sensitiv(?:e|ity)|hospital\\w*|ambulance|a&e|icu|kill(?:s|ed|ing|er)?|die|dies|died|dead|deadly|death|fatal|lethal|poison\\w*|toxic|harm(?:s|ful)?|danger\\w*|life[ -]threatening|hives|rash(?:es)?|eczema|swell(?:s|ing)?|swollen|itch(?:es|y|ing)?|wheez\\w*|vomit\\w*|react(?:s|ed|ing)?|reactions?|shock|inflam\\w*|balloons?|airways?|doubled over|in spots|downfall|unsafe|(?:makes?|made|making|get|gets|got|feel|feels|fall|falls) (?:\\w+ ){0,3}?(?:ill|sick|unwell|poorly)|swore? up|close[sd]? up|upsets?|(?:ill|sick) from',
  ],
  [
    'taste',
    "hates?|hated|hating|dislikes?|detests?|loathes?|can't stand|cannot stand|(?:don't|doesn't|do not|does not|didn't|never) (?:really |much )?(?:like|fancy|enjoy|love|care for|want)|(?:not|isn't) (?:a (?:big |great |huge )?fan|keen|into|fond|in the mood)|tired|bored|fed up|sick of|instead of|rather than|yuck|yucky|ew+|gross|disgust\\w*|(?:ran|run|running|are|am|i'm|we're|all) out of|swap(?:ped)?|replac\\w*|less|fewer",
  ],
  [
    'refusal',
    'avoid\\w*|blacklist|ruins?|done with|nil|trayf|treif|haram|skip\\w*|omit\\w*|exclu\\w+|exempt|minus|devoid|lack(?:s|ing)?|absen(?:t|ce)|ban(?:s|ned)?|forbid\\w*|forbade|prohibit\\w*|verboten|taboo|refus\\w+|reject\\w*|declin\\w+|object|ditch|drop|dropped|scrap|scratch|strike|struck|nix|lose|withheld|withhold|leave (?:\\w+ )?(?:out|off)|left (?:out|off)|leave|kick|remove[ds]?|removing|eliminat\\w*|block|hold (?:off|the|on)|hold|cross(?:ed)? (?:\\w+ ){0,3}?(?:off|out)|rul(?:e|ed|ing) out|cut|quit|sworn? off|swore off|giv(?:e|en|ing) up|gave up|go without|live without|abstain|refrain|beware|careful|steer|keep (?:\\w+ ){0,3}?(?:away|out|off|clear|from)|stay (?:\\w+ ){0,3}?(?:away|out|off|clear)|away|off[ -]limits|enemy|enemies|nemesis|kryptonite|devil|evil|trouble|trigger\\w*|problems?|problematic|bad|worst|unwelcome|unwanted|contraindicated|spare|stop|enough with|enough of|warned|against|nowhere|have to go|has to go|must go|no-?go|no-?no|hard pass|free of|free from|trace|x|✗|✘|×|=|!|➖',
  ],
  [
    'denial',
    "no|not|never|none|nope|nah|neither|nor|without|zero|nothing|nobody|cannot|can't|[a-z]+n't|sans|non",
  ],
];

/** Behind a denial that stands after its food: what it then refuses. "Eggs are not | allowed". */
export const REFUSES_BACK =
  /^(?:[\s,.!?)-]*$|[ ,]*(?:thanks|thank|way|please|ever|again|at all|whatsoever|go|chance|good|great|ok(?:ay)?|fine|safe|allowed|permitted|possible|welcome|wanted|needed|required|an option|for (?:me|us|him|her|them|my)|my|our|from (?:me|us)|friends?|on|in|part|featur\w*|eaten|eat|eats|have|had|tolerat\w*|used?|includ\w*|contain\w*|involv\w*|be|do|work|mix|get|agree|sit|suit|stomach|digest|cope|handle|process|absolutely|definitely|anywhere|something (?:i|we|he|she|they))\b)/;

/** Behind a denial that governs something else than a food: "not too dry", "no time". */
export const OF_SOMETHING_ELSE =
  /^ (?:too|very|so|that|really|overly|much|many|spicy|hot|dry|fancy|heavy|long|difficult|hard|complicated|expensive|sure|certain|only|just|yet|again|forget|worry|mind|know|wait|decide|idea|clue|time|rush|hurry|stress|pressure|problem|worries|fuss|need(?! for)|doubt|wonder|oven|stove|hob|grill|blender|freezer|microwave|mixer|bake|cook|knead|fry|longer than|more than|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|today|burn|stick|overcook|dry|raw|cooked|done|enough|the (?:oven|usual|same)|here|left|back|skimp|a lot|bothered)\b/;

/** After these the clause speaks of what is wanted, or asks. */
export const RELEASES =
  /\b(?:how|what|which|whether|please|want|wants|love|loves|craving|fancy|use up|give me|make me|i'd like|would like|looking for)\b/;

/** Said of a food: it is welcome. */
export const WELCOMES =
  /\b(?:fine|ok|okay|good|great|welcome|allowed|yes|please|love|loved|loves|works?|perfect|no problem|alright)\b/;

/** What a food as the subject does to somebody: "eggs do a number on me". */
export const DOES_TO_THEM =
  /^ (?:is|are|do|does|did|would|will|could|can|might|may|gets?|has|have|had)\b(?! for\b).*\b(?:me|my|us|him|her|his|our|them)\b/;
export const DOES_THEM_GOOD =
  /\b(?:favou?rites?|fave|weakness|passion|happy|hungry|smile|joy|fridge|freezer|cupboard|pantry|garden|basket|counter|thing|go-?to)\b/;

const NINE =
  '(?:peanut|nut|almond|walnut|cashew|shellfish|shrimp|prawn|crab|fish|dairy|lactose|milk|egg|wheat|gluten|soya?|sesame)s?';

/** In their order; each looks like a refusal and is none. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${NINE})-?(less|free)\\b`, 'g'), '$1 free'],
  [
    new RegExp(
      `\\b((?:allergic|allergy|intolerant|intolerance) to [a-z]+(?:,? and [a-z]+){0,2}|(?:[a-z]+ )(?:allergy|intolerance)),? (?:but |and )?not (?:to )?(?:any |the )?(?:${NINE}|(?:tree |pea)?nuts?|seafood)(?: (?:or|and) (?:${NINE}|(?:tree |pea)?nuts?|seafood))*\\b(?! (?:either|allergy|free|oil|sauce|any))`,
      'g',
    ),
    '$1',
  ],
  // The answer to "to what?".
  [
    new RegExp(
      `^(?:(?:and|also|plus|oh|sorry|only)[, ]+)*to ((?:(?:the|and|or|to|tree|,| |&)*${NINE})+)[.!]*$`,
    ),
    'allergic to $1',
  ],
  // "Nut allergy? No. Egg allergy? Yes."
  [
    /\b[a-z]+(?: [a-z]+)? (?:allerg(?:y|ies)|intolerances?)\? (?:no|nope|none|not any ?more)\b[.,!]?/g,
    '',
  ],
  [/\b(allerg(?:y|ies)|intolerances?)\? (?:yes|yep|yeah)\b/g, '$1'],
  [/\bno (allergy|intolerance) (?:to|of) /g, 'not allergic to '],
  [/\bno (allergies|intolerances|restrictions), /g, 'no $1. '],
  [/\b(no [a-z]+ left),? (?:so|and|but)? ?/g, '$1. '],
  [
    /\bno (time|money|grill|oven|hob|stove|blender|microwave|freezer|fridge|mixer|wok|car|energy)((?: [a-z]+){0,2}), /g,
    'no $1$2. ',
  ],
  [
    new RegExp(
      `\\bwith (?:the |all (?:the )?)?(${NINE}) (?:all )?(?:left out|taken out|removed)\\b`,
      'g',
    ),
    'without $1',
  ],
  [/\b(?:can't|cannot|can not|couldn't|could not|could never|can never) live without\b/g, 'love'],
  [
    /\b(?:can't|cannot|couldn't|could not|can never|could never) (?:resist|(?:ever )?(?:get|have) enough(?: of)?|go wrong with|stop (?:eating|thinking about|craving)|wait (?:for|to eat)|beat|do without|imagine life without)\b/g,
    'love',
  ],
  [
    /\b(?:never|not|don't|doesn't|won't) (?:ever )?(?:get |gets |been |be )?(?:tired|bored|sick|fed up) (?:of|with)\b/g,
    'love',
  ],
  [/\bnothing (?:beats|better than|like|tops|comes close to)\b/g, 'love'],
  [/\bnothing but\b/g, 'only'],
  [
    /\b(?:wouldn't|would not|won't|don't|do not|doesn't) (?:mind|object to|say no to|turn down)\b(?= (?!it|that|if)[a-z])/g,
    'like',
  ],
  [/\b(?:never|not) say no to\b/g, 'like'],
  [/\b(?:why not|who doesn't (?:love|like)|who does not (?:love|like))\b/g, 'like'],
  [
    /\b(?:it wouldn't be|it's not|it isn't|not|no) (?:an? |real |proper )*(?:\w+ )?(?:is |are )?(?:complete|the same|right|\w+) without (?=(?:some |the |a )?[a-z]+(?:$|[.,!?]))(?<=(?:wouldn't be|it's not|it isn't|complete|the same|right)\b.{0,20}without )/g,
    'love ',
  ],
  [
    /\b(?:don't|do not|never|not to) (?:forget|skimp on|(?:hold|go) (?:back|easy|light) on|be shy with|spare|stint on)\b/g,
    'use lots of',
  ],
  [/\b(?:never|not|can't be) (?:too|enough) much\b/g, 'lots of'],
  [/\b(?:not|don't) (?:only|just) (?:eat |like |have |want )?/g, 'also '],
  [/\b(?:kill|die) for\b(?! (?:real|sure|certain))/g, 'love'],
  [/\bto die for\b/g, 'lovely'],
  [/\b(?:no|without(?: a)?) (?:doubt|question|kidding|joke)\b/g, 'surely'],
  [/\b(?:is|are) (?:no|not a|never a) (?:problem|issue|bother)s?\b/g, 'are fine'],
];

/** These only keep the weighing from stumbling: other readers need them as they stand. */
const NO_REFUSALS: typeof IDIOMS = [
  [
    /\b(?:never|not|haven't|hasn't|have not) (?:yet )?(?:cooked|made|tried|had|used|prepared|bought|roasted|fried|worked with) ([a-z]+(?: [a-z]+)?)(?= before| yet|, ?want| and want|, something|,? (?:what|how|but))/g,
    'new to $1',
  ],
  [
    /\b(?:not sure|no idea|no clue|don't know|do not know|can't decide|unsure|not certain|never know) (?:what|how|which|whether|where|if|about|between)\b/g,
    'wonder what',
  ],
  [
    /\b(?:don't worry|do not worry|don't bother|don't fret|can't be bothered|not (?:fussy|picky|fancy|bothered)|nothing (?:fancy|special|complicated|too [a-z]+))\b(?: about \w+)?/g,
    'simple',
  ],
  [/\bmore or less\b/g, 'about'],
  [
    /\b(?:must not|mustn't|(?:don't|do not) want to|not to|(?:hate|loath) to|can't) (?:waste|throw (?:\w+ )?away)\b/g,
    'use up',
  ],
  [/\bbefore (?:it|they) (?:goes?|turns?|is|are) (?:bad|off)\b/g, 'soon'],
];

/** Folded English with those turns in plain words. */
export function sayIdiomsPlainly(text: string): string {
  return IDIOMS.reduce((said, [was, is]) => said.replace(was, is), text);
}

/** Without the turns that refuse nothing. */
export function withoutIdleSigns(text: string): string {
  return NO_REFUSALS.reduce((said, [was, is]) => said.replace(was, is), text);
}
