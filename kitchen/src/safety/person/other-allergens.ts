/** Foods beyond the nine that make people ill: what counts as the food itself, and what may hold it unseen. */
import { findTerms } from '../match/find-terms.ts';
import type { Rules } from '../pantry/rules.ts';

export interface OtherAllergen {
  readonly said: RegExp;
  /** Avoided like the food itself, by names the pantry knows. */
  readonly members: readonly string[];
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

/** What is said | what counts as it | what may hold it besides. */
const ROWS = `
corn|sweetcorn|maize|corn ?starch | cornflour,cornstarch,corn starch,polenta,cornmeal,popcorn,corn tortilla,corn taco shell,taco shell,tortilla chip,corn tortilla chip,hominy,masa harina,masa,sweetcorn,baby corn,corn on the cob,corn oil,grits,corn flakes,creamed corn,custard powder | baking powder|icing sugar|vegetable oil|dextrose|glucose|vanilla extract|condensed milk|vinegar|wraps|margarine|${SAUCES}|${SAUSAGES}|${STOCKS}|chocolate sprinkles|ice cream|jam
celery|celeriac|seller(?:y|ie) | celery,celeriac,celery seed,celery salt,lovage | ${STOCKS}|${SAUSAGES}|${SAUCES}|${MIXES}|${PASTES}|soup|tomato juice|passata|tomato pur[eé]e|crisps|cooked ham|vegetable juice
mustard | mustard,dijon mustard,wholegrain mustard,english mustard,mustard powder,mustard seed,mustard oil,piccalilli,remoulade,mustard greens,mayonnaise | mayonnaise|coleslaw|remoulade|soup|marinade|${SAUSAGES}|${MIXES}|${PASTES}|${SAUCES}|${STOCKS}|dressing|pickled|gherkins|pickles?|cooked ham|vinaigrette|chutney
lupin|lupine? | lupin,lupin flour | flour|bread|pasta|pastry|breadcrumbs|biscuits|buns?|protein powder|gluten[- ]free|waffles?
garlic | garlic,garlic powder,garlic chive,garlic salt,black garlic,aioli,pesto,hummus,harissa,gochujang,kimchi,chorizo,salami,thai green curry paste,thai red curry paste,red curry paste,green curry paste,massaman curry paste,curry paste,tzatziki,black bean sauce,chilli bean paste,sriracha,hoisin sauce | ${STOCKS}|${SAUSAGES}|${SAUCES}|${MIXES}|${PASTES}|mayonnaise|passata|refried beans|olives|gherkins|oyster sauce|dressing|soup
onions?|shallots?|leeks?|spring onions?|scallions? | onion,red onion,white onion,onion powder,shallot,leek,spring onion,scallion,chive,garlic chive,crispy onion,pearl onion,curry paste,thai green curry paste,thai red curry paste,red curry paste,massaman curry paste,piccalilli | ${STOCKS}|${SAUSAGES}|${SAUCES}|${MIXES}|${PASTES}|mayonnaise|passata|refried beans|salsa|soup|dressing|crisps
tomato(?:es)? | tomato,tomato puree,passata,ketchup,tomato sauce,salsa,tomato paste,sun-dried tomato,cherry tomato,baked bean,marinara,tomato juice | ${STOCKS}|worcestershire sauce|hot sauce|barbecue sauce|chipotle paste|harissa|refried beans|curry paste|${SAUSAGES}|pesto|soup
citrus(?: fruits?)?|lemons?|limes?|oranges?|grapefruits?|mandarins? | citrus,lemon,lime,orange,grapefruit,clementine,mandarin,tangerine,satsuma,yuzu,pomelo,lemon juice,lime juice,orange juice,lemon zest,lime zest,orange zest,orange peel,dried lime,preserved lemon,lime leaf,makrut lime leaf,marmalade,triple sec,lemon curd,citric acid | chopped tomatoes|passata|jam|mayonnaise|lemonade|curry paste|hummus|pectin|tea bags|sorbet
kiwis?(?: fruits?)? | kiwi,kiwi fruit | fruit salad|smoothie|mixed fruit|fruit juice|sorbet
bananas?|plantains? | banana,plantain,banana chip | smoothie|mixed fruit|fruit juice|muesli|granola|baby food
strawberr(?:y|ies) | strawberry,strawberry jam | mixed berries|fruit juice|frozen berries|berry|fruit yogh?urt|jelly|jam
pork|bacon|ham|gammon | pork,bacon,ham,lard,pancetta,chorizo,salami,prosciutto,gammon,gelatine,gelatin,pork sausage,andouille sausage,parma ham,serrano ham,minced pork,guanciale | sausages?|stock cubes?|bouillon|gravy|refried beans|baked beans|marshmallows?|pastry|jelly|dumpling wrappers
beef|veal | beef,veal,beef stock,beef dripping,suet,minced beef,bone broth,bresaola,pastrami,gelatine,gelatin | sausages?|stock cubes?|bouillon|gravy|marshmallows?|jelly
chicken|poultry|turkey | chicken,turkey,poultry,chicken stock,chicken broth,chicken sausage,chicken fat,schmaltz | vegetable stock|stock cubes?|bouillon|gravy|sausages?|soup|noodle seasoning
red meat|mammal meat | beef,pork,lamb,goat,veal,venison,mutton,rabbit,lard,suet,beef dripping,gelatine,gelatin,bacon,ham,chorizo,pancetta,beef stock,lamb stock,pork sausage,salami | stock cubes?|bouillon|gravy|sausages?|refried beans|marshmallows?|pastry
(?:(?:dark|milk|white) )?chocolates?|cocoa|cacao | chocolate,dark chocolate,milk chocolate,white chocolate,cocoa,cocoa powder,cacao,cocoa butter,chocolate chip,chocolate sprinkle,hot chocolate,nutella,chocolate hazelnut spread | biscuits|cereal|granola|muesli|ice cream|sprinkles|mole|coffee liqueur|sponge fingers
gelatine?s? | gelatine,gelatin,gelatine leaf,jelly,marshmallow,aspic | yogh?urt|cream cheese|sour(?:ed)? cream|sprinkles|mousse|low[- ]fat|trifle|sweets
legumes?|pulses|lentils?|chickpeas?|peas?|beans?|fenugreek | legume,lentil,chickpea,pea,bean,kidney bean,black bean,cannellini bean,haricot bean,split pea,chickpea flour,urad dal,toor dal,red lentil,brown lentil,hummus,falafel,mangetout,baked bean,refried bean,mung bean,fenugreek,fenugreek seed,fenugreek leaf,bean sprout,red bean paste,aquafaba,edamame,tofu,soybean | curry powder|${SAUSAGES}|${STOCKS}|pasta|vegan|protein|soy sauce|miso|gluten[- ]free|margarine|berbere|garam masala|soup
rice | rice,basmati rice,jasmine rice,risotto rice,rice flour,rice noodle,rice vermicelli,flat rice noodle,rice paper,rice paper wrapper,glutinous rice,glutinous rice flour,rice vinegar,rice cake,korean rice cake,mirin,sake,rice bran oil,rice wine,shaoxing wine,pudding rice | miso|baking powder|gluten[- ]free|wasabi|breadcrumbs|gochujang|oat drink|sushi
buckwheat | buckwheat,soba,buckwheat flour,kasha,buckwheat noodle | egg noodles|wheat noodles|gluten[- ]free|pancake|muesli|granola
mushrooms?|fung(?:us|i) | mushroom,dried shiitake mushroom,dried porcini,porcini,shiitake,truffle,mushroom stock,oyster mushroom,button mushroom,chestnut mushroom,truffle oil,quorn | ${STOCKS}|soup|oyster sauce|dark soy sauce|vegan|dumpling
coconuts? | coconut,coconut milk,coconut oil,coconut cream,desiccated coconut,coconut water,coconut aminos,coconut sugar,pina colada | margarine|vegan|curry paste|granola|muesli|chocolate|biscuits|oat drink|ice cream
cinnamon | cinnamon,cinnamon stick,ground cinnamon,cassia,five-spice powder,mixed spice,pumpkin pie spice,garam masala,ras el hanout | curry powder|curry paste|berbere|chai|worcestershire sauce|ketchup|biscuits|hoisin sauce|jerk|spice mix|mole
sunflowers?(?: (?:seeds?|oil))? | sunflower seed,sunflower oil,sunflower lecithin | vegetable oil|mayonnaise|margarine|chocolate|crisps|tuna|breadcrumbs|${BREADS}|pesto|anchovy|frozen chips|olives|jalape
molluscs?|mollusks?|mussels?|oysters?|clams?|squid|scallops? | mollusc,mussel,oyster,clam,squid,octopus,scallop,snail,oyster sauce,cuttlefish | fish stock|fish sauce|xo sauce|kimchi|curry paste|dashi|surimi
chill?is?|chil[ei]|capsaicin|peppers|bell peppers?|capsicums?|paprika | chilli,chili,chili pepper,chilli powder,chili powder,chilli flakes,chili flakes,paprika,smoked paprika,cayenne,cayenne pepper,bell pepper,red pepper,green pepper,yellow pepper,jalapeno,harissa,hot sauce,gochujang,chipotle,sriracha,chilli oil,chorizo,curry paste,berbere,kimchi | ${MIXES}|${SAUSAGES}|${SAUCES}|${STOCKS}|olives|crisps|mayonnaise|dressing
potato(?:es)? | potato,potato starch,potato flour,crisps,frozen chips,gnocchi,hash brown | bread(?! flour)|${SAUSAGES}|${STOCKS}|gluten[- ]free|soup|baking powder|vegan|fishcake
avocados? | avocado,avocado oil,guacamole | salsa|sushi|dressing|smoothie
apples?|pears? | apple,cider,apple juice,apple sauce,cider vinegar,pear,pectin | fruit juice|jam|mixed fruit|chutney|baby food|muesli|brown sauce|worcestershire sauce|${SAUSAGES}
peach(?:es)?|apricots?|cherr(?:y|ies)|plums?|stone fruits? | peach,apricot,cherry,plum,nectarine,apricot jam,umeboshi plum,sour cherry,prune,plum sauce | mixed fruit|fruit salad|fruit juice|jam|hoisin sauce
yeast | yeast,dried yeast,fast-action dried yeast,yeast extract,marmite,vegemite,beer,stout,ale,nutritional yeast,bread,white bread,sourdough,sourdough bread,baguette,rye bread,pita,pitta bread,breadcrumb,panko,crouton,pizza dough,brioche,naan,ciabatta,focaccia,bagel,english muffin,burger bun,hot dog bun,bread roll,flatbread,crumpet,challah,croissant,panettone | wine(?! vinegar)|${STOCKS}|soy sauce|miso|vinegar|${BREADS}|pastry|malt extract|crisps|cider
vanilla | vanilla,vanilla extract,vanilla pod,vanilla sugar,vanilla essence | chocolate|ice cream|biscuits|custard|sponge fingers|trifle sponges|oat drink|cola
oats? | oat,rolled oats,porridge oats,oat drink,oat milk,oatmeal,granola,muesli | bread(?! flour)|biscuits|haggis|sausages?
seeds?|mixed seeds? | seed,mixed seed,sesame seed,tahini,sesame oil,hummus,halva,seed oil,sunflower seed,pumpkin seed,chia seed,flaxseed,poppy seed,hemp seed,nigella seed,mustard seed | ${MIXES}|${BREADS}|crackers|muesli|granola|cereal|mustard|vegetable oil|sushi|falafel|dressing
seaweeds?|sea vegetables?|nori|kombu|kelp|wakame|algae | seaweed,nori,nori sheet,kombu,dried kelp,kelp,wakame,hijiki,dulse,arame,sea lettuce,laver,gim,agar,agar powder,agar flake,irish moss,carrageen,carrageenan,spirulina,chlorella,algae,furikake,aonori | ${STOCKS}|dashi|miso|sushi|rice seasoning|cream|ice cream|oat drink|vegan|jelly|noodles
berr(?:y|ies) | berry,mixed berry,strawberry,raspberry,blueberry,blackberry,cranberry,gooseberry,redcurrant,blackcurrant,mulberry,elderberry,boysenberry,lingonberry,loganberry,cloudberry,goji berry,acai,strawberry jam,raspberry jam,blueberry jam,redcurrant jelly,cranberry sauce,dried cranberry,dried strawberry | mixed fruit|fruit juice|fruit salad|jam|jelly|sorbet|smoothie|yogh?urt|muesli|granola|cordial|syrup
(?:(?:red|white|rose|sparkling) )?wines?|alcohol | alcohol,wine,red wine,white wine,dry white wine,rice wine,sherry,marsala,wine vinegar,red wine vinegar,white wine vinegar,sherry vinegar,balsamic vinegar,champagne vinegar,rice vinegar | vinegar|mustard|${STOCKS}|soy sauce|vanilla extract|${PASTES}|dressing|chutney|worcestershire sauce
cumin|coriander|fennel|caraway|dill|parsley | $ | ${MIXES}|${PASTES}|${SAUSAGES}|${STOCKS}|pickled|gherkins|seasoning
`;

const TABLE: readonly OtherAllergen[] = ROWS.trim()
  .split('\n')
  .map((line) => {
    const [said = '', members = '', carriers = ''] = line.split(/ \| ?/);
    return {
      said: new RegExp(`^(?:${said.trim()})$`),
      members: members
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '' && one !== '$'),
      carriers: new RegExp(`\\b(?:${carriers.trim()})\\b`, 'i'),
    };
  });

/** The row of a food as somebody said it; none when we know nothing of where else it hides. */
export function otherAllergen(said: string): OtherAllergen | undefined {
  const plain = said.trim().toLowerCase();
  return TABLE.find((row) => row.said.test(plain));
}

/** Every name under which the pantry files what counts as the food. */
export function membersOf(rules: Rules, said: string): string[] {
  const members = otherAllergen(said)?.members ?? [];
  return [...new Set(members.flatMap((one) => [one, ...nameOf(rules, one)]))];
}

/** The pantry's own name, where it knows the whole of it as one thing. */
function nameOf(rules: Rules, member: string): string[] {
  const [term, ...others] = findTerms(rules, member).filter((one) => one.isFood);
  const whole = term?.start === 0 && term.end === member.length && others.length === 0;
  return term && whole && !isWider(term.name, member) ? [term.name] : [];
}

/** "Apricot jam" filed under jam must not take the raspberry jam along. */
function isWider(name: string, member: string): boolean {
  return TOO_WIDE.has(name) || (member.includes(' ') && member.endsWith(` ${name}`));
}

const TOO_WIDE = new Set([
  'spice',
  'condiment',
  'vegetable',
  'fruit',
  'meat',
  'sauce',
  'bread',
  'jam',
]);
