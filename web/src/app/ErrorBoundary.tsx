/** When something cannot be drawn: a sentence and a way on, in place of an empty page. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { removeEarlyShell } from '../ui/early-draft.ts';
import { brokenWords } from '../words/shell.ts';

interface Props {
  readonly children: ReactNode;
}

/** A class, because only a class can catch. Give it a `key` to start afresh on another page. */
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
    return this.state.failed ? <Broken /> : this.props.children;
  }
}

function Broken() {
  return (
    <div role="alert" className="page message-page">
      <h1>{brokenWords.title}</h1>
      <p>{brokenWords.message}</p>
      <Button variant="filled" onClick={() => window.location.reload()}>
        {brokenWords.reload}
      </Button>
    </div>
  );
}
