/** What cooks use in place of things, beyond what the pantry knows; each is checked against the person's needs. */

const ROWS = `
eggs?|egg | a tablespoon of ground flaxseed in three of water for each (it binds); 60 g mashed banana or apple sauce for each, in cakes; 3 tablespoons of chickpea water for each, where it must foam
egg wash | plant drink with a little oil; milk; oil
butter | olive oil, about three quarters as much; coconut oil; vegan butter
buttermilk | milk with a spoonful of lemon juice; thinned yoghurt; soy drink with lemon juice; oat drink with lemon juice
heavy cream|double cream|cream|single cream|whipping cream | coconut milk; oat cream; crème fraîche; thick yoghurt stirred in off the heat
sour cream|soured cream|creme fraiche | thick yoghurt; coconut yoghurt with a little lemon juice; cashews blended with lemon
yogh?urt | soured cream; buttermilk; coconut yoghurt; silken tofu with lemon juice
milk | oat drink; soy drink; almond drink; half cream and half water
parmesan | another hard, aged cheese; nutritional yeast with a pinch of salt; toasted breadcrumbs with garlic
cream cheese|mascarpone|ricotta | well-drained thick yoghurt; silken tofu; blended cashews
honey | maple syrup; agave syrup; sugar with a spoonful of water
sugar|brown sugar | honey, a fifth less; maple syrup; dates blended with water
flour|plain flour | a gluten-free mix with a little xanthan gum; spelt flour; ground oats
self[- ]raising flour | plain flour with 2 teaspoons of baking powder to 150 g
cornflour|cornstarch | potato starch; arrowroot; twice as much plain flour
baking powder | a quarter teaspoon of bicarbonate of soda with half a teaspoon of lemon juice, for each teaspoon
yeast | sourdough starter; for flatbreads, baking powder
breadcrumbs | crushed crackers; oats; crushed cornflakes; ground almonds
white wine|wine | stock with a splash of lemon juice or vinegar; verjuice; apple juice with vinegar
red wine | stock with a spoonful of red wine vinegar; grape juice with vinegar
mirin|sake | dry sherry with a pinch of sugar; rice vinegar with sugar; apple juice with a few drops of vinegar
soy sauce | tamari; coconut aminos; a little salt with mushroom stock; Worcestershire sauce
fish sauce | soy sauce with a little lime juice; mushroom stock boiled down with salt; coconut aminos
oyster sauce | hoisin; mushroom sauce; soy sauce with a pinch of sugar
worcestershire sauce | soy sauce with a drop of vinegar and a pinch of sugar; balsamic vinegar with tamarind
stock|stock cubes?|broth | water in which vegetables or dried mushrooms have simmered; water with a spoonful of miso; salted water and an extra onion
lemon juice|lemons? | lime juice; white wine vinegar, half as much; sumac
lime juice|limes? | lemon juice; rice vinegar
vinegar | lemon juice; lime juice; the liquid of pickles
garlic | a quarter teaspoon of garlic powder for each clove; shallots; chives; asafoetida
onions?|shallots? | leeks; spring onions; fennel; a pinch of asafoetida
tomatoes|tinned tomatoes|chopped tomatoes | fresh ones, twice as many; passata; tomato purée thinned with water
tomato pur[ée]e|tomato paste | passata boiled down; sun-dried tomatoes, chopped; ketchup in a pinch
fresh ginger|ginger | a quarter teaspoon of ground ginger for each teaspoon; galangal
coriander|cilantro | parsley with a squeeze of lime; Thai basil; mint
basil | oregano; mint; parsley with a little lemon zest
parsley | chervil; coriander; chives; celery leaves
thyme | oregano; marjoram; half as much rosemary; za'atar
rosemary | thyme; sage; half as much dried
oregano|marjoram | thyme; basil; a third as much dried
herbs? | another green herb; a third as much dried
cumin | ground caraway; chilli powder; ground coriander
paprika|smoked paprika | ancho powder; plain paprika with a pinch of cayenne; chipotle
chill(?:i|ies|y)|cayenne | paprika for colour without heat; black pepper; chilli flakes, half a teaspoon each
saffron | a pinch of turmeric with a little paprika, for the colour
cardamom|cinnamon|nutmeg|allspice | mixed spice; ginger with a little clove; half as much of another warm spice
vanilla | a drop of maple syrup; almond extract, half as much; lemon zest
coconut milk | single cream; oat cream; thick yoghurt with a little water; cashews blended with water
peanut butter | sunflower seed butter; tahini; almond butter
tahini | sunflower seed butter; smooth cashew butter; thick yoghurt
pine nuts|almonds|cashews|walnuts|pecans|hazelnuts|nuts? | toasted sunflower seeds; pumpkin seeds; chopped roasted chickpeas
rice | cauliflower, grated; quinoa; bulgur; couscous
pasta|spaghetti|noodles | rice noodles; gluten-free pasta; courgettes cut in ribbons
couscous|bulgur | quinoa; millet; rice
potato(?:es)? | sweet potatoes; celeriac; cauliflower; parsnips
chicken | turkey; firm tofu; chickpeas; mushrooms; cauliflower
beef|mince|ground beef | lentils; turkey mince; mushrooms, chopped fine; crumbled tofu
bacon|pancetta|ham | smoked tofu; smoked mushrooms; smoked paprika with a little oil
sausages?|chorizo | beans with smoked paprika; vegetarian sausages; merguez
fish|cod|salmon | firm tofu with seaweed; chicken; white beans; another fish of the same firmness
prawns?|shrimps? | chunks of firm white fish; chicken; king oyster mushrooms; hearts of palm
anchov(?:y|ies) | capers; olives; a little miso
gelatine?|gelatin | agar, a third as much
mushrooms? | aubergine; courgettes; firm tofu
aubergines?|eggplants? | courgettes; mushrooms; sweet peppers
courgettes?|zucchini | cucumber in salads; squash; aubergine
celery | fennel; celeriac; the stalks of chard
spinach|kale|chard | another leafy green; pak choi; cabbage, finely sliced
capers | chopped green olives; pickled gherkins
olives | capers; sun-dried tomatoes
mayonnaise|mayo | thick yoghurt; mashed avocado; silken tofu blended with lemon
mustard | horseradish; a pinch of turmeric with vinegar; wasabi, very little
maple syrup | honey; golden syrup; brown sugar with a little water
oil|olive oil|vegetable oil|sunflower oil | rapeseed oil; another mild oil; melted butter
miso | soy sauce; a little salt with tahini; stock boiled down
tofu | chickpeas; paneer; tempeh; chicken
beans|chickpeas|lentils? | another kind of bean; peas; firm tofu
avocado | peas, mashed with lemon; hummus; soft cheese
chocolate | 3 spoons of cocoa with 1 of oil for each 30 g; carob
tamarind | lime juice with a little brown sugar; vinegar with a date or two; pomegranate molasses
lemon ?grass | strips of lemon zest with a little ginger; lemon verbena
galangal | fresh ginger with a drop of lime juice
(?:makrut |kaffir )?lime leaves | strips of lime zest; a bay leaf with lime zest
curry leaves | a bay leaf with a little lime zest; basil
feta|halloumi|goat's cheese | firm tofu marinated in lemon and salt; another crumbly, salty cheese; olives for the salt
mozzarella | another mild melting cheese; slices of silken tofu with salt
paneer | firm tofu; halloumi, rinsed; chickpeas
leeks? | onions; spring onions; fennel
fennel | celery with a few aniseeds; leeks
peppers?|capsicum | courgettes; tomatoes; carrots for sweetness
cabbage | kale; Brussels sprouts, sliced; pak choi
carrots? | parsnips; squash; sweet potatoes
broccoli|cauliflower | green beans; each other; cabbage
spring onions?|scallions? | chives; shallots; the green of leeks
bay leaf|bay leaves | a sprig of thyme; leave it out
garam masala | cumin and coriander with a pinch of cinnamon
curry powder|curry paste | cumin, coriander, turmeric and chilli, mixed
harissa|sriracha|gochujang|chilli paste | another chilli paste; chilli flakes with a little tomato purée and oil
pomegranate molasses | lemon juice with honey or syrup; balsamic vinegar boiled down
semolina|polenta | fine breadcrumbs; ground rice
oats? | flaked quinoa; flaked rice; barley flakes
lard|suet|shortening | butter; coconut oil; vegetable fat
burger buns?|pitta|tortillas? | flatbread; lettuce leaves; rice paper
cocoa | dark chocolate, with less fat elsewhere; carob powder
`;

const STAND_INS = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', ideas = ''] = row.split(' | ');
    return { pattern: new RegExp(`\\b(?:${names})\\b`), ideas: ideas.split('; ') };
  });

/** Ideas for the food in the text; the longest name wins. */
export function findStandIns(text: string): { said: string; ideas: readonly string[] } | undefined {
  let best: { said: string; ideas: readonly string[] } | undefined;
  for (const { pattern, ideas } of STAND_INS) {
    const said = pattern.exec(text)?.[0];
    if (said && said.length > (best?.said.length ?? 0)) best = { said, ideas };
  }
  return best;
}
