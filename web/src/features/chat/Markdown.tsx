/** One block of markdown as elements; loaded only when a reply holds markdown at all. */
import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

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

export default function Markdown({ text }: MarkdownProps) {
  return (
    <ReactMarkdown
      remarkPlugins={REMARK}
      rehypePlugins={REHYPE}
      components={COMPONENTS}
      disallowedElements={UNWANTED}
      unwrapDisallowed
      urlTransform={allowedUrl}
      skipHtml
    >
      {text}
    </ReactMarkdown>
  );
}
