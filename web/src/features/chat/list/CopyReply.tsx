/** Button that copies a reply in words. */
import { mdiContentCopy } from '@mdi/js';
import { chatStrings } from '../../../strings/chat.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { showInfo } from '../../../ui/dialog-store.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { stripHtml } from '../message-text/strip-html.ts';
import styles from './CopyReply.module.css';

export interface CopyReplyProps {
  readonly text: string;
}

export default function CopyReply({ text }: CopyReplyProps) {
  const copy = async () => {
    // The marks of bold text mean nothing elsewhere.
    const words = stripHtml(text).replaceAll('**', '');
    if (await copyText(words)) showToast({ text: chatStrings.replyCopied, severity: 'success' });
    else showInfo({ title: chatStrings.copyByHand, message: words });
  };
  return (
    <IconButton
      label={chatStrings.copyReply}
      className={styles.copy ?? ''}
      onClick={() => void copy()}
    >
      <Icon path={mdiContentCopy} size={18} />
    </IconButton>
  );
}
