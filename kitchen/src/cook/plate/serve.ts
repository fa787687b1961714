/** Makes the recipe card that is sent (dish scaled and converted, the chef's words, what to know), or none where a last check fails. */
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { dishLines } from '../../cookbook/dish-lines.ts';
import { createWeigher } from '../../measure/lines/weigh.ts';
import { findExcludedFoods } from '../../safety/person/excluded-foods.ts';
import { check, recipeLines } from '../../safety/verdict/check.ts';
import { tell } from '../../say/told.ts';
import { withArticles } from '../../say/voice/needs-words.ts';
import type { RecipePart } from '../../vocabulary.ts';
import { isFood } from '../adapt/adapt-work.ts';
import { bendingOf, type Choice } from '../choose/choose.ts';
import { sayAtTable, speaks, type Table } from '../table.ts';
import { peopleFor } from '../whole-things.ts';
import { cardTold, isAgainst } from './card-told.ts';
import { cardInTheirWords } from './in-their-words.ts';
import { type PlatedDish, plate } from './plate.ts';

export interface PlatedRecipe extends PlatedDish {
  readonly conversation_response: string;
  readonly friendly_closing: string;
  /** What the card is fitted to, for the person and beside the recipe. */
  readonly notes: readonly string[];
}

/** Null when, plated, the recipe would still hold something it must not. `told` are the sentences of the command, `closing` the last word. */
export function serve(
  table: Table,
  { adapted }: Choice,
  told: readonly string[] = [],
  closing = sayAtTable(table, tell('card.closing')),
): PlatedRecipe | null {
  const { kitchen, heard, units, seed, pieces = 0 } = table;
  const { needs } = heard.person;
  const people = table.people ?? (pieces > 2 ? peopleFor(adapted.original, pieces) : undefined);
  const plated = plate(kitchen, adapted.dish, units, people, adapted.labels, seed);
  if (breaksAvoidance(table, adapted.dish)) return null;
  const spoken = [
    ...told,
    ...cardTold(table, adapted, plated).map((one) => sayAtTable(table, one)),
  ];
  const card = cardInTheirWords(table, {
    ...plated,
    notes: notesFor(table, adapted.original),
    conversation_response: spoken.filter((one) => speaks(kitchen, one, needs)).join(' '),
    friendly_closing: closing,
  });
  const recipe = withoutProposals(table, card);
  if (recipe === null) return null;
  const weigher = createWeigher(kitchen.measures);
  const { verdict } = check(kitchen.rules, recipeLines(recipe), needs, recipe.servings, weigher);
  return verdict === 'conflict' ? null : recipe;
}

/** What was heard of the person and their kitchen, as far as this dish keeps to it; for how many stands on the card. */
function notesFor(table: Table, dish: Dish): string[] {
  const { heard, lacking } = table;
  const against = heard.customs.filter((custom) => isAgainst(table, dish, custom));
  return [
    ...heard.notes.filter((note) => !against.some(({ label }) => note.includes(label))),
    ...(lacking.length > 0
      ? [sayAtTable(table, tell('card.note-lacking', { tools: withArticles(lacking) }))]
      : []),
  ];
}

/** Without the tips and the sentences that propose a food which is kept out; null where the dish itself holds one. */
function withoutProposals({ kitchen, heard }: Table, card: PlatedRecipe): PlatedRecipe | null {
  const { person } = heard;
  if (person.excludedFoods.length + person.situations.length === 0) return card;
  const fits = (part: RecipePart, texts: readonly string[]): boolean =>
    findExcludedFoods(
      kitchen,
      texts.map((text, index) => ({ part, index, text })),
      person,
    ).length === 0;
  if (!fits('ingredients', card.ingredients) || !fits('instructions', card.instructions))
    return null;
  const sentences = card.introduction.match(/[^.!?]+[.!?]*\s*/g) ?? [];
  return {
    ...card,
    introduction: sentences
      .filter((sentence) => fits('introduction', [sentence]))
      .join('')
      .trim(),
    tips: card.tips.filter((tip) => fits('tips', [tip])),
  };
}

/** The last look at what the check does not cover: no avoided food may have slipped back, and nothing stands together that must not. */
function breaksAvoidance(table: Table, dish: Dish): boolean {
  const { avoid, apart } = bendingOf(table);
  if (dish.ingredients.some((item) => avoid.some((food) => isFood(table, item.name, food))))
    return true;
  if (!apart) return false;
  const { rules } = table.kitchen;
  const meat = dish.ingredients.some((item) => findFoodNames(rules, item.name).includes('meat'));
  const milk = { allergies: ['milk' as const], diets: [] };
  const { findings } = check(rules, dishLines(dish), milk);
  return meat && findings.some((one) => one.part === 'ingredients' && one.certainty === 'contains');
}
