/** A provider of language models, faked on this machine in its own wire format by somebody else's program. */
import { type ChatCompletionRequest, type ChatMessage, LLMock } from '@copilotkit/aimock';
import type { Provider } from '../model/model-settings.ts';

/** Where each provider's calls begin. */
const PATHS: Readonly<Record<Provider, string>> = {
  openai: '/v1',
  anthropic: '/v1',
  google: '/v1beta',
  ollama: '/v1',
  'openai-compatible': '/v1',
};

export interface FakeProvider {
  readonly mock: LLMock;
  /** Whatever is asked is answered so, until something else is said. */
  readonly says: (...contents: readonly string[]) => void;
  /** The system texts and the last messages of the calls since then. */
  readonly asked: () => {
    readonly system: string;
    readonly roles: readonly string[];
    readonly last: string;
  }[];
  readonly urlFor: (provider: Provider) => string;
  readonly stop: () => Promise<void>;
}

/** How a model drips: milliseconds before each piece, and characters in one. */
export interface Pace {
  readonly latency: number;
  readonly chunkSize: number;
}

export async function openProvider(pace?: Pace): Promise<FakeProvider> {
  const mock = new LLMock({ port: 0, ...pace });
  await mock.start();
  let told = 0;
  return {
    mock,
    says: (...contents) => {
      mock.reset();
      told = 0;
      const last = contents.length - 1;
      mock.on({}, () => ({ content: contents[Math.min(told++, last)] ?? '' }));
    },
    asked: () =>
      mock.getRequests().map(({ body }) => {
        const { messages = [] } = body as ChatCompletionRequest;
        return {
          system: textOf(messages.find(({ role }) => role === 'system')),
          roles: messages.map(({ role }) => role),
          last: textOf(messages.at(-1)),
        };
      }),
    urlFor: (provider) => mock.url + PATHS[provider],
    stop: () => mock.stop(),
  };
}

function textOf(message: ChatMessage | undefined): string {
  const content = message?.content;
  if (!Array.isArray(content)) return content ?? '';
  return content.map(({ text = '' }) => text).join('');
}

/** A recipe as a model would write it, with what a test wants otherwise. */
export function spokenRecipe(changes: Record<string, unknown> = {}): string {
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
