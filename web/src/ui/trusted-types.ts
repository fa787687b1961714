/** Trusted Types policy: the only place where text becomes HTML or a script address. */

interface Policy {
  createHTML(text: string): unknown;
  createScriptURL(address: string): unknown;
}
/** The browser API for Trusted Types, which TypeScript's DOM types do not have yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: Record<keyof Policy, (text: string) => string>): Policy;
}

const WORKER_URL = '/offline-worker.js';

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
/** The policy name is the one the server allows. Undefined in browsers without Trusted Types, which take plain text. */
const policy = factory?.createPolicy('saffron', {
  // Only used by the parser below, in whose documents no script runs and nothing is fetched.
  createHTML: (text) => text,
  createScriptURL: (address) => {
    if (address !== WORKER_URL) throw new TypeError(`No script of ours is at ${address}.`);
    return address;
  },
});

/** Parses HTML into a separate document in which no script runs and nothing is fetched. */
export function parseInertHtml(html: string): Document {
  // Typed as a string, which it is in browsers without Trusted Types.
  const trusted = (policy?.createHTML(html) ?? html) as string;
  return new DOMParser().parseFromString(trusted, 'text/html');
}

/** Registers the service worker, the only script that is named by its address at run time. */
export function registerWorker(
  workers: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration> {
  return workers.register((policy?.createScriptURL(WORKER_URL) ?? WORKER_URL) as string);
}
