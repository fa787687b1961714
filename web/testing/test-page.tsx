/** Test helpers for the account pages: renders a page at an address and stubs the server's answer. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';

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

/** Renders the page; after a navigation it shows path and state of the new location. */
export function renderAt(address: string, page: ReactNode) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={address.split('?')[0] ?? ''} element={page} />
        <Route path="*" element={<OtherPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

function OtherPage() {
  const { pathname, state } = useLocation();
  return <output aria-label="elsewhere">{`${pathname} ${JSON.stringify(state)}`}</output>;
}
