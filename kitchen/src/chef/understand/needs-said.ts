/** Allergies and diets said in conversation; reading too many is the better mistake, losing one never happens. */

import { ALLERGENS, type Allergen, DIETS, type Diet, type Needs } from '../../vocabulary.ts';
import { NO_ANIMALS, NOTHING_OF_ANIMALS } from './no-animals.ts';

const NUTS: readonly Allergen[] = ['tree nuts', 'peanuts'];
const SEAFOOD: readonly Allergen[] = ['fish', 'shellfish'];

/** What people call the nine, longest and most particular first. */
export const ALLERGEN_WORDS: readonly (readonly [string, readonly Allergen[]])[] = [
  ['peanut butter|peanuts?|groundnuts?|monkey nuts?', ['peanuts']],
  [
    'tree[ -]?nuts?|almonds?|walnuts?|cashews?|hazelnuts?|pistachios?|pecans?|macadamias?|brazil nuts?|pine nuts?',
    ['tree nuts'],
  ],
  ['(?<!(?:tree|pine|brazil|cashew|pecan|pistachio|macadamia|walnut|hazel)[ -])nuts?', NUTS],
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
  [NOTHING_OF_ANIMALS, 'Vegan'],
  [NO_ANIMALS, 'Vegetarian'],
  [
    /\b(?:vegans?|vegn|(?:i|we|he|she|they) (?:only|just) eats? plants|(?:i|we|he|she|they) eats? (?:only|nothing but|just) plants|plant[ -]eaters?|plant[ -]based|veganuary|(?:no|without|avoid(?:ing)?|zero|free of) (?:any )?animal products?|animal[ -]free|nothing from (?:an )?animals?)\b/,
    'Vegan',
  ],
  [
    /\b(?:vegetarians?|(?<=\b(?:i'm|i am|we're|we are|he's|she's|(?:he|she|wife|husband|son|daughter|mum|mom|dad|guest) is) (?:a |pure |strictly |strict |fully |100% )*)veg(?! (?:curry|soup|stew|stir|biryani|burger|box|patch))|(?<=\b(?:people|guests|friends|party|of us|of them|kids|adults|persons|coming)\b[^.]{0,24}\b)(?:\d+|one|two|three|four|a few|some)(?: are| of them)? veggies?|veggie(?! (?:soup|curry|stew|noodle|burger)s?\b)|meat[ -]?less|meat[ -]free|no meat|without meat|(?:gave|given|giving) up meat|(?:quit|stopped|no longer|not|given up|gave up) (?:eat(?:s|ing)? )?meat|off meat|cut(?:ting)? out meat|(?:don't|do not|doesn't|not) eat (?:any )?meat|lacto[ -]ovo)\b/,
    'Vegetarian',
  ],
  [
    /\b(?:gluten[ -]?fre+|(?:wheat|dairy|nuts?|eggs?)[ -]?free(?:,| and|\/)? gluten\b|(?:low|reduced)[ -]gluten|gluten[ -](?:friendly|safe|allergic|allerg\w+|averse)|gluten,? (?:is |are )?(?:a )?(?:big |hard |definite )?no\b|co?eliacs?(?: disease)?|(?:sick|ill) from gluten|gluten (?:allergy|intoleran\w+|sensitiv\w+)|gf)\b/,
    'Gluten-Free',
  ],
  [/\b(?:keto(?:genic)?)\b/, 'Keto'],
  [/\bpal(?:a)?eo(?:lithic)?\b/, 'Paleo'],
];

/** A protein and none of the nine, but told in all the ways in which those are told. */
const GLUTEN = 'glutens?|glutenous|glutinous stuff';

/** What is made of it counts as it: "nut butters", "milk products". */
const MADE_OF =
  '(?: (?:butters?|milks?|flours?|oils?|creams?|pastes?|products?|things|stuff|sauces?))?';

const LIST =
  "(?:[\\w' -]{1,40}?(?:,| and| or|/| &|, and|, or) (?:any |all |to )?)?(?:[\\w' -]{1,25}?(?:,| and| or|/| &) (?:any |all |to )?)?(?:[\\w' -]{1,25}?(?:,| and| or|/| &) )?";
