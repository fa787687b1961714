/** The baseline of the streaming benchmark: a page that redraws only the growing reply, with the same Markdown parser. */
import { createRoot, type Root } from 'react-dom/client';
import ReactMarkdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

const log = document.querySelector('[data-scroller]') as HTMLElement;
const box = document.querySelector('textarea') as HTMLTextAreaElement;

function addRow(): HTMLElement {
  const row = document.createElement('div');
  row.dataset.row = '';
  log.append(row);
  return row;
}

function draw(root: Root, text: string): void {
  root.render(
    <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]}>
      {text}
    </ReactMarkdown>,
  );
}

/** Settled blocks are left alone; the last one is drawn again, once a frame. */
function growing(row: HTMLElement): (text: string) => void {
  const roots: Root[] = [];
  const drawn: string[] = [];
  return (text) => {
    text.split(/\n\n+/).forEach((block, at) => {
      if (drawn[at] === block) return;
      roots[at] ??= createRoot(row.appendChild(document.createElement('div')));
      drawn[at] = block;
      draw(roots[at], block);
    });
    log.scrollTop = log.scrollHeight;
  };
}

async function ask(question: string): Promise<void> {
  addRow().textContent = question;
  const show = growing(addRow());
  const reply = await fetch('/mp/api/meal-plan', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ messages: [{ role: 'user', content: question }] }),
  });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let [text, pending, scheduled] = ['', '', false];
  const flush = () => {
    scheduled = false;
    show(text);
  };
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    const events = `${pending}${value}`.split('\n\n');
    pending = events.pop() ?? '';
    for (const event of events) {
      const [name = '', data = ''] = event.split('\n');
      if (name === 'event: text') text += JSON.parse(data.slice('data: '.length)).delta;
    }
    if (!scheduled) requestAnimationFrame(flush);
    scheduled = true;
  }
}

box.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  void ask(box.value);
  box.value = '';
});
