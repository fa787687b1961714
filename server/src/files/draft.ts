/** What a reader of files makes of a text, before the contract has had its say, and the one way to say that it cannot. */
import type { SentRecipe } from '@saffron/contract/recipe';

export type Draft = Partial<SentRecipe> & { readonly recipeName: string };

/** What readers and writers must know of the place they work in. */
export interface Place {
  /** The site's own address, without a trailing slash. */
  readonly origin: string;
}

/** Its message is one sentence for the person who brought the text. */
export class UnreadableText extends Error {}

/** Numbers as files write them: 4, "4", "4 servings", ["4", "4 bowls"]. */
export function numberIn(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.map(numberIn).find((one) => one !== undefined);
  if (typeof value === 'number') return value > 0 && Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const found = Number.parseFloat(
    /\d+(?:\.\d+)?(?:e[+-]?\d+)?/i.exec(value.slice(0, 200))?.[0] ?? '',
  );
  return found > 0 && Number.isFinite(found) ? found : undefined;
}

export function textIn(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function textsIn(value: unknown): string[] {
  return [value].flat().flatMap((one) => textIn(one) ?? []);
}

/** The picture with an address that works from elsewhere; one that is in the text itself stays behind. */
export function pictureOut(imageUrl: string | undefined, { origin }: Place): string | undefined {
  if (!imageUrl || imageUrl.startsWith('data:')) return undefined;
  return imageUrl.startsWith('/') ? origin + imageUrl : imageUrl;
}

/** Our own pictures come home. */
export function pictureIn(value: unknown, { origin }: Place): string | undefined {
  const address = textIn(value)?.trim();
  return address?.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
