/** What stands on the paper: the dish, its drawing, what goes in, what to do, what was checked. */
import { duration, recipeWords } from '../../../words/recipe.ts';
import { printWords } from '../../../words/recipe-files.ts';
import { cardLines, pictureOf, type ShownRecipe } from '../card.ts';
import type { SafetyReport } from '../check/safety-report.ts';
import styles from './PrintSheet.module.css';

interface PrintSheetProps {
  readonly recipe: ShownRecipe;
  readonly report: SafetyReport | undefined;
}

export function PrintSheet({ recipe, report }: PrintSheetProps) {
  const { ingredients, steps, tips } = cardLines(recipe);
  const { introduction, friendly_closing } = recipe;
  return (
    <article>
      <Head recipe={recipe} />
      {introduction ? <p className={styles.introduction}>{introduction}</p> : null}
      <div className={styles.parts}>
        <section>
          <h2>{recipeWords.ingredients}</h2>
          <Lines lines={ingredients} nothing={recipeWords.noIngredients} kind="ul" />
        </section>
        <section>
          <h2>{recipeWords.instructions}</h2>
          <Lines lines={steps} nothing={recipeWords.noInstructions} kind="ol" />
        </section>
      </div>
      {tips.length > 0 ? (
        <section className={styles.tips}>
          <h2>{recipeWords.tips}</h2>
          <Lines lines={tips} nothing="" kind="ul" />
        </section>
      ) : null}
      {friendly_closing ? <p className={styles.closing}>{friendly_closing}</p> : null}
      {report ? <Checked report={report} /> : null}
      <p className={styles.from}>{printWords.from(location.host)}</p>
    </article>
  );
}

function Head({ recipe }: Pick<PrintSheetProps, 'recipe'>) {
  const picture = pictureOf(recipe);
  const { minutes, servings } = recipe;
  const facts = [
    minutes ? duration(minutes) : '',
    servings ? recipeWords.serves(servings) : '',
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <div>
        <h1>{cardLines(recipe).name}</h1>
        {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
      </div>
      {picture ? <img src={picture} alt="" width={96} height={96} /> : null}
    </header>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly nothing: string;
  readonly kind: 'ul' | 'ol';
}

function Lines({ lines, nothing, kind: List }: LinesProps) {
  if (lines.length === 0) return <p>{nothing}</p>;
  // Paper never changes, and a line may stand on it twice: its place is its name.
  const placed = lines.map((line, index) => ({ key: `line ${index}`, line }));
  return (
    <List>
      {placed.map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </List>
  );
}

/** The line names what was found and where; its evidence would fill the page. */
function Checked({ report: { line, basis } }: { readonly report: SafetyReport }) {
  return (
    <section className={styles.checked}>
      <h2>{printWords.checked}</h2>
      <p>
        {line} {basis}
      </p>
    </section>
  );
}