const TRIGGER =
  "(?:allerg\\w+ (?:to|is|are|for|of|against|except|but|apart from|other than|besides)|allergy to|intoleran\\w+ (?:to|of)|reacts? (?:badly )?to|sensitive to|anaphyla\\w+ (?:to|with)|can't (?:have|eat|do|tolerate|digest|drink|handle|stomach|process|touch)|(?:cannot|can not) (?:have|eat|do|tolerate|digest|drink|handle|stomach|process|touch)|(?:makes?|made) (?:me|him|her|us|them) (?:ill|sick)|(?:doesn't|does not|don't|do not|mustn't|must not|can't|cannot|shouldn't|not) (?:contain|have|include)(?:ing)?|exclud(?:e|es|ing)|steer(?:ing)? clear of|stay(?:ing|s)? away from|keep(?:ing|s)?(?: \\w+){0,2}? away from|(?:barred|banned|forbidden) from|not (?:supposed|meant) to (?:have|eat)|mustn't (?:have|eat)|must not (?:have|eat)|shouldn't (?:have|eat)|not allowed|(?:don't|doesn't|do not|does not) (?:eat|do|tolerate|drink)|no|without|avoid(?:s|ing)?|free (?:from|of)|zero|free|off|(?:hives|sick|ill|rash|reactions?|swell\\w*|bloated|cramps) (?:from|to|after|with)|(?:bad|trouble|problems?|issues?) with|cut(?:s|ting)? out|g(?:ave|iven|iving) up|quit|hold|skip(?:ping)?|minus|nothing with|leav(?:e|ing) out|ditch|omit|lose|exclude|ban(?:ned)?)";
/** What is said of a food that somebody must not have, after its name. */
const HARMS =
  "(?: (?:and [a-z]+ )?(?:(?:could|can|would|might|will) (?:kill|hurt|harm|send|finish)|(?:is|are) (?:deadly|dangerous|fatal|a (?:big |hard |definite )?no(?: for \\w+)?|a no-?go|no-?go|out|off(?:[ -]limits)?|not allowed|not an option|not permitted|banned|forbidden|prohibited|taboo|lethal|poison\\w*|(?:a |my |his |her )?(?:killer|problem|issue|trigger)|trouble|bad for (?:me|him|her|us|them))|makes? (?:me|my|him|her|his|us|them)|gives? (?:me|him|her|us|them)|(?:doesn't|don't|do not|does not) (?:agree|sit well) with|upsets?|bothers?|triggers?|kills?|sends? (?:me|him|her)|sets? off|disagrees? with|(?:doesn't|don't) go down well))";
/** What stands right after the name of a food that must stay out, "milk products are banned" included. */
export const HARM_SAID = new RegExp(`^${MADE_OF}${HARMS}\\b`);
const TAIL = '(?:[ -]free\\b|[ -](?:allerg\\w+|intoleran\\w+|sensitiv\\w+|issues?|problems?)\\b)';

/** What stands in a row before "free": "egg, dairy and nut free". */
const FREE_OF =
  '(?:gluten|dairy|lactose|nuts?|tree nuts?|peanuts?|eggs?|soya?|fish|shellfish|wheat|sesame|sugar|meat|milk)';

const EVERY_ALLERGEN =
  /\b(?:(?:top|big|main|major|common|all|the) (?:nine|9|eight|8|14|fourteen)(?: allergens?)?[ -]free|allergen[ -]free|free (?:of|from) (?:all |any |the )*(?:(?:top|big|main|major|common|nine|9|eight|8) ){0,2}allergens|no (?:major |common |top )?allergens)\b/;

/** `exceptQuestions`: "is it vegan?" asks and declares nothing; the caller knows. */
export function readNeeds(said: string): Needs {
  const text = said.replace(/\bbut also(?: to)?\b/g, 'and');
  const allergies = new Set<Allergen>();
  const diets = new Set<Diet>();
  for (const [words, means] of ALLERGEN_WORDS) {
    if (!new RegExp(`\\b(?:${words})\\b`).test(text)) continue;
    if (declares(text, words) || inAllergyClause(text, words))
      for (const one of means) allergies.add(one);
  }
  for (const [pattern, diet] of DIET_WORDS) {
    const found = pattern.exec(text);
    if (found && !denied(text.slice(0, found.index), text.slice(found.index + found[0].length)))
      diets.add(diet);
  }
  if (/\bgluten/.test(text) && (declares(text, GLUTEN) || inAllergyClause(text, GLUTEN)))
    diets.add('Gluten-Free');
  if (EVERY_ALLERGEN.test(text)) for (const one of ALLERGENS) allergies.add(one);
  return {
    allergies: ALLERGENS.filter((one) => allergies.has(one)),
    diets: DIETS.filter((one) => diets.has(one)),
  };
}

