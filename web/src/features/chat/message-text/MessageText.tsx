/** Text of a chef's message: plain paragraphs at once, Markdown block by block. */
import { lazy, memo, Suspense, useMemo } from 'react';
import styles from './MessageText.module.css';
import { isPlainBlock, splitBlocks } from './markdown-blocks.ts';
import { stripHtml } from './strip-html.ts';

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

export function MessageText({ text }: MessageTextProps) {
  const blocks = useMemo(() => splitBlocks(stripHtml(text)), [text]);
  return (
    <div className={styles.words} dir="auto">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end, so a block keeps its place.
        <Block key={index} text={block} />
      ))}
    </div>
  );
}

const Block = memo(function Block({ text }: MessageTextProps) {
  if (isPlainBlock(text)) return <p>{text.trim()}</p>;
  return (
    <Suspense fallback={<PlainText text={text} />}>
      <Markdown text={text} />
    </Suspense>
  );
});
