/** Store of theme and text size, mirrored to data attributes for the style sheets. */
import { create } from 'zustand';

export interface Appearance {
  readonly dark: boolean;
  readonly textSize: 'small' | 'medium' | 'large';
}

export const useAppearance = create<Appearance>(() => ({ dark: false, textSize: 'medium' }));

const DARK_DEVICE = '(prefers-color-scheme: dark)';

/** As in the documents' first scripts: somebody who has chosen nothing gets the theme of the device. */
export const followsDevice = ({ darkMode, systemTheme }: ThemeChoice) => systemTheme ?? !darkMode;

interface ThemeChoice {
  readonly darkMode: boolean;
  readonly systemTheme?: boolean | undefined;
}

export const isDeviceDark = () => window.matchMedia?.(DARK_DEVICE).matches ?? false;

export const isDarkChosen = (choice: ThemeChoice) =>
  followsDevice(choice) ? isDeviceDark() : choice.darkMode;

export function onDeviceThemeChange(onChange: () => void): void {
  window.matchMedia?.(DARK_DEVICE).addEventListener('change', onChange);
}

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
