/** Builds a text reply or a recipe card from a chef's pieces, passing each line through the safety gate. */
import type { MealPlanReply, PartialRecipe, StreamEvent } from '@saffron/contract/chat';
import { memo as memoSchema } from '@saffron/contract/memo';
import { type Recipe, recipe as recipeSchema } from '@saffron/contract/recipe';
import type { Memo } from '@saffron/kitchen/chef/memo';
import { pictureOf, pictureUrl } from '@saffron/kitchen/pictures';
import type { Looks, SpokenRecipe } from '@saffron/kitchen/pictures/facts';
import type { RecipePart } from '@saffron/kitchen/vocabulary';
import type { ChefPiece, ListField, ProseField } from './chef-types.ts';
import { type Gate, LineRefusedError } from './gate.ts';
import { type DishNamed, dishesListed, toSpokenRecipe, withOurDishes } from './our-dishes.ts';
import { createSentenceBuffer } from './sentence-buffer.ts';

const PART_OF: Record<ProseField, RecipePart> = {
  recipeName: 'title',
  conversation_response: 'text',
  introduction: 'introduction',
  friendly_closing: 'closing',
};

export interface ReplyBuilder {
  /** @returns the events that this piece allows to show. @throws LineRefusedError */
  readonly add: (piece: ChefPiece) => StreamEvent[];
  /**
   * @returns the remaining events and the whole reply. @throws LineRefusedError, or an Error when
   * there is no reply
   */
  readonly finish: () => { events: StreamEvent[]; reply: MealPlanReply };
}

/**
 * @param dropsSentences leaves out a sentence that the gate refuses, where enough of the others stays
 * @param dishNamed the cookbook's dish of a name, so that a list or a plan of them is one of our dishes
 */
