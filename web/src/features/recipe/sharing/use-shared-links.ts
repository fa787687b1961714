/** The public links of whoever is here, and how one of them is ended. */
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { failureOf } from '../../../api/failure.ts';
import { useSignedIn } from '../../../person/session.ts';
import { forgetLink } from './use-share-link.ts';
import { removeVisitorLink, visitorLinks } from './visitor-links.ts';

export interface SharedLink {
  readonly shareId: string;
  readonly url: string;
  readonly recipeName: string;
  readonly createdAt: string;
}

export interface SharedLinks {
  /** Newest first; `undefined` until they have come. */
  readonly links: readonly SharedLink[] | undefined;
  readonly failed: boolean;
  readonly reload: () => void;
  /** Answers whether the link leads nowhere now. */
  readonly end: (link: SharedLink) => Promise<boolean>;
}

/** @param open read anew each time the list is opened */
export function useSharedLinks(open: boolean): SharedLinks {
  const isSignedIn = useSignedIn();
  const [links, setLinks] = useState<readonly SharedLink[]>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again
  useEffect(() => {
    if (!open) return;
    const leaving = new AbortController();
    setFailed(false);
    const own = visitorLinks();
    const ofPerson = isSignedIn ? call('listShares', { signal: leaving.signal }) : [];
    Promise.resolve(ofPerson).then(
      (made) => setLinks([...made, ...own]),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('The shared links could not be loaded.', failureOf(error).message);
        setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [open, isSignedIn, round]);
  const end = useCallback(async ({ shareId }: SharedLink) => {
    try {
      await endLink(shareId);
    } catch (error) {
      console.warn('A shared link was not ended.', failureOf(error).message);
      return false;
    }
    setLinks((before) => before?.filter((link) => link.shareId !== shareId));
    return true;
  }, []);
  return { links, failed, reload: () => setRound((before) => before + 1), end };
}

async function endLink(shareId: string): Promise<void> {
  const own = visitorLinks().find((link) => link.shareId === shareId);
  const body = own ? { body: { revocationKey: own.revocationKey } } : {};
  try {
    await call('revokeShare', { params: { shareId }, ...body });
  } catch (error) {
    // Ended elsewhere, or by time: it leads nowhere, which is what was wished.
    if (failureOf(error).status !== 404) throw error;
  }
  removeVisitorLink(shareId);
  forgetLink(shareId);
}
