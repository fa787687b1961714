/** Callable functions for programs and language models: search dishes, get one with edits, compose one, change one. */
import { choiceOfCard } from '../commands/edits/card-choice.ts';
import { fitted } from '../commands/find/serve-named.ts';
import { compose } from '../compose/compose.ts';
import { dishBySlug } from '../compose/dish-by-slug.ts';
import { wishOf } from '../conversation/note-standing.ts';
import { type Choice, choose } from '../cook/choose/choose.ts';
import { type PlatedRecipe, serve } from '../cook/plate/serve.ts';
import { isOpen } from '../cook/wish.ts';
import type { Dish } from '../cookbook/dish.ts';
import { type Card, type Edit, EMPTY_MEMO } from '../memo/memo.ts';
import { allNeeds } from '../say/voice/needs-words.ts';
import { normalise } from '../text/normalise.ts';
import type { Appliance } from '../vocabulary.ts';
import { carryOut, type SaidPart, type ToolTable } from './tool-table.ts';

/** A sentence says why there is nothing else. */
export interface Refused {
  readonly refused: string;
}

/** A dish of the book or a composed one; `dish` and `edits` are all that is needed to get it again. */
export interface DishCard {
  readonly dish: string;
  readonly edits: readonly Edit[];
  readonly recipe: PlatedRecipe;
  /** What has been done, in words. */
  readonly said?: string | undefined;
}

export interface DishSummary {
  readonly dish: string;
  readonly name: string;
  readonly minutes: number;
  readonly servings: number;
  readonly course: string;
  readonly cuisine: string;
  readonly about: string;
  /** Parts of the wish that it does not meet: "time". */
  readonly misses?: readonly string[] | undefined;
}

export interface DishSearch {
  readonly foods?: readonly string[] | undefined;
  /** Courses, cuisines, moods and other words: "quick", "Italian", "soup". */
  readonly words?: readonly string[] | undefined;
  readonly minutes?: number | undefined;
  readonly limit?: number | undefined;
}

export interface DishWanted {
  /** A slug, or a name of a dish of the book. */
  readonly dish: string;
  readonly servings?: number | undefined;
  readonly edits?: readonly Edit[] | undefined;
}

const FOUND = 6;

/** Dishes that fit the person, the best first; those that come near where none meets the whole wish. */
export function searchDishes(
  { kitchen, table }: ToolTable,
  { foods = [], words = [], minutes, limit = FOUND }: DishSearch,
): { dishes: DishSummary[] } | Refused {
  const wish = wishOf(kitchen, { foods, words, minutes });
  const named = kitchen.cookbook.byTitle.get(normalise(words.join(' ')));
  const own = named && !table.served.has(named.slug) ? fitted(table, named) : undefined;
  // Words that mean nothing here are no wish for just anything.
  const isUnknown = isOpen(wish) && wish.moods.length === 0 && foods.length + words.length > 0;
  const others = isUnknown ? [] : choose(table, { ...wish, ideas: true }, limit);
  const found = [...(own ? [own] : []), ...others.filter((one) => slugOf(one) !== named?.slug)];
  if (found.length === 0)
    return { refused: 'Nothing in the cookbook comes near that and fits everybody.' };
  return { dishes: found.slice(0, limit).map(summarise) };
}

export function getDish(tools: ToolTable, wanted: DishWanted): DishCard | Refused {
  const { kitchen, table } = tools;
  const dish = findDish(tools, wanted.dish);
  if (!dish)
    return { refused: `There is no dish "${wanted.dish.slice(0, 80)}"; search_dishes finds some.` };
  const card = { slug: dish.slug, servings: wanted.servings, edits: wanted.edits ?? [] };
  const recipe = plated(tools, card);
  if (recipe) return { dish: dish.slug, edits: card.edits, recipe };
  const told = carryOut(tools, 'dish', [{ text: dish.title }], EMPTY_MEMO, { dishes: [dish] });
  const reason = typeof told?.reply === 'string' ? ` ${told.reply}` : '';
  const needs = allNeeds(table.heard.person.needs).join(', ');
  const whom = needs === '' ? 'for everybody at the table' : `with ${needs}`;
  return kitchen.cookbook.dishes.includes(dish)
    ? { refused: `${dish.title} cannot be made ${whom}.${reason}` }
    : { refused: `That dish cannot be made ${whom}.` };
}

