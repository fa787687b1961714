/** The tools of the kitchen, defined once for language models, for MCP and for the command line. */
import { changeDish, composeDish, getDish, searchDishes } from '@saffron/kitchen/tools/dishes';
import { answerFood } from '@saffron/kitchen/tools/knowledge';
import {
  adaptRecipeText,
  checkRecipeText,
  convertRecipeText,
  estimateNutrition,
} from '@saffron/kitchen/tools/lines';
import { planMeals, shoppingList } from '@saffron/kitchen/tools/plans';
import { APPLIANCES, UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { z } from 'zod';
import { dishWanted, food, foods, minutes, recipeText, servings } from './input-schemas.ts';
import { toCard } from './tool-card.ts';
import { defineTool, type KitchenTool } from './tool-definition.ts';

const MOST_FOUND = 10;
const MOST_DAYS = 7;
const MOST_DISHES = 14;

const foodAsked = z.object({ food, dish: dishWanted.shape.dish.optional() });

export const KITCHEN_TOOLS: readonly KitchenTool[] = [
  defineTool({
    name: 'search_dishes',
    title: 'Search dishes',
    description:
      'Finds dishes of the cookbook that fit everybody at the table. Put foods into foods and courses, cuisines, moods and names into words.',
    input: z.object({
      foods: foods.optional(),
      words: foods.optional(),
      minutes: minutes.optional().describe('Ready in so many minutes.'),
      limit: z.number().int().min(1).max(MOST_FOUND).optional(),
    }),
    run: (tools, input) => searchDishes(tools, input),
  }),
  defineTool({
    name: 'get_dish',
    title: 'Get a dish',
    description:
      'The whole recipe of a dish, fitted to everybody at the table, for so many and with these edits.',
    input: dishWanted,
    run: (tools, input) => toCard(getDish(tools, input)),
  }),
  defineTool({
    name: 'compose_dish',
    title: 'Compose a dish',
    description:
      'Makes a recipe of what is in hand, checked for everybody at the table, and says what it leaves unused and why.',
    input: z.object({
      foods: foods.min(1),
      form: food.optional().describe('A way of cooking: "traybake", "frittata", "curry", "soup".'),
      servings: servings.optional(),
      minutes: minutes.optional(),
      appliance: z.enum(APPLIANCES).optional(),
      cuisine: food.optional(),
    }),
    run: (tools, input) => toCard(composeDish(tools, input)),
  }),
  defineTool({
    name: 'swap_ingredient',
    title: 'Swap an ingredient',
    description:
      'Puts one food in another place in a dish, in the amount and with the steps that it needs. Without "to" it chooses a stand-in that fits.',
    input: dishWanted.extend({ from: food, to: food.optional() }),
    run: (tools, { from, to, ...wanted }) =>
      toCard(changeDish(tools, wanted, { kind: 'swap', from, to })),
  }),
  defineTool({
    name: 'add_ingredient',
    title: 'Add an ingredient',
    description: 'Puts one more food into a dish, on the list and in the step where it belongs.',
    input: dishWanted.extend({ food }),
    run: (tools, { food, ...wanted }) => toCard(changeDish(tools, wanted, { kind: 'add', food })),
  }),
  defineTool({
    name: 'leave_out_ingredient',
    title: 'Leave out an ingredient',
    description: 'Takes a food out of a dish, or says why the dish cannot do without it.',
    input: dishWanted.extend({ food }),
    run: (tools, { food, ...wanted }) =>
      toCard(changeDish(tools, wanted, { kind: 'leave out', food })),
  }),
  defineTool({
    name: 'scale_dish',
    title: 'Scale a dish',
    description: 'A dish for another number of people, with the times and vessels that this takes.',
    input: dishWanted.omit({ servings: true }).extend({ servings }),
    run: (tools, { servings, ...wanted }) =>
      toCard(changeDish(tools, wanted, { kind: 'scale', servings })),
  }),
  defineTool({
    name: 'convert_recipe',
    title: 'Convert a recipe',
    description: 'Rewrites the lines of any recipe in other measures, and so many times as much.',
    input: recipeText
      .omit({ title: true, servings: true })
      .extend({ units: z.enum(UNIT_SYSTEMS), factor: z.number().min(0.05).max(50).optional() }),
    run: (tools, { units, factor, ...text }) => convertRecipeText(tools, text, units, factor),
  }),
  defineTool({
    name: 'check_recipe',
    title: 'Check a recipe',
    description:
      'Checks the lines of any recipe against what the people at the table must not have: each finding with its reason and, where one is known, what to use instead.',
    input: recipeText,
    run: (tools, input) => checkRecipeText(tools, input),
  }),
  defineTool({
    name: 'adapt_recipe',
    title: 'Adapt a recipe',
    description:
      'Changes any recipe so that it fits everybody at the table, says what was changed and what could not be, and checks the result.',
    input: recipeText,
    run: (tools, input) => adaptRecipeText(tools, input),
  }),
  defineTool({
    name: 'estimate_nutrition',
    title: 'Estimate nutrition',
    description:
      'What a serving of any recipe holds: kilocalories and grams, with how far they may be out and the lines that are not in them.',
    input: recipeText.pick({ ingredients: true }).extend({ servings }),
    run: (tools, input) => estimateNutrition(tools, input),
  }),
  defineTool({
    name: 'plan_meals',
    title: 'Plan meals',
    description: 'A dish a day for up to a week, no two alike, fitting everybody at the table.',
    input: z.object({
      days: z.number().int().min(1).max(MOST_DAYS),
      meal: z.enum(['breakfast', 'lunch', 'dinner']).optional(),
      foods: foods.optional().describe('To be used up on one of the days each.'),
      words: foods.optional(),
      minutes: minutes.optional(),
    }),
    run: (tools, input) => planMeals(tools, input),
  }),
  defineTool({
    name: 'shopping_list',
    title: 'Shopping list',
    description: 'What to buy for some dishes, by aisle, the same food of several added up.',
    input: z.object({ dishes: z.array(dishWanted).min(1).max(MOST_DISHES) }),
    run: (tools, { dishes }) => shoppingList(tools, dishes),
  }),
  defineTool({
    name: 'find_substitutes',
    title: 'Find substitutes',
    description: 'What may stand in for a food, and how much of it.',
    input: foodAsked,
    run: (tools, input) => answerFood(tools, 'substitutes', input.food, input.dish),
  }),
  defineTool({
    name: 'storage',
    title: 'Storage',
    description: 'How and how long a food or a cooked dish keeps.',
    input: foodAsked,
    run: (tools, input) => answerFood(tools, 'storage', input.food, input.dish),
  }),
  defineTool({
    name: 'doneness',
    title: 'Doneness',
    description: 'How one knows that a food is done, with its temperature where there is one.',
    input: foodAsked,
    run: (tools, input) => answerFood(tools, 'doneness', input.food, input.dish),
  }),
];
