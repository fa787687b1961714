/** Light and dark MUI themes for the lazily loaded parts; `tokens.css` holds the same values for the rest. */
import { createTheme, type Theme } from '@mui/material/styles';

/** Forced colours remove shadows and fills, so elements get a border. */
const FORCED_COLORS_BORDER = {
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
};
const FOCUS_RING = { outline: '2px solid var(--focus)', outlineOffset: 2 };

function createMuiTheme(mode: 'light' | 'dark'): Theme {
  const dark = mode === 'dark';
  return createTheme({
    spacing: 4,
    shape: { borderRadius: 12 },
    palette: {
      mode,
      primary: { main: '#1976d2', contrastText: '#fff' },
      secondary: { main: '#dc004e' },
      error: { main: dark ? '#ff9a92' : '#b71c1c' },
      background: dark
        ? { default: '#121212', paper: '#1b1b1b' }
        : { default: '#fafafa', paper: '#fff' },
      text: dark
        ? { primary: '#fff', secondary: '#bdbdbd' }
        : { primary: '#1f1f1f', secondary: '#5c5c5c' },
      divider: dark ? '#404040' : '#e4e4e4',
    },
    typography: {
      fontFamily: 'Arial, sans-serif',
      button: { textTransform: 'none', fontWeight: 700, fontSize: '0.9375rem' },
      h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.01em' },
      h6: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.01em' },
    },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': FOCUS_RING } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: 44, borderRadius: 22, padding: '8px 20px', ...FORCED_COLORS_BORDER },
          // The primary colour itself has too little contrast as text in both themes.
          text: { color: 'var(--link)' },
          outlined: {
            color: 'var(--link)',
            borderColor: 'color-mix(in srgb, var(--link) 45%, transparent)',
          },
        },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', ...FORCED_COLORS_BORDER } } },
      MuiDialog: { styleOverrides: { paper: { borderRadius: 16 } } },
      // Keeps visually hidden elements inside the scroll area, or the dialog itself could be scrolled.
      MuiDialogContent: { styleOverrides: { root: { position: 'relative' } } },
      MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--line)' } } },
      MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
      MuiInputLabel: {
        styleOverrides: { root: { '&.Mui-focused:not(.Mui-error)': { color: 'var(--link)' } } },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          notchedOutline: { borderColor: 'var(--control)' },
          root: {
            '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
              borderColor: 'var(--focus)',
            },
          },
        },
      },
      MuiTooltip: {
        defaultProps: { enterDelay: 100, enterTouchDelay: 700, leaveTouchDelay: 1500 },
        styleOverrides: { tooltip: { maxWidth: 300 } },
      },
    },
  });
}

const themes: { light?: Theme; dark?: Theme } = {};

/** Created when first needed and cached. */
export function getTheme(mode: 'light' | 'dark'): Theme {
  themes[mode] ??= createMuiTheme(mode);
  return themes[mode];
}
