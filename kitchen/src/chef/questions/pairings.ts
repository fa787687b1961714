/** What goes with what: pairs for a food, and companions for a course. */
import type { Course } from '../../cookbook/dish.ts';

/** Single ideas are parted by ";", so that those which somebody must not eat can be left out one by one. */
const ROWS = `
chicken | lemon and thyme; garlic and smoked paprika; roast potatoes; a crisp green salad; tarragon and mustard; coconut and lime
beef|steak | mushrooms; horseradish; a peppery rocket salad; red wine and thyme; roast carrots; chips
pork | apples; fennel and sage; braised red cabbage; mustard; soft polenta
lamb | mint; rosemary and garlic; cumin and chickpeas; aubergine; apricots
salmon | dill and cucumber; new potatoes; lemon; fennel; ginger and soy sauce
fish|cod|tuna|sea bass|haddock | lemon and parsley; fennel; boiled potatoes; tomatoes and olives; a sharp salsa
prawns?|shrimps?|scallops? | garlic and chilli; lime and coriander; rice; chorizo; tomatoes
tofu | ginger and soy sauce; spring onions; chilli and peanuts; noodles; mushrooms; stir-fried greens
eggs? | chives; tomatoes; spinach; toast; asparagus; smoked fish
rice | lime and coriander; coconut; toasted nuts; beans; saffron
pasta|spaghetti | tomatoes and basil; garlic and chilli; a green salad; hard cheese; roast vegetables
potato(?:es)? | chives; rosemary; garlic; caraway; soured cream; mustard
sweet potato(?:es)? | lime and chilli; black beans; feta; coconut; smoked paprika
tomato(?:es)? | basil; olive oil; mozzarella; capers; peaches; cumin
courgettes?|zucchini | mint; lemon; feta; basil; pine nuts
aubergines?|eggplants? | tahini; tomatoes; garlic and yoghurt; mint; pomegranate; miso
mushrooms? | thyme and garlic; parsley; cream; barley; soy sauce; toast
spinach | nutmeg; garlic and lemon; chickpeas; feta; sesame
broccoli|cauliflower | garlic and chilli; lemon; anchovies; almonds; cheese; cumin
carrots? | cumin; orange; ginger; coriander; honey
beetroot|beets? | goat's cheese; orange; dill; walnuts; horseradish
squash|pumpkin | sage; chilli; coconut; pumpkin seeds; blue cheese
cabbage | caraway; apples; bacon; mustard; lime and chilli
chickpeas? | cumin and lemon; spinach; tahini; tomatoes; smoked paprika
lentils? | thyme; carrots; red wine vinegar; cumin; sausages; goat's cheese
beans? | garlic and sage; tomatoes; smoked paprika; lime and coriander
avocado | lime; chilli; tomatoes; coriander; toast
feta|goat'?s cheese|halloumi|cheese | honey; figs; walnuts; watermelon; olives; pears
frosting chocolate cake | chocolate ganache of equal weights of dark chocolate and hot cream; cream cheese beaten with icing sugar; whipped cream and berries; coffee and icing sugar stirred to a glaze; warm raspberry jam; a dusting of cocoa powder
frosting cake | cream cheese beaten with icing sugar and vanilla; butter beaten with twice its weight of icing sugar; icing sugar and lemon juice stirred to a glaze; whipped cream and berries; warm apricot jam brushed on; a dusting of icing sugar
chocolate | orange; raspberries; hazelnuts; coffee; a pinch of salt; pears
strawberr(?:y|ies) | cream; basil; balsamic vinegar; rhubarb; black pepper
apples? | cinnamon; blackberries; caramel; cheddar; walnuts
bananas? | peanut butter; chocolate; lime; coconut; caramel
mango(?:e?s)? | lime and chilli; coconut; sticky rice; mint
lemon | thyme; garlic; ginger; blueberries; almonds
curry | plain rice; flatbread; cucumber with mint; a sweet chutney; lentils
soup | crusty bread; a swirl of herb oil; a salad; toasted seeds
stew|casserole | mashed potatoes; crusty bread; buttered greens; dumplings
barbecue|bbq|grill | a crunchy slaw; potato salad; grilled corn; flatbread; tomatoes and onion
pizza | a green salad; olives; pickled chillies
risotto | a bitter leaf salad; roast asparagus; lemon
wine | keep it simple: light wines for light dishes, sharp ones for rich food; bold ones for slow stews
`;

const PAIRINGS = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', ideas = ''] = row.split(' | ');
    return { pattern: new RegExp(`\\b(?:${names})\\b`), ideas: ideas.split('; ') };
  });

/** Ideas for a food or dish that the folded text names. */
export function findPairings(text: string): { said: string; ideas: readonly string[] } | undefined {
  let best: { said: string; ideas: readonly string[] } | undefined;
  for (const { pattern, ideas } of PAIRINGS) {
    const said = pattern.exec(text)?.[0];
    if (said && said.length > (best?.said.length ?? 0)) best = { said, ideas };
  }
  return best;
}

/** Courses that stand well beside or after a course. */
export const COMPANIONS: Readonly<Record<Course, readonly Course[]>> = {
  main: ['side', 'salad', 'bread'],
  soup: ['bread', 'salad'],
  salad: ['bread', 'soup'],
  breakfast: ['drink', 'bread'],
  side: ['main'],
  bread: ['soup', 'sauce'],
  snack: ['drink', 'sauce'],
  dessert: ['drink'],
  drink: ['snack', 'dessert'],
  sauce: ['bread', 'main'],
};
