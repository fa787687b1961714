/** The links that a visitor made in this browser, each with the key that ends it: the server knows no visitor. */
import { KEYS, readJson, writeJson } from '../../../storage/browser-store.ts';
import type { SharedLink } from './use-shared-links.ts';

export interface VisitorLink extends SharedLink {
  readonly revocationKey: string;
}

/** As many as somebody looks through; the oldest are forgotten and end by themselves. */
const MOST = 100;

export function visitorLinks(): readonly VisitorLink[] {
  const kept = readJson(KEYS.visitorLinks);
  return Array.isArray(kept) ? kept.filter(isLink) : [];
}

export function addVisitorLink(link: VisitorLink): void {
  writeJson(KEYS.visitorLinks, [link, ...visitorLinks()].slice(0, MOST));
}

export function removeVisitorLink(shareId: string): void {
  const left = visitorLinks().filter((link) => link.shareId !== shareId);
  writeJson(KEYS.visitorLinks, left);
}

/** Whatever else wrote there, only whole entries are shown. */
function isLink(one: unknown): one is VisitorLink {
  if (typeof one !== 'object' || one === null) return false;
  const { shareId, url, recipeName, createdAt, revocationKey } = one as Record<string, unknown>;
  const texts = [shareId, url, recipeName, createdAt, revocationKey];
  return texts.every((text) => typeof text === 'string');
}
