/** Reads the settings of the language model and reports what is missing. */
import { SettingError, type Settings } from '../settings/env.ts';

export type Provider = 'openai' | 'anthropic' | 'google' | 'ollama' | 'openai-compatible';

export interface ModelSettings {
  readonly provider: Provider;
  /** The provider's name of the model. */
  readonly name: string;
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly firstByteMs: number;
  readonly totalMs: number;
  readonly dailyTokens: number;
}

type ChefSettings = Pick<
  Settings,
  | 'CHEF_MODEL'
  | 'CHEF_BASE_URL'
  | 'CHEF_API_KEY'
  | 'CHEF_FIRST_BYTE_MS'
  | 'CHEF_TOTAL_MS'
  | 'CHEF_DAILY_TOKENS'
>;

const OLLAMA_URL = 'http://localhost:11434/v1';
const PROVIDERS_WITH_KEY: readonly Provider[] = ['openai', 'anthropic', 'google'];

/** Undefined when no model is set. @throws SettingError */
export function readModelSettings(settings: ChefSettings): ModelSettings | undefined {
  const { CHEF_MODEL, CHEF_BASE_URL, CHEF_API_KEY } = settings;
  if (CHEF_MODEL === undefined) return undefined;
  const colon = CHEF_MODEL.indexOf(':');
  // The settings allow no other providers.
  const provider = CHEF_MODEL.slice(0, colon) as Provider;
  if (provider === 'openai-compatible' && CHEF_BASE_URL === undefined) {
    throw new SettingError(
      'The setting CHEF_MODEL names an openai-compatible server, so CHEF_BASE_URL must say where it is, such as http://localhost:8000/v1.',
    );
  }
  // A self-hosted server may need no key.
  if (
    PROVIDERS_WITH_KEY.includes(provider) &&
    CHEF_API_KEY === undefined &&
    CHEF_BASE_URL === undefined
  ) {
    throw new SettingError(
      `The setting CHEF_MODEL names a model of ${provider}, which wants a key: set CHEF_API_KEY, or leave CHEF_MODEL out to cook with the house chef.`,
    );
  }
  return {
    provider,
    name: CHEF_MODEL.slice(colon + 1),
    baseUrl: CHEF_BASE_URL ?? (provider === 'ollama' ? OLLAMA_URL : undefined),
    apiKey: CHEF_API_KEY,
    firstByteMs: settings.CHEF_FIRST_BYTE_MS,
    totalMs: settings.CHEF_TOTAL_MS,
    dailyTokens: settings.CHEF_DAILY_TOKENS,
  };
}
