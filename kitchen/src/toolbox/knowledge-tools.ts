/** Callable functions for programs and language models: substitutes for a food, how long it keeps, when it is done. */
import { EMPTY_MEMO } from '../memo/memo.ts';
import { findDish, type Refused } from './dish-tools.ts';
import { carryOut, type SaidPart, type ToolTable } from './tool-table.ts';

export type Question = 'substitutes' | 'storage' | 'doneness';

/** What is asked of a food, as somebody would ask it: words before the food and after it. */
const ASKED: Readonly<
  Record<Question, { act: string; before: string; role: 'from' | 'about'; after: string }>
> = {
  substitutes: {
    ...{ act: 'ask-substitute', role: 'from' as const },
    ...{ before: 'what can I use instead of', after: '' },
  },
  storage: {
    ...{ act: 'ask-storage', role: 'about' as const },
    ...{ before: 'how long does', after: 'keep' },
  },
  doneness: {
    ...{ act: 'ask-done', role: 'about' as const },
    ...{ before: 'how do I know when', after: 'is done' },
  },
};

/** @param dish whose recipe the food is in, where it matters */
export function answerFood(
  tools: ToolTable,
  question: Question,
  food: string,
  dish?: string | undefined,
): { answer: string } | Refused {
  const { act, before, role, after } = ASKED[question];
  const slug = dish === undefined ? undefined : findDish(tools, dish)?.slug;
  const memo = slug === undefined ? EMPTY_MEMO : { ...EMPTY_MEMO, card: { slug, edits: [] } };
  const parts: SaidPart[] = [{ text: before }, { text: food, role }, { text: after }];
  const told = carryOut(
    tools,
    act,
    parts.filter(({ text }) => text !== ''),
    memo,
  );
  if (typeof told?.reply === 'string' && isKnown(told.memo.said)) return { answer: told.reply };
  return { refused: `Nothing is known here about ${question} of "${food.slice(0, 80)}".` };
}

/** What says only that it did not understand is no answer. */
function isKnown(said: readonly string[]): boolean {
  return said.length > 0 && !said.some((name) => NO_ANSWER.test(name));
}

const NO_ANSWER = /^answers\.(?:unknown|not-)/;
