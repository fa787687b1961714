/** Replays the visible turns into what the chef must bear in mind now. */

import type { Kitchen } from '../../cook/kitchen.ts';
import { NO_WISH, type Wish } from '../../cook/wish.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { correctSpelling } from '../../cookbook/spelling-corrector.ts';
import type { Tool } from '../../cookbook/tools.ts';
import type { Custom, Food } from '../../needs/heard.ts';
import { uniteHeard } from '../../needs/unite-needs.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Needs, UnitSystem } from '../../vocabulary.ts';
import {
  allergyUnread,
  asAllergy,
  isAnswer,
  ONE_MORE,
  settlesAllergy,
} from '../understand/allergy-unread.ts';
import type { Care } from '../understand/care.ts';
import { readCustoms, uniteCustoms } from '../understand/customs.ts';
import type { Dose } from '../understand/doses-said.ts';
import { inEveryForm } from '../understand/foods.ts';
import { YES } from '../understand/guessed-foods.ts';
import { atTable, type Guests, NO_GUESTS, withoutGuests } from '../understand/guests.ts';
import type { Meaning } from '../understand/meaning.ts';
import { needsNamed, uniteNeeds } from '../understand/needs-said.ts';
import { type Asked, takenUp } from '../understand/takes-up.ts';
import { inPlainEnglish } from '../understand/understand.ts';
import { stillUnsure, unsureAnswered } from '../understand/unsure-answer.ts';
import { aboutTheDish, chanceOfWish, withoutWanted } from './about-the-dish.ts';
import { type DeclaredFoods, NO_FOODS } from './declared-foods.ts';
import { doubtedAfter, withDoubted } from './doubted.ts';
import { hear } from './hear.ts';
import { inContext } from './in-context.ts';
import { meansDish } from './means-dish.ts';
import { recall } from './recall.ts';
import { understood } from './understood.ts';

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface Conversation {
  /** What the dish at hand must be: their own needs, and those of a guest it is for. */
  readonly needs: Needs;
  /** The same without those of a guest. */
  readonly own: Needs;
  readonly guests: Guests;
  /** Needs of the profile, which nothing said in passing takes back. */
  readonly stated: Needs;
  readonly avoid: readonly Food[];
  /** Who at the table needs care: said once, kept. */
  readonly care: readonly Care[];
  /** Halal, kosher, no alcohol and the like: said once, kept. */
  readonly customs: readonly Custom[];
  /** Tools their kitchen lacks. */
  readonly lacking: readonly Tool[];
  /** Another system of units than the one of the settings, asked for in passing. */
  readonly units?: UnitSystem;
  /** Portions of the dish at hand. */
  readonly people?: number | undefined;
  /** People at the table, as they were told. */
  readonly told?: number | undefined;
  readonly wish: Wish;
  /** Dishes named in the last wish that no card has answered yet. */
  readonly meant: Meaning['named'];
  /** Dishes whose cards are among the visible turns, oldest first. */
  readonly shared: readonly Dish[];
  readonly inHand?: Dish;
  /** The title that its card had: "Turkey stroganoff". */
  readonly shownAs?: string;
  /** Dishes of our last list, or those put in bold when there was none, in order. */
  readonly offered: readonly Dish[];
  /** Whether that list was a plan or a menu, all of which is to be cooked. */
  readonly planned: boolean;
  /** Every dish offered in the visible turns. */
  readonly everOffered: readonly Dish[];
  /** Whether a card has answered the wish, so that the next kind of dish begins a new one. */
  readonly answered: boolean;
  /** What our last turn was. */
  readonly lastSaid: 'nothing' | 'card' | 'list' | 'text';
  /** What is wanted in another measure, in the dish in hand. */
  readonly doses: readonly Dose[];
  readonly refused: readonly Dish[];
  readonly refusedCuisines: readonly string[];
  /** Whether their last message told of an allergy and not to what. */
  readonly allergyUnread?: boolean;
  /** Whether an allergy was told of, lately or long ago, whose food nobody has named since. */
  readonly allergyOpen?: boolean;
  /** Foods we could not tell to be wished for, which our last reply asked about; until answered they are among `avoid`. */
  readonly unsure: readonly Food[];
  /** Those asked about before, for which nobody has answered yet. */
  readonly doubted: readonly Food[];
  /** Their last message as we read it, where we asked whether one of the nine was meant by a slip in it. */
  readonly guess?: string | undefined;
  /** The question that their last message put, if it put one. */
  readonly asked?: Asked;
}

