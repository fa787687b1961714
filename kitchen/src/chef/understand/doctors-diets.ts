/** Diets on a doctor's orders: what we can leave out for them, and that we count nothing, so that none is met by its opposite. */

const NOT_COUNTED =
  'I do not count it myself, so please go by what your doctor or dietitian tells you.';
const LOW = '(?:low|lower|reduced|limited|restricted|less|little|minimal|no|without)';

/** "Low protein", "low in protein", "protein restricted": one that is spoken of as little. */
function little(food: string): string {
  return `\\b${LOW}(?: in|[- ](?:on|of))?[- ](?:added )?(?:${food})\\b|\\b(?:${food})[- ](?:restricted|restriction|limited|free)\\b|\\b(?:limit|restrict|watch|avoid|cut(?:ting)? (?:down on|back on)?)(?:s|ing)? (?:my |his |her )?(?:${food})\\b`;
}

const LEAVES =
  'spinach,kale,chard,collard green,brussels sprout,mustard green,greens,watercress,parsley,broccoli,cabbage,savoy cabbage,endive';

/** As the other ways of eating are written: `out` are names and kinds of the pantry. */
export const DOCTORS_DIETS = [
  {
    label: 'low in protein',
    when: new RegExp(
      `${little('proteins?(?! (?:powder|shake|bar|balls?)s?\\b)')}|\\bpku\\b|\\bphenylketonuria\\b|\\bphenylalanine\\b|\\btyrosin(?:a)?emia\\b|\\bhomocystinuria\\b|\\bmsud\\b|\\bmaple syrup urine\\b|\\burea cycle\\b`,
    ),
    out: 'meat,poultry,fish,shellfish,egg,cheese,tofu,tempeh,seitan,soybean,edamame,lentil,chickpea,bean,legume,tree nut,peanut,nut,seed,quinoa,yogurt,gelatin,gelatine,protein powder,aspartame',
    promise: `I leave out meat, fish, eggs, cheese, pulses, nuts and seeds, but milk, bread, pasta and rice hold protein too, and PKU and its like are a matter of grams and of special foods. ${NOT_COUNTED}`,
    reminder: 'Protein I do not count: weigh this against your own allowance, with your dietitian.',
    suits: 'vegetables,light,fruit,salad',
    against: 'protein,high-protein',
  },
  {
    label: 'low in potassium',
    when: new RegExp(`${little('potassium')}|\\bhyperkal(?:a)?emia\\b`),
    out: 'potato,sweet potato,tomato,tomato paste,canned tomato,passata,ketchup,banana,avocado,spinach,chard,beet,pumpkin,squash,mushroom,orange,orange juice,melon,kiwi,dried apricot,raisin,prune,date,lentil,chickpea,bean,tree nut,coconut milk,coconut water,chocolate,cocoa,molasses',
    promise: `I leave out the great carriers: potatoes, tomatoes, bananas, avocado, spinach, squash, dried fruit, pulses and nuts. How much potassium a plate has, I cannot promise. ${NOT_COUNTED}`,
    reminder:
      'Potassium I do not count: show the recipe to your dietitian, and use no salt substitute.',
  },
  {
    label: 'low in phosphate',
    when: new RegExp(little('phosph(?:ates?|orus|orous)')),
    out: 'cheese,cola,tree nut,peanut,seed,lentil,chickpea,bean,chocolate,cocoa,offal,liver,sardine,bran,sausage,ham,bacon',
    promise: `I leave out cheese, nuts, seeds, pulses, chocolate, offal, cured meat and cola. How much phosphate a plate has, I cannot promise. ${NOT_COUNTED}`,
    reminder: 'Phosphate I do not count: show the recipe to your dietitian.',
  },
  {
    label: 'low in oxalate',
    when: new RegExp(`${little('oxalates?')}|\\boxalates?\\b|\\boxalic\\b`),
    out: 'spinach,chard,beet,rhubarb,sweet potato,almond,ground almond,cashew,hazelnut,peanut,tree nut,chocolate,cocoa,bran,buckwheat,soybean,tofu,okra,sesame seed,tahini,bean,black tea,tea,quinoa,potato',
    promise: `I leave out the great carriers: spinach, chard, beetroot, rhubarb, nuts, chocolate, soya, sweet and other potatoes, bran and black tea. How much oxalate a plate has, I cannot promise. ${NOT_COUNTED}`,
    reminder: 'Oxalate I do not count: go by your own list.',
  },
  {
    label: 'mindful of vitamin K',
    when: /(?<!\b(?:high|rich|more|lots|plenty)(?: in| of)? )\bvitamin k\b(?![- ]rich)|\bwarfarin\b|\bcoumadin\b|\bblood[- ]?thinn(?:er|ing)s?\b|\banti-?coagulants?\b|\bacenocoumarol\b/,
    out: `${LEAVES},cranberry,grapefruit`,
    promise: `I leave out the dark green leaves with most vitamin K, and cranberry and grapefruit. With warfarin it is the steady amount that counts, and that I cannot watch. ${NOT_COUNTED}`,
    reminder:
      'With warfarin, keep your greens steady, and let your doctor or pharmacist have the last word.',
  },
  {
    label: 'free of fava beans',
    when: /\bg-?6-?pd\b(?: deficien\w+)?|\bfavism\b/,
    out: 'broad bean,fava bean,ful medames,falafel,tonic water',
    promise: `Broad beans, which are fava beans, stay out, with ful and falafel. Some with G6PD deficiency avoid other pulses and certain additives as well. ${NOT_COUNTED}`,
    reminder:
      'With G6PD deficiency, read labels for broad (fava) bean flour, and go by your own list.',
  },
  {
    label: 'low in fibre',
    when: new RegExp(`${little('fib(?:re|er)|residue|roughage')}|\\bdiverticulitis\\b`),
    out: 'lentil,chickpea,bean,tree nut,seed,bran,brown rice,dried fruit,corn,popcorn,mushroom,cabbage,coconut',
    promise: `I leave out pulses, nuts, seeds, bran, sweetcorn, mushrooms and dried fruit. How much fibre a plate has, I cannot promise. ${NOT_COUNTED}`,
    reminder: 'Fibre I do not count: peel and cook the vegetables soft, and go by your own list.',
  },
  {
    label: 'low in tyramine',
    when: /\btyramine\b|\bmaois?\b|\bmao inhibitors?\b/,
    out: 'aged cheese,parmesan,cheddar,mature cheddar,blue cheese,gruyere,pecorino,feta,salami,chorizo,prosciutto,soy sauce,light soy sauce,dark soy sauce,tamari,miso,fish sauce,kimchi,sauerkraut,tofu,yeast extract,marmite,beer,wine,broad bean',
    promise: `I leave out aged cheese, cured meat, ferments, soy sauce, yeast extract, wine and beer. ${NOT_COUNTED}`,
    reminder: 'With tyramine, freshness decides, and your doctor has the last word.',
  },
  {
    label: 'within your own list',
    when: /\blow[- ](?:iron|copper|iodine|lectins?|salicylates?|methionine|lysine|arginine|manganese|vitamin (?!k\b)[a-z]\d*|sulph?ur|amines?|acid)\b|\bh(?:a)?emochromatosis\b|\bwilson'?s disease\b|\bgalactos(?:a)?emia\b|\bmcadd?\b|\bglycogen storage\b/,
    promise: `I do not know the rules of that diet, so I have left nothing out for it. Name the foods to avoid and I keep them out. ${NOT_COUNTED}`,
    reminder: 'Your diet has rules that I do not know, so check each ingredient against your list.',
  },
] as const;
