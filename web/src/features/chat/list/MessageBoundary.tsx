/** A message that cannot be drawn costs only itself: its bare words take its place, or a sentence. */
import { Component, type ReactNode } from 'react';
import { chatWords } from '../../../words/chat.ts';
import styles from './Message.module.css';

interface Props {
  /** What was said, when it was words. */
  readonly words?: string;
  readonly children: ReactNode;
}

/** A class, because only a class can catch. */
export class MessageBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A message could not be drawn.', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <p className={styles.glance}>{this.props.words || chatWords.unreadableRecipe}</p>;
  }
}
