/** A recipe written by somebody else has no vessel and no colours: its title says most of it. */
import type { Course, Vessel } from '../cookbook/dish.ts';

const VESSEL_WORDS: readonly (readonly [Vessel, RegExp])[] = [
  ['plate', /\b(toast|bruschetta|crostini)\b/],
  ['pot', /\b(pot roast|slow[ -]cooker|crock ?pot|dutch oven|braised)\b/],
  [
    'glass',
    /\b(smoothie|lassi|juice|lemonade|iced|cocktail|punch|shake|milkshake|mojito|sangria|granita|spritzer|agua fresca|parfait|trifle|posset|margarita|martini|mojito|spritz|negroni|daiquiri|colada|mimosa|bellini|cooler|fizz|cider|beer|kombucha|limeade|highball|gin and tonic|old fashioned)\b/,
  ],
  ['tin', /\b(pumpkin|pecan|key lime|custard|cream|banoffee|lemon meringue|chess) pie\b/],
  [
    'cup',
    /\b(mulled|toddy|eggnog|glogg|tea|coffee|chai|latte|cappuccino|hot chocolate|cocoa|creme brulee|pots? de creme|ramekins?)\b/,
  ],
  [
    'bowl',
    /\b(soup|soupe|sopa|suppe|zuppa|salad|salade|salat|ensalada|insalata|ramen|noodles?|pasta|spaghetti|linguine|tagliatelle|penne|bowls?|porridge|oatmeal|dip|hummus|guacamole|congee|pho|dal|slaw|pudding|sorbet|ice cream|chowder|broth|laksa|chilli|salsa|yoghurt|raita|tzatziki|gnocchi)\b/,
  ],
  [
    'jar',
    /\b(jam|pickles?|chutney|pesto|dressing|vinaigrette|stock|harissa|marmalade|salsa verde|overnight oats|granola|chimichurri)\b/,
  ],
  [
    'baking dish',
    /\b(cauliflower cheese|macaroni cheese|lasagn[ae]|gratin|bakes?|baked|crumble|cobbler|pie|moussaka|casserole|enchiladas|tiramisu|clafoutis)\b/,
  ],
  [
    'tray',
    /\b(cookies?|biscuits|wings|nachos|sheet[ -]pan|tray|traybake|brownies|buns|muffins|flapjacks|roast(ed)?|granola bars)\b/,
  ],
  ['board', /\bmeat ?loaf\b/],
  ['tin', /\b(banana bread|loaf cake|drizzle|pound cake|gingerbread|quiche|loaf|tart)\b/],
  ['plate', /\b(cake|gateau|torte|cheesecake|panna cotta|sponge)\b/],
  [
    'board',
    /\b(bread|focaccia|pizza|tacos?|sushi|sandwich(es)?|wraps?|naan|flatbreads?|toast|scones)\b/,
  ],
  ['pot', /\b(stew|gumbo|tagine|chili|goulash|bourguignon|ragu|biryani|jollof|pilaf)\b/],
  [
    'pan',
    /\b(curry|masala|skillet|stir[ -]fr(y|ied)|frittata|shakshuka|paella|one[ -]pan|fajitas|hash|fried rice)\b/,
  ],
];

const COURSE_WORDS: readonly (readonly [Course, RegExp])[] = [
  [
    'soup',
    /\b(soup|soupe|sopa|suppe|zuppa|stew soup|chowder|broth|ramen|pho|bisque|gazpacho|laksa)\b/,
  ],
  ['salad', /\b(salad|salade|salat|ensalada|insalata|slaw|tabbouleh|fattoush)\b/],
  [
    'dessert',
    /\b(cake|cookies?|brownies?|pudding|tart|mousse|crumble|ice cream|sorbet|tiramisu|cheesecake|muffins?|chocolate|sweet|trifle)\b/,
  ],
  [
    'drink',
    /\b(margarita|martini|mojito|spritz|negroni|daiquiri|smoothie|lassi|juice|lemonade|tea|coffee|chai|cocktail|latte|shake|punch)\b/,
  ],
  ['bread', /\b(bread|focaccia|naan|rolls|loaf|buns|scones|pretzels)\b/],
  ['sauce', /\b(sauce|pesto|dressing|vinaigrette|salsa|chutney|stock|gravy)\b/],
  [
    'breakfast',
    /\b(pancakes|omelette|porridge|oatmeal|oats|granola|scrambled|shakshuka|waffles)\b/,
  ],
];

const found = <T>(table: readonly (readonly [T, RegExp])[], title: string, otherwise: T): T =>
  table.find(([, words]) => words.test(title))?.[0] ?? otherwise;

/** Spirits over ice are a drink, whatever it is called. */
const SPIRITS = /\b(vodka|tequila|mezcal|gin|rum|bourbon|whiske?y|vermouth|prosecco|triple sec)\b/;
const COLD = /\b(ice|soda|tonic|lemonade|liqueur)\b/;

/** `title` and `lines` are folded to plain lower-case letters. */
export function guessVessel(title: string, lines: readonly string[] = []): Vessel {
  const mixed =
    lines.length < 9 &&
    lines.some((line) => SPIRITS.test(line)) &&
    lines.some((line) => COLD.test(line));
  // Salmon with pesto does not come in the pesto's jar.
  const [head = title] = title.split(/\b(?:with|over)\b/);
  return found(VESSEL_WORDS, head, mixed ? 'glass' : 'plate');
}
export const guessCourse = (title: string): Course => found(COURSE_WORDS, title, 'main');
