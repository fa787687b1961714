/** The types of what is known of the people at a table: needs, dislikes, customs, questions to ask, what the last message changed. */
import type { Person } from '../safety/person/person.ts';
import type { Caution } from '../safety/person/situations.ts';
import type { Diet, Needs, Situation } from '../vocabulary.ts';

/** A food as somebody said it, with the names by which it is found in dishes. */
export interface Food {
  readonly said: string;
  /** Names to look for among a dish's foods, the closest first. */
  readonly names: readonly string[];
  /** What it is a kind of: the second best. */
  readonly kinds: readonly string[];
  /** Kept out for more than taste: it stays out whatever is asked for later. */
  readonly firm?: true;
  /** Left out of what is wished for now, and said of nobody's taste: "pasta without onions". */
  readonly isPassing?: true;
  /** Meat or fish that they have and that is cooked already. */
  readonly cooked?: true;
}

/** A way of eating beyond the five diets: halal, kosher, no alcohol, low in salt. Its rows are text (`pantry/customs.txt`). */
export interface Custom {
  /** As it is said back: "halal". */
  readonly label: string;
  /** Kept out of every dish, as firmly as an allergen. */
  readonly out: readonly Food[];
  /** Meat and dairy never stand in one dish. */
  readonly apart: boolean;
  /** Needs of the nine and the five that come with it. */
  readonly needs: Needs;
  /** What is held to, and what nobody but a label, a seller or a doctor can promise. */
  readonly promise: string;
  /** A word for each card afterwards; empty where everything is checked. */
  readonly reminder: string;
  /** Keywords of dishes that suit, and that do not. */
  readonly suits: readonly string[];
  readonly against: readonly string[];
  /** What in a dish goes against it though it names no food: much salt, much sugar. */
  readonly wary: readonly Caution[];
}

/** What is known of somebody before a word is said. */
export interface Asker extends Needs {
  /** What they said before the turns, oldest first: heard for what lasts. */
  readonly saidBefore?: readonly string[] | undefined;
  /** Foods beyond the nine that they cannot eat. */
  readonly otherFoods?: readonly string[] | undefined;
}

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

declare const HEARD: unique symbol;

/**
 * Whom a reply is for. Only `hearPerson` makes one, so whoever asks for this type cannot be given the needs of the
 * settings alone. Data, but for a mark that exists for the compiler.
 */
export interface PersonHeard {
  readonly [HEARD]: true;
  /** All that must not reach the plate: the nine and the five, other foods that harm, customs, unclear foods, situations. */
  readonly person: Person;
  /** The same needs without those of a guest of tonight. */
  readonly own: Needs;
  /** Ways of eating of one who has a plate apart; they bind no dish of the others. */
  readonly apart: readonly Diet[];
  readonly situations: readonly Situation[];
  readonly customs: readonly Custom[];
  /** Foods kept out: those with `firm` for harm or custom, the others for taste. */
  readonly avoid: readonly Food[];
  /** Foods of which nobody has said clearly whether they are wanted: out until answered, and asked about. Those of the last message. */
  readonly unclear: readonly Food[];
  /** An allergy was told of whose food nobody has named yet. */
  readonly allergyUnread: boolean;
  /** What the last message changed, to be said back once; foods and labels as they are said. */
  readonly news: {
    readonly harm: readonly string[];
    readonly diets: readonly string[];
    readonly dislikes: readonly string[];
    /** Left out of what was wished for, and of nobody's taste. */
    readonly without: readonly string[];
    readonly situations: readonly Situation[];
    readonly lifted: readonly string[];
    /** Whether they deny that they ever said so, which is ours to be sorry for. */
    readonly isDenied: boolean;
    /** Whether something was said of a plate apart. */
    readonly isApart: boolean;
    /** Of a guest, kept for the whole table. */
    readonly ofGuest: readonly Diet[];
  };
  /** Something must be asked before anybody cooks: `unclear` foods or what an allergy is to. */
  readonly asksFirst: boolean;
  /** What a card is fitted to, told to the person; never part of a recipe. */
  readonly notes: readonly string[];
}
