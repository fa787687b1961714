/** Schema of a conversation's memo: its state as data, sent with each reply and brought back with the next message. */
import { z } from 'zod';
import { MAX_FOOD_LENGTH, MAX_MEMO_BYTES, MAX_NAME_LENGTH } from './limits.ts';
import { singleLineText } from './text-schemas.ts';

const slug = singleLineText(MAX_NAME_LENGTH);
const food = singleLineText(MAX_FOOD_LENGTH);
const factor = z.number().positive().max(20);

/** A change that somebody made to a card. */
const edit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('swap'), from: food, to: food }),
  z.object({ kind: z.literal('leave out'), food }),
  z.object({ kind: z.literal('add'), food }),
  z.object({ kind: z.literal('adjust'), food, factor }),
  z.object({ kind: z.literal('heat'), factor }),
  z.object({ kind: z.literal('method'), method: food }),
]);

const card = z.object({
  slug,
  servings: z.number().int().positive().max(1000).optional(),
  edits: z.array(edit).max(20),
});

const shoppingList = z.object({
  slugs: z.array(slug).max(30),
  added: z.array(food).max(60),
  crossedOff: z.array(food).max(60),
});

const asked = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('which'), acts: z.array(food).max(4) }),
  z.object({ kind: z.literal('offer'), act: food, about: slug.optional() }),
]);

/** Nothing in it says what somebody can eat, so no memo can take a need away. */
export const memo = z
  .object({
    card: card.optional(),
    /** The card before each change, the newest last. */
    earlier: z.array(card).max(8),
    /** Dishes of the last list, in its order. */
    offered: z.array(slug).max(10),
    plan: z.array(z.object({ label: food, slug })).max(21),
    list: shoppingList.optional(),
    /** The step that was read out last, from 1. */
    step: z.number().int().positive().max(200).optional(),
    asked: asked.optional(),
    /** What kind of question was answered last. */
    question: food.optional(),
    /** Every dish served, the oldest first. */
    served: z.array(slug).max(40),
    /** Names of the sentences said in the last replies. */
    said: z.array(food).max(40),
  })
  .refine(
    (value) => new TextEncoder().encode(JSON.stringify(value)).length <= MAX_MEMO_BYTES,
    `must have at most ${MAX_MEMO_BYTES} bytes`,
  );
export type Memo = z.infer<typeof memo>;
