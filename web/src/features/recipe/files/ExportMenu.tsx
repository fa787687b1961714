/** Menu of the export formats; lazily loaded. */
import MenuItem from '@mui/material/MenuItem';
import type { FileFormat } from '@saffron/contract/recipe-files';
import { toFailure } from '../../../api/failure.ts';
import { exportStrings as strings } from '../../../strings/recipe-files.ts';
import { PopupMenu } from '../../../ui/PopupMenu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { PartialRecipe } from '../recipe-content.ts';
import { downloadFile } from './download-file.ts';

export interface ExportMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly recipe: PartialRecipe | undefined;
  readonly run: (work: () => Promise<unknown>) => Promise<void>;
}

// The contract's list would bring its validator into the bundle.
const FORMATS = Object.keys(strings.formats) as FileFormat[];

export default function ExportMenu({ anchor, onClose, recipe, run }: ExportMenuProps) {
  const choose = (format: FileFormat) => {
    onClose();
    void run(() => exportRecipes(format, recipe));
  };
  return (
    <PopupMenu label={strings.export} anchor={anchor} onClose={onClose}>
      {FORMATS.map((format) => (
        <MenuItem key={format} onClick={() => choose(format)}>
          {recipe ? strings.formats[format] : strings.allAs(strings.formats[format])}
        </MenuItem>
      ))}
    </PopupMenu>
  );
}

async function exportRecipes(format: FileFormat, recipe: PartialRecipe | undefined): Promise<void> {
  const query = { format };
  try {
    const fileName = recipe
      ? await downloadFile(
          'exportRecipe',
          { query, params: { recipeId: recipe.recipeId ?? '' } },
          `recipe.${EXTENSIONS[format]}`,
        )
      : await downloadFile('exportRecipes', { query }, 'recipes.zip');
    showToast({ text: strings.ready(fileName), severity: 'success' });
  } catch (error) {
    const { status, message } = toFailure(error);
    console.warn('Recipes were not exported.', message);
    // An expired session is not shown here: the sign-in drawer has opened for it.
    if (status !== 401) showToast({ text: `${strings.failed} ${message}`, severity: 'error' });
  }
}

const EXTENSIONS: Record<FileFormat, string> = { cook: 'cook', jsonld: 'json', markdown: 'md' };
