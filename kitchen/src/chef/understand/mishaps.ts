/** Hears of what goes wrong in a kitchen besides an allergy: fire, gas, fumes, something in the throat, a pet at the chocolate, a berry off a bush, a burn, a cut. */

import { isIll } from './eaten-harm.ts';

export type Mishap =
  | 'fire'
  | 'gas'
  | 'fumes'
  | 'splashed'
  | 'stuck'
  | 'foraged'
  | 'pet'
  | 'undercooked';
/** These want first aid, and hardly ever an ambulance. */
export type Injury = 'burn' | 'cut' | 'chilli';

const OF_THEIRS = "(?:my|his|her|their|our|(?:my|our|the) [a-z]+'s|the)";
const SOMEBODY =
  '(?:i|he|she|we|they|somebody|someone|(?:my|our|the|his|her) (?:[a-z]+ )?(?:baby|kids?|child|children|son|daughter|wife|husband|partner|mother|father|mum|mom|dad|friend|guest|brother|sister|boy|girl|toddler|boyfriend|girlfriend|grandma|grandpa))';

const BURNS_IN =
  '(?:oven|microwave|toaster|(?:[a-z]+ )?pan|wok|pot|skillet|(?:deep[- ]?fat |air ?|deep )?fryer|airfryer|kitchen|hob|stove(?: ?top)?|cooker|extractor|cooker hood|kettle|dishwasher|grill|bbq|barbecue)';
const BURNS =
  '(?:oil|fat|grease|lard|dripping|tea ?towel|dish ?cloth|cloth|curtains?|cupboard|oven gloves?|paper towels?|kitchen (?:roll|paper)|sleeve|baking paper|parchment|bacon|chips|toast|food|dinner|something|everything|house)';
const IS_NOW =
  "(?:'s|'ve| is| are| has| have| just| went| gone| going| got| still| keeps| all| suddenly| there)*";
