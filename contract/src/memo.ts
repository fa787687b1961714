/** Schema of a conversation's memo: its state as data, sent with each reply and brought back with the next message. */
import { UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { z } from 'zod';
import {
  MAX_ASKED_LENGTH,
  MAX_FOOD_LENGTH,
  MAX_LINE_LENGTH,
  MAX_MEMO_BYTES,
  MAX_NAME_LENGTH,
} from './limits.ts';
import { boundedText, singleLineText } from './text-schemas.ts';

const slug = singleLineText(MAX_NAME_LENGTH);
const food = singleLineText(MAX_FOOD_LENGTH);
const factor = z.number().positive().max(20);

/** A change that somebody made to a card. */
export const cardEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('swap'), from: food, to: food }),
  z.object({ kind: z.literal('leave out'), food }),
  z.object({ kind: z.literal('add'), food }),
  z.object({ kind: z.literal('adjust'), food, factor }),
  z.object({
    kind: z.literal('amount'),
    food,
    value: z.number().positive().max(100_000),
    unit: z.union([z.literal(''), singleLineText(20)]),
    servings: z.number().positive().max(1000),
  }),
  z.object({ kind: z.literal('heat'), factor }),
  z.object({ kind: z.literal('method'), method: food }),
]);
export const cardEdits = z.array(cardEdit).max(20);

const card = z.object({
  slug,
  servings: z.number().int().positive().max(1000).optional(),
  edits: cardEdits,
});

const shoppingList = z.object({
  slugs: z.array(slug).max(30),
  added: z.array(food).max(60),
  crossedOff: z.array(food).max(60),
});

const asked = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('which'),
    acts: z.array(food).max(4),
    message: boundedText(MAX_ASKED_LENGTH),
  }),
  z.object({ kind: z.literal('offer'), act: food, about: slug.optional() }),
]);

const ownLine = singleLineText(400);

/** What is in no book: a language model served it, or the person brought it. */
const own = z.object({
  card: z
    .object({
      recipeName: singleLineText(MAX_NAME_LENGTH),
      servings: z.number().positive().max(1000).optional(),
      minutes: z.number().positive().max(100_000).optional(),
      ingredients: z.array(ownLine).max(80),
      instructions: z.array(singleLineText(MAX_LINE_LENGTH)).max(80),
      tips: z.array(ownLine).max(10).optional(),
    })
    .optional(),
  plan: z.array(ownLine).max(21).optional(),
  offered: z.array(ownLine).max(10).optional(),
});

/** Nothing in it says what somebody can eat, so no memo can take a need away. */
export const memo = z
  .object({
    card: card.optional(),
    /** The card before each change, the newest last. */
    earlier: z.array(card).max(8),
    /** Dishes of the last list, in its order. */
    offered: z.array(slug).max(10),
    /** The list that the card was picked from. */
    listed: z.array(slug).max(10).optional(),
    plan: z.array(z.object({ label: food, slug })).max(21),
    list: shoppingList.optional(),
    own: own.optional(),
    /** The step that was read out last, from 1. */
    step: z.number().int().positive().max(200).optional(),
    asked: asked.optional(),
    /** People at the table, where they said how many. */
    people: z.number().int().positive().max(1000).optional(),
    /** Asked for in words, before those of the settings. */
    units: z.enum(UNIT_SYSTEMS).optional(),
    /** Tools that their kitchen lacks. */
    lacking: z.array(food).max(20).optional(),
    /** What they would like to eat, as far as it is said: foods, other words for it, and a limit in minutes. */
    wish: z
      .object({
        foods: z.array(food).max(12),
        words: z.array(food).max(12),
        minutes: z.number().int().positive().max(6000).optional(),
      })
      .optional(),
    /** What kind of question was answered last. */
    question: food.optional(),
    /** What it was about: foods, words of it, and the dish where that was not the card. */
    subject: z
      .object({
        foods: z.array(food).max(4),
        words: z.array(food).max(12),
        dish: slug.optional(),
      })
      .optional(),
    /** A mark of the fact that was told last. */
    fact: z.number().int().nonnegative().optional(),
    /** Every dish served, the oldest first. */
    served: z.array(slug).max(40),
    /** Names of the sentences said in the last replies. */
    said: z.array(food).max(64),
  })
  .refine(
    (value) => new TextEncoder().encode(JSON.stringify(value)).length <= MAX_MEMO_BYTES,
    `must have at most ${MAX_MEMO_BYTES} bytes`,
  );
export type Memo = z.infer<typeof memo>;
