/** What the chef says: plain words at once, markdown block by block, so that growing text parses only its end. */
import { lazy, memo, Suspense, useMemo } from 'react';
import { isPlainBlock, splitBlocks } from './blocks.ts';
import { stripHtml } from './strip-html.ts';
import styles from './Words.module.css';

const Markdown = lazy(() => import('./Markdown.tsx'));

interface WordsProps {
  readonly text: string;
}

export function Words({ text }: WordsProps) {
  const blocks = useMemo(() => splitBlocks(stripHtml(text)), [text]);
  return (
    <div className={styles.words}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end, so a block keeps its place.
        <Block key={index} text={block} />
      ))}
    </div>
  );
}

const Block = memo(function Block({ text }: WordsProps) {
  if (isPlainBlock(text)) return <p>{text.trim()}</p>;
  return (
    <Suspense fallback={<p className={styles.plain}>{text.trim()}</p>}>
      <Markdown text={text} />
    </Suspense>
  );
});
