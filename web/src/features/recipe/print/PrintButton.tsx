/** Print button of a recipe; loads the print layout when pressed. */
import { mdiPrinterOutline } from '@mdi/js';
import { printButtonStrings as strings } from '../../../strings/recipe.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import rows from '../ActionRow.module.css';
import type { SafetyReport } from '../check/safety-report.ts';
import type { PartialRecipe } from '../recipe-content.ts';

interface PrintButtonProps {
  readonly recipe: PartialRecipe;
  /** Called when the button is pressed. */
  readonly getReport: () => SafetyReport | undefined;
}

export function PrintButton({ recipe, getReport }: PrintButtonProps) {
  const [busy, run] = useBusy();
  const print = async () => {
    try {
      const { printRecipe } = await import('./print-recipe.tsx');
      await printRecipe(recipe, getReport());
    } catch (error) {
      console.warn('The recipe was not printed.', error);
      showToast({ text: strings.failed, severity: 'error' });
    }
  };
  return (
    <Button
      size="small"
      busy={busy}
      aria-label={strings.printRecipe}
      onClick={() => void run(print)}
    >
      <Icon path={mdiPrinterOutline} size={20} />
      <span className={rows.spare}>{strings.print}</span>
    </Button>
  );
}
