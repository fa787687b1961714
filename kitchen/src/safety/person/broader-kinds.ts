/** Broader kinds of a food that the pantry does not state: pancetta is pork, brandy is alcohol, ready mixes have garlic. */

const BROADER_KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:pork|bacon|pancetta|guanciale|ham|gammon|lard|lardons?|prosciutto|chorizo|salami|pepperoni|mortadella|nduja|speck|spare ?ribs?|baby back rib|chicharr\w+|crackling|andouille|bratwurst|frankfurter|saucisson|sausage|jam[oó]n|serrano|gelatine?(?: leaf)?)\b/,
    'pork',
  ],
  [/\b(?:beef|veal|oxtail|brisket|sirloin|rib ?eye|pastrami|corned beef)\b/, 'beef'],
  [/\b(?:lamb|mutton|hogget)\b/, 'lamb'],
  [
    /\b(?:wine|beer|lager|ale|stout|guinness|brandy|cognac|calvados|rum|sherry|vodka|gin|tequila|pisco|bourbon|whisk(?:e)?y|mirin|sake|cider|port|madeira|marsala|vermouth|champagne|prosecco|cava|liqueur|amaretto|limoncello|kahlua|cointreau|grand marnier|kirsch|ouzo|raki|pastis|absinthe|schnapps)$/,
    'alcohol',
  ],
  // Ready mixes nearly always have garlic in them.
  [
    /\b(?:curry paste|harissa|pesto|stock cubes?|bouillon|kimchi|hummus|chorizo|taco seasoning|jerk seasoning|adobo|sofrito)\b/,
    'garlic',
  ],
  // Ground, dried or salted forms count as the food itself.
  [/\bgarlic (?:powder|granules?|salt|flakes?|paste)\b|\b(?:granulated|dried) garlic\b/, 'garlic'],
  [/\bonion (?:powder|granules?|salt|flakes?)\b|\b(?:granulated|dried|minced) onions?\b/, 'onion'],
  [/\bcelery (?:salt|seeds?)\b/, 'celery'],
  [/\b(?:mustard (?:powder|seeds?|oil)|dry mustard)\b/, 'mustard'],
  [/\b(?:curry paste|stock cubes?|bouillon|taco seasoning|jerk seasoning|sofrito)\b/, 'onion'],
];

/** Kinds by origin that the pantry's own names do not say: pancetta is pork. Empty for plants. */
export function findBroaderKinds(name: string): string[] {
  if (/vegan|vegetarian|meatless|mushroom|coconut|turkey|chicken|vinegar/.test(name)) return [];
  return BROADER_KINDS.filter(([pattern]) => pattern.test(name)).map(([, kind]) => kind);
}
