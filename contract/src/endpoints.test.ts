/** Tests that the table of API endpoints is complete, refuses bodies that are no objects, and fills in path parameters. */
import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { API_ROUTES, type ApiRouteName, apiPath, sharedRecipePath } from './paths.ts';

const ALL = Object.entries(ENDPOINTS) as [ApiRouteName, Endpoint][];

/** Method and path of every call of spec 7. */
const SPEC = [
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/refresh',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/resend-confirmation',
  'POST /api/auth/confirm-email',
  'GET /api/auth/check-reset-token',
  'POST /api/auth/reset-password',
  'POST /api/auth/change-password',
  'DELETE /api/auth/account',
  'GET /api/user/settings',
  'PUT /api/user/settings',
  'GET /api/user/profile',
  'PUT /api/user/profile',
  'POST /api/chat/greeting',
  'POST /api/meal-plan',
  'POST /api/meal-plan/reset',
  'POST /api/recipes/save',
  'GET /api/recipes/saved/:',
  'GET /api/recipes/saved',
  'DELETE /api/recipes/saved/:',
  'POST /api/shared/shared-recipes',
  'GET /api/shared/shared-recipes/:',
  'GET /api/shared/shared-recipes/:/meta',
  'POST /api/feedback',
];

describe('the table', () => {
  it('has every call of the spec', () => {
    const ours = ALL.map(([, call]) => `${call.method} ${call.path.replace(/:\w+/g, ':')}`);
    expect(ours).toEqual(expect.arrayContaining(SPEC));
  });

  it('has details for every address and no two calls at one place', () => {
    expect(Object.keys(ENDPOINTS)).toEqual(Object.keys(API_ROUTES));
    const places = ALL.map(([, call]) => `${call.method} ${call.path.replace(/:\w+/g, ':')}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(ALL)('%s describes each parameter of its path', (_name, call) => {
    const named = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(call.params !== undefined).toBe(named.length > 0);
    const sample = Object.fromEntries(named.map((name) => [name, 'x']));
    if (call.params) expect(call.params.safeParse(sample).success).toBe(true);
  });

  it.each(ALL.filter(([, call]) => call.body))('%s refuses what is no object', (name, call) => {
    for (const wrong of ['text', 7, true, [], [[[]]]]) {
      expect(call.body?.safeParse(wrong).success).toBe(false);
    }
    // The spec's own way to delete an account has no body.
    for (const none of [undefined, null]) {
      expect(call.body?.safeParse(none).success).toBe(name === 'deleteAccount');
    }
  });
});

describe('addresses', () => {
  it('fill in parameters, whatever they hold', () => {
    expect(apiPath('findSavedRecipe', { recipeName: 'Mac & cheese / half?' })).toBe(
      '/mp/api/recipes/saved/Mac%20%26%20cheese%20%2F%20half%3F',
    );
    expect(sharedRecipePath('a_b-c')).toBe('/shared/recipe/a_b-c');
  });

  it('refuse to be made without their parameters', () => {
    expect(() => apiPath('getSharedRecipe')).toThrow('shareId');
  });
});
