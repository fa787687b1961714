/** Who at the table needs more care than the nine allergens cover: somebody pregnant, a baby, a toddler. */

import { SITUATIONS, type Situation } from '../../vocabulary.ts';

export type Care = Situation;

/** As our sentences speak of them, and as they are read again. */
export const WHO: Readonly<Record<Care, string>> = {
  pregnancy: 'a pregnancy',
  baby: 'a baby',
  toddler: 'a toddler',
  'raw egg': 'somebody who eats no raw egg',
  'weak immunity': 'a weak immune system',
};

const PREGNANT =
  /(?<!not )\bpregnan\w+|\bexpecting (?:a |our |my |her |twins|triplets|again|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|the fall)|this |next )\w*|\b(?:she's|she is|i'm|i am|we're|we are|wife is|partner is|sister is|daughter is|friend is|who is) expecting\b|\b(?:mum|mom|mother)-to-be\b|\b(?:first|second|third) trimester\b|\bpregg(?:ers|o|y)\b|\beating for (?:two|2)\b(?=[^a-z]*(?:$|[(.,;!]|now\b|and (?:a bit )?(?:queasy|craving|nauseous|tired|hungry)|since|these days|so\b|because|i'm|months|weeks))|(?:\b(?:has|have|having|had|got|gets|with|there's|there is|another)|'s|'ve|^)(?: got)?(?: a| an| another| one)?(?: little)? ?\bbun in the oven\b|\bup the duff\b|\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine) (?:months|weeks|wks) (?:along|gone|preg\w*|in(?= my)|into (?:my|the) pregnancy)\b|(?<!\b(?:books?|magazines?|dvds?|rent|bills?|tax(?:es)?|returns?|payments?|instal?ments?|mortgage|fees?|insurance|mot|service|renewal|homework|coursework|essays?|thesis|projects?|papers?|reports?|assignments?|invoices?|exams?|results|orders?|delivery|deliveries|parcels?|harvest|crops?|rain|snow|train|bus|season|it|that|this)(?:(?:'s| is| are| was| were)(?: (?:all|also|next|back|only|not))?)? )\bdue in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|fall|winter)|\d+ (?:weeks|months))\b/;
const BABY =
  /\b(?:my|our|the|her|his|a|for|one|two) (?:little )?(?:baby|babies|infant|newborn)\b(?! (?:spinach|potato\w*|carrots?|leaves|leaf|corn|sweetcorn|shower|greens|kale|back|(?:is |has )?(?:finally |just |still |fast )*(?:sleeps?|asleep|napping|sleeping|woke|cried|crying|screaming)))|\b(?:[1-9]|1[0-2])[ -](?:months?|mo)[ -]olds?\b|\bbaby[ -]led\b|\bbaby (?:food|puree|is|[1-9]|1[0-2])|\b(?:she|he|baby)(?: is|'s)? (?:only )?(?:[1-9]|1[0-2]) months\b|, (?:[1-9]|1[0-2]) months\b|\b(?:youngest|son|daughter|boy|girl|little one|she|he|who)(?: is|'s) (?:only |just )?(?:1|one)\b(?! of)|\b(?:1|one)[ -]year[ -]old\b|\bweaning\b/;

const TODDLER =
  /\btoddlers?\b|\b(?:1[3-9]|2\d|3[0-6])[ -](?:months?|mo)\b|\b(?:2|3|two|three)[ -]?(?:year|yr)s?[ -]?olds?\b|\b(?:youngest|son|daughter|boy|girl|kid|little one)(?: is|'s) (?:only |just |nearly |almost )?(?:2|3|two|three)\b(?! of| people)/;

/** "No raw eggs", "nothing with raw egg in it", "I can't have raw egg". */
const NO_RAW_EGG =
  /\b(?:no|not|nor|never|without|avoid\w*|can't|cannot|mustn't|don't|nothing)\b[^.,;!?]{0,30}?\b(?:raw|uncooked|undercooked|runny) eggs?\b/;
const WEAK_IMMUNITY =
  /\bimmuno-?(?:compromised|suppress\w+|deficien\w+)\b|\b(?:weak|weakened|low|lowered|suppressed|no) immun\w+(?: system)?\b|\b(?:on|having|has|having|during|after|through|doing|starting|started) chemo\w*\b|\bneutropen\w+\b|\b(?:organ|kidney|liver|heart|lung|marrow|stem cell) transplant\b/;

const READERS: Readonly<Record<Care, RegExp>> = {
  pregnancy: PREGNANT,
  baby: BABY,
  toddler: TODDLER,
  'raw egg': NO_RAW_EGG,
  'weak immunity': WEAK_IMMUNITY,
};

/** From folded text. */
export function readCare(text: string): Care[] {
  return SITUATIONS.filter((one) => READERS[one].test(text));
}

/** Those whom a sentence of ours speaks of by the names that `WHO` gives them. */
export function careNamed(said: string): Care[] {
  return SITUATIONS.filter((one) => said.includes(WHO[one]));
}
