/** A recipe that cannot be drawn costs only itself: a sentence takes its place (spec 8). */
import { Component, type ReactNode } from 'react';
import { recipeWords } from '../../../words/recipe.ts';

interface Props {
  readonly children: ReactNode;
}

/** A class, because only a class can catch. */
export class RecipeBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A recipe could not be drawn.', error);
  }

  override render(): ReactNode {
    return this.state.failed ? <p role="alert">{recipeWords.unreadable}</p> : this.props.children;
  }
}
