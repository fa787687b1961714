/** Tests that the parser of JSON bodies accepts all valid JSON, refuses everything else, and never crashes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postText } from '../http-requests.ts';
import { startTestServer, type TestServer } from '../open-server.ts';
import { INVALID_JSON, INVALID_UTF8, TOO_DEEP_JSON, VALID_JSON } from './json-cases.ts';
import { findRefusalFault } from './response-faults.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const nameOf = (json: string) => JSON.stringify(json).slice(0, 60);

/** Around a good request, so that only the JSON decides. */
const beside = (json: string) => `{"message":"x","category":"Bug Report","more":${json}}`;

describe('JSON', () => {
  it.each(VALID_JSON.map((json) => [nameOf(json), json]))('%s is taken', async (_name, json) => {
    const answer = await postText(server, '/api/feedback', beside(json));
    expect(answer.status).toBe(201);
  });

  it.each(VALID_JSON.map((json) => [nameOf(json), json]))(
    '%s alone is no request',
    async (_, json) => {
      const answer = await postText(server, '/api/feedback', json);
      expect(answer.json).toMatchObject({ code: 'bad-input' });
      expect(findRefusalFault(answer)).toBeUndefined();
    },
  );
});

describe('JSON that is too deep', () => {
  it.each(TOO_DEEP_JSON.map((json) => [nameOf(json), json]))(
    '%s is refused',
    async (_name, json) => {
      const answer = await postText(server, '/api/feedback', beside(json));
      expect([answer.status, answer.json.code]).toEqual([400, 'bad-input']);
      expect(findRefusalFault(answer)).toBeUndefined();
    },
  );
});

describe('no JSON', () => {
  it.each(INVALID_JSON.map((json) => [nameOf(json), json]))(
    '%s is refused',
    async (_name, json) => {
      const answer = await postText(server, '/api/feedback', json);
      expect(answer.json).toMatchObject({ code: 'bad-json' });
      expect(findRefusalFault(answer)).toBeUndefined();
    },
  );

  it.each(Object.entries(INVALID_UTF8))('%s is refused', async (_name, bytes) => {
    const answer = await postText(server, '/api/feedback', new Uint8Array(bytes));
    expect(answer.json).toMatchObject({ code: 'bad-json' });
  });
});
