/** Allergies and diets said in conversation; reading too many is the better mistake, losing one never happens. */
import { ALLERGENS, type Allergen, DIETS, type Diet, type Needs } from '../../vocabulary.ts';

const NUTS: readonly Allergen[] = ['tree nuts', 'peanuts'];
const SEAFOOD: readonly Allergen[] = ['fish', 'shellfish'];

/** What people call the nine, longest and most particular first. */
const ALLERGEN_WORDS: readonly (readonly [string, readonly Allergen[]])[] = [
  ['peanut butter|peanuts?|groundnuts?|monkey nuts?', ['peanuts']],
  [
    'tree[ -]?nuts?|almonds?|walnuts?|cashews?|hazelnuts?|pistachios?|pecans?|macadamias?|brazil nuts?|pine nuts?',
    ['tree nuts'],
  ],
  ['nuts?', NUTS],
  ['seafood', SEAFOOD],
  [
    'shell ?fish|shrimps?|prawns?|crabs?|lobsters?|crustaceans?|molluscs?|mollusks?|mussels?|oysters?|clams?|scallops?|squid',
    ['shellfish'],
  ],
  ['fish|salmon|tuna|cod|anchov(?:y|ies)', ['fish']],
  ["dairy|lactose|milk|cheese|cow'?s milk|casein|whey", ['milk']],
  ['eggs?', ['eggs']],
  ['wheat', ['wheat']],
  ['soya|soy|soybeans?|soy ?beans?', ['soy']],
  ['sesame|tahini', ['sesame']],
];

const DIET_WORDS: readonly (readonly [RegExp, Diet])[] = [
  [/\b(?:vegans?|plant[ -]based|veganuary)\b/, 'Vegan'],
  [
    /\b(?:vegetarians?|veggie(?! (?:soup|curry|stew|noodle|burger)s?\b)|meat[ -]?less|meat[ -]free|no meat|without meat|(?:don't|do not|doesn't|not) eat (?:any )?meat|lacto[ -]ovo)\b/,
    'Vegetarian',
  ],
  [
    /\b(?:gluten[ -]?free|coeliacs?|celiacs?|(?:no|without|avoid(?:ing)?|can't (?:have|eat)|cannot (?:have|eat)|off|free of|intolerant to|allergic to|free from) gluten|gluten (?:allergy|intoleran\w+|sensitiv\w+)|gf)\b/,
    'Gluten-Free',
  ],
  [/\b(?:keto(?:genic)?)\b/, 'Keto'],
  [/\bpal(?:a)?eo(?:lithic)?\b/, 'Paleo'],
];

const LIST =
  "(?:[\\w' -]{1,40}?(?:,| and| or|/| &|, and|, or) (?:any |all |to )?)?(?:[\\w' -]{1,25}?(?:,| and| or|/| &) (?:any |all |to )?)?(?:[\\w' -]{1,25}?(?:,| and| or|/| &) )?";
const TRIGGER =
  "(?:allerg\\w+ (?:to|is|are|for|of|against)|allergy to|intoleran\\w+ (?:to|of)|reacts? (?:badly )?to|sensitive to|anaphyla\\w+ (?:to|with)|can't (?:have|eat|do|tolerate|digest|drink)|cannot (?:have|eat|tolerate|digest)|can not (?:have|eat)|mustn't (?:have|eat)|must not (?:have|eat)|shouldn't (?:have|eat)|not allowed|(?:don't|doesn't|do not|does not) (?:eat|do|tolerate|drink)|no|without|avoid(?:s|ing)?|free (?:from|of)|zero|free)";
const TAIL = '(?:[ -]free\\b|[ -](?:allerg\\w+|intoleran\\w+)\\b)';

/** `exceptQuestions`: "is it vegan?" asks and declares nothing; the caller knows. */
export function readNeeds(text: string): Needs {
  const allergies = new Set<Allergen>();
  const diets = new Set<Diet>();
  for (const [words, means] of ALLERGEN_WORDS) {
    if (!new RegExp(`\\b(?:${words})\\b`).test(text)) continue;
    if (declares(text, words)) for (const one of means) allergies.add(one);
  }
  for (const [pattern, diet] of DIET_WORDS) {
    const found = pattern.exec(text);
    if (found && !denied(text.slice(0, found.index))) diets.add(diet);
  }
  return {
    allergies: ALLERGENS.filter((one) => allergies.has(one)),
    diets: DIETS.filter((one) => diets.has(one)),
  };
}

/** Whether some mention of these words is a thing to keep off the plate rather than a wish for it. */
function declares(text: string, words: string): boolean {
  const after = new RegExp(`\\b(?:${words})(?:[ -](?:and|or|,|/) ?(?:[a-z]+))?${TAIL}`);
  if (after.test(text)) return true;
  const before = new RegExp(
    `\\b${TRIGGER}:? (?:any |all |more |the |eat |have |even |traces of )?${LIST}(?:any |all |tree |the )?(?:${words})\\b(?! (?:of|left)\\b)`,
  );
  const found = before.exec(text);
  if (!found) return false;
  // "no eggs left", "I don't eat X because I have fish": what stands after a turn of thought is another matter.
  return !/\b(?:but|with|have got|i have|i've got|like|love|instead|maybe|rather|please)\b/.test(
    found[0].replace(/(?:can't|cannot|mustn't|shouldn't|must not|can not|shouldn't) have/g, ''),
  );
}

/** "not vegan", "I'm no longer vegetarian", "doesn't have to be vegan". */
function denied(before: string): boolean {
  return /\b(?:not|isn't|aren't|no longer|never|nobody is|hate|have to be|non)[ -](?:a |an |really |strictly |any )?$/.test(
    before,
  );
}

export function uniteNeeds(a: Needs, b: Needs): Needs {
  return {
    allergies: ALLERGENS.filter((one) => a.allergies.includes(one) || b.allergies.includes(one)),
    diets: DIETS.filter((one) => a.diets.includes(one) || b.diets.includes(one)),
  };
}

/** Every allergen and diet that the text names at all, declared or only asked about. */
export function needsNamed(text: string): Needs {
  const allergies = ALLERGEN_WORDS.filter(([words]) =>
    new RegExp(`\\b(?:${words})\\b`).test(text),
  ).flatMap(([, means]) => means);
  const diets = DIET_WORDS.filter(([pattern]) => pattern.test(text)).map(([, diet]) => diet);
  const gluten: Diet[] = /\bgluten\b/.test(text) ? ['Gluten-Free'] : [];
  const meat: Diet[] = /\bmeat\b/.test(text) ? ['Vegetarian'] : [];
  return uniteNeeds({ allergies, diets }, { allergies: [], diets: [...gluten, ...meat] });
}
