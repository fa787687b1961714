/** The one dialog of the app: anyone may ask, the host shows one after the other. */
import { create } from 'zustand';

export interface InfoDialog {
  readonly title: string;
  readonly message: string;
  /** After OK, Cancel, Escape or a click beside the dialog. */
  readonly onClose?: () => void;
}

export interface ConfirmDialog extends InfoDialog {
  readonly onConfirm: () => void;
  /** It comes by itself, into whatever the person is doing: a stray key must do no harm. */
  readonly unasked?: boolean;
  /** What is confirmed cannot be taken back. */
  readonly destroys?: boolean;
}

export type Dialog =
  | ({ readonly kind: 'info' } & InfoDialog)
  | ({ readonly kind: 'confirm' } & ConfirmDialog);

/** The first is on screen, the others wait for it. */
export const useDialogs = create<{ readonly queue: readonly Dialog[] }>(() => ({ queue: [] }));

function ask(dialog: Dialog): void {
  useDialogs.setState(({ queue }) => ({ queue: [...queue, dialog] }));
}

export function showInfo(dialog: InfoDialog): void {
  ask({ kind: 'info', ...dialog });
}

export function showConfirm(dialog: ConfirmDialog): void {
  ask({ kind: 'confirm', ...dialog });
}

/** Nobody is there any more whom they were for. */
export function dropDialogs(): void {
  useDialogs.setState({ queue: [] });
}

/** Takes the first away before its callback runs, so that the callback may ask something new. */
export function settleDialog(answer: 'close' | 'confirm'): void {
  const [dialog, ...rest] = useDialogs.getState().queue;
  if (!dialog) return;
  useDialogs.setState({ queue: rest });
  if (answer === 'confirm' && dialog.kind === 'confirm') dialog.onConfirm();
  else dialog.onClose?.();
}
