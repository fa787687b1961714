/** Hears that somebody is in danger now, whatever else the message asks for: help comes before any dish. */

import { type Holds, hasEatenHarm, isPoisoned } from './eaten-harm.ts';
import { type Injury, isPetHarmed, type Mishap, readMishap } from './mishaps.ts';

export type Danger =
  | Mishap
  | Injury
  | 'emergency'
  | 'low-sugar'
  | 'choking'
  | 'swallowed'
  | 'baby-honey'
  | 'despair'
  | 'violence';

const WHO =
  '(?:i|we|he|she|they|somebody|someone|(?:my|our|his|her|the) (?:baby|kid|child|son|daughter|wife|husband|partner|mother|father|mum|mom|dad|friend|guest|brother|sister|boy|girl|toddler|boyfriend|girlfriend|grandma|grandpa|neighbou?r))';
const VICTIM =
  '(?:someone|somebody|people|everyone|him|her|them|(?:my|his|her|our|the|a|an|some|this|that) (?:own |ex[- ]?)?(?:wife|husband|partner|girlfriend|boyfriend|ex|boss|neighbou?rs?|mother|father|mum|mom|dad|brother|sister|son|daughter|child|children|kids?|baby|friends?|colleagues?|teacher|guests?|in-laws?|roommate|flatmate|family|person|man|woman|guy|dog|cat|enemy|rival))';
/** A wish to do it, as opposed to a fear that a food might. */
const MEANS_TO =
  "(?:^(?:please )?|\\bhow (?:do|can|could|would|should|might|to)(?: (?:i|we|you|one))? |(?<!(?:don't|do not|didn't|not|never|doesn't|no|without) )\\b(?:want|going|like|need|plan|planning|trying|wish|ready|love) to |\\b(?:gonna|wanna|i will|i'll|let's|let me|help me(?: to)?) |\\b(?:recipe|food|foods|something|dish|meal|ways?|poison|dinner|enough|cake|ingredients?) (?:to|that will) )(?:slowly |secretly |quietly )?";

