/** Text of a chef's message: plain paragraphs at once, Markdown block by block. */
import { lazy, memo, Suspense, useMemo } from 'react';
import styles from './MessageText.module.css';
import { isPlainBlock, splitBlocks } from './markdown-blocks.ts';

interface MessageTextProps {
  readonly text: string;
}

function PlainText({ text }: MessageTextProps) {
  return <p className={styles.plain}>{text.trim()}</p>;
}

/** Falls back to plain text if the parser cannot be loaded. */
const loadMarkdown = () => import('./Markdown.tsx').catch(() => ({ default: PlainText }));
const Markdown = lazy(loadMarkdown);

/** Called while the chef thinks, so that the parser is there for the first text. */
export function preloadMarkdown(): void {
  void loadMarkdown();
}

/** HTML is taken out by a part that hardly a reply needs; without it only the text before the first tag is shown. */
const WithoutHtml = lazy(() => import('./HtmlText.tsx').catch(() => ({ default: TextBeforeHtml })));

const TextBeforeHtml = ({ text }: MessageTextProps) => (
  <MessageBlocks text={text.slice(0, text.indexOf('<'))} />
);

export function MessageText({ text }: MessageTextProps) {
  return (
    <div className={styles.words} dir="auto">
      {text.includes('<') ? (
        <Suspense fallback={<TextBeforeHtml text={text} />}>
          <WithoutHtml text={text} />
        </Suspense>
      ) : (
        <MessageBlocks text={text} />
      )}
    </div>
  );
}

/** Text without HTML. */
export function MessageBlocks({ text }: MessageTextProps) {
  const blocks = useMemo(() => splitBlocks(text), [text]);
  // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end, so a block keeps its place.
  return blocks.map((block, index) => <Block key={index} text={block} />);
}

const Block = memo(function Block({ text }: MessageTextProps) {
  if (isPlainBlock(text)) return <p>{text.trim()}</p>;
  return (
    <Suspense fallback={<PlainText text={text} />}>
      <Markdown text={text} />
    </Suspense>
  );
});
