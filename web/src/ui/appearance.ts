/** Store of theme and text size, mirrored to data attributes for the style sheets. */
import { create } from 'zustand';

export interface Appearance {
  readonly dark: boolean;
  readonly textSize: 'small' | 'medium' | 'large';
}

export const useAppearance = create<Appearance>(() => ({ dark: false, textSize: 'medium' }));

/** Colours of the browser's toolbars, which cannot use CSS variables. */
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
