/** Store of the current toast; a new one replaces the last. */
import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface Toast {
  readonly text: string;
  readonly severity?: 'success' | 'error' | 'info';
  readonly position?: 'bottom' | 'top';
  /** 3000 by default (spec 9). */
  readonly durationMs?: number;
  /** Can be dismissed, and its time begins anew when the dialogs over the page have closed. */
  readonly isLasting?: boolean;
  /** Shown in place of the text. */
  readonly content?: ReactNode;
  /** An action offered while the toast is shown. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface CurrentToast extends Toast {
  readonly id: number;
}

export const TOAST_MS = 3000;

interface Toasts {
  /** Stays set while the toast fades out, so that it keeps its text. */
  readonly toast: CurrentToast | null;
  readonly open: boolean;
}

export const useToasts = create<Toasts>(() => ({ toast: null, open: false }));

/** Returns a function that hides the toast early, unless another one has replaced it. */
export function showToast(toast: Toast): () => void {
  const id = (useToasts.getState().toast?.id ?? 0) + 1;
  useToasts.setState({ toast: { ...toast, id }, open: true });
  return () => {
    if (useToasts.getState().toast?.id === id) hideToast();
  };
}

export function hideToast(): void {
  useToasts.setState({ open: false });
}
