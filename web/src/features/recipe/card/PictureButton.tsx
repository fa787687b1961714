/** Thumbnail button of a dish, and the link that names a picture's host. */
import type { ComponentProps } from 'react';
import { recipeStrings } from '../../../strings/recipe.ts';
import styles from './Picture.module.css';

interface PictureButtonProps extends ComponentProps<'button'> {
  readonly src: string;
  readonly name: string;
  /** Pixels: 80 in the chat, 120 among the saved, 100 on the shared page (spec 9). */
  readonly size: 80 | 100 | 120;
  /** Visible when the page opens. */
  readonly isAboveFold?: boolean;
  readonly onMissing?: () => void;
}

export function PictureButton({
  src,
  name,
  size,
  isAboveFold,
  onMissing,
  ...rest
}: PictureButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.thumbnail}
      aria-label={recipeStrings.enlarge(name)}
    >
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading={isAboveFold ? undefined : 'lazy'}
        fetchPriority={isAboveFold ? 'high' : undefined}
        onError={onMissing}
      />
    </button>
  );
}

/** Keeps the place of a picture that may still arrive, so that nothing moves when it does. */
export function PicturePlaceholder({ size }: Pick<PictureButtonProps, 'size'>) {
  return <svg className={styles.thumbnail} width={size} height={size} aria-hidden="true" />;
}

interface PictureSourceProps {
  readonly src: string;
  /** Address of the page. */
  readonly pageUrl: string;
}

/** Link that names the host of a picture; nothing for an inline `data:` picture. */
export function PictureSource({ src, pageUrl }: PictureSourceProps) {
  if (src.startsWith('data:') || !URL.canParse(src, pageUrl)) return null;
  return (
    <a href={src} target="_blank" rel="nofollow noopener noreferrer" className={styles.source}>
      {new URL(src, pageUrl).hostname}
    </a>
  );
}
