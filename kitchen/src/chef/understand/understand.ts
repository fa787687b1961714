/** Reads one message: each kind of meaning by its own reader, in the order in which they may claim words. */
import { fold, singular, telling, wordsOf } from '../../cookbook/fold.ts';
import { findNames, type NamedDish } from '../../cookbook/name-index.ts';
import { isPlainWord } from '../../cookbook/plain-words.ts';
import { isRealWord } from '../../cookbook/real-words.ts';
import { mendSlips } from '../../cookbook/spelling.ts';
import type { Kitchen } from '../../kitchen.ts';
import { findTerms } from '../../safety/find-terms.ts';
import type { Needs } from '../../vocabulary.ts';
import { readCare } from './care.ts';
import { writeOut } from './contractions.ts';
import { readCourse } from './courses.ts';
import { readCuisine } from './cuisines.ts';
import { readFoodAsked } from './food-questions.ts';
import { type Food, readFoods } from './foods.ts';
import { inShort } from './in-short.ts';
import { translate } from './languages.ts';
import type { Meaning } from './meaning.ts';
import { readMoods } from './moods.ts';
import { readNeeds } from './needs-said.ts';
import { readPeople } from './people.ts';
import { readReply } from './picks.ts';
import { readQuestion } from './questions.ts';
import { readTalk, readTrouble } from './small-talk.ts';
import { readTime } from './time-limit.ts';

const NONE: Needs = { allergies: [], diets: [] };
const CORRECTS =
  /\b(?:actually|instead|rather|i meant|i mean|make that|scratch that|change of plan|on second thought|wait)\b|^no,? (?!thanks|thank)/;
const ABOUT_IT =
  /\b(?:make (?:it|this|that|them)|(?:it|this|that) (?:for|without|with|again|but)|do it|same (?:but|dish|one|recipe|again)|this (?:one|recipe|dish)|that (?:one|recipe|dish)|the recipe|the dish|version|in it|adapt|convert (?:it|this)|to it|double|triple|halve|leave out|skip the|omit|swap|replace|without the|more servings|fewer)\b/;
const IDEAS =
  /\b(?:ideas?|options?|suggest(?:ions?|ing)?|recommend(?:ations?)?|inspir\w+|choices?|what (?:can|could|should|shall|do) (?:i|we|you)|what's for|which)\b/;
const RECIPE =
  /\b(?:recipe|make me|cook me|give me a|i want (?:a|an|to (?:make|cook|bake))|let's (?:make|cook|bake)|how (?:do|to|can|would)(?: (?:i|you|we))? (?:make|cook|bake|prepare)|i (?:have|'ve got)|use up|using)\b/;
