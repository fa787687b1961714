/** Copies the recipe as plain text. */
import { mdiContentCopy } from '@mdi/js';
import { Button } from '../../../ui/Button.tsx';
import { showInfo } from '../../../ui/dialog-store.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { recipeWords } from '../../../words/recipe.ts';
import rows from '../ActionRow.module.css';
import { recipeText, type ShownRecipe } from '../card.ts';
import { copyText } from '../sharing/copy-text.ts';

export function CopyButton({ recipe }: { readonly recipe: ShownRecipe }) {
  const copy = async () => {
    const text = recipeText(recipe);
    if (await copyText(text)) showToast({ text: recipeWords.recipeCopied, severity: 'success' });
    else showInfo({ title: recipeWords.copyByHand, message: text });
  };
  return (
    <Button size="small" aria-label={recipeWords.copyRecipe} onClick={() => void copy()}>
      <Icon path={mdiContentCopy} size={20} />
      <span className={rows.spare}>{recipeWords.copy}</span>
    </Button>
  );
}