const FIRES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${BURNS_IN}|${BURNS})${IS_NOW} (?:(?:on|caught|catches|catching|caught on|set on|caught the) fire|alight|(?:up )?in flames|burst(?:ing)? into flames|ablaze)\\b`,
  ),
  new RegExp(
    `\\b(?:on fire|alight|in flames|flames(?: are)?(?: coming| shooting| leaping)?|(?<!\\b(?:light|lit|build|make|lay|keep|start|the|gas|light a|light the|build a|make a) )fire)\\b[^.?!]{0,15}\\b(?:in|inside|from|out of|on) (?:the|my|our) ${BURNS_IN}\\b`,
  ),
  /\bburning (?:oil|fat|grease)\b[^.?!]{0,25}(?:\b(?:help|flames?|water|put out|extinguish)\b|!)|\bwater\b[^.?!]{0,15}\b(?:burning|flaming) (?:oil|fat|grease|pan)\b|\b(?:oil|fat|grease|pan|wok)(?: is|'s)? burning\b[^.?!]{0,10}\bflames\b/,
  /(?<!\b(?:wood|pizza|clay|stone|brick|camp|open) )\b(?:grease|oil|fat|chip[- ]?pan|pan|kitchen|stove ?top|stove|oven|microwave|toaster|hob|fryer|cooking) fires?\b(?! (?:alarm|extinguisher|pit|department|brigade|blanket|wood|place|roasted))/,
  /\b(?:oven|microwave|toaster|air ?fryer|fryer|dishwasher) (?:is |has started |started )smoking\b(?! (?:hot|a|the|my|brisket|ribs|meat))|\bsmoke(?:'s| is)? (?:coming|pouring|billowing) (?:out )?(?:of|from) (?:the|my|our) (?:oven|microwave|toaster|air ?fryer|fryer|dishwasher|plug|socket)\b/,
];
const NO_FIRE =
  /\bflamb|\bsuzette\b|\bbananas foster\b|\bcamp ?fire\b|\bopen fire\b|\b(?:avoid|prevent|without|worried|afraid|scared|risk of|never)\b|\bso (?:i have )?no (?:oven|microwave|toaster|hob|stove)\b/;

const GAS =
  /\bsmell(?:s|ing|ed)?(?: (?:a bit|strongly|really))? (?:of |like |some |a )?gas\b(?! (?:mark|hob|oven|bbq|grill|cooker))|\b(?:stinks|reeks) of gas\b|\bgas leak\w*|\bgas(?:sy)? smell\b|\bsmell of gas\b|\bgas (?:is|'s) (?:leaking|escaping)\b|\b(?:carbon monoxide|co) (?:alarm|detector)\b[^.?!]{0,20}\b(?:going|gone|went|goes|beep\w*|sound\w*|ring\w*|shriek\w*|scream\w*)\b/;
const CO_TOLD = /\b(?:co|carbon monoxide) poisoning\b/;
const NOT_OF_A_PIPE = /\b(?:beans?|cabbage|farts?|belly|tummy|stomach|bloat\w*|brussels?|wind)\b/;
const COALS_INSIDE =
  /\b(?:bbq|barbecue\w*|charcoal|coals|grill(?:ed|ing)?|hibachi|camping stove|gas stove|generator)\b[^?]{0,50}\b(?:indoors|inside|in (?:the|our|my|a) (?:tent|garage|caravan|house|kitchen|shed|flat|living room|conservatory|camper ?van|van|cabin|room|basement))\b/;
const POISONED_AIR =
  /\b(?:headaches?|dizzy|light ?headed|sick|nause\w+|faint\w*|drowsy|sleepy|vomit\w*|throwing up|confused|passed out|carbon monoxide|feel(?:ing)? (?:ill|weird|funny|strange|bad|unwell|awful))\b/;

const STRONG =
  'bleach|domestos|clorox|ammonia|chlorine|drain (?:cleaner|unblocker)|toilet cleaner|pool chemicals?';
const OTHER = `${STRONG}|vinegar|acid|lemon juice|alcohol|vodka|spirit|oven cleaner|bathroom cleaner|glass cleaner|window cleaner|limescale remover|descaler|peroxide|cleaners?|cleaning (?:products?|fluids?|sprays?)|detergent|washing[- ]up liquid`;
const MIX = '(?: (?:and|with|to|into|in|on|plus|then|together|the|some|a|of|my|after))+ ';
const FUMES = new RegExp(
  `\\b(?:${STRONG})${MIX}(?:${OTHER})\\b|\\b(?:${OTHER})${MIX}(?:${STRONG})\\b|\\b(?:breath(?:ed|ing)|inhal(?:ed|ing))\\b[^.?!]{0,25}\\b(?:${STRONG}|oven cleaner|cleaning (?:products?|fluids?|sprays?)|cleaner|chemicals?) ?(?:fumes)?\\b|\\b(?:bleach|chlorine|ammonia|oven cleaner) fumes\\b`,
);
const SPLASHED = new RegExp(
  `\\b(?:${STRONG}|oven cleaner|dishwasher (?:tablets?|powder|liquid|salt)|caustic soda|lye|descaler|limescale remover|cleaners?|cleaning (?:fluid|spray)|detergent|washing[- ]up liquid)\\b[^.?!]{0,30}\\b(?:in|into|on|onto|over) (?:my|his|her|their|(?:my|our|the) [a-z]+'s) (?:left |right |own )?(?:eyes?|skin|face|hands?|arms?|legs?|mouth)\\b`,
);

const SHARP_THINGS =
  '(?:bones?|fish ?bones?|glass|toothpicks?|cocktail sticks?|skewers?|plastic|metal|foil|coins?|needles?|pins?|wire|bristles?|tooth|teeth|cling ?film|bottle caps?|ring ?pull|staples?|eggshell)';
