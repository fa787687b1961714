/** Tests a recipe that somebody pastes into the chat, over HTTP: past the gate, as a card with a picture, kept and shared. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { get, post } from '../../testing/http-requests.ts';
import { startTestServer, type TestServer } from '../../testing/open-server.ts';

const SATAY = `Chicken satay
500 g chicken thighs
100 g peanut butter
2 tbsp soy sauce
1 lime

Marinate the chicken in soy sauce and lime for an hour.
Grill for 12 minutes.
Serve it with the peanut butter, warmed.`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Reply {
  readonly reply: string | { readonly [field: string]: unknown };
  readonly memo: object;
  readonly safety: object;
}
const ask = async (messages: readonly string[], memo?: object, allergies = ['peanuts']) => {
  const said = messages.map((content, at) => ({ role: at % 2 ? 'assistant' : 'user', content }));
  const preferences = { foodAllergies: allergies };
  const { status, json } = await post(server, '/api/meal-plan', {
    messages: said,
    preferences,
    memo,
  });
  expect(status).toBe(200);
  return json as unknown as Reply;
};

it('names the line at fault past the gate, and serves the recipe once it fits', async () => {
  const checked = await ask([SATAY]);
  expect(checked.reply).toMatch(/peanut butter \(100 g\)/i);
  const fitted = await ask([SATAY, String(checked.reply), 'yes please'], checked.memo);
  expect(fitted.safety).toMatchObject({ verdict: 'clear' });
  expect(fitted.reply).toMatchObject({
    ingredients: [
      '500 g chicken thighs',
      '100 g sunflower seed butter',
      '2 tbsp soy sauce',
      '1 lime',
    ],
    imageUrl: expect.stringMatching(/^\/pictures\/.+\.svg$/),
  });
});

it('of several needs names all lines', async () => {
  const { reply } = await ask([SATAY], undefined, ['peanuts', 'soy', 'wheat']);
  expect(reply).toMatch(/peanut butter \(100 g\)/i);
  expect(reply).toMatch(/soy sauce \(2 tbsp\)/i);
});

it('is a card that has a picture and can be shared like any other', async () => {
  const { reply } = await ask([SATAY], undefined, []);
  const { conversation_response: _, ...card } = reply as Record<string, unknown>;
  expect(card).toMatchObject({ recipeName: 'Chicken satay', servings: 4 });
  const picture = await fetch(`${server.url}${card.imageUrl}`);
  expect(picture.status).toBe(200);
  const shared = await post(server, '/api/shared/shared-recipes', { recipe: card });
  expect(shared.status).toBe(201);
  const { json } = await get(server, `/mp/api/shared/shared-recipes/${shared.json.shareId}`);
  expect(json.recipe).toMatchObject({ recipeName: 'Chicken satay', ingredients: card.ingredients });
});