/** The first that matches wins; folded text. */
const ROWS: readonly (readonly [Danger, RegExp])[] = [
  [
    'despair',
    /\b(?:kill(?:ing)?|harm(?:ing)?|starve|starving) (?:myself|my self)\b(?! laughing)|\bend (?:my life|it all)\b|\bsuicid\w*\b|\b(?:want|going|urge|urges|need|trying|plan\w*) to (?:cut|hurt|burn) (?:myself|my wrists?)\b(?! (?:an?|some|off|another|the)\b)|\bcut(?:ting)? my wrists\b|\b(?:want|wish|going|like) (?:to|i could) die\b(?! (?:for|of|from|laughing))|\bdon't want to (?:live|be alive)\b|\bno (?:reason|point) (?:to|in) liv(?:e|ing)\b|\boverdos(?:e|ed|ing)\b(?! (?:on|of) (?:chocolate|sugar|cheese|garlic|coffee|food|carbs|christmas|turkey))|\bbetter off dead\b|\bwish i (?:was|were) dead\b/,
  ],
  [
    'violence',
    new RegExp(
      `${MEANS_TO}(?:kill|murder|poison|drug|sedate|harm|hurt|get rid of) (?:off )?${VICTIM}\\b|${MEANS_TO}make ${VICTIM} (?:very |really )?(?:ill|sick|die)\\b|\\b(?:lethal|untraceable) (?:poison|food|dose|meal|dish|recipe)\\b`,
    ),
  ],
  [
    'swallowed',
    /\b(?:swallowed|drank|drunk|drinking|ate|eaten|ingested|licked|sipped|got into|bit into|chewed)\b[^.?!]{0,30}\b(?:bleach|detergent|dishwasher (?:tablets?|pods?|powder|salt)|(?:laundry|tide|washing) (?:pods?|capsules?|tablets?|powder)|washing[- ](?:up )?liquid|(?:dish|laundry) soap|disinfectant|(?:toilet|bathroom|floor) cleaner|limescale remover|moth ?balls?|white spirit|cleaning (?:fluid|product)s?|drain cleaner|oven cleaner|descaler|antifreeze|battery|batteries|magnets?|rat poison|weed ?killer|petrol|paint|pills|death cap|nail polish|lighter fluid|perfume|hand saniti[sz]er|ammonia|caustic soda)\b|\b(?:ate|eaten) (?:a |some )?(?:poisonous|toxic|unknown) (?:mushrooms?|berries|plants?)\b/,
  ],
  [
    'choking',
    new RegExp(
      `\\b${WHO}(?:'m|'s|'re| am| is| are) (?:just |now |still )?choking\\b(?! (?:hazards?|risks?))|^(?:help[,!]* )?(?:(?:my |our |the )?(?:baby|toddler|child|kid|son|daughter|[a-z]+) (?:is |'s )?)?choking(?! (?:hazards?|risks?))\\b|\\b(?:(?:my|our|the) [a-z]+|[a-z]+)(?: is|'s) (?:just |now |still |really )?choking on\\b|\\bstarted choking\\b|\\bchoked on\\b[^.?!]{0,40}(?:\\b(?:blue|breath\\w*|help)\\b|!)|\\b${WHO}(?:'s| is| are)? (?:turning|going|gone|went|turned) blue\\b`,
    ),
  ],
  [
    'emergency',
    new RegExp(
      `\\b(?:throat|lips?|tongue|face|mouth|eyes?|airway) (?:is|are|feels?|keeps?|starts?|started) (?:all |really |very |getting |starting to )*(?:swell(?:ing)?|swollen|clos(?:e|ing)(?: up)?|tight(?:ening)?)\\b|\\b(?:can't|cannot|can not|hard to|struggl\\w+ to|trouble|difficulty) breath(?:e|ing)\\b(?! through)|\\bnot breathing\\b|\\b(?:have|having|has|got|with|feel) (?:a |an |severe |bad |terrible |strong |crushing |tight )*(?:chest (?:pains?|tightness)|tight chest|heart attack|stroke|seizure)\\b|\\b(?:my |his |her )chest (?:hurts|is tight)\\b|^(?:severe |bad |sudden )?chest pains?\\b|\\b${WHO}(?:'s|'ve| has| have| is| just| suddenly)*(?: just)? (?:unconscious|passed out|collapsed|fainted|lost consciousness)\\b|\\b(?:going (?:into )?|in )(?:shock|anaphyla\\w+)\\b(?! (?:of|to))|\\bhaving (?:an? )?(?:severe )?anaphyla\\w+`,
    ),
  ],
  [
    'emergency',
    /(?:'m|'s|'re|\bam|\bis|\bare|^)(?: (?:now|still|probably|definitely|maybe|clearly))? ?\bhaving (?:an? |some )?(?:severe |bad |mild |strong )?allergic reaction\b|\b(?:having|has|have|had|got|is this|think (?:it's|it is|this is)|having had) (?:an? |my |some |a kind of )?(?:severe |bad |mild |strong )?(?:allergic reaction|anaphyla\w+)\b(?! (?:to|last|in|as|when|yesterday|once|before|the other|(?:a|an|one|two|three|four|five|six|\d+|some|many|several)(?: (?:few|couple of))? (?:days?|weeks?|months?|years?)|on [a-z]+day)\b)|^(?:help[,!]? |an? |severe )*(?:allergic reaction|anaphyla\w+)[^.?!]{0,10}\b(?:help|what (?:do|should|can|to)|now)\b/,
  ],
  [
    'low-sugar',
    // A bare 20 to 39 would be a high reading in mmol/l, for which sugar is the worst advice.
    /\b(?:blood (?:sugar|glucose)|(?:my|his|her) (?:sugar|glucose)|glucose)(?: levels?)?(?: (?:is|are|at|of|reads?|dropped to|down to|fell to|has fallen to))? (?:only |just |now |about |at )*(?:[0-3](?:[.,]\d+)?(?! ?\d)|[4-6]\d(?![\d.,]*\d)(?! ?mmol)|[2-3]\d(?= ?mg))(?![.,]?\d)(?! ?(?:cups?|tbsps?|tsps?|grams?|g\b|kg|oz|spoon\w*|years?|months?|days?|hours?|%|percent|times))|^(?:a |i'm having a |having a )?hypo\b(?! ?allergenic)|\b(?:having|have|in|got) a hypo\b|\b(?:low|dropping|crashing|falling) blood (?:sugar|glucose)\b|\b(?:blood (?:sugar|glucose)|my sugar) (?:is |has |just )*(?:too |very |really |dangerously |quite )?(?:low|dropp(?:ed|ing)|crash(?:ed|ing)|fall(?:en|ing))\b/,
  ],
  [
    'baby-honey',
    /\b(?:baby|infant|newborn|month[- ]old|months? old)\b[^.?!,]{0,25}\b(?:ate|has eaten|had|swallowed|licked|got into|was given|tasted)\b[^.?!,]{0,20}\bhoney\b|\b(?:gave|fed)\b[^.?!,]{0,20}\b(?:baby|infant|newborn|month[- ]old)\b[^.?!,]{0,20}\bhoney\b|\b(?:gave|fed) honey to\b[^.?!,]{0,15}\b(?:baby|infant|newborn|month[- ]old)\b/,
  ],
];

const NOT_NOW =
  /\b(?:last (?:year|week|month|time)|years? ago|months? ago|used to|had an? (?:[a-z]+ )?(?:heart|stroke|seizure|hypo|fit|episode|attack|reaction)|recovering|recovered|survivor|history of|when(?:ever)? (?:i|he|she|we|they)|if (?:i|he|she|we|they)|every time|always|prone to|(?:someone|somebody|people) with|for (?:people|low|hypo)|diet for|recipes? for|after a|worried|afraid|avoid|prevent|risk of)\b/;

/** Told of the past or as a habit, it is no danger of this hour. `holds` knows what is in a dish that was eaten. */
export function readDanger(text: string, holds?: Holds): Danger | undefined {
  const found = ROWS.find(([, pattern]) => pattern.test(text))?.[0];
  const sudden = found === 'emergency' || found === 'choking' || found === 'low-sugar';
  // No poison centre for people knows how much a dog may have.
  if (found !== 'despair' && found !== 'violence' && isPetHarmed(text)) return 'pet';
  if (found && !(sudden && NOT_NOW.test(text))) return found;
  const mishap = readMishap(text);
  // What was eaten by mistake may be no allergy at all.
  if (mishap && !/\ballerg/.test(text)) return mishap;
  return hasEatenHarm(text, holds) || isPoisoned(text) ? 'emergency' : mishap;
}
