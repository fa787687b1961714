/** Tests the recipe card: whole, growing or incomplete, and its ticking, saving, copying and sharing. */
import type { Safety } from '@saffron/contract/chat';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resolveDialog, useDialogs } from '../../../ui/dialog-store.ts';
import { useToasts } from '../../../ui/toast-store.ts';
import { NO_CHAT, useChatRequests } from '../../../user/chat-requests.ts';
import { setSavedIds } from '../../../user/saved-ids.ts';
import { clearSession, setTokens } from '../../../user/session.ts';
import type { PartialRecipe } from '../recipe-content.ts';
import { RecipeCard } from './RecipeCard.tsx';
import { useSwapHint } from './swap-hint.ts';

const dal: PartialRecipe = {
  ...{ recipeId: 'r1', recipeName: 'Dal', introduction: 'A warm bowl.', servings: 4, minutes: 35 },
  ingredients: ['200 g lentils', '1 lime'],
  instructions: ['Boil.', 'Eat.'],
  tips: ['Squeeze the lime late.'],
  friendly_closing: 'Enjoy!',
};
const NOTHING_FITS = { text: 'Nothing fits.', take: async () => 'Nothing fits.' };
const onVisitorSaves = vi.fn();
const show = (recipe: PartialRecipe, more: Partial<Parameters<typeof RecipeCard>[0]> = {}) =>
  render(<RecipeCard recipe={recipe} onSignInRequired={onVisitorSaves} {...more} />);
const button = (name: string) => screen.getByRole('button', { name });

type Answer = () => Response;
function play(answers: Record<string, Answer>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const [, answer] =
      Object.entries(answers).find(([call]) => `${init?.method} ${address}`.endsWith(call)) ?? [];
    return answer?.() ?? new Response(null, { status: 500 });
  });
}

const EXISTS = 'GET /mp/api/recipes/saved/Dal';
const SAVE = 'POST /mp/api/recipes/save';
const SHARE = 'POST /mp/api/shared/shared-recipes';
const kept = () => Response.json({ message: 'Kept', recipeId: 'r1' }, { status: 201 });
const dialog = () => useDialogs.getState().queue[0];
const signIn = () => setTokens({ accessToken: 'a.b.c', refreshToken: 'r' });

beforeEach(() => {
  onVisitorSaves.mockClear();
  clearSession();
  setSavedIds([]);
  useChatRequests.setState(NO_CHAT);
  useDialogs.setState({ queue: [] });
  useToasts.setState({ toast: null, open: false });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

test('notes are shown, and neither saved, shared nor copied', async () => {
  signIn();
  const bodies: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (typeof init?.body === 'string') bodies.push(init.body);
    if (init?.method === 'GET') return Response.json(null);
    return Response.json(
      { recipeId: 'r1', message: 'Kept', url: 'x', shareId: 's' },
      { status: 201 },
    );
  });
  const user = userEvent.setup();
  const recipe = { ...dal, conversation_response: 'Noted: no celery for you.' };
  show(recipe, { notes: ['Chosen with a pregnancy in mind.', 'Meant to be halal.'] });
  expect(screen.getByText('Chosen with a pregnancy in mind. Meant to be halal.')).toBeVisible();
  await user.click(button('Copy recipe'));
  const copied = await navigator.clipboard.readText();
  await user.click(button('Save'));
  await user.click(button('Share'));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
  await waitFor(() => expect(bodies.length).toBeGreaterThanOrEqual(2));
  for (const text of [copied, ...bodies]) {
    expect(text).toContain('A warm bowl.');
    expect(text).not.toMatch(/pregnan|halal|celery/);
  }
});

test('a whole card shows its parts', () => {
  show(dal, { units: 'international' });
  const card = within(screen.getByRole('article', { name: 'Dal' }));
  expect(card.getByText('35 min')).toBeVisible();
  expect(card.getByRole('group', { name: 'Servings' })).toHaveTextContent('Serves 4');
  expect(card.getByRole('button', { name: 'Metric', pressed: true })).toBeVisible();
  expect(card.getByRole('button', { name: 'Start cooking' })).toBeVisible();
  expect(card.getByText('A warm bowl.')).toBeVisible();
  const [ingredients, steps] = card.getAllByRole('list');
  expect(ingredients?.tagName).toBe('UL');
  expect(
    within(ingredients as HTMLElement).getByRole('checkbox', { name: '200 g lentils' }),
  ).toBeVisible();
  expect(steps?.tagName).toBe('OL');
  expect(card.getByText('Squeeze the lime late.')).toBeVisible();
  expect(card.getByText('Enjoy!')).toBeVisible();
});

