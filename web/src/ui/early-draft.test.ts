/** Tests that text typed before the script loaded is handed over once, with caret and focus. */
import { afterEach, expect, test } from 'vitest';
import { removeEarlyShell, takeEarlyDraft, waitForEarlyComposition } from './early-draft.ts';

function serveDocument(): HTMLTextAreaElement {
  document.body.innerHTML = '<div id="early-shell"><textarea id="early-input"></textarea></div>';
  return document.querySelector('textarea') as HTMLTextAreaElement;
}
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

test('text, caret and focus, once', () => {
  const box = serveDocument();
  box.value = 'pasta with';
  box.focus();
  box.setSelectionRange(2, 5);
  const caret = { selectionStart: 2, selectionEnd: 5, isFocused: true };
  expect(takeEarlyDraft()).toEqual({ text: 'pasta with', ...caret, isSubmitted: false });
  expect(document.getElementById('early-shell')).toBeNull();
  expect(takeEarlyDraft()).toBeNull();
});

test('a draft shown as it was kept is left to the storage, and what is typed into it is not', () => {
  const box = serveDocument();
  box.defaultValue = 'half a wish';
  expect(box.value).toBe('half a wish');
  expect(takeEarlyDraft()).toMatchObject({ text: '' });
  const next = serveDocument();
  next.defaultValue = 'half a wish';
  next.value = 'half a wish and more';
  expect(takeEarlyDraft()).toMatchObject({ text: 'half a wish and more' });
});

test('what no chat has taken over is stored as its draft', () => {
  serveDocument().value = 'pasta with';
  removeEarlyShell();
  expect(document.getElementById('early-shell')).toBeNull();
  expect(sessionStorage.getItem('chatDraft')).toBe('pasta with');
});

test.each([
  ['as it was', 'soup', true],
  ['with more behind it', 'soup and salad', false],
])('what Enter was pressed on is due to be sent %s: %s', (_, text, isSubmitted) => {
  const box = serveDocument();
  box.dataset.sent = 'soup';
  box.value = text;
  expect(takeEarlyDraft()).toMatchObject({ text, isSubmitted });
});

test('a composition under way is waited for', async () => {
  const box = serveDocument();
  await waitForEarlyComposition();
  box.dataset.composing = 'true';
  let over = false;
  const waiting = waitForEarlyComposition().then(() => {
    over = true;
  });
  await Promise.resolve();
  expect(over).toBe(false);
  box.dispatchEvent(new CompositionEvent('compositionend'));
  await waiting;
});