const STUCK: readonly RegExp[] = [
  new RegExp(
    `\\bswallowed (?:(?:an?|some|the|my|his|her|their|little|small|big|large|sharp|whole|piece|pieces|bits?|shard|of|broken|fish|chicken|lamb|pork|tiny|long) ){0,5}${SHARP_THINGS}\\b(?! (?:broth|marrow|noodles|stock))`,
  ),
  /\b(?:ate|eaten) (?:(?:an?|some|the|piece|pieces|bits?|shards?|of|broken|small|tiny) ){0,4}(?:glass|plastic|metal|cling ?film|staples?|(?:fish ?)?bones?)\b(?! (?:noodles|broth|marrow|stock|in soup))/,
  /(?<!\b(?:gets?|getting|often|sometimes|always) )\b(?:stuck|lodged|caught|jammed) (?:in|down|at the back of|halfway down) (?:my|his|her|their|the|(?:my|our|the) [a-z]+'s) (?:throat|windpipe|gullet|o?esophagus|food ?pipe|airway)\b|\bswallowed\b[^?]{0,40}\b(?:stuck|lodged|won't go down)\b|\b(?:bone|food|meat|pill|something|a piece)\b[^.?!]{0,20}\b(?:in|out of) (?:(?:my|his|her|their|the) )?throat\b/,
];

const OFTEN_STUCK =
  /\b(?:gets?|getting|often|sometimes|always) (?:gets? )?(?:stuck|caught|lodged)\b/;

const BITTEN =
  "(?<!\\b(?:not|never|nobody|can be|could be|be|to|to have) )(?<!n't (?:have )?)\\b(?:ate|eaten|swallowed|tasted|tried|nibbled(?: on)?|chewed(?: on)?|licked|put|has|picked and)";
const A_FEW =
  "(?: (?!(?:and|to|from|in|with|but|then|dinner|lunch|for|the garden)\\b|[a-z]+ing\\b)[a-z']+){0,4}";
const WILD_PLACE =
  '(?:(?:back ?|front )?(?:garden|yard|lawn)(?! cent)|forest|woods?|woodland|field|park|hedge(?:row)?|bush|shrub|tree|roadside|meadow|wild|ground|playground|grass|outside|walk|compost|(?:house|pot) ?plant)';
const NO_DISH =
  '(?! (?:soup|risotto|pie|sauce|pizza|pasta|ravioli|stroganoff|burger|omelette|tart|toast|pate|curry|stew|salad|sandwich|stock|gravy|butter|powder|ketchup|smoothie|jam|crumble|muffins?|cake|bowl))';
const FORAGED: readonly RegExp[] = [
  new RegExp(
    `${BITTEN}${A_FEW} (?:wild|unknown|strange|poisonous|toxic|random|foraged|unidentified|mystery) (?:mushrooms?|berry|berries|plants?|leaf|leaves|fungi|fungus|roots?|seeds?|flowers?)\\b${NO_DISH}`,
  ),
  new RegExp(
    `${BITTEN}(?:${A_FEW} (?:mushrooms?|toadstools?|fungus|fungi)|(?: (?:an?|some|the|those|these|that|this|few|of|one|two|red|black|white|orange|yellow|blue|little|small|tiny|his|her))* (?:berry|berries|leaf|leaves|plants?|bulbs?|seed pods?|acorns?|conkers?))\\b${NO_DISH}(?:[^.?!,]{0,30}\\b(?:from|in|off|on|near|by|under)(?: (?:my|our|the|a|an|his|her|their|some|back|local))* ${WILD_PLACE}\\b|(?: that| which)?(?: (?:i|we|he|she|they|my [a-z]+))?(?:'d| had| have| has|'ve)? (?:just )?(?:found|picked|foraged|gathered)\\b)`,
  ),
  new RegExp(
    `${BITTEN}${A_FEW} (?:toadstools?|death caps?|destroying angels?|fly agarics?|amanitas?|foxgloves?|hemlock|(?:deadly )?nightshade|yew(?: berr\\w+)?|laburnum|oleander|lily of the valley|daffodils?(?: bulbs?)?|tulip bulbs?|holly(?: berr\\w+)?|ivy(?: berr\\w+)?|mistletoe|castor beans?|cuckoo ?pints?|lords and ladies|monkshood|aconite|wisteria|poinsettia|autumn crocus|angel'?s trumpet|datura|jimson ?weed|rhubarb lea(?:f|ves))\\b`,
  ),
];
const ATE_MUSHROOMS = new RegExp(
  `${BITTEN}${A_FEW} (?:mushrooms?|fungi|fungus|berries)\\b${NO_DISH}`,
);

