/**
 * Which words of a recipe call which drawing, as a table in text:
 *
 *     name | role | how many | size | paint | lay | weight | words in the title | words in the ingredients
 *
 * role: `base` fills the vessel, `hero` is the dish itself and comes from its title only, `hero+` is one that others lie
 * on, `main` is what the dish is made around, `piece` lies among it, `garnish` on top, `side` at the edge.
 * size: radius in the drawing's 240 units. paint: `!` always this, `~` the dish's own warm colour or else this, `^` its own baked colour or else this, `*` the
 * dish's first colour or else this, none: this, drawn towards a near colour of the dish.
 * lay: `one` in the middle, `fan`, `ring`, `rows`, `heap`, `strewn`. weight: above 0 shown whenever the ingredient is
 * there, 0 only when the title or a colour speaks of it. Words in the title empty: the ingredient's own words.
 * A base with words for ingredients never comes from them; `=main/pot` in its title column fits a course and vessel.
 */
export const MOTIF_TABLE = `
noodles | base | 1 | 70 | *e3b667 | one | 1 | spaghetti, linguine, tagliatelle, fettuccine, pasta, noodle, ramen, pho, pad thai, chow mein, japchae, lo mein, udon, soba, ash reshteh, carbonara, spaghetti bolognese, laksa, vermicelli |
whiterice | base | 1 | 70 | !f8f2e5 | one | 1 | bibimbap, egg fried rice, rice congee, congee, burrito bowl, donburi, poke bowl |
rice | base | 1 | 70 | *f6efe0 | one | 1 | risotto, kedgeree, biryani, fried rice, jollof, paella, jambalaya, rice, nasi goreng, pilaf, pilau, pulao, plov, tahdig, congee, kheer, sholeh zard, bibimbap, thieboudienne, donburi, poke |
grains | base | 1 | 70 | *e2b95c | one | 1 | couscous, quinoa salad, bulgur, polenta, buddha bowl, grain bowl, power bowl, upma |
herbmince | base | 1 | 70 | *5f9a3c | one | 1 | tabbouleh, chimichurri, pesto, chutney, mint and coriander chutney, zaalouk, tapenade, pol sambol, ginger and spring onion oil, kuku sabzi, salsa verde, pico de gallo, salsa |
greens | base | 1 | 70 | *3f7a36 | one | 1 | collard greens, gomen, horta, espinacas, ghormeh sabzi, sukuma wiki, saag aloo, greens, creamed spinach, sauteed spinach |
leaves | base | 1 | 70 | 86b84d | one | 1 | green salad, caesar salad, cobb salad, garden salad, salade, fattoush, mixed leaves |
shreds | base | 1 | 70 | *cfdc98 | one | 1 | slaw, coleslaw, som tam, papaya salad, sauerkraut, shredded |
dip | base | 1 | 70 | *efe0bd | one | 1 | hummus, guacamole, tzatziki, raita, baba ghanoush, labneh, cilbir, twarozek, dip, trout pate, mackerel pate, salmon pate, liver pate, pate, rillettes, yoghurt, yogurt, smoothie bowl, skyr, porridge, oatmeal, mousse, muesli, quark, =dessert/glass, =breakfast/glass |
mash | base | 1 | 70 | *e6b860 | one | 1 | shepherd, cottage pie, bangers and mash, colcannon, champ, mashed, mash, fish pie |
crumble | base | 1 | 70 | *d39a4c | one | 1 | crumble, crisp, streusel, cobbler |
lattice | base | 1 | 70 | *d89c4a | one | 1 | apple pie, cherry pie, berry pie, fruit pie, pie |
dusted | base | 1 | 70 | *6a452e | one | 1 | tiramisu |
cake | base | 1 | 70 | *b9753a | one | 1 | kladdkaka, malva pudding, toffee pudding, watalappan, cornbread, sponge, cake, torte |
loafcake | base | 1 | 70 | *c98a4a | one | 1 | banana bread, lemon drizzle cake, lemon drizzle, loaf cake, gingerbread, pound cake, courgette bread, zucchini bread, pumpkin bread, fruit loaf, tea loaf |
custard | base | 1 | 70 | *f0c65a | one | 1 | creme brulee, quiche, flan, custard, bobotie, frittata, clafoutis, creme caramel, strata, pumpkin pie, pecan pie, key lime pie, custard pie, custard tart, fruit tart, chocolate tart, lemon tart, treacle tart, banoffee pie, lemon meringue pie, rice pudding, bread and butter pudding, kugel |
curds | base | 1 | 70 | *f5cd58 | one | 1 | scrambled egg, ackee, bacalhau a bras, migas, tofu scramble |
bare | base | 1 | 70 | *c98a4a | one | 1 | home fries, poutine, loaded fries, blackened, fajitas, briam, ratatouille, roast vegetables, stir-fry, stir fry, hash, carnitas, seared, roasted, fries, chips, nachos, baked fish, baked salmon, baked cod, baked trout, roast fish, roast salmon |
crust | base | 1 | 70 | *dc9a44 | one | 1 | lasagne, lasagna, gratin, moussaka, mac and cheese, macaroni, baked pasta, casserole, cauliflower cheese, parmigiana, pasta bake, baked ziti, tuna bake, =main/baking dish, =side/baking dish |
oats | base | 1 | 70 | *cf9650 | one | 1 | granola, overnight oats |
puree | base | 1 | 70 | *e58a36 | one | 1 | butternut squash soup, pumpkin soup, red lentil soup, cream of, creamy soup, bisque, groundnut soup, tomato soup, mango sago, rote grutze, onion gravy, gazpacho, refried beans, pudding, mouhalabieh, egusi, gravy |
broth | base | 1 | 70 | *d99a3e | one | 1 | broth, banana and tapioca, gulab jamun, chowder, gambas, =soup/bowl, =soup/pot, =soup/pan |
stew | base | 1 | 70 | *c4562c | one | 1 | curry, stew, masala, dal, chilli, =main/pot, =main/pan, =main/bowl, =side/pot, =side/pan, =breakfast/pan, =side/bowl, =sauce/bowl, =sauce/pan, =snack/pan, =dessert/bowl, =breakfast/bowl, mole |
cloche | hero | 1 | 62 | !c3ccd0 | one | 0 | |
pizza | hero+ | 1 | 74 | d6482c | one | 1 | pizza, lahmacun |
flatbread | hero+ | 1 | 62 | ^d9a55e | one | 1 | manakish, chapati, roti, tortillas, flatbread, huevos rancheros, tostada, spring onion pancakes, paratha |
oblongbread | hero | 1 | 70 | !efcd94 | one | 1 | naan, pide |
cheeseboat | hero+ | 1 | 76 | ^d9974a | one | 1 | khachapuri, cheese boat |
injera | hero | 1 | 66 | ^a87a56 | one | 1 | injera |
dosa | hero | 1 | 74 | ^d9963f | one | 1 | masala dosa, dosa, uttapam |
pancakes | hero+ | 1 | 54 | ^dc9a48 | one | 1 | buttermilk pancakes, american pancakes, fluffy pancakes, blueberry pancakes, banana pancakes, pancakes, hotcakes |
waffle | hero+ | 1 | 54 | ^d9973f | one | 1 | waffles, waffle, gaufres |
quesadilla | hero+ | 1 | 54 | ^dca44e | one | 1 | quesadilla |
crepes | hero+ | 1 | 56 | ^edc477 | one | 1 | crepe, blini, pannkakor |
smallpancakes | hero | 4 | 25 | ^d99644 | fan | 1 | syrniki, hotteok, latkes, fritters, fishcakes, fish cakes, crab cakes, patties, arepa, pupusa, potato pancake, hash browns |
omelette | hero+ | 1 | 56 | *f4c653 | one | 1 | omelette, omelet |
spanishtortilla | hero | 1 | 62 | *f0bf4e | one | 1 | tortilla espanola, spanish omelette |
potatocake | hero+ | 1 | 62 | ^dd9f42 | one | 1 | rosti, bubble and squeak, potato cake, potato rosti |
rolledomelette | hero | 1 | 58 | *f6cb52 | one | 1 | rolled omelette, tamagoyaki |
burger | hero | 1 | 56 | !d9953f | one | 1 | burger, cheeseburger, hamburger |
longbun | hero | 2 | 44 | ^d99a4a | rows | 1 | hot dog, cheesesteak, cheese steak, lobster roll, prawn roll, banh mi, submarine, sub sandwich, baguette sandwich, po' boy, choripan, bratwurst roll |
sandwich | hero | 2 | 40 | !efcf96 | fan | 1 | sandwich, club sandwich, blt, panini, grilled cheese, toastie, tuna melt, patty melt, reuben, croque monsieur, cheese toastie |
taco | hero | 3 | 36 | !efc05c | fan | 1 | taco, fajita bowl, gyro |
tortillas | hero+ | 1 | 60 | !f0d39a | one | 0 | corn tortillas, flour tortillas |
roll | hero | 4 | 46 | ^dba65a | rows | 1 | enchilada, burrito, wrap, spring rolls, egg roll, cannelloni, cabbage roll, golabki |
summerroll | hero | 4 | 44 | !f2ebdc | rows | 1 | summer roll, rice paper roll |
samosa | hero | 5 | 30 | ^d9964a | ring | 1 | samosa, spanakopita, borek, turnover, pasty |
empanada | hero | 5 | 28 | ^d9964a | ring | 1 | empanada, calzone |
dumpling | hero | 6 | 27 | !f3dfae | ring | 1 | dumplings, gyoza, potsticker, jiaozi, momo, wonton, manti |
pierogi | hero | 7 | 27 | !f3e2b4 | ring | 1 | pierogi, ravioli, tortellini |
maki | hero | 8 | 19 | a8c25c | rows | 1 | maki, sushi, kimbap, gimbap |
onigiri | hero | 3 | 34 | !fbf7ec | fan | 1 | onigiri, rice ball |
ricecake | piece | 11 | 15 | f3e4cf | heap | 3 | tteokbokki | rice cakes |
pretzel | hero | 3 | 38 | ^9a4f24 | fan | 1 | pretzel |
bun | hero | 7 | 24 | ^cf8c40 | ring | 1 | pandesal, rolls, buns, brioche, bao, dinner rolls, yorkshire pudding, popover |
bagel | hero | 5 | 30 | ^c98a42 | ring | 1 | bagel, ring doughnut, simit |
muffin | hero | 6 | 23 | ^cf8f44 | rows | 1 | muffin, cupcake, fairy cakes |
cheesepuff | hero | 9 | 21 | *e9b850 | heap | 1 | pao de queijo, gougere, cheese puff, arancini, suppli, croqueta, croquette, kroket, bhaji, pakora, bhajiya |
cinnamonbun | hero | 7 | 27 | ^cd8a42 | ring | 2 | cinnamon bun, cinnamon roll, kanelbullar |
scone | hero | 5 | 25 | ^d99c4c | ring | 1 | scone, biscuits |
sodabread | hero | 1 | 66 | ^c07f3c | one | 1 | soda bread, sourdough, boule, rye bread, no-knead |
focaccia | hero+ | 1 | 72 | ^d9994a | one | 1 | focaccia |
traybake | hero+ | 1 | 72 | *b9753a | one | 1 | traybake, brownie, flapjack, blondie, bars, shortbread |
tomatotoast | hero+ | 2 | 44 | d9452e | rows | 1 | pan con tomate, bruschetta |
toast | hero+ | 2 | 44 | !f3d9a4 | rows | 1 | toast, crostini, smorrebrod, open sandwich, benedict, eggs royale, rarebit, garlic bread |
loaf | hero | 1 | 66 | ^c9853c | one | 1 | tin loaf, milk bread, loaf, sandwich bread |
wholebird | hero | 1 | 54 | ^c9782f | one | 1 | roast chicken, roast turkey, roast duck, piri-piri chicken, whole chicken |
wings | hero | 6 | 25 | *c4622a | ring | 1 | wings, korean fried chicken |
schnitzel | hero | 1 | 54 | ~d39440 | one | 2 | schnitzel, katsu, milanesa, tonkatsu, escalope, escalopes, piccata |
saltimbocca | hero | 3 | 38 | ~b87942 | fan | 2 | saltimbocca |
ribs | hero | 2 | 60 | ~8a3f22 | rows | 2 | pork ribs, barbecue ribs, spare ribs, baby back ribs, rack of ribs |
jacket | hero | 3 | 36 | ^b98450 | fan | 2 | baked potato, jacket potato, twice-baked potato, loaded potato, stuffed potato |
friedfish | hero | 1 | 56 | ~dc9f45 | one | 1 | fish and chips, battered fish |
kebab | hero | 4 | 58 | ~b8682e | rows | 1 | souvlaki, joojeh, kebab, kabab, shish, satay, suya, yakitori, skewer, shashlik, taouk |
kofta | hero | 3 | 58 | ~8a4a26 | rows | 2 | adana kebab, seekh kebab, kofta kebab, kofte |
grillfinger | hero | 6 | 21 | ~8a4a26 | heap | 2 | cevapi, cevapcici, mititei, mici, skinless sausage |
falafel | hero | 7 | 17 | ~8a5428 | ring | 1 | falafel |
meatball | main | 8 | 16 | ~7e4424 | heap | 5 | meatball, kefta, albondigas, polpette, kofta, koftas |
vineroll | hero | 9 | 22 | !75803a | heap | 1 | dolmades, dolma, vine leaves, grape leaves, dolmadakia |
rouladen | hero | 3 | 30 | ~6e3a1f | rows | 1 | rouladen, roulade, involtini |
meatloaf | hero | 1 | 78 | *8a3f24 | one | 1 | meatloaf, meat loaf, nut roast |
croute | hero | 1 | 78 | ^d79a4a | one | 1 | wellington, en croute, strudel, sausage plait |
sardine | hero | 4 | 46 | !8fa0ac | rows | 1 | sardine, mackerel, trout, whole fish, sea bream |
salmonslices | hero | 1 | 50 | f08f62 | one | 1 | gravlax, smoked salmon, sashimi |
aubergineboat | hero | 4 | 46 | 5b2f56 | rows | 1 | imam bayildi, stuffed aubergine, karniyarik, stuffed eggplant, papoutsakia |
stuffedpepper | hero | 4 | 42 | !d23a28 | rows | 1 | stuffed pepper, stuffed bell pepper, filled pepper, stuffed red pepper |
elote | hero | 3 | 54 | f5c53e | rows | 1 | elote, corn on the cob |
chipcookie | hero | 7 | 27 | ^d2934c | ring | 1 | chocolate chip cookie, chocolate chunk cookie |
cookie | hero | 7 | 27 | ^d2934c | ring | 1 | cookie, biscuit |
tart | hero | 6 | 26 | f6c33e | ring | 1 | pasteis de nata, custard tart, egg tart, tartlet, mince pies |
churro | hero | 5 | 46 | ^c47f36 | rows | 1 | churros, doughnut sticks, youtiao |
syrupball | hero | 6 | 20 | ~7a3d1c | heap | 1 | gulab jamun, doughnut, loukoumades, puff-puff |
truffle | hero | 8 | 18 | *5a3320 | heap | 1 | brigadeiro, truffle, energy ball, energy balls, bliss balls, rum balls |
alfajor | hero | 6 | 25 | !b06a2c | ring | 1 | alfajor, macaron, sandwich cookie |
daifuku | hero | 5 | 25 | dc3346 | ring | 1 | strawberry daifuku, daifuku |
baklava | hero | 9 | 25 | ^d38f3a | heap | 1 | baklava |
orange | hero | 8 | 23 | ef8f2c | ring | 1 | oranges with | 
cakeslice | hero | 1 | 46 | *d9a55e | one | 1 | cheesecake, layer cake, birthday cake, gateau, cake slice |
wholecake | hero+ | 1 | 60 | *c98a4a | one | 1 | carrot cake, chocolate cake, sponge cake, victoria sponge, sponge, sachertorte, torte, honey cake, coffee cake, red velvet, cake |
pannacotta | hero+ | 1 | 52 | *fbf4e6 | one | 1 | panna cotta, pannacotta, blancmange, pavlova |
sorbet | hero | 3 | 24 | *f3e6c8 | fan | 1 | ice cream, sorbet, gelato, frozen yoghurt |
chickenleg | main | 3 | 32 | ~c4742e | fan | 4 | drumstick, chicken leg, fried chicken, jerk chicken, tandoori | chicken legs, chicken drumsticks, duck legs, turkey leg, chicken thighs |
chicken | main | 7 | 17 | ~cf8f4a | heap | 4 | | boneless chicken thighs, chicken breasts, chicken thigh fillets, chicken, diced chicken, turkey, duck, rabbit |
beef | main | 7 | 16 | ~7d4326 | heap | 4 | goat, lamb, beef, pork, vindaloo | stewing beef, braising beef, beef chuck, chuck roast, beef roast, chuck steak, short ribs, veal shin, beef shin, beef brisket, lamb shoulder, lamb neck, pork shoulder, goat shoulder, pork ribs, pork belly, beef, lamb, pork, goat, venison, mutton, seitan |
steak | main | 1 | 48 | ~7a4025 | one | 4 | carne asada, steak, tagliata, bulgogi, roast beef, leg of lamb, roast lamb, roast pork | leg of lamb, pork loin joint, beef topside, sirloin of beef, rib of beef, beef joint, sirloin steak, beef sirloin, skirt steak, rump steak, flank steak, steak, duck breasts, ribeye |
chop | main | 3 | 34 | ~9c5c36 | fan | 5 | lamb chop, pork chop, cutlet, veal chop | lamb chops, pork loin chops, pork chops, lamb cutlets, pork cutlets, veal chops, rack of lamb |
pulledmeat | main | 7 | 16 | ~a8683a | heap | 0 | carnitas, pulled pork, ropa vieja, ropa | pulled pork, jackfruit, pork shoulder, beef brisket, flank steak |
mince | main | 5 | 19 | ~84492a | heap | 3 | larb, krapow, lahmacun, mapo, ragu, bolognese, mince | minced pork, minced beef, beef mince, lamb mince, minced lamb, pork mince, minced chicken, ground beef, ground pork, ground turkey, minced turkey, ground chicken, ground lamb |
sausage | main | 5 | 11 | b8492e | strewn | 3 | chorizo, smoked sausage, andouille | chorizo, andouille sausage, smoked pork sausage, smoked sausage, kielbasa, frankfurters, pepperoni, salami |
banger | main | 3 | 24 | ~a4592c | fan | 3 | sausages, bangers, toad in the hole, full english, bratwurst | sausages, bratwurst |
bacon | piece | 5 | 17 | c9605a | strewn | 2 | carbonara, bacon, lorraine | smoked bacon, pancetta, streaky bacon, smoked streaky bacon, bacon, guanciale, lardons |
ham | piece | 6 | 10 | eaa09b | strewn | 2 | ham | cooked ham, ham, prosciutto |
prawn | main | 6 | 18 | f29a72 | strewn | 5 | gambas, prawn, shrimp, goong | raw prawns, prawns, shrimp, king prawns, scampi, langoustines |
lobster | main | 5 | 16 | f2826d | strewn | 4 | lobster, crab | lobster meat, lobster tails, lobster, crab meat, crab, crayfish |
fishfillet | main | 2 | 36 | ~f2e2c4 | fan | 4 | catfish, cod fillet, sea bass | catfish fillets, sea bass fillets, haddock fillets, cod fillets, trout fillets, plaice |
fish | main | 5 | 18 | f6ead2 | strewn | 4 | molee, moqueca, ceviche, bacalhau, saltfish | firm white fish fillets, firm white fish steaks, cod fillet, salt cod, white fish, cod, haddock, hake, monkfish, halibut, tilapia, catfish, tuna, sea bass |
salmon | main | 2 | 36 | f08f62 | fan | 4 | salmon | salmon fillets, salmon |
smokedsalmon | piece | 4 | 20 | f2946c | strewn | 3 | smoked salmon | smoked salmon |
anchovy | piece | 3 | 16 | 9a6a50 | strewn | 1 | | anchovy fillets, anchovies |
clam | main | 6 | 14 | e5a672 | strewn | 4 | clam | tinned clams, clams, scallops |
mussel | main | 6 | 18 | ee9d4c | strewn | 4 | mussel | mussels |
squid | main | 6 | 14 | f3dfd2 | strewn | 4 | squid, calamari | squid, calamari, octopus |
egg | main | 2 | 24 | !f8b322 | strewn | 0 | shakshuka, huevos rancheros, cilbir, menemen, nasi goreng, bibimbap, kefta tagine, krapow, fried egg, poached egg, eggs benedict, khachapuri | eggs, egg yolks |
eggbits | main | 6 | 14 | !f7cd52 | strewn | 0 | egg fried rice, fried rice, pad thai, egg drop | eggs
eggboiled | main | 4 | 19 | !f5b02a | strewn | 0 | ramen, nicoise, cobb, doro wat, aji de gallina, egg salad, egg curry, boiled egg, scotch egg, kedgeree | eggs |
tofu | main | 7 | 14 | f5ecd8 | strewn | 4 | tofu | firm tofu, soft tofu, silken tofu, tofu, tempeh |
paneer | main | 7 | 13 | f8eed6 | strewn | 4 | paneer | paneer, halloumi |
mozzarella | piece | 6 | 17 | faf4e6 | strewn | 3 | margherita, caprese | mozzarella, burrata |
feta | piece | 6 | 11 | faf4e6 | strewn | 2 | feta | feta, goat's cheese, goat cheese, blue cheese, ricotta, queso fresco, cotija |
cheese | piece | 6 | 10 | f2b94c | strewn | 1 | cheese, cheddar | cheddar, gruyere, mature cheddar, gouda, cheese, emmental, monterey jack |
cheesesheet | piece | 1 | 20 | f4b53a | strewn | 3 | cheeseburger | cheddar, mature cheddar, american cheese, gouda, swiss cheese, gruyere, monterey jack, cheese slices, cheese
potato | piece | 7 | 15 | ecc878 | strewn | 1 | potato, aloo, irish stew, gratin, dauphinois, hash | waxy potatoes, floury potatoes, new potatoes, potatoes, potato, cassava, yam |
wedge | main | 10 | 19 | ^e0a84c | heap | 0 | patatas bravas, wedges, home fries, roast potatoes | potatoes |
chip | piece | 10 | 18 | e6b24e | heap | 0 | fish and chips, chips, french fries, fries, poutine, lomo saltado | frozen chips, floury potatoes, chips, french fries, potatoes |
sweetpotato | piece | 6 | 12 | e58a3a | strewn | 2 | sweet potato | sweet potatoes, sweet potato |
squash | piece | 6 | 12 | eb9a3c | strewn | 2 | pumpkin, squash | pumpkin, butternut squash, squash |
tomato | piece | 5 | 15 | dc4a30 | strewn | 2 | caprese, tomato, huevos, burger, cheeseburger | ripe tomatoes, tomatoes, tomato |
tomatowedge | piece | 5 | 15 | dc4a30 | strewn | 0 | greek salad, pico de gallo, lomo saltado, nicoise, jollof, tomato salad, imam | ripe tomatoes, tomatoes, tomato |
cherrytomato | piece | 6 | 10 | d9402b | strewn | 2 | cherry tomato | cherry tomatoes |
mushroom | piece | 5 | 14 | b98c62 | strewn | 2 | mushroom, funghi, stroganoff | button mushrooms, mushrooms, oyster mushrooms, shiitake mushrooms, chestnut mushrooms, dried shiitake mushrooms, dried porcini, portobello |
carrot | piece | 6 | 11 | ee8530 | strewn | 2 | carrot | carrots, carrot |
carrotshreds | piece | 4 | 17 | ee8832 | strewn | 0 | bibimbap, slaw, chow mein, japchae, carrot salad | carrots, carrot |
broccoli | piece | 5 | 17 | 5d9a3c | strewn | 3 | broccoli | broccoli, tenderstem broccoli |
cauliflower | piece | 6 | 17 | f4e2b2 | strewn | 3 | cauliflower, gobi | cauliflower |
aubergine | piece | 5 | 15 | 56305a | strewn | 2 | aubergine, eggplant, ratatouille | aubergines, aubergine, eggplant |
courgette | piece | 6 | 13 | 6c9e40 | strewn | 2 | courgette, zucchini | courgettes, courgette, zucchini |
pepperred | piece | 4 | 14 | d63c28 | strewn | 2 | red pepper | red pepper, red peppers |
peppergreen | piece | 4 | 14 | 5f9f3a | strewn | 1 | green pepper | green pepper, green peppers, bell pepper |
pepperyellow | piece | 3 | 14 | f3bb30 | strewn | 1 | yellow pepper | yellow pepper, orange pepper |
cucumber | piece | 6 | 12 | 5f9a48 | strewn | 2 | cucumber, mizeria, sunomono, raita, tzatziki | cucumbers, cucumber |
avocado | piece | 4 | 19 | c5d06c | strewn | 2 | avocado | avocados, avocado, ripe avocados |
corn | piece | 5 | 11 | f5c53e | strewn | 2 | corn, sweetcorn | sweetcorn, corn kernels, corn |
peas | piece | 6 | 10 | 7cb342 | strewn | 2 | pea | frozen peas, peas, edamame |
chickpeas | piece | 6 | 12 | dcae62 | strewn | 3 | chana, chickpea, garbanzos | tinned chickpeas, chickpeas |
lentils | piece | 6 | 13 | a9703c | strewn | 2 | lentil | brown lentils, green lentils, puy lentils, lentils |
redlentils | piece | 6 | 13 | e5934a | strewn | 2 | misir wot, dal, parippu, lentil | split red lentils, red lentils, toor dal, urad dal |
blackbeans | piece | 6 | 12 | 3b2b30 | strewn | 3 | feijoada, black bean | dried black beans, tinned black beans, black beans |
redbeans | piece | 6 | 12 | 96392e | strewn | 3 | red beans, kidney | tinned kidney beans, kidney beans, tinned pinto beans, pinto beans, tinned refried beans |
whitebeans | piece | 6 | 12 | f2dfb8 | strewn | 3 | fasolada, white bean | dried haricot beans, tinned cannellini beans, cannellini beans, butter beans, baked beans |
greenbeans | piece | 5 | 17 | 6c9f3f | strewn | 2 | green bean | green beans, fine green beans, sugar snap peas, mangetout |
lettuce | piece | 5 | 20 | 8dbb4c | ring | 2 | lettuce | little gem lettuce, lettuce, romaine lettuce, rocket, salad leaves, curly endive |
spinach | piece | 5 | 16 | 3f7d38 | strewn | 2 | palak, spinach, spanakopita | spinach, baby spinach |
kale | piece | 6 | 16 | 4a7d40 | strewn | 2 | caldo verde, kale | kale, swiss chard, collard greens |
sprout | piece | 8 | 13 | 86b04a | strewn | 3 | brussels sprouts, brussel sprouts | brussels sprouts, brussel sprouts |
cabbage | piece | 4 | 17 | cfdc98 | strewn | 2 | cabbage | white cabbage, savoy cabbage, cabbage, chinese cabbage |
sauerkraut | piece | 5 | 17 | ead9a4 | strewn | 2 | bigos | sauerkraut |
pakchoi | main | 6 | 23 | 6fae58 | heap | 4 | pak choi, bok choy | pak choi, bok choy |
beansprouts | piece | 4 | 15 | f6efdc | strewn | 2 | | bean sprouts, beansprouts |
okra | piece | 5 | 10 | 6f9a45 | strewn | 3 | okra, gumbo | okra |
oliveblack | piece | 6 | 8 | 43343a | strewn | 2 | olive, tapenade | black olives, kalamata olives |
olivegreen | piece | 6 | 8 | 8f9440 | strewn | 2 | olive | green olives |
radish | piece | 5 | 10 | d94f78 | strewn | 2 | radish | radishes |
beetroot | piece | 6 | 12 | 8f1f4b | strewn | 3 | borscht, beetroot | beetroot |
kimchi | piece | 5 | 17 | d9542c | heap | 4 | kimchi | kimchi, chinese cabbage |
papaya | piece | 6 | 17 | cfe0a0 | heap | 3 | | green papaya |
gherkin | piece | 4 | 15 | 8a9a44 | strewn | 2 | gherkin, rouladen | gherkins, pickles |
celery | piece | 4 | 17 | b7d07c | strewn | 0 | | celery
asparagus | piece | 5 | 24 | 7cab4a | rows | 3 | asparagus | asparagus |
artichoke | piece | 4 | 12 | a3b56a | strewn | 3 | artichoke | artichokes, artichoke hearts |
turnip | piece | 5 | 13 | f1e4cd | strewn | 0 | turnip | turnips, parsnips, parsnip, celeriac |
redonion | piece | 4 | 14 | a9608c | strewn | 1 | yassa | red onion, red onions |
onionstrips | piece | 4 | 14 | eac98c | strewn | 0 | onion, yassa, fajitas, lomo, pierogi, suya | onions, onion, white onion, shallots |
onion | piece | 4 | 14 | efdcae | strewn | 0 | | onion, onions, white onion, shallots, leek |
garlic | piece | 3 | 10 | f3e2b8 | strewn | 0 | garlic, ajillo, aglio, adobo | garlic |
ginger | garnish | 3 | 12 | f0d488 | strewn | 0 | ginger | fresh ginger, pickled ginger, ginger |
daikon | side | 1 | 17 | f8f3e6 | strewn | 0 | salt-grilled, rolled omelette | daikon radish |
gnocchi | piece | 10 | 13 | f0d694 | heap | 5 | gnocchi | gnocchi |
penne | piece | 11 | 13 | edc06a | heap | 5 | penne, rigatoni, pasta salad, pasta bake | penne, rigatoni, fusilli |
macaroni | piece | 12 | 12 | f6c25c | heap | 5 | mac and cheese | macaroni |
ricemound | piece | 1 | 34 | f8f2e5 | one | 2 | feijoada, gumbo, katsu curry, mango sticky rice | short-grain rice, long-grain rice, basmati rice, jasmine rice, glutinous rice, cooked rice, brown rice, rice |
toastside | piece | 3 | 17 | !d39a50 | strewn | 2 | french onion soup, migas | baguette, rustic white bread, crusty white bread, sourdough bread |
croutons | piece | 6 | 12 | ^dba65a | strewn | 1 | crouton, panzanella, migas | pitta breads, bread, croutons |
tortillastrips | piece | 4 | 15 | e8b64c | strewn | 2 | tortilla soup | corn tortillas |
cornchip | piece | 11 | 15 | ebb850 | heap | 4 | nachos | tortilla chips, corn chips, nacho chips
sidebread | side | 1 | 36 | !e9c886 | strewn | 0 | fajitas, and naan, and pitta, with naan, with pitta | flour tortillas, naan, pitta |
tapioca | piece | 7 | 19 | f4efe3 | strewn | 3 | tapioca, sago, pearls | small tapioca pearls, sago pearls |
apple | piece | 7 | 17 | eadf8e | heap | 2 | apple | bramley apples, cooking apples, apples |
banana | piece | 8 | 12 | f5dc86 | strewn | 3 | banana | bananas, banana |
plantain | piece | 13 | 16 | ~e0a03c | heap | 4 | kelewele, plantain | ripe plantains, plantains, plantain |
mango | piece | 4 | 28 | f8ab28 | fan | 3 | mango sticky rice | ripe mangoes |
mangocubes | piece | 7 | 12 | f8ab28 | strewn | 2 | mango | ripe mangoes, ripe mango, mango, mangoes |
grapefruit | piece | 4 | 14 | f0826d | strewn | 2 | grapefruit | pink grapefruit, grapefruit |
pineapple | piece | 5 | 13 | f5cf48 | strewn | 2 | pineapple, al pastor | pineapple, pineapple chunks |
strawberry | piece | 6 | 15 | dc3346 | strewn | 3 | strawberry | strawberries |
cherries | piece | 5 | 16 | a81f38 | strewn | 2 | grutze, cherry, raspberry | sour cherries, raspberries, cherries, redcurrants, mixed berries, frozen berries |
blueberries | piece | 5 | 14 | 4d5a94 | strewn | 3 | blueberry | blueberries, blackberries |
grapes | piece | 5 | 16 | a9c25c | strewn | 3 | uvas, grapes | green grapes, grapes |
peach | piece | 4 | 16 | f4a64c | strewn | 2 | peach | peaches, apricots, nectarines |
orangeslice | side | 3 | 19 | ef8f2c | strewn | 2 | orange, feijoada | oranges, orange |
dates | piece | 5 | 14 | 6b3a26 | strewn | 1 | date | dates, prunes, dried apricots, figs |
chocolate | piece | 6 | 10 | 54301e | strewn | 1 | chocolate | dark chocolate, chocolate chips |
walnuts | piece | 5 | 12 | b9854e | strewn | 2 | walnut, fesenjan | walnuts, pecans |
almonds | piece | 6 | 11 | c98a4c | strewn | 2 | almond | almonds, whole almonds, slivered almonds, flaked almonds, hazelnuts |
cashews | piece | 5 | 11 | edd09a | strewn | 2 | cashew | cashew nuts, cashews |
peanuts | garnish | 4 | 17 | d9a566 | strewn | 2 | peanut, kung pao | roasted peanuts, peanuts |
pistachios | garnish | 4 | 17 | a9bc5c | strewn | 2 | pistachio | pistachios |
pinenuts | garnish | 3 | 16 | efd9a4 | strewn | 1 | | pine nuts |
raisins | garnish | 3 | 16 | 5f3a2c | strewn | 1 | | raisins, sultanas, currants |
parsley | garnish | 4 | 12 | 549a38 | strewn | 2 | | parsley, flat-leaf parsley, chervil, celery leaves |
coriander | garnish | 4 | 15 | 5da23c | strewn | 2 | | coriander, cilantro, fresh coriander |
basil | garnish | 3 | 15 | 3f9140 | strewn | 3 | pesto | basil, thai basil, holy basil |
mint | garnish | 2 | 17 | 57a95c | strewn | 2 | mint | mint |
dill | garnish | 4 | 14 | 6f9f48 | strewn | 2 | | dill, fennel fronds |
thyme | garnish | 2 | 17 | 6f8f50 | strewn | 1 | | thyme, thyme leaves, oregano |
rosemary | garnish | 3 | 18 | 5d8055 | strewn | 2 | rosemary | rosemary |
chives | garnish | 4 | 17 | 62a03e | strewn | 2 | | chives, garlic chives |
springonion | garnish | 4 | 13 | 86b84a | strewn | 2 | spring onion | spring onions, green onions, scallions |
chillirings | garnish | 3 | 13 | d6301f | strewn | 1 | | red chilli, red chillies, red bird's eye chilli, red bird's eye chillies, fresh chilli |
greenchilli | garnish | 3 | 13 | 6aa23c | strewn | 1 | | green chilli, green chillies, jalapeno, jalapenos |
driedchilli | garnish | 3 | 18 | c42a1e | strewn | 2 | kung pao, harissa | dried red chillies, dried kashmiri chillies, ancho chillies, guajillo chillies, pasilla chillies |
scotchbonnet | garnish | 1 | 11 | e2542a | strewn | 1 | | scotch bonnet chilli, scotch bonnet chillies |
bayleaf | garnish | 2 | 20 | 72904f | strewn | 0 | adobo | bay leaves, bay leaf |
curryleaf | garnish | 2 | 17 | 4f8a3c | strewn | 2 | | curry leaves |
limeleaf | garnish | 2 | 20 | 4f8f42 | strewn | 1 | | makrut lime leaves |
lemongrass | garnish | 2 | 20 | cdd592 | strewn | 1 | lemongrass | lemongrass |
cinnamonstick | garnish | 1 | 22 | 9a5a2c | strewn | 1 | | cinnamon stick |
staranise | garnish | 1 | 13 | 7e4524 | strewn | 1 | | star anise |
nori | garnish | 2 | 15 | 26352c | strewn | 1 | | nori sheet, nori sheets, dried wakame, wakame, seaweed |
sesame | garnish | 3 | 21 | fbeecb | strewn | 2 | sesame | toasted sesame seeds, sesame seeds |
nigella | garnish | 2 | 22 | 3a3230 | strewn | 1 | | nigella seeds, poppy seeds |
pumpkinseeds | garnish | 3 | 17 | 718c4b | strewn | 2 | | pumpkin seeds, sunflower seeds |
pomegranate | garnish | 4 | 16 | b81f3e | strewn | 3 | fesenjan | pomegranate seeds, redcurrants |
friedonion | garnish | 3 | 16 | a5602a | strewn | 0 | biryani, ash reshteh | onions, onion |
coconut | garnish | 3 | 18 | fbf6ea | strewn | 0 | coconut, sambol, alfajores | fresh coconut, desiccated coconut |
parmesan | garnish | 4 | 16 | f6e3ac | strewn | 2 | | parmesan, pecorino |
saltflakes | garnish | 2 | 26 | fffaf0 | strewn | 0 | salt-grilled, focaccia, pretzels | flaky sea salt, coarse salt, coarse sea salt, salt |
saffron | garnish | 2 | 26 | c8401c | strewn | 1 | saffron | saffron |
yoghurt | garnish | 1 | 20 | faf5ea | strewn | 2 |  | soured cream, sour cream, greek yoghurt, yoghurt, creme fraiche, kashk |
creamswirl | garnish | 1 | 24 | fbf3e2 | strewn | 1 | | double cream, single cream, coconut cream, coconut milk, cream |
syrup | garnish | 1 | 34 | 9c4f12 | strewn | 0 | pancakes, porridge, tapioca, baklava, granola, alfajor, hotcakes, waffles | maple syrup, honey, dulce de leche, golden syrup |
oil | garnish | 2 | 22 | e9bc3c | strewn | 0 | tapenade, hummus, zaalouk | olive oil, chilli oil, sesame oil, avocado oil |
tomatosauce | garnish | 1 | 34 | d2452a | strewn | 0 | patatas bravas, bravas | chopped tomatoes, tomatoes
cinnamon | garnish | 1 | 30 | a8652f | strewn | 1 | cinnamon | ground cinnamon |
paprika | garnish | 1 | 30 | c8401c | strewn | 0 | paprika | paprika, sweet paprika, smoked paprika, chilli flakes, sumac, chilli powder |
sugar | garnish | 1 | 36 | fffaf0 | strewn | 0 | sugar | caster sugar, sugar, icing sugar, pearl sugar, demerara sugar |
flour | garnish | 1 | 36 | fdf6e8 | strewn | 0 | | plain flour, wholemeal flour, strong white bread flour, teff flour, flour, tapioca flour |
zaatar | garnish | 4 | 30 | 6f7f3c | strewn | 2 | manakish | za'atar |
pepper | garnish | 2 | 28 | 3a302b | strewn | 0 | carbonara | black pepper, ground black pepper, peppercorns, black peppercorns |
salt | garnish | 1 | 26 | fffaf0 | strewn | 0 | | salt |
lemon | side | 1 | 20 | f6d644 | strewn | 2 | lemon | lemon, lemons, preserved lemon |
lime | side | 1 | 20 | a6cf45 | strewn | 2 | lime | lime, limes |
ice | piece | 3 | 14 | e9f3f5 | strewn | 3 | | ice cubes, ice |
milk | garnish | 1 | 24 | fbf3e2 | strewn | 0 | chai, coffee, tea | condensed milk, evaporated milk, milk, whole milk |
tealeaf | garnish | 1 | 14 | 5c7a3c | strewn | 0 | tea | black tea, green tea, black tea leaves |
coffeebean | garnish | 1 | 12 | 5a3825 | strewn | 1 | coffee, frappe, tiramisu, mocha | strong coffee, instant coffee, dark roast ground coffee, coffee |
hibiscus | garnish | 1 | 14 | 9c1f3c | strewn | 1 | | dried hibiscus flowers |
`;
