/** Screen with the Terms of Use. */
import { mdiArrowLeft } from '@mdi/js';
import { PAGES } from '@saffron/contract/paths';
import { termsOfUseStrings as strings, TERMS_SECTIONS } from '../strings/terms-of-use.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { useTitle } from '../ui/use-title.ts';
import styles from './TermsScreen.module.css';

export default function TermsScreen() {
  useTitle(strings.title);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls by itself must be reachable by keyboard
    <section className="page" tabIndex={0} aria-label={strings.title}>
      <article className={styles.terms}>
        <PageLink to={PAGES.chat} className={styles.back}>
          <Icon path={mdiArrowLeft} size={20} />
          {strings.back}
        </PageLink>
        <h1>{strings.title}</h1>
        <p className={styles.updated}>{strings.updated}</p>
        <p className={styles.intro}>{strings.intro}</p>
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
