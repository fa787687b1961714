/** The small picture of a dish; a tap shows it large, with the place it comes from. */
import { useState } from 'react';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { recipeWords } from '../../../words/recipe.ts';
import styles from './Picture.module.css';
import type { PictureDialogProps } from './PictureDialog.tsx';

const load = () => import('./PictureDialog.tsx');

interface PictureProps {
  readonly src: string;
  readonly name: string;
  /** Pixels: 80 in the chat, 120 among the saved, 100 on the shared page (spec 9). */
  readonly size: 80 | 100 | 120;
}

export function Picture({ src, name, size }: PictureProps) {
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  const close = () => setOpen(false);
  const Enlarged = useLoaded<PictureDialogProps>(load, open, close);
  // A picture that cannot be fetched is better left out than shown broken.
  if (missing) return null;
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={recipeWords.enlarge(name)}
        onClick={() => setOpen(true)}
      >
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setMissing(true)}
        />
      </button>
      {Enlarged && <Enlarged open={open} src={src} name={name} onClose={close} />}
    </>
  );
}
