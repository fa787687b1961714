/** The social-preview lines of the shared page (spec 2.6), taken back when it is left. */
import { DEFAULT_SHARE_TITLE } from '@saffron/contract/share-links';
import { useEffect } from 'react';
import { pictureOf, type ShownRecipe } from '../card.ts';

export function usePageMeta(recipe: ShownRecipe | undefined): void {
  useEffect(() => {
    if (!recipe) return;
    const title = recipe.recipeName?.trim() || DEFAULT_SHARE_TITLE;
    const description = recipe.introduction?.trim() || DEFAULT_SHARE_TITLE;
    const picture = pictureOf(recipe);
    const image =
      picture && !picture.startsWith('data:') ? new URL(picture, location.href).href : '';
    const undo = [
      put('name', 'description', description),
      put('property', 'og:title', title),
      put('property', 'og:description', description),
      put('property', 'og:url', location.href),
      ...(image ? [put('property', 'og:image', image)] : []),
      put('name', 'twitter:title', title),
      put('name', 'twitter:description', description),
    ];
    return () => {
      for (const takeBack of undo) takeBack();
    };
  }, [recipe]);
}

/** Changes the line that is there, or adds one. Answers how to undo it. */
function put(key: 'name' | 'property', name: string, content: string): () => void {
  const there = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`);
  const before = there?.content;
  const line = there ?? document.createElement('meta');
  line.setAttribute(key, name);
  line.content = content;
  if (!there) document.head.append(line);
  return () => {
    if (before === undefined) line.remove();
    else line.content = before;
  };
}
