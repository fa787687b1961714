/** Mood, season, taste, method, purse and purpose: everything that colours a wish without naming a food. */
import type { Mood } from '../../cook/wish.ts';

import { fewIngredients } from './few-ingredients.ts';

/** `pattern => label | suits | does not suit`; a "!" before the label makes it firm. */
const ROWS: readonly (readonly [RegExp, string, string, string])[] = [
  [/\bcocktails?\b/, '!for cocktail hour', 'cocktail,punch', ''],
  [
    /\b(?:not|nothing|isn't|less|non)[ -](?:too |very |so |that )?(?:spicy|hot)\b|\bno (?:chilli|chili|heat|spice)\b|\b(?:hates?|dislikes?|(?:don't|doesn't|can't|cannot|won't) (?:like|love|eat|take|handle|stand|do|tolerate)|(?:not|no) (?:a )?(?:big )?fans? of) (?:any |much |too much )?(?:spice|heat|spicy|hot (?:food|stuff))\b|\bmild(?:er)?\b|\btoo (?:spicy|hot)\b(?! (?:to (?:cook|eat)|outside|today|here|in here))/,
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
    /\b(?:(?:teeth|tooth) (?:out|removed|removal|pulled|extraction)|(?:trouble|difficulty|problems?|hard(?:ship)?) (?:with )?chewing|hard to chew|(?:can't|cannot|struggles? to) (?:chew|swallow)|no chewing|soft(?:er)? (?:supper|dinner|lunch|breakfast|food|foods|please|dish|dishes|meal|diet|things?|stuff|and|enough|for)|(?:something|anything|has to be|must be|needs to be|so|make it|keep it|it) soft|easy to (?:chew|swallow)|no teeth|can't chew|cannot chew|dentures|(?:sore|bad|pulled|wisdom) (?:tooth|teeth)|(?:new )?braces|toothache)\b/,
    'soft and easy to chew',
    'soup,mash,mashed,puree,porridge,polenta,risotto,custard,congee,dal,scrambled,soft',
    'crisp,crunchy,deep-fry,grill,bread,salad,bake',
  ],
  [/\b(?:cosy|cozy|snug)\b/, 'cosy', 'cosy,comforting,warming,slow', 'no-cook'],
  [
    /\b(?:comfort(?:ing)?(?: food)?|hearty|warming|filling|stodgy|carb[ -]?(?:heavy|loaded|load)|need carbs|(?:something|anything|some|(?:nice|hot) and) warm(?! (?:weather|day|climate|up))|keeps? me full|stick to (?:my|your) ribs)\b/,
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
    /\b(?:cold (?:day|night|evening|weather|outside)|(?:freezing|bitterly|icy) cold|minus (?:\d+|ten|five|fifteen|twenty)(?: degrees)?(?: outside)?|frost(?:y)?|(?:it's|its) (?:so |absolutely |bloody )?(?:freezing|cold)|winter|wintry|snow(?:ing|y)?|freezing (?:day|outside))\b/,
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
    /\b(?:summer(?:y)?|(?:so|too|very|boiling|really) hot (?:to (?:cook|eat)|outside|today|here|in here)|(?:it's|it is) (?:so |too |very |boiling |really )?hot|hot (?:day|weather|evening|night)|scorching|heatwave|heat wave|sunny|(?:3[0-9]|4[0-5]|9[0-9]|10[0-9]) degrees|sweltering)\b/,
    'summery',
    'summer,fresh,light,no-cook,chilled,picnic',
    'winter,slow,bake,roast,comforting',
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
    /\b(?:health(?:y|ier)|nutritious|wholesome|low[ -]fat|low[ -]cal(?:orie)?s?|low in calories|anti[- ]?inflammatory|good for me|diet food|on a diet|lose weight|clean eating)\b/,
    'light and wholesome',
    'light,fresh,salad,vegetables,fish,lentils,beans',
    'deep-fry,deep-fried,sweet,cream,butter',
  ],
  [
    /\b(?:romantic|date night|(?:first|second|third|hot) date|date dinner|anniversary|valentine'?s?|impress (?:a|my) (?:date|girlfriend|boyfriend|wife|husband|partner))\b/,
    'romantic',
    'festive,weekend,light,seafood,chocolate',
    'kids,budget,lunchbox',
  ],
  [
    /\b(?:(?:got|had|passed|won|finished|landed|earned|new) (?:a |an |my |our |the |all )?(?:promotion|raise|new job|job|exams?|degree|driving test|test|finals|house|baby|award|prize|lottery|contract|engaged|married)|got (?:engaged|married|promoted)|graduat\w+|my birthday|birthday|festive|celebrat\w+|christmas|special occasion|fancy|fancier|fanciest|posh(?:er)?|elegant|more special|impress\w*|showstop\w+|wow|spectacular|holiday|thanksgiving|easter|diwali|holi|hanukkah|nowruz|midsummer|mardi gras|oktoberfest|cinco de mayo|burns night|st patrick'?s?|lunar new year|4th of july|fourth of july|eid|new year'?s?|dinner party)\b/,
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
    /(?<!(?:cat|dog|pet|hamster|rabbit|makes? me|makes? us|home|love)(?:'s| is| are)? )\b(?:(?:feel(?:ing)? |i'm |i am |we're |are |is |been )(?:a bit |so |very |really |quite |all )?(?:ill|sick|unwell|poorly|under the weather|coming down with something)|^(?:ill|sick|poorly|unwell)|(?:have|got|has|with|caught) (?:a |the )?(?:bad |nasty |terrible )?(?:cold|flu|fever|cough)|(?:have|got) covid|(?:for|with|got|have) a (?:bad |nasty )?cold|(?:a|with|my) cold$|flu|(?:my )?throat (?:hurts|is sore|aches|is killing me|is raw|is on fire)|(?:can't|cannot) taste|recovering from|stomach (?:flu|ache)|queasy|nauseous|morning sickness|under the weather|sore throat|feeling ill|upset stomach|tummy bug|stomach bug)\b/,
    'gentle and warming',
    'broth,soup,congee,porridge,mild',
    'deep-fry,spicy,hot,numbing,sour,grill,smoky',
  ],
  [
    /\b(?:sad|blue|(?:horrible|terrible|awful|rough|bad|long|hard|tough|crappy|shitty|stressful|crazy|rubbish|miserable) (?:day|week|night|shift|morning)|down in the dumps|lonely|dumped|cheer me up|heartbroken|stressed|exhausted|tired)\b/,
    'comforting',
    'comforting,cosy,chocolate,one-pot',
    '',
  ],
  [
    /\b(?:budget|cheap(?:er|ly|est)?|too expensive|inexpensive|affordable|broke(?! (?:my|the|down|up|it|off))|skint|save money|low cost|frugal|students?|dorm|thrifty|pennies|pay ?day|end of the month|money is tight|(?:under|less than|only|below|got|have|spend) (?:[$£€])?\d+ (?:dollars?|bucks|quid|euros?|pounds?(?! of))|\d+ (?:bucks|quid|dollars|euros))\b|[$£€] ?\d+/,
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
  [
    /\b(?:camping|camp ?fires?|camp ?site|camp ?stove|(?:open|over a|over the|over an open) fire|hiking|backpacking)\b/,
    'fit for a campfire',
    'grill,skewers,one-pot,one-pan,barbecue',
    'bake,festive,slow',
  ],
  [
    /\b(?:(?:with|using) (?:my|your|our|their|the) (?:hands|fingers)|hand ?held|finger foods?|no cutlery|without cutlery)\b/,
    'to be eaten by hand',
    'picnic,lunchbox,street food,taco,wrap,sandwich,burger,skewers,dumpling,burrito,samosa,kebab,roll',
    'soup,stew,curry',
  ],
  [
    /\b(?:guests?|in[- ]laws?|(?:grandma|grandmother|grandparents|mum|mom|mother|dad|parents|aunt|uncle|sister|brother|girlfriend|boyfriend)(?:'s| is| are)? coming(?! with)|(?:boss|parents|friends?|company|visitors|people|family|colleagues|neighbou?rs) (?:(?:is|are|'s) )?(?:coming|over|round|visiting)|having (?:people|friends|company|guests) (?:over|round)|entertaining)\b(?! (?:who|cancel))/,
    'fit for guests',
    'festive,weekend,party,make-ahead',
    'budget,lunchbox',
  ],
  [
    /\b(?:left ?over|rotisserie|(?:already |ready[- ])?cooked|yesterday'?s) (?:roast |roasted |cooked |rotisserie )*(?:chicken|turkey|beef|lamb|pork|ham|meat|roast)\b/,
    '',
    'leftovers,salad,wrap,sandwich,soup,pie,quesadilla,enchiladas,tortilla soup,lunchbox,picnic',
    'roast,poach,rice,basil,street food,weekend,festive,sunday,deep-fry,stir-fry,minced,minced chicken,grill,barbecue,skewers,braise,schnitzel',
  ],
  [
    /\b(?:left ?over (?!(?:roast |roasted |cooked |rotisserie )*(?:chicken|turkey|beef|lamb|pork|ham|meat|roast)\b)[a-z]|(?:my|the|some|these|our) left ?overs|stale|day[- ]old|yesterday'?s)(?!.*\b(?:keep|last)\b)/,
    '',
    'leftovers,fried,stir-fry,toast,migas,pudding,hash',
    'roast',
  ],
  [
    /\b(?:pack(?:ed)? lunch(?:es)?|lunch ?box(?:es)?|school lunch(?:es)?|bento|lunch(?:es)? (?:to (?:take|go)|for (?:work|school|the office))|take to (?:work|school)|eat (?:it |them )?(?:cold )?(?:at my desk|in the car))\b/,
    '!fit for a lunchbox',
    'lunchbox,picnic,sandwich,wrap,salad',
    'soup,stew,slow,roast,deep-fry',
  ],
  [
    /\b(?:cook|bake|make|cooking|baking|do)\b.*\bwith (?:my |our |the |a |some )*(?:\d+ year old|kids?|children|son|daughter|grandchild(?:ren)?|grandkids|toddler|little ones?)\b|\b(?:kids?|children|son|daughter) (?:can|could|to) (?:help|make|cook|bake)\b/,
    'fun to make with children',
    'cookies,pizza,pancakes,muffins,biscuits,kids,dumpling,meatballs,wrap',
    'spicy,numbing,slow,deep-fry,festive',
  ],
  [/\b(?:picnic|potluck)\b/, 'fit for a picnic', 'picnic,lunchbox,party,make-ahead', ''],
  [
    /\b(?:party|buffet|crowd|gathering|game (?:night|day)|movie night|super ?bowl|tailgat\w*|halloween|house ?warming|get[- ]together|open house|watch party)\b/,
    'good for a crowd',
    'party,make-ahead,festive',
    '',
  ],
  [
    /\b(?:freez(?:er?|es?|ing)[ -](?:friendly|meals?|food|dishes|well|ahead)|to freeze|(?:can|could|will|that|i|we) freezes?(?! (?:it|this|that|them|the)\b)|(?:stock|fill)(?:ing)?(?: up)? (?:the|my|our) freezer|for the freezer)\b(?! ?\?)/,
    '!fit for the freezer',
    '#freezes',
    '',
  ],
  [
    /\b(?:meal prep(?:ping)?|batch cook\w*|(?:prepare|make|do|cook|prep)(?:d|ed)? (?:it |them |everything )?(?:the (?:day|night|evening) before|ahead|in advance)|(?:big|large|huge) batch|make[ -]ahead)\b/,
    'made ahead',
    'make-ahead,batch cooking,lunchbox,slow',
    '',
  ],
  [
    /\b(?:one[ -]?pot|one[ -]?pan|(?:one|single|only a|only one) (?:small |little |big |frying |sauce)?(?:pan|pot)|one dish|single pot|(?:less|little|minimal|no|hate) (?:washing[ -]up|dishes|clean(?:ing)?[ -]?up)|(?:don't|do not|hate|not) (?:want to |like |feel like )?(?:to )?(?:do(?:ing)?|wash(?:ing)?) (?:the |any )?dishes|sheet pan|traybake|tray bake)\b/,
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
  [
    /(?<!left ?over )\b(?:roast(?:ed)?|sunday lunch)\b(?! (?:me|my))/,
    'roasted',
    'roast,bake,sunday',
    '',
  ],
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
    'crisp from an air fryer',
    'bake,roast,crisp,grill,pan-fried',
    'soup',
  ],
  [
    /\b(?:high[ -]protein|protein[ -]rich|lots of protein|protein|gym|(?:after|post|pre)[ -]?(?:a |my )?(?:workout|training|run|leg day)|work ?out|bulking|gains|build(?:ing)? muscles?)\b/,
    'rich in protein',
    'chicken,beef,eggs,fish,pork,lamb,tofu,beans,lentils,chickpeas,red lentils,prawns,salmon',
    'sweet',
  ],
  [
    /\b(?:(?:high|more|rich in|lots of|full of|extra)[ -]fib(?:re|er)|fib(?:re|er)[ -]rich|fib(?:re|er))\b/,
    'rich in fibre',
    'beans,lentils,chickpeas,oats,vegetables,black beans,kidney beans,red lentils,brown lentils,bulgur,quinoa,cabbage',
    'sweet,deep-fry',
  ],
  [
    /\b(?:(?:high|more|rich in|lots of|full of|extra|low on|low in)[ -]iron|iron[ -]rich|an(?:a)?emi[ac]\w*)\b/,
    'rich in iron',
    'beef,lamb,lentils,spinach,beans,chickpeas,tofu,red lentils,brown lentils,kidney beans,minced beef,minced lamb',
    'sweet',
  ],
  [/\b(?:low[ -]carb|low carbohydrate|no carbs|fewer carbs)\b/, '!low in carbohydrates', '', ''],
  [
    /\b(?:savou?ry|(?:not|nothing|isn't|without being) (?:too )?sweet)\b/,
    'savoury',
    'savoury,salty',
    'sweet',
  ],
  [
    /(?<!\b(?:not|nothing|isn't|too|without being) )\b(?:sweet)\b(?! potato)(?! corn)(?! and sour)/,
    'sweet',
    'sweet',
    '',
  ],
  [
    /^(?:something |more |rather |maybe )?salty\b|\bsomething salty\b/,
    'salty',
    'salty,savoury,cheese,crisp',
    'sweet',
  ],
  [
    /^(?:something |rather |maybe )?cold(?: please)?[.!?]*$|\b(?:something|anything|food|served|eaten|to eat|needs? to be|must be) (?:nice and |ice[ -])?(?:cold|chilled)\b(?! (?:day|night|evening|weather))|\b(?:cold|chilled) (?:foods?|dish(?:es)?|dinners?|lunch(?:es)?|meals?|supper|desserts?|snacks?|soups?|noodles|pasta)\b/,
    'to be eaten cold',
    'no-cook,chilled,salad,summer,fresh',
    'bake,roast,grill,stew,curry,slow,comforting,deep-fry,fry,soup,sour',
  ],
  [
    /\b(?:traditional|classics?|old[- ]fashioned|the old days|like (?:my )?grandma\w*)\b/,
    'traditional',
    'comforting,sunday,family,roast,stew,cosy',
    'stir-fry',
  ],
  [/\b(?:smoky)\b/, 'smoky', 'smoky', ''],
  [/\b(?:sour|tangy|zesty)\b(?! cream)/, 'tangy', 'sour', ''],
  [/\b(?:crispy|crunchy)\b/, 'crisp', 'crisp,crispy,deep-fry,fried,schnitzel', 'stew,soup'],
  [
    /\b(?:greas(?:y|ier)|fatty|indulgent|naughty|cheat (?:day|meal)|junk food)\b/,
    'indulgent',
    'deep-fry,fry,bacon,cheddar,comforting,cheese,butter',
    'light,fresh',
  ],
  [/\b(?:creamy|creamier)\b/, 'creamy', 'cream,coconut milk,yoghurt,butter', ''],
  [
    /\b(?:too (?:hard|difficult|complicated|tricky|fiddly)|easy|easier|simpler|simple|beginners?|lazy|never (?:really )?(?:cooked|made|baked|used|tried) (?:anything|a thing|before|a meal|in my life|it|this|that|one|them)|first time (?:cooking|in (?:a|the) kitchen)|(?:don't|do not|no idea how|not know how|don't know how) to cook|(?:don't|can't) (?:know how to )?(?:cook|boil an egg)|how do i start cooking|hate cooking|no energy|can't be (?:bothered|arsed)|cannot be bothered|don't (?:feel like|want to) cook(?:ing)?|simplest|easiest|basic|effortless|can't cook|(?:low|minimal|zero|no|little)[ -]effort|fool[ -]?proof|(?:teach me|learn(?:ing)?|want|new) to cook(?:ing)?|cook with (?:me|my (?:kids?|son|daughter|child))|cooking with (?:my )?(?:kids?|children|son|daughter)|nothing (?:crazy|fancy|complicated|too hard)|not (?:too )?(?:complicated|fancy))\b/,
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

/** "Not roast" is a wish for another way of cooking it. */
const OF_METHOD: ReadonlySet<string> = new Set(['roasted', 'grilled', 'stir-fried', 'slow-cooked']);

const MILD: Mood = {
  label: 'mild',
  keywords: ['mild'],
  against: ['spicy', 'hot', 'numbing'],
  firm: true,
};

export function readMoods(text: string): Mood[] {
  const moods: Mood[] = fewIngredients(text);
  for (const [pattern, label, suits, against] of ROWS) {
    const found = pattern.exec(text);
    if (!found) continue;
    // "I don't like spicy food" is no wish for it, and for heat it is a wish for the contrary.
    if (UNWANTED.test(text.slice(0, found.index))) {
      if (label === 'spicy') moods.push(MILD);
      if (OF_METHOD.has(label.replace('!', '')))
        moods.push({
          label: `not ${label.replace('!', '')}`,
          keywords: [],
          against: list(suits).slice(0, 1),
          firm: false,
        });
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

/** The words of a message that a mood has made sense of. */
export function saidInMoods(text: string): string[] {
  return ROWS.flatMap(([pattern]) => (pattern.exec(text)?.[0] ?? '').split(' ')).filter(Boolean);
}

function list(text: string): string[] {
  return text.split(',').filter(Boolean);
}
