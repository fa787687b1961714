/** Schemas of the chat endpoint ("mealPlan") and the greeting: messages, needs, reply, safety findings, stream events. */
import { ALLERGENS, DIETS, RECIPE_PARTS, UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { z } from 'zod';
import {
  MAX_ASSISTANT_MESSAGE_LENGTH,
  MAX_EARLIER_MESSAGES,
  MAX_MESSAGE_LENGTH,
  MAX_MESSAGES,
  MAX_NAME_LENGTH,
  MAX_SERVED_RECIPE_NAMES,
} from './limits.ts';
import { memo } from './memo.ts';
import { otherFoods } from './other-foods.ts';
import { NONE } from './preferences.ts';
import { recipe } from './recipe.ts';
import { boundedText, nonEmptyText, singleLineText } from './text-schemas.ts';

const turn = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: nonEmptyText(MAX_MESSAGE_LENGTH) }),
  z.object({ role: z.literal('assistant'), content: boundedText(MAX_ASSISTANT_MESSAGE_LENGTH) }),
  z.object({ role: z.literal('system'), content: boundedText(MAX_ASSISTANT_MESSAGE_LENGTH) }),
]);
export type Turn = z.infer<typeof turn>;

/** What our own web sends beside the messages, so that the server need not find it in their text. */
const chatPreferences = z.object({
  dietaryRestrictions: z
    .array(z.enum([...DIETS, NONE]))
    .max(20)
    .optional(),
  foodAllergies: z
    .array(z.enum([...ALLERGENS, NONE]))
    .max(20)
    .optional(),
  /** Beyond the nine. */
  otherFoods: otherFoods.optional(),
  measurementUnits: z.enum(UNIT_SYSTEMS).optional(),
  chefPersona: singleLineText(MAX_NAME_LENGTH).optional(),
  firstName: singleLineText(MAX_NAME_LENGTH).optional(),
  /** Names of the recipes this conversation has had, beyond the last six messages. */
  served: z.array(boundedText(MAX_NAME_LENGTH)).max(MAX_SERVED_RECIPE_NAMES).optional(),
  /**
   * The person's own messages before the last six, oldest first, so that what somebody said they cannot eat still counts
   * in a long conversation.
   */
  saidBefore: z.array(boundedText(MAX_MESSAGE_LENGTH)).max(MAX_EARLIER_MESSAGES).optional(),
});
export type ChatPreferences = z.infer<typeof chatPreferences>;

export const mealPlanBody = z.object({
  messages: z.array(turn).min(1).max(MAX_MESSAGES),
  preferences: chatPreferences.optional(),
  /** As it came with the last reply; without it the conversation is read again from its messages. */
  memo: memo.optional(),
});
export type MealPlanBody = z.infer<typeof mealPlanBody>;

export const finding = z.object({
  line: z.string(),
  index: z.number().int(),
  part: z.enum(RECIPE_PARTS),
  term: z.string(),
  restriction: z.enum([...ALLERGENS, ...DIETS]),
  certainty: z.enum(['contains', 'may contain']),
  reason: z.string(),
  swap: z.string().optional(),
});

export const unknownLine = z.object({
  line: z.string(),
  index: z.number().int(),
  text: z.string(),
});

/** Information that is no finding: coconut, for people who avoid tree nuts. */
export const note = z.object({ term: z.string(), text: z.string() });

/** What can be said of foods beyond the nine that somebody cannot eat: a sentence for each. */
export const otherFoodResults = z.array(
  z.object({
    food: z.string(),
    /** `there`: named in a line; `kept`: nothing of it, in any form we know; `hidden`: something may hold it; `by name`: names alone were compared. */
    found: z.enum(['there', 'kept', 'hidden', 'by name']),
    sentence: z.string(),
  }),
);

export const safety = z.object({
  verdict: z.enum(['conflict', 'unsure', 'clear']),
  findings: z.array(finding),
  unknown: z.array(unknownLine),
  notes: z.array(note).optional(),
  otherFoods: otherFoodResults.optional(),
  checkedFor: z.object({ allergies: z.array(z.enum(ALLERGENS)), diets: z.array(z.enum(DIETS)) }),
  /** Of a recipe that is vegan as it stands, whether that was asked for or not. */
  isVegan: z.literal(true).optional(),
  /** The version of the rules that were applied. */
  rules: z.string(),
});
export type Safety = z.infer<typeof safety>;

export const mealPlanReply = z.object({
  reply: z.union([z.string(), recipe]),
  tag: z.literal('recipe').optional(),
  safety: safety.optional(),
  /** What the card was adapted to, for the person to read: beside the recipe and never part of it. */
  notes: z.array(z.string()).optional(),
  /** The dishes of a numbered choice in a text, in its order, each with its drawing. */
  choices: z.array(z.object({ name: z.string(), imageUrl: z.string() })).optional(),
  /** Who answered, where a language model is configured: the house chef answers when the model cannot. */
  chef: z.enum(['model', 'house']).optional(),
  /** The state of the conversation after this reply, to be sent with the next message. */
  memo: memo.optional(),
});
export type MealPlanReply = z.infer<typeof mealPlanReply>;

/** A recipe that is still arriving: only finished, checked lines. */
const partialRecipe = recipe.partial();
export type PartialRecipe = z.infer<typeof partialRecipe>;

/** The events of a streamed reply, by their name on the wire. */
export const streamEvents = {
  text: z.object({ delta: z.string() }),
  card: z.object({ recipe: partialRecipe }),
  restart: z.object({ reason: z.string() }),
  done: mealPlanReply,
  error: z.object({ message: z.string(), code: z.string() }),
} as const;
export type StreamEventName = keyof typeof streamEvents;
export type StreamEvent = {
  [Name in StreamEventName]: { event: Name; data: z.infer<(typeof streamEvents)[Name]> };
}[StreamEventName];

export const greetingBody = z.object({
  chefPersona: singleLineText(MAX_NAME_LENGTH).optional(),
  botName: singleLineText(MAX_NAME_LENGTH).optional(),
});
export const greetingReply = z.object({ greeting: z.string() });