const ANIMAL =
  "(?<!\\b(?:hot|corn|chilli|chili|veggie|sausage|cheese) )\\b(?:dogs?|doggo|puppy|puppies|pup|cats?|kittens?|kitty|bunny|rabbit|parrot|budgie|hamster|guinea pig|ferret|pets?|labrador|lab|terrier|spaniel|poodle|retriever|dachshund|beagle|pug|collie|bulldog|husky)(?:'s|'ve)?";
const HARMS_ANIMALS =
  '(?:chocolates?|choc|cocoa|brownies?|grapes?|raisins?|sultanas?|currants?|fruit ?cake|christmas (?:cake|pudding)|mince pies?|hot cross buns?|onions?|garlic|leeks?|chives?|shallots?|xylitol|birch sugar|(?:sugar[- ]free |chewing )gum|macadamias?|alcohol|beer|wine|vodka|whisky|coffee|caffeine|tea ?bags?|(?:bread |raw |yeast |salt |pizza )*dough|play ?doh|bones?|corn ?cobs?|cobs?|corn on the cob|avocados?|mou?ldy [a-z]+|lil(?:y|ies)|nutmeg|hops|skewers?|toothpicks?|kebab sticks?|pills?|tablets?|paracetamol|ibuprofen|rat poison|slug pellets|antifreeze|bleach|detergent|mushrooms?|peach (?:stones?|pits?)|rhubarb lea(?:f|ves)|batter(?:y|ies)|e-?cigarette|weed|cannabis|edibles?)';
const AFTER_IT = '(?:(?!\\b(?:so|need|want|recipes?|instead|dinner with)\\b)[^.?!,;]){0,40}';
const ANIMAL_ATE =
  '(?:ate|eaten|swallowed|got into|got (?:hold of|at)|gotten into|licked|chewed(?: on| up)?|drank|stole|stolen|snatched|nicked|gobbled|scoffed|munched|wolfed|devoured|had (?:some|an?|two|three|a few|my)|has had|eating|chewing|bit into|helped (?:himself|herself|itself) to)';
