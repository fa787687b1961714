/** Singular and plural of food words, for looking names up and for "1 onion" becoming "2 onions". */
import { wordTable } from '../word-table.ts';

const IRREGULAR = wordTable<string>({
  loaf: 'loaves',
  leaf: 'leaves',
  half: 'halves',
  calf: 'calves',
  knife: 'knives',
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
  chilli: 'chillies',
  chili: 'chilies',
  anchovy: 'anchovies',
  radish: 'radishes',
  squash: 'squashes',
});
const BACK = wordTable<string>({
  ...Object.fromEntries(Object.entries(IRREGULAR).map(([one, many]) => [many, one])),
  mangos: 'mango',
  chillis: 'chilli',
  chilis: 'chili',
  chiles: 'chile',
  cookies: 'cookie',
  brownies: 'brownie',
  pies: 'pie',
});

/** Words that end in s without being many, or that do not change. */
const SAME = new Set(
  (
    'asparagus molasses hummus couscous swiss brussels bass sea-bass watercress cress citrus octopus lemongrass grass ' +
    'shrimp fish salmon cod tuna trout sheep venison bacon garlic rice bread beef pork lamb celery ginger parsley ' +
    'spinach kale lettuce rosemary thyme basil cilantro coriander milk water flour sugar salt butter cheese ' +
    'oats swiss bok choy tofu corn okra spaghetti pasta couscous zest juice powder sauce paste oil vinegar stock broth ' +
    'seitan tempeh anise gas less dal broccoli ravioli fruit cob mackerel gnocchi'
  ).split(' '),
);

/** "tomatoes" -> "tomato"; a word that is not a plural comes back as it is. Expects lower case. */
export function singular(word: string): string {
  const known = BACK[word];
  if (known) return known;
  if (word.length < 4 || !word.endsWith('s') || SAME.has(word) || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('us') ? word : word.slice(0, -1);
}

/** "onion" -> "onions", keeping capitals; words that do not change come back as they are. */
export function plural(word: string): string {
  const lower = word.toLowerCase();
  if (SAME.has(lower)) return word;
  const known = IRREGULAR[lower];
  if (known) return word.slice(0, 1) + known.slice(1);
  if (singular(lower) !== lower) return word;
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(lower) ? `${word}es` : `${word}s`;
}
