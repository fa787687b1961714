/** Whoever sends a form is taken to what is wrong in it, and is left alone once they write on. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusWrong } from './use-focus-wrong.ts';

function Form() {
  const { form, look } = useFocusWrong(false);
  return (
    <form ref={form}>
      <input aria-label="first" />
      <input aria-label="second" aria-invalid />
      <button type="button" onClick={look}>
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
