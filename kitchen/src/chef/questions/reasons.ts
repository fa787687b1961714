/** Why an ingredient or a step is there, in a sentence each. */

const ROWS = `
milk + ragu|bolognese|meat|sauce | Milk keeps slow-cooked mince tender and takes the sharp edge off the tomato and wine.
stir\\w* + risotto|rice|have to|keep|need|do|must | Stirring rubs starch off the grains, which makes the liquid creamy without cream, and keeps the bottom from catching.
rest\\w* | While it rests the heat evens out and the juices thicken, so that they stay in the meat; dough and batter relax and swell.
drain\\w* | Extra liquid would thin the sauce and steam what ought to fry, so some of it is poured off first.
brown\\w*|sear\\w* | Browning makes hundreds of new savoury tastes that boiling never can; it is flavour, not sealing.
cumin | Cumin gives earthy warmth, and is what ties tomato, peppers and chilli together in so many of these dishes.
salt\\w* | Salt does more than taste salty: it brings out everything else, and in dough it slows the yeast and tightens the crumb.
sugar | A little sugar balances acid and helps browning; in baking it also keeps the crumb tender.
vinegar|lemon\\w*|lime | A little acid at the end wakes up the taste and balances fat and salt.
eggs? | Egg binds, sets and enriches; it is what holds the mixture together when it is heated.
butter | Butter carries flavour and gives body; at the end, cold, it makes a sauce glossy.
flour | Flour thickens: its starch swells as it heats and holds the liquid.
baking powder|bicarb\\w* | It gives off gas in the heat, and that is what lifts the dough or batter.
yeast | Yeast makes the gas that raises the dough, and much of the taste of bread.
wine | Wine brings acid and fruit, and carries aromas that water does not; the alcohol mostly boils off.
soak\\w* | Soaking softens evenly and shortens the cooking; with salt fish it draws the salt out.
rins\\w*|wash\\w* | Rinsing takes off loose starch, so that the grains stay apart.
preheat\\w*|hot oven|hot pan | Starting hot sets the outside at once; in a cold pan or oven food dries and sticks before it browns.
knead\\w* | Kneading lines up the gluten, which lets the dough stretch and hold its gas.
marinat\\w*|marinade | Salt and acid season the outside and tenderise it a little, and the spices have time to cling.
cover\\w*|lid | A lid keeps heat and moisture in, so that it cooks through without drying.
bay | Bay gives a quiet, herbal background that you notice only when it is missing.
garlic|onions? | They are the savoury base: cooked gently first they turn sweet and carry the rest.
pasta water | Its starch binds fat and water into a sauce that clings.
sieve|sift\\w* | Sifting breaks up lumps and lets air in, so it mixes evenly.
chill\\w*|fridge|cool\\w* | Cold firms up the fat and slows everything down, so that it keeps its shape and the taste has time to settle.
room temperature | Ingredients of one temperature blend evenly; cold ones make a batter split.
fold\\w* | Folding keeps in the air that whisking put there.
simmer\\w*|slow\\w*|long | Gentle heat turns tough fibres soft without drying them, and lets flavours mingle.
peppers? | Peppers bring sweetness and body.
tomato\\w* | Tomato brings sweetness, acid and savouriness all at once.
`;

const REASONS = ROWS.trim()
  .split('\n')
  .map((row) => {
    const at = row.lastIndexOf(' | ');
    return {
      when: row
        .slice(0, at)
        .split(' + ')
        .map((group) => new RegExp(`\\b(?:${group})\\b`)),
      say: row.slice(at + 3),
    };
  });

/** The reason for what folded text asks about. */
export function findReason(text: string): string | undefined {
  return REASONS.find(({ when }) => when.every((group) => group.test(text)))?.say;
}
