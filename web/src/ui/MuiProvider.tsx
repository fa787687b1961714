/** Provider of the MUI theme and of the Emotion style cache with the page's CSP nonce. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useAppearance } from './appearance.ts';
import { readPageNonce } from './nonce.ts';
import { getTheme } from './theme.ts';

const nonce = readPageNonce();
const cache = createCache({ key: 'mui', ...(nonce ? { nonce } : {}) });

export function MuiProvider({ children }: { readonly children: ReactNode }) {
  const mode = useAppearance(({ dark }) => (dark ? 'dark' : 'light'));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={getTheme(mode)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
