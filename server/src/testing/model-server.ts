/** A server that asks a language model first, wherever a test has one. */
import type { Deps } from '../app.ts';
import type { ModelSettings } from '../model/model-settings.ts';
import { openPrompt } from '../model/prompt.ts';
import { openLanguageModel } from '../model/providers.ts';
import { type OpenServer, openServer, wholeKitchen } from './open-server.ts';

export function modelSettings(
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

/** Opened with the module and not in a test, whose time it would take. */
const kitchen = wholeKitchen();

/** A server that asks a model at that address first. */
export async function openWithModel(
  settings: ModelSettings,
  changes: Partial<Deps> & { restMs?: number } = {},
): Promise<OpenServer> {
  const { restMs, ...deps } = changes;
  const language = await openLanguageModel(settings);
  const model = { settings, language, prompt: openPrompt(), ...(restMs ? { restMs } : {}) };
  return openServer({ kitchen, model, ...deps });
}
