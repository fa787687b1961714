/** The ways of eating that we know beyond the nine allergens and five diets: how each is told, what it rules out, what we promise. */
import type { Caution } from '../../safety/person/situations.ts';
import type { Needs } from '../../vocabulary.ts';
import { DOCTORS_DIETS } from './doctors-diets.ts';

export interface KnownCustom {
  readonly label: string;
  readonly when: RegExp;
  readonly out?: string;
  readonly apart?: true;
  readonly needs?: Partial<Needs>;
  readonly promise: string;
  readonly reminder?: string;
  readonly suits?: string;
  readonly against?: string;
  readonly wary?: readonly Caution[];
}

const ALLIUMS = 'onion,spring onion,shallot,garlic,garlic powder,onion powder,leek,chive,scallion';
const NOT_KOSHER =
  'pork,shellfish,gelatin,lard,rabbit,horse meat,blood,catfish,eel,monkfish,shark,swordfish,sturgeon,caviar,frog';
const NOT_COUNTED =
  'I do not count it myself, so please go by what your doctor or dietitian tells you.';

/** `out` are names and kinds of the pantry. */
export const KNOWN_CUSTOMS: readonly KnownCustom[] = [
  ...DOCTORS_DIETS,
  {
    label: 'halal',
    when: /\bhalal\b|\bmuslims?\b|\b(?:ramadan|ramadhan|iftar|suhoor|sehri|eid)\b/,
    out: 'pork,alcohol,gelatin,lard,blood',
    promise:
      'I keep pork, lard, gelatine and alcohol out of it. Whether the meat itself is halal only your butcher can tell you.',
    reminder: 'Buy halal meat where it has any.',
  },
  {
    label: 'kosher',
    when: /\bkosher\b(?! salt)|\bkashrut\w*\b|\b(?:we're|we are|i'm|i am|they're|they are|he's|she's|is|are|observant|orthodox) jewish\b|\b(?:shabbat|shabbos|rosh ha-?shanah?|yom kippur|sukkot|purim|shavuot|[ck]?hanukk?ah?)\b/,
    out: NOT_KOSHER,
    apart: true,
    promise:
      'I keep pork, shellfish, gelatine and fish without scales out, and never put meat and dairy together. Certified products are for you to choose.',
    reminder: 'Choose certified products, please; that much I cannot check.',
  },
  {
    label: 'fit for Passover',
    when: /\b(?:passover|pesach|seder)\b/,
    out: `${NOT_KOSHER},wheat,barley,rye,oat,rolled oats,porridge oats,spelt,rice,lentil,chickpea,bean,soybean,tofu,soy sauce,yeast`,
    apart: true,
    needs: { diets: ['Gluten-Free'] },
    promise:
      'No grain that could rise, no rice and no pulses, no pork or shellfish, and meat and dairy apart. Products certified for Passover are for you to choose.',
    reminder: 'For Passover, choose certified products, please; that much I cannot check.',
  },
  {
    label: 'fit for Lent',
    when: /\b(?:good friday|ash wednesday|lenten)\b|(?<!\b(?:i|he|she|they|we|you|who|has|have|had|was|were|mum|mom|dad|mother|father|friend|neighbou?r|brother|sister|boss) )\blent\b(?! (?:me|you|him|her|us|them|my|the|it|out|an?)\b)/,
    out: 'meat,poultry,meat stock,chicken stock,beef stock,lard',
    promise:
      'No meat and no stock of it; fish, eggs and dairy stay. For a stricter fast say “vegan”.',
  },
  {
    label: 'fit for Navratri',
    when: /\bnavrat(?:ri|ra)\b|\b(?:vrat|upvas)\b/,
    out: `${ALLIUMS},meat,poultry,fish,shellfish,egg,alcohol,wheat,rice,lentil,chickpea,bean,semolina,corn`,
    needs: { diets: ['Vegetarian'] },
    promise:
      'No grain, no pulses, no onion or garlic, no egg and no meat; use rock salt in place of table salt.',
    reminder: 'For the fast, use rock salt.',
  },
  {
    label: 'pescatarian',
    when: /\bpes[ck]\w?[ae]tarians?\b|\bpescet\w+|\bonly eat (?:fish|seafood)\b|\b(?:fish|seafood),? (?:but|and) no (?:other )?meat\b|\bno (?:other )?meat,? (?:but|except|only|apart from) (?:fish|seafood)\b|\bvegetarian (?:but|who|and) (?:i )?eats? fish\b/,
    out: 'meat,poultry',
    promise: 'Fish and seafood yes, other meat no, stock and gelatine included.',
  },
  {
    label: 'free of alcohol',
    when: /\b(?:no|without|zero|avoid(?:s|ing)?|free (?:of|from)|nothing with|skip the|hold the|can't have|cannot have) (?:any |all )?(?:alcohol|booze|liquor|alcoholic)\b|\b(?:alcohol|booze)[ -]free\b|\bnon[ -]alcoholic\b|\b(?:don't|do not|doesn't|does not|can't|cannot|never) drink\b(?! (?:milk|coffee|tea|water|juice|cow|enough|it|that))|\b(?:don't|do not) (?:drink|cook with|have|use|touch|take|eat) (?:any )?(?:alcohol|booze)\b|\bteetotal\w*|\brecovering alcoholic\b|\bin recovery\b|\bi'm sober\b/,
    out: 'alcohol',
    promise: 'Wine, beer and spirits stay out, in the pot as well as beside it.',
  },
  {
    label: 'free of beef',
    when: /\bhindus?\b/,
    out: 'beef',
    promise: 'No beef in anything, nor its stock.',
  },
  {
    label: 'Jain',
    when: /\bjains?\b|\bjainis[mt]\b/,
    out: `${ALLIUMS},potato,carrot,beet,radish,turnip,parsnip,celeriac,egg,honey,meat,fish,shellfish`,
    needs: { diets: ['Vegetarian'] },
    promise: 'No roots from the ground, no onion or garlic, no egg and no honey.',
  },
  {
    label: 'free of nightshades',
    when: /\bnight ?shades?\b/,
    out: 'tomato,potato,aubergine,eggplant,bell pepper,chili pepper,chili powder,chilli,chili,paprika,smoked paprika,cayenne,cayenne pepper,chili flakes,tomatillo,harissa,gochujang,chipotle,chipotle paste,jalapeno,hot sauce,curry powder,garam masala,curry paste,red chili,green chili,chili oil,chili sauce,sweet chili sauce,sriracha,tabasco,chili bean paste,doubanjiang,gochugaru,pepper flake,piri piri,berbere,ras el hanout,cajun seasoning,taco seasoning,jerk seasoning,kimchi,ketchup,tomato paste,canned tomato,passata,salsa,marinara,barbecue sauce,baked bean,chorizo,pepperoni,nduja,merguez,potato starch,potato flour,crisps,frozen chip,gnocchi,hash brown,pimento,aleppo pepper,pul biber,achiote paste,worcestershire sauce',
    promise:
      'Tomatoes, potatoes, aubergines, peppers, chilli and paprika stay out, with the pastes, powders and sauces made of them.',
    reminder:
      'For nightshades, read the labels of stock, sausages and spice mixes for paprika, hot peppers and potato starch.',
  },
  {
    label: 'free of onion and garlic',
    when: /\balliums?\b/,
    out: ALLIUMS,
    promise: 'Onion, garlic and all their kin stay out.',
  },
  {
    label: 'free of mammal meat',
    when: /\balpha[- ]?gal\b(?: (?:syndrome|allergy))?|\bmammal(?:ian)? meat\b/,
    out: 'beef,pork,lamb,goat,veal,venison,mutton,rabbit,red meat,bacon,ham,chorizo,pancetta,lard,suet,beef dripping,beef stock,lamb stock,pork sausage,sausage,gelatin,gelatine',
    promise:
      'Beef, pork, lamb and all other mammal meat stay out, with lard, gelatine and their stocks. With alpha-gal some react to milk and butter as well: say “no dairy”, and I leave that out too.',
    reminder:
      'For alpha-gal, read labels for lard, gelatine and meat stock; if milk troubles you too, tell me.',
  },
  {
    label: 'low in sulphites',
    when: /\b(?:sulphites?|sulfites?|sul(?:ph|f)ur dioxide|e22\d)\b/,
    out: 'wine,red wine,white wine,dry white wine,sherry,dry sherry,cider,beer,vermouth,port,wine vinegar,red wine vinegar,white wine vinegar,sherry vinegar,balsamic vinegar,cider vinegar,malt vinegar,dried apricot,raisin,sultana,date,dried fruit,sausage,pork sausage,chorizo,bacon,gherkin,pickled ginger,sauerkraut,glace cherry,prawn,shrimp,molasses,pomegranate molasses,grape',
    promise:
      'I leave out the great carriers: wine, cider, wine vinegar, dried fruit, sausages, bacon, pickles and prawns. I cannot check for sulphites line by line, so read every label.',
    reminder: 'Sulphites I cannot check for line by line: read every label.',
  },
  {
    label: 'mindful of nickel',
    when: /\bnickel\b/,
    out: 'chocolate,dark chocolate,cocoa,cocoa powder,cashew,hazelnut,almond,walnut,peanut,lentil,chickpea,soybean,tofu,oat,rolled oats,porridge oats,buckwheat,sunflower seed,sesame seed',
    promise:
      'I leave out the great carriers: chocolate, nuts, seeds, oats, lentils, chickpeas and soya. I cannot check for nickel line by line.',
    reminder: 'Nickel I cannot check for: go by your own list.',
  },
  {
    label: 'mindful of latex',
    when: /\blatex\b/,
    out: 'banana,avocado,kiwi,chestnut,papaya,mango,passion fruit,fig,melon',
    promise:
      'With latex I leave out the fruits known to go with it: banana, avocado, kiwi, chestnut, papaya, mango, passion fruit, fig and melon. Which of them trouble you, your doctor knows.',
    reminder: 'With latex, other fruits can trouble some people: go by your own list.',
  },
  {
    label: 'mindful of birch pollen',
    when: /\bbirch(?: pollen)?\b|\boral allergy syndrome\b/,
    out: 'apple,pear,cherry,peach,plum,apricot,hazelnut,almond,celery,celeriac,kiwi,strawberry',
    promise:
      'With birch pollen I leave out apple, pear, stone fruit, hazelnut, almond, celery, kiwi and strawberry, raw or cooked. Which of them trouble you, your doctor knows.',
    reminder: 'With birch pollen, raw fruit and vegetables differ from person to person.',
  },
  {
    label: 'free of added glutamate',
    when: /\b(?:msg|monosodium glutamate|glutamates?)\b/,
    out: 'msg,oyster sauce,worcestershire sauce,stock cube,hoisin sauce',
    promise:
      'I add no MSG and leave out the sauces best known for it. I cannot check stock, soy sauce and spice mixes for it, so read their labels.',
    reminder: 'For MSG, read the labels of stock, sauces and spice mixes.',
  },
  {
    label: 'free of caffeine',
    when: /\b(?:no|without|avoid(?:s|ing)?|free (?:of|from)|can't have|cannot have) (?:any )?caffeine\b|\bcaffeine[ -]free\b|\bdecaf\b/,
    out: 'coffee,espresso,instant coffee,tea,black tea,green tea,matcha,cola',
    promise: 'Coffee, tea and matcha stay out; chocolate still brings a little.',
  },
  {
    label: 'low in FODMAPs',
    when: /\bfodmaps?\b|\b(?:have|with|got|for|my) ibs\b/,
    out: `${ALLIUMS},apple,pear,mango,honey,cauliflower,mushroom,chickpea,kidney bean,black bean,lentil`,
    needs: { diets: ['Gluten-Free'] },
    promise: `I leave out gluten, onion, garlic and other known offenders, but low FODMAP is a matter of amounts and of stages. ${NOT_COUNTED}`,
    reminder: 'For low FODMAP, check the amounts against your own list.',
  },
  {
    label: 'low in salt',
    when: /\b(?:low|lower|reduced|less|without|no|little|cut(?:ting)? (?:down on )?)[ -]?(?:added )?(?:salt|sodium)\b(?! (?:and|or) pepper)|\b(?:salt|sodium)[ -]free\b|\bhigh blood pressure\b|\bhypertension\b|\bblood pressure\b/,
    promise: `I lean away from the salty dishes; leave the salt out while cooking and season at the table, if at all. How much salt that makes, I cannot promise. ${NOT_COUNTED}`,
    reminder: 'For less salt, leave out what the card adds and take unsalted stock.',
    suits: 'fresh,light,lemon,herbs,no-cook,sour',
    against:
      'salty,bacon,olives,salmon,kimchi,cheese,ham,sausage,chorizo,deep-fry,street food,gravy,feta',
    wary: ['much salt', 'deep frying'],
  },
  {
    label: 'mindful of sugar',
    when: /\bdiabet\w*|\bblood sugar\b|\binsulin\b|\b(?:low|lower|reduced|less|no|without|no added)[ -]?(?:added )?sugar\b|\bsugar[ -]free\b|\bglyc[ae]?emic\b/,
    promise: `I lean away from sugar and sweet things, but how much sugar and starch a plate has I cannot promise. ${NOT_COUNTED}`,
    reminder: 'Sugar and starch are for you to weigh up with your doctor or dietitian.',
    suits: 'light,vegetables,lentils,beans,fish,chicken,fresh,no-cook,berries,chia',
    against: 'sweet,chocolate,sugar,cake,caramel,festive,fruit,oranges,granita,rice,potatoes',
    wary: ['much sugar', 'deep frying'],
  },
  {
    label: 'kind to gout',
    when: /\bgout\b|\buric acid\b|\bpurines?\b/,
    out: 'liver,kidney,anchovy,sardine,mussel,scallop,alcohol',
    promise: `For gout I leave out offal, anchovies, sardines, mussels and alcohol and lean towards vegetables, but I cannot promise more. ${NOT_COUNTED}`,
    reminder: 'With gout, let your doctor have the last word.',
    suits: 'vegetables,light,eggs,rice',
    against: 'beef,lamb,pork,seafood',
  },
  {
    label: 'light on the heart',
    when: /\bcholesterol\b|\bheart (?:disease|condition|healthy|attack)\b|\bsaturated fat\b/,
    promise: `I lean towards vegetables, pulses and fish and away from cream, butter and frying, but I am a cook and no doctor. ${NOT_COUNTED}`,
    reminder: 'For the heart, your doctor or dietitian has the last word.',
    suits: 'light,vegetables,fish,lentils,beans,salad',
    against: 'deep-fry,butter,cream,bacon,cheese',
  },
  {
    label: 'careful of the kidneys',
    when: /\bkidneys? (?:disease|failure|stones?|trouble|problems?|are|is)\b|\bdialysis\b|\brenal\b/,
    promise: `What kidneys can bear differs from person to person, and I cannot judge it from a recipe. ${NOT_COUNTED}`,
    reminder: 'With your kidneys in mind, please show the recipe to your doctor or dietitian.',
    suits: 'light',
    against: 'salty,bacon',
  },
  {
    label: 'gentle on the stomach',
    when: /\b(?:acid )?reflux\b|\bheartburn\b|\bgastritis\b|\bulcers?\b|\bcrohn\w*|\bcolitis\b|\bdelicate stomach\b|\bsensitive stomach\b/,
    promise: `I lean towards mild, plain dishes and away from chilli, acid and frying. ${NOT_COUNTED}`,
    reminder: 'What your stomach bears, your doctor and you know best.',
    suits: 'mild,broth,rice,light,soup,potatoes',
    against: 'spicy,hot,deep-fry,sour,numbing',
  },
  {
    label: 'low in fructose',
    when: /\bfructose\b/,
    out: 'fruit,fruit juice,dried fruit,jam,honey,agave syrup,fructose,golden syrup,maple syrup,corn syrup,pomegranate molasses,apple juice,sugar snap pea',
    promise: `I leave out fruit, honey and syrups, but I cannot check for fructose by the names of ingredients, and cannot vouch for any dish: table sugar, vegetables and bought sauces hold some too. ${NOT_COUNTED}`,
    reminder: 'Fructose I cannot check for, so I cannot vouch for this: go by your own list.',
    against: 'sweet,sugar,fruit,cake,caramel',
    wary: ['much sugar'],
  },
  {
    label: 'low in histamine',
    when: /\bhistamine\b/,
    out: 'alcohol,vinegar,soy sauce,light soy sauce,dark soy sauce,tamari,coconut aminos,oyster sauce,hoisin,worcestershire sauce,fish sauce,doubanjiang,chili bean paste,fermented black bean,gochujang,shrimp paste,yeast extract,marmite,miso,kimchi,sauerkraut,gherkin,caper,olive,tomato,tomato paste,canned tomato,passata,ketchup,aged cheese,parmesan,pecorino,cheddar,mature cheddar,gruyere,emmental,blue cheese,gouda,manchego,brie,camembert,feta,salami,chorizo,prosciutto,bacon,ham,pancetta,sausage,spinach,aubergine,avocado,anchovy,sardine,mackerel,canned tuna,tuna,smoked salmon,smoked fish,chocolate,cocoa,strawberry,walnut,cashew,cooked chicken,leftover chicken,cooked turkey,leftover turkey',
    against: 'leftovers',
    promise: `I leave out wine, vinegar, ferments, aged cheese, cured meat, tinned fish, tomatoes, spinach and leftovers, but histamine depends on freshness and on the person. ${NOT_COUNTED}`,
    reminder: 'With histamine, freshness decides, and your own list.',
  },
];
