/** A saved recipe in full: content, safety check, unit conversion and actions. */
import { formatRecipeFacts } from '@saffron/contract/recipe-facts';
import { useEffect, useRef } from 'react';
import { recipeStrings } from '../../../strings/recipe.ts';
import { savedRecipeStrings as strings } from '../../../strings/saved-recipes.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useSetting } from '../../../user/settings.ts';
import { CopyButton } from '../card/CopyButton.tsx';
import { Picture } from '../card/Picture.tsx';
import { TickList } from '../card/TickList.tsx';
import { createCheckReport } from '../check/check-report.ts';
import type { SafetyReport } from '../check/safety-report.ts';
import { useViewerCheck } from '../check/use-viewer-check.ts';
import { ViewerCheckSummary } from '../check/ViewerCheckSummary.tsx';
import { NO_CONVERSION } from '../conversion.ts';
import { CookNoteLine } from '../cook/CookNoteLine.tsx';
import { StartCookingButton } from '../cook/StartCookingButton.tsx';
import { getProgressKey } from '../cooking-progress.ts';
import { ExportButton } from '../files/ExportButton.tsx';
import { MeasuresPicker, ServingsStepper } from '../layout/AmountControls.tsx';
import { RecipeLayout } from '../layout/RecipeLayout.tsx';
import { NutritionLine } from '../nutrition/NutritionLine.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import {
  findExternalPicture,
  findPicture,
  type PartialRecipe,
  readRecipeContent,
} from '../recipe-content.ts';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { useConversion, useConvertedRecipe } from '../use-converted-recipe.ts';
import { ConversionNotice } from './ConversionNotice.tsx';
import styles from './SavedRecipeDialog.module.css';
import type { SavedRecipe } from './use-saved-recipes.ts';

interface SavedRecipeViewProps {
  readonly recipe: SavedRecipe;
  readonly open: boolean;
  /** Closes the dialog around it, for cook mode. */
  readonly onClose: () => void;
}

export function SavedRecipeView({ recipe, open, onClose }: SavedRecipeViewProps) {
  const progressKey = getProgressKey(recipe);
  const { conversion, convert } = useConversion(progressKey);
  const converted = useConvertedRecipe(recipe, conversion);
  const check = useViewerCheck(recipe, open);
  const getReport = () => createCheckReport(check);
  usePrintCommand(open, converted.recipe, getReport());
  const picture = findPicture(recipe);
  const { minutes, servings, units } = recipe;
  const ownUnits = useSetting('measurementUnits');
  const amounts = {
    servings,
    units,
    conversion: converted.conversion,
    onChange: convert,
    ownUnits,
  };
  return (
    <RecipeLayout
      className={styles.recipe}
      recipe={converted.recipe}
      picture={
        picture ? <Picture src={picture} name={readRecipeContent(recipe).name} size={120} /> : null
      }
      facts={formatRecipeFacts({ minutes }).join()}
      servings={<ServingsStepper {...amounts} />}
      measures={<MeasuresPicker {...amounts} />}
      check={<ViewerCheckSummary check={check} />}
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
          {converted.recipe !== recipe ? (
            <ConversionNotice
              servings={servings}
              conversion={converted.conversion}
              onBack={() => convert(NO_CONVERSION)}
            />
          ) : null}
          {converted.hasFailed ? <Notice kind="error">{recipeStrings.notMeasured}</Notice> : null}
        </>
      }
      nutrition={<NutritionLine recipe={converted.recipe} />}
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
