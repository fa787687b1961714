/** The colour of a recipe that nobody described: what its title promises, else what goes into it. */

/** Words of the title, the most telling first: a green curry is green, whatever else is in it. */
const BY_TITLE: readonly (readonly [colour: string, words: RegExp])[] = [
  ['f6ecd2', /\b(cheesecake|panna ?cotta|tres leches|meringue|pavlova|tzatziki|ranch|alfredo)\b/],
  ['9c2a2a', /\bred velvet\b/],
  ['f4ead2', /\bcarrot cake\b/],
  ['b5c169', /\b(green curry|pesto|salsa verde|verde|matcha|pistachio)\b/],
  ['d9582c', /\b(red curry|butter chicken|tikka|makhani|paprikash|vodka sauce|romesco)\b/],
  [
    'e0a83a',
    /\b(yellow curry|korma|katsu|turmeric|golden|saffron|lemon|corn|cornbread|polenta|mango|banana|custard|pumpkin pie|pecan)\b/,
  ],
  ['54301e', /\b(chocolate|cocoa|brownie|mocha|nutella|fudge|black forest)\b/],
  ['4a2c1c', /\b(coffee|espresso|cola|stout)\b/],
  ['8f1f4b', /\b(beetroot|beet|borscht|red wine|mulled wine|sangria)\b/],
  [
    'd2432c',
    /\b(tomato|marinara|arrabbiata|pomodoro|bolognese|gazpacho|shakshuka|campari|aperol)\b/,
  ],
  ['e8862e', /\b(carrot|pumpkin|squash|sweet potato|orange|peach|apricot)\b/],
  ['5c3a76', /\b(blueberry|blackberry|acai|blackcurrant|taro|ube)\b/],
  [
    'cb3550',
    /\b(strawberry|raspberry|berry|berries|cherry|cranberry|pomegranate|watermelon|rose|hibiscus)\b/,
  ],
  [
    '84b04c',
    /\b(pea|peas|spinach|broccoli|kale|watercress|asparagus|courgette|zucchini|avocado|greens?|herb|nettle)\b/,
  ],
  [
    'd5dd9a',
    /\b(margarita|mojito|daiquiri|caipirinha|lime|cucumber|mint|melon|gin|tonic|lemonade)\b/,
  ],
  ['b08a62', /\b(mushroom|stroganoff|truffle|peanut|satay|chestnut)\b/],
  ['9c3d26', /\b(chill?i|enchilada|mole|adobo|goulash|barbecue|bbq|gochujang|kimchi)\b/],
  ['c9922f', /\b(lentil|dal|dhal|daal|curry|masala)\b/],
  [
    'eee1c2',
    /\b(potato|leek|cauliflower|celeriac|parsnip|chowder|clam|white bean|coconut|chia|vanilla|yogh?urt|oat|oats|oatmeal|porridge|rice pudding|onion dip|colada|horchata|milk)\b/,
  ],
  [
    '7d4a2c',
    /\b(beef|lamb|pork|venison|oxtail|stew|bourguignon|gravy|french onion|ale|guinness|short rib)\b/,
  ],
  [
    'dca24a',
    /\b(tea|cider|beer|apple|pear|ginger|whisk(e)?y|bourbon|honey|broth|noodle|ramen|pho)\b/,
  ],
];

const BY_LINES: readonly (readonly [colour: string, words: RegExp])[] = [
  ['54301e', /\b(chocolate|cocoa)\b/],
  ['d9a648', /\b(curry|turmeric|saffron)\b/],
  ['cb3550', /\b(strawberr|raspberr|cherr|cranberr|pomegranate|beetroot|red wine)/],
  ['c9482c', /\b(tomato|passata|paprika|gochujang|harissa)/],
  ['e8862e', /\b(carrot|pumpkin|squash|orange|mango|peach)/],
  ['84b04c', /\b(spinach|pea|peas|broccoli|kale)\b/],
  ['eee1c2', /\b(cream|coconut milk|milk|yogh?urt|oats)\b/],
  ['8a5230', /\b(beef|lamb|pork|soy sauce|mushroom|stock)/],
];

/** Bases and shapes that take the colour of what they are made of; others have a colour of their own. */
const TAKING =
  'broth puree stew dip cake loafcake custard wholecake cakeslice sorbet noodles traybake'.split(
    ' ',
  );

/** Six hex digits, or undefined where the first thing in the picture has its own colour. */
export function tintOf(title: string, lines: readonly string[], first: string): string | undefined {
  if (first !== '' && !TAKING.includes(first)) return undefined;
  const all = lines.join('\n');
  return (BY_TITLE.find(([, words]) => words.test(title)) ??
    BY_LINES.find(([, words]) => words.test(all)))?.[0];
}
