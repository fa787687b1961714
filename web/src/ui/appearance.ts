/** Dark or light and how large, written where both the style sheets and MUI's theme can see it. */
import { create } from 'zustand';

export interface Appearance {
  readonly dark: boolean;
  readonly textSize: 'small' | 'medium' | 'large';
}

export const useAppearance = create<Appearance>(() => ({ dark: false, textSize: 'medium' }));

/** The colours of the browser's own bars; they cannot read our variables. */
const BAR_COLOUR = { dark: '#1b1b1b', light: '#ffffff' };

export function applyAppearance({ dark, textSize }: Appearance): void {
  const { dataset } = document.documentElement;
  dataset.theme = dark ? 'dark' : 'light';
  dataset.textSize = textSize;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', dark ? BAR_COLOUR.dark : BAR_COLOUR.light);
  useAppearance.setState({ dark, textSize });
}
