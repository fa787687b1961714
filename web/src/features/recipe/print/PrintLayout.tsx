/** A recipe laid out for printing, with what its safety check covered. */
import { printStrings } from '../../../strings/recipe-files.ts';
import type { SafetyReport } from '../check/safety-report.ts';
import { RecipeLayout } from '../layout/RecipeLayout.tsx';
import { TickLines } from '../layout/TickLines.tsx';
import { findPicture, type PartialRecipe } from '../recipe-content.ts';
import styles from './PrintLayout.module.css';

interface PrintLayoutProps {
  readonly recipe: PartialRecipe;
  readonly report: SafetyReport | undefined;
}

export function PrintLayout({ recipe, report }: PrintLayoutProps) {
  const picture = findPicture(recipe);
  return (
    <RecipeLayout
      recipe={recipe}
      heading="h1"
      picture={
        picture ? (
          <img className={styles.picture} src={picture} alt="" width={96} height={96} />
        ) : null
      }
      check={report ? <CheckSection report={report} /> : null}
      renderLines={({ lines, ordered }) => <TickLines lines={lines} ordered={ordered} isStatic />}
      footer={<p className={styles.from}>{printStrings.from(location.host)}</p>}
    />
  );
}

/** Only the summary: the evidence would fill the page. */
function CheckSection({ report: { summary, basis } }: { readonly report: SafetyReport }) {
  return (
    <section className={styles.checked}>
      <h2>{printStrings.checked}</h2>
      <p>
        {summary} {basis}
      </p>
    </section>
  );
}
