/** Hook that lists the user's public links and can stop sharing one. */
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { useIsSignedIn } from '../../../user/session.ts';
import { discardLink } from './use-share-link.ts';
import { readVisitorLinks, removeVisitorLink } from './visitor-links.ts';

export interface SharedLink {
  readonly shareId: string;
  readonly url: string;
  readonly recipeName: string;
  readonly createdAt: string;
}

export interface SharedLinks {
  /** Newest first; `undefined` until they are loaded. */
  readonly links: readonly SharedLink[] | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
  /** Resolves to whether the link no longer works. */
  readonly stopSharing: (link: SharedLink) => Promise<boolean>;
}

/** @param open the list is loaded again each time it is opened */
export function useSharedLinks(open: boolean): SharedLinks {
  const isSignedIn = useIsSignedIn();
  const [links, setLinks] = useState<readonly SharedLink[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    setHasFailed(false);
    const visitorLinks = readVisitorLinks();
    const accountLinks = isSignedIn ? call('listShares', { signal: controller.signal }) : [];
    Promise.resolve(accountLinks).then(
      (shared) => setLinks([...shared, ...visitorLinks]),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('The shared links could not be loaded.', toFailure(error).message);
        setHasFailed(true);
      },
    );
    return () => controller.abort();
  }, [open, isSignedIn, round]);
  const stopSharing = useCallback(async ({ shareId }: SharedLink) => {
    try {
      await revokeLink(shareId);
    } catch (error) {
      console.warn('A shared link was not ended.', toFailure(error).message);
      return false;
    }
    setLinks((before) => before?.filter((link) => link.shareId !== shareId));
    return true;
  }, []);
  return { links, hasFailed, reload: () => setRound((before) => before + 1), stopSharing };
}

async function revokeLink(shareId: string): Promise<void> {
  const visitorLink = readVisitorLinks().find((link) => link.shareId === shareId);
  const body = visitorLink ? { body: { revocationKey: visitorLink.revocationKey } } : {};
  try {
    await call('revokeShare', { params: { shareId }, ...body });
  } catch (error) {
    // Revoked elsewhere or expired: it no longer works, as intended.
    if (toFailure(error).status !== 404) throw error;
  }
  removeVisitorLink(shareId);
  discardLink(shareId);
}
