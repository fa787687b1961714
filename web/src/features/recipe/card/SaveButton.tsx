/** Save, or Saved once the recipe is among the kept ones. */
import { mdiBookmark, mdiBookmarkOutline } from '@mdi/js';
import type { SentRecipe } from '@saffron/contract/recipe';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { saveWords } from '../../../words/recipe.ts';
import type { ShownRecipe } from '../card.ts';
import { useSaveRecipe } from './use-save-recipe.ts';

interface SaveButtonProps {
  readonly recipe: ShownRecipe;
  readonly onVisitor: (recipe: SentRecipe) => void;
}

export function SaveButton({ recipe, onVisitor }: SaveButtonProps) {
  const { state, save } = useSaveRecipe(recipe, onVisitor);
  const isSaved = state === 'saved';
  const button = useRef<HTMLButtonElement>(null);
  usePassFocusOn(button, isSaved);
  return (
    <Button
      ref={button}
      size="small"
      variant="outlined"
      disabled={isSaved}
      busy={state === 'saving'}
      onClick={save}
      data-save={recipe.recipeId}
    >
      <Icon path={isSaved ? mdiBookmark : mdiBookmarkOutline} size={20} />
      {isSaved ? saveWords.saved : saveWords.save}
    </Button>
  );
}

/** A button that has had its day cannot hold the focus: what stands beside it takes it over. */
function usePassFocusOn(button: RefObject<HTMLButtonElement | null>, isDone: boolean): void {
  useLayoutEffect(() => {
    if (!isDone || document.activeElement !== button.current) return;
    const next = button.current?.nextElementSibling;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [button, isDone]);
}
