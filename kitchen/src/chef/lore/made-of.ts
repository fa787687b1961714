/** "What is miso made of?": what goes into foods that people buy ready-made. */

const ROWS = `
milk|cow'?s milk | Milk is made from nothing: it is what cows, goats, sheep and other animals give their young. Most of it is water, with fat, protein and milk sugar.
oat (?:milk|drink) | Oat drink is oats and water, blended and strained, often with a little oil and salt.
(?:soy|soya) (?:milk|drink) | Soya drink is soaked soya beans ground with water, boiled and strained.
almond (?:milk|drink) | Almond drink is soaked almonds blended with water and strained.
coconut milk | Coconut milk is grated coconut flesh pressed out with hot water.
butter|ghee | Butter is cream that was churned until its fat came together; ghee is butter with the water and solids taken out.
buttermilk | Buttermilk is what churning leaves of cream, or today mostly milk soured with cultures.
margarine | Margarine is plant oil and water made into one, often with a little whey or lecithin; some of it holds milk.
cream|double cream|single cream | Cream is the fat of milk, skimmed off or spun out.
sour(?:ed)? cream|creme fraiche | Soured cream is cream with cultures that make it thick and tart.
yogh?urt|greek yogh?urt | Yoghurt is milk, warmed and set by cultures. Greek yoghurt is strained besides.
cheese | Cheese is milk curdled with rennet or acid, drained, salted and mostly left to ripen.
parmesan | Parmesan is cow's milk, animal rennet and salt, ripened for a year or more.
mozzarella | Mozzarella is cow's or buffalo milk, curdled, heated and stretched.
feta | Feta is sheep's milk, often with some goat's, curdled and ripened in brine.
halloumi | Halloumi is sheep's and goat's milk, often with cow's, cooked as curd and kept in brine.
paneer | Paneer is milk curdled with lemon juice or vinegar and pressed.
ricotta | Ricotta is made from the whey that cheese leaves behind, heated until it curdles again.
mascarpone|cream cheese | Cream, or milk and cream, is thickened with acid or cultures and drained; that is all.
ice cream | Ice cream is milk, cream and sugar, often with egg yolks, stirred while it freezes.
flour|plain flour | Plain flour is wheat, ground and sifted. Other flours say which grain, nut or bean they come from.
bread|sourdough(?: bread)? | Most bread is wheat flour, water, salt and yeast; sourdough has wild yeast instead. Shop loaves may add milk, soya or seeds.
breadcrumbs|panko | Breadcrumbs are dried bread, so mostly wheat; panko comes from a white loaf without crust.
pasta|spaghetti|macaroni|penne | Dried pasta is durum wheat and water; fresh pasta mostly has egg in it.
noodles|ramen|udon|egg noodles | Most noodles are wheat flour and water, some with egg. Rice noodles are rice, and glass noodles mung beans or sweet potato.
couscous | Couscous is semolina, so hard wheat, rolled into tiny grains and steamed.
bulgur(?: wheat)? | Bulgur is wheat that was steamed, dried and cracked.
semolina | Semolina is hard wheat, coarsely ground.
seitan | Seitan is the gluten of wheat, washed free of its starch.
polenta|cornmeal | Polenta is dried maize, coarsely ground.
cornflour|corn ?starch | Cornflour is the pure starch of maize.
tofu|bean curd | Tofu is soya drink, curdled with a mineral salt or acid and pressed.
tempeh | Tempeh is cooked soya beans held together by a friendly mould.
miso | Miso is soya beans and salt fermented with a mould grown on rice or barley.
soy sauce|soya sauce|tamari | Soy sauce is soya beans, wheat, salt and water, fermented. Tamari has little wheat or none.
fish sauce | Fish sauce is small fish, mostly anchovies, and salt, left for a year or more.
oyster sauce | Oyster sauce is boiled-down oyster juice with sugar, salt and starch, often with wheat and soya.
worcestershire sauce | Worcestershire sauce is vinegar, molasses, tamarind, onion, garlic and fermented anchovies; some brands hold barley malt.
hoisin(?: sauce)? | Hoisin is fermented soya beans with sugar, garlic, vinegar and often wheat and sesame.
teriyaki(?: sauce)? | Teriyaki is soy sauce, so soya and wheat, with mirin and sugar.
mayonnaise|mayo|aioli | Mayonnaise is oil beaten into egg yolks with mustard and something sour; aioli has garlic in it.
ketchup | Ketchup is tomatoes, vinegar, sugar, salt and spices.
mustard | Mustard is ground mustard seeds with vinegar or wine, salt and spices.
pesto | Pesto is basil, pine nuts, hard cheese, garlic and olive oil; many jars have cashews instead.
tahini | Tahini is sesame seeds, ground to a paste.
harissa | Harissa is chillies, garlic, oil, cumin and caraway.
curry powder | Curry powder is coriander, cumin, turmeric, fenugreek and chilli; some brands put mustard in.
worcester(?: sauce)? | Worcester sauce is vinegar, molasses, tamarind and fermented anchovies; some brands hold barley malt.
vinegar | Vinegar is wine, cider, rice or malted barley that bacteria have turned sour.
sugar | Sugar comes from cane or beet: their juice, boiled down until it forms crystals.
honey | Honey is nectar that bees have thickened and ripened.
maple syrup | Maple syrup is the sap of maple trees, boiled down.
chocolate|dark chocolate | Dark chocolate is cocoa mass, cocoa butter and sugar; milk chocolate has milk powder besides. Most brands add soya lecithin.
white chocolate | White chocolate is cocoa butter, sugar and milk powder.
cocoa | Cocoa is what fermented, roasted cacao beans leave when most of their fat is pressed out.
gelatine?|jelly|marshmallows? | Gelatine is boiled from the skin and bones of pigs and cattle; jelly and most marshmallows are set with it.
agar(?: agar)? | Agar is boiled from red seaweed, and sets without any animal.
baking powder | Baking powder is bicarbonate of soda, a dry acid and starch.
yeast | Yeast is a living fungus, grown on molasses and pressed or dried.
stock(?: cubes?)?|bouillon | Stock is bones or vegetables simmered in water; cubes are salt, fat, flavourings and often celery, with wheat or milk in some.
quorn | Quorn is protein from a fungus, bound with egg white, or with potato in the vegan kind.
sausages? | Sausages are minced meat and fat with salt and spices, often with rusk or breadcrumbs, so wheat, in a casing.
bacon|ham | Pork, cured with salt and mostly smoked.
chorizo|salami | Pork and pork fat with salt and spices, dried; some brands add milk or soya.
surimi|crab ?sticks? | Crab sticks are minced white fish with egg white, starch and flavourings; wheat, soya and a little crab are common.
beer | Beer is malted barley, often with wheat, and hops, water and yeast.
wine | Wine is grape juice, fermented; egg white, milk protein or fish glue may have been used to clear it.
coffee | Coffee is the seeds of a cherry-like fruit, roasted and ground.
vanilla(?: extract)? | Vanilla is the cured pod of an orchid; the extract is made by steeping it in alcohol.
filo(?: pastry)? | Filo is wheat flour, water and a little oil or vinegar.
(?:puff |shortcrust )?pastry | Pastry is wheat flour and butter or another fat with a little water, some with egg.
marzipan | Marzipan is almonds and sugar, sometimes with egg white.
nutella | Chocolate spread is sugar, palm oil, hazelnuts, cocoa and skimmed milk powder, with soya lecithin.
`;

