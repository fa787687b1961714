/** Writes docs/api.md: every call of the contract with its summary, an example and the fields of its answer. */
import { ENDPOINTS, type Endpoint } from '@saffron/contract/endpoints';
import { REFUSALS } from '@saffron/contract/errors';
import { API_BASE, type ApiRouteName } from '@saffron/contract/paths';
import { z } from 'zod';
import { VALID_REQUESTS, type ValidRequest } from '../hardening/valid-requests.ts';

const LEAD = `# The API

Written from the contract by \`node scripts/write-api-page.mjs\`; do not edit it here. Bodies and answers are JSON. The same as
OpenAPI is served at \`${API_BASE}/api/openapi.json\`. Programs that want the kitchen alone use the MCP server at \`${API_BASE}/mcp\`
with a key from Settings.

A call that needs an account takes \`Authorization: Bearer ACCESS_TOKEN\`, as \`login\` gives it out. A call that is refused is
answered with \`{"code": "...", "message": "..."}\`, the message being a sentence for people; a 429 or 503 says in \`Retry-After\`
after how many seconds it is worth trying again. The codes are at the end.
`;

const AUTH = {
  none: 'Needs no account.',
  optional: 'Takes an account along where there is one.',
  bearer: 'Needs an account.',
};

export function formatApiPage(): string {
  const calls = Object.entries(ENDPOINTS).map(([name, endpoint]) =>
    formatCall(name as ApiRouteName, endpoint),
  );
  const codes = Object.entries(REFUSALS).map(
    ([code, [status, message]]) => `| ${code} | ${status} | ${message} |`,
  );
  const table = ['## Refusals', '', '| code | status | message |', '| --- | --- | --- |', ...codes];
  return `${[LEAD, ...calls, table.join('\n')].join('\n')}\n`;
}

function formatCall(name: ApiRouteName, endpoint: Endpoint): string {
  const { method, summary, auth, success } = endpoint;
  const requests: Partial<Record<ApiRouteName, ValidRequest>> = VALID_REQUESTS;
  const { params = {}, query, body } = requests[name] ?? {};
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? key),
  );
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const [status, reply] = success;
  const sent = body === undefined ? [] : ['', JSON.stringify(body, null, 2)];
  const fields = fieldsOf(reply);
  return [
    `## ${name}`,
    '',
    `${summary}. ${AUTH[auth]}`,
    ...['', '```http', `${method} ${API_BASE}${path}${search}`, ...sent, '```', ''],
    `Answers ${status}${fields === '' ? '' : `: ${fields}`}.`,
    '',
  ].join('\n');
}

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** "`token`, `refreshToken`?": the names of its fields, those that may be absent with a question mark. */
function fieldsOf(reply: z.ZodType): string {
  const shape = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }) as Shape;
  return namesIn(shape);
}

function namesIn({ type, properties = {}, required = [], items, anyOf = [] }: Shape): string {
  if (items) return `a list, each with ${namesIn(items)}`;
  const [first] = anyOf.filter((one) => one.type !== 'null');
  if (first) return `${namesIn(first)}${anyOf.length > 1 ? ', or null' : ''}`;
  const names = Object.keys(properties);
  if (names.length > 0)
    return names.map((name) => `\`${name}\`${required.includes(name) ? '' : '?'}`).join(', ');
  if (type === 'object') return 'an object';
  return type === 'string' ? 'a text or a file' : '';
}
