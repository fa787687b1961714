/** Test helpers for the account pages: renders a page at an address and stubs the server's answer. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { PageRouter } from '../src/ui/PageRouter.tsx';
import { usePlace } from '../src/ui/place.ts';

export interface SentRequest {
  readonly path: string;
  readonly body: unknown;
}

/** Answers every call with one status and body; the list fills with what was sent. */
export function stubServer(status: number, body: unknown): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.replace('/mp/api/', '');
    sent.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}

/** Renders the page at its address; after a navigation it shows path and state of the new place. */
export function renderAt(address: string, page: ReactNode) {
  window.history.replaceState(null, '', address);
  return render(
    <PageRouter>
      <Page path={window.location.pathname}>{page}</Page>
    </PageRouter>,
  );
}

function Page({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { pathname, state } = usePlace();
  if (pathname === path) return children;
  return <output aria-label="elsewhere">{`${pathname} ${JSON.stringify(state)}`}</output>;
}
