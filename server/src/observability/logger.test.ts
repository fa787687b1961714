/** Tests the request log: route, status and time of each request, errors described, and no personal data or secrets. */
import { Writable } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  PASSWORD,
  TEST_TIMEOUT_MS,
} from '../../testing/accounts-fixture.ts';
import { get, post, postText } from '../../testing/http-requests.ts';
import { createLogger } from './logger.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

let fixture: AccountsFixture;
afterEach(() => fixture?.close());

const EMAIL = 'private-ann@example.org';
const WORDS = 'rhubarb-and-custard';
const recipe = {
  recipeId: 'private-recipe-id',
  recipeName: WORDS,
  conversation_response: WORDS,
  introduction: WORDS,
  ingredients: [WORDS],
  instructions: [WORDS],
  tips: [WORDS],
  friendly_closing: WORDS,
};

/** Everything that must stay out of the log, gathered on the way. */
async function travel(): Promise<string[]> {
  const { server, mailServer, callAuth } = fixture;
  const ann = await fixture.createPerson(EMAIL, { username: 'Anastasia', firstName: 'Annabel' });
  const letter = await mailServer.waitForEmail(EMAIL);
  await callAuth('login', { email: EMAIL, password: 'wrong-secret-word' });
  await callAuth('login', { email: 'stranger@example.org', password: 'wrong-secret-word' });
  await postText(server, '/api/auth/login', `{"email":"${EMAIL}","password":"${PASSWORD}`);
  const renewed = await callAuth('refresh', { refreshToken: ann.refreshToken });
  await ann.call('PUT', 'user/profile', { firstName: 'Annabel' });
  const wish = { messages: [{ role: 'user', content: `I want ${WORDS}` }] };
  await ann.call('POST', 'meal-plan', wish);
  const streamed = { accept: 'text/event-stream', authorization: `Bearer ${ann.accessToken}` };
  await post(server, '/api/meal-plan', wish, streamed);
  await ann.call('POST', 'recipes/save', recipe);
  await ann.call('GET', `recipes/saved/${WORDS}`);
  const shared = await ann.call('POST', 'shared/shared-recipes', { recipe });
  const shareId = String(shared.json.shareId);
  await get(server, `/mp/api/shared/shared-recipes/${shareId}`);
  await get(server, `/shared/recipe/${shareId}`);
  await post(server, '/api/feedback', { message: WORDS, category: 'Bug Report', email: EMAIL });
  await callAuth('request-password-reset', { email: EMAIL });
  await expect.poll(() => mailServer.findEmails(EMAIL)).toHaveLength(2);
  const { token } = await mailServer.waitForEmail(EMAIL, 1);
  await get(server, `/mp/api/auth/check-reset-token?token=${token}`);
  await get(server, `/mp/api/auth/check-reset-token?token=${EMAIL}&x=${WORDS}`);
  const newPassword = 'another-private-password';
  await callAuth('reset-password', { token, newPassword });
  await get(server, `/${WORDS}?token=${token}`);
  const strange = { 'x-request-id': WORDS, 'user-agent': WORDS, referer: `http://x/${WORDS}` };
  await get(server, '/healthz', { ...strange, cookie: WORDS, 'x-forwarded-for': '203.0.113.77' });
  const tokens = [token, letter.token, ann.accessToken, ann.refreshToken, shareId];
  const more = [renewed.json.accessToken, renewed.json.refreshToken].map(String);
  const texts = [EMAIL, 'example.org', PASSWORD, newPassword, 'wrong-secret-word', WORDS];
  const others = ['Anastasia', 'Annabel', '203.0.113.77', '127.0.0.1', 'private-recipe-id'];
  return [...tokens, ...more, ...texts, ...others];
}

it('holds no password, token, link, address, name or word of what was said', async () => {
  fixture = await openAccountsFixture();
  const secrets = await travel();
  const isAboutRequests = (line: string) => !line.includes('Server listening at');
  const lines = () => fixture.server.logLines.filter(isAboutRequests).join('');
  await expect.poll(lines).toContain('"route":"/mp/api/auth/reset-password","status":200');
  expect(secrets.filter((secret) => lines().includes(secret))).toEqual([]);
  expect(secrets.filter((secret) => secret.length < 3)).toEqual([]);
});

it('gives each request an id of ours, its route, status and time', async () => {
  fixture = await openAccountsFixture();
  const answer = await get(fixture.server, '/mp/api/nothing', { 'x-request-id': WORDS });
  const find = () =>
    fixture.server.logLines
      .map((line) => JSON.parse(line))
      .find(({ requestId }) => requestId === answer.json.requestId);
  await expect.poll(find).toMatchObject({
    method: 'GET',
    route: 'unknown',
    status: 404,
    ms: expect.any(Number),
    msg: 'request',
  });
});

it('says nothing more when the server itself fails in the middle of it', async () => {
  fixture = await openAccountsFixture();
  const { db } = fixture.server.storage;
  const ann = await fixture.createPerson(EMAIL);
  for (const table of ['saved_recipes', 'feedback', 'outbox', 'email_tokens'] as const) {
    await db.schema.dropTable(table).execute();
  }
  const saved = await ann.call('POST', 'recipes/save', recipe);
  const sent = await post(fixture.server, '/api/feedback', {
    message: WORDS,
    category: 'Bug Report',
    email: EMAIL,
  });
  const asked = await fixture.callAuth('request-password-reset', { email: EMAIL });
  expect([saved.status, sent.status, asked.status]).toEqual([500, 500, 500]);
  const lines = fixture.server.logLines.join('');
  expect(lines).toContain('a request failed');
  for (const secret of [EMAIL, WORDS, ann.accessToken]) expect(lines).not.toContain(secret);
});

it('tells of an error what it is and where, and nothing that is attached to it', () => {
  let said = '';
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      said += chunk;
      done();
    },
  });
  const token = 'hV9x2Lq0Zr8uT5mK1wYc7NbE3oPj6SdF4gAiXvQ-_0s';
  const cause = Object.assign(new Error(`Key (email)=(${EMAIL}) already exists`), {
    code: '23505',
    detail: WORDS,
    requestBodyValues: { prompt: WORDS },
    responseHeaders: { authorization: `Bearer ${token}` },
  });
  const error = new Error(`fetch of https://cook.example/reset?token=${token} for ${token}`, {
    cause,
  });
  Object.assign(cause, { cause: error });
  createLogger('info', destination).error({ err: error }, 'a request failed');
  expect(JSON.parse(said).err).toMatchObject({
    type: 'Error',
    message: 'fetch of https://[link] for [token]',
    stack: expect.stringContaining('logger.test.ts'),
    cause: { code: '23505', message: 'Key (email)=([address]) already exists' },
  });
  for (const secret of [EMAIL, WORDS, token]) expect(said).not.toContain(secret);
});
