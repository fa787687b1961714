/** What happens when a way of sharing is chosen: the link is made, then copied or handed on. */
import { DEFAULT_SHARE_TITLE, shareLinks } from '@saffron/contract/share-links';
import { showToast } from '../../../ui/toast-store.ts';
import { historySettled } from '../../../ui/use-back-closes.ts';
import { shareWords } from '../../../words/recipe.ts';
import { type ShownRecipe, sendable } from '../card.ts';
import { copyText } from './copy-text.ts';
import { SharePreview } from './SharePreview.tsx';
import type { ShareLink } from './use-share-link.ts';

const WAYS = ['copyLink', 'email', 'x', 'facebook', 'threads'] as const;
export type ShareWay = (typeof WAYS)[number] | 'device';

const TOAST_MS = 3000;

/** The device's own sheet of apps comes last, where there is one. */
export function shareWays(): readonly ShareWay[] {
  return 'share' in navigator ? [...WAYS, 'device'] : WAYS;
}

/** Resolves to a link that has to be shown, because it could not be handed over. */
export async function shareRecipe(
  way: ShareWay,
  recipe: ShownRecipe,
  link: () => Promise<ShareLink>,
): Promise<string | undefined> {
  // A window may only be opened within the tap, so it is opened before the link is there.
  const opened = hasOwnWindow(way) ? window.open('', '_blank') : null;
  try {
    if (way === 'copyLink') return await copyLink(link(), recipe);
    const made = await link();
    if (way === 'device') return await shareByDevice(made.url, recipe);
    // The menu has just closed.
    if (!opened) await historySettled();
    goTo(addressOf(way, made, recipe), opened);
  } catch (error) {
    opened?.close();
    console.warn('The share link could not be made.', error);
    showToast({ text: shareWords.failed, severity: 'error', durationMs: TOAST_MS });
  }
  return undefined;
}

const hasOwnWindow = (way: ShareWay) => way === 'x' || way === 'facebook' || way === 'threads';

function addressOf(way: keyof ReturnType<typeof shareLinks>, made: ShareLink, recipe: ShownRecipe) {
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

async function copyLink(
  link: Promise<ShareLink>,
  recipe: ShownRecipe,
): Promise<string | undefined> {
  if (!(await copyText(link.then(({ url }) => url)))) return (await link).url;
  const hasPreview = Boolean(recipe.recipeName || recipe.introduction || recipe.imageUrl);
  showToast({
    text: shareWords.copied,
    severity: 'success',
    durationMs: TOAST_MS,
    ...(hasPreview ? { content: <SharePreview recipe={sendable(recipe)} /> } : {}),
  });
  return undefined;
}

async function shareByDevice(url: string, recipe: ShownRecipe): Promise<string | undefined> {
  try {
    await navigator.share({ title: recipe.recipeName?.trim() || DEFAULT_SHARE_TITLE, url });
    return undefined;
  } catch (error) {
    // Changing one's mind is no failure.
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    console.warn('The device did not take the link.', error);
    return url;
  }
}