const FOODS = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', say = ''] = row.split(' | ');
    return { pattern: new RegExp(`^(?:${names})$`), say };
  });

const LEAD = '(?:an? |the |some |your |my |that |real |normal |regular |shop[ -]bought )*';
const NAME = "([a-z][a-z' -]{1,30}?)";
const SHAPES: readonly RegExp[] = [
  new RegExp(
    `\\bwhat(?:'s| is| are| was)? ${LEAD}${NAME} (?:is |are |actually |really |usually |normally )*(?:made|produced|manufactured)(?: up)? (?:of|from|out of|with)\\b`,
  ),
  new RegExp(
    `^(?:(?:and|so|ok|hey|hi|but),? )*${LEAD}${NAME} (?:is|are|comes?|'s) (?:actually |usually )?(?:made )?(?:of|from|out of|with) what\\b`,
  ),
  new RegExp(`\\bwhat do (?:they|you|people) make ${LEAD}${NAME} (?:of|from|out of|with)\\b`),
  new RegExp(`\\bhow (?:is|are) ${LEAD}${NAME} (?:made|produced|manufactured)\\b`),
];
/** "What's in pesto": of a food that we know, and of nothing else, since fridges and seasons have things in them too. */
const WHAT_IS_IN = new RegExp(`\\bwhat(?:'s| is| goes)? in(?:to)? ${LEAD}${NAME}\\??$`);
const POINTING =
  /^(?:it|this|that|these|those|they|them|one|everything|dish|recipe|(?:the )?sauce)$/;

/** The food that the folded text asks after, as said. */
export function madeOfAsked(text: string): string | undefined {
  for (const shape of SHAPES) {
    const said = shape.exec(text)?.[1]?.trim();
    if (said !== undefined) return said;
  }
  const inside = WHAT_IS_IN.exec(text)?.[1];
  return inside !== undefined && findMadeOf(inside) !== undefined ? inside : undefined;
}

/** Whether it is asked of "it", which only the conversation can tell. */
export function pointsAtDish(said: string): boolean {
  return POINTING.test(said);
}

export function findMadeOf(said: string): string | undefined {
  return FOODS.find(({ pattern }) => pattern.test(said))?.say;
}
