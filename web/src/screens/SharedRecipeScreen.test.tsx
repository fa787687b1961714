/** Tests the shared recipe in the app: loading, missing, taken from the served document, and taken into the chat. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/test-page.tsx';
import SharedRecipeScreen from './SharedRecipeScreen.tsx';

const dal = { recipeName: 'Dal', introduction: 'A warm bowl.', ingredients: ['lentils'] };

const open = () => void renderAt('/shared/recipe/abc', <SharedRecipeScreen />);
const serve = (answer: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  document.head.innerHTML = '';
});

test('it waits visibly, then shows the recipe with its title and description', async () => {
  serve(() => Response.json({ recipe: dal }));
  open();
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dal' })).toBeVisible();
  await waitFor(() => expect(document.title).toContain('Dal'));
  const meta = (name: string) => document.head.querySelector(`meta[property="${name}"]`);
  expect(meta('og:title')).toHaveAttribute('content', 'Dal');
  expect(meta('og:description')).toHaveAttribute('content', 'A warm bowl.');
});

test('a recipe that is gone is said, with the way back', async () => {
  serve(() => Response.json({ message: 'x', code: 'share-not-found' }, { status: 404 }));
  open();
  const sentence = 'This recipe could not be found or may have expired.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Meal Planner' }));
  expect(await screen.findByText('/meal-planner null')).toBeVisible();
});

test('the recipe in the served document is shown without asking for it', () => {
  const fetched = serve(() => Response.error());
  document.head.innerHTML = `<link rel="canonical" href="https://s.example/shared/recipe/abc">
    <script type="application/json" id="shared-recipe">${JSON.stringify(dal)}</script>`;
  open();
  expect(screen.getByRole('heading', { name: 'Dal' })).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

test('a document that was served for another recipe is not taken for this one', async () => {
  serve(() => Response.json({ recipe: { ...dal, recipeName: 'Pho' } }));
  document.head.innerHTML = `<link rel="canonical" href="https://s.example/shared/recipe/other">
    <script type="application/json" id="shared-recipe">${JSON.stringify(dal)}</script>`;
  open();
  expect(await screen.findByRole('heading', { name: 'Pho' })).toBeVisible();
});

test('it can be taken into the chat', async () => {
  serve(() => Response.json({ recipe: dal }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cook it with Saffron' }));
  await waitFor(() => expect(screen.getByText(/I would like to cook Dal/)).toBeVisible());
});

test.each([
  [6, 'I would like to cook Dal for 6"'],
  [1, 'I would like to cook Dal for 1"'],
  [2.5, 'I would like to cook Dal"'],
  [400, 'I would like to cook Dal"'],
])('for %d, as its page says', async (servings, asked) => {
  serve(() => Response.json({ recipe: { ...dal, servings } }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cook it with Saffron' }));
  await waitFor(() => expect(screen.getByText(new RegExp(asked))).toBeVisible());
});
