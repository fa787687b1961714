/** A recipe written by somebody else has no vessel and no colours: its title says most of it. */
import type { Course, Vessel } from '../cookbook/dish.ts';

const VESSEL_WORDS: readonly (readonly [Vessel, RegExp])[] = [
  [
    'glass',
    /\b(smoothie|lassi|juice|lemonade|iced|cocktail|punch|shake|milkshake|mojito|sangria|granita|spritzer|agua fresca|parfait|trifle|posset)\b/,
  ],
  [
    'cup',
    /\b(tea|coffee|chai|latte|cappuccino|hot chocolate|cocoa|creme brulee|pots? de creme|ramekins?)\b/,
  ],
  [
    'bowl',
    /\b(soup|salad|ramen|noodles?|pasta|spaghetti|linguine|tagliatelle|penne|bowl|porridge|oatmeal|dip|hummus|guacamole|congee|pho|dal|slaw|pudding|sorbet|ice cream|chowder|broth|laksa|chilli|salsa|yoghurt|raita|tzatziki|gnocchi)\b/,
  ],
  [
    'jar',
    /\b(jam|pickles?|chutney|pesto|dressing|vinaigrette|stock|harissa|marmalade|salsa verde|overnight oats|granola|chimichurri)\b/,
  ],
  [
    'baking dish',
    /\b(lasagn[ae]|gratin|bakes?|baked|crumble|cobbler|pie|moussaka|casserole|enchiladas|tiramisu|clafoutis)\b/,
  ],
  [
    'tray',
    /\b(cookies?|biscuits|wings|nachos|sheet[ -]pan|tray|traybake|brownies|buns|muffins|flapjacks|roast(ed)?|granola bars)\b/,
  ],
  ['tin', /\b(cake|quiche|loaf|tart|banana bread)\b/],
  [
    'board',
    /\b(bread|focaccia|pizza|tacos?|sushi|sandwich(es)?|wraps?|naan|flatbreads?|toast|bruschetta|scones)\b/,
  ],
  ['pot', /\b(stew|gumbo|tagine|chili|goulash|bourguignon|ragu|biryani|jollof|pilaf)\b/],
  [
    'pan',
    /\b(curry|masala|skillet|stir[ -]fr(y|ied)|frittata|shakshuka|paella|one[ -]pan|fajitas|hash|fried rice)\b/,
  ],
];

const COURSE_WORDS: readonly (readonly [Course, RegExp])[] = [
  ['soup', /\b(soup|chowder|broth|ramen|pho|bisque|gazpacho|laksa)\b/],
  ['salad', /\b(salad|slaw|tabbouleh|fattoush)\b/],
  [
    'dessert',
    /\b(cake|cookies?|brownies?|pudding|tart|mousse|crumble|ice cream|sorbet|tiramisu|cheesecake|muffins?|chocolate|sweet|trifle)\b/,
  ],
  ['drink', /\b(smoothie|lassi|juice|lemonade|tea|coffee|chai|cocktail|latte|shake|punch)\b/],
  ['bread', /\b(bread|focaccia|naan|rolls|loaf|buns|scones|pretzels)\b/],
  ['sauce', /\b(sauce|pesto|dressing|vinaigrette|salsa|chutney|stock|gravy)\b/],
  [
    'breakfast',
    /\b(pancakes|omelette|porridge|oatmeal|oats|granola|scrambled|shakshuka|waffles)\b/,
  ],
];

const found = <T>(table: readonly (readonly [T, RegExp])[], title: string, otherwise: T): T =>
  table.find(([, words]) => words.test(title))?.[0] ?? otherwise;

/** `title` is folded to plain lower-case letters. */
export const guessVessel = (title: string): Vessel => found(VESSEL_WORDS, title, 'plate');
export const guessCourse = (title: string): Course => found(COURSE_WORDS, title, 'main');
