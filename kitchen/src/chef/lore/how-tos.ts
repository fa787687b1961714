/** Techniques a home cook asks about, each in a few plain sentences. */
import { type AnswerRow, readAnswerRows } from './answer-rows.ts';
import { TECHNIQUES } from './techniques.ts';

/** Every group must be named: "dice|chop onion" is an action and a thing. */
export type HowTo = AnswerRow;

/** `groups => answer`; more particular rows stand first. */
const ROWS = `
how long|minutes|time + boil|cook|steam|simmer + potato(?:es)? => Boil whole new potatoes or 4 cm chunks for 15 to 20 minutes from the boil, and big ones whole for 25 to 30, until a knife goes in without a push. Start them in cold salted water.
how long|minutes|time + boil|cook|steam|simmer + carrots?|parsnips?|swede => In 1 cm slices they take 6 to 8 minutes in simmering water, and 10 to 12 in steam.
how long|minutes|time + boil|cook|steam|simmer|blanch + broccoli|cauliflower|green beans|sugar snaps|asparagus => Florets and beans take 3 to 5 minutes in boiling salted water or 5 to 7 in steam, thin asparagus 2 to 3. They are done when a knife goes in with a slight push.
how long|minutes|time + boil|cook|steam|simmer + peas|sweetcorn|corn => Frozen peas and corn need 2 to 3 minutes in boiling water, a cob 6 to 8.
dice|chop|cut|slice|peel|mince + onions? => Halve the onion through the root and peel it. Lay each half flat, make cuts towards the root without going through it, then cut across. The root holds it together, so you get even dice and fewer tears. A sharp knife helps more than any trick.
carameli[sz]e|caramelised|caramelized|brown + onions? => Slice them thinly and cook them in a wide pan with a little fat and a pinch of salt over low heat, stirring now and then, for 35 to 45 minutes. When they catch, add a spoonful of water and scrape. They are done when they are deep brown, soft and sweet.
cry|crying|tears + onions? => Use a very sharp knife, chill the onion for half an hour first and leave the root end on until last. A fan or an open window takes the rest of the sting away.
soak|overnight|dried + beans?|chickpeas?|pulses => Cover them with three times their depth of cold water and leave them 8 to 12 hours. Drain, cover with fresh water and simmer until completely soft; boil red kidney beans hard for the first 10 minutes. Salt near the end.
rinse|wash + rice => Swirl it in a bowl of cold water, pour the cloudy water off and repeat three or four times until it runs almost clear. That washes off loose starch, so the grains stay apart.
cook|boil|make|steam|fluffy|perfect + rice|basmati => Rinse it, then use 1½ parts water to 1 part rice by volume with a pinch of salt. Bring to the boil, cover, turn to the lowest heat for 12 minutes, then leave it off the heat, still covered, for 10 more. Fork it through.
rice + mushy|sticky|soggy => It had too much water or too much stirring. Rinse the rice first, use 1½ parts water to 1 part rice, keep the lid on and let it rest 10 minutes off the heat before you fork it.
cook|boil|al dente|salt + pasta|spaghetti|tagliatelle|macaroni|noodles => Use plenty of water, about a litre for each 100 g, salted until it tastes pleasantly seasoned. Stir in the first minute, start tasting two minutes before the packet says, and keep a cup of the cooking water for the sauce.
cook|make|simmer + quinoa => Rinse it well, then simmer 1 part quinoa in 2 parts water for 15 minutes under a lid. Leave it covered for 5 minutes and fluff it with a fork.
cook|make + couscous => Pour 1¼ parts boiling stock or water over 1 part couscous, cover for 5 minutes and rake it with a fork and a little olive oil.
cook|make|simmer + lentils? => Rinse them and simmer in plenty of water: red ones 15 minutes until they fall apart, green and brown ones 25 to 30 until tender but whole. Salt near the end.
cook|make + polenta|cornmeal => Whisk 1 part into 4 parts simmering salted water and stir over low heat for 30 minutes, until it comes away from the sides. Thin with a splash of hot water if it stiffens.
cook|make + porridge|oats|oatmeal => Simmer 1 part rolled oats in 2 parts liquid with a pinch of salt for about 5 minutes, stirring, until creamy. Let it stand a minute before you eat.
poach + eggs? => Bring a wide pan of water to a bare simmer. Crack a very fresh egg into a cup, slide it in close to the water and leave it 3 minutes, until the white is set and the yolk still gives. Lift it out with a slotted spoon and drain it on a cloth.
soft|boil|boiled|hard + eggs? => Lower them into boiling water straight from the fridge: 6½ minutes for a soft yolk, 8 for a jammy one, 11 for hard. Then cool them in cold water at once, which stops the cooking and helps them peel.
peel + eggs? => Crack them all over, leave them 5 minutes in cold water and peel from the broad end, under water if they resist. Eggs a week old peel better than new ones.
scramble|scrambled + eggs? => Melt butter over low heat, pour in beaten eggs with a pinch of salt and push them about slowly with a spatula. Take the pan off while they still look a little wet; they finish on their own.
fry|fried + eggs? => Warm a spoonful of fat over medium heat, slide the egg in and cook until the white is set, about 3 minutes. Cover for the last minute if you like the top set too.
separate + eggs? => Crack the egg over a bowl and pass the yolk from one half of the shell to the other, letting the white fall. Use a small bowl first, so that one broken yolk does not spoil the rest.
whip|whisk|beat|stiff + egg whites?|whites|meringue => Use a spotless bowl, start slowly until foamy, then go faster. Soft peaks fold over, stiff ones stand up. Add sugar a spoon at a time once it is foamy, and stop while it still shines.
make|fold|flip + omelette|omelet => Beat the eggs with salt, pour them into hot butter over medium heat and draw the edges to the middle as they set. When the top is just moist, fold it over and slide it out: under two minutes in all.
fresh|good|bad|off|rotten|old + eggs? => Put the egg in a glass of water. If it lies flat it is fresh, if it stands up use it soon and well cooked, if it floats or smells, throw it away.
chicken + done|ready|cooked|raw|tell|know => Push a thermometer into the thickest part without touching bone: it must read 74 °C (165 °F). Without one, pierce it there; the juices should run clear and no part of the meat be pink.
roast|bake|cook + whole chicken|chicken whole|a chicken|roast chicken => Dry it well, salt it, and roast at 200 °C for about 20 minutes per 500 g plus 20 more, until the thickest part of the thigh reads 74 °C. Rest it 15 minutes before you carve.
cook|fry|sear|bake|pan|juicy|moist|dry + chicken breasts?|chicken => Flatten the breasts to an even thickness, salt them and cook in a hot oiled pan, 5 to 6 minutes a side, until the thickest part reads 74 °C. Rest 5 minutes. Brining them half an hour in lightly salted water keeps them juicy.
joint|carve|cut up|portion + chicken|turkey|bird => Cut through the skin between leg and body, bend the leg back until the joint pops and cut through it. Take each breast off along the breastbone with short strokes, then the wings at the joint.
cook|fry|sear|grill|perfect|rare|medium|done|tell|know + steaks? => Dry it, salt it and bring it to room temperature. Sear in a smoking hot pan, turning every minute. 52 °C inside is rare, 57 °C medium rare, 63 °C medium; then rest it half as long as it cooked.
rest|resting + meat|steak|roast|beef|joint|lamb|pork => Leave it on a warm plate, loosely covered: 5 minutes for a steak, 15 to 20 for a roast. The juices thicken as it cools a little and stay in the meat when you cut.
brown|sear|browning + meat|beef|mince|stew => Dry the meat, get the pan properly hot, and give every piece room. Leave it alone until it lets go of the pan by itself, then turn. Work in batches: a crowded pan steams.
marinate|marinade + meat|chicken|beef|lamb|pork|long|tofu|fish => Thin pieces take what they can in 1 to 2 hours, larger ones overnight in the fridge. Anything with much lemon or vinegar should stay under 2 hours, and fish under 30 minutes, or it turns mealy.
tenderi[sz]e|tender|tough + meat|beef|steak|pork|stew => Tough cuts want low heat and time, 2 to 3 hours at a bare simmer, until a fork goes in easily. For quick cuts slice across the grain or beat them flat.
cook|sear|bake|fry|poach + salmon|fish|cod|fillets? => Dry the fillet, salt it and lay it skin down in a hot oiled pan. Leave it until the flesh turns opaque most of the way up, about 5 minutes, then turn it for a minute. 63 °C inside, or when it flakes at a push, is done.
fish|salmon|cod|trout|haddock|tuna|fillets? + done|ready|cooked|tell|know|fresh => It is done when it turns opaque and flakes at a gentle push, which is 63 °C inside. Fresh fish smells of the sea rather than of fish, and its flesh springs back.
cook|devein|peel|clean + prawns?|shrimps? => Pull off the shell, slit the back and lift out the dark line. Fry them over high heat 1 to 2 minutes a side, until pink and curled to a C. A tight O means overcooked.
clean|cook|steam + mussels?|clams? => Scrub them, pull the beards off, and throw away any that are broken or do not close when tapped. Steam with a splash of liquid under a lid for 4 to 5 minutes; discard those that stay shut.
cook|crispy|fry + bacon => Lay it in a cold pan, then turn on medium heat, so that the fat runs slowly. Turn it now and then until it is as crisp as you like, 8 to 10 minutes.
press|crispy|cook|fry + tofu => Wrap firm tofu in a cloth under a weight for 20 minutes, cut it, toss it in a little cornflour and salt and fry over medium-high heat until every side is golden.
make|roux|thicken|cook + roux => Melt equal weights of fat and flour together over medium heat and stir: 2 minutes for a white sauce, until hazelnut brown for a stew. Add the warm liquid little by little, whisking each time until smooth.
thicken|thicker|too thin|watery + sauce|gravy|soup|stew|curry => Simmer it without a lid first. If that is not enough, stir a teaspoon of cornflour into a tablespoon of cold water, pour it in and boil for a minute. Soups also thicken when you blend a ladleful of their own vegetables.
lumps?|lumpy + sauce|gravy|custard|batter|roux => Take it off the heat and whisk hard, or push it through a sieve. Next time add the liquid a little at a time and wait until each addition is smooth.
make|white sauce|bechamel + white sauce|bechamel => Stir 40 g butter and 40 g flour over medium heat for 2 minutes. Whisk in 500 ml warm milk a little at a time and simmer 5 minutes, until it coats a spoon. Salt, pepper, a scrape of nutmeg.
make + gravy => Pour off most of the fat from the roasting tin, stir a spoonful of flour into the rest and cook 2 minutes. Add hot stock while you scrape up the brown bits and simmer until it coats a spoon.
make|homemade + stock|broth => Cover bones or vegetables with cold water, bring it slowly to a bare simmer and skim it. Vegetables want 45 minutes, chicken 3 hours, beef 6. Never let it boil hard, then strain and chill it.
make + vinaigrette|dressing|salad dressing => Shake 3 parts oil with 1 part lemon juice or vinegar, a pinch of salt and a dab of honey or sugar in a closed jar. Taste it on a leaf, not off the spoon.
make|split|fix|curdled + mayonnaise|mayo|aioli => Whisk an egg yolk with mustard, then add oil drop by drop until it thickens, faster after that. If it splits, start with a fresh yolk and whisk the split sauce into it slowly.
split|curdle|curdled|curdles + sauce|cream|yoghurt|yogurt|custard => Take it off the heat at once and whisk in a spoonful of cold cream, or a splash of hot water for an oily sauce. Keep dairy below the boil and stir a spoon of cornflour into yoghurt beforehand.
make|prepare + pesto => Pound or blend a big bunch of basil with a clove of garlic, a handful of pine nuts and a pinch of salt, then olive oil, then grated hard cheese. Stop while it is still coarse.
make|cook|simmer + tomato sauce|marinara => Warm sliced garlic in olive oil without colouring it, add a tin of good tomatoes and a pinch of salt and simmer 25 minutes until thick. Tear in basil at the end.
temper|tempering|melt + chocolate => Melt two thirds of dark chocolate over barely steaming water to 45 to 50 °C. Off the heat stir in the rest until it falls to 28 °C, then warm it to 31 °C and use it. For cakes, plain melting is enough: low heat, no drop of water in it.
melt|soften|brown + butter => Melt it over low heat. For brown butter go on over medium heat, swirling, until the foam settles and the specks turn nut brown, then pour it out of the pan at once. To soften it, cut it small and wait 15 minutes.
proof|prove|activate|bloom|dead|alive + yeast => Stir the yeast into lukewarm water, about 38 °C, with a pinch of sugar. After 10 minutes it should foam. Dough has risen when it has doubled and a fingertip leaves a slow-filling dent.
knead|kneading + dough|bread => Push the dough away with the heel of your hand, fold it back, turn it a quarter and repeat for about 10 minutes. It is ready when it is smooth and a small piece stretches thin without tearing.
bread|dough|loaf + rise|rising|flat|dense|collapse => Dense bread usually means cold or tired yeast, too little kneading or too short a rise. Judge by size rather than by the clock: let it double, then shape it and let it grow by half again.
bread|loaf + done|ready|baked|tell => Knock on the bottom: it should sound hollow. A thermometer in the middle reads 93 to 96 °C.
cake|muffins?|sponge + done|ready|baked|tell|know => Push a skewer into the middle; it should come out clean or with a few dry crumbs. The cake springs back to a light touch and just leaves the sides of the tin.
cake|sponge|muffins? + sank|sink|sunk|flat|dense|dry|collapsed? => It sinks when the oven was opened early, the raising agent was old or the middle was not done. It turns dense when the batter is beaten after the flour goes in, and dry when it bakes too long.
cream|creaming + butter and sugar|butter|sugar => Beat soft, not melted, butter with the sugar for 4 to 5 minutes, until pale and fluffy. Those air bubbles are what lifts the cake.
fold|folding + batter|flour|whites|in => Cut down through the middle with a large spoon, sweep along the bottom, lift it over and turn the bowl. Stop as soon as there are no streaks; a little unevenness is better than lost air.
whip|whipped|whisk + cream => Chill the cream and the bowl, and whisk at medium speed until it holds soft peaks that droop. Stop there for folding; ten seconds more gives firm peaks, and twenty gives butter.
make|rub|shortcrust|flaky + pastry|pie crust|shortcrust => Rub 100 g cold fat into 200 g plain flour with a pinch of salt, bind it with 3 to 4 tablespoons of iced water and chill half an hour before rolling. Handle it as little as you can.
blind bake|blind|soggy + pastry|tart|pie|crust|base|bottom => Line the chilled case with baking paper, fill it with dried beans or weights and bake 15 minutes at 190 °C. Take them out and bake 5 to 8 minutes more, until it looks dry.
roll + pastry|dough => Dust the table lightly, roll from the middle outwards, and turn the dough a quarter after each stroke so that it never sticks. Patch cracks at once with a moist finger.
grease|line + tin|pan|tray|cake => Brush the tin with soft fat, cut a circle of baking paper for the bottom and a strip for the sides. For ring tins, fat and a dusting of flour or cocoa will do.
make|cook + caramel|toffee => Melt sugar in a dry, heavy pan over medium heat, tilting rather than stirring, until it is the colour of amber. Take it off and add warm liquid with care, for it spits. It is far hotter than boiling water.
crystalli[sz]e|crystals|grainy + caramel|sugar|honey|syrup => Crystals start from stray grains. Brush the sides of the pan down with water and do not stir once it boils. Honey turns clear again in a bowl of warm water.
roast|crispy|cook + potatoes? => Boil peeled chunks 8 minutes in salted water, drain them, shake them until the edges are rough and roast them in hot fat at 210 °C for 45 minutes, turning twice.
mash|mashed|fluffy + potatoes? => Boil floury potatoes in salted water from cold until a knife slides in, drain them and let them steam dry for 3 minutes. Mash them hot, beat in warm fat, then warm liquid. Never use a blender.
bake|baked|jacket + potatoes?|potato => Prick them, rub them with oil and salt and bake at 200 °C for 60 to 75 minutes, until the skin is crisp and the middle yields to a squeeze.
roast|roasted + vegetables|veg|carrots?|cauliflower|broccoli|squash|parsnips? => Cut them to one size, toss with oil and salt, and spread them out with room between. Roast at 210 °C for 25 to 40 minutes and turn them once. Crowding makes them steam.
blanch|boil|steam|cook + vegetables|veg|broccoli|green beans|asparagus|spinach|peas|greens => Drop them into plenty of boiling salted water until just tender, 1 minute for spinach, 3 to 4 for beans or broccoli, then cool them at once in iced water to keep them green.
peel|skin|blanch + tomatoes?|peaches => Cut a small cross in the bottom, put them into boiling water for 20 seconds, then into cold. The skin slips off from the cross.
peel|crush|mince|chop + garlic => Press the clove with the flat of a knife until the skin cracks and slips off. Chop it, sprinkle it with salt and drag the blade across it for a paste. Chop it last, and do not let it brown.
peel|grate|store + ginger => Scrape the skin off with the edge of a teaspoon and grate it across the fibres. A whole root keeps in the freezer and grates well from frozen.
roast|peel|char|skin + peppers?|capsicum => Char them under a hot grill or over a flame until black all over, leave them covered 10 minutes and rub off the skin. Do not rinse them.
chop|cut|handle|deseed|burning + chill(?:i|ie|ies|y)|chilis? => Halve it lengthways and scrape out the pale ribs, which hold most of the heat. Wear gloves or oil your fingers, and keep your hands from your eyes.
cut|peel|stone|pit|ripen|ripe + avocados?|mangoe?s? => Cut round the stone, twist the halves apart and lift the stone out with a spoon. It is ripe when it gives a little near the stem; a paper bag with a banana hurries it by a day or two.
cut|peel|prepare|cook + squash|pumpkin|butternut => Cut it in two where the neck meets the body so that each part stands flat, then peel it downwards. Or roast it in halves at 200 °C for 45 minutes and scoop it out.
cook|salt|prepare|bitter + aubergines?|eggplants? => Salt the slices, wait 30 minutes and pat them dry if you mean to fry them; they drink less oil. Roasting at 210 °C with a brush of oil needs no salting.
clean|wash|cook + mushrooms? => Wipe them, or rinse them quickly and dry them. Fry them in a hot, uncrowded pan without salt until their water has gone and they turn golden, then season.
wash|store|clean + herbs?|lettuce|salad|leaves => Swish them in a bowl of cold water, lift them out so that the grit stays behind and dry them well. Rolled in a cloth or kitchen paper they keep for days in the fridge.
toast|toasted|roast + nuts|seeds|spices|almonds|cumin => Toss them in a dry pan over medium heat until they smell good, 1 to 2 minutes for spices and 4 to 6 for larger things. Tip them out at once, for they go on browning.
grind|bloom|fry + spices? => Fry ground spices in warm fat for 30 to 60 seconds, until fragrant, before anything wet goes in. Whole ones can go in first and be ground fresh when toasted and cool.
salty|too much salt|oversalted|over-salted + soup|sauce|stew|curry|food|dish|too|it => Add more of everything else: water, tomatoes, vegetables, cooked grain or potato. A squeeze of lemon and a pinch of sugar soften the taste, though they take no salt away.
too spicy|too hot|spicy + soup|sauce|stew|curry|food|dish|it|fix|less => Add fat, sweetness and bulk: coconut milk or another creamy thing you can eat, a little sugar, more vegetables. Lemon helps too. Serve it with plain rice or bread.
season|seasoning|salt + food|properly|when|much|taste|water => Salt early and a little at a time, tasting after each addition. If a dish tastes flat even so, it usually wants acid: a squeeze of lemon or a drop of vinegar.
sharpen|hone|hold|use + kni(?:fe|ves) => Hold the blade at about 15 to 20 degrees to a whetstone and stroke from heel to tip, equally on both sides. Pinch the blade where it meets the handle, curl the fingers of the other hand, and let the knife slide.
season|clean|care|rust + cast iron|iron pan|skillet|wok => Wash it, dry it on the heat, rub it with a thin film of oil and bake it upside down at 220 °C for an hour. Afterwards wipe it after use and never leave it wet.
stick|sticks|sticking|stuck + pan|food|it|chicken|fish|eggs? => Heat the empty pan first, then the fat, and lay the food in dry. Leave it alone: when a crust has formed it lets go by itself.
deep fry|deep-fry|frying|fry + oil|chips|fries|batter|anything => Use a deep, heavy pan no more than a third full of oil at 170 to 180 °C; a cube of bread browns in about 40 seconds. Fry small batches, drain them on a rack and never leave the pan.
stir fry|stir-fry|stir-fries|stir + wok|fry|fries|vegetables|stir-fry => Cut everything before you start. Get the pan very hot, fry in small batches from slow to quick cooking, and add the sauce at the very end so that things stay crisp.
make|cook|stir + risotto => Toast the rice in fat for 2 minutes, let a splash of wine boil away, then add hot stock a ladle at a time and stir often. After 17 to 18 minutes, when it is just firm, beat in something rich off the heat and let it stand.
make|brew|cook + coffee|tea => For coffee use 60 g for a litre of water just off the boil and 4 minutes in the pot. Black tea takes boiling water for 3 to 5 minutes, green tea 75 to 80 °C for 2.
defrost|thaw + meat|chicken|fish|frozen|turkey|mince|safely => Thaw it in the fridge on a plate, a day for each 2 kg. In a hurry, keep it sealed in cold water and change that every half hour, then cook it at once. Never thaw it on the counter.
cool|chill|store|reheat + rice|leftovers|food|soup|stock => Cool it quickly in shallow dishes and have it in the fridge within 2 hours; rice within one. Reheat it once, to 74 °C all through, and stir on the way.
measure|weigh + flour|ingredients|without scales|butter => A scale is best. With cups, stir the flour, spoon it in and level it off with a knife: about 125 g. Fat can be measured in water: it rises by as much as you put in.
substitute|make|own + buttermilk => Stir a tablespoon of lemon juice into 250 ml milk or soy drink and wait 10 minutes until it thickens.
make|homemade + breadcrumbs => Dry stale bread in the oven at 120 °C until crisp and grate or blitz it. In a closed jar the crumbs keep for a month.
make|fluffy|flip|cook + pancakes? => Let the batter rest 20 minutes, heat the pan over medium and pour in a small ladleful. Turn it when bubbles on top burst and stay open. The first one is always for the cook.
make|cook + popcorn => Heat 3 tablespoons of oil with three kernels in a lidded pan. When they pop, add 100 g more, cover, and shake over medium-high heat until the pops are 2 seconds apart.
juice|zest + lemons?|limes?|oranges? => Zest it first, only the coloured part, and then roll it hard on the table before you squeeze it. Ten seconds in a microwave gives more juice.
open|crack|prepare + coconuts? => Pierce the softest of the three eyes and drain it. Then tap round the middle with the back of a heavy knife while you turn it, until it splits.
cook|boil|grill|make + corn|sweetcorn|cobs? => Boil husked cobs 4 to 5 minutes, or grill them about 12, turning, until spotted brown. Salt them afterwards.
cook|boil|use|prepare + noodles|rice noodles => Thin rice noodles want only 5 minutes in just-boiled water, flat ones 8 to 10. Rinse them cold so that they do not clump, and finish them in the pan.
poach|cook + pears?|apples?|fruit => Simmer peeled fruit gently in equal weights of water and sugar with a strip of lemon peel, 15 to 25 minutes, until a knife slides in. Let it cool in the syrup.
set|make|gel + jam|marmalade => Put a saucer in the freezer. After a full boil for 5 to 10 minutes drop some jam on it: if it wrinkles when you push it, it has set. On a thermometer that is 104.5 °C.
steril[is|iz]\\w*|clean + jars?|bottles? => Wash them in hot soapy water, rinse them and dry them upside down in the oven at 140 °C for 15 minutes. Fill them while both jar and contents are hot.
make|start|feed + sourdough|starter => Mix equal weights of flour and water and leave it at room temperature. Each day throw half away and feed the rest the same again; after 5 to 7 days it should double within some hours and smell pleasantly sour.
temperature|low|convert + fan oven|fan|convection => Take 20 °C off a conventional temperature for a fan oven, and start looking a few minutes early.
flip|turn(?:ing)? (?:it|them) over|turn(?:ing)? (?:it|them)$ => Wait until the underside is set and brown and it lets go when you shake the pan. Slide a wide spatula right under it and turn it in one quick movement away from you; something large or soft turns best with the help of a plate: slide it out, lay the pan over it and turn both together.
cool|chill + quickly|fast|down|soup|stew|sauce|curry|rice|leftovers => Spread it in shallow dishes no deeper than 5 cm, or stand the pot in a sink of cold water with ice and stir. Within an hour or two it should be cool enough for the fridge; rice within one. A full deep pot stays warm for half a night.
cheese ?boards?|charcuterie|grazing (?:board|table)|platter + cheese|charcuterie|grazing|board => Reckon 80 to 100 g of cheese a head and choose three or four kinds that differ: one hard, one soft, one washed or blue, one of goat or sheep. Take them out of the fridge an hour before. Beside them bread or crackers, grapes or a sliced pear, nuts, and a spoonful of something sweet such as honey or quince.
wash|rinse|clean + mushrooms? => A quick rinse just before they go into the pan does no harm, or wipe them with a damp cloth; do not leave them in water, which they drink up.
wash|rinse|clean + salad|lettuce|spinach|vegetables|veg|fruit|berries|strawberries|apples?|herbs|leeks?|grapes|kale => Yes, under cold running water just before use, without soap; leaves and leeks in a bowl of water, so that the grit sinks. What is sold as washed and ready to eat needs it not.
wash|rinse + rice|basmati|jasmine rice|quinoa => Rinse it in a bowl of cold water, swirl and pour off, three or four times, until the water runs nearly clear: loose starch makes it sticky. Risotto and pudding rice are not rinsed, since there the starch is wanted. Quinoa loses its bitterness under the tap.
stick|sticky|fluffy|separate|clump|mushy + rice => Rinse the rice until the water is nearly clear, cook it in one and a half times its volume of water under a closed lid on the lowest heat for 12 minutes, and let it stand off the heat for 10 more. Then loosen it with a fork and do not stir while it cooks.
stick|sticky|sticking|clump + pasta|spaghetti|noodles => Boil it in plenty of water, a litre for each 100 g, stir it in the first minute and again now and then, and put it straight into the sauce. Oil in the water does nothing; rinse only what is for a salad.
soak|soaking|presoak + lentils|split peas => Lentils and split peas need no soaking: rinse them, pick out any stones and simmer them, 15 minutes for red ones and 25 to 35 for brown or green.
soak|soaking|presoak + beans|chickpeas|pulses => Dried beans and chickpeas want 8 to 12 hours in plenty of cold water. In a hurry boil them 2 minutes and let them stand covered for an hour. Pour that water away, and boil kidney beans hard for 10 minutes first.
peel + carrots?|potatoes?|parsnips?|courgettes?|zucchini|cucumbers?|aubergines?|eggplants?|apples? => You need not: scrub them well, and the peel of young ones is good to eat and holds the shape. Peel what is old, thick-skinned or green, and what is meant for a smooth mash.
preheat|pre-heat + oven => Yes, for whatever bakes or wants a crust: cake, bread, pastry and chips need the full heat from the first minute, and 10 to 15 minutes give that. A stew or a slow roast may start in a cold oven.
cry|crying|tears|eyes + onions? => Use a sharp knife and a cold onion, twenty minutes in the fridge, and leave the root end on until the last cut. An open window or a fan carries the rest away.
cut|chop|dice|slice + onions? => Halve it through the root, peel it and lay it flat. Cut lengthways towards the root without going through it, then across, and the dice fall off by themselves; the root end holds it together.
cook|boil|make + quinoa => Rinse it, then simmer 1 part quinoa in 2 parts salted water under a lid for 15 minutes, until the little tails show. Let it stand 5 minutes and loosen it with a fork.
weep\\w*|leaks?|sweat\\w* + meringues? => Sugar that has not dissolved draws water, and so does damp air. Add the sugar a spoonful at a time, beat until nothing grates between the fingers, bake it low and slow, and let it cool in the oven.
fry|frying|deep + which oil|what oil|best oil|kind of oil|oil for|oil => Rapeseed, sunflower or groundnut oil, which taste of little and stand the heat; for a gentle fry olive oil is good as well. Butter burns above 150 °C unless it is clarified or has a spoon of oil with it.
mash|mashed|roast|roasting|chips|fries|boil|salad + (?:what|which|best|kind of|type of|sort of)(?: kind of| type of| sort of)? potato(?:es)? => Floury ones (Maris Piper, King Edward, russet) for mash, roasting and chips; waxy ones (Charlotte, Nicola, new potatoes) for salads, boiling and gratins, since they hold their shape.
set|alarm|organi[sz]e|time + dinner|everything|dishes|together => Start from the time you want to eat and count back. Cook what can wait first, rest meat while the vegetables cook, and warm the plates.
`;

const HOW_TOS: readonly HowTo[] = readAnswerRows(`${ROWS.trim()}\n${TECHNIQUES.trim()}\n`);

/** The row that fits the folded question: the one whose words it says most of; earlier rows win. */
export function findHowTo(text: string): HowTo | undefined {
  let best: HowTo | undefined;
  let most = 0;
  for (const row of HOW_TOS) {
    const said = row.when.map((group) => group.exec(text)?.[0].length ?? 0);
    if (said.some((length) => length === 0)) continue;
    const total = said.reduce((sum, length) => sum + Math.min(length, 14), 0);
    if (total > most) [best, most] = [row, total];
  }
  return best;
}
