/** Creates the URLs that share a recipe by e-mail, X, Facebook and Threads; also the shared page's default title and data id. */
import { apiPath } from './paths.ts';

export const DEFAULT_SHARE_TITLE = 'Check out this recipe!';

/** The id of the JSON block in the shared page's own document that holds its recipe. */
export const SHARED_RECIPE_BLOCK_ID = 'shared-recipe';

export interface ShareTarget {
  /** The site's own address, without a trailing slash. */
  readonly origin: string;
  readonly shareId: string;
  readonly title?: string | undefined;
}

/** What e-mail and social sites are given: the page that their crawlers can read. */
function metaPageUrl({ origin, shareId }: ShareTarget): string {
  return origin + apiPath('getShareMeta', { shareId });
}

export function createSocialShareUrls(
  thing: ShareTarget,
): Record<'email' | 'x' | 'facebook' | 'threads', string> {
  const link = encodeURIComponent(metaPageUrl(thing));
  const title = encodeURIComponent(thing.title?.trim() || DEFAULT_SHARE_TITLE);
  return {
    email: `mailto:?subject=${title}&body=${link}`,
    x: `https://x.com/intent/post?url=${link}&text=${title}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    threads: `https://www.threads.net/intent/post?text=${title}%20${link}`,
  };
}
