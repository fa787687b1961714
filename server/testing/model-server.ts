/** A test server that asks a language model first, and the helpers to configure it. */
import type { AppDeps } from '../src/app.ts';
import type { ModelSettings } from '../src/model/model-settings.ts';
import { loadPrompt } from '../src/model/prompt.ts';
import { openLanguageModel } from '../src/model/providers.ts';
import { getFullKitchen, startTestServer, type TestServer } from './open-server.ts';

export function createModelSettings(
  baseUrl: string,
  changes: Partial<ModelSettings> = {},
): ModelSettings {
  return {
    provider: 'openai-compatible',
    name: 'test-model',
    baseUrl,
    apiKey: 'a-secret-key',
    firstByteMs: 5000,
    totalMs: 10_000,
    dailyTokens: 10_000_000,
    ...changes,
  };
}

/** Opened when this module is loaded, so that it does not count against the time of a test. */
const kitchen = getFullKitchen();

/** Starts a server that asks the model of these settings first. */
export async function openModelServer(
  settings: ModelSettings,
  changes: Partial<AppDeps> & { restMs?: number } = {},
): Promise<TestServer> {
  const { restMs, ...deps } = changes;
  const languageModel = await openLanguageModel(settings);
  const model = { settings, languageModel, prompt: loadPrompt(), ...(restMs ? { restMs } : {}) };
  return startTestServer({ kitchen, model, ...deps });
}
