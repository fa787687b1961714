/** The product with a language model that speaks slowly enough to be watched. */
import { type FakeProvider, openProvider } from '@saffron/server/testing/fake-provider';
import { startServer } from '../server.ts';

const PACE = { latency: 60, chunkSize: 24 };

export interface ModelHouse {
  readonly url: string;
  readonly provider: FakeProvider;
  readonly close: () => Promise<void>;
}

export async function openModelHouse(): Promise<ModelHouse> {
  const provider = await openProvider(PACE);
  const server = await startServer({
    CHEF_MODEL: 'openai-compatible:test-model',
    CHEF_BASE_URL: provider.urlFor('openai-compatible'),
  });
  return {
    url: server.url,
    provider,
    close: async () => {
      await server.close();
      await provider.stop();
    },
  };
}
