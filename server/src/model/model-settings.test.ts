/** Tests the language model's settings: what each provider needs, and one sentence for what is missing. */
import { describe, expect, it } from 'vitest';
import { readSettings, SettingError } from '../settings/env.ts';
import { readModelSettings } from './model-settings.ts';
import { openLanguageModel } from './providers.ts';

const read = (variables: Record<string, string>) => readModelSettings(readSettings(variables));

describe('the model', () => {
  it('is none unless it is named', () => {
    expect(read({ CHEF_API_KEY: 'k' })).toBeUndefined();
  });

  it.each([
    [{ CHEF_MODEL: 'openai:gpt-5', CHEF_API_KEY: 'k' }, 'openai', 'gpt-5', undefined],
    [{ CHEF_MODEL: 'anthropic:claude', CHEF_API_KEY: 'k' }, 'anthropic', 'claude', undefined],
    [{ CHEF_MODEL: 'google:gemini', CHEF_API_KEY: 'k' }, 'google', 'gemini', undefined],
    [{ CHEF_MODEL: 'ollama:llama3.2:3b' }, 'ollama', 'llama3.2:3b', 'http://localhost:11434/v1'],
    [
      { CHEF_MODEL: 'openai-compatible:org/model', CHEF_BASE_URL: 'http://box:8000/v1' },
      'openai-compatible',
      'org/model',
      'http://box:8000/v1',
    ],
    [
      { CHEF_MODEL: 'openai:gpt-5', CHEF_BASE_URL: 'http://proxy/v1' },
      'openai',
      'gpt-5',
      'http://proxy/v1',
    ],
  ])('is opened without a call for %o', async (variables, provider, name, baseUrl) => {
    const settings = read(variables);
    expect(settings).toMatchObject({ provider, name, baseUrl });
    if (settings) expect((await openLanguageModel(settings)).modelId).toBe(name);
  });

  it.each([
    [{ CHEF_MODEL: 'openai:gpt-5' }, 'CHEF_API_KEY'],
    [{ CHEF_MODEL: 'anthropic:claude' }, 'CHEF_API_KEY'],
    [{ CHEF_MODEL: 'google:gemini' }, 'CHEF_API_KEY'],
    [{ CHEF_MODEL: 'openai-compatible:m' }, 'CHEF_BASE_URL'],
  ])('stops the start in a sentence for %o', (variables, wanted) => {
    expect(() => read(variables)).toThrow(SettingError);
    expect(() => read(variables)).toThrow(new RegExp(`^The setting CHEF_MODEL .*${wanted}.*\\.$`));
  });
});
