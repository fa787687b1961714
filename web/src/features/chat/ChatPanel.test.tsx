/** Tests the chat against a fake server: restoring, streaming, stop and retry, Reset and undo, suggestions, allergies. */
import { mdiChefHat } from '@mdi/js';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from '../../ui/ToastHost.tsx';
import { clearSession } from '../../user/session.ts';
import { updateSettings } from '../../user/settings.ts';
import { ChatPanel } from './ChatPanel.tsx';
import type { CardSlotProps } from './list/card-slot.ts';

const Card = ({ recipe, stage }: CardSlotProps) => (
  <article>
    <h2>{recipe.recipeName}</h2>
    <p>stage {stage}</p>
    {recipe.ingredients?.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </article>
);

interface Played {
  readonly greeting?: () => Response | Promise<Response>;
  readonly reply?: (body: Sent, signal: AbortSignal) => Response | Promise<Response>;
  readonly reset?: () => Response;
}
interface Sent {
  readonly messages: { role: string; content: string }[];
}

const sent: Sent[] = [];
const resets = vi.fn();

function play({ greeting, reply, reset }: Played): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const path = String(address);
    if (path.endsWith('/chat/greeting')) return greeting?.() ?? Response.json({ greeting: 'Hi!' });
    if (path.endsWith('/meal-plan/reset')) {
      resets();
      return reset?.() ?? new Response(null, { status: 204 });
    }
    const body = JSON.parse(String(init?.body)) as Sent;
    sent.push(body);
    const answer = await reply?.(body, init?.signal as AbortSignal);
    return answer ?? new Response(null, { status: 500 });
  });
}

const written = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream that the test feeds by hand. */
function handStream() {
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      feed = controller;
    },
  });
  const push = (event: string, data: unknown) =>
    act(async () => {
      feed.enqueue(new TextEncoder().encode(written(event, data)));
      await new Promise((next) => setTimeout(next, 40));
    });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    push,
    close: () => act(async () => feed.close()),
    fail: (error: unknown) => feed.error(error),
  };
}

const says = (text: string) => Response.json({ reply: text });
const box = () => screen.getByLabelText('How may I help you?');
const log = () => within(screen.getByRole('log'));
const stored = () => JSON.parse(localStorage.getItem('chatMessages') ?? '[]') as { text: string }[];

