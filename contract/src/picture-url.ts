/** Decides which URLs a recipe picture may have: own paths, inline images, public https; no scripts, no local hosts. */

const OWN_PATH = /^\/(?![/\\])/;
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|webp|gif);base64,/i;
/** Names that mean the reader's own machine or network; every other name has a dot in it. */
const LOCAL_HOST_NAMES =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|arpa)$/;
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;

/** Our own paths, public https addresses, inline images; the empty text says that there is none. */
export function isAllowedPictureUrl(value: string): boolean {
  return (
    value === '' || OWN_PATH.test(value) || INLINE_IMAGE.test(value) || isPublicPictureUrl(value)
  );
}

/** An https address that anybody could fetch from anywhere. */
export function isPublicPictureUrl(value: string): boolean {
  if (!/^https:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return username === '' && password === '' && isPublicHost(hostname);
}

/**
 * `URL` has already written odd spellings of an address (`0x7f.1`, `2130706433`) the usual way. Numbers are
 * refused altogether: pictures worth keeping live under a name.
 */
function isPublicHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return (
    !name.startsWith('[') && !IPV4.test(name) && name.includes('.') && !LOCAL_HOST_NAMES.test(name)
  );
}
