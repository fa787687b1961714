/** The unvalidated recipe that the file readers produce, with helpers to read its values. */
import type { RecipeInput } from '@saffron/contract/recipe';

export type RecipeDraft = Partial<RecipeInput> & { readonly recipeName: string };

/** The site that files are written for or read into. */
export interface Site {
  /** The site's own address, without a trailing slash. */
  readonly origin: string;
}

/** Its message is one sentence for the person who imports the text. */
export class UnreadableTextError extends Error {}

/** Numbers as files write them: 4, "4", "4 servings", ["4", "4 bowls"]. */
export function readNumber(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.map(readNumber).find((one) => one !== undefined);
  if (typeof value === 'number') return value > 0 && Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const found = Number.parseFloat(
    /\d+(?:\.\d+)?(?:e[+-]?\d+)?/i.exec(value.slice(0, 200))?.[0] ?? '',
  );
  return found > 0 && Number.isFinite(found) ? found : undefined;
}

export function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function readTexts(value: unknown): string[] {
  return [value].flat().flatMap((one) => readText(one) ?? []);
}

/** The absolute URL of a picture; pictures embedded as data URLs are left out. */
export function toAbsolutePictureUrl(
  imageUrl: string | undefined,
  { origin }: Site,
): string | undefined {
  if (!imageUrl || imageUrl.startsWith('data:')) return undefined;
  return imageUrl.startsWith('/') ? origin + imageUrl : imageUrl;
}

/** Turns URLs of our own pictures back into paths. */
export function toLocalPictureUrl(value: unknown, { origin }: Site): string | undefined {
  const address = readText(value)?.trim();
  return address?.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