test('a growing card has what has come and no buttons', () => {
  show({ recipeName: 'Dal', ingredients: ['200 g lentils'] }, { stage: 'growing' });
  expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Instructions')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('it is shown for more people and in other measures, and so it is copied', async () => {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({
      ingredients: ['250 g lentils', '1¼ limes'],
      instructions: ['Boil it.'],
    });
  });
  const user = userEvent.setup();
  show(dal, { units: 'international' });
  await user.click(button('One more'));
  expect(await screen.findByRole('checkbox', { name: '250 g lentils' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Boil it.' })).toBeVisible();
  expect(sent).toMatchObject([{ units: 'international', factor: 1.25 }]);
  expect(screen.getByRole('group', { name: 'Servings' })).toHaveTextContent('Serves 5');
  await user.click(button('Copy recipe'));
  expect(await navigator.clipboard.readText()).toContain('Serves 5');
  await user.click(button('One fewer'));
  expect(await screen.findByRole('checkbox', { name: '200 g lentils' })).toBeVisible();
  await user.click(button('US measures'));
  await waitFor(() => expect(sent[1]).toMatchObject({ units: 'United States', factor: 1 }));
  expect(screen.getByRole('button', { name: 'US measures', pressed: true })).toBeVisible();
  await user.click(button('Metric'));
  expect(await screen.findByRole('checkbox', { name: '200 g lentils' })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('amounts that could not be converted are said to be as written', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('gone'));
  show({ ...dal });
  await userEvent.click(button('One more'));
  expect(await screen.findByText(/could not be converted just now/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '200 g lentils' })).toBeVisible();
});

const NOTHING_CHECKED: Safety = {
  ...{ verdict: 'clear', findings: [], unknown: [], rules: '1' },
  checkedFor: { allergies: [], diets: [] },
};

test('in the chat a line can be swapped, and who has named no needs may name them', async () => {
  const [take, pickNeeds] = [vi.fn(async () => undefined), vi.fn()];
  const findSwap = vi.fn(async () => ({ text: 'Take peas, the same weight.', food: 'peas', take }));
  useChatRequests.setState({ findSwap, pickNeeds, recipeId: 'r1' });
  const user = userEvent.setup();
  const { unmount } = show(dal, { safety: NOTHING_CHECKED });
  await user.click(button('Swap lentils'));
  expect(await screen.findByText('Take peas, the same weight.')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Instead of lentils' })).toBeVisible();
  expect(findSwap).toHaveBeenCalledWith('lentils');
  expect(take).not.toHaveBeenCalled();
  await user.click(button('Take peas'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useToasts.getState().toast?.text).toBe('Dal now has peas instead of lentils.');
  expect(screen.getByRole('checkbox', { name: '200 g lentils' })).not.toBeChecked();
  await user.click(button('Check for an allergy'));
  expect(pickNeeds).toHaveBeenCalled();
  unmount();
  // The chat has gone on to another recipe.
  useChatRequests.setState({ findSwap, pickNeeds, recipeId: 'r2' });
  show(dal, { safety: NOTHING_CHECKED });
  expect(screen.queryByRole('button', { name: 'Swap lentils' })).toBeNull();
});

test('what the arrows are for is said in words until somebody has used them or read it', async () => {
  const user = userEvent.setup();
  const hint = () => screen.queryByText(/to swap an ingredient/);
  for (const learn of ['Got it', 'Swap lime']) {
    useSwapHint.setState({ isDue: true });
    const { unmount } = show(dal);
    // Not where nothing can be swapped.
    expect(hint()).toBeNull();
    act(() => useChatRequests.setState({ findSwap: async () => NOTHING_FITS, recipeId: 'r1' }));
    expect(hint()).toBeInTheDocument();
    await user.click(button(learn));
    expect(hint()).toBeNull();
    unmount();
    useChatRequests.setState(NO_CHAT);
  }
  expect(localStorage.getItem('swapHint')).toBe('seen');
});

test('where nothing fits, or what was to be taken does not, it is said and the card stays', async () => {
  const user = userEvent.setup();
  const findSwap = vi
    .fn()
    .mockResolvedValueOnce({ text: 'Nothing does its work.', take: vi.fn() })
    .mockResolvedValueOnce({
      ...{ text: 'Take peanuts.', food: 'peanuts' },
      take: async () => 'That is against your allergy.',
    });
  useChatRequests.setState({ findSwap, recipeId: 'r1' });
  show(dal);
  await user.click(button('Swap lime'));
  expect(await screen.findByText('Nothing does its work.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  await user.click(button('Keep lime'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Swap lentils'));
  await user.click(await screen.findByRole('button', { name: 'Take peanuts' }));
  expect(await screen.findByText('That is against your allergy.')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Instead of lentils' })).toBeVisible();
});

test('outside of the chat nothing can be swapped, and it is said that nothing was checked', () => {
  show(dal, { safety: NOTHING_CHECKED });
  expect(screen.queryByRole('button', { name: /^Swap/ })).toBeNull();
  expect(screen.getByText(/nothing was checked/)).toBeVisible();
});

test('what is missing is said', () => {
  show({});
  expect(screen.getByRole('heading', { name: 'Unnamed dish' })).toBeVisible();
  expect(screen.getByText('No ingredients found.')).toBeVisible();
  expect(screen.getByText('No instructions provided.')).toBeVisible();
  expect(screen.queryByText('Tips')).toBeNull();
});

test('what is said twice is shown twice', () => {
  show({ ...dal, tips: ['Rest.', 'Rest.'], ingredients: ['lime', 'lime'] });
  expect(screen.getAllByText('Rest.')).toHaveLength(2);
  expect(screen.getAllByRole('checkbox', { name: 'lime' })).toHaveLength(2);
});

test('lines are ticked off', async () => {
  show(dal);
  const lime = screen.getByRole('checkbox', { name: '1 lime' });
  await userEvent.click(screen.getByText('lime'));
  expect(lime).toBeChecked();
});

test('a recipe that cannot be drawn costs only itself', () => {
  // React reports what a boundary catches; here that is the point.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show({ recipeName: { odd: true } } as unknown as PartialRecipe);
  expect(screen.getByText('Error displaying the recipe. Please try again.')).toBeVisible();
});

test('a visitor is asked to sign in', async () => {
  const fetched = play({});
  show(dal);
  await userEvent.click(button('Save'));
  expect(onVisitorSaves).toHaveBeenCalledExactlyOnceWith(dal);
  expect(fetched).not.toHaveBeenCalled();
});

test('a new recipe is saved and says so', async () => {
  signIn();
  play({ [EXISTS]: () => Response.json(null), [SAVE]: kept });
  show(dal);
  await userEvent.click(button('Save'));
  await waitFor(() => expect(button('Saved')).toBeDisabled());
  expect(JSON.parse(localStorage.getItem('savedRecipes') ?? '')).toEqual(['r1']);
  // To those who do not see the button it is said, and the focus goes on to what stands beside it.
  const { toast } = useToasts.getState();
  expect(toast?.text).toBe('Dal is in My Recipes now. It serves 4.');
  expect(toast?.action?.label).toBe('Show me');
  expect(button('Share')).toHaveFocus();
});

test('one of the same name is saved again only when that is wanted', async () => {
  signIn();
  const other = { ...dal, recipeId: 'r0' };
  const fetched = play({ [EXISTS]: () => Response.json(other), [SAVE]: kept });
  show(dal);
  await userEvent.click(button('Save'));
  await waitFor(() => expect(dialog()?.kind).toBe('confirm'));
  expect(fetched).toHaveBeenCalledTimes(1);
  resolveDialog('confirm');
  await waitFor(() => expect(button('Saved')).toBeDisabled());
  expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toMatchObject({
    recipeName: 'Dal',
    allowDuplicate: true,
  });
});

test('two recipes of one name are told apart by their servings', async () => {
  signIn();
  const other = { ...dal, recipeId: 'r0' };
  play({ [EXISTS]: () => Response.json(other), [SAVE]: kept });
  show({ ...dal, servings: 6 });
  await userEvent.click(button('Save'));
  await waitFor(() => expect(dialog()?.kind).toBe('confirm'));
  expect(dialog()?.message).toBe(
    'You already have a recipe called "Dal". It serves 4; this one serves 6. Do you want to save this one as well?',
  );
  resolveDialog('confirm');
  await waitFor(() => expect(button('Saved')).toBeDisabled());
  expect(useToasts.getState().toast?.text).toBe('Dal is in My Recipes now. It serves 6.');
});

test('what is ticked off is still so when the page comes back, and can be cleared', async () => {
  const { unmount } = show(dal);
  await userEvent.click(screen.getByText('lime'));
  await userEvent.click(screen.getByText('Boil.'));
  unmount();
  show(dal);
  const box = (name: string) => screen.getByRole('checkbox', { name });
  expect(box('1 lime')).toBeChecked();
  expect(box('Boil.')).toBeChecked();
  expect(box('200 g lentils')).not.toBeChecked();
  for (const clear of screen.getAllByRole('button', { name: 'Clear ticks', hidden: true })) {
    await userEvent.click(clear);
  }
  expect(box('1 lime')).not.toBeChecked();
  expect(localStorage.getItem('cooking')).toBe('{}');
});

test('one saved elsewhere meanwhile is only marked, without a question', async () => {
  signIn();
  const fetched = play({ [EXISTS]: () => Response.json(dal) });
  show(dal);
  await userEvent.click(button('Save'));
  await waitFor(() => expect(button('Saved')).toBeDisabled());
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeUndefined();
});

test.each<[string, Record<string, Answer>, string, RegExp]>([
  [
    'a conflict',
    { [EXISTS]: () => Response.json(null), [SAVE]: () => Response.json({}, { status: 409 }) },
    'Conflict',
    /^This recipe has already been saved, and duplicates are not allowed\. Please check your recipes\.$/,
  ],
  [
    'a failure',
    { [EXISTS]: () => Response.json(null) },
    'Error',
    /^Failed to save the recipe\. Please try again\. ./,
  ],
  ['a failed check', {}, 'Error', /^Failed to check if recipe exists\. Please try again\./],
])('%s is shown in a dialog', async (_, answers, title, message) => {
  signIn();
  play(answers);
  show(dal);
  await userEvent.click(button('Save'));
  await waitFor(() => expect(dialog()).toMatchObject({ title }));
  expect(dialog()?.message).toMatch(message);
  expect(button('Save')).toBeEnabled();
});

/** With a clipboard to write to, which jsdom has only where somebody types. */
const withClipboard = () => void userEvent.setup();

async function share(way: string): Promise<void> {
  await userEvent.click(button('Share'));
  await userEvent.click(await screen.findByRole('menuitem', { name: way }, { timeout: 10_000 }));
}
const link = () =>
  Response.json({ url: 'https://s.example/shared/recipe/x', shareId: 'x' }, { status: 201 });

test('the link is created once, copied, and announced for three seconds', async () => {
  const fetched = play({ [SHARE]: link });
  withClipboard();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  show({ ...dal });
  await share('Copy Link');
  await waitFor(() => expect(copied).toHaveBeenCalledWith('https://s.example/shared/recipe/x'));
  await waitFor(() =>
    expect(useToasts.getState().toast).toMatchObject({
      text: 'Link copied to clipboard!',
      durationMs: 3000,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  const popup = { opener: {}, location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  await share('Share on X');
  await waitFor(() => expect(popup.location.replace).toHaveBeenCalledTimes(1));
  expect(popup.location.replace.mock.lastCall?.[0]).toContain('https://x.com/intent/post?url=');
  expect(popup.location.replace.mock.lastCall?.[0]).toContain(encodeURIComponent('/x/meta'));
  expect(fetched).toHaveBeenCalledTimes(1);
}, 20_000);

test('a link that cannot be created is announced for three seconds and may be tried again', async () => {
  const fetched = play({});
  show({ ...dal });
  await share('Copy Link');
  await waitFor(() =>
    expect(useToasts.getState().toast).toMatchObject({
      text: 'Failed to generate share link.',
      severity: 'error',
      durationMs: 3000,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await share('Copy Link');
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
}, 20_000);

test('where nothing can be copied the link is shown', async () => {
  play({ [SHARE]: link });
  withClipboard();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  show({ ...dal });
  await share('Copy Link');
  const shown = await screen.findByRole('dialog', { name: 'Copy this link' });
  const box = within(shown).getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(box).toHaveValue('https://s.example/shared/recipe/x');
  await waitFor(() => expect(box).toHaveFocus());
  expect(box.selectionEnd).toBe(box.value.length);
}, 20_000);

test('two quick ways of sharing use one link', async () => {
  let answer = (_: Response) => {};
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  withClipboard();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  const popup = { opener: {}, location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  show({ ...dal });
  await share('Copy Link');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await share('Share on Threads');
  answer(link());
  await waitFor(() => expect(popup.location.replace).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(copied).toHaveBeenCalledTimes(1));
  expect(fetched).toHaveBeenCalledTimes(1);
}, 20_000);

test("the device shares too, where it can, and changing one's mind is no failure", async () => {
  play({ [SHARE]: link });
  const shared = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  vi.stubGlobal('navigator', Object.assign(navigator, { share: shared }));
  show({ ...dal });
  await share('Share with an app');
  await waitFor(() =>
    expect(shared).toHaveBeenCalledWith({ title: 'Dal', url: 'https://s.example/shared/recipe/x' }),
  );
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(useToasts.getState()).toMatchObject({ open: false });
  Reflect.deleteProperty(navigator, 'share');
}, 20_000);
