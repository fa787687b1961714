/** Text of a chef's message with its HTML taken out. */
import { MessageBlocks } from './MessageText.tsx';
import { stripHtml } from './strip-html.ts';

export default function HtmlText({ text }: { readonly text: string }) {
  return <MessageBlocks text={stripHtml(text)} />;
}
