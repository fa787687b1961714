/** A saved recipe in full: content, safety check, unit conversion and actions. */
import { formatRecipeFacts } from '@saffron/contract/recipe-facts';
import { useEffect, useRef, useState } from 'react';
import { savedRecipeStrings as strings } from '../../../strings/saved-recipes.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { CopyButton } from '../card/CopyButton.tsx';
import { Picture } from '../card/Picture.tsx';
import { TickList } from '../card/TickList.tsx';
import type { SafetyReport } from '../check/safety-report.ts';
import { createCheckReport, useViewerCheck } from '../check/use-viewer-check.ts';
import { ViewerCheckSummary } from '../check/ViewerCheckSummary.tsx';
import { CookNoteLine } from '../cook/CookNoteLine.tsx';
import { StartCookingButton } from '../cook/StartCookingButton.tsx';
import { getProgressKey, storeCookingProgress } from '../cooking-progress.ts';
import { ExportButton } from '../files/ExportButton.tsx';
import { RecipeLayout } from '../layout/RecipeLayout.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import {
  findExternalPicture,
  findPicture,
  type PartialRecipe,
  readRecipeContent,
} from '../recipe-content.ts';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { ConversionBar } from './ConversionBar.tsx';
import { ConversionNotice } from './ConversionNotice.tsx';
import styles from './SavedRecipeDialog.module.css';
import {
  type Conversion,
  NO_CONVERSION,
  readStoredConversion,
  useConvertedRecipe,
} from './use-converted-recipe.ts';
import type { SavedRecipe } from './use-saved-recipes.ts';

interface SavedRecipeViewProps {
  readonly recipe: SavedRecipe;
  readonly open: boolean;
  /** Closes the dialog around it, for cook mode. */
  readonly onClose: () => void;
}

export function SavedRecipeView({ recipe, open, onClose }: SavedRecipeViewProps) {
  const progressKey = getProgressKey(recipe);
  const [conversion, setConversion] = useState(() => readStoredConversion(progressKey));
  const convert = (next: Conversion) => {
    setConversion(next);
    storeCookingProgress(progressKey, next);
  };
  const converted = useConvertedRecipe(recipe, conversion);
  const check = useViewerCheck(recipe, open);
  const getReport = () => createCheckReport(check);
  usePrintCommand(open, converted.recipe, getReport());
  const picture = findPicture(recipe);
  const { minutes, servings } = recipe;
  return (
    <RecipeLayout
      className={styles.recipe}
      recipe={converted.recipe}
      picture={
        picture ? <Picture src={picture} name={readRecipeContent(recipe).name} size={120} /> : null
      }
      // Without the servings, which the user chooses below.
      facts={formatRecipeFacts({ minutes }).join()}
      check={<ViewerCheckSummary check={check} />}
      isFlush
      keepsInstructionText
      actions={
        <>
          <StartCookingButton recipe={converted.recipe} onOpened={onClose} />
          <ShareButton recipe={recipe} />
          <ExportButton recipe={recipe} />
          <CopyButton recipe={converted.recipe} />
          <PrintButton recipe={converted.recipe} getReport={getReport} />
        </>
      }
      notes={
        <>
          <CookNoteLine storageKey={progressKey} />
          <ExternalPictureLink recipe={recipe} />
        </>
      }
      conversion={
        <>
          <div>
            <ConversionBar servings={servings} conversion={conversion} onChange={convert} />
            {converted.recipe !== recipe ? (
              <ConversionNotice
                servings={servings}
                conversion={conversion}
                onBack={() => convert(NO_CONVERSION)}
              />
            ) : null}
          </div>
          {converted.hasFailed ? <Notice kind="error">{strings.notMeasured}</Notice> : null}
        </>
      }
      renderLines={(list) => <TickList {...list} storageKey={progressKey} />}
    />
  );
}

/** Makes the browser's own print command print the open recipe, not the page behind it. */
function usePrintCommand(
  open: boolean,
  recipe: PartialRecipe,
  report: SafetyReport | undefined,
): void {
  const latest = useRef({ recipe, report });
  useEffect(() => {
    latest.current = { recipe, report };
  });
  useEffect(() => {
    if (!open) return;
    let prepare: (() => void) | undefined;
    const addListener = ({ mountPrintLayout }: typeof import('../print/print-recipe.tsx')) => {
      prepare = () => void mountPrintLayout(latest.current.recipe, latest.current.report);
      window.addEventListener('beforeprint', prepare);
    };
    // Loaded ahead, because the browser does not wait once it prints. If it fails, the page is printed as it is.
    let isClosed = false;
    import('../print/print-recipe.tsx')
      .then((part) => !isClosed && addListener(part))
      .catch(() => undefined);
    return () => {
      isClosed = true;
      if (prepare) window.removeEventListener('beforeprint', prepare);
    };
  }, [open]);
}

function ExternalPictureLink({ recipe }: { readonly recipe: SavedRecipe }) {
  const picture = findExternalPicture(recipe);
  if (!picture) return null;
  return (
    <p>
      <a href={picture.href} target="_blank" rel="nofollow noopener noreferrer">
        {strings.pictureAt(picture.hostname)}
      </a>
    </p>
  );
}