beforeEach(() => {
  sent.length = 0;
  resets.mockClear();
  clearSession();
  updateSettings({
    typewriterEffect: false,
    foodAllergies: ['None'],
    dietaryRestrictions: ['None'],
  });
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each<[string, () => Response | Promise<Response>, RegExp]>([
  [
    'the greeting of the server',
    () => Response.json({ greeting: '  Hello there  ' }),
    /^Hello there$/,
  ],
  ['an invitation when the server says nothing', () => Response.json({ greeting: '' }), /cuisine/],
  [
    'a welcome when it fails',
    () => Response.error(),
    /^Welcome! What would you like to cook today\?$/,
  ],
])('a new chat opens with %s', async (_, greeting, expected) => {
  play({ greeting });
  render(<ChatPanel Card={Card} />);
  expect(await log().findByText(expected)).toBeVisible();
  await waitFor(() => expect(Number(localStorage.getItem('t_active'))).toBeGreaterThan(0));
});

test('a stored conversation that cannot be read is logged and a new chat begins', async () => {
  localStorage.setItem('chatMessages', '{"half');
  play({});
  render(<ChatPanel Card={Card} />);
  expect(await log().findByText('Hi!')).toBeVisible();
  expect(console.warn).toHaveBeenCalled();
});

test('a conversation is restored, with a welcome back after more than an hour', async () => {
  localStorage.setItem(
    'chatMessages',
    JSON.stringify([{ sender: 'You', text: 'Soup', typed: true }]),
  );
  localStorage.setItem('t_active', String(Date.now() - 3_700_000));
  play({});
  render(<ChatPanel Card={Card} />);
  expect(log().getByText('Soup')).toBeVisible();
  expect(await log().findByText(/dive back into your culinary adventure/)).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

test('a reply grows outside of the log and joins it once it is whole', async () => {
  const stream = handStream();
  play({ reply: () => stream.response });
  render(<ChatPanel Card={Card} />);
  await log().findByText('Hi!');
  await userEvent.type(box(), 'Soup{Enter}');
  expect(log().getByText('Soup')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Saffron is thinking...');
  await stream.push('text', { delta: 'Leek ' });
  expect(await screen.findByText('Leek')).toBeVisible();
  expect(log().queryByText('Leek')).toBeNull();
  await stream.push('done', { reply: 'Leek soup' });
  expect(await log().findByText('Leek soup')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Saffron has replied.');
  expect(stored().at(-1)).toMatchObject({ sender: 'Saffron', text: 'Leek soup' });
});

test('a card grows line by line, is withdrawn with its reason, and ends whole', async () => {
  const stream = handStream();
  play({ reply: () => stream.response });
  render(<ChatPanel Card={Card} />);
  await userEvent.type(box(), 'Noodles{Enter}');
  await stream.push('card', { recipe: { recipeName: 'Satay', ingredients: ['noodles'] } });
  expect(await screen.findByText('stage growing')).toBeVisible();
  expect(screen.getByText('noodles')).toBeVisible();
  const chefs = () => document.querySelectorAll(`path[d="${mdiChefHat}"]`).length;
  const oneEach = chefs();
  await stream.push('restart', { reason: 'It held peanuts.' });
  expect(await screen.findByText('It held peanuts.')).toBeVisible();
  expect(screen.queryByText('Satay')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Saffron is thinking...');
  expect(chefs()).toBe(oneEach);
  const recipe = { recipeId: 'r', recipeName: 'Pho', conversation_response: 'Here you go.' };
  await stream.push('done', { reply: recipe, tag: 'recipe' });
  expect(await log().findByText('stage whole')).toBeVisible();
  expect(log().getByText('Here you go.')).toBeVisible();
  expect(stored().at(-1)).toMatchObject({ tag: 'recipe', text: { recipeName: 'Pho' } });
  expect(screen.getByRole('button', { name: 'Something else' })).toBeVisible();
});

test('Stop keeps what arrived and says so; Retry asks the same once more', async () => {
  const stream = handStream();
  play({
    reply: (_, signal) => {
      if (sent.length > 1) return says('All of it');
      signal.addEventListener('abort', () => stream.fail(signal.reason));
      return stream.response;
    },
  });
  render(<ChatPanel Card={Card} />);
  await userEvent.type(box(), 'Soup{Enter}');
  await stream.push('text', { delta: 'Half of it' });
  await screen.findByText('Half of it');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await log().findByText('Half of it')).toBeVisible();
  expect(log().getByText('Stopped.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await log().findByText('All of it')).toBeVisible();
  expect(log().queryByText('Half of it')).toBeNull();
  expect(log().getAllByText('Soup')).toHaveLength(1);
  expect(sent.map(({ messages }) => messages.at(-1)?.content)).toEqual(['Soup', 'Soup']);
});

test('a failure says the sentence and the reason, and one tap tries again', async () => {
  play({
    reply: () =>
      sent.length > 1
        ? says('Soup it is')
        : Response.json({ message: 'Very busy.', code: 'busy' }, { status: 503 }),
  });
  render(<ChatPanel Card={Card} />);
  await userEvent.type(box(), 'Soup{Enter}');
  const sentence = "Sorry, I'm having trouble understanding right now. Please try again.";
  expect(await log().findByText(sentence)).toBeVisible();
  expect(log().getByText('Very busy.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await log().findByText('Soup it is')).toBeVisible();
  expect(log().queryByText(sentence)).toBeNull();
  expect(sent[1]?.messages.some(({ content }) => content === sentence)).toBe(false);
});

test('a stream that breaks off keeps what came before it', async () => {
  const stream = handStream();
  play({ reply: () => stream.response });
  render(<ChatPanel Card={Card} />);
  await userEvent.type(box(), 'Soup{Enter}');
  await stream.push('text', { delta: 'First you' });
  await stream.close();
  expect(await log().findByText('First you')).toBeVisible();
  expect(log().getByText('This reply broke off.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test.each(['start over', 'Could we START OVER, please?'])('%j starts over', async (words) => {
  play({ reset: () => new Response(null, { status: 500 }) });
  render(<ChatPanel Card={Card} />);
  await log().findByText('Hi!');
  await userEvent.type(box(), `${words}{Enter}`);
  expect(
    await log().findByText(/^Okay, Good (morning|afternoon|evening)\. Let's start over!/),
  ).toBeVisible();
  expect(log().queryByText('Hi!')).toBeNull();
  expect(resets).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(0);
});

test('Reset while a reply streams leaves nothing of it', async () => {
  const stream = handStream();
  play({ reply: () => stream.response });
  render(<ChatPanel Card={Card} />);
  await userEvent.type(box(), 'Soup{Enter}');
  await stream.push('text', { delta: 'Leek' });
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await stream.push('done', { reply: 'Leek soup' });
  expect(log().getByText(/Let's start over!/)).toBeVisible();
  expect(screen.queryByText(/Leek/)).toBeNull();
  expect(stored()).toHaveLength(1);
});

test('Reset can be undone, with what had arrived of a reply', async () => {
  const stream = handStream();
  play({ reply: () => stream.response });
  render(
    <>
      <ChatPanel Card={Card} />
      <ToastHost />
    </>,
  );
  await log().findByText('Hi!');
  const reset = screen.getByRole('button', { name: 'Reset' });
  await userEvent.click(reset);
  expect(screen.queryByText('The conversation was cleared.')).toBeNull();
  await userEvent.type(box(), 'Soup{Enter}');
  await stream.push('text', { delta: 'Leek' });
  await userEvent.click(reset);
  expect(screen.queryByText(/Leek/)).toBeNull();
  expect(screen.getByText('The conversation was cleared.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Bring back/ }));
  expect(log().getByText('Soup')).toBeVisible();
  expect(log().getByText('Leek')).toBeVisible();
  expect(screen.getByText('Your conversation is back.')).toBeVisible();
  expect(stored().map(({ text }) => text)).toContain('Soup');
});

test('a cleared conversation can be brought back until a new one was answered', async () => {
  play({ reply: () => says(`Soup number ${sent.length}`) });
  render(<ChatPanel Card={Card} />);
  render(<ToastHost />);
  const bringBack = () =>
    screen.queryByRole('button', { name: 'Bring back the last conversation' });
  await userEvent.type(box(), 'Soup{Enter}');
  await log().findByText('Soup number 1');
  expect(bringBack()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await userEvent.click(bringBack() as HTMLElement);
  expect(log().getByText('Soup number 1')).toBeVisible();
  expect(bringBack()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await userEvent.type(box(), 'Another{Enter}');
  await log().findByText('Soup number 2');
  expect(bringBack()).toBeNull();
});

test('a cleared conversation is not offered to the next user', async () => {
  play({ reply: () => says('Leek soup') });
  const { rerender } = render(<ChatPanel key="first" Card={Card} />);
  render(<ToastHost />);
  await userEvent.type(box(), 'Soup{Enter}');
  await log().findByText('Leek soup');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('button', { name: /^Bring back/ })).toBeVisible();
  rerender(<ChatPanel key="second" Card={Card} />);
  expect(screen.queryByRole('button', { name: /^Bring back/ })).toBeNull();
});

test('in a choice of dishes each name is sent with a tap on it, also when the talk has gone on', async () => {
  const choice = 'Here:\n\n1. **Dal** - 35 minutes.\n2. **Pho** - **3 hours**.';
  play({ reply: () => says(sent.length === 1 ? choice : 'Pho it is') });
  render(<ChatPanel Card={Card} />);
  await userEvent.type(box(), 'Soup{Enter}');
  const dal = await log().findByRole('button', { name: 'Dal 35 minutes' });
  expect(log().queryByRole('button', { name: '3 hours' })).toBeNull();
  await userEvent.click(log().getByRole('button', { name: /^Pho / }));
  expect(await log().findByText('Pho it is')).toBeVisible();
  expect(sent[1]?.messages.at(-1)?.content).toBe('Pho');
  // The same element: what is heard of a log is what is new in it.
  expect(log().getByRole('button', { name: 'Dal 35 minutes' })).toBe(dal);
  await userEvent.click(dal);
  await waitFor(() => expect(sent[2]?.messages.at(-1)?.content).toBe('Dal'));
});

test('a name in a choice answers to Enter and to Space', async () => {
  play({ reply: () => says('1. **Dal** - quick\n2. **Pho** - slow') });
  render(<ChatPanel Card={Card} />);
  await userEvent.type(box(), 'Soup{Enter}');
  for (const [at, key] of ['{Enter}', ' '].entries()) {
    const findDals = () => log().findAllByRole('button', { name: 'Dal' });
    await waitFor(async () => expect(await findDals()).toHaveLength(at + 1));
    const dal = (await findDals()).at(-1);
    act(() => dal?.focus());
    await userEvent.keyboard(key);
  }
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ messages }) => messages.at(-1)?.content)).toEqual(['Soup', 'Dal', 'Dal']);
});

test('without a connection it is said what still works, and that one press sends the message', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  play({
    reply: () => {
      if (sent.length === 1) throw new TypeError('Failed to fetch');
      return says('Soup it is');
    },
  });
  render(<ChatPanel Card={Card} />);
  render(<ToastHost />);
  expect(screen.getByText(/^You are offline\. This conversation can be read\./)).toBeVisible();
  await userEvent.type(box(), 'Soup{Enter}');
  expect(await log().findByText(/Your message is kept: press Retry/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
  expect(
    screen.getByText('You are back online. Press Retry to send your last message.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await log().findByText('Soup it is')).toBeVisible();
});

test('an empty message is ignored', async () => {
  play({});
  render(<ChatPanel Card={Card} />);
  await userEvent.type(box(), '   {Enter}');
  expect(sent).toHaveLength(0);
});

test('a page that goes in the middle of a reply keeps what had arrived', async () => {
  const stream = handStream();
  play({ reply: () => stream.response });
  const { unmount } = render(<ChatPanel Card={Card} />);
  await userEvent.type(box(), 'Soup{Enter}');
  await stream.push('text', { delta: 'Leek' });
  await screen.findByText('Leek');
  window.dispatchEvent(new Event('pagehide'));
  expect(stored().at(-1)).toMatchObject({ text: 'Leek', outcome: 'stopped' });
  unmount();
  render(<ChatPanel Card={Card} />);
  expect(log().getAllByText('Leek')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('allergies are one tap each, stay in sight, and travel with the question', async () => {
  play({ reply: () => says('Fine') });
  render(<ChatPanel Card={Card} />);
  await userEvent.click(screen.getByRole('button', { name: 'milk' }));
  await userEvent.click(screen.getByRole('button', { name: 'Diet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vegan' }));
  expect(screen.getByRole('button', { name: 'milk' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: /No milk, ?Vegan/ }));
  expect(screen.getByRole('button', { name: 'milk' })).toBeVisible();
  await userEvent.type(box(), 'Soup{Enter}');
  await log().findByText('Fine');
  expect(sent[0]).toMatchObject({
    preferences: { foodAllergies: ['milk'], dietaryRestrictions: ['Vegan'] },
  });
  expect(JSON.parse(localStorage.getItem('preferences') ?? '')).toMatchObject({
    foodAllergies: ['milk'],
  });
});

test('a suggestion is sent with one tap', async () => {
  play({ reply: () => says('Gladly') });
  render(<ChatPanel Card={Card} />);
  const [chip] = within(await screen.findByRole('list', { name: 'Suggestions' })).getAllByRole(
    'button',
  );
  const words = chip?.textContent;
  await userEvent.click(chip as HTMLElement);
  expect(await log().findByText('Gladly')).toBeVisible();
  expect(sent[0]?.messages.at(-1)?.content).toBe(words);
});

test('the typewriter reveals a greeting bit by bit', async () => {
  updateSettings({ typewriterEffect: true });
  const greeting = 'x'.repeat(300);
  play({ greeting: () => Response.json({ greeting }) });
  const { container } = render(<ChatPanel Card={Card} />);
  // Watched rather than asked for: a busy machine asks too seldom.
  const lengths = new Set<number>();
  const watching = new MutationObserver(() => {
    lengths.add(/x+/.exec(container.textContent ?? '')?.[0].length ?? 0);
  });
  watching.observe(container, { childList: true, characterData: true, subtree: true });
  expect(await log().findByText(greeting)).toBeVisible();
  watching.disconnect();
  expect([...lengths].some((length) => length > 0 && length < 300)).toBe(true);
});
