/** Link to another page of the app. */
import type { MouseEvent, ReactNode } from 'react';
import { navigate, usePlace } from './place.ts';

interface PageLinkProps {
  /** An absolute path. */
  readonly to: string;
  /** History state for the target page. */
  readonly state?: object;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

export function PageLink({ to, state, children, ...rest }: PageLinkProps) {
  const { pathname, search } = usePlace();
  const follow = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    // A link to the current page replaces the history entry.
    navigate(to, { replace: to === pathname + search, state: state ?? null });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

function isModifiedClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
