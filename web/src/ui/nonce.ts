/** The nonce of this page, which the content policy asks of every style made at run time. */

/** Browsers hide it from `getAttribute`, so it is read as a property. */
export function pageNonce(): string | undefined {
  const carrier = document.querySelector<HTMLElement>('meta[property="csp-nonce"], script[nonce]');
  return carrier?.nonce || carrier?.getAttribute('nonce') || undefined;
}
