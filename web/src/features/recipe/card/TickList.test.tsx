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
  await user.click(screen.getByText('potatoes'));
  expect(ticked()).toEqual([false, true, false]);
  expect(boxes()[1]).toHaveFocus();
  await user.click(boxes()[2] as HTMLInputElement);
  expect(ticked()).toEqual([false, true, true]);
  await user.click(screen.getByText('potatoes'));
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

test('a list is one tab stop, in which the arrow keys move', async () => {
  const user = userEvent.setup();
  render(<TickList lines={LINES} />);
  await user.tab();
  expect(boxes()[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(boxes()[2]).toHaveFocus();
  await user.keyboard(' {ArrowUp}');
  expect(ticked()).toEqual([false, false, true]);
  expect(boxes()[1]).toHaveFocus();
  await user.tab({ shift: true });
  expect(document.body).toHaveFocus();
  await user.tab();
  expect(boxes()[1]).toHaveFocus();
  await user.keyboard('{Home}');
  expect(boxes()[0]).toHaveFocus();
});

test('amounts and times stand out, and every word is there', () => {
  render(
    <>
      <TickList lines={['2 tbsp olive oil']} />
      <TickList lines={['Simmer for 10 minutes.']} ordered />
    </>,
  );
  expect(screen.getByText('2 tbsp').tagName).toBe('B');
  expect(screen.getByText('10 minutes').tagName).toBe('B');
  expect(screen.getByRole('checkbox', { name: '2 tbsp olive oil' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Simmer for 10 minutes.' })).toBeVisible();
});
