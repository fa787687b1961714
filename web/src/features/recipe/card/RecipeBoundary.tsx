/** Error boundary around one recipe; shows a message when rendering fails. */
import { Component, type ReactNode } from 'react';
import { recipeStrings } from '../../../strings/recipe.ts';

interface RecipeBoundaryProps {
  readonly children: ReactNode;
}

/** A class, because only class components can catch errors. */
export class RecipeBoundary extends Component<RecipeBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A recipe could not be drawn.', error);
  }

  override render(): ReactNode {
    return this.state.failed ? <p role="alert">{recipeStrings.unreadable}</p> : this.props.children;
  }
}
