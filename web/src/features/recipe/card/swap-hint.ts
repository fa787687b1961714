/** Whether somebody has learnt what the arrows beside an ingredient are for: by using them, or by being told. */
import { create } from 'zustand';
import { KEYS, readText, writeText } from '../../../storage/browser-store.ts';

export const useSwapHint = create<{ readonly isDue: boolean }>(() => ({
  isDue: readText(KEYS.swapHint) === null,
}));

export function dropSwapHint(): void {
  if (!useSwapHint.getState().isDue) return;
  useSwapHint.setState({ isDue: false });
  writeText(KEYS.swapHint, 'seen');
}
