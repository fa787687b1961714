/** Test ingredient lines with odd sizes, units, spellings, typos and misplaced amounts, and the expected quantity, unit and name. */
export const MISSPELLED_LINES = `
7-inch rice wrappers | - | - | rice wrappers
16 6-inch rice wrappers | 16 | - | rice wrappers
20 cm flatbreads | - | - | flatbreads
8-inch tart shell | 1 | - | tart shell
26 cm pizza base, thawed | 1 | - | pizza base
3-inch cinnamon stick | 1 | - | cinnamon stick
2 inch galangal, bruised | 2 | inch | galangal
1 inch turmeric pieces | 1 | inch | turmeric pieces
1/2 inch thick tuna steaks | - | - | tuna steaks
1 ¾-inch-piece turmeric, grated | 1 | piece | turmeric
3cm-piece turmeric, grated | 1 | piece | turmeric
1 2' piece horseradish | 1 | piece | horseradish
2-inch stick cassia | 1 | stick | cassia
2 large (19-ounce) cans lentils | 2 | can | lentils
1 small (about 300 g) head fennel | 1 | head | fennel
3 medium (6-ounce) cones palm sugar | 3 | cone | palm sugar
2-4 oz. pkgs. dried beef | 2 | package | dried beef
4xlimes | 4 | - | limes
2xlemon juice | 2 | - | lemon juice
11/2 cups semolina | 1.5 | cup | semolina
23/4 tsp yeast | 2.75 | tsp | yeast
1.1/4 cups rye flour | 1.25 | cup | rye flour
1?2 cup kefir | 0.5 | cup | kefir
225/8oz pumpkin | 225 | g | pumpkin
one and three quarter pounds veal | 1.75 | lb | veal
2 and three-quarters cups bran | 2.75 | cup | bran
2 and half cups semolina | 2.5 | cup | semolina
a cup and half of millet | 1.5 | cup | millet
3# pork shoulder | 3 | lb | pork shoulder
2 ts. nutmeg | 2 | tsp | nutmeg
1 pn saffron | 1 | pinch | saffron
1 hd. chicory | 1 | head | chicory
2 bch. dill | 2 | bunch | dill
3 ea leeks, washed | 3 | - | leeks
1.00 md Leek; sliced | 1 | - | Leek
2 Teelöffel Zimt | 2 | tsp | Zimt
3 Essl. Sahne | 3 | tbsp | Sahne
1 Dose Mais | 1 | can | Mais
2 c. à s. de moutarde | 2 | tbsp | moutarde
1 cuil. à café de sel | 1 | tsp | sel
2 sleeves saltine crackers | 2 | sleeve | saltine crackers
1 bowl millet porridge | 1 | bowl | millet porridge
1 loose handful of sorrel | 1 | handful | sorrel
1 overflowing cup spinach | 1 | cup | spinach
3 thick or 6 thin slices ham | 3 | slice | ham
a few rosemary sprigs | - | sprig | rosemary
several bacon slices | - | slice | bacon
1 large sorrel stem | 1 | stem | sorrel
2 rosemary branches | 2 | branch | rosemary
1 ranch seasoning packet | 1 | package | ranch seasoning
slices of 1 cucumber | 1 | - | cucumber
wedges from 2 limes | 2 | - | limes
lime juice from 3 limes | 3 | - | limes
3 cups, approximately, bread flour | 3 | cup | bread flour
2½lb-3lb 5oz brisket | 2.5 3.3125 | lb | brisket
12 ounces to 1 pound chard | 12 16 | oz | chard
900 ml–1 l whey | 900 1000 | ml | whey
300 gms minced mutton | 300 | g | minced mutton
1/2 cup smooth, salted almond butter | 0.5 | cup | smooth salted almond butter
Sugar, pinch of | - | pinch | Sugar
Dill, few sprigs | - | sprig | Dill
Mace a pinch | 1 | pinch | Mace
Leek            .5 | 0.5 | - | Leek
Green mangoes - 2 nos. | 2 | - | Green mangoes
Oat flour   60g 2/3cup | 60 | g | Oat flour
250g 1cup quark | 250 | g | quark
Plum jam (about 300 g / 10 oz) | 300 | g | Plum jam
Yeast - 1 sachet | 1 | sachet | Yeast
2 tabelspoons treacle | 2 | tbsp | treacle
1½ tespoons mace | 1.5 | tsp | mace
3 teapoons sumac | 3 | tsp | sumac
4 handfulls kale | 4 | handful | kale
0,5 litros de caldo | 0.5 | l | caldo
2 cucharadas de aceite | 2 | tbsp | aceite
thumbnail-size piece turmeric | - | piece | turmeric
seeds scraped from 2 vanilla pods | 2 | - | vanilla pods
1 lb medium, fully peeled, brown shrimp | 1 | lb | brown shrimp
Garlic 4 large cloves, crushed | 4 | clove | garlic
Chopped tomatoes 2 x 400g tins | 2 | can | chopped tomatoes
Black beans (400g tin) | 400 | g | black beans
Chives small bunch | - | bunch | chives
Salt large pinch | - | pinch | salt
Baking powder 1 heaped tsp | 1 | tsp | baking powder
A small amount of mature cheddar, grated | - | - | mature cheddar
Generous amount of white pepper | - | - | white pepper
2 (14.5-ounce/411 g) cans sweetcorn | 2 | can | sweetcorn
a 400g tin of lentils | 1 | can | lentils
a 1.8 kg chicken | 1 | - | chicken
a 4cm knob of galangal | 1 | knob | galangal
a 250 g of flour | 250 | g | flour
a pair of kippers | 2 | - | kippers
1 can, 15 oz, pinto beans, drained | 1 | can | pinto beans
Lemongrass: 2 stalks | 2 | stalk | Lemongrass
Leek (1 large), sliced | 1 | - | Leek
1 joint of gammon | 1 | joint | gammon
3 rings pineapple | 3 | ring | pineapple
6 ring doughnuts | 6 | - | ring doughnuts
2 medallions of veal | 2 | medallion | veal
1/4 teas. salt | 0.25 | tsp | salt
`;
