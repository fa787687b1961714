/** Renders one block of Markdown as sanitised React elements; lazily loaded. */
import type { ComponentProps, ReactNode } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { readChoiceLines } from './choice-lines.ts';
import { DishChoice } from './DishChoice.tsx';
import { DishTiles } from './DishTiles.tsx';

const PROTOCOLS = ['http', 'https', 'mailto'];
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** Only absolute addresses with one of the protocols above become links. */
function allowedUrl(url: string): string | undefined {
  return SAFE_ADDRESS.test(url.trim()) ? url.trim() : undefined;
}

const REHYPE: Options['rehypePlugins'] = [
  [rehypeSanitize, { ...defaultSchema, protocols: { href: PROTOCOLS, src: [], cite: PROTOCOLS } }],
];
const REMARK: Options['remarkPlugins'] = [remarkGfm];
/** Pictures are not rendered: requesting one would tell its host about the reader. */
const DISALLOWED_ELEMENTS = ['img', 'input', 'section', 'sup'];

function OutsideLink({ href, children }: ComponentProps<'a'>) {
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** Headings start at the third level, below those of the page. */
const COMPONENTS: Components = {
  a: ({ href, children }) => <OutsideLink href={href}>{children}</OutsideLink>,
  strong: ({ children }) => <DishChoice>{children}</DishChoice>,
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

interface MarkdownProps {
  readonly text: string;
}

function parse(text: string): ReactNode {
  const choices = readChoiceLines(text);
  if (choices) return <DishTiles choices={choices} />;
  // Called as a plain function, so that its elements can be cached.
  return ReactMarkdown({
    children: text,
    remarkPlugins: REMARK,
    rehypePlugins: REHYPE,
    components: COMPONENTS,
    disallowedElements: DISALLOWED_ELEMENTS,
    unwrapDisallowed: true,
    urlTransform: allowedUrl,
    skipHtml: true,
  });
}

/**
 * Cache of the latest blocks: a finished reply renders again when it moves into the log and should not be parsed
 * again. Prefixes of a growing block are not kept.
 */
const CACHE_SIZE = 100;
const cache = new Map<string, ReactNode>();
let latest = '';

export default function Markdown({ text }: MarkdownProps) {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const elements = parse(text);
  const oldest = text.startsWith(latest)
    ? latest
    : cache.size >= CACHE_SIZE
      ? cache.keys().next().value
      : undefined;
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(text, elements);
  latest = text;
  return elements;
}
