/** Tests the message input: keys, Send and Stop, the length limit, focus, and the restored draft. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Composer } from './Composer.tsx';

function compose(props: Partial<Parameters<typeof Composer>[0]> = {}) {
  const all = {
    inputRef: createRef<HTMLTextAreaElement>(),
    isReplying: false,
    onSend: vi.fn(() => true),
    onStop: vi.fn(),
    onReset: vi.fn(),
    ...props,
  };
  const view = render(<Composer {...all} />);
  const box = screen.getByLabelText<HTMLTextAreaElement>('How may I help you?');
  return { ...all, ...view, box };
}

test('Enter sends and empties the box; Shift+Enter breaks the line', async () => {
  const { box, onSend } = compose();
  await userEvent.type(box, 'soup{Shift>}{Enter}{/Shift}please{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('soup\nplease');
  expect(box).toHaveValue('');
});

test.each([
  ['while composing', { key: 'Enter', isComposing: true }],
  ['by the key that ends a composition', { key: 'Enter', keyCode: 229 }],
])('nothing is sent %s', (_, key) => {
  const { box, onSend } = compose();
  fireEvent.input(box, { target: { value: 'みそ' } });
  fireEvent.keyDown(box, key);
  expect(onSend).not.toHaveBeenCalled();
  expect(box).toHaveValue('みそ');
});

test('Send and Reset have their names', async () => {
  const { box, onSend, onReset } = compose();
  await userEvent.type(box, 'curry');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith('curry');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onReset).toHaveBeenCalledTimes(1);
});

test('the second of two quick taps on Send does not press Stop; a key and a later tap do', () => {
  const all = compose();
  fireEvent.input(all.box, { target: { value: 'curry' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }), { detail: 1 });
  const { onSend, onStop, onReset } = all;
  all.rerender(
    <Composer
      inputRef={createRef()}
      isReplying
      onSend={onSend}
      onStop={onStop}
      onReset={onReset}
    />,
  );
  const stop = screen.getByRole('button', { name: 'Stop' });
  fireEvent.click(stop, { detail: 2 });
  expect(all.onStop).not.toHaveBeenCalled();
  fireEvent.click(stop, { detail: 0 });
  expect(all.onStop).toHaveBeenCalledTimes(1);
  const later = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  Object.defineProperty(later, 'timeStamp', { value: later.timeStamp + 600 });
  fireEvent(stop, later);
  expect(all.onStop).toHaveBeenCalledTimes(2);
});

test('a press on Send leaves the focus in the box', () => {
  compose();
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Send' }))).toBe(false);
});

test.each([
  ['with a keyboard of its own the focus stays', true],
  ['on a touch screen the focus goes, and the keyboard over the answer with it', false],
])('after sending: %s', async (_, fine) => {
  vi.stubGlobal('matchMedia', () => ({ matches: fine }));
  const { box } = compose();
  await userEvent.type(box, 'soup{Enter}');
  expect(document.activeElement === box).toBe(fine);
  vi.unstubAllGlobals();
});

test('a message that is not taken stays in the box', async () => {
  const { box } = compose({ onSend: () => false });
  await userEvent.type(box, 'wait{Enter}');
  expect(box).toHaveValue('wait');
});

test('while a reply streams there is Stop in place of Send', async () => {
  const { onStop } = compose({ isReplying: true });
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledTimes(1);
});

test('a message that is too long is reported, kept, and not sent', () => {
  const { box, onSend } = compose();
  fireEvent.input(box, { target: { value: 'x'.repeat(4001) } });
  expect(screen.getByRole('alert')).toHaveTextContent('4,001 characters');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
  expect(box.value).toHaveLength(4001);
  fireEvent.input(box, { target: { value: 'x'.repeat(4000) } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was being written comes back, and nothing is stored while typing', async () => {
  const first = compose();
  const written = vi.spyOn(Storage.prototype, 'setItem');
  await userEvent.type(first.box, 'half a thou');
  expect(written).not.toHaveBeenCalled();
  fireEvent(window, new Event('pagehide'));
  first.unmount();
  expect(compose().box).toHaveValue('half a thou');
});

test('what was typed before the script came is taken over with its caret', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="early-shell"><textarea id="early-input"></textarea></div>',
  );
  const early = document.getElementById('early-input') as HTMLTextAreaElement;
  early.value = 'early words';
  early.focus();
  early.setSelectionRange(5, 5);
  const { box } = compose();
  expect(box).toHaveValue('early words');
  expect(box).toHaveFocus();
  expect(box.selectionStart).toBe(5);
  expect(document.getElementById('early-shell')).toBeNull();
});

test.each([
  ['early words', ['early words']],
  ['early words and more', []],
])('Enter pressed before the script came sends %j as %j', async (text, sent) => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<div id="early-shell"><textarea id="early-input" data-sent="early words"></textarea></div>',
  );
  const early = document.getElementById('early-input') as HTMLTextAreaElement;
  early.value = text;
  const onSend = vi.fn((_text: string) => true);
  const { box } = compose({ onSend });
  await new Promise((resolve) => setTimeout(resolve));
  expect(onSend.mock.calls).toEqual(sent.map((one) => [one]));
  expect(box).toHaveValue(sent.length > 0 ? '' : text);
});
