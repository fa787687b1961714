// @vitest-environment node
/** Tests the API client over real HTTP: requests, replies, every kind of failure, and renewal of the bearer token. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBody, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { setBearerSource } from './bearer.ts';
import { call } from './client.ts';
import { CallError, type Failure } from './failure.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await server.close();
  setBearerSource({ accessToken: () => null });
});

const json = (status: number, body: unknown, headers = {}) => {
  server.answer = (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
};

async function failureFrom(promise: Promise<unknown>): Promise<Failure> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CallError);
  return (error as CallError).failure;
}

const feedback = () => call('sendFeedback', { body: { message: 'hi', category: 'Bug Report' } });

test('method, address, JSON and reply', async () => {
  const seen: unknown[] = [];
  server.answer = async (request, response) => {
    seen.push(
      request.method,
      request.url,
      request.headers['content-type'],
      await readBody(request),
    );
    response.end('{"message":"thank you"}');
  };
  await expect(feedback()).resolves.toEqual({ message: 'thank you' });
  const sent = JSON.stringify({ message: 'hi', category: 'Bug Report' });
  expect(seen).toEqual(['POST', '/mp/api/feedback', 'application/json', sent]);
});

test('parameters and queries are escaped', async () => {
  const urls: (string | undefined)[] = [];
  server.answer = (request, response) => {
    urls.push(request.url);
    response.end('null');
  };
  await call('findSavedRecipe', { params: { recipeName: 'Mac & cheese / ½' } });
  await call('checkResetToken', { query: { token: 'a&b=c' } });
  expect(urls).toEqual([
    '/mp/api/recipes/saved/Mac%20%26%20cheese%20%2F%20%C2%BD',
    '/mp/api/auth/check-reset-token?token=a%26b%3Dc',
  ]);
});

test('no content is null', async () => {
  server.answer = (_, response) => response.writeHead(204).end();
  await expect(call('resetMealPlan')).resolves.toBeNull();
});

describe('failures', () => {
  test('a refusal keeps the words and the code of the server', async () => {
    json(429, { message: 'Slow down.', code: 'too-many-requests' }, { 'Retry-After': '7' });
    expect(await failureFrom(feedback())).toEqual({
      kind: 'refused',
      status: 429,
      code: 'too-many-requests',
      message: 'Slow down.',
      retryAfter: 7,
    });
  });

  test('a refusal without words gets ours', async () => {
    json(400, {});
    expect(await failureFrom(feedback())).toMatchObject({
      kind: 'refused',
      message: 'The kitchen could not do that. Please try again.',
    });
  });

  test.each([200, 502])('HTML instead of JSON with status %i is broken', async (status) => {
    server.answer = (_, response) =>
      response.writeHead(status, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Hello');
    expect(await failureFrom(feedback())).toMatchObject({ kind: 'broken', status });
  });

  test('half a reply is offline: the line broke', async () => {
    server.answer = (_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"message":');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failureFrom(feedback())).toMatchObject({ kind: 'offline' });
  });

  test('a server that does not answer is offline', async () => {
    await server.close();
    expect(await failureFrom(feedback())).toMatchObject({ kind: 'offline' });
    server = await startTestServer();
  });

  test('stopped by us is aborted', async () => {
    server.answer = () => undefined;
    const abort = new AbortController();
    const failure = failureFrom(call('getSettings', { signal: abort.signal }));
    abort.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
  });
});

describe('the bearer', () => {
  const seen: (string | undefined)[] = [];
  beforeEach(() => {
    seen.length = 0;
    server.answer = (request, response) => {
      const { authorization } = request.headers;
      seen.push(authorization);
      if (authorization === 'Bearer old') response.writeHead(401).end('{"message":"no"}');
      else response.end('{}');
    };
  });

  test('goes with optional calls and never with those marked none', async () => {
    setBearerSource({ accessToken: () => 'good' });
    await feedback();
    await call('login', { body: { email: 'a@b.cd', password: 'x' } });
    expect(seen).toEqual(['Bearer good', undefined]);
  });

  test('is renewed once after 401 and the call repeated with its body', async () => {
    let token = 'old';
    const onUnauthorized = vi.fn(async () => {
      token = 'new';
      return true;
    });
    setBearerSource({ accessToken: () => token, onUnauthorized });
    await expect(feedback()).resolves.toEqual({});
    expect(seen).toEqual(['Bearer old', 'Bearer new']);
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');
  });

  test('still refused after one renewal stays refused', async () => {
    setBearerSource({ accessToken: () => 'old', onUnauthorized: async () => true });
    expect(await failureFrom(feedback())).toMatchObject({ kind: 'refused', status: 401 });
    expect(seen).toHaveLength(2);
  });

  test('a wrong password is no expired session', async () => {
    const onUnauthorized = vi.fn(async () => true);
    setBearerSource({ accessToken: () => 'good', onUnauthorized });
    json(401, { message: 'Wrong.' });
    const login = call('login', { body: { email: 'a@b.cd', password: 'x' } });
    expect(await failureFrom(login)).toMatchObject({ kind: 'refused', message: 'Wrong.' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
