/** The trial of a model from the command line: what it prints, and how it fails. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeProvider, openProvider, spokenRecipe } from './testing/fake-provider.ts';

const PATIENCE_MS = 30_000;
const ENTRY = fileURLToPath(new URL('./ask-chef.ts', import.meta.url));

let provider: FakeProvider;
beforeAll(async () => {
  provider = await openProvider();
}, PATIENCE_MS);
afterAll(() => provider.stop());

async function ask(wish: string, variables: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: import.meta.dirname, ...variables };
  const child = spawn(process.execPath, [ENTRY, wish], { env });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { ...said, code };
}

const model = () => ({
  CHEF_MODEL: 'openai-compatible:test-model',
  CHEF_BASE_URL: provider.urlFor('openai-compatible'),
});

describe('asking the chef', { timeout: PATIENCE_MS }, () => {
  it('prints the card, the check, the time and the tokens', async () => {
    provider.says(spokenRecipe());
    const { out, err, code } = await ask('lemon rice without milk', model());
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Lemon rice (for 2, 25 minutes)');
    expect(out).toContain('1. Boil the rice in salted water for 12 minutes.');
    expect(out).toContain('Checked for: milk. Verdict: clear.');
    expect(out).toMatch(/First byte: \d+ ms\. Tokens: \d+ in, \d+ out\./);
  });

  it('fails in a sentence when the answer would not be served', async () => {
    provider.says(spokenRecipe({ ingredients: ['200 g rice', '50 g butter'] }));
    const { err, code } = await ask('lemon rice without milk', model());
    expect(code).toBe(1);
    expect(err).toMatch(/^The model answered, but .* butter is made from milk\..*\n$/);
  });

  it('fails in a sentence when the model cannot be asked', async () => {
    provider.mock.reset();
    provider.mock.on({}, { error: { message: 'bad key' }, status: 401 });
    const { err, code } = await ask('rice', model());
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The model could not be asked at http:\S+: it failed with status 401 .*\n$/,
    );
  });

  it('says that the house chef answered where no model is set', async () => {
    const { out, code } = await ask('hummus');
    expect(code).toBe(0);
    expect(out).toContain('The house chef answered, because CHEF_MODEL is not set.');
  });

  it('wants a wish', async () => {
    expect(await ask('')).toMatchObject({ code: 1, err: expect.stringMatching(/^Say what .*\n$/) });
  });
});