/** Only this many messages are looked at, as the browser sends no more. */
export const VISIBLE = 6;

export function beginConversation(declared: Needs): Conversation {
  return {
    needs: uniteNeeds(declared, declared),
    own: uniteNeeds(declared, declared),
    guests: NO_GUESTS,
    stated: uniteNeeds(declared, declared),
    avoid: [],
    doses: [],
    care: [],
    customs: [],
    lacking: [],
    wish: NO_WISH,
    meant: [],
    shared: [],
    offered: [],
    planned: false,
    everOffered: [],
    answered: false,
    lastSaid: 'nothing',
    refused: [],
    refusedCuisines: [],
    unsure: [],
    doubted: [],
  };
}

/** The state before the last message, that message's meaning, and the state after it. */
export function replay(
  kitchen: Kitchen,
  turns: readonly Turn[],
  profile: Needs,
  foods: DeclaredFoods = NO_FOODS,
  readers: Readers = 'both',
): { before: Conversation; meaning: Meaning; now: Conversation } {
  const visible = turns.slice(-VISIBLE);
  const declared = uniteNeeds(profile, foods.needs);
  const reads: ReadMessage = readers === 'both' ? readTwice : understood;
  let before = lastingOf(kitchen, turns.slice(-MOST_TURNS, -VISIBLE), declared, reads);
  let now = before;
  let meaning = understood(kitchen, '');
  for (const [at, turn] of visible.entries()) {
    // Only the last words can be newer than what the profile says.
    before = at < visible.length - 1 ? now : withFoods(now, foods);
    if (turn.role === 'user') {
      const said = reads(kitchen, inFull(kitchen, before, turn.content), before);
      meaning = stillUnsure(before.unsure, inContext(before, said));
      now = withoutWanted(kitchen, turn.content, heard(kitchen, before, meaning));
    } else now = withGuests(recall(kitchen, before, turn.content));
  }
  // Whoever has said nothing yet cannot eat what their profile names either.
  if (visible.length === 0) now = withFoods(now, foods);
  return { before: withDoubted(before), meaning, now: withDoubted(now) };
}

/** Which readers of needs are asked; the older one alone only to measure what the other adds. */
export type Readers = 'both' | 'older';

interface HeardTwice {
  readonly meaning: Meaning;
  readonly tellsHarm: boolean;
}

/** By what the older reader understood, which is remembered by the message. */
const HEARD_TWICE = new WeakMap<Meaning, HeardTwice>();

/** With what the reader of cues hears of needs, too. */
function heardTwice(kitchen: Kitchen, text: string): HeardTwice {
  const older = understood(kitchen, text);
  const known = HEARD_TWICE.get(older);
  if (known) return known;
  const { rules, cookbook } = kitchen;
  const foodOf = (word: string) => findTerms(rules, word)[0]?.name;
  const spelt = older.language ? text : correctSpelling(text, cookbook.spelling, foodOf);
  const both = uniteHeard(
    {
      reader: kitchen.needs,
      needsNamed,
      customsNamed: readCustoms,
      inEveryForm: (food) => inEveryForm(rules, food),
      chanceOfWish: (message) => chanceOfWish(kitchen, message),
    },
    spelt,
    older,
  );
  HEARD_TWICE.set(older, both);
  return both;
}

type ReadMessage = (kitchen: Kitchen, text: string, before: Conversation) => Meaning;

