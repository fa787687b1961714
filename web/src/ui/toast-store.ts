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

export function showToast(toast: Toast): void {
  useToasts.setState((before) => ({
    toast: { ...toast, id: (before.toast?.id ?? 0) + 1 },
    open: true,
  }));
}

export function hideToast(): void {
  useToasts.setState({ open: false });
}
