/** Request and reply schemas of the endpoints that read, check, convert and adapt a recipe, compose a dish, lay a menu and estimate nutrition. */
import { ALLERGENS, APPLIANCES, DIETS, UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { z } from 'zod';
import { finding, note, otherFoodResults, safety, unknownLine } from './chat.ts';
import {
  MAX_FOOD_LENGTH,
  MAX_FOODS_IN_HAND,
  MAX_KITCHEN_LINES,
  MAX_LINE_LENGTH,
  MAX_LIST_LINES,
  MAX_NAME_LENGTH,
  MAX_RECIPE_TEXT_LENGTH,
} from './limits.ts';
import { otherFoods } from './other-foods.ts';
import { NONE } from './preferences.ts';
import { recipe } from './recipe.ts';
import { boundedText, nonEmptyText, singleLineText } from './text-schemas.ts';

const kitchenLines = z.array(boundedText(MAX_LINE_LENGTH)).max(MAX_KITCHEN_LINES);

function isWithinLineLimit(body: {
  ingredients: string[];
  instructions?: string[] | undefined;
}): boolean {
  return body.ingredients.length + (body.instructions?.length ?? 0) <= MAX_KITCHEN_LINES;
}
const TOO_MANY_LINES = `must have at most ${MAX_KITCHEN_LINES} lines in all`;

/** What the dish has to keep to. */
const needs = {
  allergies: z
    .array(z.enum([...ALLERGENS, NONE]))
    .max(20)
    .default([]),
  diets: z
    .array(z.enum([...DIETS, NONE]))
    .max(20)
    .default([]),
  /** Foods beyond the nine. */
  otherFoods: otherFoods.optional(),
};

export const checkBody = z
  .object({
    ingredients: kitchenLines,
    instructions: kitchenLines.optional(),
    title: boundedText(MAX_NAME_LENGTH).optional(),
    ...needs,
  })
  .refine(isWithinLineLimit, TOO_MANY_LINES);

export const checkReply = z.object({
  verdict: z.enum(['conflict', 'unsure', 'clear']),
  findings: z.array(finding),
  unknown: z.array(unknownLine),
  notes: z.array(note).optional(),
  otherFoods: otherFoodResults.optional(),
  /** One for each ingredient line, in order. */
  lines: z.array(
    z.object({
      line: z.string(),
      quantity: z.number().nullable(),
      quantityMax: z.number().optional(),
      unit: z.string().nullable(),
      name: z.string(),
      note: z.string(),
      recognised: z.boolean(),
      allergens: z.object({
        contains: z.array(z.enum(ALLERGENS)),
        mayContain: z.array(z.enum(ALLERGENS)),
      }),
      excludes: z.array(z.enum(DIETS)),
      mayExclude: z.array(z.enum(DIETS)),
    }),
  ),
  rules: z.string(),
});

export const measureBody = z
  .object({
    ingredients: kitchenLines,
    instructions: kitchenLines.optional(),
    units: z.enum(UNIT_SYSTEMS),
    factor: z.number().positive().max(1000).optional(),
  })
  .refine(isWithinLineLimit, TOO_MANY_LINES);

export const measureReply = z.object({
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
});

export const composeBody = z.object({
  /** What is in hand, as people say it: "half a cabbage". */
  foods: z.array(singleLineText(MAX_FOOD_LENGTH)).min(1).max(MAX_FOODS_IN_HAND),
  /** The slug or a name of a form: "traybake". */
  form: singleLineText(MAX_FOOD_LENGTH).optional(),
  servings: z.number().int().positive().max(24).optional(),
  ...needs,
  appliance: z.enum(APPLIANCES).optional(),
  /** From start to table, at most. */
  minutes: z.number().positive().max(1440).optional(),
  units: z.enum(UNIT_SYSTEMS).optional(),
});

export const composeReply = z.object({
  /** Absent where nothing of it makes a dish; `refusal` then says why. */
  recipe: recipe.optional(),
  refusal: z.string().optional(),
  used: z.array(z.string()),
  /** Each with its reason: "yoghurt: it would split in that heat; have it beside". */
  left: z.array(z.string()),
  /** Names of the forms that would come next. */
  others: z.array(z.string()),
  safety: safety.optional(),
});

const CLOCK = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

export const menuBody = z.object({
  /** Names or ids of dishes, in the order in which they are eaten. */
  dishes: z.array(singleLineText(MAX_NAME_LENGTH)).min(1).max(8),
  /** When the first is eaten: "19:30". */
  eatenAt: z.string().regex(CLOCK, 'must be an hour of the day, as 19:30'),
  /** What holds for everybody. */
  ...needs,
  /** Who eats something else than the others. */
  eaters: z
    .array(
      z.object({
        name: singleLineText(MAX_FOOD_LENGTH),
        allergies: needs.allergies,
        diets: needs.diets,
      }),
    )
    .max(8)
    .default([]),
});

const plateFor = z.discriminatedUnion('kind', [
  z.object({ who: z.string(), kind: z.literal('same') }),
  /** Their portion is taken out before the step of that index, and those foods stay off it. */
  z.object({
    who: z.string(),
    kind: z.literal('apart'),
    step: z.number().int().nonnegative(),
    without: z.array(z.string()),
    isAllergy: z.boolean(),
  }),
  /** These cook in it, so they need a dish of their own. */
  z.object({ who: z.string(), kind: z.literal('other'), because: z.array(z.string()) }),
]);

export const menuReply = z.object({
  courses: z.array(
    z.object({
      dish: z.string(),
      title: z.string(),
      /** "19:55". */
      eatenAt: z.string(),
      /** It can be made the day before. */
      canWait: z.boolean(),
      plates: z.array(plateFor),
    }),
  ),
  /** In the order of the clock: one cook, one oven, four burners. */
  work: z.array(
    z.object({
      /** "18:10". */
      at: z.string(),
      isDayBefore: z.boolean(),
      /** Indexes of the course, and of the step in its dish. */
      course: z.number().int().nonnegative(),
      step: z.number().int().nonnegative(),
      words: z.string(),
      /** Minutes of work, and minutes that it goes on by itself after that. */
      hands: z.number(),
      alone: z.number(),
      on: z.enum(['hob', 'oven']).optional(),
    }),
  ),
  /** Names that are no dish here, and titles of dishes that cannot be made to fit everybody. */
  unknown: z.array(z.string()),
  unfit: z.array(z.string()),
});

export const nutritionBody = z.object({
  ingredients: kitchenLines,
  /** How many plates the lines make; 1 where it is not said. */
  servings: z.number().positive().max(1000).default(1),
});

/** Kilocalories, and grams of the others. */
const nutrients = z.object({
  kcal: z.number(),
  protein: z.number(),
  fat: z.number(),
  saturated: z.number(),
  /** Fibre included. */
  carbohydrate: z.number(),
  fibre: z.number(),
  sugars: z.number(),
  salt: z.number(),
});

export const nutritionReply = z.object({
  perServing: nutrients,
  total: nutrients,
  /** Lines whose figures are in it. */
  counted: z.number(),
  uncounted: z.array(
    z.object({ line: z.string(), why: z.enum(['unknown food', 'no amount', 'optional']) }),
  ),
  /** Of one serving, as far as it was counted. */
  range: z.object({ kcal: z.tuple([z.number(), z.number()]) }),
});
export type NutritionReply = z.infer<typeof nutritionReply>;

export const readBody = z.object({
  /** With or without headings, as Markdown, HTML or JSON-LD, or told in sentences. */
  text: nonEmptyText(MAX_RECIPE_TEXT_LENGTH),
});

const readLines = z.array(z.string());

export const readReply = z.object({
  /** Empty where the text has none. */
  title: z.string(),
  /** People or pieces; the lower end of a range. */
  servings: z.number().positive().optional(),
  /** As they were written, without bullets. */
  ingredients: readLines,
  instructions: readLines,
  /** Lines under a heading of their own ("For the sauce"): from the index of the first to that after the last, in that part. */
  groups: z.array(
    z.object({
      heading: z.string(),
      part: z.enum(['ingredients', 'instructions']),
      from: z.number().int().nonnegative(),
      to: z.number().int().positive(),
    }),
  ),
  /** What the author says of it, and tips. */
  notes: readLines,
  /** Lines that belong to none of these: ratings, what was said to somebody. */
  unread: readLines,
});

const listLines = z.array(nonEmptyText(MAX_LINE_LENGTH)).max(MAX_LIST_LINES);

export const adaptBody = z.object({
  title: singleLineText(MAX_NAME_LENGTH).optional(),
  ingredients: listLines.min(1),
  instructions: listLines.default([]),
  ...needs,
  /** For how many it is: Keto is judged by what each of them eats. */
  servings: z.number().int().positive().max(1000).optional(),
});

export const adaptReply = z.object({
  /** As far as it could be adapted; lines that need no change stay as they were written. */
  recipe,
  /** `now` is empty where the line was left out. */
  changes: z.array(z.object({ was: z.string(), now: z.string(), why: z.string() })),
  /** Lines at fault that stay. A need is met whole or not at all. */
  refused: z.array(z.object({ line: z.string(), why: z.string() })),
  /** Of the recipe as it is now. */
  safety,
});
