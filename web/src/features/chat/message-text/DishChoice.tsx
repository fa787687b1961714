/** Bold text in a reply; a button when it names one of the dishes on offer. */
import { type KeyboardEvent, type ReactNode, use } from 'react';
import { useChatRequests } from '../../../user/chat-requests.ts';
import styles from './DishChoice.module.css';
import { DishChoicesContext } from './dish-choices.ts';

/**
 * A `strong` with the button role, because the text of a button element neither wraps nor can be copied. It also stays
 * the same element when it stops being a button; otherwise screen readers would read the log again.
 */
export function DishChoice({ children }: { readonly children?: ReactNode }) {
  const choices = use(DishChoicesContext);
  const name = [children].flat().join('');
  return <strong {...(choices.has(name) ? getButtonProps(name) : {})}>{children}</strong>;
}

function getButtonProps(name: string) {
  const pick = () => useChatRequests.getState().send?.(name);
  return {
    role: 'button',
    tabIndex: 0,
    className: styles.choice,
    onClick: () => {
      // Selecting the text is no click.
      if (window.getSelection()?.isCollapsed !== false) pick();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) pick();
    },
  };
}
