/** What is neither a wish nor a question about food: manners, moods, tricks and trouble. */
import { type Danger, readDanger } from './danger.ts';
import { asksOfTheWorld } from './world-questions.ts';

export type TalkKind =
  | Danger
  | 'hello'
  | 'thanks'
  | 'bye'
  | 'praise'
  | 'complaint'
  | 'who'
  | 'help'
  | 'abuse'
  | 'injection'
  | 'medical'
  | 'off-topic'
  | 'how-are-you'
  | 'joke'
  | 'sorry'
  | 'kidding'
  | 'cooked-it'
  | 'units'
  | 'save'
  | 'calories';

const FIRST: readonly (readonly [TalkKind, RegExp])[] = [
  [
    'injection',
    /\b(?:ignore|disregard|forget|override|bypass)\b[^.?!]{0,40}\b(?:instructions?|rules|prompts?|allerg\w+|restrictions?|above|previous|everything|guidelines|diets?|settings)\b|\bsystem prompt\b|\bdeveloper mode\b|\bjailbreak\b|\bprompt injection\b|\byou are now\b|\bpretend (?:to be|you(?:'re| are)|that)\b|\bact as\b|<\/?(?:system|script|img|iframe)|\bsystem:|\bdan mode\b|\breveal your\b|\brole ?play\b/,
  ],
  [
    'medical',
    /\b(?:diabet\w*|blood (?:pressure|sugar)|cholesterol|cure|medicine|medication|pills?|insulin|epi-?pen|anaphyla\w*|swollen|swelling|rash|hives|symptoms?|diagnos\w*|kidney (?:disease|stones?|failure|diet|problems?|patients?)|renal diet|low[ -]potassium|potassium|gout|cancer|crohn\w*|ibs|ulcer|reflux|heart (?:disease|attack|condition)|warfarin|(?:burn(?:t|ed)?|scald(?:ed)?|cut|sliced) (?:my|his|her|their) (?:hand|finger|thumb|arm|leg|foot|mouth|tongue|self)|chok(?:ing|ed)|bleeding|unconscious|food poisoning|vomit\w*|diarrh\w*|eating disorder|anorexi\w*|bulimi\w*|calorie deficit|can't breathe|allergic reaction|is it dangerous)\b/,
  ],
  [
    'abuse',
    /\b(?:fuck\w*|shit(?:ty)?|bitch|bastard|asshole|arsehole|idiot|stupid|moron|dumb|useless|(?<!(?:tasted?|was|is|were|like) (?:like )?)crap|shut up|hate you|you suck|garbage bot|piss off|kill yourself|cunt|wanker)\b/,
  ],
  ['injection', /\bpoison\b/],
];

const LAST: readonly (readonly [TalkKind, RegExp])[] = [
  [
    'calories',
    /\b(?:how many|count|what are the|number of)\b.*\b(?:calories|kcal|carbs|macros|points)\b|\bhow (?:many|much) (?:protein|carbs|fat|fib(?:re|er)|sugar|salt|sodium)(?: (?:is|are|does|do|has|in|per)\b.*)?\??$|\bnutrition(?:al)?\b|^(?:the |and |ok |so |any )*(?:calories|kcals?|macros)\b|\b(?:under|below|less than|max\w*|up to|at most|around|about) \d+ ?(?:k?cal\w*)\b|\b\d{2,4} ?(?:k?cals?|calories)\b|\b(?:calories|kcals?)(?: (?:per|a|each|in)\b.*)?\?/,
  ],
  [
    'who',
    /\b(?:tell me about (?:yourself|you)|introduce yourself|who are you|what are you|are you (?:a |an |the )?(?:real|human|robot|bot|ai|person|chef|machine|computer|chatgpt|gpt|llm)|your name|who made you|who (?:am i|is this)|are you real|what model|can you (?:drive|sing|dance|swim|talk|see|hear|taste|eat|feel|think|play|fix|repair|do my|write|speak)|do you (?:love|like|hate|remember|know) me|do you (?:eat|sleep|taste|dream|have (?:feelings|friends|a (?:soul|body|family))))\b/,
  ],
  [
    'help',
    /\b(?:what can you (?:do|cook|make|help)|what do you (?:do|know|cook|have)|how does this work|help me$|^help$|what (?:recipes|dishes|cuisines) do you (?:have|know)|what's on the menu|what is on the menu|how can you help)/,
  ],
  [
    'how-are-you',
    /\b(?:how are you|how's it going|how are things|what's up|how do you do|you ok)\b/,
  ],
  [
    'kidding',
    /^(?:(?:lol|haha+|ha|oh|hey|nah|no|sorry|i'm|i was|we're|was),? )*(?:(?:just|only|totally) )?(?:kidding|joking|teasing|messing(?: with you| around)?|pulling your leg|jk)(?: with you| around| lol| haha| sorry)*[.!]*$/,
  ],
  ['joke', /\b(?:jokes?|make me laugh|something funny)\b/],
  [
    'units',
    /^(?:metric|imperial|grams|cups|us units)(?: please)?[.!]?$|\b(?:use|in|back to|switch to|give me|show|prefer|change to) (?:metric|imperial|grams|cups|us units|american (?:units|measurements)|ounces|celsius|fahrenheit)\b/,
  ],
  [
    'save',
    /\b(?:save|share|print|bookmark|e-?mail|download) (?:it|this|that|the recipe|the card|me)\b/,
  ],
  [
    'cooked-it',
    /\b(?:i |we |just )(?:made|cooked|tried|baked) (?:it|this|that|your)\b|\bit (?:turned out|came out|was) (?:so |really |absolutely )?(?:great|delicious|amazing|lovely|fantastic|perfect|good|tasty|wonderful)\b/,
  ],
  [
    'complaint',
    /\b(?:(?<!(?:nothing|not|anything|isn't|something) )too (?:spicy|hot|long|complicated|hard|difficult|boring|expensive|fancy|heavy|much|bland|salty|sweet|many ingredients|fiddly|rich|plain)|boring|bored (?:of|with)|don't like (?:it|this|that|any|these|those)|didn't like|not (?:great|good|nice|what i (?:want|wanted|asked|meant))|disgusting|yuck|gross|crap(?:py)?|(?:awful|terrible|horrible)(?! (?:day|week|night|morning|shift|mood))|that's wrong|you didn't|you already|bad idea|looks bad|not helpful|meh|sucks?|(?:this|that|it|they|these)(?:'s| is| are) (?:garbage|trash|rubbish|shit|pants)|rubbish|hate (?:it|this|that|these|those)|wrong)\b/,
  ],
  [
    'praise',
    /\b(?:delicious|amazing|great job|well done|awesome|brilliant|fantastic|wonderful|excellent|love (?:it|this|that|you)|your? (?:a |an )?(?:lifesaver|star|legend|genius|angel|hero|gem)|you(?:'re| are) (?:the best|great|good|brilliant|amazing|funny|lovely)|best (?:chef|recipe)|nice one|good (?:one|job|bot)|perfect|looks (?:good|great|tasty|amazing|delicious)|yum(?:my)?|so good|impressive|cool)\b/,
  ],
  [
    'bye',
    /\b(?:bye|goodbye|good night|see you|see ya|cheerio|farewell|that's all|that is all|i'm done|later!?$|talk (?:later|soon)|have a (?:good|nice|lovely) (?:day|evening|night|one))\b/,
  ],
  [
    'thanks',
    /\b(?:thanks?|thank you|thx|ty|ta|cheers|much appreciated|appreciate it|grateful|merci|gracias|danke|grazie|obrigad[oa])\b/,
  ],
  ['sorry', /^(?:(?:lol|haha|oh|ah|hm+|omg|ooh|eek),? )*(?:sorry|oops|my bad|apologies)\b/],
  [
    'hello',
    /^(?:hi+|hello+|hey+|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings|hola|bonjour|hallo|ciao|ola|salut|guten (?:tag|morgen|abend)|buenos dias|buon ?giorno|bom dia|hej|namaste|salaam|g'day|sup)\b/,
  ],
  [
    'off-topic',
    /\bwho (?:won|is|was|are|wrote|invented|discovered)\b|\bhow (?:old|tall|far) (?:is|are)\b|\bwhat year\b|\b(?:weather|world cup|olympics?|football|soccer|basketball|cricket|election|president|prime minister|politic\w*|python|javascript|typescript|java|code|coding|program\w*|bitcoin|crypto\w*|stocks?(?! cube| pot)(?= (?:market|price|exchange))|movies?|films?|songs?|music|lyrics|poem|essay|homework|capital of|translate|math\w*|equation|physics|history of (?!the dish|food)|news|lottery|horoscope|bike|bicycle|eiffel|footballers?|singer|actor|celebrity|elections?|mountain|planet|moon|girlfriend advice|relationship|legal|lawyer|tax(?:es)?|car|phone|computer|laptop|wifi|game|video|netflix|war|religion|god|meaning of life|sex|dating|gym membership|flight|hotel|train|bus)\b|\bwhat(?:'s| is)? ?(?:the )?(?:time|date|day)(?: is it| today| now)?\??$|^\s*[\d\s+*/()=x.-]{3,}\??$|\bwhat(?:'s| is) \d+ ?(?:[-+x*/]|times|plus|minus|divided)|\bmy (?:cat|dog|hamster|horse|goldfish|parrot)\b/,
  ],
];

/** Trouble is read before all else: nothing in such a message may steer us. */
export function readTrouble(text: string): TalkKind | undefined {
  return readDanger(text) ?? FIRST.find(([, pattern]) => pattern.test(text))?.[0];
}

/** A poem about the sea is no wish for fish. */
export function asksElsewhere(text: string): boolean {
  return ELSEWHERE.test(text) || asksOfTheWorld(text);
}

const ELSEWHERE =
  /\bhow (?:do|would|can) (?:you|i) say\b|\bwhat(?:'s| is) [a-z ]+ in (?:french|spanish|german|italian|chinese|japanese|arabic|hindi|portuguese|polish)\b|\b(?:write|compose|draft) (?:me |us )?(?:an? |some |my )*(?:[a-z]+ )?(?:essay|poem|story|song|code|script|letter|e-?mail|speech|program)|\bhomework\b|\b(?:can|should|could|may|are|is) (?:my |the |a |our )?(?:dogs?|cats?|pets?|hamsters?|rabbits?|birds) (?:eat|have|get|allowed)\b/;

/** Manners are read last: "thanks! now a dessert" is a wish. */
export function readTalk(text: string): TalkKind | undefined {
  return LAST.find(([, pattern]) => pattern.test(text))?.[0];
}
