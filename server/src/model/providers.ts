/** Opens the model that the settings name; each provider's package is loaded only when it is wanted. */
import type { OpenAIProvider } from '@ai-sdk/openai';
import type { ModelSettings } from './model-settings.ts';

/** What all providers' packages speak. */
export type LanguageModel = ReturnType<OpenAIProvider['chat']>;
export type ModelRequest = Parameters<LanguageModel['doStream']>[0];

/** Where a server of one's own asks for no key, the packages still want to send one. */
const NO_KEY = 'none';

/** Whoever is asked may not send us, and what people said, on to somebody else. */
const fetchFromThere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** Makes no call. */
export async function openLanguageModel(settings: ModelSettings): Promise<LanguageModel> {
  const { provider, name, baseUrl, apiKey = NO_KEY } = settings;
  const place = {
    apiKey,
    fetch: fetchFromThere,
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  };
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI(place).responses(name);
  }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic(place).languageModel(name);
  }
  if (provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle(place).languageModel(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const key = settings.apiKey === undefined ? {} : { apiKey: settings.apiKey };
  // Without being asked these servers do not say how many tokens they took.
  return createOpenAICompatible({
    name: provider,
    baseURL: baseUrl ?? '',
    fetch: fetchFromThere,
    includeUsage: true,
    ...key,
  }).chatModel(name);
}
