/** Loads the dialog host when the first dialog is asked for. */
import { resolveDialog, useDialogs } from '../ui/dialog-store.ts';
import { useLazyComponent } from '../ui/use-lazy-component.ts';

const loadDialogHost = () => import('../ui/DialogHost.tsx');

export function Dialogs() {
  const isWanted = useDialogs(({ queue }) => queue.length > 0);
  const Host = useLazyComponent(loadDialogHost, isWanted, () => resolveDialog('close'));
  return Host && <Host />;
}
