/** Tests the environment variables: their defaults, how they are read, and one clear sentence for each wrong one. */
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
    ['PUBLIC_URL', 'http://[::1]:3000'],
    ['PUBLIC_URL', 'https://кухня.example'],
    ['SMTP_URL', 'smtps://cook%40cook.example:p%25ss@[::1]:465'],
    ['SMTP_URL', 'smtp://relay.inner:25?tls=off'],
    ['MAIL_FROM', 'no-reply@localhost'],
    ['MAIL_FROM', 'Saffron <no-reply@cook.example>'],
    ['MAIL_FROM', '"Saffron, the cook" <no-reply@cook.example>'],
    ['TRUST_PROXY', '::ffff:10.0.0.0/104, fd00::/8, loopback'],
    ['RATE_LIMIT_SCALE', '.5'],
  ])('%s=%s is right', (name, value) => {
    expect(() => readSettings({ [name]: value })).not.toThrow();
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'cook.example'],
    ['PUBLIC_URL', 'https://cook.example/app'],
    ['PUBLIC_URL', 'ftp://cook.example'],
    ['PUBLIC_URL', 'https://:secret@cook.example'],
    ['PUBLIC_URL', 'https://*.example'],
    ['PUBLIC_URL', 'https://cook;example'],
    ['PUBLIC_URL', 'https://cook.example/#'],
    ['DATABASE_URL', 'mysql://x'],
    ['SECRET_KEY', 'short'],
    ['SECRET_KEY', 'x'.repeat(31)],
    ['SECRET_KEY', `two words ${'x'.repeat(40)}`],
    ['SMTP_URL', 'http://mail'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:mail.example'],
    ['SMTP_URL', 'smtp://mail.example:0'],
    ['SMTP_URL', 'smtp://cook:100%@mail.example'],
    ['SMTP_URL', 'smtp://mail.example?ignoreTLS=true'],
    ['SMTP_URL', 'smtp://mail.example?tls=off&tls.rejectUnauthorized=false'],
    ['SMTP_URL', 'smtps://mail.example?tls=off'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['MAIL_FROM', 'Kitchen <>@cook.example'],
    ['MAIL_FROM', 'Kitchen <a@cook.example'],
    ['MAIL_FROM', 'the cook@cook.example in the house'],
    ['CHEF_MODEL', 'llama'],
    ['CHEF_MODEL', 'acme:model'],
    ['CHEF_BASE_URL', 'localhost'],
    ['CHEF_API_KEY', 'two keys'],
    ['CHEF_API_KEY', 'ключ'],
    ['CHEF_TOTAL_MS', '-1'],
    ['CHEF_DAILY_TOKENS', '1e9'],
    ['CHEF_FAMOUS_PERSONAS', 'no'],
    ['TRUST_PROXY', 'all'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::ffff:0.0.0.0/96'],
    ['TRUST_PROXY', '::/1'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://*.example'],
    ['RATE_LIMIT_SCALE', '0'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s stops the start with a sentence', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^The setting ${name} must .*\\.$`));
  });
});
