/** What the chef says: plain words at once, markdown block by block, so that growing text parses only its end. */
import { lazy, memo, Suspense, useMemo } from 'react';
import { isPlainBlock, splitBlocks } from './blocks.ts';
import { stripHtml } from './strip-html.ts';
import styles from './Words.module.css';

interface WordsProps {
  readonly text: string;
}

function AsItIs({ text }: WordsProps) {
  return <p className={styles.plain}>{text.trim()}</p>;
}

/** Without the parser, because the connection is gone, the words are still there. */
const load = () => import('./Markdown.tsx').catch(() => ({ default: AsItIs }));
const Markdown = lazy(load);

/** Fetched while the chef thinks, so that the first words find it there. */
export function preloadMarkdown(): void {
  void load();
}

export function Words({ text }: WordsProps) {
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

const Block = memo(function Block({ text }: WordsProps) {
  if (isPlainBlock(text)) return <p>{text.trim()}</p>;
  return (
    <Suspense fallback={<AsItIs text={text} />}>
      <Markdown text={text} />
    </Suspense>
  );
});
