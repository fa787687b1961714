/** What is said at the stove: a turn, a reply, and the pieces a reply arrives in. */
import { ALLERGENS, DIETS, PARTS, UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { z } from 'zod';
import {
  MAX_CONTEXT_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_MESSAGES,
  MAX_NAME_LENGTH,
  MAX_SAID_BEFORE,
  MAX_SERVED_NAMES,
} from './limits.ts';
import { otherFoods } from './other-foods.ts';
import { NONE } from './preferences.ts';
import { recipe } from './recipe.ts';
import { filledText, lineOfText, text } from './text.ts';

const turn = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: filledText(MAX_MESSAGE_LENGTH) }),
  z.object({ role: z.literal('assistant'), content: text(MAX_CONTEXT_LENGTH) }),
  z.object({ role: z.literal('system'), content: text(MAX_CONTEXT_LENGTH) }),
]);
export type Turn = z.infer<typeof turn>;

/** What our own web sends beside the words, so that nothing depends on reading them. */
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
  chefPersona: lineOfText(MAX_NAME_LENGTH).optional(),
  firstName: lineOfText(MAX_NAME_LENGTH).optional(),
  /** Names of the recipes this conversation has had, beyond the last six messages. */
  served: z.array(text(MAX_NAME_LENGTH)).max(MAX_SERVED_NAMES).optional(),
  /**
   * The person's own messages before the last six, oldest first: a wish fades, but what somebody cannot
   * eat is not to be forgotten because they went on talking.
   */
  saidBefore: z.array(text(MAX_MESSAGE_LENGTH)).max(MAX_SAID_BEFORE).optional(),
});
export type ChatPreferences = z.infer<typeof chatPreferences>;

export const mealPlanBody = z.object({
  messages: z.array(turn).min(1).max(MAX_MESSAGES),
  preferences: chatPreferences.optional(),
});
export type MealPlanBody = z.infer<typeof mealPlanBody>;

export const finding = z.object({
  line: z.string(),
  index: z.number().int(),
  part: z.enum(PARTS),
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

/** Worth telling without being a finding: coconut to people who avoid tree nuts. */
export const note = z.object({ term: z.string(), text: z.string() });

/** What can be said of foods beyond the nine that somebody cannot eat: a sentence for each. */
export const otherFoodsFound = z.array(
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
  otherFoods: otherFoodsFound.optional(),
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
  /** What a card is fitted to, told to the person: beside the recipe and never part of it. */
  notes: z.array(z.string()).optional(),
  /** Who answered, where a language model was to: the house chef steps in when it cannot. */
  chef: z.enum(['model', 'house']).optional(),
});
export type MealPlanReply = z.infer<typeof mealPlanReply>;

/** A recipe that is still arriving: only finished, checked lines. */
export const partialRecipe = recipe.partial();
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
  chefPersona: lineOfText(MAX_NAME_LENGTH).optional(),
  botName: lineOfText(MAX_NAME_LENGTH).optional(),
});
export const greetingReply = z.object({ greeting: z.string() });
