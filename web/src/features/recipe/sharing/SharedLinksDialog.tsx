/** Dialog that lists the user's shared links, to copy or to stop sharing; lazily loaded. */
import { useRef, useState } from 'react';
import { sharedLinksStrings as strings } from '../../../strings/shared-links.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { showConfirm } from '../../../ui/dialog-store.ts';
import { TitledDialog } from '../../../ui/TitledDialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { FetchFailed } from '../FetchFailed.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './SharedLinksDialog.module.css';
import { type SharedLink, useSharedLinks } from './use-shared-links.ts';

export interface SharedLinksDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function SharedLinksDialog({ open, onClose }: SharedLinksDialogProps) {
  const { links, hasFailed, reload, stopSharing } = useSharedLinks(open);
  const content = useRef<HTMLDivElement>(null);
  const [linkToShow, setLinkToShow] = useState('');
  const copy = async ({ url }: SharedLink) => {
    if (await copyText(url)) showToast({ text: strings.copied, severity: 'success' });
    else setLinkToShow(url);
  };
  const stop = (link: SharedLink) =>
    showConfirm({
      title: strings.askTitle,
      message: strings.ask(link.recipeName),
      isDestructive: true,
      onConfirm: async () => {
        const hasEnded = await stopSharing(link);
        if (hasEnded) showToast({ text: strings.stopped, severity: 'success' });
        else showToast({ text: strings.stopFailed, severity: 'error' });
        // The removed entry held the button that would get the focus back.
        requestAnimationFrame(() => content.current?.focus());
      },
    });
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      title={strings.title}
      closeLabel={strings.close}
      focusClose
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {hasFailed ? (
          <FetchFailed text={strings.fetchFailed} buttonLabel={strings.tryAgain} onRetry={reload} />
        ) : null}
        {!links && !hasFailed ? <p role="status">{strings.loading}</p> : null}
        {links && !hasFailed ? (
          <p className={styles.about}>{links.length > 0 ? strings.about : strings.empty}</p>
        ) : null}
        {links && !hasFailed ? (
          <ul className={styles.list}>
            {links.map((link) => (
              <LinkEntry key={link.shareId} link={link} onCopy={copy} onStop={stop} />
            ))}
          </ul>
        ) : null}
      </div>
      <LinkDialog link={linkToShow} onClose={() => setLinkToShow('')} />
    </TitledDialog>
  );
}

interface EntryProps {
  readonly link: SharedLink;
  readonly onCopy: (link: SharedLink) => Promise<void>;
  readonly onStop: (link: SharedLink) => void;
}

function LinkEntry({ link, onCopy, onStop }: EntryProps) {
  const { recipeName, createdAt } = link;
  return (
    <li className={styles.link}>
      <div className={styles.words}>
        <p className={styles.name}>{recipeName}</p>
        <p className={styles.date}>{strings.shared(formatDate(createdAt))}</p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="outlined"
          aria-label={strings.copyOf(recipeName)}
          onClick={() => void onCopy(link)}
        >
          {strings.copy}
        </Button>
        <Button
          size="small"
          variant="danger"
          aria-label={strings.stopOf(recipeName)}
          onClick={() => onStop(link)}
        >
          {strings.stop}
        </Button>
      </div>
    </li>
  );
}

/** "23 November 2026", as English is the only language. */
function formatDate(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
