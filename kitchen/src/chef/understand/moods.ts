/** Mood, season, taste, method, purse and purpose: everything that colours a wish without naming a food. */

export interface Mood {
  /** As we say it back: "cosy". */
  readonly label: string;
  /** A dish with any of these keywords, or these words in its name, suits. */
  readonly keywords: readonly string[];
  /** A dish with any of these does not. */
  readonly against: readonly string[];
  /** Steps or keywords must speak of it: "no oven", "grill". */
  readonly firm: boolean;
}

/** `pattern => label | suits | does not suit`; a "!" before the label makes it firm. */
const ROWS: readonly (readonly [RegExp, string, string, string])[] = [
  [
    /\b(?:not|nothing|isn't|less|non)[ -](?:too |very |so |that )?(?:spicy|hot)\b|\bno (?:chilli|chili|heat|spice)\b|\bmild(?:er)?\b|\btoo (?:spicy|hot)\b(?! (?:to (?:cook|eat)|outside|today|here|in here))/,
    '!mild',
    'mild',
    'spicy,hot,numbing',
  ],
  [
    /\b(?:spicy|spicier|spiciest|hottest|hotter|(?<!(?:too|so|very|a|it's|is|boiling|really|the|not|something|serve|pretty|piping|red) )hot(?! (?:day|weather|evening|night|drinks?|chocolate|dogs?|pot|water|oven|plate|outside|today|here|meal|lunch|dinner|breakfast|buttered|cross|milk|tub|toddy|cocoa|out|and humid))|more heat|hot and spicy|fiery|with (?:a )?kick|chilli heat|hot curry)\b/,
    'spicy',
    'spicy,hot,chilli,numbing',
    'mild',
  ],
  [
    /\b(?:soft(?:er)? (?:food|foods|please|dish|dishes|meal|diet|things?|stuff|and|enough|for)|(?:something|anything|has to be|must be|needs to be|so|make it|keep it|it) soft|easy to (?:chew|swallow)|no teeth|can't chew|cannot chew|dentures|(?:sore|bad|pulled|wisdom) (?:tooth|teeth)|(?:new )?braces|toothache)\b/,
    'soft and easy to chew',
    'soup,stew,mash,puree,porridge,polenta,risotto,custard,slow',
    'crisp,crunchy,deep-fry,grill,bread,salad,bake',
  ],
  [/\b(?:cosy|cozy|snug)\b/, 'cosy', 'cosy,comforting,warming,slow', 'no-cook'],
  [
    /\b(?:comfort(?:ing)?(?: food)?|hearty|warming|filling|stodgy)\b/,
    'comforting',
    'comforting,cosy,hearty,filling,warming',
    'light',
  ],
  [
    /\b(?:rainy|raining|rain|grey day|stormy)\b/,
    'right for a rainy day',
    'comforting,cosy,slow,soup,stew',
    'no-cook,picnic',
  ],
  [
    /\b(?:cold (?:day|night|evening|weather|outside)|(?:freezing|bitterly|icy) cold|minus (?:\d+|ten|five|fifteen|twenty)(?: degrees)?(?: outside)?|frost(?:y)?|winter|wintry|snow(?:ing|y)?|freezing (?:day|outside))\b/,
    'wintry',
    'winter,comforting,cosy,slow,stew',
    'summer',
  ],
  [
    /\b(?:autumn(?:al)?|fall (?:dish|recipe|food)|october|november)\b/,
    'autumnal',
    'autumn,comforting,winter',
    'summer',
  ],
  [
    /\b(?:summer(?:y)?|(?:so|too|very|boiling|really) hot (?:to (?:cook|eat)|outside|today|here|in here)|(?:it's|it is) (?:so |too |very |boiling |really )?hot|hot (?:day|weather|evening|night)|scorching|heatwave|heat wave|sunny)\b/,
    'summery',
    'summer,fresh,light,no-cook,chilled,picnic',
    'winter',
  ],
  [/\b(?:spring(?:time)?)(?! (?:onion|roll))\b/, 'springlike', 'spring,fresh,light', 'winter'],
  [
    /\b(?:light(?:er)?|(?:not|nothing) (?:too )?heavy|something small)\b/,
    'light',
    'light,fresh,salad',
    'comforting,deep-fry,deep-fried',
  ],
  [/\b(?:fresh|refreshing|crisp|zingy)\b/, 'fresh', 'fresh,light,summer,no-cook', 'slow,deep-fry'],
  [
    /\b(?:health(?:y|ier)|nutritious|wholesome|low[ -]fat|low[ -]calorie|good for me|diet food|on a diet|lose weight|clean eating)\b/,
    'light and wholesome',
    'light,fresh,salad,vegetables,fish,lentils,beans',
    'deep-fry,deep-fried,sweet,cream,butter',
  ],
  [
    /\b(?:romantic|date night|anniversary|valentine'?s?|impress (?:a|my) (?:date|girlfriend|boyfriend|wife|husband|partner))\b/,
    'romantic',
    'festive,weekend,light,seafood,chocolate',
    'kids,budget,lunchbox',
  ],
  [
    /\b(?:(?:got|had|passed|won|finished|landed|earned|new) (?:a |an |my |our |the |all )?(?:promotion|raise|new job|job|exams?|degree|driving test|test|finals|house|baby|award|prize|lottery|contract|engaged|married)|got (?:engaged|married|promoted)|graduat\w+|my birthday|birthday|festive|celebrat\w+|christmas|special occasion|fancy|impress\w*|showstopper|holiday|thanksgiving|easter|diwali|holi|hanukkah|nowruz|midsummer|mardi gras|oktoberfest|cinco de mayo|burns night|st patrick'?s?|lunar new year|4th of july|fourth of july|eid|new year'?s?|dinner party)\b/,
    'festive',
    'festive,party,weekend,Christmas',
    'budget,lunchbox',
  ],
  [
    /\b(?:hung ?over|hangover)\b/,
    'good for a sore head',
    'eggs,bacon,comforting,salty,brunch,broth',
    'slow',
  ],
  [
    /(?<!(?:cat|dog|pet|hamster|rabbit|makes? me|makes? us|home|love)(?:'s| is| are)? )\b(?:(?:feel(?:ing)? |i'm |i am |we're |are |is |been )(?:a bit |so |very |really |quite |all )?(?:ill|sick|unwell|poorly|under the weather|coming down with something)|^(?:ill|sick|poorly|unwell)|(?:have|got|has|with|caught) (?:a |the )?(?:bad |nasty |terrible )?(?:cold|flu|fever|cough)|(?:have|got) covid|flu|under the weather|sore throat|feeling ill|upset stomach|tummy bug|stomach bug)\b/,
    'gentle and warming',
    'broth,soup,chicken,ginger,comforting,mild',
    'deep-fry',
  ],
  [
    /\b(?:sad|blue|bad day|rough day|cheer me up|heartbroken|stressed|exhausted|tired)\b/,
    'comforting',
    'comforting,cosy,chocolate,one-pot',
    '',
  ],
  [
    /\b(?:budget|cheap(?:er|ly|est)?|inexpensive|affordable|broke|save money|low cost|frugal|student)\b/,
    'easy on the purse',
    'budget,beans,lentils,rice,potatoes,everyday',
    'prawns,saffron',
  ],
  [
    /\b(?:kids?|children|toddlers?|child|family[ -]friendly|fussy eaters?|picky eaters?)\b(?! party)/,
    'good with children',
    'kids,family,mild,pasta',
    'spicy,numbing',
  ],
  [/\b(?:picnic|potluck)\b/, 'fit for a picnic', 'picnic,lunchbox,party,make-ahead', ''],
  [
    /\b(?:party|buffet|crowd|gathering|game night|movie night)\b/,
    'good for a crowd',
    'party,make-ahead,festive',
    '',
  ],
  [
    /\b(?:meal prep|batch cook\w*|make[ -]ahead|freezer[ -]friendly)\b/,
    'made ahead',
    'make-ahead,batch cooking,lunchbox,slow',
    '',
  ],
  [
    /\b(?:one[ -]?pot|one[ -]?pan|one dish|single pot|(?:less|little|minimal|no) washing[ -]up|sheet pan|traybake|tray bake)\b/,
    '!one-pot',
    'one-pot,one-pan,tray',
    '',
  ],
  [
    /\b(?:no[ -]cook|without cooking|no cooking|(?<!without |no |not )raw(?! (?:eggs?|meat|chicken|milk|fish|onions?|dough|flour|rice)))\b/,
    '!no-cook',
    'no-cook',
    '',
  ],
  [/\bno[ -]bake\b|\bwithout baking\b|\bunbaked\b/, '!no-bake', 'no-bake,no-cook', ''],
  [
    /\b(?:grill(?:ed)?|bbq|barbe[cq]ue|barbecued|skewers?)\b/,
    '!grilled',
    'grill,barbecue,skewers',
    '',
  ],
  [/\b(?:stir[ -]?fr(?:y|ied))\b/, '!stir-fried', 'stir-fry', ''],
  [
    /\b(?:slow[ -]?cook(?:er|ed)?|crock ?pot|instant pot|pressure cooker)\b/,
    'slow-cooked',
    'slow,one-pot,stew',
    '',
  ],
  [/\b(?:roast(?:ed)?|sunday lunch)\b(?! (?:me|my))/, 'roasted', 'roast,bake,sunday', ''],
  [
    /\b(?:in|from) the oven\b|\boven[ -]baked\b/,
    'done in the oven',
    'bake,roast,tray',
    'fry,deep-fry',
  ],
  [
    /\b(?:nothing|not|no|isn't|without|anything but|avoid(?:ing)?|don't (?:like|want|eat|want to)) (?:anything )?(?:deep[ -]?)?(?:fr(?:ied|ying|y)|greasy|oily)\b/,
    '!not fried',
    '',
    'fry,deep-fry,fried,deep-fried',
  ],
  [
    /\b(?:air ?fryer|airfryer)\b/,
    'crisp, as an air fryer makes it',
    'bake,roast,crisp,grill,pan-fried',
    'soup',
  ],
  [
    /\b(?:high[ -]protein|protein[ -]rich|lots of protein|protein|gym|after (?:a )?workout)\b/,
    'rich in protein',
    'chicken,beef,eggs,fish,pork,lamb,tofu,beans,lentils,chickpeas,red lentils,prawns,salmon',
    'sweet',
  ],
  [/\b(?:low[ -]carb|low carbohydrate|no carbs|fewer carbs)\b/, '!low in carbohydrates', '', ''],
  [/\b(?:savou?ry)\b/, 'savoury', 'savoury,salty', 'sweet'],
  [/\b(?:sweet)\b(?! potato)(?! corn)(?! and sour)/, 'sweet', 'sweet', ''],
  [/\b(?:smoky)\b/, 'smoky', 'smoky', ''],
  [/\b(?:sour|tangy|zesty)\b(?! cream)/, 'tangy', 'sour', ''],
  [/\b(?:crispy|crunchy)\b/, 'crisp', 'crisp,deep-fry,bake', ''],
  [/\b(?:creamy|creamier)\b/, 'creamy', 'cream,coconut milk,yoghurt,butter', ''],
  [
    /\b(?:easy|easier|simpler|simple|beginners?|lazy|hate cooking|no energy|can't be (?:bothered|arsed)|cannot be bothered|don't (?:feel like|want to) cook(?:ing)?|simplest|easiest|basic|effortless|can't cook|low effort)\b/,
    'easy',
    'quick,weeknight,one-pot,one-pan,no-cook,budget',
    'slow',
  ],
  [/\b(?:weeknight|after work|midweek)\b/, 'good for a weeknight', 'weeknight,quick', 'slow'],
  [
    /\b(?:weekend project|all day|slow food|plenty of time|lots of time|no rush)\b/,
    'slow',
    'slow,weekend',
    'quick',
  ],
];

/** Right before what is not wanted. */
const UNWANTED =
  /\b(?:not|isn't|never|no|nothing|without|hate|hates|too|avoid(?:s|ing)?|(?:don't|doesn't|do not|does not|can't|cannot|didn't) (?:really |even )?(?:like|want|eat|fancy|enjoy|handle|do|take|stand|need|tolerate|have))(?: (?:a|an|any|the|too|very|so|really|that|anything|something|much|eat|have))*\s*$/;

const MILD: Mood = {
  label: 'mild',
  keywords: ['mild'],
  against: ['spicy', 'hot', 'numbing'],
  firm: true,
};

export function readMoods(text: string): Mood[] {
  const moods: Mood[] = [];
  for (const [pattern, label, suits, against] of ROWS) {
    const found = pattern.exec(text);
    if (!found) continue;
    // "I don't like spicy food" is no wish for it, and for heat it is a wish for the contrary.
    if (UNWANTED.test(text.slice(0, found.index))) {
      if (label === 'spicy') moods.push(MILD);
      continue;
    }
    // "not spicy" has been read as mild already.
    if (label === 'spicy' && moods.some((mood) => mood.label === 'mild')) continue;
    const firm = label.startsWith('!');
    moods.push({
      label: label.replace('!', ''),
      keywords: list(suits),
      against: list(against),
      firm,
    });
  }
  return moods;
}

function list(text: string): string[] {
  return text.split(',').filter(Boolean);
}
