/** Turns the food words of neighbouring languages into English, so that a guest is understood before we answer in English. */

import { normalise } from '../../text/normalise.ts';
import { languageOfAdding, sayAddingPlainly } from './adding-abroad.ts';
import { wordsOfLanguage } from './foods-abroad.ts';

export interface Translated {
  /** The language, in English, when the message is plainly not English. */
  readonly language?: string;
  readonly text: string;
}

/** Words that only this language uses; one telling word is enough, since all of them are about asking or greeting. */
const MARKS: readonly (readonly [string, RegExp])[] = [
  [
    'Spanish',
    /\b(?:hola|quiero|quisiera|receta|recetas|gracias|tengo|comida|cena|desayuno|almuerzo|por favor|buenos|buenas|pollo con|arroz con|algo (?:con|de|para)|sin gluten|soy alergic[oa]|que puedo|cocinar|para cenar|sin [a-z]+s?|para \w+ personas|el (?:primero|segundo|tercero)|mas rapido|otra cosa)\b/,
  ],
  [
    'French',
    /^pour \d+$|\b(?:au (?:chocolat|fromage|poulet|four|citron|lait)|bonjour|salut|je (?:veux|voudrais|suis|n'ai)|j'ai|un plat|des plats|plat (?:avec|sans)|recette|recettes|merci|s'il|avec|sans|pour (?:\d+|un|une|deux|trois|quatre|cinq|six|huit|dix) personnes?|le (?:premier|deuxieme|troisieme)|diner|dejeuner|petit dejeuner|poulet aux?|quelque chose|bonsoir|que puis)\b/,
  ],
  [
    'German',
    /\b(?:hallo|guten|was (?:gibt'?s|gibt es|soll ich|koche ich|kann ich)|mit (?:kartoffeln|nudeln|speck|kase|eiern|pilzen|spinat|lachs|hack|linsen|bohnen|sahne|zwiebeln)|ich (?:mochte|habe|will|bin|suche)|rezept|rezepte|danke|bitte|ohne|mit (?:huhn|hahnchen|reis|fleisch|gemuse)|abendessen|fruhstuck|mittagessen|etwas|kochen|(?:das|die|der|den) (?:erste|zweite|dritte|letzte)n?|fur \d+|fur \w+ personen|schneller|was (?:kann|soll) ich|noch etwas|(?:mein|meine|meinen|unser|unsere) (?:mann|frau|kind|kinder|sohn|tochter|freund|freundin|mutter|vater|baby)|glutenunvertraglichkeit|laktoseintoleranz|zoliakie)\b/,
  ],
  [
    'Italian',
    /\b(?:ciao|buongiorno|buonasera|vorrei|ricetta|ricette|grazie|ho (?:del|della|pollo|voglia)|senza|colazione|pranzo|qualcosa|per favore|cucinare|sono allergic[oa])\b/,
  ],
  [
    'Portuguese',
    /\b(?:ola|bom dia|boa (?:tarde|noite)|quero|receita|receitas|obrigad[oa]|tenho|jantar|almoco|cafe da manha|frango|alguma coisa|por favor|sem gluten|sou alergic[oa]|cozinhar)\b/,
  ],
  [
    'Dutch',
    /\b(?:ik (?:wil|heb|ben|zoek)|zonder (?:ui|vlees|vis|melk|gluten|noten|[a-z]+)|alsjeblieft|dank je|bedankt|recept (?:met|voor|zonder)|avondeten|iets (?:met|lekkers|snels|anders)|ontbijt|wat kan ik|wat eten we|^lekker|voor (?:\d+|een|twee|drie|vier|vijf|zes) (?:personen|mensen)|goedemorgen|kip met)\b/,
  ],
  [
    'Swedish',
    /\b(?:jag (?:vill|har|ar)|tack|hej hej|god (?:morgon|kvall)|utan (?:lok|kott|mjolk|gluten|[a-z]+)|recept pa|middag|frukost|nagot (?:med|gott|snabbt|annat)|och ris)\b/,
  ],
  [
    'Polish',
    /\b(?:chce|poprosze|prosze|dziekuje|dzien dobry|przepis|przepis na|obiad|kolacj[aei]|sniadanie|bez (?:miesa|mleka|cebuli|glutenu|orzechow)|cos (?:z|innego|szybkiego)|mam (?:kurczaka|ryz|ziemniaki)|zupe|zupa)\b/,
  ],
  [
    'Hindi',
    /\b(?:mujhe|mujhko|mere|mera|meri|kuch|bina|bana(?:na|ni) hai|chahiye|dhanyavaad|dhanyawad|shukriya|namaste|khana|khane|ke liye|se allergy|nahi|nahin)\b/,
  ],
  [
    'Arabic',
    /\b(?:marhaba|areed|areedu|uridu|biddi|ayez|wasfa|wasfat|wasfet|bidoon|bidun|bedoon|bdoon|shukran|ma'a el|hassasiya|hasasiya)\b|[\u0621-\u064a]{2,}/,
  ],
  [
    'Turkish',
    /\b(?:istiyorum|istemiyorum|isterim|merhaba|selam|lutfen|tesekkur\w*|corbasi?|tarifi|yemegi|yemek|olmadan|olmasin|aksam|kahvalti|alerjim|evde|elimde|kisilik|ne pisir\w*|bir sey\w*|(?:sogan|et|sut|havuc|sarimsak|yumurta|gluten|seker|alkol)s[iu]z)\b/,
  ],
  // Where the letters alone tell, though not a word is understood.
  ['Japanese', /[\u3040-\u30ff]{2,}/],
  ['Korean', /[\uac00-\ud7af]{2,}|[\u1100-\u11ff]{3,}/],
  ['Chinese', /[\u4e00-\u9fff]{2,}/],
  ['Russian', /[\u0430-\u044f]{3,}/],
  ['Greek', /[\u03b1-\u03c9]{3,}/],
  ['Hebrew', /[\u05d0-\u05ea]{2,}/],
  ['Hindi', /[\u0900-\u097f]{2,}/],
  ['Thai', /[\u0e00-\u0e7f]{2,}/],
];

/** English = the same in the other languages, without accents. Phrases first. */
const WORDS = `
i am allergic to = soy alergico a los|soy alergica a los|soy alergico a las|soy alergica a las|soy alergico al|soy alergica al|soy alergico a la|soy alergica a la|soy alergico a|soy alergica a|je suis allergique aux|je suis allergique au|je suis allergique a la|je suis allergique a l'|je suis allergique|ich bin allergisch gegen|sono allergico alle|sono allergica alle|sono allergico ai|sono allergica ai|sono allergico al|sono allergica al|sono allergico|sono allergica|sou alergico a|sou alergica a|sou alergico ao|sou alergica ao
allergy = se allergy hai|se allergy|se alergi|alergia|allergie|hassasiya|hasasiya|hassasiyat|حساسية|حساسيه
gluten free = glutenunvertraglichkeit|zoliakie|sin gluten|sans gluten|glutenfrei|ohne gluten|senza glutine|sem gluten
without = sin|sans|ohne|senza|sem|zonder|utan|bez|bina|bidoon|bidun|bedoon|bdoon|min dun|بدون
with = con|avec|mit|com|met|med|z
i have = tengo|j'ai|ich habe|tenho|ik heb|jag har|mam
vegetarian = vegetariano|vegetariana|vegetarien|vegetarienne|vegetarisch|vegetarische|vegetarisches|vegetariskt|wegetarianski|wegetarianskie
leeks = prei|purjolok|por
great = lekker|lecker
vegan = vegano|vegana|vegane|veganes|vegetalien|vegetalienne|veganistisch|veganskt|weganski|weganskie|je suis vegane
quick = rapido|rapida|rapide|schnell|schnelles|veloce|snel|snels|snabbt|snabb|szybki|szybkie|szybkiego|schnelle
breakfast = desayuno|petit dejeuner|fruhstuck|colazione|cafe da manha|pequeno-almoco|ontbijt|frukost|sniadanie
lunch = almuerzo|dejeuner|mittagessen|pranzo|almoco|middageten|obiad
dinner = cena|diner|abendessen|jantar|avondeten|middag|kolacja|kolacje
dessert = postre|nachtisch|dolce|sobremesa|toetje|efterratt|deser
soup = sopa|soupe|suppe|zuppa|minestra|soep|soppa|soppor|zupa|zupe
salad = ensalada|salade|salat|insalata|salada|sallad|salatka|salatke
bread = pan|pain|brot|pane|pao|brood|brod|chleb
recipe = wasfa|wasfat|wasfet|وصفة|وصفه|receta|recetas|recette|recettes|rezept|rezepte|ricetta|ricette|receita|receitas|recept|recepten|przepis|przepisy
chicken = murgh|murgi|murg|dajaj|djaj|dajaaj|farkha|دجاج|pollo|poulet|huhn|hahnchen|frango|kip|kyckling|kurczak|kurczaka|kurczakiem
beef = carne de res|ternera|boeuf|rindfleisch|rind|manzo|carne de vaca|rundvlees|notkott|wolowina|wolowine
pork = cerdo|porc|schweinefleisch|schwein|maiale|porco|varkensvlees|flask|wieprzowina|wieprzowine
lamb = cordero|agneau|lamm|agnello|cordeiro
fish = machli|machhli|machchi|samak|سمك|pescado|poisson|fisch|pesce|peixe|vis|fisk|ryba|rybe
prawns = gambas|camarones|crevettes|garnelen|gamberi|camaroes|garnalen|rakor|krewetki
rice = chawal|ruz|roz|رز|ارز|أرز|arroz|riz|reis|riso|rijst|ris|ryz
pasta = pates|nudeln
potatoes = aloo|aalu|batata|batatis|بطاطا|بطاطس|patatas|papas|pommes de terre|kartoffeln|kartoffel|patate|batatas|aardappelen|potatis|ziemniaki|ziemniakow
tomatoes = tamatar|tomates|tomaten|pomodori|pomodoro|tomaten|tomater|pomidory
onions = pyaz|pyaaz|piyaz|basal|بصل|cebollas|cebolla|oignons|oignon|zwiebeln|zwiebel|cipolle|cipolla|cebolas|uien|ui|lok|cebuli|cebula|cebule|sem cebola|cebola
garlic = lahsun|lehsun|lasun|thoom|toum|ثوم|ajo|ail|knoblauch|aglio|alho|knoflook|vitlok|czosnku|czosnek
eggs = anda|ande|anday|bayd|beid|بيض|huevos|huevo|oeufs|oeuf|eier|uova|uovo|ovos|ovo|eieren|agg|jajka|jaj
milk = doodh|dudh|haleeb|halib|laban|حليب|leche|lait|milch|latte|leite|melk|mjolk|mleka|mleko
lactose intolerant = laktoseintoleranz|laktoseintolerant|lactosa intolerante|intolerante a la lactosa|intolerant au lactose|intollerante al lattosio
my = mein|meine|meinen|unser|unsere|mon|ma|mes|mi|mis|mio|mia|meu|minha
husband = mann|mari|marido|marito
wife = frau|femme|esposa|moglie
children = kinder|enfants|ninos|bambini|criancas
dairy = lacteos|produits laitiers|milchprodukte|latticini|laticinios
cheese = queso|fromage|kase|formaggio|queijo|kaas|ost|ser
butter = mantequilla|beurre|burro|manteiga|boter|smor|maslo
mushrooms = setas|champinones|champignons|pilze|funghi|cogumelos|paddenstoelen|svamp|grzyby
vegetables = verduras|legumes|gemuse|verdure|groenten|gronsaker|warzywa
beans = frijoles|alubias|haricots|bohnen|fagioli|feijao
chickpeas = garbanzos|pois chiches|kichererbsen|ceci|grao de bico
lentils = lentejas|lentilles|linsen|lenticchie|lentilhas
nuts = mewa|mukassarat|makassarat|mukasarat|مكسرات|nueces|frutos secos|noix|nusse|noci|nozes|noten|notter|orzechow|orzechy
peanuts = moongfali|mungfali|moongphali|mungphali|moong phali|ful sudani|fool sudani|foul soudani|fool soudani|فول سوداني|cacahuetes|cacahuates|mani|arachides|cacahuetes|erdnusse|arachidi|amendoim|amendoins
shellfish = jhinga|jheenga|jambari|gambari|روبيان|جمبري|mariscos|crustaces|fruits de mer|meeresfruchte|schalentiere|crostacei|frutti di mare|marisco
sesame = simsim|sumsum|til ke beej|سمسم|sesamo|ajonjoli|sesame|sesam|gergelim
soy sauce = salsa de soja|sauce soja|sojasauce|salsa di soia|molho de soja
with chocolate = au chocolat
with cheese = au fromage
with chicken = au poulet
chocolate = schokolade|cioccolato|chocolat
apples = manzanas|pommes|apfel|mele|macas
the first = die erste|der erste|den ersten|pehla|das erste|el primero|le premier|il primo|o primeiro
the second = die zweite|der zweite|den zweiten|dusra|das zweite|el segundo|le deuxieme|il secondo|o segundo
the third = die dritte|der dritte|den dritten|tisra|das dritte|el tercero|le troisieme|il terzo
quicker = mas rapido|schneller|plus vite
for = ke liye|pour|fur|para|voor|for att|dla
people = personas|personen|personnes|persone|pessoas|personer|osob
for two = voor twee|for tva|dla dwoch|para dos|pour deux|fur zwei|per due|para dois
for four = voor vier|for fyra|dla czterech|para cuatro|pour quatre|fur vier|per quattro|para quatro
for six = para seis|pour six|fur sechs|per sei
please = por favor|s'il vous plait|s'il te plait|bitte|per favore|alsjeblieft|alstublieft|tack|prosze|poprosze
hello = namaste|marhaba|ahlan|مرحبا|hola|bonjour|salut|hallo|guten tag|ciao|buongiorno|ola|bom dia|goedemorgen|hej|dzien dobry
thank you = dhanyavaad|dhanyawad|shukriya|shukran|شكرا|gracias|merci|danke|grazie|obrigado|obrigada|dank je|bedankt|dziekuje
something = kuch|shi|algo|quelque chose|etwas|qualcosa|alguma coisa|iets|nagot|cos
meat = gosht|lahm|lahma|لحم|carne|viande|fleisch|vlees|kott|miesa|mieso|viandes
i want = mujhe chahiye|banana hai|banani hai|areed|areedu|uridu|biddi|ayez|أريد|اريد|quiero|quisiera|je veux|je voudrais|ich mochte|ich will|vorrei|voglio|ik wil|jag vill|chce
what can i cook = wat kan ik maken|wat eten we|was gibt's heute|was gibts heute|was gibts|was gibt es|was soll ich kochen|was koche ich|kya bana sakta hoon|kya banau|que puedo cocinar|que puis-je cuisiner|was kann ich kochen|cosa posso cucinare|o que posso cozinhar|wat kan ik koken|co moge ugotowac
and = aur|wa|y|et|und|ed|e|en|och|i
italian = italiano|italiana|italien|italienne|italienisch
mexican = mexicano|mexicana|mexicain
`;

const SHARED = WORDS.trim()
  .split('\n')
  .flatMap((line) => {
    const [english = '', others = ''] = line.split(' = ');
    return others.split('|').map((word) => ({ word: normalise(word), english }));
  });

interface Dictionary {
  readonly english: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
}

const dictionaries = new Map<string, Dictionary>();

/** A language's own words before those that neighbours share: "et" is meat in Turkish and "and" in French. */
function dictionaryOf(language: string): Dictionary {
  const known = dictionaries.get(language);
  if (known) return known;
  const own = wordsOfLanguage(language).map(({ word, english }) => ({
    word: normalise(word),
    english,
  }));
  const pairs = [...own, ...(language === 'Arabic' ? own.map(withAnd) : []), ...SHARED];
  const english = new Map([...pairs].reverse().map((pair) => [pair.word, pair.english]));
  const words = [...english.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const dictionary = { english, pattern };
  dictionaries.set(language, dictionary);
  return dictionary;
}

/** "And" is a letter of the word behind it. */
function withAnd({ word, english }: { word: string; english: string }) {
  return { word: `و${word}`, english: `and ${english}` };
}

/** What a language hangs on its words, or says behind them, as English says it: before and apart. */
const REORDERED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  Arabic: [
    [/(?<!\p{L})وال(?=\p{L}{3})/gu, 'و '],
    [/(?<!\p{L})بال(?=\p{L}{3})/gu, 'مع '],
    [/(?<!\p{L})(?:لل|ال)(?=\p{L}{2})/gu, ''],
  ],
  Turkish: [
    [/(?<!\p{L})(\p{L}{3,}?)(?:siz|suz)(?!\p{L})/gu, 'without $1'],
    [
      /(?<!\p{L})(\p{L}{2,}) (?:olmadan|olmasin|haric|koymadan|kullanmadan)(?!\p{L})/gu,
      'without $1',
    ],
    [/(?<!\p{L})(\p{L}{2,})(?:y?[eiau]) alerjim var(?!\p{L})/gu, 'i am allergic to $1'],
  ],
  // "Linsensuppe" is two words to everybody else.
  German: [
    [
      /(?<!\p{L})(\p{L}{3,})(suppe|salat|kuchen|eintopf|auflauf|brot|gulasch|pfanne|nudeln|curry)(?!\p{L})/gu,
      '$1 $2',
    ],
  ],
  Hindi: [[/(?<!\p{L})(\p{L}{2,}) ke (?:bina|bagair)(?!\p{L})/gu, 'bina $1']],
};

const borrowed = new Map<string, string>();

/** "Something with pollo": a food said in another language, in an English sentence. */
export function translateBorrowed(text: string, isEnglish: (word: string) => boolean): string {
  if (borrowed.size === 0)
    for (const language of BORROWED_FROM)
      for (const { word, english } of wordsOfLanguage(language))
        if (/^[a-z]{4,}$/.test(normalise(word)) && FOODS.test(english))
          borrowed.set(normalise(word), english);
  return text.replace(/[a-z]{4,}/g, (word, at: number) => {
    const english = borrowed.get(word);
    // "Pollo asado" is a name; "with pollo" wants chicken.
    const isName = isEnglish(word) && !AS_FOOD.test(text.slice(Math.max(0, at - 12), at));
    return english === undefined || isName ? word : english;
  });
}

const AS_FOOD = /\b(?:with|without|some|any|got|have|no) $/;
/** Italian is left out: whoever says "fagioli" in English names a dish. */
const BORROWED_FROM = ['Spanish', 'French', 'German'];
const FOODS =
  /^(?:chicken|beef|pork|lamb|turkey|duck|fish|salmon|tuna|prawns|rice|potatoes|tomatoes|onions|garlic|eggs|milk|cheese|butter|cream|mushrooms|beans|chickpeas|lentils|nuts|peanuts|shellfish|apples|leeks|spinach|carrots|cabbage|courgettes|aubergines|peas|strawberries|lemons?)$/;

/** Leaves English alone: "soy" and "pan" are English until the sentence is not. `told` is the language when nothing else marks it. */
export function translate(folded: string, told?: string): Translated {
  const language =
    MARKS.find(([, mark]) => mark.test(folded))?.[0] ?? told ?? languageOfAdding(folded);
  // English sentences borrow ("ciao!", "salut"), so an English verb or article outweighs one foreign word.
  if (
    !language ||
    /\b(?:the|i want|i'd like|give me|something|recipe|please|how|what|with|for|thanks)\b/.test(
      folded,
    )
  )
    return { text: folded };
  // "soupe a l'oignon": the article hides the word.
  const apart = sayAddingPlainly(language, folded).replace(
    /(?<![\p{L}\p{N}])(?:l|d|dell|all|un)'(?=\p{L})/gu,
    '$&' + ' ',
  );
  const inOrder = (REORDERED[language] ?? []).reduce(
    (text, [was, is]) => text.replace(was, is),
    apart,
  );
  const { english, pattern } = dictionaryOf(language);
  return { language, text: inOrder.replace(pattern, (word) => english.get(word) ?? word) };
}
