/** Removes HTML from a reply with the browser's own parser, leaving text and Markdown. */

import { parseInertHtml } from '../../../ui/trusted-types.ts';
import { stripAttributes } from './strip-attributes.ts';

/** Elements whose content is not prose. */
const NON_TEXT_ELEMENTS =
  'script,style,template,noscript,iframe,object,embed,svg,math,textarea,title,head';

/** A private-use character on both sides preserves the outer white space that the parser would drop. */
const GUARD = '\uE000';

/** Text without a tag, the usual case, is returned as it is. Entities are left to the Markdown parser. */
export function stripHtml(text: string): string {
  if (!text.includes('<')) return text;
  const guarded = `<body><p>${GUARD}${stripAttributes(text).replaceAll('&', '&amp;')}${GUARD}`;
  const { body } = parseInertHtml(guarded);
  for (const element of body.querySelectorAll(NON_TEXT_ELEMENTS)) element.remove();
  return (body.textContent ?? '').replaceAll(GUARD, '');
}
