/** Word lists and patterns for finding the food's name in a line: sizes, preparations, adjectives, parts, starts of instructions. */
import { createLookupTable } from '../../lookup-table.ts';

export const SIZE_TERMS = new Set(
  'fat lg med md sm xl large medium small big extra jumbo sized size little tiny nos ea'.split(' '),
);
/** Things done to a food before it is measured; they say nothing about what to buy. */
export const PREPARATION_TERMS = new Set(
  (
    'chopped minced diced sliced grated shredded peeled cubed julienned halved quartered melted softened sifted ' +
    'beaten packed trimmed crumbled mashed deveined rinsed drained washed seeded deseeded cored torn snipped ' +
    'cooked crushed toasted pitted stemmed squeezed thawed defrosted whisked shelled hulled heaping zested juiced ' +
    'cut separated scrubbed chilled scalded strained pressed loosely tightly firmly lightly finely coarsely roughly ' +
    'split picked cleaned gutted scaled podded skinned pureed puréed thinly thickly freshly very well slivered chunked shucked flaked broken'
  ).split(' '),
);
/** Names that begin with one of those words all the same. */
export const NAMES_WITH_PREPARATION = createLookupTable<RegExp>({
  little: /^gem$/,
  fat: /^free$/,
  extra: /^(?:virgin|firm|lean|sharp|mature|dry|bitter|dark|fine)$/,
  jumbo: /^(?:oats|rolled)$/,
  medium: /^(?:curry|sherry|grain|dry|grind|strength|roast|hot|spicy|dark|brown|cheddar)$/,
  big: /^(?:eye|red)$/,
  cooked:
    /^(?:white|brown|basmati|jasmine|rice|quinoa|pasta|lentils|beans|chickpeas|farro|barley)$/,
  broken: /^(?:rice|wheat|basmati)$/,
  crushed: /^(?:red|tomato(?:es)?|pineapple|chil\w+|ice|pepper)$/,
  chopped: /^(?:tomatoes)$/,
  diced: /^(?:tomatoes)$/,
  sliced: /^(?:almonds|bread|sandwich)$/,
  slivered: /^(?:almonds)$/,
  flaked: /^(?:almonds|coconut|sea|salt)$/,
  shredded: /^(?:coconut|wheat)$/,
  toasted: /^(?:sesame)$/,
  pressed: /^(?:cottage)$/,
  beaten: /^(?:rice)$/,
  packed: /^(?:lunch)$/,
  separated: /^$/,
  strained: /^(?:yogh?urt|tomatoes)$/,
  minced: /^(?:beef|lamb|mutton|pork|meat|turkey|chicken|veal|steak|venison)$/,
  mashed: /^(?:potato|potatoes)$/,
  pitted: /^$/,
  well: /^$/,
});
/** From here on the cook talks about what to do with it. */
export const INSTRUCTION_STARTS: readonly RegExp[] = [
  /^to (?:taste|serve|garnish|finish|cover|coat|dust|drizzle|season|sprinkle|grease|decorate|brush|glaze|fry|make|fill|thin|top|dress)\b/,
  /^for (?!one\b)/,
  /^as (?:per|needed|required|desired|necessary|garnish)\b/,
  // "Cut in half"; but "steel cut oats" and "centre cut chops".
  /^cut (?:in|into|up|to|at|on|off|open|across|along|from|through|with|small|very|as|against|each|the|cross|length|diagonal|thick|thin|fine|\d|[¼½¾⅐-⅞])/,
  // The amount again: "olive oil 30 ml".
  /^[\d.,/½¼¾]+ ?(?:ml|cl|l|g|kg|oz|lb|fl oz|grams?|ounces?|pounds?)(?!\p{L})/u,
  /^plus\b(?!®|™)/,
  /^(?:or|and|&) (?:about )?[\d¼½¾⅐-⅞]/,
  /^(?:about|approx\w*|roughly|around|weighing|measuring|each weighing) (?:a |an |half )?[\d¼½¾⅐-⅞]/,
  /^to (?:yield|give|equal|measure|mix|poach|bind|thicken|loosen|deglaze|roll|spread|moisten) /,
  /^(?:if|until|such as|preferably|depending|according|at room|or (?:to taste|more|less|so|as|another|about|one|two|three|half|a |an |use|similar|any|equivalent|substitute)|from about|removed|discarded|divided|reserved|optional|in (?:half|halves|quarters|chunks|pieces|strips|slices)|into|with (?:the )?(?:skin|stem|seeds|fat|rind|peel|bone|green|tops|juices?|tails?|shells?)|e g|eg|i e|ie)\b/,
  /^(?:left|kept|mixed with|dissolved in|blended with|soaked in|soaked for|beaten with|whisked with|combined with|seasoned with|ground in|drained of|packed in water) /,
];
/** Adjectives after which a comma does not end the name: "boneless, skinless chicken". */
export const ADJECTIVE_TERMS = new Set(
  (
    'boneless skinless bone skin in on off large small medium fresh frozen dried ripe firm whole raw hot cold warm dry ' +
    'lean low reduced fat sodium salt free unsalted salted sweetened unsweetened light dark good quality organic thick ' +
    'thin crisp tender young sweet plain mild sharp soft hard day old crusty smoked cooked peeled chopped diced sliced ' +
    'minced grated shredded finely roughly coarsely thinly halved pitted deveined shelled uncooked unpeeled ground ' +
    'canned tinned bottled jarred boned filleted skinned blanched grilled fried baked braised bite pieces cook bag ' +
    'freshly toasted roasted unbleached extra virgin mixed assorted green red yellow white brown black firm soft heaped natural short fine long wide flat smooth creamy crunchy chunky ripest finest freshest best most '
  ).split(' '),
);

/** Behind a comma these open a remark on the food before it: "2 lemons, juice only", "trout, skin removed". */
export const FOOD_PART_TERMS = new Set(
  (
    'skin skins seeds seed stalk stalks stem stems tops tails tail shell shells bone bones rind pith core cores crust crusts ' +
    'leaves leaf juice zest peel ends fat excess tough outer stones stone pit pits roots head heads any all both each half ' +
    'one some the a an such like as in on with without for to at from about not no use using if when then see available ' +
    'optional preferably homemade bought store shop plus including more less including left kept also or'
  ).split(' '),
);
