/** What one message means, before it is weighed against the conversation. */

import type { CourseWish, CuisineWish, Mood } from '../../cook/wish.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { NamedDish } from '../../cookbook/name-index.ts';
import type { Tool } from '../../cookbook/tools.ts';
import type { Custom, Food } from '../../needs/heard.ts';
import type { Needs, UnitSystem } from '../../vocabulary.ts';
import type { Care } from './care.ts';
import type { Dose } from './doses-said.ts';
import type { Famous } from './famous.ts';
import type { LessenedFood } from './foods.ts';
import type { GuestSaid } from './guests.ts';
import type { PeopleWish } from './people.ts';
import type { Reply } from './picks.ts';
import type { QuestionKind } from './questions.ts';
import type { TalkKind } from './small-talk.ts';
import type { TimeWish } from './time-limit.ts';

export interface Meaning {
  /** Folded, translated and mended. */
  readonly text: string;
  readonly language?: string;
  readonly trouble?: TalkKind;
  readonly question?: QuestionKind;
  /** The food that a question is about, as said: "soy sauce". */
  readonly foodAsked?: string;
  /** Who needs more care than allergens cover. */
  readonly care: readonly Care[];
  readonly talk?: TalkKind;
  readonly reply?: Reply;
  /** Dishes named in full, the longest name first. */
  readonly named: readonly NamedDish[];
  /** A famous dish asked for that the book lacks. */
  readonly famous?: Famous;
  /** Dishes named only to be refused. */
  readonly refused: readonly Dish[];
  readonly cuisine?: CuisineWish;
  readonly refusedCuisines: readonly string[];
  readonly course?: CourseWish;
  readonly include: readonly Food[];
  readonly avoid: readonly LessenedFood[];
  /** Those of `avoid` that are left out only because the message did not say clearly that they are wished. */
  readonly inDoubt: readonly string[];
  /** Named beside a body, an illness, a doctor or a person, and neither wished for nor refused: left out, and asked about. */
  readonly unsure: readonly Food[];
  /** Names of the nine that were only guessed from a slip of the pen; no wish until somebody says so. */
  readonly guessed: readonly string[];
  /** "Less tomato", said of the dish on the table. */
  readonly doses: readonly Dose[];
  /** "swap the cream for coconut milk". */
  readonly replace?: { readonly from: Food; readonly to: Food };
  readonly moods: readonly Mood[];
  readonly time: TimeWish;
  readonly people: PeopleWish;
  readonly needs: Needs;
  /** Whom the needs are of, where that is somebody who only comes to eat. */
  readonly guests: GuestSaid;
  /** What is taken back: an allergy outgrown, a guest who is not coming. */
  readonly lifted: {
    readonly needs: Needs;
    readonly foods: readonly Food[];
    /** "We have no allergies." */
    readonly none: boolean;
  };
  /** Halal, kosher, no alcohol, low in salt: what the nine and the five do not cover. */
  readonly customs: readonly Custom[];
  /** Tools that are not there. */
  readonly lacking: readonly Tool[];
  /** "in cups, please". */
  readonly units?: UnitSystem;
  /** Other words of the cookbook's titles and keywords: "tagine", "curry". */
  readonly words: readonly string[];
  /** Words that neither English nor the cookbook knows. */
  readonly strange: readonly string[];
  /** "actually", "instead", "no, ...": what is said now replaces what was said before. */
  readonly corrects: boolean;
  /** "make it vegan", "without onions in it": about the dish in hand. */
  readonly aboutIt: boolean;
  /** "ideas", "options": wants a choice rather than a card. */
  readonly wantsIdeas: boolean;
  /** "a recipe for", "make me": wants a card rather than a choice. */
  readonly wantsRecipe: boolean;
  /** Of a long message, what stands between the beginning and the end; all that lasts of it is above. */
  readonly between?: readonly Meaning[];
}

/** "What is celery?", "what does fennel taste like?": about one food and nothing else. */
export function asksWhatItIs({ text, include, course, cuisine }: Meaning): boolean {
  return (
    include.length === 1 &&
    !course &&
    !cuisine &&
    /^(?:(?:so|and|ok|okay|sorry|wait|um),? )*what(?:'s| is| are| does) (?:an? |the |some )?[a-z' -]{3,30}?(?: taste(?: of| like)?| like| exactly| anyway)?\??$/.test(
      text,
    )
  );
}

/** Whether the message asks for some kind of dish, rather than only colouring one. */
export function namesContent(meaning: Meaning): boolean {
  return (
    meaning.named.length > 0 ||
    meaning.cuisine !== undefined ||
    meaning.course !== undefined ||
    meaning.include.length > 0 ||
    meaning.words.length > 0
  );
}

/** Whether anything at all in it bears on which dish to cook. */
export function namesAnything(meaning: Meaning): boolean {
  return namesContent(meaning) || namesModifier(meaning);
}

/** Whether it bends a dish: people, time, needs, things to leave out, moods. */
export function namesModifier(meaning: Meaning): boolean {
  const { avoid, moods, time, people, needs, replace } = meaning;
  return (
    avoid.length > 0 ||
    moods.length > 0 ||
    time.quicker ||
    time.maxMinutes !== undefined ||
    people.people !== undefined ||
    people.factor !== undefined ||
    replace !== undefined ||
    needs.allergies.length > 0 ||
    needs.diets.length > 0 ||
    meaning.customs.length > 0 ||
    meaning.care.length > 0 ||
    meaning.lacking.length > 0 ||
    meaning.refused.length > 0 ||
    meaning.refusedCuisines.length > 0
  );
}
