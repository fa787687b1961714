/** A name in bold: in the newest choice of dishes it is a button, and looks the same before and after but for its colour. */
import { type KeyboardEvent, type ReactNode, use } from 'react';
import styles from './Choice.module.css';
import { ChoicesContext } from './choices.ts';

/**
 * The words wrap with their line and can be copied, as those of a button element cannot. And they stay where they
 * are in the document when it ceases to be a button, or the log would be read out once more.
 */
export function Choice({ children }: { readonly children?: ReactNode }) {
  const choices = use(ChoicesContext);
  const name = [children].flat().join('');
  return (
    <strong {...(choices?.names.includes(name) ? asButton(choices.onPick, name) : {})}>
      {children}
    </strong>
  );
}

function asButton(onPick: (name: string) => void, name: string) {
  return {
    role: 'button',
    tabIndex: 0,
    className: styles.choice,
    onClick: () => {
      // Whoever drags over the words wants to take them along.
      if (window.getSelection()?.isCollapsed !== false) onPick(name);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) onPick(name);
    },
  };
}
