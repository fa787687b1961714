/** Save button of a recipe; reads "Saved" once the recipe is saved. */
import { mdiBookmark, mdiBookmarkOutline } from '@mdi/js';
import type { RecipeInput } from '@saffron/contract/recipe';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { saveStrings } from '../../../strings/recipe.ts';
import { Button } from '../../../ui/Button.tsx';
import { FillingIcon } from '../../../ui/FillingIcon.tsx';
import type { PartialRecipe } from '../recipe-content.ts';
import { useSaveRecipe } from './use-save-recipe.ts';

interface SaveButtonProps {
  readonly recipe: PartialRecipe;
  readonly onSignInRequired: (recipe: RecipeInput) => void;
  /** Away from its recipe it says what is saved. */
  readonly label?: string;
}

export function SaveButton(props: SaveButtonProps) {
  const { recipe, onSignInRequired, label = saveStrings.save } = props;
  const { state, save } = useSaveRecipe(recipe, onSignInRequired);
  const isSaved = state === 'saved';
  const button = useRef<HTMLButtonElement>(null);
  useMoveFocusToNext(button, isSaved);
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
      <FillingIcon
        outline={mdiBookmarkOutline}
        full={mdiBookmark}
        share={isSaved ? 1 : 0}
        size={20}
      />
      {isSaved ? saveStrings.saved : label}
    </Button>
  );
}

/** A disabled button loses the focus, so it moves to the next button. */
function useMoveFocusToNext(button: RefObject<HTMLButtonElement | null>, isDone: boolean): void {
  useLayoutEffect(() => {
    if (!isDone || document.activeElement !== button.current) return;
    const next = button.current?.nextElementSibling;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [button, isDone]);
}
