/** All of one kept recipe: its words, what the check says of it today, and what can be done with it. */
import { useEffect, useId, useRef, useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { duration, recipeWords } from '../../../words/recipe.ts';
import { keptRecipeWords as words } from '../../../words/saved-recipes.ts';
import rows from '../ActionRow.module.css';
import { CopyButton } from '../card/CopyButton.tsx';
import parts from '../card/Parts.module.css';
import { Picture } from '../card/Picture.tsx';
import { TickList } from '../card/TickList.tsx';
import { Tips } from '../card/Tips.tsx';
import { cardLines, pictureElsewhere, pictureOf, type ShownRecipe } from '../card.ts';
import type { SafetyReport } from '../check/safety-report.ts';
import { reportOf, useViewerCheck } from '../check/use-viewer-check.ts';
import { ViewerCheckLine } from '../check/ViewerCheckLine.tsx';
import { cookingKey, keepCooking } from '../cooking.ts';
import { ExportButton } from '../files/ExportButton.tsx';
import { PrintButton } from '../paper/PrintButton.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { MeasureBar } from './MeasureBar.tsx';
import styles from './SavedRecipeDialog.module.css';
import { ShownOtherwise } from './ShownOtherwise.tsx';
import { AS_WRITTEN, keptMeasuring, type Measuring, useMeasured } from './use-measured.ts';
import type { KeptRecipe } from './use-saved-recipes.ts';

interface SavedRecipeProps {
  readonly recipe: KeptRecipe;
  readonly open: boolean;
}

export function SavedRecipe({ recipe, open }: SavedRecipeProps) {
  const kept = cookingKey(recipe);
  const [measuring, setMeasuring] = useState(() => keptMeasuring(kept));
  const measure = (wanted: Measuring) => {
    setMeasuring(wanted);
    keepCooking(kept, wanted);
  };
  const measured = useMeasured(recipe, measuring);
  const check = useViewerCheck(recipe, open);
  const report = () => reportOf(check);
  usePrintCommand(open, measured.recipe, report());
  const { tips } = cardLines(recipe);
  const { friendly_closing: closing } = recipe;
  return (
    <div className={styles.recipe}>
      <Beginning recipe={recipe} />
      <ViewerCheckLine check={check} />
      <div>
        <MeasureBar servings={recipe.servings} measuring={measuring} onChange={measure} />
        {measured.recipe !== recipe ? (
          <ShownOtherwise
            servings={recipe.servings}
            measuring={measuring}
            onBack={() => measure(AS_WRITTEN)}
          />
        ) : null}
      </div>
      {measured.failed ? <Notice kind="error">{words.notMeasured}</Notice> : null}
      <Parts recipe={measured.recipe} kept={kept} />
      {tips.length > 0 ? <Tips tips={tips} /> : null}
      {closing ? <p className={styles.quiet}>{closing}</p> : null}
      <div className={`${styles.foot} ${rows.place}`}>
        <div className={rows.row}>
          <ShareButton recipe={recipe} />
          <ExportButton recipe={recipe} />
          <CopyButton recipe={measured.recipe} />
          <PrintButton recipe={measured.recipe} report={report} />
        </div>
      </div>
    </div>
  );
}

/** The browser's own Print means the recipe that lies open, not the page behind it. */
function usePrintCommand(
  open: boolean,
  recipe: ShownRecipe,
  report: SafetyReport | undefined,
): void {
  const newest = useRef({ recipe, report });
  useEffect(() => {
    newest.current = { recipe, report };
  });
  useEffect(() => {
    if (!open) return;
    let prepare: (() => void) | undefined;
    const ready = ({ layOut }: typeof import('../paper/print-recipe.tsx')) => {
      prepare = () => void layOut(newest.current.recipe, newest.current.report);
      window.addEventListener('beforeprint', prepare);
    };
    // Fetched ahead: the browser waits for nothing once it prints. Without it the page is printed as it is.
    let left = false;
    import('../paper/print-recipe.tsx').then((part) => !left && ready(part)).catch(() => undefined);
    return () => {
      left = true;
      if (prepare) window.removeEventListener('beforeprint', prepare);
    };
  }, [open]);
}

function Beginning({ recipe }: { readonly recipe: KeptRecipe }) {
  const picture = pictureOf(recipe);
  const elsewhere = pictureElsewhere(recipe);
  const { introduction, minutes } = recipe;
  if (!picture && !elsewhere && !introduction && !minutes) return null;
  return (
    <div className={styles.first}>
      {picture ? <Picture src={picture} name={cardLines(recipe).name} size={120} /> : null}
      <div>
        {minutes ? <p className={styles.quiet}>{duration(minutes)}</p> : null}
        {introduction ? <p>{introduction}</p> : null}
        {elsewhere ? (
          <p>
            <a href={elsewhere.href} target="_blank" rel="nofollow noopener noreferrer">
              {words.pictureAt(elsewhere.hostname)}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface PartsProps {
  readonly recipe: ShownRecipe;
  /** Under which ticks are kept. */
  readonly kept: string;
}

function Parts({ recipe, kept }: PartsProps) {
  const { ingredients } = cardLines(recipe);
  const id = useId();
  return (
    <div className={styles.parts}>
      <section>
        <h3 id={`${id}-1`} className={parts.part}>
          {recipeWords.ingredients}
        </h3>
        {ingredients.length > 0 ? (
          <TickList lines={ingredients} kept={kept} labelledBy={`${id}-1`} />
        ) : (
          <p className={styles.quiet}>{recipeWords.noIngredients}</p>
        )}
      </section>
      <section>
        <h3 id={`${id}-2`} className={parts.part}>
          {recipeWords.instructions}
        </h3>
        <Instructions recipe={recipe} kept={kept} labelledBy={`${id}-2`} />
      </section>
    </div>
  );
}

/** A list as a list, one text as the text it is. */
function Instructions({ recipe, kept, labelledBy }: PartsProps & { readonly labelledBy: string }) {
  const { steps } = cardLines(recipe);
  if (steps.length === 0) return <p className={styles.quiet}>{recipeWords.noInstructions}</p>;
  if (typeof recipe.instructions === 'string') {
    return <p className={styles.plain}>{recipe.instructions.trim()}</p>;
  }
  return <TickList lines={steps} ordered kept={kept} labelledBy={labelledBy} />;
}
