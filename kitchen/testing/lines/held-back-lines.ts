/** Eighty ingredient lines with expected readings, written before tuning and not tuned to (four faults were fixed). */
export const HELD_BACK_LINES = `
1 1/4 cups cooked and pureed butternut squash | 1.25 | cup | butternut squash
1 medium-size onion, peeled and chopped | 1 | - | onion
2 stalks celery, chopped coarse | 2 | stalk | celery
6 tablespoons unsalted butter, at room temperature | 6 | tbsp | unsalted butter
1 (3 to 4 pound) whole chicken | 1 | - | whole chicken
2 (8 ounce) packages cream cheese, softened | 2 | package | cream cheese
1/2 teaspoon freshly grated nutmeg | 0.5 | tsp | nutmeg
3 cups chicken stock, preferably homemade | 3 | cup | chicken stock
1 head cauliflower, cut into florets | 1 | head | cauliflower
4 boneless, skinless chicken breast halves | 4 | - | boneless skinless chicken breast halves
Salt and freshly ground pepper to taste | - | - | Salt and freshly ground pepper
1/4 cup plus 1 tablespoon olive oil | 0.3125 | cup | olive oil
2 to 3 tablespoons fresh lemon juice | 2 3 | tbsp | fresh lemon juice
1 pound large shrimp, peeled and deveined | 1 | lb | shrimp
8 ounces fresh mozzarella, sliced | 8 | oz | fresh mozzarella
1 28-ounce can whole peeled tomatoes | 1 | can | whole peeled tomatoes
3 garlic cloves, smashed | 3 | clove | garlic
1 bay leaf | 1 | - | bay leaf
Pinch of cayenne pepper | - | pinch | cayenne pepper
1 dozen large eggs | 12 | - | eggs
500g minced beef | 500 | g | minced beef
2 tbsp. tomato paste | 2 | tbsp | tomato paste
1 tin (400g) coconut milk | 1 | can | coconut milk
75g caster sugar, plus extra for dusting | 75 | g | caster sugar
150ml double cream | 150 | ml | double cream
1 red chilli, deseeded and finely chopped | 1 | - | red chilli
Small handful of coriander leaves | - | handful | coriander leaves
2 spring onions, finely sliced | 2 | - | spring onions
4 skin-on salmon fillets | 4 | fillet | skin-on salmon
1.5kg floury potatoes, peeled and cut into chunks | 1.5 | kg | floury potatoes
1 litre vegetable stock | 1 | l | vegetable stock
200g/7oz plain flour | 200 | g | plain flour
1 x 400g can cannellini beans, drained and rinsed | 1 | can | cannellini beans
½ tsp bicarbonate of soda | 0.5 | tsp | bicarbonate of soda
1 heaped tsp ground cumin | 1 | tsp | ground cumin
zest and juice of 2 limes | 2 | - | limes
a few sprigs of thyme | - | sprig | thyme
1 large free-range egg, beaten | 1 | - | free-range egg
3 rashers smoked streaky bacon | 3 | rasher | smoked streaky bacon
1 thumb-sized piece ginger, peeled and grated | 1 | piece | ginger
1/2 cup (1 stick) unsalted butter, melted | 0.5 | cup | unsalted butter
1 cup packed light brown sugar | 1 | cup | light brown sugar
2 1/4 tsp. active dry yeast | 2.25 | tsp | active dry yeast
1 envelope unflavored gelatin | 1 | envelope | unflavored gelatin
12 oz. spaghetti | 12 | oz | spaghetti
1 qt. buttermilk | 1 | quart | buttermilk
1 pt. strawberries, hulled | 1 | pint | strawberries
1/2 gal. whole milk | 0.5 | gallon | whole milk
2 c. sifted cake flour | 2 | cup | cake flour
1 T. vanilla extract | 1 | tbsp | vanilla extract
6 sheets phyllo dough, thawed | 6 | sheet | phyllo dough
1 jar (24 oz) marinara sauce | 1 | jar | marinara sauce
2 ears corn, shucked | 2 | ear | corn
10 black peppercorns | 10 | - | black peppercorns
1 (1 inch) piece fresh ginger root, minced | 1 | piece | fresh ginger root
1-1/2 cups shredded cheddar cheese | 1.5 | cup | cheddar cheese
1/2-3/4 cup water | 0.5 0.75 | cup | water
Vegetable oil for frying | - | - | Vegetable oil
1 lemon, juiced | 1 | - | lemon
2 large egg whites | 2 | - | egg whites
1 bunch flat-leaf parsley, leaves only | 1 | bunch | flat-leaf parsley
3 lb 8 oz pork shoulder | 3.5 | lb | pork shoulder
two 15-ounce cans chickpeas, drained | 2 | can | chickpeas
One 3-inch cinnamon stick | 1 | - | cinnamon stick
1 cup (240ml) warm water | 1 | cup | warm water
4 slices thick-cut bacon, diced | 4 | slice | thick-cut bacon
1 tablespoon chopped fresh rosemary | 1 | tbsp | fresh rosemary
Freshly ground black pepper | - | - | ground black pepper
1 ripe avocado | 1 | - | ripe avocado
5 fl oz white wine | 5 | fl oz | white wine
0.5 cup sour cream | 0.5 | cup | sour cream
¾ cup half-and-half | 0.75 | cup | half-and-half
2 dl cream | 2 | dl | cream
8 whole cloves | 8 | - | whole cloves
1 tbsp capers, rinsed | 1 | tbsp | capers
Cooking spray | - | - | Cooking spray
1 cup frozen peas, thawed | 1 | cup | frozen peas
2-3 drops red food coloring | 2 3 | drop | red food coloring
1 cube chicken bouillon | 1 | cube | chicken bouillon
1 rotisserie chicken, meat shredded | 1 | - | rotisserie chicken
`;
