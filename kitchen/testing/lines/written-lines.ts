/** Test lines of ingredients as recipes print them, with the expected quantity, unit and name. */
export const PUBLISHED_LINES = `
2 1/2 cups all-purpose flour, sifted | 2.5 | cup | all-purpose flour
2½ cups milk | 2.5 | cup | milk
1-2 tbsp olive oil | 1 2 | tbsp | olive oil
1 to 2 tablespoons sugar | 1 2 | tbsp | sugar
1–2 tablespoons honey | 1 2 | tbsp | honey
2,5 dl mjölk | 2.5 | dl | mjölk
1,000 g strong flour | 1000 | g | strong flour
1.5 l water | 1.5 | l | water
2 x 400 g tins chopped tomatoes | 2 | can | chopped tomatoes
2 × 400g tins chickpeas | 2 | can | chickpeas
1 (14 oz) can coconut milk | 1 | can | coconut milk
1 14-ounce can coconut milk | 1 | can | coconut milk
one 15-oz. can black beans, drained | 1 | can | black beans
a 14-ounce can tomatoes | 1 | can | tomatoes
½ of a lemon | 0.5 | - | lemon
a pinch of salt | 1 | pinch | salt
a handful of parsley | 1 | handful | parsley
salt to taste | - | - | salt
Salt, to taste | - | - | Salt
Juice of 1 lemon | 1 | - | lemon
Juice of half a lemon | 0.5 | - | lemon
Finely grated zest of 1 orange | 1 | - | orange
3 large eggs | 3 | - | eggs
2 cloves garlic, minced | 2 | clove | garlic
4 garlic cloves | 4 | clove | garlic
4 fat garlic cloves, crushed | 4 | clove | garlic
1 bunch (about 200 g) kale | 1 | bunch | kale
1 cup plus 2 tablespoons sugar | 1.125 | cup | sugar
250g/9oz butter | 250 | g | butter
9oz/250g butter, softened | 9 | oz | butter
1 lb. (450 g) beef | 1 | lb | beef
1 heaping tbsp flour | 1 | tbsp | flour
1 scant cup sugar | 1 | cup | sugar
scant 1 cup sugar | 1 | cup | sugar
a generous ½ cup cream | 0.5 | cup | cream
a dozen eggs | 12 | - | eggs
half a dozen eggs | 6 | - | eggs
half a cucumber | 0.5 | - | cucumber
about 3 cups broth | 3 | cup | broth
approx. 200 g rice | 200 | g | rice
1kg potatoes | 1 | kg | potatoes
500ml milk | 500 | ml | milk
1 T soy sauce | 1 | tbsp | soy sauce
1 t salt | 1 | tsp | salt
1 c. milk | 1 | cup | milk
1 C flour | 1 | cup | flour
1 pt heavy cream | 1 | pint | heavy cream
2 qt water | 2 | quart | water
1 gal apple cider | 1 | gallon | apple cider
6 fl. oz. orange juice | 6 | fl oz | orange juice
2 fluid ounces rum | 2 | fl oz | rum
1 stick butter | 1 | stick | butter
2 sticks unsalted butter, cold | 2 | stick | unsalted butter
knob of butter | - | knob | butter
a knob of butter | 1 | knob | butter
dash of hot sauce | - | dash | hot sauce
2 dashes Angostura bitters | 2 | dash | Angostura bitters
3 sprigs fresh thyme | 3 | sprig | fresh thyme
2 thyme sprigs | 2 | sprig | thyme
1 head garlic | 1 | head | garlic
2 ribs celery, diced | 2 | rib | celery
3 celery stalks, chopped | 3 | stalk | celery
2 celery sticks, finely chopped | 2 | stalk | celery
8 slices white bread | 8 | slice | white bread
2 sheets nori | 2 | sheet | nori
1 packet dried yeast | 1 | package | dried yeast
1 jar roasted red peppers | 1 | jar | roasted red peppers
1 bottle dry white wine | 1 | bottle | dry white wine
1 tin anchovies | 1 | can | anchovies
2 fillets sea bass | 2 | fillet | sea bass
4 ears of corn | 4 | ear | corn
thumb-sized piece of ginger | - | piece | ginger
a thumb-sized piece of ginger, grated | 1 | piece | ginger
- 1 cup rice | 1 | cup | rice
• 2 cups lentils | 2 | cup | lentils
* 3 carrots | 3 | - | carrots
1 ½ cups oats | 1.5 | cup | oats
1½ cups oats | 1.5 | cup | oats
1⁄2 tsp cinnamon | 0.5 | tsp | cinnamon
one and a half cups milk | 1.5 | cup | milk
1 and 1/2 cups milk | 1.5 | cup | milk
1 & 1/2 cups milk | 1.5 | cup | milk
two cups flour | 2 | cup | flour
2 cups or so of flour | 2 | cup | flour
a couple of bay leaves | 2 | - | bay leaves
a few basil leaves | - | - | basil leaves
1 small red onion, thinly sliced | 1 | - | red onion
2 medium carrots, peeled and diced | 2 | - | carrots
1 large bunch cilantro, chopped | 1 | bunch | cilantro
1 3- to 4-pound chicken | 1 | - | chicken
1 3-pound chicken, cut up | 1 | - | chicken
4 (6-ounce) salmon fillets | 4 | fillet | salmon
4 6-ounce salmon fillets | 4 | fillet | salmon
4 x 150g salmon fillets | 4 | fillet | salmon
2 (14.5 ounce) cans diced tomatoes, undrained | 2 | can | diced tomatoes
1 (10 ounce) package frozen chopped spinach, thawed and drained | 1 | package | frozen chopped spinach
2 - 14 oz cans black beans | 2 | can | black beans
14-ounce can tomatoes | 1 | can | tomatoes
2-inch piece of ginger, peeled | 1 | piece | ginger
1 tsp each salt and pepper | 1 | tsp | salt and pepper
1 16 oz. package elbow macaroni | 1 | package | elbow macaroni
1 (750 ml) bottle red wine | 1 | bottle | red wine
1 small head of broccoli (about 12 oz), cut into florets | 1 | head | broccoli
2 pounds/900 g carrots | 2 | lb | carrots
Four 6-ounce fillets skinless salmon | 4 | fillet | skinless salmon
1 (1/4 ounce) envelope active dry yeast | 1 | envelope | active dry yeast
1 & 1/4 cup sugar | 1.25 | cup | sugar
400 g tin chopped tomatoes | 400 | g | chopped tomatoes
8 ounce package cream cheese | 8 | oz | cream cheese
Kosher salt and freshly ground black pepper | - | - | Kosher salt and freshly ground black pepper
Kosher salt | - | - | Kosher salt
Butter - 100 g | 100 | g | Butter
Flour, 2 cups | 2 | cup | Flour
olive oil 2 tbsp | 2 | tbsp | olive oil
Chicken thighs (500 g) | 500 | g | Chicken thighs
1 tablespoon plus 1 teaspoon kosher salt | 1.3333 | tbsp | kosher salt
2 tbsp + 1 tsp soy sauce | 2.3333 | tbsp | soy sauce
1 lb 4 oz beef chuck | 1.25 | lb | beef chuck
2lb 4oz potatoes | 2.25 | lb | potatoes
1kg/2lb 4oz potatoes, peeled | 1 | kg | potatoes
¼ cup finely chopped onion | 0.25 | cup | onion
1/2 cup grated Parmesan cheese | 0.5 | cup | Parmesan cheese
2 tablespoons freshly squeezed lemon juice | 2 | tbsp | lemon juice
1 cup lightly packed basil leaves | 1 | cup | basil leaves
1 cup firmly packed brown sugar | 1 | cup | brown sugar
3/4 to 1 cup water | 0.75 1 | cup | water
1 to 1 1/2 pounds ground turkey | 1 1.5 | lb | ground turkey
1 pound to 1 1/2 pounds ground turkey | 1 1.5 | lb | ground turkey
2 or 3 cloves garlic | 2 3 | clove | garlic
between 2 and 3 cups stock | 2 3 | cup | stock
1 cup boneless, skinless chicken breasts, cubed | 1 | cup | boneless skinless chicken breasts
2 boneless skinless chicken breasts | 2 | - | boneless skinless chicken breasts
1 whole chicken, about 4 pounds | 1 | - | whole chicken
2 tablespoons butter or margarine | 2 | tbsp | butter or margarine
2 tablespoons olive oil, divided | 2 | tbsp | olive oil
1/3 cup sugar, plus more for sprinkling | 0.3333 | cup | sugar
1 teaspoon vanilla extract (optional) | 1 | tsp | vanilla extract
1 T-bone steak | 1 | - | T-bone steak
1 pot roast | 1 | - | pot roast
6 cloves | 6 | - | cloves
4 rolls, split | 4 | - | rolls
1 can (15 ounces) pumpkin puree | 1 | can | pumpkin puree
1 (15-ounce) can pumpkin puree | 1 | can | pumpkin puree
1 large can crushed tomatoes | 1 | can | crushed tomatoes
3 bay leaves | 3 | - | bay leaves
2 cinnamon sticks | 2 | - | cinnamon sticks
1 star anise | 1 | - | star anise
1 vanilla pod, split | 1 | - | vanilla pod
5 cardamom pods | 5 | - | cardamom pods
2 lemongrass stalks | 2 | stalk | lemongrass
1 lemon | 1 | - | lemon
2 lemons, zested and juiced | 2 | - | lemons
For the sauce: 2 tbsp soy sauce | 2 | tbsp | soy sauce
Optional: 1 tsp chilli flakes | 1 | tsp | chilli flakes
plus 2 tbsp water | 2 | tbsp | water
1 cup heavy whipping cream, cold | 1 | cup | heavy whipping cream
2 cups shredded coconut | 2 | cup | shredded coconut
1 cup sliced almonds | 1 | cup | sliced almonds
1/2 teaspoon crushed red pepper flakes | 0.5 | tsp | crushed red pepper flakes
2 tsp toasted sesame oil | 2 | tsp | toasted sesame oil
1 cup cooked rice | 1 | cup | cooked rice
2 cups cooked and shredded chicken | 2 | cup | chicken
120 g dark chocolate (70 % cocoa), chopped | 120 | g | dark chocolate
3 tablespoons chopped fresh parsley | 3 | tbsp | fresh parsley
1 teaspoon ground black pepper | 1 | tsp | ground black pepper
100 ml (3½ fl oz) cream | 100 | ml | cream
30 g / 1 oz sugar | 30 | g | sugar
1 1/2 pounds ground beef (80/20) | 1.5 | lb | ground beef
8 ounces cremini mushrooms, sliced | 8 | oz | cremini mushrooms
1 8-ounce block feta | 1 | block | feta
1 block firm tofu | 1 | block | firm tofu
2 handfuls baby spinach | 2 | handful | baby spinach
1 knob fresh ginger, peeled | 1 | knob | fresh ginger
2 tablespoons cornstarch mixed with 2 tablespoons water | 2 | tbsp | cornstarch
1 cup warm water (110°F) | 1 | cup | warm water
1 pkg. instant pudding mix | 1 | package | instant pudding mix
2 pkgs dry yeast | 2 | package | dry yeast
1 sachet fast-action yeast | 1 | sachet | fast-action yeast
1 bag tortilla chips | 1 | bag | tortilla chips
1 box lasagna noodles | 1 | box | lasagna noodles
4 tablespoons (½ stick) butter | 4 | tbsp | butter
½ stick (¼ cup) butter | 0.5 | stick | butter
7 tablespoons butter cut into pieces | 7 | tbsp | butter
1 onion finely chopped | 1 | - | onion
2 tomatoes, chopped | 2 | - | tomatoes
2 ripe tomatoes | 2 | - | ripe tomatoes
3 egg yolks | 3 | - | egg yolks
1 egg, lightly beaten | 1 | - | egg
an onion | 1 | - | onion
a little olive oil | - | - | olive oil
two thirds of a cup of sugar | 0.6667 | cup | sugar
two-thirds cup sugar | 0.6667 | cup | sugar
three quarters of a cup of milk | 0.75 | cup | milk
half cup milk | 0.5 | cup | milk
quarter cup milk | 0.25 | cup | milk
half a teaspoon of salt | 0.5 | tsp | salt
one half teaspoon salt | 0.5 | tsp | salt
Half an onion, sliced | 0.5 | - | onion
Two large handfuls of rocket | 2 | handful | rocket
Good pinch of saffron | - | pinch | saffron
1 good pinch saffron | 1 | pinch | saffron
1 level teaspoon baking powder | 1 | tsp | baking powder
3 rounded tablespoons cocoa | 3 | tbsp | cocoa
1 dessertspoon sugar | 1 | dsp | sugar
20 g | 20 | g | 
Oil | - | - | Oil
Water, as needed | - | - | Water
Oil for deep frying | - | - | Oil
Parsley for garnish | - | - | Parsley
1 lime, cut into wedges, to serve | 1 | - | lime
Lemon wedges, to serve | - | - | Lemon wedges
steamed rice, for serving | - | - | steamed rice
.5 cup milk | 0.5 | cup | milk
0,5 l vatten | 0.5 | l | vatten
250 gr farine | 250 | g | farine
1 cl rum | 1 | cl | rum
2 kilos mussels | 2 | kg | mussels
1 ounce bourbon | 1 | oz | bourbon
2 Tbsp. Dijon mustard | 2 | tbsp | Dijon mustard
2 TBSP Dijon mustard | 2 | tbsp | Dijon mustard
1 Tsp Salt | 1 | tsp | Salt
1 (2-inch) piece ginger | 1 | piece | ginger
1 2-inch piece of ginger | 1 | piece | ginger
3 cm ginger | 3 | cm | ginger
1 wedge parmesan | 1 | wedge | parmesan
1 rack of lamb | 1 | rack | lamb
6 asparagus spears | 6 | - | asparagus spears
1 loaf ciabatta | 1 | loaf | ciabatta
2 scoops vanilla ice cream | 2 | scoop | vanilla ice cream
1 shot espresso | 1 | shot | espresso
3 drops almond extract | 3 | drop | almond extract
1 square dark chocolate | 1 | square | dark chocolate
1½–2 cups broth | 1.5 2 | cup | broth
1 ½ - 2 cups broth | 1.5 2 | cup | broth
1-½ cups broth | 1.5 | cup | broth
1 cup of water | 1 | cup | water
100g self-raising flour | 100 | g | self-raising flour
5-6 medium potatoes | 5 6 | - | potatoes
2 tins of tuna in brine, drained | 2 | can | tuna in brine
4 x 175g/6oz cod fillets | 4 | fillet | cod
1 lg. onion, chopped | 1 | - | onion
1 med. green pepper | 1 | - | green pepper
2 sm. cans mushrooms | 2 | can | mushrooms
2 cans (14-1/2 ounces each) diced tomatoes, undrained | 2 | can | diced tomatoes
1 (.25 ounce) package active dry yeast | 1 | package | active dry yeast
3-1/2 to 4 cups bread flour | 3.5 4 | cup | bread flour
6 skin-on, bone-in chicken thighs | 6 | - | skin-on bone-in chicken thighs
3 quarts plus 1 cup water | 3.25 | quart | water
1 quart (4 cups) chicken stock | 1 | quart | chicken stock
Grated zest and juice of 1 lemon | 1 | - | lemon
`;