const PETS: readonly RegExp[] = [
  new RegExp(
    `${ANIMAL}(?:[^.?!,;]{0,25}|[^?]{0,40}[.,!] ?(?:he|she|it|they)[^.?!,;]{0,10}) (?:${ANIMAL_ATE})\\b${AFTER_IT}\\b${HARMS_ANIMALS}\\b`,
  ),
  new RegExp(
    `\\b(?:gave|fed|given|dropped)\\b[^.?!,;]{0,20}${ANIMAL}\\b${AFTER_IT}\\b${HARMS_ANIMALS}\\b|\\b(?:gave|fed)\\b[^.?!,;]{0,10}\\b${HARMS_ANIMALS}\\b[^.?!,;]{0,10} to (?:my|the|our) ${ANIMAL}\\b`,
  ),
  new RegExp(
    `\\b${HARMS_ANIMALS}\\b[^.?!,;]{0,20}\\b(?:eaten|swallowed) by (?:(?:my|the|our|a) )?${ANIMAL}\\b`,
  ),
  new RegExp(`\\b(?:my|our|the) (?:[a-z]+ )?${ANIMAL}(?: is|'s)? (?:now |just )?choking\\b`),
];
/** "Whether a dog may" is a question of food; "never ate" is none. */
const NOT_ANIMAL =
  /\b(?:can|could|may|should|do|are) (?:my |our |the )?[a-z]+ (?:eat|have)\b|\b(?:never|n't|not) (?:ate|eaten|had|eat)\b/;

const RAW =
  "(?:raw|pink|undercooked|under ?done|uncooked|half[- ]cooked|bloody|rare|cold in the middle|(?:not|wasn't|weren't|isn't) (?:fully |properly |quite |really |completely )?(?:cooked|done))";
const MUST_BE_DONE =
  '(?:(?:ham|beef|cheese)?burgers?|chicken|turkey|poultry|pork|sausages?|mince|meatballs?|kebabs?|nuggets?|goujons?|ground (?:beef|meat|turkey)|drumsticks?|hot dogs?)';
const SOME_EATEN = `(?:(?<!\\b(?:never|not|can|could|should|may) )(?<!n't )\\bate|\\b(?:has|have|had|'ve|'s|already|just|been) eaten|\\bswallowed|\\b${SOMEBODY}(?:'ve| have| has)?(?: already| just)? had (?:some|a few|two|one|an? bite|half|most|all|it|a piece)|\\b(?:took|taken|had) (?:an?|one|two|some|a few) bites?|\\b(?:gave|fed) ${SOMEBODY})`;
const UNDERCOOKED: readonly RegExp[] = [
  new RegExp(`${SOME_EATEN}\\b[^.?!,;]{0,25}\\b${RAW} (?:[a-z]+ ){0,2}${MUST_BE_DONE}\\b`),
  new RegExp(
    `${SOME_EATEN}\\b[^.?!;]{0,30}\\b${MUST_BE_DONE}\\b[^?]{0,30}\\b(?:was|were|is|are|it's|that's|looked|looks|still|bit|little|slightly)(?: [a-z]+)? ${RAW}\\b`,
  ),
  new RegExp(
    `\\b${MUST_BE_DONE}\\b[^?]{0,25}(?:\\b(?:is|was|were|are|looks?|looked|came out|still|bit|little|slightly|it's)|'s)(?: [a-z]+){0,2}? ${RAW}\\b[^?]{0,70}?${SOME_EATEN}\\b`,
  ),
];
const RAW_FOR_SMALL = new RegExp(
  `\\b(?:baby|toddler|kids?|child|children|son|daughter|little one|pregnant)\\b[^?]{0,40}${SOME_EATEN}\\b[^.?!,;]{0,20}\\b(?:raw|undercooked|uncooked|unbaked) (?:[a-z]+ )?(?:eggs?|dough|batter|flour|shellfish|oysters?)\\b`,
);
const OF_AN_ANIMAL = /\b(?:dogs?|cats?|puppy|kitten|fox)\b/;

/** Told of another day, it is a story. */
const LONG_PAST =
  /\b(?:last (?:week|weekend|month|year|time|summer|winter|spring|autumn|christmas)|(?:weeks?|months?|years?) ago|used to|as a (?:child|kid|teenager)|when (?:i|he|she|we|they) (?:was|were) (?!out|away|not|asleep|upstairs)|(?:at|in) (?:a|the|this|that) restaurant|on holiday|history of)\b/;

export function isPetHarmed(text: string): boolean {
  return !LONG_PAST.test(text) && !NOT_ANIMAL.test(text) && PETS.some((one) => one.test(text));
}

export function readMishap(text: string): Mishap | undefined {
  if (FIRES.some((one) => one.test(text)) && !NO_FIRE.test(text) && !LONG_PAST.test(text))
    return 'fire';
  if ((GAS.test(text) && !NOT_OF_A_PIPE.test(text)) || CO_TOLD.test(text)) return 'gas';
  if (COALS_INSIDE.test(text) && POISONED_AIR.test(text)) return 'gas';
  if (LONG_PAST.test(text)) return undefined;
  if (SPLASHED.test(text)) return 'splashed';
  if (FUMES.test(text)) return 'fumes';
  if (STUCK.some((one) => one.test(text)) && !OFTEN_STUCK.test(text)) return 'stuck';
  if (FORAGED.some((one) => one.test(text))) return 'foraged';
  if (ATE_MUSHROOMS.test(text) && isIll(text)) return 'foraged';
  const undercooked = [...UNDERCOOKED, RAW_FOR_SMALL].some((one) => one.test(text));
  return undercooked && !OF_AN_ANIMAL.test(text) ? 'undercooked' : undefined;
}

const PART =
  '(?:hands?|fingers?|fingertips?|thumbs?|palms?|wrists?|(?:fore)?arms?|elbows?|foot|feet|toes?|legs?|thighs?|knees?|knuckles?|face|cheek|chin|lips?|tongue|mouth|skin|chest|neck|eyes?)(?! (?:pies?|rolls?|foods?|sandwich(?:es)?|chops?|meat|fillets?|of (?:lamb|pork|beef|mutton|halloumi|fish)))';
const WHOSE =
  "(?:my|his|her|their|(?:my|our|the) [a-z]+'s) (?:(?:left|right|whole|own|poor|little|index|middle|ring|big|entire) ){0,2}";
const SELF = '(?:myself|my self|himself|herself|themselves|ourselves)';
const NOT_DONE =
  "(?<!\\b(?:to|will|would|could|might|may|can|not|never|without|i'll|keep|always|how|avoid|if i|if you|when i|whenever i|get) )(?<!n't )";
const BURNED: readonly RegExp[] = [
  new RegExp(
    `${NOT_DONE}\\b(?:burn(?:t|ed)|scalded|blistered|singed)(?: (?:all|both|the (?:tip|back|inside|top) of|of))* (?:${WHOSE}${PART}\\b|${SELF}\\b)`,
  ),
  new RegExp(
    `\\b${WHOSE}${PART}(?: (?:is|are|got|was|were|has|have|been|just|badly|really|all))+ (?:burn(?:t|ed)|scalded|blister(?:ed|ing))\\b`,
  ),
  /(?<!\b(?:to|not|never|if i) )\b(?:touched|grabbed|picked up|leaned on|held) (?:the |a |my )?(?:red[- ])?(?:hot|burning) (?:[a-z]+ )?(?:pan|handle|oven|hob|stove|tray|pot|iron|grill|ring|skillet|lid|rack)\b/,
  new RegExp(
    `\\bburns? on ${WHOSE}${PART}\\b|\\b(?:i|he|she|we|they)(?:'ve| have| has| just)* (?:got|gotten|been|was) (?:badly |really |just )?(?:burn(?:t|ed)|scalded)\\b(?! out)|^(?:bad |nasty |small )?(?:steam|oil|grease|oven|sugar|caramel|hand|finger|scald|kettle) burns?\\b(?! off)|\\b(?:treat|treating|treatment for|first aid for|what to do (?:for|about|with)|what (?:do|should) i (?:do|put) (?:for|on|about)|help with)(?: (?:an?|my|the|his|her|small|bad|minor))* (?:[a-z]+ )?(?:burns?|scalds?)\\b`,
  ),
];
const HOT_ON_SOMEBODY = new RegExp(
  `\\b(?:boiling|hot|scalding) (?:[a-z]+ )?(?:water|oil|fat|soup|tea|coffee|sugar|caramel|steam|milk|sauce|stock|grease|syrup|jam|drink|porridge|wax)\\b[^.?!]{0,30}\\b(?:on|over|onto|in|down) (?:${WHOSE}${PART}|me|him|${SELF}|(?:my|our|the) (?:baby|toddler|son|daughter|kid|child|husband|wife))\\b`,
);
const SPILT =
  /\b(?:spill(?:ed|t)|splash(?:ed)?|spat|splatter(?:ed)?|spattered|poured|tipped|pulled|knocked|got|went|dripped|sprayed|dropped|threw|fell)\b/;
const CUTS: readonly RegExp[] = [
  new RegExp(
    `${NOT_DONE}\\b(?:cut|sliced|slashed|gashed|nicked|stabbed|chopped|lacerated|grated|pricked)(?: (?:open|into|off|through|deep|deeply|badly))*(?: (?:the |a )?(?:tip|top|end|piece|bit|part|chunk)(?: (?:of|off))+)? (?:${WHOSE}(?:hands?|fingers?|fingertips?|finger ?tip|thumbs?|palms?|wrists?|(?:fore)?arms?|legs?|foot|toes?|knuckles?|lips?|tongue)\\b(?! (?:foods?|rolls?|sandwich\\w*|of (?:lamb|pork|beef|mutton|halloumi|fish)))|${SELF}\\b(?! (?:an?|some|off|another|the|slack|loose)\\b))`,
  ),
  new RegExp(
    `\\b(?:${WHOSE}(?:finger|thumb|hand|palm|knuckle|arm|leg|foot)|(?:the|my|his|her) (?:cut|wound)|i|he|she)(?:'m|'s| am| is| has| just)* (?:still |really |badly |now )?(?:bleeding|won't stop bleeding|keeps bleeding|not stop bleeding|cut (?:open|badly))\\b|\\b(?:won't|doesn't|can't) stop (?:the )?bleeding\\b|\\b(?:finger|thumb|hand|palm)\\b[^.?!]{0,25}\\b(?:won't|doesn't|isn't|not|keeps) (?:stop(?:ping)? )?bleed\\w*|^(?:my |the )?(?:finger|thumb|hand)[^.?!]{0,10} bleeding\\b|\\bblood everywhere\\b|\\bcut on ${WHOSE}${PART}\\b|\\b(?:treat|first aid for|stop|bandage|dress)(?: (?:an?|my|the|his|her|small|bad|deep))* (?:knife cuts?|cut (?:finger|thumb|hand|palm)s?|(?:finger|thumb|hand) (?:cut|bleeding)|bleeding (?:finger|thumb|hand|cut))\\b|\\b(?:deep|bad|nasty|big) cut (?:on|in|to|across) ${WHOSE}|\\bknife (?:slipped|went)\\b[^.?!]{0,20}\\b${WHOSE}${PART}\\b`,
  ),
];
const HOT_PEPPER =
  '(?:chill?i(?:e|es|s)?|chill?y|chiles?|jalapeno(?:e?s)?|habaneros?|scotch bonnets?|hot peppers?|peppers?|capsaicin|hot sauce|cayenne)';
const PEPPERED: readonly RegExp[] = [
  new RegExp(
    `\\b${HOT_PEPPER}\\b[^.?!]{0,25}\\b(?:in|into) ${OF_THEIRS} (?:left |right )?eyes?\\b|\\b(?:rubbed|touched|wiped) ${OF_THEIRS} (?:left |right )?eyes?\\b[^.?!]{0,40}\\b${HOT_PEPPER}\\b|\\b${HOT_PEPPER}\\b[^?]{0,40}\\b(?:rubbed|touched|wiped) ${OF_THEIRS} (?:left |right )?eyes?\\b`,
  ),
  new RegExp(
    `\\b(?:hands?|fingers?|skin|eyes?|face)(?:'s| is| are| feels?| keeps?| still| really| all| so)* (?:burn(?:s|ing)?|sting(?:s|ing)?|on fire)\\b[^.?!]{0,40}\\b${HOT_PEPPER}\\b|\\b${HOT_PEPPER}\\b[^?]{0,40}\\b${OF_THEIRS} (?:hands?|fingers?|skin|eyes?|face)(?:'s| is| are| feels?| keeps?| still| really| all| so)* (?:burn(?:s|ing)?|sting(?:s|ing)?|on fire)\\b`,
  ),
];
/** Who burnt the tongue may still be hungry. */
const OF_THE_MOUTH = /\bburn(?:t|ed) (?:my|his|her) (?:tongue|mouth|lips?)\b/;
const WANTS_FOOD = /\b(?:give me|something|anything|make me|want|need|recipe|ideas?)\b/;

/** A burn, a cut, chilli in the eye: first aid comes before the dish that caused it. */
export function readInjury(text: string): Injury | undefined {
  if (LONG_PAST.test(text)) return undefined;
  if (PEPPERED.some((one) => one.test(text))) return 'chilli';
  const burned =
    BURNED.some((one) => one.test(text)) || (HOT_ON_SOMEBODY.test(text) && SPILT.test(text));
  if (burned && !(OF_THE_MOUTH.test(text) && WANTS_FOOD.test(text))) return 'burn';
  return CUTS.some((one) => one.test(text)) ? 'cut' : undefined;
}
