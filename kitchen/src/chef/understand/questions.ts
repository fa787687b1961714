/** Questions a cook asks, as opposed to wishes for a dish. */
import { asksPortion, asksToCarry, stepAsked } from '../lore/card-talk.ts';
import { findFoodCare } from '../lore/food-care.ts';
import { tellsOfHazard } from '../lore/food-hazards.ts';
import { findHowTo } from '../lore/how-tos.ts';
import { madeOfAsked } from '../lore/made-of.ts';
import { asksMethod } from '../lore/methods.ts';
import { findRescue } from '../lore/rescue.ts';
import { roastingTime } from '../lore/roasting-times.ts';

export type QuestionKind =
  | 'swap'
  | 'keep'
  | 'how'
  | 'temperature'
  | 'amount'
  | 'pair'
  | 'convert'
  | 'why'
  | 'ahead'
  | 'spicy'
  | 'what-is'
  | 'contains'
  | 'ingredients'
  | 'plan'
  | 'time'
  | 'serves'
  | 'reheat'
  | 'equipment'
  | 'healthy'
  | 'food'
  | 'food-care'
  | 'careful'
  | 'rescue'
  | 'method'
  | 'may-use'
  | 'dose'
  | 'shopping'
  | 'difference'
  | 'origin'
  | 'sure'
  | 'made-of'
  | 'later'
  | 'hard'
  | 'start'
  | 'step'
  | 'portion'
  | 'pack'
  | 'done';

