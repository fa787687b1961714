/** Error boundary around one message; shows its plain text when rendering fails. */
import { Component, type ReactNode } from 'react';
import { chatStrings } from '../../../strings/chat.ts';
import styles from './Message.module.css';

interface MessageBoundaryProps {
  /** The text of the message, unless it is a recipe. */
  readonly fallbackText?: string;
  readonly children: ReactNode;
}

/** A class, because only class components can catch errors. */
export class MessageBoundary extends Component<MessageBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A message could not be drawn.', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <p className={styles.glance}>{this.props.fallbackText || chatStrings.unreadableRecipe}</p>
    );
  }
}
