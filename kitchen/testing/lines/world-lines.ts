/** Test lines of ingredients as cooks of many countries type them (American, British, Indian ...), with expected readings. */
export const WORLD_LINES = `
1 (15-oz.) can cannellini beans, rinsed and drained | 1 | can | cannellini beans
2 c. shredded Monterey Jack, divided | 2 | cup | Monterey Jack
¾ lb. linguine | 0.75 | lb | linguine
1 1/2 lb. boneless, skinless chicken thighs, cut into 1" pieces | 1.5 | lb | boneless skinless chicken thighs
1/2 c. (1 stick) butter, softened | 0.5 | cup | butter
Kosher salt, to taste | - | - | Kosher salt
1 medium shallot, minced | 1 | - | shallot
3 large egg whites, at room temperature | 3 | - | egg whites
2 Tbsp. plus 1 tsp. red wine vinegar | 2.3333 | tbsp | red wine vinegar
1 English hothouse cucumber, thinly sliced | 1 | - | English hothouse cucumber
1 28-oz. can whole peeled tomatoes | 1 | can | whole peeled tomatoes
1 3½–4-lb. whole chicken | 1 | - | whole chicken
12 corn tortillas (6-inch) | 12 | - | corn tortillas
1 jalapeño, seeded if desired, finely chopped | 1 | - | jalapeño
Zest and juice of 2 limes | 2 | - | limes
Pinch of cayenne pepper | - | pinch | cayenne pepper
1 package (2 1/4 tsp) active dry yeast | 1 | package | active dry yeast
1 (8 oz) package cream cheese, softened | 1 | package | cream cheese
2 (10.75 ounce) cans condensed cream of chicken soup | 2 | can | condensed cream of chicken soup
1 envelope (1 oz) dry onion soup mix | 1 | envelope | dry onion soup mix
1 cup packed light brown sugar | 1 | cup | light brown sugar
2/3 cup unsweetened cocoa powder, sifted | 0.6667 | cup | unsweetened cocoa powder
2 1/4 cups all purpose flour, spooned and leveled | 2.25 | cup | all purpose flour
1-1/2 teaspoons baking soda | 1.5 | tsp | baking soda
1/8 tsp ground nutmeg | 0.125 | tsp | ground nutmeg
4 cups low-sodium chicken broth | 4 | cup | low-sodium chicken broth
1 pint cherry tomatoes, halved | 1 | pint | cherry tomatoes
1 quart buttermilk | 1 | quart | buttermilk
1/2 gallon whole milk | 0.5 | gallon | whole milk
2 dozen littleneck clams, scrubbed | 24 | - | littleneck clams
1 rotisserie chicken, shredded (about 4 cups) | 1 | - | rotisserie chicken
1 bunch scallions, white and green parts separated | 1 | bunch | scallions
5 to 6 garlic cloves, smashed | 5 6 | clove | garlic
1 head garlic, top trimmed | 1 | head | garlic
1 head romaine lettuce, chopped | 1 | head | romaine lettuce
1 small head cauliflower, cut into florets | 1 | head | cauliflower
2 ears fresh corn, shucked | 2 | ear | fresh corn
2 ribs celery, thinly sliced | 2 | rib | celery
1 stick (8 tablespoons) cold unsalted butter, cubed | 1 | stick | cold unsalted butter
10 slices sandwich bread | 10 | slice | sandwich bread
Nonstick cooking spray | - | - | Nonstick cooking spray
Vegetable oil, for frying | - | - | Vegetable oil
Flaky sea salt, for sprinkling (optional) | - | - | Flaky sea salt
1 tablespoon cornstarch dissolved in 2 tablespoons cold water | 1 | tbsp | cornstarch
About 1/4 cup grated Parmesan | 0.25 | cup | Parmesan
A splash of dry white wine | 1 | splash | dry white wine
1 (1-inch) piece fresh ginger, peeled and grated | 1 | piece | fresh ginger
225g plain flour, plus extra for dusting | 225 | g | plain flour
110g cold butter, cut into cubes | 110 | g | cold butter
2 medium free-range eggs | 2 | - | free-range eggs
1 tsp baking powder, level | 1 | tsp | baking powder
150ml/¼ pint double cream | 150 | ml | double cream
1.5kg/3lb 5oz floury potatoes, such as Maris Piper | 1.5 | kg | floury potatoes
2 x 400g cans chickpeas, drained and rinsed | 2 | can | chickpeas
1 x 400g tin of chopped tomatoes | 1 | can | chopped tomatoes
400g can kidney beans, drained | 400 | g | kidney beans
500ml hot vegetable stock | 500 | ml | hot vegetable stock
1 small bunch coriander, leaves picked | 1 | bunch | coriander
½ small pack parsley, chopped | 0.5 | package | parsley
large knob of butter | - | knob | butter
1 heaped tsp cornflour | 1 | tsp | cornflour
3 rashers smoked streaky bacon, snipped | 3 | rasher | smoked streaky bacon
1 thumb-sized piece ginger, grated | 1 | piece | ginger
thumb-size piece of root ginger, peeled | - | piece | root ginger
2 garlic cloves, crushed | 2 | clove | garlic
1 level dessertspoon caster sugar | 1 | dsp | caster sugar
a good glug of olive oil | 1 | glug | olive oil
glug of olive oil | - | glug | olive oil
few sprigs of thyme | - | sprig | thyme
small handful mint leaves | - | handful | mint leaves
1 lemon, zest and juice | 1 | - | lemon
juice of ½ lemon | 0.5 | - | lemon
1 red chilli, deseeded and finely sliced | 1 | - | red chilli
2 celery sticks, diced | 2 | stalk | celery
3 sticks of celery | 3 | stalk | celery
4 skinless salmon fillets, about 130g each | 4 | fillet | skinless salmon
250g pack of halloumi, sliced | 250 | g | halloumi
300g pot fresh custard | 300 | g | fresh custard
1 Romano pepper, sliced | 1 | - | Romano pepper
1 x 1.6kg chicken | 1 | - | chicken
200g/7oz dark chocolate, at least 70% cocoa solids | 200 | g | dark chocolate
6 large free-range egg yolks | 6 | - | free-range egg yolks
1 vanilla pod, split lengthways | 1 | - | vanilla pod
a little oil, for brushing | - | - | oil
salt and freshly ground black pepper | - | - | salt and freshly ground black pepper
a grating of nutmeg | 1 | grating | nutmeg
1 litre semi-skimmed milk | 1 | l | semi-skimmed milk
2 tbsp Greek-style yogurt, to serve | 2 | tbsp | Greek-style yogurt
1 baking potato (about 250g) | 1 | - | baking potato
8 sheets fresh lasagne | 8 | sheet | fresh lasagne
6 dried lasagne sheets | 6 | sheet | dried lasagne
320g sheet ready-rolled puff pastry | 320 | g | ready-rolled puff pastry
85g pudding rice | 85 | g | pudding rice
450ml (16fl oz) whole milk | 450 | ml | whole milk
12 fl oz/350ml stout | 12 | fl oz | stout
1oz/25g flaked almonds | 1 | oz | flaked almonds
2lb 4oz (1kg) braising steak | 2.25 | lb | braising steak
1½ tsp bicarbonate of soda | 1.5 | tsp | bicarbonate of soda
2 cups (300g) self-raising flour | 2 | cup | self-raising flour
125g butter, chopped, at room temperature | 125 | g | butter
1 brown onion, finely chopped | 1 | - | brown onion
2 teaspoons vegemite | 2 | tsp | vegemite
375ml can evaporated milk | 375 | ml | evaporated milk
1 punnet strawberries, hulled | 1 | punnet | strawberries
1/2 bunch flat-leaf parsley, leaves picked | 0.5 | bunch | flat-leaf parsley
1 tbs olive oil | 1 | tbsp | olive oil
2 x 250g packets microwave brown rice | 2 | package | microwave brown rice
1 large red capsicum, deseeded | 1 | - | red capsicum
500g pumpkin, peeled, cut into 2cm pieces | 500 | g | pumpkin
1 cup (250ml) thickened cream | 1 | cup | thickened cream
3 eggs, lightly whisked | 3 | - | eggs
4 lamb backstraps (about 200g each) | 4 | - | lamb backstraps
1 1/3 cups firmly packed brown sugar | 1.3333 | cup | brown sugar
4 green onions, thinly sliced | 4 | - | green onions
800g kipfler potatoes | 800 | g | kipfler potatoes
1 long red chilli | 1 | - | long red chilli
1 cup toor dal, washed and soaked for 30 minutes | 1 | cup | toor dal
1 tsp jeera (cumin seeds) | 1 | tsp | jeera
2 green chillies, slit | 2 | - | green chillies
8-10 curry leaves | 8 10 | - | curry leaves
1/4 tsp hing (asafoetida) | 0.25 | tsp | hing
1 inch ginger, julienned | 1 | inch | ginger
2 tbsp ghee + 1 tsp for tempering | 2 | tbsp | ghee
1 medium-sized onion, finely chopped | 1 | - | onion
2 nos tomatoes | 2 | - | tomatoes
250 gms paneer, cubed | 250 | g | paneer
1/2 kg mutton on the bone | 0.5 | kg | mutton on the bone
salt as per taste | - | - | salt
water as required | - | - | water
1 tablespoon ginger-garlic paste | 1 | tbsp | ginger-garlic paste
a pinch of turmeric powder | 1 | pinch | turmeric powder
2 to 3 cloves (laung) | 2 3 | - | cloves
1 inch piece cinnamon | 1 | inch | cinnamon
1 cup grated coconut (fresh or frozen) | 1 | cup | coconut
Coriander leaves - 1/2 cup, chopped | 0.5 | cup | Coriander leaves
Basmati rice - 2 cups | 2 | cup | Basmati rice
Red chilli powder – 1 tsp | 1 | tsp | Red chilli powder
Onions: 2 large, sliced | 2 | - | Onions
Salt: 1 tsp | 1 | tsp | Salt
Tomatoes 4, pureed | 4 | - | Tomatoes
Oil 3 tbsp | 3 | tbsp | Oil
Maida 200 gm | 200 | g | Maida
Eggs 2 nos | 2 | - | Eggs
Curd 1 cup, whisked | 1 | cup | Curd
500 g flour (type 550) | 500 | g | flour
1 EL olive oil | 1 | tbsp | olive oil
2 TL baking powder | 2 | tsp | baking powder
1 Prise salt | 1 | pinch | salt
1 Pck. vanilla sugar | 1 | package | vanilla sugar
0,25 l milk | 0.25 | l | milk
2,5 kg plums | 2.5 | kg | plums
1/8 l cream | 0.125 | l | cream
1 cube fresh yeast (42 g) | 1 | cube | fresh yeast
100 g butter, soft | 100 | g | butter
200 g Quark (20 % fat) | 200 | g | Quark
1 Bund parsley | 1 | bunch | parsley
3 dl cream | 3 | dl | cream
1 msk sugar | 1 | tbsp | sugar
2 cl rum | 2 | cl | rum
1 dozen eggs | 12 | - | eggs
one dozen oysters | 12 | - | oysters
half a bunch of dill | 0.5 | bunch | dill
half a pound of mushrooms | 0.5 | lb | mushrooms
one and a half teaspoons cinnamon | 1.5 | tsp | cinnamon
a quarter teaspoon salt | 0.25 | tsp | salt
three-quarters cup sugar | 0.75 | cup | sugar
a cup and a half of flour | 1.5 | cup | flour
1 cup + 2 tbsp bread flour | 1.125 | cup | bread flour
1 cup minus 1 tablespoon milk | 0.9375 | cup | milk
2 heads of baby gem lettuce | 2 | head | baby gem lettuce
1 big handful of baby spinach | 1 | handful | baby spinach
2 generous handfuls rocket | 2 | handful | rocket
a few drops of almond extract | - | drop | almond extract
a couple of handfuls of kale | 2 | handful | kale
a few handfuls of basil leaves | - | handful | basil leaves
several sprigs rosemary | - | sprig | rosemary
some chopped parsley | - | - | parsley
1-2 dashes of Tabasco | 1 2 | dash | Tabasco
6–8 small new potatoes | 6 8 | - | new potatoes
1kg – 1.2kg beef brisket | 1 1.2 | kg | beef brisket
200-250g rice noodles | 200 250 | g | rice noodles
2 to 2 1/2 cups water | 2 2.5 | cup | water
3-4 tablespoons (45-60 ml) lime juice | 3 4 | tbsp | lime juice
1 or 2 bay leaves | 1 2 | - | bay leaves
2 (6-oz) cans tuna in olive oil | 2 | can | tuna in olive oil
1 tube (16 oz.) refrigerated biscuits | 1 | tube | refrigerated biscuits
1 log goat cheese (4 oz), crumbled | 1 | log | goat cheese
4 oz. block of feta | 4 | oz | feta
1 loaf crusty bread, torn | 1 | loaf | crusty bread
5 whole cloves | 5 | - | whole cloves
1 tsp ground cloves | 1 | tsp | ground cloves
4 cinnamon sticks | 4 | - | cinnamon sticks
1 cinnamon stick, broken | 1 | - | cinnamon stick
2 star anise pods | 2 | - | star anise pods
½ cup water, or as needed | 0.5 | cup | water
1 cup milk (or almond milk) | 1 | cup | milk
2 tbsp butter or ghee | 2 | tbsp | butter or ghee
1/2 tsp each: cumin, coriander, turmeric | 0.5 | tsp | cumin coriander turmeric
1½ cups/375 ml chicken stock | 1.5 | cup | chicken stock
4 bone-in, skin-on chicken thighs (about 1.5 lb) | 4 | - | bone-in skin-on chicken thighs
1 recipe pizza dough | 1 | recipe | pizza dough
[ ] 2 cups flour | 2 | cup | flour
1. 200 g sugar | 200 | g | sugar
2x eggs | 2 | - | eggs
3 x medium carrots | 3 | - | carrots
¼cup honey | 0.25 | cup | honey
1tsp.vanilla | 1 | tsp | vanilla
1 Tbs. honey | 1 | tbsp | honey
1 gallon-size bag of spinach | 1 | bag | spinach
7-Up, 1 can | 1 | can | 7-Up
1 can 7-Up | 1 | can | 7-Up
2% milk, 1 cup | 1 | cup | 2% milk
1 cup 2% milk | 1 | cup | 2% milk
100% maple syrup, 2 tbsp | 2 | tbsp | 100% maple syrup
00 flour, 500 g | 500 | g | 00 flour
500g "00" flour | 500 | g | 00 flour
1 lb. 80/20 ground beef | 1 | lb | 80/20 ground beef
1 tablespoon extra virgin olive oil | 1 | tbsp | extra virgin olive oil
3 tbsp fat free yogurt | 3 | tbsp | fat free yogurt
14 ounces extra firm tofu, pressed and cubed | 14 | oz | extra firm tofu
1 medium head cabbage | 1 | head | cabbage
2 little gem lettuces, quartered | 2 | - | little gem lettuces
1 tsp medium curry powder | 1 | tsp | medium curry powder
Onions 2 medium, finely chopped | 2 | - | Onions
Ginger 1 inch piece | 1 | inch | Ginger
Green chillies 3-4, slit | 3 4 | - | Green chillies
Potatoes - 3 large | 3 | - | Potatoes
Salt to taste | - | - | Salt
Cumin seeds - 1 tsp | 1 | tsp | Cumin seeds
Ghee: 2 tbsp | 2 | tbsp | Ghee
Bay leaf - 1 | 1 | - | Bay leaf
Cloves - 4 | 4 | - | Cloves
Garlic cloves 5, crushed | 5 | clove | Garlic
5 oz (about 5 cups) baby arugula | 5 | oz | baby arugula
1 c buttermilk | 1 | cup | buttermilk
2 T. unsalted butter, melted | 2 | tbsp | unsalted butter
½ t. kosher salt | 0.5 | tsp | kosher salt
1 lb large shrimp, peeled and deveined, tails on | 1 | lb | shrimp
1 ½ lbs. flank steak | 1.5 | lb | flank steak
3 to 3½ cups bread flour | 3 3.5 | cup | bread flour
1 15-ounce container ricotta cheese | 1 | container | ricotta cheese
1 (1.25 oz) packet taco seasoning mix | 1 | package | taco seasoning mix
2 (8 oz. each) tubs mascarpone | 2 | tub | mascarpone
½ of a small red onion | 0.5 | - | red onion
1/4 of a green cabbage, shredded | 0.25 | - | green cabbage
¼ small watermelon | 0.25 | - | watermelon
8 large eggs, divided | 8 | - | eggs
2 large egg yolks plus 1 large egg | 2 | - | egg yolks
One 4-inch piece kombu | 1 | piece | kombu
1 3-inch cinnamon stick | 1 | - | cinnamon stick
1 cup (2 sticks; 226 g) unsalted butter | 1 | cup | unsalted butter
140 g (1 cup plus 2 tbsp) plain flour | 140 | g | plain flour
100g/3½oz butter, plus extra for greasing | 100 | g | butter
4 tbsp (60 ml) fresh lime juice | 4 | tbsp | fresh lime juice
2 x 170g sirloin steaks | 2 | - | sirloin steaks
1 x 25g pack basil | 1 | package | basil
handful of fresh mint, leaves torn | - | handful | fresh mint
pinch of salt | - | pinch | salt
2 good pinches of saffron strands | 2 | pinch | saffron strands
splash of milk | - | splash | milk
drizzle of honey, to serve | - | drizzle | honey
knob fresh ginger, about 5cm, grated | - | knob | fresh ginger
½ cucumber | 0.5 | - | cucumber
6-8 cardamom pods, bruised | 6 8 | - | cardamom pods
1 stock cube (vegetable) | 1 | - | stock cube
1 chicken stock cube, crumbled | 1 | - | chicken stock cube
1 slice white bread, crusts removed | 1 | slice | white bread
2 slices of day-old sourdough | 2 | slice | day-old sourdough
4 thick slices crusty bread | 4 | slice | crusty bread
2 sheets ready-rolled puff pastry, thawed | 2 | sheet | ready-rolled puff pastry
1 x 375g pack ready-rolled shortcrust pastry | 1 | package | ready-rolled shortcrust pastry
2 tbsp each chopped parsley and dill | 2 | tbsp | parsley and dill
1 tbsp each of soy sauce and honey | 1 | tbsp | soy sauce and honey
1 free-range chicken (about 1.8kg) | 1 | - | free-range chicken
1.8kg/4lb leg of lamb | 1.8 | kg | leg of lamb
4 lamb shanks | 4 | - | lamb shanks
1 leg of lamb, bone in | 1 | - | leg of lamb
2 racks of ribs | 2 | rack | ribs
1 side of salmon, skin on | 1 | side | salmon
12 anchovy fillets, drained | 12 | fillet | anchovy
2 boneless pork loin chops | 2 | - | boneless pork loin chops
3 spring onions, finely sliced on the diagonal | 3 | - | spring onions
2 echalion shallots | 2 | - | echalion shallots
1 butternut squash, halved lengthways | 1 | - | butternut squash
500 g tipo 00 flour | 500 | g | tipo 00 flour
1 (9-inch) unbaked pie crust | 1 | - | unbaked pie crust
1 prepared 9-inch graham cracker crust | 1 | - | prepared graham cracker crust
1 cup all-natural peanut butter | 1 | cup | all-natural peanut butter
1 cup semi-sweet chocolate chips | 1 | cup | semi-sweet chocolate chips
1 box (15.25 oz) yellow cake mix | 1 | box | yellow cake mix
1 jar (24 ounces) marinara sauce | 1 | jar | marinara sauce
1 bag (12 oz) frozen corn | 1 | bag | frozen corn
1 can (6 oz) tomato paste | 1 | can | tomato paste
A few grinds of black pepper | - | grind | black pepper
5 grinds black pepper | 5 | grind | black pepper
2 turns of the pepper mill | 2 | grind | pepper mill
Ice | - | - | Ice
Olive oil | - | - | Olive oil
Lime wedges for garnish | - | - | Lime wedges
Sesame seeds, toasted, to garnish | - | - | Sesame seeds
100 ml water, lukewarm | 100 | ml | water
1 TL salt | 1 | tsp | salt
2 EL rapeseed oil | 2 | tbsp | rapeseed oil
1 Msp. nutmeg | 1 | pinch | nutmeg
1 Zehe garlic | 1 | clove | garlic
250 ml cream (30 % fat) | 250 | ml | cream
150 g powdered sugar, sifted | 150 | g | powdered sugar
1 pack (16 g) baking powder | 1 | package | baking powder
3 medium-size eggs (room temperature) | 3 | - | eggs
1 cup Greek yogurt, plus 2 tbsp for serving | 1 | cup | Greek yogurt
approximately 3 litres water | 3 | l | water
up to 1 cup water | 1 | cup | water
at least 2 cups oil | 2 | cup | oil
just under 1 cup sugar | 1 | cup | sugar
1 to 1¼ pounds skirt steak | 1 1.25 | lb | skirt steak
1¼–1½ lb asparagus | 1.25 1.5 | lb | asparagus
6 to 8 slices provolone | 6 8 | slice | provolone
zest of 1 orange | 1 | - | orange
Juice of 2-3 limes | 2 3 | - | limes
1 lemon, juiced (about 3 tbsp) | 1 | - | lemon
5cm/2in piece root ginger, grated | 5 | cm | root ginger
20cm/8in chorizo ring | 20 | cm | chorizo ring
3 in. piece lemongrass | 3 | inch | lemongrass
2 x 3cm/1¼in chunks of sourdough | 2 | chunk | sourdough
150m single cream | 150 | ml | single cream
18 flat-leaf parsley leaves | 18 | - | flat-leaf parsley leaves
3 gelatine leaves, soaked | 3 | leaf | gelatine
30g/1oz piece horseradish, peeled | 30 | g | horseradish
1.2kg/2lb 10oz middle cut of ham | 1.2 | kg | middle cut of ham
2 lb. centre cut pork loin | 2 | lb | centre cut pork loin
1 carrot cut in four | 1 | - | carrot
1 cup steel cut oats | 1 | cup | steel cut oats
handful each dill, chervil and mint, chopped | - | handful | dill, chervil and mint
2 tbsp each tahini, lemon juice, water | 2 | tbsp | tahini, lemon juice, water
pinch each of mace and cloves | - | pinch | mace and cloves
2 cups diced, cooked turkey | 2 | cup | turkey
¼ cup drained, chopped artichoke hearts | 0.25 | cup | artichoke hearts
1 (6-serving size) package lemon jelly powder | 1 | package | lemon jelly powder
1 (6-ounce [170 g]) can crab | 1 | can | crab
1 (15-oz can) black-eyed peas | 1 | can | black-eyed peas
1 14 oz (400g) tin kidney beans | 1 | can | kidney beans
2 tins 400g haricot beans | 2 | can | haricot beans
½ cup or more hot stock | 0.5 | cup | hot stock
3 dashes or more of bitters | 3 | dash | bitters
1 large or 2 small aubergines, cubed | 1 | - | aubergines
1 big or 2 medium heads fennel | 1 | head | fennel
1 can or 2 cups cooked lentils | 1 | can | cooked lentils
1 turnip or ½ swede, diced | 1 | - | turnip
200g spelt flour or 150g plain flour | 200 | g | spelt flour
scant cup hazelnuts | - | cup | hazelnuts
generous tablespoon runny honey | - | tbsp | runny honey
25g/1oz plus 2 tsp lard | 25 | g | lard
¼ pound plus 2 tablespoons soft butter | 0.25 | lb | soft butter
2 tbsp plus ¼ cup rolled oats | 6 | tbsp | rolled oats
1 tablespoon, plus 1 teaspoon cider vinegar | 1.3333 | tbsp | cider vinegar
1 cup less 2 tablespoons rye flour | 0.875 | cup | rye flour
1 cup, 240 ml oat milk | 1 | cup | oat milk
1 cup - 125 g rice flour | 1 | cup | rice flour
400-500ml/14fl oz-1 pint frying oil | 400 500 | ml | frying oil
Ground cloves, a pinch | 1 | pinch | Ground cloves
Nutmeg - pinch | - | pinch | Nutmeg
Coriander, small bunch | - | bunch | Coriander
small bunch chervil | - | bunch | chervil
thumb-sized piece turmeric, grated | - | piece | turmeric
2 thumb sized pieces ginger | 2 | piece | ginger
½ a loaf focaccia | 0.5 | loaf | focaccia
20g bunch tarragon | 20 | g | tarragon
1 medium to large swede | 1 | - | swede
2 small to medium heads chicory | 2 | head | chicory
4 md carrots | 4 | - | carrots
Crushed or halved walnuts to serve | - | - | walnuts
4 tuna steaks or fillets, skinned | 4 | - | tuna steaks or fillets
8 sardine fillets in tomato sauce | 8 | fillet | sardine in tomato sauce
12 cucumber slices | 12 | slice | cucumber
4 ½"-thick slices rye bread | 4 | slice | rye bread
6 3/4-inch-thick slices brioche | 6 | slice | brioche
2 1"-thick sirloin steaks | 2 | - | sirloin steaks
3 2 1/2-inch cinnamon sticks | 3 | - | cinnamon sticks
1 4x6" piece kombu | 1 | piece | kombu
3 cups 1" cubes day-old bread | 3 | cup | day-old bread
2 cups bite-size pieces cooked chicken | 2 | cup | chicken
4 (½-inch thick) slices halloumi | 4 | slice | halloumi
6 tortillas (about 8 inches) | 6 | - | tortillas
1 slim cucumber about 8 inches long | 1 | - | slim cucumber
juice 1 lemon | 1 | - | lemon
Zest and juice 2 oranges | 2 | - | oranges
Green tops from 3 leeks | 3 | - | leeks
zest of &frac12; lemon | 0.5 | - | lemon
2 tbsp whisky, rum or brandy | 2 | tbsp | whisky, rum or brandy
½ cup raspberry, cherry, or plum jam | 0.5 | cup | raspberry, cherry, or plum jam
1 cup peas, fresh or frozen | 1 | cup | peas
1 cup milk, or water | 1 | cup | milk
2 trout, skin or scales removed | 2 | - | trout
1 tbsp Grand Marnier or other orange liqueur | 1 | tbsp | Grand Marnier or other orange liqueur
1 tsp salt + more to taste | 1 | tsp | salt
2 tsp rice bran oil 10 ml | 2 | tsp | rice bran oil
6 cups (loosely packed)* rocket leaves | 6 | cup | rocket leaves
1 pouch Ready to Serve brown lentils | 1 | pouch | Ready to Serve brown lentils
3 rasps nutmeg | 3 | rasp | nutmeg
a dot of green food colouring | 1 | dot | green food colouring
2 jiggers dark rum | 2 | jigger | dark rum
3 nests fine egg noodles | 3 | nest | fine egg noodles
1 ladle hot stock | 1 | ladle | hot stock
1 tsp medium hot chilli powder | 1 | tsp | medium hot chilli powder
3 (330 ml) cans or bottles ginger beer | 3 | can | ginger beer
2 separate pinches of cream of tartar | 2 | pinch | cream of tartar
3 very large heads broccoli | 3 | head | broccoli
2-inch knob galangal | 1 | knob | galangal
200/7oz dark chocolate | 200 | g | dark chocolate
300/10½fl oz cider | 300 | ml | cider
4 oz. short, thin noodles | 4 | oz | short, thin noodles
2 cups ½-inch diced swede | 2 | cup | swede
1 tin tomatoes with onion, garlic and basil | 1 | can | tomatoes with onion, garlic and basil
Poppy seeds, sesame seeds, or nigella | - | - | Poppy seeds, sesame seeds, or nigella
Salt, pepper and lemon juice | - | - | Salt, pepper and lemon juice
Parsley, stalks and leaves chopped | - | - | Parsley
4 fresh or 6 frozen lime leaves | 4 | - | lime leaves
4 square pieces baklava | 4 | piece | baklava
1 14-to-16-ounce package tofu | 1 | package | tofu
3/4th cup jaggery | 0.75 | cup | jaggery
2 tablespoons plus 1 cup malt vinegar | 18 | tbsp | malt vinegar
1 swig dark beer | 1 | swig | dark beer
2 gousses d'ail | 2 | clove | d'ail
~250 g bread flour | 250 | g | bread flour
max. 2 tbsp oil | 2 | tbsp | oil
3+ tbsp fish sauce | 3 | tbsp | fish sauce
1'500 g potatoes | 1500 | g | potatoes
one and one-half cups barley | 1.5 | cup | barley
1/2 dozen quail eggs | 6 | - | quail eggs
1½ doz. oysters | 18 | - | oysters
couple of carrots | 2 | - | carrots
a bit of lard | - | - | lard
plenty of chives | - | - | chives
a touch of cream | 1 | touch | cream
15 ml spoon tomato purée | 15 | ml | tomato purée
1 UK pint stout | 1 | imperial pint | stout
3 thickish slices ham | 3 | slice | ham
2 sourdough loaves | 2 | loaf | sourdough
1 crown roast of lamb | 1 | - | crown roast of lamb
½ lb chopped or torn chard | 0.5 | lb | chard
2 lb cut-up rabbit | 2 | lb | cut-up rabbit
1 cup veal stock, beef stock, or low-salt broth | 1 | cup | veal stock, beef stock, or low-salt broth
Double cream, approximately 100ml/3½fl oz | 100 | ml | Double cream
Butter 100g/4oz, softened | 100 | g | Butter
Cheddar, about 50 g | 50 | g | Cheddar
Chicken wings (about 600 g) | 600 | g | Chicken wings
Onions, 2 (about 300 g) | 2 | - | Onions
Garnish: lime slices | - | - | lime slices
To serve: flatbreads | - | - | flatbreads
2 rosemary stalks | 2 | stalk | rosemary
6 servings mashed potato | 6 | serving | mashed potato
`;
