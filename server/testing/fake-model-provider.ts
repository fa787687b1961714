/** A fake provider of language models that speaks the real wire formats. */
import { type ChatCompletionRequest, type ChatMessage, LLMock } from '@copilotkit/aimock';
import type { Provider } from '../src/model/model-settings.ts';

/** Where each provider's calls begin. */
const PATHS: Readonly<Record<Provider, string>> = {
  openai: '/v1',
  anthropic: '/v1',
  google: '/v1beta',
  ollama: '/v1',
  'openai-compatible': '/v1',
};

export interface FakeModelProvider {
  readonly mock: LLMock;
  /** Every request gets this answer until another is set. */
  readonly replyWith: (...contents: readonly string[]) => void;
  /** The system messages and last messages of the calls since then. */
  readonly listRequests: () => {
    readonly system: string;
    readonly roles: readonly string[];
    readonly last: string;
  }[];
  readonly urlFor: (provider: Provider) => string;
  readonly stop: () => Promise<void>;
}

/** The pace of the stream: milliseconds before each piece, and characters per piece. */
export interface StreamPace {
  readonly latency: number;
  readonly chunkSize: number;
}

export async function startFakeModelProvider(pace?: StreamPace): Promise<FakeModelProvider> {
  const mock = new LLMock({ port: 0, ...pace });
  await mock.start();
  let requests = 0;
  return {
    mock,
    replyWith: (...contents) => {
      mock.reset();
      requests = 0;
      const last = contents.length - 1;
      mock.on({}, () => ({ content: contents[Math.min(requests++, last)] ?? '' }));
    },
    listRequests: () =>
      mock.getRequests().map(({ body }) => {
        const { messages = [] } = body as ChatCompletionRequest;
        return {
          system: readMessageText(messages.find(({ role }) => role === 'system')),
          roles: messages.map(({ role }) => role),
          last: readMessageText(messages.at(-1)),
        };
      }),
    urlFor: (provider) => mock.url + PATHS[provider],
    stop: () => mock.stop(),
  };
}

function readMessageText(message: ChatMessage | undefined): string {
  const content = message?.content;
  if (!Array.isArray(content)) return content ?? '';
  return content.map(({ text = '' }) => text).join('');
}

/** A recipe as a model would write it, with the given changes. */
export function createRecipeJson(changes: Record<string, unknown> = {}): string {
  const content = {
    recipeName: 'Lemon rice',
    conversation_response: 'Here you are.',
    introduction: 'Bright and quick.',
    servings: 2,
    minutes: 25,
    ingredients: ['200 g basmati rice', '1 lemon, juiced', '1 tbsp olive oil', '1/2 tsp salt'],
    instructions: [
      'Boil the rice in salted water for 12 minutes.',
      'Stir in the lemon juice, the oil and the salt.',
    ],
    tips: ['Fluff it with a fork.'],
    friendly_closing: 'Enjoy!',
    ...changes,
  };
  return JSON.stringify({ tag: 'recipe', content });
}
