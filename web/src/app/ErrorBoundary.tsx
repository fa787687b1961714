/** React error boundary that shows a message and a reload button instead of an empty page. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { errorPageStrings } from '../strings/shell.ts';
import { Button } from '../ui/Button.tsx';
import { removeEarlyShell } from '../ui/early-draft.ts';

interface Props {
  readonly children: ReactNode;
}

/** A class, because only class components can catch errors. Give it a `key` to reset it on another page. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    removeEarlyShell();
    console.warn('A part of the page failed.', error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}

function ErrorPage() {
  return (
    <div role="alert" className="page message-page">
      <h1>{errorPageStrings.title}</h1>
      <p>{errorPageStrings.message}</p>
      <Button variant="filled" onClick={() => window.location.reload()}>
        {errorPageStrings.reload}
      </Button>
    </div>
  );
}
