/** How long common foods keep, for questions without a dish in hand. Times are for a fridge at 5 °C or below. */

/** Food (and its other names): in the fridge or cupboard; in the freezer. More particular rows first. */
const ROWS = `
cooked rice|leftover rice|rice cooked | 1 day in the fridge, cooled within an hour | a month in the freezer; reheat from frozen until steaming
cooked chicken|roast chicken|leftover chicken|chicken leftovers | 3 days in the fridge | 3 months in the freezer
raw chicken|fresh chicken|chicken breasts?|chicken thighs?|chicken | 2 days in the fridge when raw, 3 when cooked | 9 months in the freezer when raw
mince|minced beef|ground beef|ground meat|burgers? | 2 days in the fridge | 3 to 4 months in the freezer
steaks?|beef|pork chops?|pork|lamb|joint | 3 to 5 days in the fridge when raw | 6 to 12 months in the freezer
bacon | a week in the fridge once opened | a month in the freezer
ham|cold cuts|salami | 3 to 5 days once opened | a month in the freezer
sausages? | 2 days in the fridge | 2 months in the freezer
cooked fish|fish leftovers | 2 days in the fridge | 2 months in the freezer, though it goes softer
salmon|tuna|cod|raw fish|fresh fish|fish | 1 to 2 days in the fridge when raw | 3 months in the freezer for oily fish, 6 for white
prawns?|shrimps?|mussels?|shellfish|seafood | 1 to 2 days in the fridge | 3 months in the freezer, mussels without their shells
hard[- ]boiled eggs?|boiled eggs? | a week in the fridge, in the shell | they do not freeze well
egg whites?|whites | 4 days in the fridge | a year in the freezer
eggs? | 3 to 5 weeks in the fridge | beaten, up to a year in the freezer
milk | 4 to 5 days once opened | 3 months in the freezer; shake it well after thawing
cream | 3 to 4 days once opened | 2 months in the freezer, for cooking only
butter | a month or more in the fridge | 6 months in the freezer
yogh?urt | a week once opened | it freezes, but turns grainy; use it for cooking
parmesan|hard cheese|cheddar | 3 to 6 weeks in the fridge, well wrapped | grated, 6 months in the freezer
mozzarella|feta|soft cheese|ricotta|cream cheese|cheese | about a week once opened; hard cheeses keep several weeks | hard ones freeze grated, soft ones do not
tofu | 3 to 5 days once opened, in fresh water every day | 3 months in the freezer; it turns spongy, which suits stews
soups?|stews?|curry|curries|casserole|chilli | 3 to 4 days in the fridge | 2 to 3 months in the freezer
stock|broth | 3 to 4 days in the fridge | 6 months in the freezer
cooked pasta|pasta | 3 to 4 days in the fridge when cooked | a month or two in the freezer, best in a sauce; dry, it keeps for years
cooked beans|beans|lentils|chickpeas|hummus | 3 to 4 days in the fridge when cooked or opened | 3 months in the freezer
pizza|takeaway | 3 days in the fridge | 2 months in the freezer
bread|loaf|rolls|bagels|tortillas | 2 to 4 days in a bread bin; the fridge makes it stale | 3 months in the freezer, sliced
cakes?|sponge|muffins?|brownies? | 3 to 4 days in a tin; with cream or curd in the fridge | 3 months in the freezer without icing
cookies|biscuits | a week or two in a closed tin | 3 months in the freezer, as dough or baked
dough|pizza dough|bread dough | 2 to 3 days in the fridge, covered | 3 months in the freezer
pastry | 3 days in the fridge | 3 months in the freezer
pesto | a week in the fridge under a film of oil | 4 months in the freezer, in an ice cube tray
mayonnaise|mayo | shop-bought, 2 months once opened; home-made, 2 days | it does not freeze
jam|marmalade | 1 to 2 months in the fridge once opened | no need
honey | for years in a cupboard | no need
onions? | whole, 1 to 2 months somewhere dark and dry; cut, a week in the fridge | chopped, 6 months in the freezer
garlic | a bulb 2 to 3 months in the dark; peeled, a week in the fridge | 6 months in the freezer
garlic oil|oil | an opened bottle 3 to 6 months in the dark; home-made garlic oil only 4 days in the fridge | no need
potatoes? | raw, 1 to 2 months in the dark; cooked, 3 days in the fridge | mashed, 2 months in the freezer
carrots?|parsnips?|roots?|beetroot | 3 to 4 weeks in the fridge | blanched, a year in the freezer
tomato paste|tomato puree | a week or two once opened | frozen by the spoonful, 3 months
tomatoes?|tomato sauce | tomatoes up to a week on the counter; sauce 4 days in the fridge | sauce, 4 months in the freezer
peppers?|courgettes?|zucchini|aubergines?|cucumbers?|broccoli|cauliflower|green beans | 5 to 7 days in the fridge | blanched, 8 to 12 months in the freezer; not cucumber
mushrooms? | 4 to 6 days in the fridge in a paper bag | fried first, 6 months in the freezer
spinach|lettuce|salad|leaves|rocket|kale|greens | 3 to 5 days in the fridge | spinach and kale, blanched, 10 months; lettuce not at all
herbs?|basil|parsley|coriander|cilantro|mint|dill | a week standing in water; basil at room temperature | chopped, 6 months in the freezer
ginger | 3 to 4 weeks in the fridge | 6 months in the freezer, and it grates well frozen
avocados? | ripe, 2 to 3 days in the fridge; cut, a day with lemon juice | mashed, 3 months in the freezer
bananas? | 4 to 7 days on the counter | peeled, 3 months in the freezer, for baking
berries|strawberries|raspberries|blueberries | 2 to 5 days in the fridge, washed just before eating | a year in the freezer
apples?|pears? | 4 to 6 weeks in the fridge | sliced, 8 months in the freezer
lemons?|limes?|oranges? | 3 weeks in the fridge | juice and zest, 4 months in the freezer
coconut milk | 3 to 4 days in the fridge once opened | 2 months in the freezer; stir it after thawing
flour | white, a year in a closed jar; wholemeal, 3 months | up to two years in the freezer
spices? | whole 3 to 4 years, ground 1 to 2, in the dark | no need
yeast | dried, 4 months once opened in the fridge; fresh, 2 weeks | dried 6 months, fresh 3
nuts?|almonds?|walnuts? | 6 months in the fridge, closed | a year in the freezer
leftovers?|cooked food|food | 3 to 4 days in the fridge, cooled within 2 hours | 2 to 3 months in the freezer
`;

interface Keeping {
  readonly food: RegExp;
  readonly fridge: string;
  readonly freezer: string;
}

const KEEPING: readonly Keeping[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const parts = row.split(' | ');
    return {
      food: new RegExp(`\\b(?:${parts[0]})\\b`),
      fridge: parts[1] ?? '',
      freezer: parts[2] ?? '',
    };
  });

/** What the folded question is about, and how long that keeps. */
export function findKeeping(
  text: string,
): { said: string; fridge: string; freezer: string } | undefined {
  for (const { food, fridge, freezer } of KEEPING) {
    const said = food.exec(text)?.[0];
    if (said) return { said, fridge, freezer };
  }
  return undefined;
}
