/** The line at the foot of every page (spec 2.5), and the drawer behind its button. */
import { PAGES } from '@saffron/contract/paths';
import { useState } from 'react';
import type { FeedbackDrawerProps } from '../features/feedback/FeedbackDrawer.tsx';
import { Button } from '../ui/Button.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { shellWords } from '../words/shell.ts';
import styles from './Footer.module.css';

const load = () => import('../features/feedback/FeedbackDrawer.tsx');

export function Footer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Drawer = useLoaded<FeedbackDrawerProps>(load, open, close);
  return (
    <footer className={styles.footer}>
      <span>{shellWords.copyright(new Date().getFullYear())}</span>
      <PageLink to={PAGES.terms} className={styles.link}>
        {shellWords.terms}
      </PageLink>
      <Button size="small" className={styles.feedback} onClick={() => setOpen(true)}>
        {shellWords.feedback}
      </Button>
      {Drawer && <Drawer open={open} onClose={close} />}
    </footer>
  );
}
