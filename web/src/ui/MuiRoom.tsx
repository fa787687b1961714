/** The room every lazily loaded MUI part lives in: its theme, and a style cache that carries the page's nonce. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useAppearance } from './appearance.ts';
import { pageNonce } from './nonce.ts';
import { themeOf } from './theme.ts';

const nonce = pageNonce();
const cache = createCache({ key: 'mui', ...(nonce ? { nonce } : {}) });

export function MuiRoom({ children }: { readonly children: ReactNode }) {
  const mode = useAppearance(({ dark }) => (dark ? 'dark' : 'light'));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeOf(mode)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
