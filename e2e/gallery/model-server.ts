/** Starts the product with a fake language model that streams slowly enough for the screenshot gallery. */
import {
  type FakeModelProvider,
  startFakeModelProvider,
} from '@saffron/server/testing/fake-model-provider';
import { startServer } from '../testing/server.ts';

const STREAM_PACE = { latency: 60, chunkSize: 24 };

export interface ModelServer {
  readonly url: string;
  readonly provider: FakeModelProvider;
  readonly close: () => Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const provider = await startFakeModelProvider(STREAM_PACE);
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
