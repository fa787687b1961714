/** Goes to another page; from something that covers this one, in the place of its own step in the history. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { isCovered } from './use-back-closes.ts';

export function useGo(): (page: string, state?: object) => void {
  const navigate = useNavigate();
  return useCallback(
    (page, state) => void navigate(page, { replace: isCovered(), state: state ?? null }),
    [navigate],
  );
}
