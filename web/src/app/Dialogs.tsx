/** Fetches the dialog when something is first asked. */
import { settleDialog, useDialogs } from '../ui/dialog-store.ts';
import { useLoaded } from '../ui/use-loaded.ts';

const load = () => import('../ui/DialogHost.tsx');

export function Dialogs() {
  const asked = useDialogs(({ queue }) => queue.length > 0);
  const Host = useLoaded(load, asked, () => settleDialog('close'));
  return Host && <Host />;
}
