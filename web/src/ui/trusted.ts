/** The one place where text becomes HTML or the address of a script: what is made here runs nothing. */

interface Policy {
  createHTML(text: string): unknown;
  createScriptURL(address: string): unknown;
}
/** What browsers have that keep to the page's `trusted-types`; TypeScript's own types do not know it yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: Record<keyof Policy, (text: string) => string>): Policy;
}

export const WORKER = '/offline-worker.js';

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
/** Of the name that the server lets a page have, and only once; elsewhere text is taken as it is. */
const policy = factory?.createPolicy('saffron', {
  // For the parser below alone, in whose documents no script runs and nothing is fetched.
  createHTML: (text) => text,
  createScriptURL: (address) => {
    if (address !== WORKER) throw new TypeError(`No script of ours is at ${address}.`);
    return address;
  },
});

/** A document apart from the page, to be read and thrown away. */
export function parseInert(html: string): Document {
  // To the types it is text, which it is where no policy is asked for.
  const trusted = (policy?.createHTML(html) ?? html) as string;
  return new DOMParser().parseFromString(trusted, 'text/html');
}

/** The one script that is named by its address at run time. */
export function registerWorker(
  workers: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration> {
  return workers.register((policy?.createScriptURL(WORKER) ?? WORKER) as string);
}
