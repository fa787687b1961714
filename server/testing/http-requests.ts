/** Short helpers for the HTTP requests of tests. */
import { API_BASE } from '@saffron/contract/paths';

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is none. Tests look into it freely. */
  readonly json: Record<string, unknown>;
}

export async function send(url: string, init: RequestInit = {}): Promise<TestResponse> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Posts JSON to a call of the API: `post(server, '/api/feedback', {...})`. */
export function post(
  server: { readonly url: string },
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  return postText(server, path, JSON.stringify(body), headers);
}

export function postText(
  server: { readonly url: string },
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  return send(server.url + API_BASE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

export function get(
  server: { readonly url: string },
  path: string,
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  return send(server.url + path, { headers });
}
