/** What the tests of the account forms share: a page at an address, and a server that answers as told. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';

export interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** Answers every call with one status and body; the list fills with what was sent. */
export function serverAnswers(status: number, body: unknown): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.replace('/mp/api/', '');
    sent.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}

/** The page, and behind it where a step elsewhere has led. */
export function openAt(address: string, page: ReactNode) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={address.split('?')[0] ?? ''} element={page} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );
}

function Elsewhere() {
  const { pathname, state } = useLocation();
  return <output aria-label="elsewhere">{`${pathname} ${JSON.stringify(state)}`}</output>;
}
