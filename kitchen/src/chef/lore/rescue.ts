/** What to do when a dish goes wrong on the stove; each answer holds for any dish. */
import { answerTo, readAnswerRows } from './answer-rows.ts';

/** `groups => answer`; more particular rows stand first. */
const ROWS = `
oven + (?:runs?|is|gets?|goes) (?:too |a bit |very |quite |so )?(?:hot|cold|cool|slow|fast) => Set it 15 °C (25 °F) the other way from what the card says, move the food one shelf away from the heat or towards it, and start looking a quarter of the time early. An oven thermometer tells what yours really does.
burnt|burned|burning|scorched|caught => Take it off the heat and do not stir or scrape. Tip everything that comes away by itself into a clean pan, leave the burnt layer behind, and taste: a little acid or a pinch of sugar hides a trace of smoke. If all of it tastes burnt, start that part again.
stuck to|stuck on|stuck in|sticks to|sticking to => Take it off the heat, pour a few spoonfuls of hot water round the edge and leave it covered for 10 minutes: most of it lets go by itself, and a wooden spatula does the rest. For what stays behind, simmer water with a spoonful of bicarbonate of soda in the pan and scrape gently.
spilled|spilt|dropped|knocked over => Wipe it up first so that nobody slips. Measure out what you lost once more; if you have not enough, make a smaller amount of everything, or ask me for a stand-in.
only (?:have|got) (?:\\d+|one|two|half|a bit|a little|some)(?! ?(?:min|hours?|h\\b|people|pan|pot|ring|dish|tray|euros?|pounds?|dollars?|burner|of us|an hour)) => Then use what you have: make up the missing part with a stand-in (name it, and I will think of one), or cook a smaller amount of everything in the same proportions.
risotto|porridge|polenta|oats + too thick|stiff|gluey => Stir in hot stock or water, a splash at a time off the heat, until it flows slowly when you tilt the pan. It thickens further as it stands.
rice|risotto|pasta|potato\\w*|beans|lentils|carrots|veg\\w* + (?:still )?(?:hard|raw|crunchy|undercooked|not (?:soft|cooked|done)) => Give it more time and more liquid: add a good splash of hot water or stock, cover, and cook gently, tasting every 3 to 5 minutes until it is tender.
too salty|salty|too much salt|over ?salted => Do not add water alone: make more of everything else, or add something plain that takes up salt, such as potato, rice, beans or unsalted liquid, and finish with a little acid or a pinch of sugar. With sauces, leave out all further salt.
too (?:spicy|hot) + i|my|help|made|added|what => Stretch it with more of the plain parts, and add fat, a pinch of sugar or a squeeze of lemon. Serve it with plain rice or bread.
too sweet => A squeeze of lemon or a drop of vinegar and a pinch of salt bring it back.
too (?:sour|acidic|sharp) => A pinch of sugar, a little more fat, or a longer gentle simmer takes the edge off.
dough|batter + (?:too )?(?:sticky|wet|runny) => Dust in flour a spoonful at a time, and stop as soon as it lets go of the bowl. With bread dough first wait 15 minutes, since flour goes on drinking, then knead it with oiled hands; a little stickiness is right.
too thick|thicker than|too stiff|dough is dry => Thin it with a splash of hot water, stock or whatever liquid it is made with, a little at a time, and taste again for salt.
too (?:thin|runny|watery|liquid)|won't thicken|not thick|make it thicker|how do i thicken|sticky dough|dough is (?:too )?(?:wet|sticky) => Simmer it without a lid until it coats a spoon. In a hurry, stir a teaspoon of cornflour into cold water, add it and boil for a minute. A batter or dough takes flour, a spoonful at a time.
lump\\w* => Whisk it hard off the heat, or press it through a sieve, or use a stick blender. Next time add the liquid a little at a time.
split|curdled|separated|grainy => Take it off the heat at once and whisk in a spoonful of hot water, a little at a time. If that fails, begin with a fresh spoonful of the base and whisk the split sauce into it slowly.
dry|dried out => Slice it and warm it gently in a little stock or sauce, under a lid. Next time take it out earlier; a thermometer tells best.
undercooked|raw in the middle|not (?:cooked|done) => Put it back, covered so that the outside does not burn, on a medium heat, and check every 5 minutes. Poultry is done at 74 °C (165 °F), mince at 71 °C (160 °F), and a cake when a skewer comes out clean.
bland|tasteless|no (?:taste|flavou?r)|make it (?:better|tastier) => First salt, a pinch at a time; then something sour, such as lemon or vinegar; then fresh herbs, garlic or a little chilli. Taste after each one.
greasy|oily|too much oil => Let it stand and skim the fat off with a spoon, or lay kitchen paper on the top for a moment. A squeeze of lemon helps, too.
tough|chewy => Slow-cooking cuts want more time: add liquid, cover and go on gently until a fork goes in. A quick-cooked piece is best sliced thinly across the grain.
(?:didn't|doesn't|won't|hasn't|isn't|not) (?:rise|rice|risen|rising)|not rising|isn't rising|aren't rising|doesn't rise|won't rise|hasn't risen|flat|sank|sunk|collapsed => Dough: set it somewhere warm and wait twice as long; if nothing happens, the yeast was dead. A cake that sank has had too little baking or too much opening of the door; cut it up and serve it with fruit.
mushy|soggy|overcooked => It cannot be undone, but it can be turned into something else: mash it, blend it into a soup, or crisp it in a hot pan.
`;