/** Words before a name that make it an ingredient or a refusal. */
const AS_FOOD =
  /\b(?:(?<!(?:to|can|could|should|may|let's|we'll|i'll|please) (?:we |i |us )?)have|i've got|use|use up|using|leftover|left over|with|some)(?: (?:some|a|an|my|the|any|up|leftover|of|lots|plenty|tin|jar))*\s*$/;
const REFUSING =
  /\b(?:no|not|without|except|anything but|but not|don't (?:like|want|fancy)|hate|no more|instead of|rather than|sick of|tired of|other than)(?: (?:the|a|an|any|more|another|have|that|make))*\s*$/;

/** "a side dish for roast chicken": the chicken is on the table already. */
const BESIDE =
  /\b(?:sides?|side dish|starter|dessert|pudding|sauce|dip|drink|bread|salad|soup|something)\b.*\b(?:for|to go with|to serve with|goes with|alongside|beside)(?: (?:the|my|our|a|some))?\s*$/;

export function understand(kitchen: Kitchen, message: string): Meaning {
  const { rules, cookbook } = kitchen;
  const folded = writeOut(fold(inShort(message)).replace(/\s+/g, ' ').trim());
  const { language, text: english } = translate(folded);
  const text = mendSlips(
    nounFor(english),
    cookbook.spelling,
    (word) => findTerms(rules, word).length > 0,
  );
  const { accepted, refused, rest } = readNames(kitchen, text);
  // "is tiramisu ok?" is about a dish; "is honey vegan?" is about a food.
  const foodAsked = accepted.length > 0 ? undefined : readFoodAsked(rules, text);
  const asked = readQuestion(text);
  const question = foodAsked === undefined || asked === 'food-care' ? asked : 'food';
  const {
    wish: cuisine,
    refused: refusedCuisines,
    rest: plain,
  } = readCuisine(rest, cookbook.cuisines);
  const said = readFoods(rules, plain);
  const course = readCourse(plain);
  // A curry is a kind of dish even though the pantry knows the word as a food.
  const kinds = said.include.filter((food) => KINDS_OF_DISH.test(food.said));
  const foods = {
    ...said,
    include: said.include.filter(
      (food) =>
        !kinds.includes(food) &&
        !(course && (saysCourse(course.label, food.said) || standsBeside(food.said, plain))),
    ),
  };
  const needs = asksAboutNeeds(text, question) ? NONE : readNeeds(text);
  const { words, strange } = readWords(kitchen, plain, foods.include, foods.avoid);
  return {
    text,
    language,
    question,
    foodAsked,
    care: readCare(text),
    cuisine,
    refusedCuisines,
    needs,
    words,
    strange,
    refused,
    trouble: readTrouble(text),
    talk: readTalk(text),
    reply: readReply(text),
    named: accepted,
    course:
      foods.include.length + foods.avoid.length > 1 &&
      /\b(?:have|got|leftover|old|stale|use up)\b/.test(plain)
        ? undefined
        : readCourse(plain),
    include: foods.include,
    avoid: foods.avoid,
    replace: readReplace(kitchen, text),
    moods: readMoods(plain),
    time: readTime(text),
    people: readPeople(text),
    corrects: CORRECTS.test(text),
    aboutIt: ABOUT_IT.test(text),
    wantsIdeas: IDEAS.test(text),
    wantsRecipe: RECIPE.test(text),
  };
}

/** "chocolatey", "garlicky": the food is meant. */
function nounFor(text: string): string {
  return text.replace(
    /\b(chocolat|garlic|lemon|chees|coconut|ginger|mushroom|tomato)(?:e?y|ky)\b/g,
    (_, stem: string) => (stem === 'chocolat' || stem === 'chees' ? `${stem}e` : stem),
  );
}

/** "is it vegan?" declares nothing, "is there a vegan version?" does. */
function asksAboutNeeds(text: string, question: Meaning['question']): boolean {
  // "if I'm vegan" supposes, and declares nothing.
  const plain = text.replace(/\bif\b.*/, '');
  if (question === 'may-use')
    return !/\b(?:i'm|i am|he's|she's|is|are|we're|my|we|allerg\w+|intoleran\w+)\b/.test(plain);
  const asks = question === 'contains' || question === 'what-is' || question === 'food';
  return asks && !/\b(?:i'm|i am|my|we|allerg\w+|please|version|make)\b/.test(plain);
}

function readNames(
  kitchen: Kitchen,
  text: string,
): { accepted: NamedDish[]; refused: NamedDish['dish'][]; rest: string } {
  const found = findNames(kitchen.cookbook.names, text, isKnownEnglish);
  const accepted: NamedDish[] = [];
  const refused: NamedDish['dish'][] = [];
  const best = found[0]?.words ?? 0;
  for (const named of found) {
    if (named.words < best && accepted.length + refused.length > 0) break;
    const before = textBefore(text, named);
    if (BESIDE.test(before)) continue;
    if (REFUSING.test(before)) refused.push(named.dish);
    else if (!AS_FOOD.test(before) && tellsEnough(kitchen, named, text)) accepted.push(named);
  }
  const whole = accepted.filter((named) => named.exact);
  const chosen = unique(whole.length > 0 ? whole : accepted);
  const claimed = new Set([
    ...chosen.flatMap((named) => named.said),
    ...found.filter((n) => refused.includes(n.dish)).flatMap((n) => n.said),
  ]);
  const keep = chosen.length === 0 && refused.length === 0;
  return {
    accepted: chosen,
    refused,
    rest: keep
      ? text
      : text.replace(/[\p{L}\p{N}']+/gu, (word) => (claimed.has(singular(word)) ? '…' : word)),
  };
}

/** A word that is right as it stands is no slip of a dish's name: "scramble" is not "crumble". */
function isKnownEnglish(word: string): boolean {
  return isPlainWord(word) || isRealWord(word) || word === 'scramble' || word === 'scrambled';
}

function unique(named: readonly NamedDish[]): NamedDish[] {
  const seen = new Set<string>();
  return named.filter(({ dish }) => !seen.has(dish.slug) && seen.add(dish.slug));
}

function textBefore(text: string, named: NamedDish): string {
  const places = [...text.matchAll(/[\p{L}\p{N}']+/gu)].filter((word) =>
    named.said.includes(singular(word[0])),
  );
  return text.slice(0, places[0]?.index ?? 0);
}

/** One common word ("rice", "soup") is no name unless it is all that was said. */
function tellsEnough(kitchen: Kitchen, named: NamedDish, text: string): boolean {
  const alone = telling(text).filter((word) => !isPlainWord(word)).length <= named.words;
  if (named.words > 1)
    return (
      named.exact ||
      alone ||
      named.words > 2 ||
      (kitchen.cookbook.vocabulary.get(named.said[0] ?? '') ?? 0) < 9
    );
  const common = (kitchen.cookbook.vocabulary.get(named.said[0] ?? '') ?? 0) > 3;
  return (alone || !common) && (named.exact || !common);
}

/** What is left once foods are known: words of the cookbook and words of nobody. */
function readWords(
  kitchen: Kitchen,
  text: string,
  include: readonly Food[],
  avoid: readonly Food[],
): { words: string[]; strange: string[] } {
  const { dishWords, spelling } = kitchen.cookbook;
  const taken = new Set([...include, ...avoid].flatMap((food) => wordsOf(food.said).map(singular)));
  const left = [...new Set(wordsOf(text).map(singular))].filter(
    (word) => !taken.has(word) && !isPlainWord(word) && !/^\d|'/.test(word),
  );
  const words = left.filter((word) => dishWords.has(word) && !MEANT_OTHERWISE.has(word));
  const strange = left.filter(
    (word) =>
      !dishWords.has(word) &&
      !spelling.known.has(word) &&
      word.length > 2 &&
      !MEANT_OTHERWISE.has(word),
  );
  return { words, strange };
}

/** "a dip for crisps": the dip has none in it. */
function standsBeside(said: string, text: string): boolean {
  const before = text.slice(0, text.indexOf(said));
  return /\bfor (?:the |my |our |some |those )?$/.test(before);
}

/** "bread" is the course and not an ingredient of it. */
function saysCourse(label: string, said: string): boolean {
  return label.endsWith(said.replace(/s$/, ''));
}

export const KINDS_OF_DISH =
  /^(?:curry|curries|pizzas?|pancakes?|burgers?|stews?|pies?|cakes?|dumplings?|tacos?|risottos?|lasagn[ea]s?|sandwich(?:es)?|omelettes?|stir-fr(?:y|ies)|casseroles?|tagines?|paellas?|skewers?|kebabs?|fritters?|tarts?|puddings?|smoothies?|soups?|salads?|pilafs?|biryanis?|meatballs?|cookies?|biscuits?|muffins?|waffles?|wraps?|rolls?)$/;

/** Words of titles and keywords that the other readers have already made sense of. */
const MEANT_OTHERWISE = new Set(
  `egg milk nut peanut fish shellfish soy soya sesame wheat vegetarian vegan coeliac celiac gluten dairy lactose free keto ketogenic paleo allergic allergy intolerant intolerance spicy sweet
  comforting comfort cosy cozy hearty light lighter fresh healthy healthier festive romantic summer winter autumn spring budget cheap kid child
  party picnic brunch breakfast lunch dinner dessert snack drink soup salad side starter main sauce grill grilled bbq barbecue
  pot pan oven one-pot weeknight weekend freezer everyday family sunday christma quick easy fast slow serving guest double triple halve people
  protein carb low high calorie mild hot cold warm warming rainy savoury savory salty sour smoky crispy crunchy creamy leftover
  minute hour plan week meal prep tonight today tomorrow style based plant meatless meat pescatarian halal kosher nut thanks thank hello
  hungover hangover fryer cooker roast roasted stir-fry fry fried bake baked make-ahead batch cooking street food lunchbox i'd i'll
  pudding bread loaf smoothie cocktail sandwich nope yeah yep okay minus substitute stuff chef wife husband hubby gf mild birthday
  anniversary valentine guests veggie plain special crowd buffet outdoor seaside filling chilled beginner`.split(
    /\s+/,
  ),
);

/** "swap the cream for coconut milk", "use tofu instead of chicken". */
function readReplace({ rules }: Kitchen, text: string): Meaning['replace'] {
  const pair =
    /\b(?:swap|replace|switch|exchange|substitute) (?:out )?(?:the |my |some )?(.{2,40}?) (?:for|with|by|to) (?:some |the |a )?(.{2,40})/.exec(
      text,
    ) ??
    reversed(
      /\b(?:use|using|with|have|try|do) (?:some |the )?(.{2,40}?) (?:instead of|in place of|rather than) (?:the |any )?(.{2,40})/.exec(
        text,
      ),
    );
  if (!pair) return undefined;
  const from = foodIn(rules, pair[1] ?? '');
  const to = foodIn(rules, pair[2] ?? '');
  return from && to ? { from, to } : undefined;
}

function reversed(found: RegExpExecArray | null): string[] | null {
  return found ? ['', found[2] ?? '', found[1] ?? ''] : null;
}

function foodIn(rules: Kitchen['rules'], text: string): Food | undefined {
  const term = findTerms(rules, text).find((one) => one.food);
  if (!term) return undefined;
  const said = text.slice(term.start, term.end);
  return { said, names: [term.name, said], kinds: term.kinds };
}