export function createReplyBuilder(
  gate: Gate,
  recipeId: string,
  dropsSentences = false,
  dishNamed: DishNamed = () => undefined,
): ReplyBuilder {
  const card: PartialRecipe & Pick<Recipe, ListField> = {
    recipeId,
    ingredients: [],
    instructions: [],
    tips: [],
  };
  const sentences = createSentenceBuffer();
  let looks: Looks = {};
  let offers: readonly SpokenRecipe[] = [];
  let notes: readonly string[] = [];
  let memo: Memo | undefined;
  let text = '';
  let sentenceCount = 0;
  const dropped: { readonly sentence: string; readonly error: LineRefusedError }[] = [];

  const isAdmitted = (sentence: string): boolean => {
    try {
      gate.checkText({ part: 'text', index: sentenceCount++, text: sentence });
      return true;
    } catch (error) {
      if (!dropsSentences || !(error instanceof LineRefusedError)) throw error;
      dropped.push({ sentence, error });
      return false;
    }
  };
  const addSentences = (finished: readonly string[]): StreamEvent[] => {
    const admitted = finished.filter(isAdmitted);
    text += admitted.join('');
    return admitted.map((delta) => ({ event: 'text', data: { delta } }));
  };
  /** What is said to the person is heard sentence by sentence, as a reply in words is. */
  const admitProse = (prose: string): string => {
    const said = createSentenceBuffer();
    return [...said.add(prose), ...said.flush()].filter(isAdmitted).join('').trim();
  };
  /** @throws LineRefusedError when hardly anything was left of a reply in words */
  const requireEnough = (): void => {
    const [first] = dropped;
    if (first === undefined) return;
    const lost = dropped.reduce((sum, { sentence }) => sum + sentence.length, 0);
    const isList = /^\s*(?:[-*\u2022]|\d{1,2}[.)])\s/m.test(text);
    const isOpen = /[:,][\s*_]*$/.test(text);
    if (isOpen || (text.trim().length < lost / 2 && !isList)) throw first.error;
  };
  const show = (): StreamEvent[] => {
    if (gate.holdsBackCards()) return [];
    return [{ event: 'card', data: { recipe: structuredClone(card) } }];
  };
  const addProse = (field: ProseField, prose: string): StreamEvent[] => {
    if (field === 'conversation_response') card[field] = admitProse(prose);
    else {
      gate.checkLine({ part: PART_OF[field], index: 0, text: prose });
      card[field] = prose;
    }
    // A card is first shown with its name and introduction together.
    return card.recipeName !== undefined && card.introduction !== undefined ? show() : [];
  };
  const addLine = (list: ListField, line: string): StreamEvent[] => {
    gate.checkLine({ part: list, index: card[list].length, text: line });
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
      if (piece.kind === 'prose') {
        return [...addSentences(sentences.flush()), ...addProse(piece.field, piece.text)];
      }
      if (piece.kind === 'line') return addLine(piece.list, piece.text);
      if (piece.kind === 'text') return addSentences(sentences.add(piece.delta));
      if (piece.kind === 'notes') notes = piece.notes;
      else if (piece.kind === 'memo') memo = piece.memo;
      else if (piece.kind === 'looks') looks = piece.looks;
      else if (piece.kind === 'offers') offers = piece.dishes;
      else if (piece.kind === 'numbers') addNumbers(piece);
      else if (piece.kind === 'anew') {
        sentences.flush();
        text = '';
      }
      return [];
    },
    finish: () => {
      const events = addSentences(sentences.flush());
      const safety = gate.finish(card.servings);
      // Without a memo the conversation is read again, so one that has outgrown its limits is no failure.
      const { data } = memoSchema.safeParse(
        memo && withOurDishes(withShownWork(memo, text), dishNamed),
      );
      const memoField = data ? { memo: data } : {};
      if (card.recipeName !== undefined) {
        const noteFields = notes.length > 0 ? { notes: [...notes] } : {};
        const conversation_response = joinWords(text, card.conversation_response);
        const reply = completeCard({ ...card, conversation_response }, looks);
        return { events, reply: { reply, tag: 'recipe', safety, ...noteFields, ...memoField } };
      }
      requireEnough();
      if (text.trim() === '') throw new Error('the chef had nothing to say');
      const offered = data?.offered.length ? dishesListed(text, dishNamed) : [];
      const numbered = findNumberedDishes(text);
      const names = numbered.length > 0 ? numbered : offered.map(({ title }) => title);
      const drawn = [...offers, ...offered.map(toSpokenRecipe)];
      const choices = names.slice(0, MAX_CHOICES).map((name) => drawChoice(name, drawn));
      const choicesField = choices.length > 0 ? { choices } : {};
      return { events, reply: { reply: text, safety, ...choicesField, ...memoField } };
    },
  };
}

/** Of a plan or list that a model made only the lines that were shown. */
function withShownWork(memo: Memo, text: string): Memo {
  const { plan, offered } = memo.own ?? {};
  if (plan === undefined && offered === undefined) return memo;
  const shown = text.replaceAll('**', '');
  const isShown = (line: string) => shown.includes(line);
  return {
    ...memo,
    own: {
      ...memo.own,
      ...(plan ? { plan: plan.filter(isShown) } : {}),
      ...(offered ? { offered: offered.filter(isShown) } : {}),
    },
  };
}

/** Words that came before a card stay, as the first of what it says. */
function joinWords(before: string, own = ''): string {
  const words = before.trim();
  return words === '' || own.startsWith(words) ? own : `${words} ${own}`.trim();
}

/** A line of a choice: "2. **Mujaddara** - 1 hour". */
const NUMBERED_DISH = /^\d{1,2}[.)] \*\*([^*\n]{2,80})\*\*/gm;
const MAX_CHOICES = 4;

function findNumberedDishes(text: string): string[] {
  const names = [...text.matchAll(NUMBERED_DISH)].map(([, name = '']) => name);
  return names.length > MAX_CHOICES ? [] : [...new Set(names)];
}

/** A dish that is no page of the cookbook is drawn by its name. */
function drawChoice(name: string, offers: readonly SpokenRecipe[]) {
  const offer = offers.find(({ recipeName }) => recipeName === name);
  const picture = pictureOf(offer ?? { recipeName: name, ingredients: [] });
  return { name, imageUrl: pictureUrl(picture) };
}

/** Parsed with the contract's schema, so that no chef can add other fields. */
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
