/** A substitute does what the food does: an oil's is an oil, a flour's a flour, whatever raw food either was pressed or ground from. */

interface Form {
  /** Last words of the names that have this form. */
  readonly heads: RegExp;
  /** First words of such names in other kitchens: "huile de noix". */
  readonly abroad?: RegExp;
  /** Substitutes of this form, and those of another that serve in its place. */
  readonly serves: RegExp;
  /** What any of them may be changed for, when the raw food's own substitutes are of no use. */
  readonly offers?: readonly string[];
  /** The same where it was made of nuts or seeds. */
  readonly offersForNuts?: readonly string[];
  /** Names of this form for which the offers are too plain. */
  readonly not?: RegExp;
}

/** The first that a name fits is its form. */
const FORMS: readonly Form[] = [
  {
    heads: /\b(?:ice cream|gelato|frozen yogurt)$/,
    serves: /\b(?:ice cream|sorbet|frozen dessert)$/,
    offers: ['sorbet'],
  },
  {
    heads: /\boil$/,
    abroad: /^(?:huile|olio|aceite|oleo|azeite) d/,
    serves: /\boil$/,
    offers: ['olive oil', 'avocado oil', 'sunflower oil'],
  },
  {
    heads: /\b(?:fat|lard|dripping|grease|suet|tallow)$/,
    serves: /\b(?:oil|shortening|suet|margarine|fat)$/,
    offers: ['vegetable shortening', 'coconut oil', 'olive oil'],
  },
  {
    heads: /\b(?:milk|creamer)$/,
    abroad: /^(?:lait|latte|leche|leite) d/,
    serves: /\b(?:milk|cream|creamer|milk powder)$/,
    offers: ['oat milk', 'rice milk', 'soy milk', 'coconut milk', 'almond milk'],
    not: /\b(?:condensed|evaporated|powder|powdered|dry|dried|malted|instant|shark)\b|cream/,
  },
  {
    heads:
      /\b(?:flour|atta)$|\b(?:almond|nut|hazelnut|peanut|rye|corn|soy protein|seed|matzo|cracker) meal$/,
    abroad: /^(?:farine|farina|harina|farinha) d/,
    serves: /\b(?:flour|starch|cornstarch|arrowroot|cornmeal|polenta|oat|breadcrumb)$/,
    offers: ['gluten free flour', 'rice flour', 'almond flour', 'coconut flour'],
    offersForNuts: ['sunflower seed flour', 'coconut flour', 'rice flour'],
  },
  {
    heads: /\b(?:yogurt|yoghurt|kefir|skyr|sour cream|creme fraiche)$|^yaourt au /,
    serves: /\b(?:yogurt|kefir|cream)$/,
    offers: ['coconut yogurt', 'oat yogurt'],
  },
  {
    heads: /\bcream$/,
    serves: /\b(?:cream|milk|yogurt|mascarpone|tofu|mayonnaise)$/,
    offers: ['oat cream', 'coconut cream'],
    not: /\b(?:frangipane|pastry|bavarian|butter|cheese|maple)\b/,
  },
  {
    heads: /\b(?:butter|spread)$/,
    abroad: /^(?:beurre|burro|mantequilla) d/,
    serves: /\b(?:butter|oil|margarine|spread|ghee|tahini|shortening|hummus|cheese|honey)$/,
    offersForNuts: ['sunflower seed butter', 'tahini'],
  },
  {
    heads: /\b(?:stock|broth|bouillon|fumet|jus|consomme|dashi)$/,
    abroad: /^(?:brodo|bouillon) d/,
    serves: /\b(?:stock|broth|kombu|shiitake)$/,
    offers: ['vegetable stock'],
  },
  {
    heads:
      /\b(?:sauce|dressing|dip|ketchup|gravy|marinade|glaze|relish|mayo|mayonnaise|aioli|pesto)$/,
    abroad: /^(?:salsa|molho) d/,
    serves:
      /\b(?:sauce|aminos|tamari|mayonnaise|paste|sriracha|vinaigrette|miso|cream|pesto|guacamole|salsa|gravy|hummus|butter|mustard|stock|basil|honey|syrup|milk|yogurt|tahini|cranberry|jam)$/,
  },
  {
    heads: /\b(?:noodle|pasta|spaghetti|ramen|(?<!chocolate )vermicelli|macaroni)$/,
    serves: /\b(?:noodle|pasta|spaghetti|vermicelli|squash)$/,
    offers: ['rice noodle', 'gluten free pasta', 'zucchini noodle'],
    not: /\bramen$|stroganoff/,
  },
  {
    heads:
      /\b(?:bread|loaf|toast|bun|bagel|roti|naan|flatbread|tortilla|wrap|crumb|breadcrumb|sandwich|butty|dough|crust|crepe|english muffin|barm cake)$/,
    serves:
      /\b(?:bread|breadcrumb|tortilla|lettuce|wrap|cracker|paper|pastry|flour|crust|base|oat|cornmeal|pancake)$/,
  },
  {
    heads: /\b(?:powder|extract|essence|concentrate|granule|flavoring|flavouring)$/,
    serves:
      /\b(?:powder|extract|stock|agar|aquafaba|seasoning|yeast|honey|syrup|aminos|paste|kombu|shiitake|chocolate|paprika|starch|sugar|milk|vanilla|flour|cornstarch|replacer|egg|cube|cumin|oregano|seaweed|caper|miso|cream)$/,
  },
  {
    heads: /\b(?:paste|miso)$/,
    serves:
      /\b(?:paste|powder|miso|sauce|butter|tahini|fondant|sriracha|aminos|caper|marzipan|jam|seaweed|stock)$/,
    offersForNuts: ['sunflower seed butter'],
  },
  {
    heads:
      /\b(?:drink|beverage|juice|tea|coffee|smoothie|shake|milkshake|latte|water|lassi|punch|eggnog)$/,
    serves: /\b(?:drink|juice|tea|coffee|milk|water|beer|cider|stock|nog|chicory|yogurt)$/,
  },
  {
    heads:
      /\b(?:soup|stew|chowder|curry|pie|casserole|burrito|taco|quesadilla|pizza|lasagne|salad|kebab|satay|dumpling|spring roll|fried rice|goulash|risotto|paella|tagine)$/,
    serves:
      /\b(?:soup|stock|curry|pie|pizza|salad|salsa|guacamole|hummus|milk|falafel|pastry|butter)$/,
  },
  {
    heads:
      /\b(?:brittle|candy|bar|barfi|nougat|cake|cookie|fudge|praline|ladoo|laddu|halva|pudding|muffin|brownie|truffle|macaroon|macaron|biscotti|granola|muesli|cereal)$/,
    serves:
      /\b(?:candy|bar|cake|cookie|fudge|chocolate|cracker|pudding|sorbet|jelly|fruit|banana|chip|granola|porridge|honey)$/,
  },
];

function formOf(name: string): Form | undefined {
  // "Sardines in oil" are no oil.
  const own = name.replace(/ (?:in|with|on) .*$/, '');
  return FORMS.find(({ heads, abroad }) => heads.test(own) || abroad?.test(name));
}

/** What nuts and seeds are changed for, and with them all that is made of them. */
const INSTEAD_OF_NUTS = 'sunflower seed';

/** Whether the one may stand in for the other by what it is: only names that say their form are judged. */
function doesTheSame(name: string, substitute: string): boolean {
  return formOf(name)?.serves.test(substitute) ?? true;
}

/** Of the raw food's substitutes those that do the same as the food, or what anything of its form may be changed for. */
export function ofItsForm(name: string, use: readonly string[]): readonly string[] {
  if (use.length === 0) return use;
  const serving = use.filter((one) => doesTheSame(name, one));
  if (serving.length > 0) return serving;
  const form = formOf(name);
  if (form === undefined || form.not?.test(name)) return [];
  const ofNuts = use.some((one) => one.startsWith(INSTEAD_OF_NUTS));
  return (ofNuts ? form.offersForNuts : undefined) ?? form.offers ?? [];
}
