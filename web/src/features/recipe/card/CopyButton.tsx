/** Button that copies the recipe as plain text. */
import { mdiContentCopy } from '@mdi/js';
import { recipeStrings } from '../../../strings/recipe.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { showInfo } from '../../../ui/dialog-store.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import rows from '../ActionRow.module.css';
import { formatRecipeText, type PartialRecipe } from '../recipe-content.ts';

export function CopyButton({ recipe }: { readonly recipe: PartialRecipe }) {
  const copy = async () => {
    const text = formatRecipeText(recipe);
    if (await copyText(text)) showToast({ text: recipeStrings.recipeCopied, severity: 'success' });
    else showInfo({ title: recipeStrings.copyByHand, message: text });
  };
  return (
    <Button size="small" aria-label={recipeStrings.copyRecipe} onClick={() => void copy()}>
      <Icon path={mdiContentCopy} size={20} />
      <span className={rows.spare}>{recipeStrings.copy}</span>
    </Button>
  );
}
