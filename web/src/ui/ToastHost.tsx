/** Shows the newest toast for its time, longer while somebody is reading it with the pointer or the focus on it. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
import styles from './ToastHost.module.css';
import { hideToast, type ShownToast, TOAST_MS, useToasts } from './toast-store.ts';

/** The region is always in the page: a live region that arrives with its words is not read out. */
export function ToastHost() {
  const { toast, open } = useToasts();
  const region = useRef<HTMLDivElement>(null);
  useStayAudible(region);
  const shown = open ? toast : null;
  return createPortal(
    <div
      ref={region}
      role="status"
      className={`${styles.region} ${styles[toast?.position ?? 'bottom']}`}
    >
      {shown && <Slip key={shown.id} toast={shown} />}
    </div>,
    document.body,
  );
}

function Slip({ toast }: { readonly toast: ShownToast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(hideToast, toast.durationMs ?? TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding it is no action, only more time to read
    <div
      className={`${styles.toast} ${styles[toast.severity ?? 'info']} ${toast.action ? styles.withAction : ''}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.content ?? toast.text}
      {toast.action ? <Action {...toast.action} /> : null}
    </div>
  );
}

function Action({ label, run }: NonNullable<ShownToast['action']>) {
  const before = useRef(document.activeElement);
  const act = () => {
    hideToast();
    // The button goes, and the focus must not go with it.
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    run();
  };
  return (
    <Button size="small" onClick={act}>
      {label}
    </Button>
  );
}

/** A modal hides everything beside it from screen readers; what a toast says of the modal's work must be heard. */
function useStayAudible(region: React.RefObject<HTMLDivElement | null>): void {
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
