/** Footer of every page with the feedback drawer. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import type { FeedbackDrawerProps } from '../features/feedback/FeedbackDrawer.tsx';
import { shellStrings } from '../strings/shell.ts';
import { Button } from '../ui/Button.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import styles from './Footer.module.css';

const loadFeedbackDrawer = () => import('../features/feedback/FeedbackDrawer.tsx');

export function Footer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Drawer = useLazyComponent<FeedbackDrawerProps>(loadFeedbackDrawer, open, close);
  return (
    <footer className={styles.footer}>
      <span>{shellStrings.copyright(new Date().getFullYear())}</span>
      <PageLink to={PAGES.terms} className={styles.link}>
        {shellStrings.terms}
      </PageLink>
      <Button size="small" className={styles.feedback} onClick={() => setOpen(true)}>
        {shellStrings.feedback}
      </Button>
      {Drawer && <Drawer open={open} onClose={close} />}
    </footer>
  );
}
