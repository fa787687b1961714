/** Tests the command `npm run chef`, as a process and called here: the chef's answer, its failures and what is explained. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createRecipeJson,
  type FakeModelProvider,
  startFakeModelProvider,
} from '../testing/fake-model-provider.ts';
import { getFullKitchen } from '../testing/open-server.ts';
import { runChefCommand } from './evaluation/chef-command.ts';

const PATIENCE_MS = 90_000;
const ENTRY = fileURLToPath(new URL('./ask-chef.ts', import.meta.url));

let provider: FakeModelProvider;
beforeAll(async () => {
  provider = await startFakeModelProvider();
}, PATIENCE_MS);
afterAll(() => provider.stop());

interface Ended {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** As a process of its own, which opens a kitchen for itself. */
async function askFromShell(words: string, variables: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: import.meta.dirname, ...variables };
  const child = spawn(process.execPath, [ENTRY, words], { env });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { ...said, code };
}

/** The same in this process, with the kitchen that is open already. */
async function ask(
  words: string | readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const said = { out: '', err: '' };
  const code = await runChefCommand([words].flat(), {
    env: { ...process.env, DATA_DIR: import.meta.dirname, ...variables },
    openKitchen: getFullKitchen,
    print: (text) => {
      said.out += `${text}\n`;
    },
    printError: (text) => {
      said.err += `${text}\n`;
    },
  });
  return { ...said, code };
}

const model = () => ({
  CHEF_MODEL: 'openai-compatible:test-model',
  CHEF_BASE_URL: provider.urlFor('openai-compatible'),
});

describe('asking the chef', { timeout: PATIENCE_MS }, () => {
  it('prints the card, the check, the time and the tokens', async () => {
    provider.replyWith(createRecipeJson());
    const { out, err, code } = await askFromShell('lemon rice, I am allergic to milk', model());
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Lemon rice (for 2, 25 minutes)');
    expect(out).toContain('1. Boil the rice in salted water for 12 minutes.');
    expect(out).toContain('Checked for: milk. Verdict: clear.');
    expect(out).toMatch(/First byte: \d+ ms\. Tokens: \d+ in, \d+ out\./);
  });

  it('asks for a message where there is none to explain', async () => {
    const { err, code } = await ask('--explain');
    expect([code, err]).toEqual([1, expect.stringMatching(/^Say a message, .*\.\n$/)]);
  });

  it('explains the acts of a message, the role of each food, and which line told of a need', async () => {
    const message = 'use yoghurt instead of the cream. my son is allergic to nuts';
    const { out, code } = await ask(['--explain', '[card]', message]);
    expect(code).toBe(0);
    expect(out).toMatch(/^swap [01]\.\d\d.*\n {2}to .*yoghurt\n {2}from .*cream$/m);
    expect(out).toMatch(/^need: nuts is harm for .*\(en\/needs\.cues:\d+\)$/m);
  });

  it('fails in a sentence when the answer would not be served', async () => {
    provider.replyWith(createRecipeJson({ ingredients: ['200 g rice', '50 g butter'] }));
    const { err, code } = await ask('lemon rice, I am allergic to milk', model());
    expect(code).toBe(1);
    expect(err).toMatch(/^The model answered, but .*\n$/);
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
    expect(await askFromShell('')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Say what .*\n$/),
    });
  });
});
