/** Thumbnail of a dish that opens the full picture in a dialog. */
import { type ComponentProps, useState } from 'react';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';
import { PictureButton } from './PictureButton.tsx';
import type { PictureDialogProps } from './PictureDialog.tsx';

const loadDialog = () => import('./PictureDialog.tsx');

type PictureProps = Pick<ComponentProps<typeof PictureButton>, 'src' | 'name' | 'size'>;

export function Picture(picture: PictureProps) {
  const { src, name } = picture;
  const [open, setOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const close = () => setOpen(false);
  const Enlarged = useLazyComponent<PictureDialogProps>(loadDialog, open, close);
  // A picture that cannot be fetched is better left out than shown broken.
  if (isMissing) return null;
  return (
    <>
      <PictureButton
        {...picture}
        onClick={() => setOpen(true)}
        onMissing={() => setIsMissing(true)}
      />
      {Enlarged && <Enlarged open={open} src={src} name={name} onClose={close} />}
    </>
  );
}
