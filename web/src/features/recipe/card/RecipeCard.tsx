/** Recipe card of the chat and the shared page: recipe, safety check and action buttons. */
import type { Safety } from '@saffron/contract/chat';
import type { RecipeInput } from '@saffron/contract/recipe';
import { formatRecipeFacts } from '@saffron/contract/recipe-facts';
import type { UnitSystem } from '@saffron/kitchen/vocabulary';
import { memo, useCallback, useRef, useState } from 'react';
import { recipeStrings } from '../../../strings/recipe.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';
import { useChatRequests } from '../../../user/chat-requests.ts';
import { useSetting } from '../../../user/settings.ts';
import { CheckPending } from '../check/CheckPending.tsx';
import { SafetySummary } from '../check/SafetySummary.tsx';
import { useCardCheck } from '../check/use-card-check.ts';
import { CookNoteLine } from '../cook/CookNoteLine.tsx';
import { StartCookingButton } from '../cook/StartCookingButton.tsx';
import { getProgressKey } from '../cooking-progress.ts';
import { MeasuresPicker, ServingsStepper } from '../layout/AmountControls.tsx';
import styles from '../layout/RecipeLayout.module.css';
import { RecipeLayout } from '../layout/RecipeLayout.tsx';
import { NutritionLine } from '../nutrition/NutritionLine.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import {
  findGround,
  findPicture,
  type PartialRecipe,
  readRecipeContent,
} from '../recipe-content.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { useConversion, useConvertedRecipe } from '../use-converted-recipe.ts';
import { CopyButton } from './CopyButton.tsx';
import { Picture } from './Picture.tsx';
import { PicturePlaceholder } from './PictureButton.tsx';
import { RecipeBoundary } from './RecipeBoundary.tsx';
import type { SwapDialogProps } from './SwapDialog.tsx';
import { dropSwapHint } from './swap-hint.ts';
import { TickList } from './TickList.tsx';

export interface RecipeCardProps {
  readonly recipe: PartialRecipe;
  readonly safety?: Safety | undefined;
  /** What the recipe was adapted to, for this user only: not saved, shared, copied or printed. */
  readonly notes?: readonly string[] | undefined;
  readonly units?: UnitSystem | undefined;
  /** `growing` while lines arrive, `unfinished` when they never all did: neither can be saved or shared. */
  readonly stage?: 'growing' | 'whole' | 'unfinished';
  readonly pictureSize?: 80 | 100 | 120;
  readonly heading?: 'h1' | 'h2';
  /** Called when a signed-out visitor presses Save. */
  readonly onSignInRequired: (recipe: RecipeInput) => void;
}

export const RecipeCard = memo(function RecipeCard(props: RecipeCardProps) {
  return (
    <RecipeBoundary>
      <CardContent {...props} />
    </RecipeBoundary>
  );
});

/** Until the drawing comes with the last line, and its own colour with it. */
const FIRST_GROUND = 'sand';

function CardContent(props: RecipeCardProps) {
  const { recipe, safety, notes, units, stage = 'whole', pictureSize = 80 } = props;
  const { heading = 'h2', onSignInRequired } = props;
  const { name, ingredients, steps } = readRecipeContent(recipe);
  const picture = findPicture(recipe);
  const writtenUnits = recipe.units ?? units;
  const progressKey = stage === 'growing' ? undefined : getProgressKey(recipe);
  const { conversion, convert } = useConversion(progressKey);
  const shown = useConvertedRecipe(recipe, conversion);
  const layout = useRef<HTMLElement>(null);
  const check = useCardCheck(layout, { recipe, safety, lineCount: ingredients.length });
  const isWhole = stage === 'whole';
  const swap = useSwap(recipe);
  const ownUnits = useSetting('measurementUnits');
  const { servings } = recipe;
  const amounts = {
    servings,
    units: writtenUnits,
    conversion: shown.conversion,
    onChange: convert,
    ownUnits,
  };
  return (
    <div className={styles.place}>
      <RecipeLayout
        ref={layout}
        className={styles.framed}
        {...{ stage, heading }}
        recipe={shown.recipe}
        picture={
          picture ? (
            <Picture src={picture} name={name} size={pictureSize} />
          ) : stage === 'growing' ? (
            <PicturePlaceholder size={pictureSize} />
          ) : null
        }
        ground={picture ? findGround(picture) : stage === 'growing' ? FIRST_GROUND : undefined}
        facts={formatRecipeFacts(isWhole ? { minutes: recipe.minutes } : recipe).join(' · ')}
        servings={isWhole ? <ServingsStepper {...amounts} /> : null}
        measures={isWhole ? <MeasuresPicker {...amounts} /> : null}
        check={
          isWhole ? (
            <SafetySummary check={check} />
          ) : stage === 'growing' ? (
            <CheckPending lineCount={ingredients.length + steps.length} />
          ) : null
        }
        actions={
          isWhole ? (
            <>
              <StartCookingButton recipe={shown.recipe} />
              <SaveButton recipe={shown.recipe} onSignInRequired={onSignInRequired} />
              <ShareButton recipe={shown.recipe} />
              <CopyButton recipe={shown.recipe} />
              <PrintButton recipe={shown.recipe} getReport={() => check.report} />
            </>
          ) : null
        }
        notes={
          <>
            {notes?.length ? <p className={styles.notes}>{notes.join(' ')}</p> : null}
            {progressKey ? <CookNoteLine storageKey={progressKey} /> : null}
          </>
        }
        conversion={
          shown.hasFailed ? <Notice kind="error">{recipeStrings.notMeasured}</Notice> : null
        }
        nutrition={isWhole ? <NutritionLine recipe={shown.recipe} /> : null}
        renderLines={(list) => (
          <TickList
            {...list}
            storageKey={progressKey}
            onSwap={list.ordered || !isWhole ? undefined : swap.onSwap}
          />
        )}
      />
      {swap.dialog}
    </div>
  );
}

const loadSwapDialog = () => import('./SwapDialog.tsx');

/** Opens the choice of a substitute; `onSwap` is undefined if the chat has gone on to another recipe, or there is none. */
function useSwap(recipe: PartialRecipe) {
  const isNewest = useChatRequests(
    ({ findSwap, recipeId }) => findSwap !== null && recipeId === recipe.recipeId,
  );
  const [food, setFood] = useState('');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLazyComponent<SwapDialogProps>(loadSwapDialog, open, close);
  const onSwap = useCallback((swapped: string) => {
    setFood(swapped);
    setOpen(true);
    dropSwapHint();
  }, []);
  const { name } = readRecipeContent(recipe);
  const dialog = Dialog ? <Dialog {...{ open, food }} dish={name} onClose={close} /> : null;
  return { dialog, onSwap: isNewest ? onSwap : undefined };
}