const RESCUES = readAnswerRows(ROWS);

const IN_TROUBLE =
  /\b(?:it's|its|is|are|they're|got|has|have) (?:all |really |completely |totally )?(?:stuck|sticking) (?:to|on|in)\b|\b(?:(?:too|much too|way too) (?:salty|sweet|sour|spicy|thin|thick|runny|watery|dry|bland|greasy)|over-?salted|lumpy|curdled|burnt|burned) (?:soup|sauce|gravy|stew|curry|dough|batter|risotto|rice|pasta|custard|dressing|cake|chilli|chili)\b|\b(?:is|are|was|were|looks?|tastes?|went|gone|got|came out|turned out) (?:too |all |so |very |really |a bit |quite |completely )*(?:lumpy|salty|bland|burnt|burned|thin|runny|watery|greasy|oily|tough|chewy|mushy|soggy|raw|grainy|split|curdled|bitter|sunk|sticky)$|\b(?:didn't|doesn't|won't|hasn't|isn't|not) (?:rise|rice|risen|rising|thicken|thickening)\b|\b(?:the|my) \w+ (?:has |have |is |are |just |all |completely )*(?:split|curdled|sank|sunk|collapsed|burnt|burned|stuck|broke|separated|seized|overcooked)\b|\b(?:my|help|what (?:do|can|should) i do|what now|i've|i have|i (?:only|spilled|spilt|burnt|burned|dropped|overcooked|added|put)|came out|turned out|(?:is|are) still|went wrong|how (?:do|can) i (?:fix|save|rescue|thicken|make it)|what can i (?:add|do)|(?:sauce|soup|gravy|stew|curry|dough|batter|risotto|custard|dressing|icing|frosting|jam)(?: (?:is|came out))? too (?:thin|thick|salty|sweet|sour|runny|watery|spicy|hot|bland|wet|sticky|dry)|(?:burn(?:ed|t)|scorched|overcooked|over-?salted) (?:the|my|our|it))\b/;

/** "Not too spicy" says how it should be, and that nothing went wrong. */
const WISHED_NOT = /\b(?:not|nothing|isn't|never) (?:too|so|very|overly) \w+/g;

/** The first aid that folded text cries out for; nothing when no trouble is told. */
export function findRescue(said: string): string | undefined {
  const text = said.replace(WISHED_NOT, ' ');
  if (!IN_TROUBLE.test(text) || /\b(?:something|recipe|instead of)\b/.test(text)) return undefined;
  return answerTo(RESCUES, text);
}
