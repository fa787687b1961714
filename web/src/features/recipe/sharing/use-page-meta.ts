/** Hook that sets the social-preview meta tags of the shared page and restores them afterwards. */
import { DEFAULT_SHARE_TITLE } from '@saffron/contract/social-share-urls';
import { useEffect } from 'react';
import { findPicture, type PartialRecipe } from '../recipe-content.ts';

export function usePageMeta(recipe: PartialRecipe | undefined): void {
  useEffect(() => {
    if (!recipe) return;
    const title = recipe.recipeName?.trim() || DEFAULT_SHARE_TITLE;
    const description = recipe.introduction?.trim() || DEFAULT_SHARE_TITLE;
    const picture = findPicture(recipe);
    const image =
      picture && !picture.startsWith('data:') ? new URL(picture, location.href).href : '';
    const undo = [
      setMeta('name', 'description', description),
      setMeta('property', 'og:title', title),
      setMeta('property', 'og:description', description),
      setMeta('property', 'og:url', location.href),
      ...(image ? [setMeta('property', 'og:image', image)] : []),
      setMeta('name', 'twitter:title', title),
      setMeta('name', 'twitter:description', description),
    ];
    return () => {
      for (const restore of undo) restore();
    };
  }, [recipe]);
}

/** Changes or adds the meta tag. Returns a function that undoes it. */
function setMeta(key: 'name' | 'property', name: string, content: string): () => void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`);
  const before = existing?.content;
  const tag = existing ?? document.createElement('meta');
  tag.setAttribute(key, name);
  tag.content = content;
  if (!existing) document.head.append(tag);
  return () => {
    if (before === undefined) tag.remove();
    else tag.content = before;
  };
}
