/** Puts the recipe on paper; what is needed for it is fetched when it is pressed. */
import { mdiPrinterOutline } from '@mdi/js';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { printButtonWords as words } from '../../../words/recipe.ts';
import rows from '../ActionRow.module.css';
import type { ShownRecipe } from '../card.ts';
import type { SafetyReport } from '../check/safety-report.ts';

interface PrintButtonProps {
  readonly recipe: ShownRecipe;
  /** Asked for when it is pressed. */
  readonly report: () => SafetyReport | undefined;
}

export function PrintButton({ recipe, report }: PrintButtonProps) {
  const [busy, run] = useBusy();
  const print = async () => {
    try {
      const { printRecipe } = await import('./print-recipe.tsx');
      await printRecipe(recipe, report());
    } catch (error) {
      console.warn('The recipe was not printed.', error);
      showToast({ text: words.failed, severity: 'error' });
    }
  };
  return (
    <Button size="small" busy={busy} aria-label={words.printRecipe} onClick={() => void run(print)}>
      <Icon path={mdiPrinterOutline} size={20} />
      <span className={rows.spare}>{words.print}</span>
    </Button>
  );
}
