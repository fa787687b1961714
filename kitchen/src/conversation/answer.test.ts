/** Tests the rule-based chef by its entry point: it answers in any state, serves no dishes to questions, and cards keep their edits. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { readExamples } from '../../open-message-reader.ts';
import type { Memo } from '../memo/memo.ts';
import type { State } from '../read/example-lines.ts';
import { answer, type ConversationReply } from './answer.ts';
import type { Turn } from './conversation-needs.ts';

const NEEDS = {
  ...{ allergies: [], diets: [], units: 'international' as const },
  persona: 'a friendly cooking instructor',
};

interface Talk {
  readonly turns: readonly Turn[];
  readonly memo?: Memo | undefined;
  readonly reply?: ConversationReply;
}

const contentOf = (reply: ConversationReply) =>
  reply.kind === 'text' ? reply.text : `Recipe shared: ${reply.recipe.recipeName}`;

function talk(messages: readonly string[], before: Talk = { turns: [] }): Talk {
  return messages.reduce((now: Talk, content): Talk => {
    const turns = [...now.turns, { role: 'user' as const, content }];
    const reply = answer(kitchen, turns.slice(-6), { ...NEEDS, memo: now.memo });
    const said = { role: 'assistant' as const, content: contentOf(reply) };
    return { turns: [...turns, said], memo: reply.memo, reply };
  }, before);
}

/** The same from a client that sends the messages alone. */
function talkWithoutMemo(messages: readonly string[]): ConversationReply {
  const turns: Turn[] = [];
  let reply = answer(kitchen, [], NEEDS);
  for (const content of messages) {
    turns.push({ role: 'user', content });
    reply = answer(kitchen, turns.slice(-6), NEEDS);
    turns.push({ role: 'assistant', content: contentOf(reply) });
  }
  return reply;
}

const cardOf = (reply: ConversationReply | undefined) => {
  if (reply?.kind !== 'recipe') throw new Error(`no card, but: ${reply?.text}`);
  return reply.recipe;
};
const linesOf = (reply: ConversationReply | undefined) => {
  const { ingredients, instructions, recipeName, introduction } = cardOf(reply);
  return [recipeName, introduction, ...ingredients, ...instructions].join('\n').toLowerCase();
};

const STARTS: Readonly<Record<State, Talk>> = {
  none: talk([]),
  list: talk(['ideas for dinner']),
  card: talk(['shakshuka']),
  cook: talk(['shakshuka', 'what is the first step']),
  plan: talk(['plan dinners for Monday to Thursday']),
  asked: talk(['shakshuka', 'can it be quicker?']),
};

describe('whatever is said', () => {
  const examples = readExamples().filter((_, index) => index % 53 === 0);

  test('is answered in whole sentences, and every reply leaves a memo', () => {
    for (const { state, clauses, source } of examples) {
      const { reply, memo } = talk([clauses.map(({ text }) => text).join(' ')], STARTS[state]);
      const text = reply?.kind === 'text' ? reply.text : reply?.recipe.conversation_response;
      expect(text, source).toMatch(/\p{L}/u);
      expect(text, source).not.toMatch(/[{}]|undefined|\bNaN\b/);
      expect(memo?.earlier.length, source).toBeLessThanOrEqual(8);
    }
  }, 60_000);

  test('a question, a complaint or a feeling brings no dishes', () => {
    const asked = examples.filter(
      ({ source, clauses }) =>
        clauses.length === 1 && /acts\/(?:ask-|feel|rescue|why)/.test(source),
    );
    const withDishes = asked.filter(({ state, clauses }) => {
      const { reply } = talk([clauses[0]?.text ?? ''], STARTS[state]);
      return (
        reply?.kind === 'recipe' || /^\d\. \*\*/m.test(reply?.kind === 'text' ? reply.text : '')
      );
    });
    expect(asked.length).toBeGreaterThan(40);
    expect(withDishes.length / asked.length).toBeLessThan(0.15);
  });
});

describe('a card', () => {
  const EDITS = ['leave out the cumin', 'more garlic', 'for six'];

  test('is the same for a client that sends messages alone', () => {
    const messages = ['shakshuka', ...EDITS.slice(1)];
    const { ingredients, servings } = cardOf(talkWithoutMemo(messages));
    expect({ ingredients, servings }).toMatchObject({
      ingredients: cardOf(talk(messages).reply).ingredients,
      servings: 6,
    });
  });

  test('is still there after forty turns of other talk', () => {
    const questions = ['can I freeze it?', 'why rest it?', 'thank you', 'what wine goes with it?'];
    const many = Array.from({ length: 40 }, (_, at) => questions[at % 4] as string);
    const end = talk(['show me the recipe again'], talk(many, talk(['shakshuka', 'for six'])));
    expect(cardOf(end.reply)).toMatchObject({ servings: 6, slug: 'shakshuka' });
  });

  test('says nothing of the person in its recipe', () => {
    const { reply } = talk(['my daughter Ida hates coriander. shakshuka for her and me please']);
    expect(linesOf(reply)).not.toMatch(/ida|daughter|hates/);
  });
});
