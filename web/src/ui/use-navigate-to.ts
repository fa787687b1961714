/** Hook that returns a function to navigate to another page, replacing the history entry of an open overlay. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { hasOverlay } from './use-close-on-back.ts';

export function useNavigateTo(): (page: string, state?: object) => void {
  const navigate = useNavigate();
  return useCallback(
    (page, state) => void navigate(page, { replace: hasOverlay(), state: state ?? null }),
    [navigate],
  );
}
