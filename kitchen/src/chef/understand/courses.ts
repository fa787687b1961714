/** Which course or meal a message asks for. */
import type { CourseWish } from '../../cook/wish.ts';
import type { Course } from '../../cookbook/dish.ts';

/** "Sweet", and no more. */
export const BARE_SWEET =
  /^(?:and |but |or |rather |maybe |make it |something )*sweet(?: please| though| maybe| one| instead)?[.!?]*$/;

const ROWS: readonly (readonly [RegExp, CourseWish])[] = [
  row(/\bbrunch\b/, 'brunch', ['breakfast', 'bread'], ['brunch', 'weekend'], true),
  row(
    /\b(?:breakfasts?|morning meal|suhoor|sehri|sahur)\b/,
    'breakfast',
    ['breakfast'],
    ['brunch'],
    true,
  ),
  row(
    /\b(?:(?:kid|child)'?s?'?|children'?s?|birthday) ?(?:birthday )?party\b|\bparty food for (?:kids|children)\b/,
    "a children's party",
    ['snack', 'dessert', 'main', 'side'],
    ['kids', 'party'],
    false,
  ),
  row(
    /\b(?:starters?|appeti[sz]ers?|first course|entree|(?:serve|eat|have|make|cook|offer|put out) (?:[a-z]+ )?(?:before (?:it|that|this|the main)|as a first))\b/,
    'a starter',
    ['snack', 'soup', 'salad', 'side'],
    ['light'],
    true,
  ),
  row(
    /\b(?:desserts?|puddings?|sweet treats?|sweets(?! potato)|(?:something|anything|someth?ing else|anything else|a|one) sweet(?! potato| and sour|corn)|sweet (?:one|ones|things?|stuff|bites?)|sweet tooth|afters|after (?:a |the )?(?:heavy |big |rich |large )?(?:main|main course|dinner|roast)|cakes?|sponge|gateau|cheesecakes?|brownies?|trifle|cookies|biscuits|baking project|bake something)\b/,
    'dessert',
    ['dessert'],
    ['sweet'],
    true,
  ),
  row(
    /\b(?:(?:to|can i|could i|should i|i|let's|we|and|want to|like to|some|weekend|for|of) bak(?:e|ing)|bake (?:something|with|for)|baking|home baking|bake sale)\b(?! (?:soda|powder|tray|dish|sheet|tin))(?! (?:a |the |my )?(?:potato|fish|salmon|chicken|pasta|beans))/,
    'a bake',
    ['dessert', 'bread'],
    ['bake'],
    true,
  ),
  row(
    /\bwith (?:the |our |some )?(?:drinks|cocktails|aperitifs?|champagne)\b|\b(?:snacks?|nibbles?|finger food|canapes?|tapas|bites|party food|munchies)\b/,
    'a snack',
    ['snack'],
    ['party'],
    true,
  ),
  row(
    /\b(?:drinks?|beverages?|smoothies?|lemonade|mocktails?|cocktails?|something to (?:drink|sip))\b/,
    'a drink',
    ['drink'],
    [],
    true,
  ),
  row(/\b(?:soups?|broths?|chowders?)\b/, 'soup', ['soup'], [], true),
  row(BARE_SWEET, 'dessert', ['dessert'], ['sweet'], true),
  row(/\bsalads?\b/, 'a salad', ['salad'], [], true),
  row(
    /\b(?:side dish(?:es)?|sides?|accompaniments?)\b/,
    'a side',
    ['side', 'salad', 'bread'],
    [],
    true,
  ),
  row(/\b(?:breads?|loaf|flatbreads?|bread rolls?)\b/, 'bread', ['bread'], [], true),
  row(/\bdips?\b/, 'a dip', ['snack', 'sauce', 'side'], ['dip'], true),
  row(
    /^(?:(?:a|some|the|good|proper|onion|veggie|vegan|turkey|and) )*grav(?:y|ies)\b|\b(?:(?<!\b(?:soya?|fish|oyster|hot|worcestershire|hoisin) )(?<!\bin (?:an? |the |its |some )?(?:[a-z]+ )?)sauces?|dressings?|condiments?|marinades?|relish|chutneys?)\b/,
    'a sauce',
    ['sauce', 'snack'],
    [],
    true,
  ),
  row(
    /\b(?:packed lunch|lunch ?box|lunch(?:es)?)\b/,
    'lunch',
    ['salad', 'soup', 'main', 'snack'],
    ['lunchbox', 'light', 'quick'],
    false,
  ),
  row(
    /\b(?:dinners?|suppers?|mains?|main (?:course|dish)(?:es)?|tea tonight|for tea|evening meal|meals? tonight)\b/,
    'dinner',
    ['main', 'soup'],
    ['weeknight'],
    false,
  ),
];

function row(
  pattern: RegExp,
  label: string,
  courses: readonly Course[],
  keywords: readonly string[],
  narrow: boolean,
): readonly [RegExp, CourseWish] {
  return [pattern, { label, courses, keywords, narrow }];
}

/** The first course named; "soup for dinner" is soup, so narrow ones come first. */
export function readCourse(text: string): CourseWish | undefined {
  return ROWS.find(([pattern]) => {
    const found = pattern.exec(text);
    return (
      found !== null &&
      !/\b(?:no|not|without|instead of)(?: an?)?(?: \w+)?\s$|\b(?!(?:start|begin|open|finish|end)\b)[a-z]{3,} (?:with|and) (?:an?|some|its|the) (?:nice |good |creamy |quick )?$/.test(
        text.slice(0, found.index),
      )
    );
  })?.[1];
}