/** A clause that speaks of an allergy means every allergen it names, however it is put. */
const SPEAKS_OF_ALLERGY =
  /\b(?:al+erg\w+|intoleran\w+|anaphyla\w+|epi-?pens?|coeliac|celiac|hives|rash(?:es)?|swell\w*|swollen|wheez\w*|itch(?:y|es|ing)|throat clos\w+|(?:comes?|breaks?|came|broke) out in|(?:bad |severe |allergic )?reactions?|react(?:s|ed)?)\b/;
/** An auto-injector is carried, and lips swell, for what the rest of the message names, wherever it stands. */
const CARRIES_HELP =
  /\b(?:epi-?pens?|adrenaline|auto-?injectors?|jext|swollen|swelling|just (?:ate|had))\b/;
export const DENIES_ALLERGY =
  /\b(?:not|isn't|aren't|no longer|never|don't have|doesn't have|no known|without any|any|no) (?:\w+ )?(?:allerg|intoleran)/;

function inAllergyClause(text: string, words: string): boolean {
  const named = new RegExp(`\\b(?:${words})\\b`);
  return text
    .split(
      /[.;!?]|\bbut\b|\b(?:is|are|can (?:i|he|she|they)|does|do) (?=[a-z ]{3,30} (?:ok|okay|fine|safe|allowed|alright|gluten|contain|have|suitable)\b)|\b(?:i|we) (?:have|want|like|love|fancy|would like)\b/,
    )
    .some(
      (clause) =>
        SPEAKS_OF_ALLERGY.test(clause) &&
        !DENIES_ALLERGY.test(clause) &&
        named.test(CARRIES_HELP.test(clause) ? clause : afterAllergy(clause)),
    );
}

/** From the word that tells on: "salmon for my wife who is allergic to nuts" wants salmon. */
function afterAllergy(clause: string): string {
  return clause.slice(SPEAKS_OF_ALLERGY.exec(clause)?.index ?? 0);
}

/** "How do I tell if mussels are off?" is about these mussels. */
const ASKS_WHETHER =
  /\b(?:tell|know|see|check|sure|say|wonder\w*)\b[^.?!]*\b(?:if|whether|when)\b|\b(?:gone|smells?|taste|tastes) off\b/;

/** Whether some mention of these words is a thing to keep off the plate rather than a wish for it. */
function declares(text: string, words: string): boolean {
  const after = new RegExp(
    `\\b(?:${words})${MADE_OF}-?(?:(?:[,/& ]|[ -](?:and|or))+${FREE_OF}-?){0,4}${TAIL}`,
  );
  const tail = after.exec(text);
  // "Any nut allergies?" tells of none, but "any egg free cakes?" wants one without.
  const none = tail?.[0].endsWith('free')
    ? /\b(?:not|isn't|aren't|needn't be|have to be|need to be) (?:an? )?$/
    : /\b(?:no|any|without|not an?|zero) (?:(?:known|food|real|such|other|serious|severe|actual|kind of|sort of) )?$/;
  if (tail && !none.test(text.slice(0, tail.index))) return true;
  if (
    new RegExp(`\\b(?:${words})${MADE_OF}${HARMS}\\b`).test(text) &&
    !ASKS_WHETHER.test(text) &&
    !/\b(?:happy|hungry|smile|better|joy)\b/.test(text)
  )
    return true;
  const before = new RegExp(
    `\\b${TRIGGER}:? (?:any |all |more |the |eat |have |even |traces of )?${LIST}(?:any |all |tree |the )?(?:${words})\\b(?! (?:of|left)\\b| allerg| intoleran| sensitiv| issues?| problems?)`,
  );
  const found = before.exec(text);
  if (!found) return false;
  // "no eggs left", "I don't eat X because I have fish": what stands after a turn of thought is another matter.
  return !/\b(?:but|with|have got|i have|i've got|like|love|instead|maybe|rather|please)\b/.test(
    found[0]
      .replace(/\b(?:nothing|sick|ill|reactions?|trouble|problems?|bad|issues?) with\b/, '')
      .replace(/(?:can't|cannot|mustn't|shouldn't|must not|can not|shouldn't) have/g, ''),
  );
}

/** "not vegan", "I'm no longer vegetarian", "doesn't have to be vegan". */
function denied(before: string, after: string): boolean {
  if (/^ (?:no longer|any ?more)\b/.test(after)) return true;
  return /\b(?:not|isn't|aren't|no longer|never|nobody is|hate|have to be|need to be|needs to be|used to be|needn't be|was|were|non)[ -](?:a |an |really |strictly |any )?$/.test(
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
