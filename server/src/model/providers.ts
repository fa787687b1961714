/** Opens the language model of the configured provider, loading only that provider's package. */
import type { OpenAIProvider } from '@ai-sdk/openai';
import type { ModelSettings } from './model-settings.ts';

/** The interface of all providers' packages. */
export type LanguageModel = ReturnType<OpenAIProvider['chat']>;
export type ModelRequest = Parameters<LanguageModel['doStream']>[0];

/** Self-hosted servers may need no key, but the packages always send one. */
const NO_KEY = 'none';

/** Redirects are refused, so that messages are not sent to another server. */
const fetchWithoutRedirect: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' });

/** Opens the model without calling it. */
export async function openLanguageModel(settings: ModelSettings): Promise<LanguageModel> {
  const { provider, name, baseUrl, apiKey = NO_KEY } = settings;
  const options = {
    apiKey,
    fetch: fetchWithoutRedirect,
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  };
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI(options).responses(name);
  }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic(options).languageModel(name);
  }
  if (provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle(options).languageModel(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const key = settings.apiKey === undefined ? {} : { apiKey: settings.apiKey };
  // These servers report token counts only on request.
  return createOpenAICompatible({
    name: provider,
    baseURL: baseUrl ?? '',
    fetch: fetchWithoutRedirect,
    includeUsage: true,
    ...key,
  }).chatModel(name);
}
