/** Tests every field of every endpoint with hostile texts and wrong values: accepted, or refused with a proper API error. */
import { ENDPOINTS, type Endpoint } from '@saffron/contract/endpoints';
import type { ApiRouteName } from '@saffron/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
  type TestPerson,
} from '../accounts-fixture.ts';
import { type CallInput, callEndpoint, runConcurrently } from './call-endpoint.ts';
import { HOSTILE_STRINGS } from './hostile-strings.ts';
import {
  BULKY_VALUES,
  listPlaces,
  replaceAt,
  replaceWithJson,
  WRONG_VALUES,
} from './request-mutations.ts';
import { findResponseFault } from './response-faults.ts';
import { LAST_CALLS, VALID_REQUESTS, type ValidRequest } from './valid-requests.ts';

let fixture: AccountsFixture;
let ann: TestPerson;
beforeAll(async () => {
  fixture = await openAccountsFixture();
  ann = await fixture.createPerson('ann@cook.example');
}, TEST_TIMEOUT_MS);
afterAll(() => fixture.close());

const CALLS = Object.entries(VALID_REQUESTS) as [keyof typeof VALID_REQUESTS, ValidRequest][];

/** Asks each, and names those whose answer is not as it must be. */
async function unfitAmong(name: ApiRouteName, all: readonly (CallInput & { what: string })[]) {
  const unfit: string[] = [];
  await runConcurrently(all, async ({ what, ...asked }) => {
    const wrong = findResponseFault(name, await callEndpoint(fixture.server, ann, name, asked));
    if (wrong !== undefined) unfit.push(`${what}: ${wrong}`);
  });
  return unfit;
}

describe('the good requests', () => {
  it('know every call', () => {
    const known = [...CALLS.map(([name]) => name), ...LAST_CALLS];
    expect(known.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  });

  it.each(CALLS)('%s has every field of its schema', (name, good) => {
    const endpoint: Endpoint = ENDPOINTS[name];
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part];
      if (schema === undefined) expect(good[part]).toBeUndefined();
      else
        expect(
          missingIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), good[part]),
        ).toEqual([]);
    }
  });

  it.each(CALLS)('%s is understood', async (name, good) => {
    const answer = await callEndpoint(fixture.server, ann, name, good);
    expect(answer.json.issues).toBeUndefined();
    expect(findResponseFault(name, answer)).toBeUndefined();
  });
});

type Described = z.core.JSONSchema._JSONSchema;

/** Names of fields that the schema describes and the request lacks, in whichever form it is closest to. */
function missingIn(schema: Described, value: unknown): string[] {
  if (typeof schema === 'boolean') return [];
  const { properties, anyOf } = schema;
  const forms = anyOf?.map((one) => missingIn(one, value));
  const nearest = forms?.toSorted((a, b) => a.length - b.length)[0];
  if (nearest !== undefined) return nearest;
  return Object.entries(properties ?? {}).flatMap(([key, inner]) => {
    const held = (value as Record<string, unknown> | undefined)?.[key];
    return held === undefined ? [key] : missingIn(inner, held).map((one) => `${key}.${one}`);
  });
}

describe('hostile texts', () => {
  it.each(CALLS)('%s', { timeout: TEST_TIMEOUT_MS }, async (name, good) => {
    const texts = listPlaces(good).filter(({ value }) => typeof value === 'string');
    const share = HOSTILE_STRINGS.filter(
      (text, at) =>
        THOROUGH.has(name) ||
        at % 3 === CALLS.findIndex(([one]) => one === name) % 3 ||
        SHARP.has(text),
    );
    // Fields of a call share their schemas, so each takes its part of the call's share and the sharpest of the list.
    const all = texts.flatMap(({ path }, turn) =>
      share
        .filter((text, at) => at % texts.length === turn || SHARP.has(text))
        .filter((text) => path[0] === 'body' || isInAddress(text))
        .map((text) => ({
          what: `${path.join('.')} = ${JSON.stringify(text).slice(0, 80)}`,
          ...(replaceAt(good, path, text) as ValidRequest),
        })),
    );
    expect(await unfitAmong(name, all)).toEqual([]);
  });
});

/** Where texts are not only kept but understood. */
const THOROUGH = new Set<ApiRouteName>([
  'mealPlan',
  'importRecipes',
  'checkLines',
  'measureLines',
  'composeDish',
  'layMenu',
  'estimateNutrition',
  'readRecipe',
  'adaptRecipe',
]);

const SHARP = new Set([
  '',
  ' ',
  'a\u0000b',
  'a\r\nb',
  '\ud800',
  '__proto__',
  '"><script>alert(1)</script>',
  "' OR '1'='1",
  '%ff',
  '1 1/0 cups flour',
  'a'.repeat(5001),
]);

/** An address cannot be written with half a pair in it; one of dots alone is another address. */
function isInAddress(text: string): boolean {
  return text.isWellFormed() && text !== '' && text !== '.' && text !== '..';
}

/** What is wrong is the body alone. */
const addressOf = ({ params }: ValidRequest) => (params === undefined ? {} : { params });

describe('wrong values', () => {
  it.each(CALLS)('%s', { timeout: TEST_TIMEOUT_MS }, async (name, good) => {
    if (good.body === undefined) return;
    const places = [{ path: [], value: [] }, ...listPlaces(good.body)];
    const bulky = Object.entries(BULKY_VALUES);
    // Most is refused before its place is looked at: so all of it in place of the body and of each list, and of other fields in turn.
    const wrongFor = (value: unknown, turn: number) => [
      ...Object.entries(WRONG_VALUES),
      ...bulky.filter((_, at) => Array.isArray(value) || at === turn % bulky.length),
    ];
    const all = places.flatMap(({ path, value }, turn) => [
      ...wrongFor(value, turn).map(([what, json]) => ({
        what: `${path.join('.')} is ${what}`,
        text: replaceWithJson(good.body, path, json),
      })),
      { what: `${path.join('.')} is missing`, body: replaceAt(good.body, path, undefined) },
    ]);
    expect(
      await unfitAmong(
        name,
        all.map((one) => ({ ...addressOf(good), ...one })),
      ),
    ).toEqual([]);
  });

  it.each(CALLS)('%s with more than it knows, or the same twice', async (name, good) => {
    if (good.body === undefined) return;
    const fields = JSON.stringify(good.body).slice(1, -1);
    const more = [
      '"more":1',
      '"toString":1',
      '"hasOwnProperty":null',
      '"then":{}',
      '"":[]',
      `"${'k'.repeat(5000)}":1`,
    ];
    const firstKey = Object.keys(good.body as object)[0] ?? '';
    const all = [
      ...more.map((extra) => ({ what: extra.slice(0, 40), text: `{${fields},${extra}}` })),
      { what: 'first twice', text: `{"${firstKey}":null,${fields}}` },
      { what: 'last twice', text: `{${fields},"${firstKey}":{"a":1}}` },
      { what: 'poison', text: `{${fields},"__proto__":{"admin":true}}` },
      { what: 'escaped poison', text: `{${fields},"\\u005f_proto__":{"admin":true}}` },
    ];
    expect(
      await unfitAmong(
        name,
        all.map((one) => ({ ...addressOf(good), ...one })),
      ),
    ).toEqual([]);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});
