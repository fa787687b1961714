/** Short careful answers to what cooks ask about spoiling, thawing, raw food, pregnancy and babies. */

import { findHazard } from './food-hazards.ts';
import { findStillGood } from './still-good.ts';

/** Every group (parted by " + ") must be named. More particular rows stand first. Figures as food standards agencies give them. */
const ROWS = `
rice + yesterday|last night|day[- ]old|days? ago + ok|okay|safe|fine|alright|good|can i|bad|eat => Yes, if it was cooled within an hour and has been in the fridge since: cooked rice keeps a day there. Reheat it once until it steams all through. If it stood out for longer, throw it away, since heating does not mend that.
yesterday|last night + is|are|can + ok|okay|safe|fine|alright|still good|eat => Most cooked food is fine the next day if it went into the fridge within two hours. Reheat it until it steams all through, and if it smells or looks wrong, throw it away.
keep|leave|stand|carry|out|without + without (?:a |the )?fridge|no fridge|out of (?:a |the )?fridge|unrefrigerated => No more than two hours, or one on a hot day, for anything with meat, fish, egg, dairy or cooked rice. In a cool bag with ice packs it holds for four. Bread, biscuits, whole fruit and raw vegetables need no fridge.
rice + left|leave|leaving|overnight|all night|counter|out all + (?!.*\\b(?:soak\\w*|pudding|leftover)\\b) => Throw it away, I am sorry. Cooked rice that has stood out for more than an hour or two can carry a poison that reheating does not destroy. Next time cool it within an hour and keep it a day at most in the fridge.
leave|leaving|stand|standing|stood + overnight|all night|all day|counter|worktop|\\d+ hours => Better not. Cooked or perishable food should stand at room temperature for no more than two hours (one hour on a hot day); after that throw it away, since heating it again does not put that right. Cool it quickly and put it in the fridge.
left|sat|sitting|forgot|been out + overnight|all night|all day|counter|side|(?:left|forgot|sat|sitting|been|was) (?:[a-z']+ ){1,5}out|(?<!\\bbe )left out|(?:sat|sitting|been) out|out (?:for|since|all) => Throw it away, please. Cooked or perishable food that has stood at room temperature for more than two hours (one hour on a hot day) should not be eaten, and heating it again does not put that right.
refreez\\w*|re-freez\\w*|freeze again|freeze .*again => Do not freeze raw food again once it has thawed. Cook it right through first, and then you may freeze the cooked dish. What thawed in the fridge wants to be cooked within 24 hours.
thaw\\w*|defrost\\w* => Thaw it in the fridge, on a plate at the bottom: reckon 24 hours for every 2 to 2.5 kg, so a chicken or a small joint takes about a day and a large leg of lamb a day or more. In a hurry, put it tightly wrapped in cold water and change that every 30 minutes, about an hour for each kilo, and cook it at once. Never thaw it on the counter.
wash\\w*|rinse + chicken|turkey|poultry => Do not wash it: the splashes spread germs about the kitchen. Pat it dry if you like; cooking it to 74 °C (165 °F) deals with the rest.
pink|raw|rare|medium|undercooked|bloody|not cooked + chicken|turkey|poultry|bird + (?!.*\\b(?:keeps?|last|lasts|fridge|freez\\w*|store|wash\\w*|rinse)\\b) => Do not eat it yet. Cook it on until the thickest part reads 74 °C (165 °F) and the juices run clear; only the thermometer tells for certain. If you have eaten some and feel ill, speak to a doctor.
pink|raw|rare|medium|undercooked + burgers?|mince\\w*|ground|meatballs?|sausages? => Minced meat wants to be cooked through, to 71 °C (160 °F), with no pink left, since germs from the surface are mixed into the middle.
pink|raw|rare|medium|undercooked + pork => Whole cuts of pork may stay faintly pink at 63 °C (145 °F) after a rest of 3 minutes. Minced pork and sausages must be cooked through, to 71 °C (160 °F).
raw|uncooked|unbaked + flour|dough|batter => Better not: raw flour and raw dough can carry germs that only heat deals with, and raw egg adds to them. Bake or cook it before you taste.
raw|runny|undercooked + eggs? => Raw or runny egg can carry salmonella. Use very fresh or pasteurised eggs, and for babies, older or ill people and in a pregnancy cook them until white and yolk are firm, 71 °C (160 °F).
brie|camembert|(?:soft|blue|stinky|rind\\w*|mou?ld\\w*|goat'?s?) cheeses?|gorgonzola|roquefort|stilton|chevre|dolcelatte|taleggio + pregnan\\w* => Not as it is: soft cheese with a white rind (brie, camembert, soft goat's cheese) and blue cheese can carry listeria, which matters now. Cooked until it bubbles all through it is fine, and so are hard cheese and pasteurised fresh cheese. Your midwife or doctor has the last word.
feta|mozzarella|ricotta|halloumi|mascarpone|parmesan|cheddar|gruyere|paneer|burrata|cream cheese|cottage cheese|queso(?: fresco)?|manchego|pecorino|emmental|gouda + pregnan\\w* => Yes, as long as it is made from pasteurised milk, which the label tells; hard cheese is fine either way. Leave soft cheese with a white rind and blue cheese unless cooked until bubbling. Your midwife or doctor has the last word.
tuna + pregnan\\w* + (?!.*\\b(?:raw|sushi|sashimi|tartare)\\b) => Yes, within limits, because of the mercury: two to three portions of light tinned tuna a week by American advice, up to four tins or two tuna steaks by British. No swordfish, marlin or shark. Your midwife or doctor has the last word.
prawns?|shrimps?|crab|lobster|mussels?|clams?|scallops?|shellfish|seafood + pregnan\\w* + (?!.*\\braw\\b) => Yes, when cooked through and eaten hot, or bought cooked and kept cold; never raw. Your midwife or doctor has the last word.
mayo|mayonnaise|aioli|hollandaise|tiramisu|mousse|caesar dressing|raw eggs?|runny|soft[- ]boiled|poached eggs?|fried eggs?|eggs? + pregnan\\w* => From a jar or a shop yes, since the egg in it is pasteurised. With raw or runny egg from your own kitchen not, unless the eggs are pasteurised or, in Britain, carry the lion mark; cooked until white and yolk are firm they are fine. Your midwife or doctor has the last word.
steaks?|rare|pink|beef|lamb|burgers?|pork|chicken + pregnan\\w* => Yes, cooked right through with no pink left: 71 °C (160 °F), poultry and leftovers 74 °C (165 °F). Your midwife or doctor has the last word.
bean ?sprouts?|alfalfa|sprouts + pregnan\\w* => Only cooked until steaming: raw sprouts can carry salmonella and E. coli that washing does not take off. Your midwife or doctor has the last word.
salads?|lettuce|fruit|vegetables + pregnan\\w* => Yes, washed well under running water, since soil can carry toxoplasma; leave ready-made salads that have stood about. Your midwife or doctor has the last word.
honey|peanuts?|nuts + pregnan\\w* => Yes, for you it is fine unless you are allergic to it; the rule about honey is for babies under one. Your midwife or doctor has the last word.
cheeses? + pregnan\\w* => Hard cheese (cheddar, Parmesan, Gruyère) and any pasteurised fresh cheese (cottage cheese, cream cheese, mozzarella, feta, ricotta, halloumi) are usually fine. Leave soft cheese with a white rind (brie, camembert, soft goat's cheese) and blue cheese unless they are cooked until bubbling, and anything unpasteurised. Your midwife or doctor has the last word.
sushi|sashimi|smoked salmon|smoked fish|gravlax|oysters?|ceviche|raw fish + pregnan\\w* => Better cooked: cold-smoked and raw fish and raw shellfish can carry germs that matter now. Cooked to 63 °C or until it flakes, most fish is good for you; keep to two portions of oily fish a week and leave swordfish, marlin and shark. Your midwife or doctor has the last word.
coffee|caffeine|espresso|tea + pregnan\\w* => Up to 200 mg of caffeine a day is the usual advice: about two mugs of instant coffee, or one strong filter coffee, or three mugs of tea. Your midwife or doctor has the last word.
wine|beer|alcohol|rum|liqueur + pregnan\\w* => The usual advice is none at all, in the glass and in dishes where it is not cooked for long. Stock with a little vinegar or lemon takes its place in most pots. Your midwife or doctor has the last word.
liver|pate|haggis + pregnan\\w* => Leave liver and pâté of every kind, since they hold more vitamin A than is good now and can carry listeria. Your midwife or doctor has the last word.
salami|prosciutto|chorizo|ham|deli|cold cuts + pregnan\\w* => Cured and cold sliced meats are better heated until steaming, since they can carry listeria and toxoplasma; cooked ham eaten fresh is usually counted as fine. Your midwife or doctor has the last word.
peanuts?|peanut butter|nuts? + baby|babies|infant|months?|toddler => Never whole or chopped before five years, since they choke. From about six months a thin smear of smooth peanut or nut butter, stirred into porridge or fruit, is what most health services advise. Ask your doctor first where there is eczema or another food allergy, and give it early in the day, a little at a time.
honey + baby|babies|infant|months? => No honey before the first birthday, cooked or raw: it can carry spores that make babies gravely ill. Mashed ripe banana sweetens instead. Please ask your doctor or health visitor about anything new.
salt|salty|season\\w* + toddler => As little as possible: from one to three years no more than 2 g a day, bread and cheese included. Take the child's portion out before you season the rest, and leave out stock cubes and salty sauces.
salt|salty|season\\w* + baby|babies|infant|months? => For a baby under one, none at all: leave out salt, stock cubes and salty sauces, and take the baby's portion out before you season the rest.
mou?ld\\w*|blue (?:bits?|spots?|patch\\w*) + brie|camembert|gorgonzola|roquefort|stilton|blue cheese => The mould that makes the cheese is meant to be there: white on the rind, blue in the veins. Where another colour grows on it, or blue on a brie, throw all of it away.
mou?ld\\w* + hard cheese|cheddar|parmesan|gruyere|gouda|emmental|pecorino|manchego => On a hard cheese you may cut it off, 2.5 cm (1 inch) around and below the spot, keeping the knife out of the mould; the rest is fine. Grated or sliced cheese goes altogether.
mou?ld\\w* + cheeses?|feta|mozzarella|ricotta|cream cheese => If it is soft, grated or sliced, throw all of it away, since the threads run where you cannot see them. From a hard cheese in one piece you may cut it off, 2.5 cm (1 inch) around the spot.
mou?ld\\w* + bread|loaf|rolls|toast|cakes?|bagels? => Throw all of it away, the other slices too: in anything soft the threads run further than the spot that you see. Do not sniff at it.
mou?ld\\w* + jams?|jelly|marmalade|sauces?|yogh?urt|hummus|soup|pesto|ketchup|salsa|dip|berries|strawberries|raspberries|tomato(?:es)?|leftovers => Throw all of it away: in anything soft or moist the threads, and the poisons that some moulds make, run further than the spot that you see. Scraping does not help.
mou?ld\\w* => Anything soft or moist with mould on it goes altogether, since the threads run further than you see. Something hard and dry (a carrot, a firm onion) you may cut 2.5 cm (1 inch) around the spot.
mussels?|clams?|oysters?|cockles? + off|bad|dead|fresh|alive|open|closed|shut => Before cooking, throw out any with a broken shell and any that stays open when you tap it; after cooking, throw out those that have not opened. They should smell of the sea and of nothing else.
tell|know|check|see|sure + (?:is|are|has|have|it's|gone|went) (?:gone |still )?(?:off|bad|rotten|spoil\\w*|good|fresh) => Go by the date and by how it was kept first: raw meat, poultry and fish keep a day or two in the fridge. Slime, a sour smell or a change of colour mean the bin, and when in doubt it goes, too. Do not taste it to find out.
smells? + off|funny|bad|sour|weird|strange|wrong => If it smells off, throw it away and do not taste it. No dish is worth the risk.
use[- ]by|out of date|past (?:its|the|their|date|sell)|expired|best before => A “use by” date is about health: after it, throw the food away, even if it smells fine. “Best before” is about quality: after it, look, smell and judge.
`;

const TABLE = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [groups = '', say = ''] = row.split(' => ');
    return {
      when: groups
        .split(' + ')
        .map((group) => new RegExp(group.startsWith('(?!') ? `^${group}` : `\\b(?:${group})\\b`)),
      say,
    };
  });

/** The answer for folded text that asks about keeping out of harm's way. */
export function findFoodCare(text: string): string | undefined {
  return (
    findHazard(text) ??
    TABLE.find(({ when }) => when.every((group) => group.test(text)))?.say ??
    findStillGood(text)
  );
}
