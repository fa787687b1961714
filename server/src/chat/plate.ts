/** Puts a chef's pieces together into text or a card, each line through the gate before it is shown. */
import type { MealPlanReply, PartialRecipe, StreamEvent } from '@saffron/contract/chat';
import { type Recipe, recipe as recipeSchema } from '@saffron/contract/recipe';
import { pictureUrl } from '@saffron/kitchen/picture/address';
import { type Looks, pictureOf } from '@saffron/kitchen/picture/picture-of';
import type { Part } from '@saffron/kitchen/vocabulary';
import type { ChefPiece, ListField, ProseField } from './chef.ts';
import type { Gate } from './gate.ts';
import { createSentenceBuffer } from './sentences.ts';

const PART_OF: Record<ProseField, Part> = {
  recipeName: 'title',
  conversation_response: 'text',
  introduction: 'introduction',
  friendly_closing: 'closing',
};

export interface Plate {
  /** What can be shown now that this piece has come. @throws RefusedLine */
  readonly add: (piece: ChefPiece) => StreamEvent[];
  /** The rest of the text, if any, and the whole reply. @throws RefusedLine, or an Error when there is none */
  readonly finish: () => { events: StreamEvent[]; reply: MealPlanReply };
}

export function layPlate(gate: Gate, recipeId: string): Plate {
  const card: PartialRecipe & Pick<Recipe, ListField> = {
    recipeId,
    ingredients: [],
    instructions: [],
    tips: [],
  };
  const sentences = createSentenceBuffer();
  let looks: Looks = {};
  let notes: readonly string[] = [];
  let text = '';
  let said = 0;

  const say = (finished: readonly string[]): StreamEvent[] => {
    for (const sentence of finished) {
      gate.passText({ part: 'text', index: said++, text: sentence });
      text += sentence;
    }
    return finished.map((delta) => ({ event: 'text', data: { delta } }));
  };
  const show = (): StreamEvent[] => {
    if (gate.holdsCards()) return [];
    return [{ event: 'card', data: { recipe: structuredClone(card) } }];
  };
  const addProse = (field: ProseField, prose: string): StreamEvent[] => {
    gate.passLine({ part: PART_OF[field], index: 0, text: prose });
    card[field] = prose;
    // The first sight of a card has its name and introduction together.
    return card.recipeName !== undefined && card.introduction !== undefined ? show() : [];
  };
  const addLine = (list: ListField, line: string): StreamEvent[] => {
    gate.passLine({ part: list, index: card[list].length, text: line });
    card[list].push(line);
    return show();
  };

  const addNumbers = (piece: Extract<ChefPiece, { kind: 'numbers' }>): void => {
    card.servings = piece.servings ?? card.servings;
    card.minutes = piece.minutes ?? card.minutes;
    card.units = piece.units ?? card.units;
  };

  return {
    add: (piece) => {
      if (piece.kind === 'prose') return addProse(piece.field, piece.text);
      if (piece.kind === 'line') return addLine(piece.list, piece.text);
      if (piece.kind === 'text') return say(sentences.add(piece.delta));
      if (piece.kind === 'notes') notes = piece.notes;
      else if (piece.kind === 'looks') looks = piece.looks;
      else if (piece.kind === 'numbers') addNumbers(piece);
      return [];
    },
    finish: () => {
      const events = say(sentences.rest());
      const safety = gate.close(card.servings);
      if (card.recipeName !== undefined) {
        const told = notes.length > 0 ? { notes: [...notes] } : {};
        const reply = completeCard(card, looks);
        return { events, reply: { reply, tag: 'recipe', safety, ...told } };
      }
      if (text.trim() === '') throw new Error('the chef had nothing to say');
      return { events, reply: { reply: text, safety } };
    },
  };
}

/** Parsed, so that no chef can serve more or other than the contract allows. */
function completeCard(card: PartialRecipe & Pick<Recipe, 'ingredients'>, looks: Looks): Recipe {
  const { recipeName = '', ingredients } = card;
  const { vessel, colours, course } = looks;
  return recipeSchema.parse({
    imageUrl: pictureUrl(pictureOf({ recipeName, ingredients, vessel, colours, course })),
    conversation_response: '',
    introduction: '',
    friendly_closing: '',
    ...card,
  });
}
