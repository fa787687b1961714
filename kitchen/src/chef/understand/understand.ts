/** Reads one message: each kind of meaning by its own reader, in the order in which they may claim words. */

import type { Kitchen } from '../../cook/kitchen.ts';
import { isCommonWord } from '../../cookbook/common-words.ts';
import { isCorrectionException } from '../../cookbook/correction-exceptions.ts';
import { correctSpelling } from '../../cookbook/spelling-corrector.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { normalise } from '../../text/normalise.ts';
import type { Needs } from '../../vocabulary.ts';
import { readHarmAbroad } from './abroad/read-harm-abroad.ts';
import { withPhrases } from './abroad/say-in-english.ts';
import { classesOf } from './allergy-classes.ts';
import { alsoHeard } from './also-heard.ts';
import { withoutAsides } from './asides.ts';
import { readCare } from './care.ts';
import { writeOut } from './contractions.ts';
import { withoutCourseDiets } from './course-diets.ts';
import { readCourse } from './courses.ts';
import { readCuisine } from './cuisines.ts';
import { readCustoms, withoutCustoms } from './customs.ts';
import { readDanger } from './danger.ts';
import { readFoodAsked } from './food-questions.ts';
import { readFoods } from './foods.ts';
import { guessedIn, withGuesses } from './guessed-foods.ts';
import { readGuests } from './guests.ts';
import { sayHarmPlainly } from './harm-said.ts';
import { holdsIn } from './held-in.ts';
import { inPieces } from './in-pieces.ts';
import { inShort } from './in-short.ts';
import { readLacking, withoutKit } from './kit.ts';
import { translate, translateBorrowed } from './languages.ts';
import { withoutLeftOut, withoutWelcomed } from './left-out.ts';
import type { Meaning } from './meaning.ts';
import { sayMilkAndEggsPlainly } from './milk-and-eggs-said.ts';
import { readInjury } from './mishaps.ts';
import { readMoods } from './moods.ts';
import { EATS_NOW, type Lifted, readLifted } from './needs-lifted.ts';
import { sayListsPlainly } from './needs-listed.ts';
import { needsNamed, readNeeds, uniteNeeds } from './needs-said.ts';
import { nounFor } from './noun-for.ts';
import { readOnce } from './once-only.ts';
import { readPeople } from './people.ts';
import { readReply } from './picks.ts';
import { questionAbout, questionBeside } from './question-about.ts';
import { readQuestion } from './questions.ts';
import { famousIn, isNamed, readNames } from './read-names.ts';
import { heldFoods, KINDS_OF_DISH, readWords, saysCourse, standsBeside } from './read-words.ts';
import { sayIdiomsPlainly } from './refusal-signs.ts';
import { sayRefusalsPlainly } from './refusals-said.ts';
import { readReplace } from './replace.ts';
import { scaleOf } from './scale.ts';
import { readTalk } from './small-talk.ts';
import { asHeard } from './sounds-like.ts';
import { sayTakenBackPlainly } from './taken-back.ts';
import { readTime } from './time-limit.ts';
import { asksAboutNeeds, NONE, needsWith, troubleIn } from './told.ts';
import { withoutTold } from './told-foods.ts';
import { readTwist } from './twist.ts';
import { readUnits } from './units-said.ts';
import { withUnsure } from './unsure-meaning.ts';

const CORRECTS =
  /\b(?:actually|instead|rather|i meant|i mean|make that|scratch that|change of plan|on second thought|wait)\b|^no,? (?!thanks|thank)/;

const ABOUT_IT =
  /\b(?:make (?:it|this|that|them)|(?:it|this|that) (?:for|without|with|again|but)|do it|same (?:but|dish|one|recipe|again)|this (?:one|recipe|dish)|that (?:one|recipe|dish)|the recipe|the dish|version|in it|adapt|convert (?:it|this)|to it|double|triple|halve|leave out|skip the|omit|swap|replace|without the|more servings|fewer)\b/;

const IDEAS =
  /\b(?:sides|side dishes|snacks|nibbles|desserts|sweets|starters|appeti[sz]ers|dinners|lunches|breakfasts|suppers|meals|mains|soups|salads|drinks|dishes|recipes|sandwiches|cookies ideas|party food|finger foods?|ideas?|options?|suggest(?:ions?|ing)?|recommend(?:ations?)?|inspir\w+|choices?|what (?:can|could|should|shall|do) (?:i|we|you)|what's for|which)\b/;

const RECIPE =
  /\b(?:recipe|make me|cook me|give me a|i want (?:a|an|to (?:make|cook|bake))|let's (?:make|cook|bake)|how (?:do|to|can|would)(?: (?:i|you|we))? (?:make|cook|bake|prepare)|i (?:have|'ve got)|use up|using)\b/;

