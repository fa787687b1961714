/** The Terms of Use, to be read in peace, with a way back. */
import { mdiArrowLeft } from '@mdi/js';
import { PAGES } from '@saffron/contract/paths';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { useTitle } from '../ui/use-title.ts';
import { TERMS_SECTIONS, termsWords as words } from '../words/terms.ts';
import styles from './TermsScreen.module.css';

export default function TermsScreen() {
  useTitle(words.title);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls by itself must be reachable by key
    <section className="page" tabIndex={0} aria-label={words.title}>
      <article className={styles.terms}>
        <PageLink to={PAGES.chat} className={styles.back}>
          <Icon path={mdiArrowLeft} size={20} />
          {words.back}
        </PageLink>
        <h1>{words.title}</h1>
        <p className={styles.updated}>{words.updated}</p>
        <p className={styles.intro}>{words.intro}</p>
        <ol className={styles.sections}>
          {TERMS_SECTIONS.map(({ title, paragraphs }) => (
            <li key={title}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
        </ol>
      </article>
    </section>
  );
}
