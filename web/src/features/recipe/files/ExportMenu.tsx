/** The formats a recipe can be taken out in; fetched when the menu is first opened. */
import MenuItem from '@mui/material/MenuItem';
import type { FileFormat } from '@saffron/contract/recipe-files';
import { failureOf } from '../../../api/failure.ts';
import { PopupMenu } from '../../../ui/PopupMenu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { exportWords as words } from '../../../words/recipe-files.ts';
import type { KeptRecipe } from '../saved/use-saved-recipes.ts';
import { downloadFile } from './save-file.ts';

export interface ExportMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly recipe: KeptRecipe | undefined;
  readonly run: (work: () => Promise<unknown>) => Promise<void>;
}

// The contract's own list comes with a validator, which the page has no use for.
const FORMATS = Object.keys(words.formats) as FileFormat[];

export default function ExportMenu({ anchor, onClose, recipe, run }: ExportMenuProps) {
  const choose = (format: FileFormat) => {
    onClose();
    void run(() => takeOut(format, recipe));
  };
  return (
    <PopupMenu label={words.export} anchor={anchor} onClose={onClose}>
      {FORMATS.map((format) => (
        <MenuItem key={format} onClick={() => choose(format)}>
          {recipe ? words.formats[format] : words.allAs(words.formats[format])}
        </MenuItem>
      ))}
    </PopupMenu>
  );
}

async function takeOut(format: FileFormat, recipe: KeptRecipe | undefined): Promise<void> {
  const query = { format };
  try {
    const fileName = recipe
      ? await downloadFile(
          'exportRecipe',
          { query, params: { recipeId: recipe.recipeId ?? '' } },
          `recipe.${EXTENSIONS[format]}`,
        )
      : await downloadFile('exportRecipes', { query }, 'recipes.zip');
    showToast({ text: words.ready(fileName), severity: 'success' });
  } catch (error) {
    const { status, message } = failureOf(error);
    console.warn('Recipes were not exported.', message);
    // A refused session has already been told by the drawer that opened.
    if (status !== 401) showToast({ text: `${words.failed} ${message}`, severity: 'error' });
  }
}

const EXTENSIONS: Record<FileFormat, string> = { cook: 'cook', jsonld: 'json', markdown: 'md' };
