/** Table of allergens beyond the nine (kiwi, garlic ...): what counts as each, and bought foods that may hide it. */

export interface OtherAllergen {
  readonly said: RegExp;
  /** Bought things that may hold it, by words of their names. */
  readonly carriers: RegExp;
}

const STOCKS = 'stocks?|broth|bouillon|gravy';
const SAUSAGES = 'sausages?|chorizo|salami|andouille|sausage meat|hot dogs?(?! buns)|meatballs?';
const PASTES = 'curry paste|harissa|chipotle paste|achiote paste|chilli bean paste|gochujang';
const MIXES = 'curry powder|berbere|garam masala|chilli powder|za.atar|spice mix|seasoning';
const SAUCES =
  'worcestershire sauce|ketchup|hot sauce|hoisin sauce|oyster sauce|barbecue sauce|baked beans';
const BREADS =
  'breadcrumbs|buns?|rolls|flatbreads|pitta|muffins|baguettes?|bread(?! flour)|tortillas?|wraps';

/** What is said | what may hold it. */
const ROWS = `
corn|sweetcorn|maize|corn ?starch | baking powder|icing sugar|vegetable oil|dextrose|glucose|vanilla extract|condensed milk|vinegar|wraps|margarine|${SAUCES}|${SAUSAGES}|${STOCKS}|chocolate sprinkles|ice cream|jam
celery|celeriac|seller(?:y|ie) | ${STOCKS}|${SAUSAGES}|${SAUCES}|${MIXES}|${PASTES}|soup|tomato juice|passata|tomato pur[eé]e|crisps|cooked ham|vegetable juice
mustard | mayonnaise|coleslaw|remoulade|soup|marinade|${SAUSAGES}|${MIXES}|${PASTES}|${SAUCES}|${STOCKS}|dressing|pickled|gherkins|pickles?|cooked ham|vinaigrette|chutney
lupin|lupine? | flour|bread|pasta|pastry|breadcrumbs|biscuits|buns?|protein powder|gluten[- ]free|waffles?
garlic | ${STOCKS}|${SAUSAGES}|${SAUCES}|${MIXES}|${PASTES}|mayonnaise|passata|refried beans|olives|gherkins|oyster sauce|dressing|soup
onions?|shallots?|leeks?|spring onions?|scallions? | ${STOCKS}|${SAUSAGES}|${SAUCES}|${MIXES}|${PASTES}|mayonnaise|passata|refried beans|salsa|soup|dressing|crisps
tomato(?:es)? | ${STOCKS}|worcestershire sauce|hot sauce|barbecue sauce|chipotle paste|harissa|refried beans|curry paste|${SAUSAGES}|pesto|soup
citrus(?: fruits?)?|lemons?|limes?|oranges?|grapefruits?|mandarins? | chopped tomatoes|passata|jam|mayonnaise|lemonade|curry paste|hummus|pectin|tea bags|sorbet
kiwis?(?: fruits?)? | fruit salad|smoothie|mixed fruit|fruit juice|sorbet
bananas?|plantains? | smoothie|mixed fruit|fruit juice|muesli|granola|baby food
strawberr(?:y|ies) | mixed berries|fruit juice|frozen berries|berry|fruit yogh?urt|jelly|jam
pork|bacon|ham|gammon | sausages?|stock cubes?|bouillon|gravy|refried beans|baked beans|marshmallows?|pastry|jelly|dumpling wrappers
beef|veal | sausages?|stock cubes?|bouillon|gravy|marshmallows?|jelly
chicken|poultry|turkey | vegetable stock|stock cubes?|bouillon|gravy|sausages?|soup|noodle seasoning
red meat|mammal meat | stock cubes?|bouillon|gravy|sausages?|refried beans|marshmallows?|pastry
(?:(?:dark|milk|white) )?chocolates?|cocoa|cacao | biscuits|cereal|granola|muesli|ice cream|sprinkles|mole|coffee liqueur|sponge fingers
gelatine?s? | yogh?urt|cream cheese|sour(?:ed)? cream|sprinkles|mousse|low[- ]fat|trifle|sweets
legumes?|pulses|lentils?|chickpeas?|peas?|beans?|fenugreek | curry powder|${SAUSAGES}|${STOCKS}|pasta|vegan|protein|soy sauce|miso|gluten[- ]free|margarine|berbere|garam masala|soup
rice | miso|baking powder|gluten[- ]free|wasabi|breadcrumbs|gochujang|oat drink|sushi
buckwheat | egg noodles|wheat noodles|gluten[- ]free|pancake|muesli|granola
mushrooms?|fung(?:us|i) | ${STOCKS}|soup|oyster sauce|dark soy sauce|vegan|dumpling
coconuts? | margarine|vegan|curry paste|granola|muesli|chocolate|biscuits|oat drink|ice cream
cinnamon | curry powder|curry paste|berbere|chai|worcestershire sauce|ketchup|biscuits|hoisin sauce|jerk|spice mix|mole
sunflowers?(?: (?:seeds?|oil))? | vegetable oil|mayonnaise|margarine|chocolate|crisps|tuna|breadcrumbs|${BREADS}|pesto|anchovy|frozen chips|olives|jalape
molluscs?|mollusks?|mussels?|oysters?|clams?|squid|scallops? | fish stock|fish sauce|xo sauce|kimchi|curry paste|dashi|surimi
chill?is?|chil[ei]|capsaicin|peppers|bell peppers?|capsicums?|paprika | ${MIXES}|${SAUSAGES}|${SAUCES}|${STOCKS}|olives|crisps|mayonnaise|dressing
potato(?:es)? | bread(?! flour)|${SAUSAGES}|${STOCKS}|gluten[- ]free|soup|baking powder|vegan|fishcake
avocados? | salsa|sushi|dressing|smoothie
apples?|pears? | fruit juice|jam|mixed fruit|chutney|baby food|muesli|brown sauce|worcestershire sauce|${SAUSAGES}
peach(?:es)?|apricots?|cherr(?:y|ies)|plums?|stone fruits? | mixed fruit|fruit salad|fruit juice|jam|hoisin sauce
yeast | wine(?! vinegar)|${STOCKS}|soy sauce|miso|vinegar|${BREADS}|pastry|malt extract|crisps|cider
vanilla | chocolate|ice cream|biscuits|custard|sponge fingers|trifle sponges|oat drink|cola
oats? | bread(?! flour)|biscuits|haggis|sausages?
seeds?|mixed seeds? | ${MIXES}|${BREADS}|crackers|muesli|granola|cereal|mustard|vegetable oil|sushi|falafel|dressing
seaweeds?|sea vegetables?|nori|kombu|kelp|wakame|algae | ${STOCKS}|dashi|miso|sushi|rice seasoning|cream|ice cream|oat drink|vegan|jelly|noodles
berr(?:y|ies) | mixed fruit|fruit juice|fruit salad|jam|jelly|sorbet|smoothie|yogh?urt|muesli|granola|cordial|syrup
(?:(?:red|white|rose|sparkling) )?wines?|alcohol | vinegar|mustard|${STOCKS}|soy sauce|vanilla extract|${PASTES}|dressing|chutney|worcestershire sauce
cumin|coriander|fennel|caraway|dill|parsley | ${MIXES}|${PASTES}|${SAUSAGES}|${STOCKS}|pickled|gherkins|seasoning
`;

const TABLE: readonly OtherAllergen[] = ROWS.trim()
  .split('\n')
  .map((line) => {
    const [said = '', carriers = ''] = line.split(/ \| ?/);
    return {
      said: new RegExp(`^(?:${said.trim()})$`),
      carriers: new RegExp(`\\b(?:${carriers.trim()})\\b`, 'i'),
    };
  });

/** The row of a food as somebody said it; none when we know nothing of where else it hides. */
export function otherAllergen(said: string): OtherAllergen | undefined {
  const plain = said.trim().toLowerCase();
  return TABLE.find((row) => row.said.test(plain));
}
