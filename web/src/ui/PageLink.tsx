/** A link to another page of ours. The router's own brings along what only apps drawn on a server need. */
import type { MouseEvent, ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

interface PageLinkProps {
  /** An address from its root on. */
  readonly to: string;
  /** Handed to the page it leads to. */
  readonly state?: object;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

export function PageLink({ to, state, children, ...rest }: PageLinkProps) {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const follow = (event: MouseEvent) => {
    if (wantsAnotherTab(event)) return;
    event.preventDefault();
    // Where one already is, Back should not have to be pressed twice.
    void navigate(to, { replace: to === here, state });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

function wantsAnotherTab({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
