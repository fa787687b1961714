/** Forms the singular and plural of English words, food words above all. */
import { createLookupTable } from '../lookup-table.ts';

const IRREGULAR = createLookupTable<string>({
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
});

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Words that do not change in the plural, and names of masses that have none. */
const UNCHANGED = setOf(
  'asparagus molasses hummus couscous swiss brussels bass sea-bass watercress cress citrus octopus lemongrass grass ' +
    'shrimp fish salmon cod tuna trout sheep venison bacon garlic rice bread beef pork lamb celery ginger parsley ' +
    'spinach kale lettuce rosemary thyme basil cilantro coriander milk water flour sugar salt butter cheese ' +
    'oats bok choy tofu corn okra spaghetti pasta zest juice powder sauce paste oil vinegar stock broth ' +
    'seitan tempeh anise gas less dal broccoli ravioli fruit cob mackerel gnocchi',
);

/** Words whose plural in "-ies" has a singular in "-ie"; all others have one in "-y". */
const IN_IE = setOf(
  'cookie brownie smoothie veggie hoodie toastie sarnie tattie twinkie hoagie potpie moonpie movie calorie prairie ' +
    'genie zombie sweetie selfie rookie foodie bobotie mealie bowtie stottie sosatie stuffie smokie birdie auntie',
);
/** Words whose plural in "-is" has a singular in "-i"; all others in "-is" are no plural ("coulis", "haggis"). */
const IN_I = setOf(
  'chilli chili kiwi zucchini panini roti bhaji chapati chapatti litchi spaghetti tortellini cannelloni gnocchi ' +
    'ravioli macaroni salami kohlrabi barramundi',
);
/** Words in "-e" whose plural looks like that of a word in "-ch", "-ss" or "-o". */
const IN_E = setOf(
  'quiche brioche ceviche cache ganache pastiche moustache headache mousse bouillabaisse shoe horseshoe toe hoe roe aloe',
);
/** Words in "-use"; all others whose plural ends in "-uses" end in "-us" ("octopuses"). */
const IN_USE =
  /(?:house|grouse|blouse|clause|excuse|^(?:dor)?mouse|^(?:be)?cause|^pause|^(?:re)?fuse)$/;

/** The singular of a lower-case word; a word that is no plural comes back as it is. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  // Nobody types the apostrophe of a shepherd's pie.
  if (word.endsWith("'s")) return word.length > 4 ? word.slice(0, -2) : word;
  const bare = word.slice(0, -1);
  if (word.endsWith('is')) return IN_I.has(bare) ? bare : word;
  if (/[su]s$/.test(word) || word === 'molasses') return word;
  if (word.endsWith('ies')) return singularOfIes(word, bare);
  if (IN_E.has(bare)) return bare;
  if (/(?:sses|shes|ches|xes|zzes|oes)$/.test(word)) return word.slice(0, -2);
  if (word.length > 5 && word.endsWith('uses') && !IN_USE.test(bare)) return word.slice(0, -2);
  if (/(?:(?<!c)lea|loa|hal|cal)ves$/.test(word)) return `${word.slice(0, -3)}f`;
  return word === 'knives' ? 'knife' : bare;
}

function singularOfIes(word: string, bare: string): string {
  if (word.length === 4 || IN_IE.has(bare)) return bare;
  return /^chill?ies$/.test(word) ? word.slice(0, -2) : `${word.slice(0, -3)}y`;
}

/** The plural of a word, keeping its capitals; a word that does not change, or is a plural, comes back as it is. */
export function plural(word: string): string {
  const lower = word.toLowerCase();
  if (UNCHANGED.has(lower)) return word;
  const irregular = IRREGULAR[lower];
  if (irregular) return word.slice(0, 1) + irregular.slice(1);
  if (lower.endsWith('is') || singular(lower) !== lower) return word;
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(lower) ? `${word}es` : `${word}s`;
}
