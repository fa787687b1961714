/** Takes HTML out of a reply with the browser's own parser, so that only words and markdown remain. */

import { parseInert } from '../../../ui/trusted.ts';
import { bareTags } from './bare-tags.ts';

/** Elements whose content is no prose. */
const NO_PROSE = 'script,style,template,noscript,iframe,object,embed,svg,math,textarea,title,head';

/** A character of no language on both sides keeps the outer space that the parser would drop. */
const GUARD = '\uE000';

/** Text without a tag is answered as it is, which is nearly always. Entities are left to the markdown. */
export function stripHtml(text: string): string {
  if (!text.includes('<')) return text;
  const guarded = `<body><p>${GUARD}${bareTags(text).replaceAll('&', '&amp;')}${GUARD}`;
  const { body } = parseInert(guarded);
  for (const element of body.querySelectorAll(NO_PROSE)) element.remove();
  return (body.textContent ?? '').replaceAll(GUARD, '');
}