export function composeDish(
  { kitchen, table }: ToolTable,
  wanted: {
    readonly foods: readonly string[];
    readonly form?: string | undefined;
    readonly servings?: number | undefined;
    readonly minutes?: number | undefined;
    readonly appliance?: Appliance | undefined;
    readonly cuisine?: string | undefined;
  },
): (DishCard & { readonly used: readonly string[]; readonly left: readonly string[] }) | Refused {
  const { foods, form, servings, minutes, appliance, cuisine } = wanted;
  const { person } = table.heard;
  const made = compose(kitchen, {
    ...{ foods, form, servings, minutes, appliance, cuisine, person },
    not: kitchen.forms.all
      .filter((one) => table.lacking.some((tool) => tool === one.appliance))
      .map(({ slug }) => slug),
  });
  if ('refusal' in made) {
    const left = made.left.map(({ food, why }) => `${food}: ${why}`).join('; ');
    return { refused: `No dish: ${made.refusal}${left === '' ? '' : ` (${left})`}.` };
  }
  const { dish, used, left } = made;
  const card = { slug: dish.slug, servings: dish.servings, edits: [] };
  const recipe = plated({ kitchen, table }, card);
  if (!recipe) return { refused: 'What was composed does not fit everybody at the table.' };
  return {
    ...{ dish: dish.slug, edits: [], recipe, used },
    left: left.map(({ food, why }) => `${food}: ${why}`),
  };
}

export type DishChange =
  | { readonly kind: 'swap'; readonly from: string; readonly to?: string | undefined }
  | { readonly kind: 'add'; readonly food: string }
  | { readonly kind: 'leave out'; readonly food: string }
  | { readonly kind: 'scale'; readonly servings: number };

/** The dish with one more change, or why a cook would not make it. */
export function changeDish(
  tools: ToolTable,
  wanted: DishWanted,
  change: DishChange,
): DishCard | Refused {
  const dish = findDish(tools, wanted.dish);
  if (!dish) return getDish(tools, wanted);
  const card: Card = { slug: dish.slug, servings: wanted.servings, edits: wanted.edits ?? [] };
  if (!plated(tools, card)) return getDish(tools, wanted);
  const { act, parts, people } = saidOf(change);
  const known = people === undefined ? {} : { people };
  const done = carryOut(tools, act, parts, { ...EMPTY_MEMO, card }, known);
  if (done === undefined) return { refused: 'That change cannot be made.' };
  const { reply, memo } = done;
  if (typeof reply === 'string') return { refused: reply };
  const { slug, edits } = memo.card ?? card;
  return { dish: slug, edits, recipe: reply, said: reply.conversation_response };
}

function saidOf(change: DishChange): {
  act: string;
  parts: readonly SaidPart[];
  people?: number | undefined;
} {
  if (change.kind === 'scale')
    return {
      act: 'scale',
      parts: [{ text: `for ${change.servings}` }],
      people: change.servings,
    };
  if (change.kind === 'add') return { act: 'add', parts: [{ text: change.food, role: 'add' }] };
  if (change.kind === 'leave out')
    return { act: 'leave-out', parts: [{ text: change.food, role: 'without' }] };
  const from = { text: change.from, role: 'from' } as const;
  const to = change.to === undefined ? [] : [{ text: change.to, role: 'to' } as const];
  return { act: 'swap', parts: [from, { text: 'for' }, ...to] };
}

export function findDish({ kitchen, table }: ToolTable, name: string): Dish | undefined {
  const { byTitle } = kitchen.cookbook;
  if (table.own?.slug === name) return table.own;
  return dishBySlug(kitchen, name.trim(), table.heard.person) ?? byTitle.get(normalise(name));
}

function plated({ table }: ToolTable, card: Card): PlatedRecipe | undefined {
  const choice = choiceOfCard(table, { ...EMPTY_MEMO, card });
  if (!choice) return undefined;
  const { people = card.servings } = table;
  return serve({ ...table, people: card.servings ?? people }, choice) ?? undefined;
}

export function summarise({ adapted, missed }: Choice): DishSummary {
  const { dish, original } = adapted;
  return {
    ...{ dish: original.slug, name: dish.title, minutes: dish.time, servings: dish.servings },
    ...{ course: dish.course, cuisine: dish.cuisine },
    about: dish.introduction.split(/(?<=[.!?])\s/)[0] ?? '',
    ...(missed.length > 0 ? { misses: [...new Set(missed)] } : {}),
  };
}

function slugOf({ adapted }: Choice): string {
  return adapted.original.slug;
}
