/** Stores the links that a signed-out visitor created in this browser, with the keys to revoke them. */
import { KEYS, readJson, writeJson } from '../../../storage/browser-store.ts';
import type { SharedLink } from './use-shared-links.ts';

export interface VisitorLink extends SharedLink {
  readonly revocationKey: string;
}

/** Beyond this the oldest are dropped; those links expire by themselves. */
const MAX_ENTRIES = 100;

export function readVisitorLinks(): readonly VisitorLink[] {
  const stored = readJson(KEYS.visitorLinks);
  return Array.isArray(stored) ? stored.filter(isLink) : [];
}

export function addVisitorLink(link: VisitorLink): void {
  writeJson(KEYS.visitorLinks, [link, ...readVisitorLinks()].slice(0, MAX_ENTRIES));
}

export function removeVisitorLink(shareId: string): void {
  const remaining = readVisitorLinks().filter((link) => link.shareId !== shareId);
  writeJson(KEYS.visitorLinks, remaining);
}

/** Validates a stored entry. */
function isLink(one: unknown): one is VisitorLink {
  if (typeof one !== 'object' || one === null) return false;
  const { shareId, url, recipeName, createdAt, revocationKey } = one as Record<string, unknown>;
  const texts = [shareId, url, recipeName, createdAt, revocationKey];
  return texts.every((text) => typeof text === 'string');
}
