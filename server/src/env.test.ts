/** Settings: their defaults, and one clear sentence for each wrong one. */
import { describe, expect, it } from 'vitest';
import { readSettings, SettingError } from './env.ts';

describe('settings', () => {
  it('have the defaults of the design', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: expect.stringMatching(/\/data$/),
      CHEF_FIRST_BYTE_MS: 20_000,
      CHEF_TOTAL_MS: 45_000,
      CHEF_DAILY_TOKENS: 2_000_000,
      CHEF_FAMOUS_PERSONAS: true,
      TRUST_PROXY: [],
      CORS_ORIGINS: [],
      RATE_LIMIT_SCALE: 1,
      LOG_LEVEL: 'info',
    });
    expect(readSettings({ PORT: '', HOST: '  ' })).toMatchObject({ PORT: 3000, HOST: '127.0.0.1' });
  });

  it('are read', () => {
    const settings = readSettings({
      PUBLIC_URL: 'https://cook.example/',
      TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,::1',
      CORS_ORIGINS: 'https://a.example,https://b.example:8443',
      CHEF_MODEL: 'ollama:llama3.2:3b',
      CHEF_FAMOUS_PERSONAS: 'off',
      RATE_LIMIT_SCALE: '0.5',
    });
    expect(settings).toMatchObject({
      PUBLIC_URL: 'https://cook.example',
      TRUST_PROXY: ['10.0.0.1', '10.1.0.0/16', '::1'],
      CORS_ORIGINS: ['https://a.example', 'https://b.example:8443'],
      CHEF_FAMOUS_PERSONAS: false,
      RATE_LIMIT_SCALE: 0.5,
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'cook.example'],
    ['PUBLIC_URL', 'https://cook.example/app'],
    ['PUBLIC_URL', 'ftp://cook.example'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'nobody'],
    ['CHEF_MODEL', 'llama'],
    ['CHEF_MODEL', 'acme:model'],
    ['CHEF_BASE_URL', 'localhost'],
    ['CHEF_TOTAL_MS', '-1'],
    ['CHEF_DAILY_TOKENS', '1e9'],
    ['CHEF_FAMOUS_PERSONAS', 'no'],
    ['TRUST_PROXY', 'all'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['CORS_ORIGINS', '*'],
    ['RATE_LIMIT_SCALE', '0'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s stops the start with a sentence', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^The setting ${name} must .*\\.$`));
  });
});
