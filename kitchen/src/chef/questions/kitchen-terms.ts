/** Words of the kitchen, explained in a sentence or two. */

const ROWS = `
msg|monosodium glutamate|glutamate | MSG is the salt of glutamic acid, which also sits in ripe tomatoes, Parmesan and soy sauce; a pinch makes a dish taste rounder.
al dente | Al dente means cooked until tender but still with a slight bite in the middle, as good pasta should be.
aquafaba | Aquafaba is the liquid from a tin of chickpeas. Whipped, it foams much as egg whites do.
aioli | Aioli is a thick garlic sauce from the Mediterranean, beaten up with oil until it holds a spoon.
bain[- ]marie|water bath|double boiler | A bain-marie is a bowl or tin set in or over hot water, so that what is inside warms gently and evenly.
bechamel|white sauce | Béchamel is a white sauce of fat, flour and milk, simmered until it coats a spoon.
berbere | Berbere is Ethiopia's warm red spice mixture, built on chilli with ginger, fenugreek and cardamom.
blanch(?:ing)? | To blanch is to boil something very briefly and then cool it in iced water, to set colour or loosen skin.
blind bak(?:e|ing) | Blind baking is baking a pastry case before it is filled, under a weight, so that the bottom stays crisp.
bloom(?:ing)? | To bloom spices is to warm them in fat until fragrant; to bloom gelatine or yeast is to soak it first.
bouquet garni | A bouquet garni is a small bundle of herbs, usually thyme, bay and parsley, that is fished out before serving.
brais(?:e|ing) | To braise is to brown something and then cook it slowly under a lid with a little liquid.
brin(?:e|ing) | A brine is salted water. Meat or vegetables rest in it to take up seasoning and stay juicy.
broil(?:ing)? | To broil is the American word for grilling under heat that comes from above.
brunoise|julienne|batons?|chiffonade | These are cuts: brunoise is tiny dice, julienne thin matchsticks, batons thicker sticks, and chiffonade fine ribbons of leaves.
capers? | Capers are pickled flower buds of a Mediterranean bush, sharp and salty.
carameli[sz](?:e|ing|ation) | Caramelising is browning the sugars in food with slow heat, which makes it sweet, dark and nutty.
chermoula | Chermoula is a North African herb sauce with garlic, cumin, lemon and oil.
clarified butter|ghee | Ghee is butter simmered until its water is gone and its solids are strained out, so that it takes high heat.
colander | A colander is a bowl with holes for draining.
confit | A confit is something cooked very slowly in fat or syrup, until soft and long-keeping.
coulis | A coulis is a smooth, strained sauce of fruit or vegetables.
couscous | Couscous is tiny steamed pearls of semolina, a staple of North Africa.
cream(?:ing)? butter|creaming | Creaming means beating soft fat with sugar until pale and full of air.
dashi | Dashi is Japan's light stock, usually made from kelp and dried fish flakes; with mushrooms instead it is meatless.
deglaz(?:e|ing) | To deglaze is to pour liquid into a hot pan and scrape up the brown bits, which gives sauces their depth.
dredg(?:e|ing) | To dredge is to turn food in flour or crumbs before frying.
dutch oven | A Dutch oven is a heavy lidded pot that goes from hob to oven.
emulsion|emulsif(?:y|ied) | An emulsion is two liquids that do not mix, such as oil and water, beaten into one creamy sauce.
escalope | An escalope is a thin slice of meat beaten flat so that it cooks in moments.
fold(?:ing)? | To fold is to combine gently with a cutting and lifting movement, so that no air is lost.
frittata | A frittata is a thick Italian omelette, cooked slowly and served in wedges.
garam masala | Garam masala is a warm Indian blend with cardamom, cinnamon and clove, stirred in towards the end.
gnocchi | Gnocchi are small soft dumplings, usually of potato.
harissa | Harissa is a North African paste of chillies, garlic and spices.
injera | Injera is Ethiopia's soft, sour, spongy flatbread of teff.
jollof | Jollof is West Africa's beloved red rice, cooked in tomato, pepper and onion.
jus | A jus is a thin gravy of the meat's own juices.
kimchi | Kimchi is Korea's spicy fermented cabbage.
knead(?:ing)? | To knead is to work dough with your hands until it is smooth and stretches without tearing.
knock back|punch down | To knock back is to press the air out of risen dough before shaping it.
lardons | Lardons are small sticks of bacon.
macerat(?:e|ing) | To macerate is to soften fruit in sugar or liquid until its juice runs.
marinade|marinat(?:e|ing) | A marinade is a seasoned, often sour liquid in which food rests before it is cooked.
mirepoix|soffritto|sofrito | A mirepoix is the chopped onion, carrot and celery with which so many soups and stews begin. Soffritto is its Italian cousin.
mirin | Mirin is a sweet Japanese rice wine for cooking.
mise en place | Mise en place means having everything weighed, cut and at hand before you light the hob.
miso | Miso is a salty Japanese paste of fermented beans and grain.
mole | Mole is a family of deep Mexican sauces of chillies, spices, seeds and sometimes chocolate.
parboil(?:ing)? | To parboil is to boil something until half done, and finish it another way.
paneer | Paneer is a firm fresh Indian cheese that does not melt.
pilaf|pilau | A pilaf is rice fried in fat for a moment and then steamed in stock, so that the grains stay apart.
poach(?:ing)? | To poach is to cook in liquid that trembles but does not boil.
polenta | Polenta is coarse cornmeal, simmered until thick.
proof(?:ing)?|prov(?:e|ing) | Proving is the last rise of a shaped dough before it is baked.
puree|purée | A purée is food made completely smooth.
quenelle | A quenelle is a neat oval shaped between two spoons.
quinoa | Quinoa is a small seed from the Andes that cooks like a grain, with a slight crunch.
ramekin | A ramekin is a small ovenproof dish for one.
ras el hanout | Ras el hanout is Morocco's blend of a dozen or more sweet and warm spices.
reduc(?:e|ing|tion) | To reduce is to boil a liquid without a lid, so that it thickens and its taste gathers.
rest(?:ing)? | Resting is leaving cooked meat, dough or batter alone for a while, so that juices or gluten settle.
risotto | Risotto is an Italian dish of short grain rice, stirred with hot stock until creamy.
roux | A roux is equal parts of fat and flour cooked together, to thicken a sauce.
saut(?:e|é|eing|éing) | To sauté is to cook small pieces quickly in a little hot fat, with plenty of movement.
scald(?:ing)? | To scald is to heat a liquid to just below boiling.
sear(?:ing)? | To sear is to brown the outside quickly over high heat.
shallots? | A shallot is a small, mild relation of the onion.
shakshuka | Shakshuka is a pan of eggs set in a thick, spiced tomato sauce, at home from Tunisia eastwards.
simmer(?:ing)? | Simmering is cooking just below the boil, with small bubbles here and there.
smoke point | The smoke point is the heat at which a fat begins to smoke and taste bitter.
sous[- ]vide | Sous vide is cooking in a sealed bag in water held at an exact, low temperature.
spatchcock(?:ed|ing)? | A spatchcocked bird has its backbone taken out and lies flat, so that it roasts quickly and evenly.
steam(?:ing)? | To steam is to cook over boiling water, in its vapour.
stir[- ]fry(?:ing)? | Stir-frying is cooking small pieces over very high heat, always moving.
stock|broth | Stock is water in which bones or vegetables have simmered for their taste; broth is much the same, seasoned.
sumac | Sumac is a dark red, lemony spice from the Middle East.
sweat(?:ing)? | To sweat vegetables is to soften them in a little fat over low heat, without colour.
tagine | A tagine is both a Moroccan clay pot with a pointed lid and the slow stew that is cooked in it.
tahini | Tahini is a smooth paste of ground sesame.
tamarind | Tamarind is the sour, sticky pulp of a pod, used from India to Mexico.
tapas | Tapas are the small plates eaten with a drink in Spain.
teff | Teff is a tiny grain from Ethiopia.
temper(?:ing)? | Tempering is warming something by degrees: eggs, so that they do not scramble, or chocolate, so that it sets shiny.
tempeh | Tempeh is a firm Indonesian cake of fermented soya beans.
tofu | Tofu is a fresh curd pressed from soya milk; it takes on the taste of what it is cooked with.
umami | Umami is the savoury fifth taste, strong in mushrooms, tomatoes and anything long cooked or fermented.
vinaigrette | A vinaigrette is oil and vinegar shaken into a dressing.
whisk(?:ing)? | To whisk is to beat air into something or smooth it out, and it is also the tool of looped wires.
za'?atar | Za'atar is a Middle Eastern blend of wild thyme, sumac and seeds.
pinch(?:es)? | A pinch is what two fingers and a thumb pick up, a good sixteenth of a teaspoon.
dash(?:es)? | A dash is a few drops, or a short shake of the bottle: about an eighth of a teaspoon.
knob of butter|pat of butter | A knob of butter is a lump of about 15 g, a tablespoon or so.
gochujang | Gochujang is Korea's thick, sweet and hot paste of fermented chillies and soya beans.
miso | Miso is a salty Japanese paste of fermented soya beans, often with rice or barley.
tahina|halva | Halva is a crumbly sweet, most often of sesame and sugar.
kimchi | Kimchi is Korea's pickle of fermented cabbage with chilli, garlic and ginger.
sriracha | Sriracha is a sweet and garlicky chilli sauce that comes from Thailand.
hoisin | Hoisin is a thick, sweet and salty Chinese sauce of fermented soya beans.
sambal | Sambal is the Indonesian and Malay family of pounded chilli relishes.
panko | Panko is Japanese breadcrumb in large, dry flakes, which fries very crisp.
nduja|'nduja | Nduja is a soft, fiery, spreadable pork salami from Calabria.
pancetta | Pancetta is Italian cured pork belly, much like unsmoked bacon.
guanciale | Guanciale is cured pig's cheek, the classic fat for carbonara.
polenta | Polenta is Italian maize porridge, and the meal it is cooked from.
bulgur | Bulgur is wheat that has been boiled, dried and cracked.
orzo | Orzo is pasta in the shape of large rice grains.
okra | Okra is a green pod that thickens what it is cooked in.
daikon | Daikon is a long, mild white radish.
plantain | A plantain is a starchy cousin of the banana that is eaten cooked.
jackfruit | Jackfruit is a large tropical fruit whose unripe flesh cooks up stringy, rather like meat.
cilantro|coriander leaves | Cilantro is the American name for the leaves of the coriander plant; the seeds are a spice.
arugula|rocket | Rocket, or arugula, is a peppery salad leaf.
zucchini|courgettes? | Courgette and zucchini are two names for one vegetable, a small tender summer squash.
eggplant|aubergines? | Aubergine and eggplant are two names for the same glossy, dark vegetable.
cloves? of garlic|garlic cloves? | A clove of garlic is one of the small segments inside the papery bulb: pull one off, crush it lightly with the flat of a knife, and the skin slips away. The whole thing is a head or bulb.
(?:head|bulb) of garlic | A head (or bulb) of garlic is the whole papery thing, with about ten cloves in it.
(?:stick|rib|stalk)s? of celery|celery (?:stick|rib|stalk)s? | A stick of celery is a single stalk pulled off the bunch.
sprigs? | A sprig is one small branch of a herb, stalk and leaves together.
knob of (?:butter|ginger) | A knob is a piece about as big as a walnut, to be cut by eye.
pinch(?: of salt)? | A pinch is what you can hold between thumb and two fingers, less than an eighth of a teaspoon.
(?:vegan(?:ism|s)?)(?= mean|\\??$) | Vegan food takes nothing at all from animals; everything in it grows.
(?:vegetarian(?:ism|s)?|veggie)(?= mean|\\??$) | Vegetarian food is made without any animal that had to die for it.
(?:pescatarian(?:ism|s)?)(?= mean|\\??$) | A pescatarian eats as a vegetarian does, with the catch of sea and river besides.
(?:keto(?:genic)?(?: diet)?)(?= mean|\\??$) | Keto means eating very few carbohydrates, often under 20 to 50 g a day, so that the body burns fat instead.
(?:paleo(?: diet)?)(?= mean|\\??$) | Paleo leaves out what came with farming and factories, and keeps to what could be hunted or gathered.
(?:coeliac|celiac(?: disease)?)(?= mean|\\??$) | In coeliac disease gluten harms the gut, even in traces, so it has to be left out for good.
(?:gluten)(?= mean|\\??$) | Gluten is the stretchy protein of some grains; it is what makes dough elastic.
(?:halal)(?= mean|\\??$) | Halal means permitted under Islamic law, and tells what may be eaten and how an animal must be slaughtered.
(?:kosher)(?= mean|\\??$) | Kosher means fit to eat under Jewish law, which also says what may not stand on one plate.
zest(?:ing)? | Zest is the thin coloured outside of a lemon, lime or orange, where the fragrant oil sits.
`;

const TERMS = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', say = ''] = row.split(' | ');
    return { pattern: new RegExp(`\\b(?:${names})\\b`), say };
  });

/** What the folded question's word means. */
export function findTermMeaning(text: string): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const { pattern, say } of TERMS) {
    const length = pattern.exec(text)?.[0].length ?? 0;
    if (length > most) [best, most] = [say, length];
  }
  return best;
}
