/** Tests ticking off recipe lines by their check box or their text, without a label element for each line. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TickList } from './TickList.tsx';

const LINES = ['2 leeks', '500 g potatoes', '2 leeks'];
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const ticked = () => boxes().map(({ checked }) => checked);

test('a tap on the words, or on the box, ticks that line alone, and again takes it back', async () => {
  const user = userEvent.setup();
  render(<TickList lines={LINES} />);
  await user.click(screen.getByText('500 g potatoes'));
  expect(ticked()).toEqual([false, true, false]);
  expect(boxes()[1]).toHaveFocus();
  await user.click(boxes()[2] as HTMLInputElement);
  expect(ticked()).toEqual([false, true, true]);
  await user.click(screen.getByText('500 g potatoes'));
  expect(ticked()).toEqual([false, false, true]);
});

test('words that are being selected stay unticked', async () => {
  const user = userEvent.setup();
  render(<TickList lines={LINES} ordered />);
  const words = screen.getByText('500 g potatoes');
  window.getSelection()?.selectAllChildren(words);
  words.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(ticked()).toEqual([false, false, false]);
  window.getSelection()?.removeAllRanges();
  await user.click(words);
  expect(ticked()).toEqual([false, true, false]);
});

test('a long conversation adds no labels for form filling to walk through', () => {
  const { container } = render(<TickList lines={LINES} />);
  expect(screen.getByRole('checkbox', { name: '500 g potatoes' })).toBeVisible();
  expect(container.querySelector('label')).toBeNull();
});
