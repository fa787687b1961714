/** The links that were made, to be copied again or ended; fetched when the list is first opened. */
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { showConfirm } from '../../../ui/dialog-store.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { sharedLinksWords as words } from '../../../words/shared-links.ts';
import { copyText } from './copy-text.ts';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './SharedLinksDialog.module.css';
import { type SharedLink, useSharedLinks } from './use-shared-links.ts';

export interface SharedLinksDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function SharedLinksDialog({ open, onClose }: SharedLinksDialogProps) {
  const { links, failed, reload, end } = useSharedLinks(open);
  const content = useRef<HTMLDivElement>(null);
  const [toShow, setToShow] = useState('');
  const copy = async ({ url }: SharedLink) => {
    if (await copyText(url)) showToast({ text: words.copied, severity: 'success' });
    else setToShow(url);
  };
  const stop = (link: SharedLink) =>
    showConfirm({
      title: words.askTitle,
      message: words.ask(link.recipeName),
      destroys: true,
      onConfirm: async () => {
        const hasEnded = await end(link);
        if (hasEnded) showToast({ text: words.stopped, severity: 'success' });
        else showToast({ text: words.stopFailed, severity: 'error' });
        // The entry is gone, and with it the button that would get the focus back.
        requestAnimationFrame(() => content.current?.focus());
      },
    });
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      title={words.title}
      closeLabel={words.close}
      focusClose
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {failed ? <FetchFailed onRetry={reload} /> : null}
        {!links && !failed ? <p role="status">{words.loading}</p> : null}
        {links && !failed ? (
          <p className={styles.about}>{links.length > 0 ? words.about : words.empty}</p>
        ) : null}
        {links && !failed ? (
          <ul className={styles.list}>
            {links.map((link) => (
              <Entry key={link.shareId} link={link} onCopy={copy} onStop={stop} />
            ))}
          </ul>
        ) : null}
      </div>
      <LinkDialog link={toShow} onClose={() => setToShow('')} />
    </TitledDialog>
  );
}

interface EntryProps {
  readonly link: SharedLink;
  readonly onCopy: (link: SharedLink) => Promise<void>;
  readonly onStop: (link: SharedLink) => void;
}

function Entry({ link, onCopy, onStop }: EntryProps) {
  const { recipeName, createdAt } = link;
  return (
    <li className={styles.link}>
      <div className={styles.words}>
        <p className={styles.name}>{recipeName}</p>
        <p className={styles.date}>{words.shared(dayOf(createdAt))}</p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="outlined"
          aria-label={words.copyOf(recipeName)}
          onClick={() => void onCopy(link)}
        >
          {words.copy}
        </Button>
        <Button
          size="small"
          variant="danger"
          aria-label={words.stopOf(recipeName)}
          onClick={() => onStop(link)}
        >
          {words.stop}
        </Button>
      </div>
    </li>
  );
}

/** "23 November 2026", as English is the only language. */
function dayOf(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

function FetchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <Notice kind="error">{words.fetchFailed}</Notice>
      <Button variant="outlined" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
