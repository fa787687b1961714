/** Reads the page's CSP nonce, needed for styles created at run time. */

/** Browsers hide the nonce from `getAttribute`, so it is read as a property. */
export function readPageNonce(): string | undefined {
  const element = document.querySelector<HTMLElement>('meta[property="csp-nonce"], script[nonce]');
  return element?.nonce || element?.getAttribute('nonce') || undefined;
}
