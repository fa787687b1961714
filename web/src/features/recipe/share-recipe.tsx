/** What happens when a way of sharing is chosen: the link is made, then copied or handed on. */
import { shareLinks } from '@saffron/contract/share-links';
import { showInfo } from '../../ui/dialog-store.ts';
import { showToast } from '../../ui/toast-store.ts';
import { shareWords } from '../../words/recipe.ts';
import { type ShownRecipe, sendable } from './card.ts';
import { copyText } from './copy-text.ts';
import { SharePreview } from './SharePreview.tsx';
import type { ShareLink } from './use-share-link.ts';

export const SHARE_WAYS = ['copyLink', 'email', 'x', 'facebook', 'threads'] as const;
export type ShareWay = (typeof SHARE_WAYS)[number];

const TOAST_MS = 3000;

export async function shareRecipe(
  way: ShareWay,
  recipe: ShownRecipe,
  link: () => Promise<ShareLink>,
): Promise<void> {
  // A window may only be opened within the tap, so it is opened before the link is there.
  const opened = way === 'copyLink' || way === 'email' ? null : window.open('', '_blank');
  try {
    const made = await link();
    if (way === 'copyLink') await copyLink(made.url, recipe);
    else goTo(addressOf(way, made, recipe), opened);
  } catch (error) {
    opened?.close();
    console.warn('The share link could not be made.', error);
    showToast({ text: shareWords.failed, severity: 'error', durationMs: TOAST_MS });
  }
}

function addressOf(way: Exclude<ShareWay, 'copyLink'>, made: ShareLink, recipe: ShownRecipe) {
  const { origin } = new URL(made.url, location.href);
  return shareLinks({ origin, shareId: made.shareId, title: recipe.recipeName })[way];
}

function goTo(address: string, opened: Window | null): void {
  if (!opened) {
    location.assign(address);
    return;
  }
  opened.opener = null;
  opened.location.replace(address);
}

async function copyLink(url: string, recipe: ShownRecipe): Promise<void> {
  if (!(await copyText(url))) {
    showInfo({ title: shareWords.copyByHandTitle, message: url });
    return;
  }
  const hasPreview = Boolean(recipe.recipeName || recipe.introduction || recipe.imageUrl);
  showToast({
    text: shareWords.copied,
    severity: 'success',
    durationMs: TOAST_MS,
    ...(hasPreview ? { content: <SharePreview recipe={sendable(recipe)} /> } : {}),
  });
}