const readTwice: ReadMessage = (kitchen, text, before) => {
  const { meaning, tellsHarm } = heardTwice(kitchen, text);
  return aboutTheDish(kitchen, before, text, meaning, tellsHarm);
};

/** What our own turns remind us of is not at once everybody's need for being minded for a guest. */
function withGuests(state: Conversation): Conversation {
  const own = uniteNeeds(state.own, withoutGuests(state.needs, state.guests));
  return { ...state, own, needs: atTable(own, state.guests) };
}

/** Harm beats taste: "no celery", said lightly before, is an allergy by now. */
function withFoods(state: Conversation, { avoid, customs }: DeclaredFoods): Conversation {
  if (avoid.length + customs.length === 0) return state;
  const names = new Set(avoid.map((food) => food.names[0]));
  const others = state.avoid.filter((food) => !names.has(food.names[0]));
  return {
    ...state,
    avoid: [...others, ...avoid],
    customs: uniteCustoms(state.customs, customs),
  };
}

function heard(kitchen: Kitchen, before: Conversation, meaning: Meaning): Conversation {
  const { unsure } = meaning;
  const guess = meaning.guessed.length > 0 ? meaning.text : undefined;
  const now = hear(before, meaning);
  const doubted = doubtedAfter(before, meaning, now);
  return withUnread(kitchen, { ...now, unsure, doubted, guess }, meaning);
}

function withUnread({ rules }: Kitchen, state: Conversation, meaning: Meaning): Conversation {
  const unread = allergyUnread(rules, meaning) !== undefined;
  if (!unread && !state.allergyUnread && !state.allergyOpen) return state;
  const open = unread || (state.allergyOpen === true && !settlesAllergy(meaning));
  return { ...state, allergyUnread: unread, allergyOpen: open };
}

/** "Eggs", said when we had asked what the allergy is to. */
function asAnswer(kitchen: Kitchen, content: string): string | undefined {
  const told = asAllergy(inPlainEnglish(kitchen, content).text);
  return told !== undefined && isAnswer(understood(kitchen, told), understood(kitchen, content))
    ? told
    : undefined;
}

/** "And sugar?" says the rest of the question before it. */
function inFull(kitchen: Kitchen, state: Conversation, content: string): string {
  if (state.guess !== undefined && YES.test(content.trim())) return state.guess;
  const meant = unsureAnswered(state.unsure, content);
  if (meant !== undefined) return meant;
  const more = state.needs.allergies.length > 0 && ONE_MORE.test(content.toLowerCase());
  const answer = state.allergyUnread || more ? asAnswer(kitchen, content) : undefined;
  if (answer !== undefined) return answer;
  const { asked, inHand } = state;
  if (!asked || content.length > 90) return content;
  const { text } = inPlainEnglish(kitchen, content);
  if (inHand && meansDish(asked, text)) return content;
  return takenUp(kitchen.rules, asked, text) ?? content;
}

/** Older turns than this are not looked at, whatever a caller sends. */
const MOST_TURNS = 36;

/** A wish fades with the sixth message; what somebody cannot eat or has not got never does while we are shown it. */
function lastingOf(
  kitchen: Kitchen,
  turns: readonly Turn[],
  declared: Needs,
  reads: ReadMessage,
): Conversation {
  const begun = beginConversation(declared);
  const {
    allergyUnread: unread,
    allergyOpen: open,
    ...state
  } = turns
    .filter((turn) => turn.role === 'user')
    .reduce((state, turn) => {
      const meaning = reads(kitchen, inFull(kitchen, state, turn.content), state);
      return withoutWanted(kitchen, turn.content, heard(kitchen, state, meaning));
    }, begun);
  const { needs, own, guests, avoid, care, customs, lacking, units, asked, people, told } = state;
  const { unsure, doubted } = state;
  const lasting = { needs, own, guests, avoid, care, customs, lacking, units, asked };
  return {
    ...begun,
    ...lasting,
    unsure,
    doubted,
    people,
    told,
    ...(unread || open ? { allergyUnread: unread, allergyOpen: open } : {}),
  };
}
