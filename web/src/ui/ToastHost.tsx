/** Renders the newest toast in a live region; stays longer while hovered or focused. */
import { mdiClose } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { shellStrings } from '../strings/shell.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './ToastHost.module.css';
import { type CurrentToast, hideToast, TOAST_MS, useToasts } from './toast-store.ts';

/** The region is always in the page: a live region that is added with its text is not read out. */
export function ToastHost() {
  const { toast, open } = useToasts();
  const region = useRef<HTMLDivElement>(null);
  useUnhideFromScreenReaders(region);
  const shown = open ? toast : null;
  return createPortal(
    <div
      ref={region}
      role="status"
      className={`${styles.region} ${styles[toast?.position ?? 'bottom']}`}
    >
      {shown && <ToastItem key={shown.id} toast={shown} />}
    </div>,
    document.body,
  );
}

function ToastItem({ toast }: { readonly toast: CurrentToast }) {
  const [isHeld, setIsHeld] = useState(false);
  const isBelowDialog = useDialogAbove(toast.isLasting === true);
  useEffect(() => {
    if (isHeld || isBelowDialog) return;
    const timer = setTimeout(hideToast, toast.durationMs ?? TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld, isBelowDialog]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is no action, it only gives more time to read
    <div
      className={`${styles.toast} ${styles[toast.severity ?? 'info']} ${toast.action ? styles.withAction : ''}`}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {toast.content ?? toast.text}
      {toast.action ? <Action {...toast.action} /> : null}
      {toast.isLasting ? (
        <IconButton label={shellStrings.dismiss} onClick={hideToast}>
          <Icon path={mdiClose} size={20} />
        </IconButton>
      ) : null}
    </div>
  );
}

/** Whether a dialog or drawer is open; they are children of the body while they are. */
function useDialogAbove(isWatched: boolean): boolean {
  const find = () => isWatched && document.querySelector('body > .MuiModal-root') !== null;
  const [isThere, setIsThere] = useState(find);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at the page alone
  useEffect(() => {
    if (!isWatched) return;
    const look = () => setIsThere(find());
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [isWatched]);
  return isThere;
}

function Action({ label, run }: NonNullable<CurrentToast['action']>) {
  const previousFocus = useRef(document.activeElement);
  const onClick = () => {
    hideToast();
    // The button disappears, so the focus moves back.
    if (previousFocus.current instanceof HTMLElement)
      previousFocus.current.focus({ preventScroll: true });
    run();
  };
  return (
    <Button size="small" onClick={onClick}>
      {label}
    </Button>
  );
}

/** An open modal hides its siblings from screen readers; toasts about the modal's work must be read out nevertheless. */
function useUnhideFromScreenReaders(region: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const show = () => {
      if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [region]);
}
