/** Shares a recipe: creates its public link, then copies it or passes it to the chosen target. */
import { createSocialShareUrls, DEFAULT_SHARE_TITLE } from '@saffron/contract/social-share-urls';
import { shareStrings } from '../../../strings/recipe.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { waitForHistory } from '../../../ui/use-close-on-back.ts';
import { type PartialRecipe, toSentRecipe } from '../recipe-content.ts';
import { SharePreview } from './SharePreview.tsx';
import type { ShareLink } from './use-share-link.ts';

const LINK_TARGETS = ['copyLink', 'email', 'x', 'facebook', 'threads'] as const;
export type ShareTarget = (typeof LINK_TARGETS)[number] | 'device';

const TOAST_MS = 3000;

/** The device's own share sheet comes first, if there is one: the messages a person writes anyway are behind it. */
export function listShareTargets(): readonly ShareTarget[] {
  return 'share' in navigator ? ['device', ...LINK_TARGETS] : LINK_TARGETS;
}

/** Resolves to the link if it has to be shown, because it could neither be copied nor passed on. */
export async function shareRecipe(
  target: ShareTarget,
  recipe: PartialRecipe,
  createLink: () => Promise<ShareLink>,
): Promise<string | undefined> {
  // A window may only be opened within the click, so it is opened before the link exists.
  const opened = opensWindow(target) ? window.open('', '_blank') : null;
  try {
    if (target === 'copyLink') return await copyLink(createLink(), recipe);
    const link = await createLink();
    if (target === 'device') return await shareWithDevice(link.url, recipe);
    // Waits for the history entry of the menu to be removed.
    if (!opened) await waitForHistory();
    openUrl(getTargetUrl(target, link, recipe), opened);
  } catch (error) {
    opened?.close();
    console.warn('The share link could not be made.', error);
    showToast({ text: shareStrings.failed, severity: 'error', durationMs: TOAST_MS });
  }
  return undefined;
}

const opensWindow = (target: ShareTarget) =>
  target === 'x' || target === 'facebook' || target === 'threads';

function getTargetUrl(
  target: keyof ReturnType<typeof createSocialShareUrls>,
  link: ShareLink,
  recipe: PartialRecipe,
) {
  const { origin } = new URL(link.url, location.href);
  return createSocialShareUrls({ origin, shareId: link.shareId, title: recipe.recipeName })[target];
}

function openUrl(address: string, opened: Window | null): void {
  if (!opened) {
    location.assign(address);
    return;
  }
  opened.opener = null;
  opened.location.replace(address);
}

async function copyLink(
  link: Promise<ShareLink>,
  recipe: PartialRecipe,
): Promise<string | undefined> {
  if (!(await copyText(link.then(({ url }) => url)))) return (await link).url;
  const hasPreview = Boolean(recipe.recipeName || recipe.introduction || recipe.imageUrl);
  showToast({
    text: shareStrings.copied,
    severity: 'success',
    durationMs: TOAST_MS,
    ...(hasPreview ? { content: <SharePreview recipe={toSentRecipe(recipe)} /> } : {}),
  });
  return undefined;
}

async function shareWithDevice(url: string, recipe: PartialRecipe): Promise<string | undefined> {
  try {
    await navigator.share({ title: recipe.recipeName?.trim() || DEFAULT_SHARE_TITLE, url });
    return undefined;
  } catch (error) {
    // The user cancelled.
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    console.warn('The device did not take the link.', error);
    return url;
  }
}
