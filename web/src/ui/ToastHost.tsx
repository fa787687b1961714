/** Renders the newest toast in a live region; stays longer while hovered or focused. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
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
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(hideToast, toast.durationMs ?? TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
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
    </div>
  );
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
