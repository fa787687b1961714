/** Writes the card: the dish plated, and the chef's words around it. */

import { inTheirDevice } from '../../chef/questions/methods.ts';
import { personIn } from '../../chef/talk/person-heard.ts';
import * as words from '../../chef/words/serving.ts';
import { CLOSINGS } from '../../chef/words/tones.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { dishLines } from '../../cookbook/dish-lines.ts';
import { createWeigher } from '../../measure/lines/weigh.ts';
import type { Custom } from '../../needs/heard.ts';
import { findExcludedFoods } from '../../safety/person/excluded-foods.ts';
import { check, recipeLines } from '../../safety/verdict/check.ts';
import { sayList } from '../../say/voice/needs-words.ts';
import type { RecipePart } from '../../vocabulary.ts';
import { isFood } from '../adapt/adapt-work.ts';
import { bendingOf, type Choice } from '../choose/choose.ts';
import { say, speaks, type Table } from '../table.ts';
import { changesSaid } from './changes-said.ts';
import { customsSaid } from './customs-said.ts';
import {
  cookedSaid,
  firstSentence,
  type Occasion,
  opener,
  titleIn,
  unusedSaid,
} from './first-words.ts';
import { cardInTheirWords } from './in-their-words.ts';
import { notesOn } from './kept-in-mind.ts';
import { kitSaid } from './kit-said.ts';
import { missing } from './missed.ts';
import { type PlatedDish, plate } from './plate.ts';
import { mostSaid, peopleSaid, wholeSaid } from './servings-said.ts';
import { suiting } from './suiting.ts';
import { peopleFor } from './whole-things.ts';
import { whySaid } from './why-said.ts';

export interface PlatedRecipe extends PlatedDish {
  readonly conversation_response: string;
  readonly friendly_closing: string;
  /** What the card is fitted to, for the person and beside the recipe. */
  readonly notes: readonly string[];
}

/** Null when, plated, the recipe would still hold something it must not. `extra` are sentences to add. */
export function serve(
  table: Table,
  choice: Choice,
  occasion: Occasion,
  extra: readonly string[] = [],
): PlatedRecipe | null {
  const { kitchen, now, meaning, units, seed, persona } = table;
  const { adapted } = choice;
  const pieces = table.meaning.people.pieces ?? 0;
  const people = now.people ?? (pieces > 2 ? peopleFor(adapted.original, pieces) : undefined);
  const plated = plate(kitchen, adapted.dish, units, people, adapted.labels, seed);
  if (breaksAvoidance(table, adapted.dish)) return null;
  const customs = customsSaid(table, adapted.dish);
  const cooked = cookedSaid(table, adapted.dish);
  const closing = say(table, suiting(CLOSINGS[persona.tone], adapted.original, plated.servings));
  const labels =
    adapted.labels.length > 0
      ? say(table, words.READ_LABELS, { labels: sayList(adapted.labels.slice(0, 3)) })
      : '';
  const spoken =
    occasion === 'told'
      ? [
          ...extra,
          mostSaid(table),
          plated.servings === now.people ? '' : wholeSaid(table, adapted.original, plated.servings),
          meaning.customs.length > 0 ? customs : '',
          labels,
        ]
      : [
          occasion === 'changed' &&
          meaning.people.factor !== undefined &&
          plated.servings !== now.people
            ? ''
            : opener(table, adapted.original, plated.servings, occasion),
          meaning.customs.length > 0 ? customs : '',
          missing(table, choice.missed) || firstSentence(table, adapted, occasion),
          cooked,
          occasion === 'wish' && choice.missed.length === 0 && cooked === ''
            ? unusedSaid(table, adapted.dish)
            : '',
          ...extra,
          occasion === 'changed' ? '' : inTheirDevice(meaning.text, adapted.dish.title),
          ...kitSaid(table, adapted.original),
          choice.missed.length > 0
            ? say(table, words.NAMED, { dish: titleIn(table, adapted.dish) })
            : whySaid(table, adapted.dish, plated.servings, occasion),
          ...changesSaid(table, adapted),
          mostSaid(table),
          plated.servings === now.people
            ? peopleSaid(table, adapted.original)
            : wholeSaid(table, adapted.original, plated.servings),
          pieces > 2 ? say(table, words.PIECES, { pieces, servings: plated.servings }) : '',
          meaning.customs.length > 0 ? '' : customs,
          ...now.customs
            .filter((custom) => isAgainst(table, adapted.original, custom))
            .map((custom) => say(table, words.AGAINST_CUSTOM, { label: custom.label })),
          labels,
        ];
  const against = (custom: Custom): boolean => isAgainst(table, adapted.original, custom);
  const spokenCard = cardInTheirWords(table, {
    ...plated,
    notes: notesOn(kitchen, now, against, plated.servings),
    conversation_response: spoken
      .filter((one) => one !== '' && speaks(kitchen, one, now.needs))
      .join(' '),
    friendly_closing: closing,
  });
  const recipe = withoutProposals(table, spokenCard);
  if (recipe === null) return null;
  const { verdict } = check(
    kitchen.rules,
    recipeLines(recipe),
    now.needs,
    recipe.servings,
    createWeigher(kitchen.measures),
  );
  return verdict === 'conflict' ? null : recipe;
}

/** Without the tips and the sentences that propose a food which is kept out; null where the dish itself holds one. */
function withoutProposals({ kitchen, now }: Table, card: PlatedRecipe): PlatedRecipe | null {
  const person = personIn(now);
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
  if (avoid.length === 0 && !apart) return false;
  if (dish.ingredients.some((item) => avoid.some((food) => isFood(table, item.name, food))))
    return true;
  if (!apart) return false;
  const { rules } = table.kitchen;
  const meat = dish.ingredients.some((item) => findFoodNames(rules, item.name).includes('meat'));
  const milk = { allergies: ['milk' as const], diets: [] };
  const { findings } = check(rules, dishLines(dish), milk);
  return meat && findings.some((one) => one.part === 'ingredients' && one.certainty === 'contains');
}

/** A cake is not mindful of sugar, whatever was asked for. */
function isAgainst({ kitchen }: Table, dish: Dish, custom: Custom): boolean {
  const { cautions } = getDishFacts(kitchen.cookbook, dish);
  return custom.wary.some((one) => cautions.has(one));
}
