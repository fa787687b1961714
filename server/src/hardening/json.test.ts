/** The JSON reader at the door: takes all that is JSON, nothing that is not, and falls over neither. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenServer, openServer } from '../testing/open-server.ts';
import { postText } from '../testing/send.ts';
import { whatIsUnfitInRefusal } from './fit-answers.ts';
import { BROKEN_BYTES, REFUSED, TAKEN, TOO_DEEP } from './json-cases.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const nameOf = (json: string) => JSON.stringify(json).slice(0, 60);

/** Around a good request, so that only the JSON decides. */
const beside = (json: string) => `{"message":"x","category":"Bug Report","more":${json}}`;

describe('JSON', () => {
  it.each(TAKEN.map((json) => [nameOf(json), json]))('%s is taken', async (_name, json) => {
    const answer = await postText(server, '/api/feedback', beside(json));
    expect(answer.status).toBe(201);
  });

  it.each(TAKEN.map((json) => [nameOf(json), json]))('%s alone is no request', async (_, json) => {
    const answer = await postText(server, '/api/feedback', json);
    expect(answer.json).toMatchObject({ code: 'bad-input' });
    expect(whatIsUnfitInRefusal(answer)).toBeUndefined();
  });
});

describe('JSON that is too deep', () => {
  it.each(TOO_DEEP.map((json) => [nameOf(json), json]))('%s is refused', async (_name, json) => {
    const answer = await postText(server, '/api/feedback', beside(json));
    expect([answer.status, answer.json.code]).toEqual([400, 'bad-input']);
    expect(whatIsUnfitInRefusal(answer)).toBeUndefined();
  });
});

describe('no JSON', () => {
  it.each(REFUSED.map((json) => [nameOf(json), json]))('%s is refused', async (_name, json) => {
    const answer = await postText(server, '/api/feedback', json);
    expect(answer.json).toMatchObject({ code: 'bad-json' });
    expect(whatIsUnfitInRefusal(answer)).toBeUndefined();
  });

  it.each(Object.entries(BROKEN_BYTES))('%s is refused', async (_name, bytes) => {
    const answer = await postText(server, '/api/feedback', new Uint8Array(bytes));
    expect(answer.json).toMatchObject({ code: 'bad-json' });
  });
});