/** The first that matches wins; `text` is folded. */
const ROWS: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'later',
    /\b(?:is|are|will|does|do|would) (?:it|this|that|they|these) (?:be |still |also |taste |any )*(?:good|nice|ok|okay|fine|edible|tasty|alright) (?:when )?(?:cold|(?:the |on the )?next day|tomorrow|the day after|for lunch tomorrow)|\b(?:can|could) (?:i|we|you|it|this|that|they|one) (?:also |still |be )*(?:eat|eaten|serve|served|have|take)(?: (?:it|this|that|them))? (?:cold|(?:the )?next day|tomorrow)\b|^(?:and |is it |are they )?(?:good|nice|ok|okay|fine) (?:when )?(?:cold|(?:the )?next day|tomorrow)\??$/,
  ],
  [
    'hard',
    /\b(?:is|are) (?:it|this|that|they) (?:very |too |really |that |so |quite |super )*(?:hard|difficult|easy|tricky|complicated|simple|doable)(?: to (?:make|cook|do|bake))?(?: for (?:a |an )?\w+)?\??$|\bhow (?:hard|difficult|easy|complicated) (?:is|are) (?:it|this|that|they)\b/,
  ],
  [
    'start',
    /\b(?:what time|when) (?:should|do|must|shall|would|can) (?:i|we) (?:need to |have to )?(?:start|begin|put it in|start cooking)\b/,
  ],
  [
    'shopping',
    /\b(?:shopping|grocery|groceries|ingredients?) list\b|\bwhat (?:do|should) i (?:need to )?(?:buy|get|shop)\b/,
  ],
  [
    'sure',
    /^(?:but |and |really|wait )?(?:,? ?are you (?:really |quite |absolutely )?(?:sure|certain)(?: about (?:that|this|it))?|is that (?:right|true|correct)|really)\??$/,
  ],
  [
    'origin',
    /\b(?:what(?:'s| is) the origin|where (?:does|do|is) (?:it|this|that|the dish|they) (?:come )?from|which country|history of (?:this|the) dish|origins?\??$)/,
  ],
  [
    'done',
    /\bhow (?:do|can|will|would|should|does) (?:i|you|one|we) (?:know|tell|see|check) (?:when|if|that|whether)? ?(?:it|they|this|that|it's|they're)(?:'s| is| are)? ?(?:done|ready|cooked|enough|finished)\b|\bwhen (?:is|are|will) (?:it|they|this) (?:be )?(?:done|ready|cooked|finished)\b|\b(?:is|are) (?:it|they|this) (?:done|ready|cooked|finished|enough) (?:at|when|if|after|now)\b|\bdone at \d/,
  ],
  [
    'difference',
    /\bdiff(?:erence)?s? between\b|^(?:is |are )?[a-z ]{3,24} (?:is |are )?(?:the )?same (?:thing )?as [a-z ]{3,24}\??$|^[a-z ]{3,20} (?:vs\.?|versus) [a-z ]{3,20}\??$|\bdiffer(?:s|ent)? from\b/,
  ],
  [
    'dose',
    /\b(?:low(?:er)?|less|half (?:of )?the|reduce the|cut (?:down on )?the|not much|go easy on the|easy on the) (?:salt|sugar|oil|butter|garlic|chilli|chili|pepper|cream|cheese|onions?)\b(?! (?:recipes?|dish(?:es)?|meals?|food|dinners?|desserts?|lunch\w*|breakfasts?|snacks?|soups?|stews?|curr(?:y|ies)|pasta|salads?|bread|options?|ideas?|cake|cookies|sauce|version))/,
  ],
  [
    'may-use',
    /\b(?:can|could|may|should) (?:i|we) (?:just |also |maybe |still )?(?:use|add|put in|put(?= [a-z -]{3,40} (?:in|on|over|into)\b)|sprinkle|spread|try|make (?:it|this|that) with|do (?:it|this) with) (?!.*(?:instead of|in place of|rather than))|^(?:ok |and |but |just |then )*(?:use|add) (?!up\b|metric|imperial|grams|cups|it\b)[a-z -]{3,40}$(?<!instead of .*)|^(?:ok |and |but )*(?:make|do) (?:it|this|that) with (?!.*(?:instead of|in place of|without|for (?:\d|two|three|four|five|six)))/,
  ],
  [
    'careful',
    /\b(?:can|could|may|should) (?:my |the |our |a )?(?:she|he|they|baby|babies|toddler|youngest|kids?|son|daughter|little one|i) (?:still |also )?(?:eat|have) (?:it|this|that|some|any of (?:it|this))\b|\b(?:is|are|would|will) (?:it|this|that|[a-z' ]{3,30}) (?:be )?(?:ok|okay|fine|alright|all right|safe|suitable|good)(?: (?:for|to eat|during|while|when|in|if|then)\b[^?]*)?\?*$/,
  ],
  [
    'healthy',
    /\b(?:is|are) (?:it|this|that|they)(?: very| really)? (?:healthy|unhealthy|good for (?:me|you|us)|fattening|filling|heavy|light|(?:high|low|rich) in|full of)\b|^(?:so |and )?(?:is|are) [a-z -]{3,24} (?:healthy|unhealthy|good for (?:you|me|us)|fattening)\??$/,
  ],
  [
    'plan',
    /\b(?:starter,? (?:a )?main(?: course)?,? (?:and|&|plus) (?:a )?(?:dessert|pudding)|meal ?plan|\bweek(?:ly|'s)? plan\b|(?:dinners|meals|lunches|suppers) (?:this|next|all) week\b|plan (?:me |us )?(?:out )?(?:a |the |my |our |some |for )?(?:week|few|menu|meals?|dinners?|lunch(?:es)?|\w+ (?:\w+ ){0,2}(?:days?|dinners?|meals?|lunches|suppers))|week(?:'s)? (?:worth )?of (?:meals?|dinners?|lunches)|(?:dinners|meals|lunches|menu) for (?:the|this|next|a|my) (?:work ?)?week|weekly menu|weekend menu|what (?:should|shall|can|do|could) (?:we|i) (?:eat|cook|have|make) (?:this|next|all|for the|during the) week|(?:dinners|meals|lunches|suppers|breakfasts) for (?:mon|tue|wed|thu|fri|sat|sun|the (?:weekend|working|work|next)|\d|two|three|four|five|six|seven)\w*|full day of (?:eating|meals|food)|breakfast,? lunch,? and dinner|breakfast,? lunch,? dinner|(?:dinner|menu|meals?) (?:every|each) (?:day|night)|(?:two|three|four|five|six|seven|\d) (?:(?:different|quick|easy|cheap|healthy|light|simple|vegetarian|vegan|veggie|keto|paleo|gluten[ -]free|weeknight|fish|family|meatless|more|nice|new|good) ){0,2}(?:dinners|meals|lunches|suppers|breakfasts)|(?:two|2|three|3|four|4)[ -]courses?|menu for|(?:\d|three|four|five|six|seven) (?:\w+ ){0,2}(?:recipes|dishes|dinner ideas|meal ideas|lunch ideas|recipe ideas|ideas)|(?<!(?:on|see|the) (?:the )?)menu$)(?![a-z])/,
  ],
  [
    'convert',
    /\bgas (?:mark )?\d (?:in|to|into|as|is)\b|\b(?:\d[\d./,]*|an?|one) ?(?:kg|kilos?|g|grams?|lbs?|pounds?|oz|ounces?|fl ?oz|l|lit(?:re|er)s?|ml|cups?|pints?|tbsps?|tsps?|tablespoons?|teaspoons?) (?:in|to|into|as) (?:kg|kilos?|g|grams?|lbs?|pounds?|oz|ounces?|fl ?oz|lit(?:re|er)s?|ml|cups?|pints?|tbsps?|tsps?|tablespoons?|teaspoons?)\b|\bhow many (?:kg|kilos?|grams?|lbs?|pounds?|oz|ounces?|fl ?oz|fluid ounces?|lit(?:re|er)s?|ml|cups?|pints?|tbsps?|tsps?|tablespoons?|teaspoons?) (?:(?:is|are)(?: there)? ?)?(?:in|to|make|is|are) (?:\d|an?|one)\b|\bhow (?:many|much) (?:is|are) (?:a|one|1) (?:tablespoon|teaspoon|cup|stick|ounce)\b|\bhow (?:many|much) [a-z]+ (?:is|are|in) (?:in )?(?:a |one )?(?:stick|\d+ ?g)\b|\bgas marks?\b(?! ?\d)|\boven temp\w* in (?:fahrenheit|celsius)\b|\bconvert\b|\b(?:\d[\d/., ]{0,12}|half an? |an? |one |two |three )(?:cups?|oz|ounces?|grams?|g|ml|tbsp|tablespoons?|tsp|teaspoons?|lbs?|pounds?|kg|sticks?|pints?) (?:of )?[a-z ]{2,30} (?:in|to|into|as) (?:grams?|g|ml|cups?|oz|ounces?|tbsp|tablespoons?|tsp|teaspoons?|metric|pounds?|lbs?|kg|lit\w+)\b|\b\d{3} ?°? ?[fc]\b(?! (?:oven|for))|\bhow many (?:grams?|g|ml|millilit\w+|cups?|ounces?|oz|tablespoons?|tbsp|teaspoons?|tsp|lit(?:er|re)s?|pounds?|lbs?) (?:is|are|in|does|make)\b|^(?:what(?:'s| is| are) )?(?:a |an )?(?:\d[\d/., ]{0,12}|half an? |one |two |three )?(?:cups?|oz|ounces?|grams?|g|ml|tbsp|tablespoons?|tsp|teaspoons?|lbs?|pounds?|kg|sticks?|pints?) (?:of )?[a-z ]{2,30} (?:in|to|into|as) (?:grams?|g|ml|cups?|oz|ounces?|tbsp|tablespoons?|tsp|teaspoons?|metric|pounds?|lbs?|kg|lit\w+)\b|\b\d+ ?°? ?(?:f|c|fahrenheit|celsius|degrees? [fc]\w*) (?:in|to|into) (?:°? ?[cf]|celsius|fahrenheit|gas)/,
  ],
  [
    'swap',
    /^(?:a |any |good |and |what's a )*[a-z ]{3,24} (?:substitutes?|replacements?|alternatives?|subs?)\??$|^(?:and |or |what about |how about |ok )*instead of (?:the |my )?[a-z ]{3,24}\??$|^(?:but |oh |and )*(?:i have |there is |there's |got )?no (?![a-z ]*(?:allerg|intoleran|need|wish|pref))[a-z ]{3,20} (?:in the house|at home|here|at hand)\b|^(?:and |but )?is (?:the )?[a-z ]{3,24} (?:really )?(?:necessary|essential|needed|important|optional)\b|\b(?:what|anything|something|which|how) [^.?!]*(?:instead of|in place of|in lieu of|replace|substitut\w+|to sub\b|sub for|swap)\b|\b(?:substitut\w*|replacement|alternative|stand-?in|sub) (?:for|to)\b|^(?:a |any |good )*swap for\b|^no [a-z ]{3,20} (?:for|to) [a-z]+ing\b[^.!]*\?+$|\b(?:can|could|may|should) (?:i|you|we|one) (?:use|swap|replace|substitute|sub|leave out|omit|skip|leave off|go without)\b|\bif (?:i|we) (?:don't|do not|haven't) (?:have|got)\b|^(?:but |oh |sorry,? |hm+ )?(?:i |we )?(?:don't|do not|haven't) (?:have|got)\b(?! (?:(?:any )?(?:food )?(?:allerg|restrict|dietary|preferenc|idea)\w*|time|much|long|enough|to|an? (?:oven|grill|wok|blender|mixer)|oven|that|the time|a lot))|\b(?:ran|run|i'm|am|we're|all) out of\b|^(?:oh no,? |help,? |shit,? |damn,? |just )*out of [a-z ]{3,20}[!.?]*$|^(?:how (?:do|can|could) i )?(?:replace|substitute|sub for|sub) (?:the |my )?(?![a-z ]* (?:with|by|for) )[a-z ]{3,24}[?!.]*$|\b(?:no|without|out of|don't have) [a-z ]{3,20}(?: (?:for|in) [a-z ]{3,15})?,? (?:what|any|alternatives?|substitutes?)[a-z ]{0,20}(?:instead|else|alternatives?|substitutes?|use)?\?*$|\b(?:can't|cannot|couldn't|could not) (?:find|get|buy)\b|\bis there (?:a|an|any) (?:substitute|alternative|replacement)\b|\binstead of [a-z ]+\?/,
  ],
  [
    'reheat',
    /^(?:and |ok |so |but )*(?:reheat\w*|warm(?:ing)? (?:it )?up)\??$|\b(?:reheat|re-heat|warm (?:it|them|this) (?:up|through)|heat (?:it|them) up again)\b/,
  ],
  [
    'ahead',
    /\b(?:(?:can|could|should|may) (?:i|we|you) (?:prepare|prep|make|do|cook|bake) (?:it|this|that|them) (?:tonight|today|now|this morning|earlier|early|yesterday)|ahead(?: of time)?|in advance|(?:make|do|prep|cook) (?:it|this|that|them) (?:tonight|today|now|the evening) for (?:tomorrow|later)|(?:the )?(?:night|day) before|beforehand|(?:prep|prepare|make|do) (?:it|this|that) in the morning|prep (?:it|this) (?:early|before))\b/,
  ],
  [
    'keep',
    /^(?:and |can (?:i|you|we) |is it |slice and |cut and )?freez(?:e|able|ing)(?: it| ok| well| (?:the )?(?:rest|leftovers|half|some)(?: of it)?)?\??$|^(?:and |the )?(?:left ?overs?|rest),? (?:how long|keep|freeze|storage)\??$|^how long (?:can i |do i |to )?keep(?:s)?\??$|^(?:and |so )?how long (?:for )?(?:in|does it keep in) (?:the |a |my )?(?:freezer|fridge)\??$|^(?:(?:and|what about|how about|ok|or) )*(?:in )?(?:the |my )?(?:freezer|fridge|freezing)(?: it)?\??$|\b(?:how long (?:does|do|will|can|would|is|are|before)[^?]*(?:keep|last|good|store|stay|be stored|go off|sit|fresh)|(?:can|could|should|do) (?:i|you|we|it|this|that|they)[^?]*(?:freeze|be frozen|refrigerate|be refrigerated|keep (?:(?:it|this|them|the)(?! (?:juicy|moist|crisp\w*|crunchy|warm|hot|tender|green|from)\b)|overnight))|does (?:it|this|that|the \w+|\w+) (?:freeze|keep)|how (?:do|should|to)[^?]*(?:store|freeze|keep(?! (?:it|them|this|that|my \w+|the \w+|\w+)? ?(?:juicy|moist|crisp\w*|crunchy|warm|hot|tender|green|from)\b))|(?:store|keep|freeze) (?:it|them|this|that|these|those|the \w+) how|shelf life|freezable|store (?:it|this|leftovers|the leftovers)|keep it for|leftovers\?|what about leftovers|what (?:can|do|should|could) (?:i|we) do with (?:the |my |any )?(?:leftovers?|rest)\b(?! (?!of|from|now|then|tomorrow|please|after|in)[a-z])|freeze (?:it|this|them)\??$)/,
  ],
  [
    'temperature',
    /^(?:and |the |so )*oven temp\w*\??$|\bwhat(?:'s| is)? ?(?:the )?(?:right |best |correct |safe )?(?:internal |core |oven )?temp(?:erature)?s?\b|^(?:the |right |safe |core |internal |oven )*temp(?:erature)? (?:for|of)\b|\b(?:which|at what) (?:temp|heat)\w*|\bhow hot (?:should|does|must|is the oven|do)\b|\b(?:internal|core|cooking|oven|cooked|done|safe) temp\w*|^(?!low|high|room|at |in |same )(?:[a-z]+ ){1,4}temp(?:erature)?s?\??$|\bgas mark\b/,
  ],
  [
    'serves',
    /\bhow many (?:slices|pieces|portions)(?: (?:is|are|does|will)\b.*)?\??$|\bhow many (?:people |servings |portions |guests )?(?:does (?:it|this|that) (?:serve|feed|make)|servings|portions|people|will it (?:serve|feed|make))\b/,
  ],
  [
    'amount',
    /\bhow (?:much|many)\b[^?]*\b(?:per|for|do i need|should i (?:cook|make|buy|use)|each|a person|serve)\b|\bhow (?:much|many) (?!time|longer|minutes|people|servings|hours|portions|calories|carbs|protein|fat\b|fib(?:re|er))[a-z]+/,
  ],
  [
    'pair',
    /^(?:and |so |ok )*(?:what|which|any|some) (?:kind of |type of |sort of )?(?:sides?|toppings?|side dish(?:es)?|frostings?|icings?|fillings?|sauces?|salsas?|dressings?|dips?|breads?|buns?)(?: ideas?| would (?:go|work|fit|suit)[a-z ]*| should i [a-z ]+| goes (?:with|on) (?:it|this|that|top)| for (?:it|this|that))?\??$|^(?:and |so |ok )*(?:toppings?|topping ideas|sides)\??$|^(?:so |and |ok )*what(?:'s| is)? (?:good |nice |best |goes )?(?:on the side|as a side|alongside)\??$|^(?:and |what |which |a |any |ok |so )*(?:kind of |type of )?(?:rice|breads?|potato(?:es)?|salads?|veg\w*|sauces?|dips?|sides?|side dish(?:es)?|noodles|pasta|starters?|desserts?) (?:would |should |could |can )?(?:goes? |to go |i (?:serve|make|have) |to serve |to eat )?(?:with|for|beside|alongside) (?:it|this|that|them)\??$|^(?:and |also |what |which |what about |how about |maybe |any |or )*(?:a |the |some |which )?(?:wines?|drinks?)(?: (?:with|to go with|for|goes with|suits|to serve with) (?:it|this|that))?\?+$|\b(?:wine|beer|drink|food|flavou?r) pairings?\b|\bpairings? (?:for|with)\b|\bwhat (?:to (?:serve|drink|eat|have)|(?:can|should|could|do|would) (?:i|we|you) (?:serve|eat|have|put|drink)|goes|go|would go|works|pairs?|else goes|side\w*|wine|drink\w*|should go)[^?]*\b(?:with|alongside|beside)\b|\b(?:goes?|pairs?|works?) well with\b|\b(?:what|which) (?:kind of |sort of |type of )?(?:wines?|beers?|drinks?)\b(?! (?:can i make|recipe))|\b(?:glass of |bottle of )?(?:wine|beer)\s*\?+$|^(?:and )?(?:wines?|beers?|cider) (?:with|for|to go with)\b|\bserve (?:it |this )?with\s*(?:what)?\??$|\bwhat should i serve\b/,
  ],
  [
    'spicy',
    /\b(?:is|are|will|would) (?:it|this|that|they|the \w+)(?: be)? (?:very |too |really |quite |that )?(?:spicy|hot|mild)\b|\bhow (?:spicy|hot) (?:is|are)\b/,
  ],
  [
    'time',
    /\bhow long (?:is it |does it go |do i leave it |should it be |for )?(?:in the oven|on the (?:grill|hob|stove|heat)|in the (?:pan|pot)|under the grill)\b|\bhow long (?:do|should|must|to|does|will) (?:i |we |you )?(?:it |this |they )?(?:cook|bake|roast|simmer|boil|fry|grill|braise)(?: (?:it|this|that|them))?(?: for)?\??$|^(?:so |and |ok |but )*how long(?: (?:then|now|in total|altogether|is it|all in all))?(?: for (?:it|this|that))?\??$|\bhow long does it tak?e?\b|\bhow long (?:does|will|would) (?:it|this|that|the recipe) (?:take|need)\b|\bhow (?:much|many) (?:time|minutes|hours)\b|\bhow long to (?:make|cook) (?:it|this|that)\b|\bhow quick is\b/,
  ],
  [
    'equipment',
    /\bdo (?:i|we) need (?:a|an|any) (?:special )?(?:blender|mixer|oven|wok|food processor|thermometer|steamer|grill|freezer|rolling pin|stand mixer|hand mixer|cake tin|ice[ -]cream (?:maker|machine))\b|\b(?:what|which|do i need (?:a|any|special)) (?:equipment|pan|pot|tools?|tin|dish do i need|kit|size (?:pan|tin|dish))\b/,
  ],
  [
    'contains',
    /^(?:(?:and|so|but|ok|it's|is it|that's|they're)[ ,]+)*(?:vegan|vegetarian|veggie|keto|paleo|halal|kosher|[a-z]+[- ]free),? (?:right|correct|yeah|yes|no|isn't it|or not)\?*$|\b(?:does|do|did|has|have) (?:it|this|that|they|the (?:recipe|dish|curry|soup|sauce|cake)|there) (?:have|contain|include|got|use|need|any)\b|\b(?:is|are) (?:it|this|that|they|the (?:recipe|dish)|these) (?:also |really |definitely |all |actually |still |ok for |okay for |fine for |suitable for |alright for |good for |safe for )?(?:a |an )?(?:vegans?|vegetarians?|veggie|gluten|dairy|nut|peanut|egg|soy|soya|sesame|fish|shellfish|lactose|milk|wheat|keto|paleo|coeliacs?|celiacs?|plant|halal|kosher|low[ -]carb|meat|free from|free of)\b|\b(?:is|are) there (?:any )?[a-z ]+ in (?:it|this|that|there|the)\b|\bany (?:nuts|dairy|gluten|eggs?|peanuts|milk|fish|shellfish|soy|soya|sesame|wheat|meat|allergens?) in (?:it|this|that|there)\b|\bwhat allergens\b|\bcan (?:an? )?(?:vegans?|vegetarians?|coeliacs?|celiacs?)(?: person| guest| friend)? (?:eat|have) (?:it|this|that)\b/,
  ],
  [
    'ingredients',
    /\bwhat(?:'s| is| are| all is|'s all| goes| do (?:i|you) put)(?: all)? in(?:to|side)? (?:it|this|that|there|them)\b(?! to\b)|^(?:so |and )?what(?:'s| is| goes) in(?:to)? (?:an? |your |the )?(?!(?:my|the) (?:fridge|cupboard|freezer|house|pantry|season|book|menu)|season|it\b)[a-z' -]{3,40}\??$|\bwhat (?:are|were) the ingredients\b|^(?:and |the |so |ok |which |what )*ingredients\??$|\bwhat (?:ingredients )?do i need for (?:it|this|that)\b/,
  ],
  [
    'why',
    /^(?:but |and |so |ok |okay )?why\b|\bwhy (?:do|does|did|is|are|should|would|can't|not|shouldn't|must)\b/,
  ],
  [
    'how',
    /^(?:and |for |i like it |i want it |how about |what about )*(?:rare|medium(?:[ -]rare|[ -]well)?|well[ -]done)\??$|^(?:i want |make |a |an |the |some |nice |simple )*(?:cheese ?board|charcuterie(?: board)?|cheese platter|grazing (?:board|table))\b(?! recipe)|\bhow (?:do|does|can|should|would|to|d'you) ?(?:i|you|we|one|people)?\b|\bhow long (?:do|should|must|to|does|for|in|(?:on )?(?:each|per|a) side)\b|\bhow to\b|\bany tricks?\b|^(?:what|which)(?:'s the best| is the best)? (?:kind of |type of |sort of )?(?:oil|fat|flour|potato(?:es)?|rice|cut|knife|apples?|tomato(?:es)?|onions?) .*\b(?:for|to)\b|^best (?:oil|fat|flour|potato(?:es)?|rice|apples?|cut) (?:for|to)\b|\b(?:do|must|should) (?:i|we|you) (?:really |always )?(?:need to |have to |got to )?(?:wash|peel|rinse|soak|presoak|devein|preheat|pre-heat|sift|blanch)\b|\bwhat(?:'s| is) the (?:best|right|proper|easiest|quickest|trick|secret|difference)[^?]*(?:way|to|method|between)|\b(?:teach|show) me (?:how )?to\b|\b(?:tips?|advice|trick) (?:for|on|to)\b|\bwhen (?:is|are|do i know)[^?]* (?:done|ready|cooked|ripe)\b|\bhow (?:can|do|will) i (?:tell|know)\b|\b(?:my|the) [a-z ]{1,60} (?:is|are|was|were|came out|turned out|didn't|doesn't|won't|isn't|hasn't|keeps?|always|went|got|has|have|never) (?:too |always |all |so )?(?:burnt|burned|dry|lumpy|soggy|salty|watery|split|curdled|flat|dense|tough|thin|thick|sticky|stick\w*|mushy|collapsed?|sank|curdles?|splits?|rise)\b/,
  ],
  [
    'what-is',
    /^(?:so |and |ok |okay |sorry |wait |hm+ |um )?what(?:'s| is| are| does)\b(?! (?:for|your|the time|on|good|up|new|next|there|the weather|a good|some|the best|possible|easy|quick|(?:an?|some|the [a-z]+) (?:[a-z]+ ){0,2}?(?:vegan|vegetarian|veggie|keto|paleo|pescatarian|halal|kosher|low[- ]carb|quick|easy|cheap|healthy|light|[a-z]+[- ]free) [a-z])|(?: an?| my| somebody| someone)? [a-z ]*\b(?:eats?|haves?|drinks?)\b)[^?]*\??$|\bwhat do you mean by\b|\bwhat means\b|\bmeaning of\b|\bdefine\b|^explain\b|\bnever heard of\b|\btell me about\b/,
  ],
];

const ASKS_CARE =
  /\b(?:is|are|can|could|should|how|what|do|does|left|sat|forgot|smells?|still|been|was)\b|\?/;
const WANTS_DISH =
  /\b(?:recipe|(?:make|cook|do) with|how (?:do|to|can|should)(?: (?:i|you|we))? cook)\b/;

/** The mould that a cake or a jelly is turned out of. */
const OF_A_TIN =
  /\b(?:jelly|cake|silicone|ice|chocolate|bundt|madeleine|pudding|lolly|popsicle|candle) mou?lds?\b|\bout of (?:the|its|a|my) mou?ld\b/;

const HAPPENED = /\b(?:it's|its|they're|is|are|has|have|got) (?:all |really |completely )?stuck\b/;

/** The kind of question in the folded text, if it is one. */
export function readQuestion(text: string): QuestionKind | undefined {
  // What goes with drinks is a bite to eat.
  if (
    /\b(?:serve|have|eat|make|goes?) with (?:the |our |some )?(?:drinks|cocktails|aperitifs?|champagne)\b/.test(
      text,
    )
  )
    return undefined;
  // A long message tells a story, and one word of it is not the question.
  const short = text.split(' ').length <= 22;
  if (short && stepAsked(text) !== undefined) return 'step';
  if (asksPortion(text)) return 'portion';
  if (short && roastingTime(text) !== undefined) return 'how';
  if (short && asksToCarry(text)) return 'pack';
  if (
    short &&
    (ASKS_CARE.test(text) || tellsOfHazard(text)) &&
    !WANTS_DISH.test(text) &&
    !OF_A_TIN.test(text) &&
    findFoodCare(text)
  )
    return 'food-care';
  if (short && findRescue(text)) return findHowTo(text) && !HAPPENED.test(text) ? 'how' : 'rescue';
  if (asksMethod(text)) return 'method';
  if (short && madeOfAsked(text) !== undefined) return 'made-of';
  return ROWS.find(([, pattern]) => pattern.test(text))?.[0];
}
