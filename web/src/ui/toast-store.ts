/** A short word at the edge of the screen: anyone may say one, the newest replaces the one before. */
import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface Toast {
  readonly text: string;
  readonly severity?: 'success' | 'error' | 'info';
  readonly position?: 'bottom' | 'top';
  /** 3000 unless told (spec 9). */
  readonly durationMs?: number;
  /** Shown in place of the text. */
  readonly content?: ReactNode;
  /** One thing that can be done about it, while it is there. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface ShownToast extends Toast {
  readonly id: number;
}

export const TOAST_MS = 3000;

interface Toasts {
  /** Stays set while the toast fades out, so that it does not go blank first. */
  readonly toast: ShownToast | null;
  readonly open: boolean;
}

export const useToasts = create<Toasts>(() => ({ toast: null, open: false }));

/** Answers how to take it away before its time, unless another has come. */
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
