/** Filters substitutes by form (an oil for an oil, a flour for a flour), or offers the usual ones of that form; the table of forms. */

interface Form {
  /** Last words of the names that have this form. */
  readonly lastWords: RegExp;
  /** First words of such names in other kitchens: "huile de noix". */
  readonly foreignFirstWords?: RegExp;
  /** Substitutes of this form, and those of another that serve in its place. */
  readonly substitutePattern: RegExp;
  /** Substitutes for any name of this form, when the raw food's own substitutes are of no use. */
  readonly substitutes?: readonly string[];
  /** The same where it was made of nuts or seeds. */
  readonly nutSubstitutes?: readonly string[];
  /** Names of this form for which the offers are too plain. */
  readonly exceptions?: RegExp;
}

/** The first that a name fits is its form. */
const FORMS: readonly Form[] = [
  {
    lastWords: /\b(?:ice cream|gelato|frozen yogurt)$/,
    substitutePattern: /\b(?:ice cream|sorbet|frozen dessert)$/,
    substitutes: ['sorbet'],
  },
  {
    lastWords: /\boil$/,
    foreignFirstWords: /^(?:huile|olio|aceite|oleo|azeite) d/,
    substitutePattern: /\boil$/,
    substitutes: ['olive oil', 'avocado oil', 'sunflower oil'],
  },
  {
    lastWords: /\b(?:fat|lard|dripping|grease|suet|tallow)$/,
    substitutePattern: /\b(?:oil|shortening|suet|margarine|fat)$/,
    substitutes: ['vegetable shortening', 'coconut oil', 'olive oil'],
  },
  {
    lastWords: /\b(?:milk|creamer)$/,
    foreignFirstWords: /^(?:lait|latte|leche|leite) d/,
    substitutePattern: /\b(?:milk|cream|creamer|milk powder)$/,
    substitutes: ['oat milk', 'rice milk', 'soy milk', 'coconut milk', 'almond milk'],
    exceptions: /\b(?:condensed|evaporated|powder|powdered|dry|dried|malted|instant|shark)\b|cream/,
  },
  {
    lastWords:
      /\b(?:flour|atta)$|\b(?:almond|nut|hazelnut|peanut|rye|corn|soy protein|seed|matzo|cracker) meal$/,
    foreignFirstWords: /^(?:farine|farina|harina|farinha) d/,
    substitutePattern: /\b(?:flour|starch|cornstarch|arrowroot|cornmeal|polenta|oat|breadcrumb)$/,
    substitutes: ['gluten free flour', 'rice flour', 'almond flour', 'coconut flour'],
    nutSubstitutes: ['sunflower seed flour', 'coconut flour', 'rice flour'],
  },
  {
    lastWords: /\b(?:yogurt|yoghurt|kefir|skyr|sour cream|creme fraiche)$|^yaourt au /,
    substitutePattern: /\b(?:yogurt|kefir|cream)$/,
    substitutes: ['coconut yogurt', 'oat yogurt'],
  },
  {
    lastWords: /\bcream$/,
    substitutePattern: /\b(?:cream|milk|yogurt|mascarpone|tofu|mayonnaise)$/,
    substitutes: ['oat cream', 'coconut cream'],
    exceptions: /\b(?:frangipane|pastry|bavarian|butter|cheese|maple)\b/,
  },
  {
    lastWords: /\b(?:butter|spread)$/,
    foreignFirstWords: /^(?:beurre|burro|mantequilla) d/,
    substitutePattern:
      /\b(?:butter|oil|margarine|spread|ghee|tahini|shortening|hummus|cheese|honey)$/,
    nutSubstitutes: ['sunflower seed butter', 'tahini'],
  },
  {
    lastWords: /\b(?:stock|broth|bouillon|fumet|jus|consomme|dashi)$/,
    foreignFirstWords: /^(?:brodo|bouillon) d/,
    substitutePattern: /\b(?:stock|broth|kombu|shiitake)$/,
    substitutes: ['vegetable stock'],
  },
  {
    lastWords:
      /\b(?:sauce|dressing|dip|ketchup|gravy|marinade|glaze|relish|mayo|mayonnaise|aioli|pesto)$/,
    foreignFirstWords: /^(?:salsa|molho) d/,
    substitutePattern:
      /\b(?:sauce|aminos|tamari|mayonnaise|paste|sriracha|vinaigrette|miso|cream|pesto|guacamole|salsa|gravy|hummus|butter|mustard|stock|basil|honey|syrup|milk|yogurt|tahini|cranberry|jam)$/,
  },
  {
    lastWords: /\b(?:noodle|pasta|spaghetti|ramen|(?<!chocolate )vermicelli|macaroni)$/,
    substitutePattern: /\b(?:noodle|pasta|spaghetti|vermicelli|squash)$/,
    substitutes: ['rice noodle', 'gluten free pasta', 'zucchini noodle'],
    exceptions: /\bramen$|stroganoff/,
  },
  {
    lastWords:
      /\b(?:bread|loaf|toast|bun|bagel|roti|naan|flatbread|tortilla|wrap|crumb|breadcrumb|sandwich|butty|dough|crust|crepe|english muffin|barm cake)$/,
    substitutePattern:
      /\b(?:bread|breadcrumb|tortilla|lettuce|wrap|cracker|paper|pastry|flour|crust|base|oat|cornmeal|pancake)$/,
  },
  {
    lastWords: /\b(?:powder|extract|essence|concentrate|granule|flavoring|flavouring)$/,
    substitutePattern:
      /\b(?:powder|extract|stock|agar|aquafaba|seasoning|yeast|honey|syrup|aminos|paste|kombu|shiitake|chocolate|paprika|starch|sugar|milk|vanilla|flour|cornstarch|replacer|egg|cube|cumin|oregano|seaweed|caper|miso|cream)$/,
  },
  {
    lastWords: /\b(?:paste|miso)$/,
    substitutePattern:
      /\b(?:paste|powder|miso|sauce|butter|tahini|fondant|sriracha|aminos|caper|marzipan|jam|seaweed|stock)$/,
    nutSubstitutes: ['sunflower seed butter'],
  },
  {
    lastWords:
      /\b(?:drink|beverage|juice|tea|coffee|smoothie|shake|milkshake|latte|water|lassi|punch|eggnog)$/,
    substitutePattern:
      /\b(?:drink|juice|tea|coffee|milk|water|beer|cider|stock|nog|chicory|yogurt)$/,
  },
  {
    lastWords:
      /\b(?:soup|stew|chowder|curry|pie|casserole|burrito|taco|quesadilla|pizza|lasagne|salad|kebab|satay|dumpling|spring roll|fried rice|goulash|risotto|paella|tagine)$/,
    substitutePattern:
      /\b(?:soup|stock|curry|pie|pizza|salad|salsa|guacamole|hummus|milk|falafel|pastry|butter)$/,
  },
  {
    lastWords:
      /\b(?:brittle|candy|bar|barfi|nougat|cake|cookie|fudge|praline|ladoo|laddu|halva|pudding|muffin|brownie|truffle|macaroon|macaron|biscotti|granola|muesli|cereal)$/,
    substitutePattern:
      /\b(?:candy|bar|cake|cookie|fudge|chocolate|cracker|pudding|sorbet|jelly|fruit|banana|chip|granola|porridge|honey)$/,
  },
];

function findForm(name: string): Form | undefined {
  // What the food lies in says nothing of its form: "sardines in oil".
  const own = name.replace(/ (?:in|with|on) .*$/, '');
  return FORMS.find(
    ({ lastWords, foreignFirstWords }) => lastWords.test(own) || foreignFirstWords?.test(name),
  );
}

/** What nuts and seeds are changed for, and with them all that is made of them. */
const NUT_SUBSTITUTES = 'sunflower seed';

/** Whether the one may stand in for the other by what it is: only names that say their form are judged. */
function hasSameForm(name: string, substitute: string): boolean {
  return findForm(name)?.substitutePattern.test(substitute) ?? true;
}

/** Of the raw food's substitutes those that do the same as the food, or what anything of its form may be changed for. */
export function filterSwapsByForm(name: string, use: readonly string[]): readonly string[] {
  if (use.length === 0) return use;
  const serving = use.filter((one) => hasSameForm(name, one));
  if (serving.length > 0) return serving;
  const form = findForm(name);
  if (form === undefined || form.exceptions?.test(name)) return [];
  const ofNuts = use.some((one) => one.startsWith(NUT_SUBSTITUTES));
  return (ofNuts ? form.nutSubstitutes : undefined) ?? form.substitutes ?? [];
}
