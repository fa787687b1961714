/** One block of markdown as elements; loaded only when a reply holds markdown at all. */
import type { ComponentProps, ReactNode } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { Choice } from './Choice.tsx';

const PROTOCOLS = ['http', 'https', 'mailto'];
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** Addresses are absolute and of the three kinds above, or they are no links at all. */
function allowedUrl(url: string): string | undefined {
  return SAFE_ADDRESS.test(url.trim()) ? url.trim() : undefined;
}

const REHYPE: Options['rehypePlugins'] = [
  [rehypeSanitize, { ...defaultSchema, protocols: { href: PROTOCOLS, src: [], cite: PROTOCOLS } }],
];
const REMARK: Options['remarkPlugins'] = [remarkGfm];
/** A picture in a reply would tell its host who reads it. */
const UNWANTED = ['img', 'input', 'section', 'sup'];

function OutsideLink({ href, children }: ComponentProps<'a'>) {
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** The page's own headings end at the second level. */
const COMPONENTS: Components = {
  a: ({ href, children }) => <OutsideLink href={href}>{children}</OutsideLink>,
  strong: ({ children }) => <Choice>{children}</Choice>,
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
  // A plain function of its options: called here, its elements can be kept.
  return ReactMarkdown({
    children: text,
    remarkPlugins: REMARK,
    rehypePlugins: REHYPE,
    components: COMPONENTS,
    disallowedElements: UNWANTED,
    unwrapDisallowed: true,
    urlTransform: allowedUrl,
    skipHtml: true,
  });
}

/**
 * The latest blocks as elements: a reply that has grown is drawn once more when it joins the log,
 * and should not be parsed once more in one go. Beginnings of a growing block are not kept.
 */
const KEPT = 100;
const kept = new Map<string, ReactNode>();
let latest = '';

export default function Markdown({ text }: MarkdownProps) {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const elements = parse(text);
  const oldest = text.startsWith(latest)
    ? latest
    : kept.size >= KEPT
      ? kept.keys().next().value
      : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(text, elements);
  latest = text;
  return elements;
}