/** A message as the readers want it: short, folded, in English and without slips. */
export function inPlainEnglish(
  kitchen: Kitchen,
  message: string,
): Pick<Meaning, 'language' | 'text'> {
  return pieceInPlainEnglish(kitchen, inPieces(message).wish);
}

function pieceInPlainEnglish(
  { rules, cookbook }: Kitchen,
  message: string,
): Pick<Meaning, 'language' | 'text' | 'guessed'> {
  const folded = writeOut(
    normalise(inShort(sayListsPlainly(message)))
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const harm = readHarmAbroad(sayIdiomsPlainly(sayTakenBackPlainly(sayMilkAndEggsPlainly(folded))));
  const { language, text: abroad } = translate(harm.text, harm.language);
  const said = withPhrases(abroad, harm.phrases);
  const isEnglish = (word: string): boolean =>
    isCommonWord(word) || isCorrectionException(word) || cookbook.dishTerms.has(word);
  const text = language ? said : translateBorrowed(said, isEnglish);
  const foodOf = (word: string) => findTerms(rules, word)[0]?.name;
  const typed = nounFor(text);
  const mended = correctSpelling(typed, cookbook.spelling, foodOf);
  const plain = language ? mended : asHeard(cookbook, mended, (word) => foodOf(word) !== undefined);
  const guessed = guessedIn(typed, plain);
  return { language, text: sayHarmPlainly(sayRefusalsPlainly(plain)), guessed };
}

export function understand(kitchen: Kitchen, message: string): Meaning {
  const { wish, between } = inPieces(message);
  const middle = between.map((piece) => understandPiece(kitchen, piece));
  return middle.reduce(alsoHeard, understandPiece(kitchen, wish));
}

function understandPiece(kitchen: Kitchen, message: string): Meaning {
  const { language, text, guessed } = pieceInPlainEnglish(kitchen, message);
  const asTyped = writeOut(normalise(message));
  const read = (said: string): Meaning => meaningOf(kitchen, said, asTyped, language);
  return withGuesses(withUnsure(kitchen, read(text), read), guessed);
}

/** `said` is in plain English, `asTyped` what was. */
function meaningOf(
  kitchen: Kitchen,
  said: string,
  asTyped: string,
  language: Meaning['language'],
): Meaning {
  const { rules, cookbook } = kitchen;
  const lifted = readLifted(said);
  const text = lifted.rest;
  const names = readNames(kitchen, text, withoutTold(rules, text));
  const famous = unlessHeld(kitchen, famousIn(text, names.accepted), text);
  const { accepted, refused, rest } = famous ? { ...names, accepted: [], rest: text } : names;
  const lacking = readLacking(text);
  const people = scaled(readPeople(text), scaleOf(text, accepted));
  // "is tiramisu ok?" is about a dish; "is honey vegan?" is about a food.
  const foodAsked = accepted.length > 0 ? undefined : readFoodAsked(rules, text);
  const asked = questionBeside(readQuestion(text) ?? questionAbout(text, accepted), lacking);
  const question = foodAsked === undefined || asked === 'food-care' ? asked : 'food';
  const asks = asksAboutNeeds(text, question);
  const customs = asks ? [] : readCustoms(text);
  const told = asks
    ? NONE
    : needsWith(readNeeds(withoutWelcomed(withoutCourseDiets(text))), customs);
  const {
    wish: cuisine,
    refused: refusedCuisines,
    rest: plain,
  } = readCuisine(
    withoutAsides(
      lacking.length > 0
        ? withoutKit(customs.length > 0 ? withoutCustoms(rest) : rest)
        : customs.length > 0
          ? withoutCustoms(rest)
          : rest,
    ),
    cookbook.cuisines,
  );
  const unweighed = readFoods(rules, withoutWelcomed(plain));
  const weighs = !asks && question === undefined;
  // "Soy" is Spanish for "I am", too.
  const weighable = language ? rest.replace(/\bsoy(?= i am\b| al+erg| intoleran)/g, '') : rest;
  const leftOut = withoutLeftOut(rules, weighs ? weighable : '', unweighed);
  const read = leftOut.foods;
  const needs = uniteNeeds(
    uniteNeeds(told, leftOut.needs),
    asks ? NONE : classesOf(rules, text, read.avoid),
  );
  // Old bread is there to be used up, and nobody wants to bake more of it.
  const course = OLD_BREAD.test(plain) ? FROM_OLD_BREAD : readCourse(plain);
  // A curry is a kind of dish even though the pantry knows the word as a food.
  const kinds = read.include.filter((food) => KINDS_OF_DISH.test(food.said));
  const foods = {
    ...read,
    include: read.include.filter(
      (food) =>
        !kinds.includes(food) &&
        !isNamed(accepted, food) &&
        !(course && (saysCourse(course.label, food.said) || standsBeside(food.said, plain))),
    ),
  };
  const { held, loose } = heldFoods(kitchen, foods.include);
  const beside = course ? read.include.filter((food) => standsBeside(food.said, plain)) : [];
  const { words, strange } = readWords(kitchen, plain, [...held, ...beside], foods.avoid);
  return {
    text,
    language,
    question,
    foodAsked,
    care: readCare(text),
    lifted: liftedIn(kitchen, lifted),
    cuisine,
    refusedCuisines,
    needs,
    guests: readGuests(
      said,
      needs,
      asks ? undefined : readOnce(text, told, { named: accepted, famous, ...foods, course, words }),
    ),
    customs,
    lacking,
    units: question === 'convert' ? undefined : readUnits(text),
    words: words.filter((word) => !accepted.some((named) => named.matchedTokens.includes(word))),
    strange,
    refused,
    trouble:
      readDanger(asTyped, holdsIn(kitchen)) ??
      readInjury(asTyped) ??
      troubleIn(text, customs, needs, foods.avoid),
    talk: readTalk(text),
    reply: readReply(text),
    named: accepted,
    famous,
    course:
      course?.narrow &&
      foods.include.length + foods.avoid.filter((food) => !food.firm).length > 1 &&
      /\b(?:have|got|leftover|old|stale|use up)\b/.test(plain)
        ? undefined
        : course,
    include: loose.length > 0 && words.length > 0 ? held : foods.include,
    avoid: foods.avoid,
    inDoubt: leftOut.inDoubt,
    unsure: [],
    guessed: [],
    doses: [],
    replace: readReplace(kitchen, text) ?? readTwist(kitchen, text, accepted, foods.include),
    moods: readMoods(plain),
    time: readTime(text),
    people,
    corrects: CORRECTS.test(text),
    aboutIt: ABOUT_IT.test(text),
    wantsIdeas: IDEAS.test(text),
    wantsRecipe: RECIPE.test(text) || people.pieces !== undefined,
  };
}

function scaled(people: Meaning['people'], factor: number): Meaning['people'] {
  return people.people !== undefined || factor === 1 ? people : { factor };
}

/** Lobster is no dish that we lack, as long as the book cooks with it. */
function unlessHeld(
  { rules, cookbook }: Kitchen,
  famous: Meaning['famous'],
  text: string,
): Meaning['famous'] {
  if (famous === undefined) return undefined;
  if (new RegExp(`\\b(?:left ?over|cold|rest of (?:the|my|our)) ${famous.said}`).test(text))
    return undefined;
  const [term, other] = findTerms(rules, famous.said).filter((one) => one.isFood);
  const isFood = term?.start === 0 && term.end === famous.said.length && other === undefined;
  const { foods, titleTerms } = cookbook.index;
  return isFood && (foods.has(term.name) || titleTerms.has(famous.said)) ? undefined : famous;
}

function liftedIn({ rules }: Kitchen, { said, none }: Lifted): Meaning['lifted'] {
  const foods = said === '' ? { include: [], avoid: [] } : readFoods(rules, said);
  return {
    needs:
      said === '' ? NONE : uniteNeeds(needsNamed(said.replace(EATS_NOW, ' ')), dietsLeft(said)),
    foods: [...foods.include, ...foods.avoid],
    none,
  };
}

/** Who eats meat again is no vegetarian any more, and who has eggs again no vegan. */
function dietsLeft(said: string): Needs {
  if (!/\bagain\b/.test(said) && !EATS_NOW.test(said)) return NONE;
  if (/\b(?:meat|beef|chicken|pork|lamb|steak|bacon|fish|everything)\b/.test(said))
    return { allergies: [], diets: ['Vegetarian', 'Vegan'] };
  const animal = /\b(?:eggs?|dairy|milk|cheese|butter|honey)\b/.test(said);
  return animal ? { allergies: [], diets: ['Vegan'] } : NONE;
}

const FROM_OLD_BREAD: NonNullable<Meaning['course']> = {
  label: 'a dish',
  courses: ['main', 'salad', 'soup', 'breakfast', 'dessert', 'snack'],
  keywords: ['bread', 'toast'],
  narrow: false,
};
const OLD_BREAD = /\b(?:stale|old|leftover|dry|day[- ]old|hard) (?:bread|baguettes?|loaf|rolls)\b/;
