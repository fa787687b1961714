/** Link to another page of the app; lighter than React Router's own, which brings along what only server-rendered apps need. */
import type { MouseEvent, ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

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
  const navigate = useNavigate();
  const currentPath = createPath(useLocation());
  const follow = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    // A link to the current page replaces the history entry.
    void navigate(to, { replace: to === currentPath, state });
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
