/** Tests that submitting a form focuses its first invalid field, and that a user who is typing keeps the focus. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusInvalid } from './use-focus-invalid.ts';

function Form() {
  const { form, focusSoon } = useFocusInvalid(false);
  return (
    <form ref={form}>
      <input aria-label="first" />
      <input aria-label="second" aria-invalid />
      <button type="button" onClick={focusSoon}>
        Send
      </button>
    </form>
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('the first wrong field is focused', async () => {
  render(<Form />);
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(screen.getByLabelText('second')).toHaveFocus());
});

test('what is being written keeps the focus', async () => {
  render(<Form />);
  const first = screen.getByLabelText('first');
  first.focus();
  fireEvent.click(screen.getByText('Send'));
  fireEvent.input(first, { target: { value: 'A' } });
  await nextFrame();
  await nextFrame();
  expect(first).toHaveFocus();
});
