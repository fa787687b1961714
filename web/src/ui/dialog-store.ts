/** Queue of info and confirm dialogs. */
import { create } from 'zustand';

export interface InfoDialog {
  readonly title: string;
  readonly message: string;
  /** Called after OK, Cancel, Escape or a click outside the dialog. */
  readonly onClose?: () => void;
}

export interface ConfirmDialog extends InfoDialog {
  readonly onConfirm: () => void;
  /** Not caused by a user action: a key press meant for something else must do no harm. */
  readonly isUnprompted?: boolean;
  /** The confirmed action cannot be undone. */
  readonly isDestructive?: boolean;
}

export type Dialog =
  | ({ readonly kind: 'info' } & InfoDialog)
  | ({ readonly kind: 'confirm' } & ConfirmDialog);

/** The first dialog is shown, the others wait. */
export const useDialogs = create<{ readonly queue: readonly Dialog[] }>(() => ({ queue: [] }));

function enqueue(dialog: Dialog): void {
  useDialogs.setState(({ queue }) => ({ queue: [...queue, dialog] }));
}

export function showInfo(dialog: InfoDialog): void {
  enqueue({ kind: 'info', ...dialog });
}

export function showConfirm(dialog: ConfirmDialog): void {
  enqueue({ kind: 'confirm', ...dialog });
}

/** Called when the user they were for has logged out. */
export function clearDialogs(): void {
  useDialogs.setState({ queue: [] });
}

/** Removes the first dialog before its callback runs, so that the callback may show another one. */
export function resolveDialog(answer: 'close' | 'confirm'): void {
  const [dialog, ...rest] = useDialogs.getState().queue;
  if (!dialog) return;
  useDialogs.setState({ queue: rest });
  if (answer === 'confirm' && dialog.kind === 'confirm') dialog.onConfirm();
  else dialog.onClose?.();
}
