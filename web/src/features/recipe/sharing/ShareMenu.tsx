/** Menu of the ways to share a recipe; lazily loaded. */
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { shareStrings } from '../../../strings/recipe.ts';
import { PopupMenu } from '../../../ui/PopupMenu.tsx';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';
import type { PartialRecipe } from '../recipe-content.ts';
import { LinkDialog } from './LinkDialog.tsx';
import type { SharedLinksDialogProps } from './SharedLinksDialog.tsx';
import { listShareTargets, type ShareTarget, shareRecipe } from './share-recipe.tsx';
import type { ShareLink } from './use-share-link.ts';

const loadLinks = () => import('./SharedLinksDialog.tsx');

export interface ShareMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly recipe: PartialRecipe;
  readonly createLink: () => Promise<ShareLink>;
}

export default function ShareMenu({ anchor, onClose, recipe, createLink }: ShareMenuProps) {
  const [linkToShow, setLinkToShow] = useState('');
  const [isListOpen, setIsListOpen] = useState(false);
  const closeList = () => setIsListOpen(false);
  const Links = useLazyComponent<SharedLinksDialogProps>(loadLinks, isListOpen, closeList);
  const running = useRef(new Set<ShareTarget>());
  const choose = async (target: ShareTarget) => {
    onClose();
    // Ignores the second click of a double click on an entry.
    if (running.current.has(target)) return;
    running.current.add(target);
    const uncopiedLink = await shareRecipe(target, recipe, createLink);
    running.current.delete(target);
    if (uncopiedLink) setLinkToShow(uncopiedLink);
  };
  return (
    <>
      <PopupMenu label={shareStrings.share} anchor={anchor} onClose={onClose}>
        {listShareTargets().map((target) => (
          <MenuItem key={target} onClick={() => void choose(target)}>
            {shareStrings[target]}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            onClose();
            setIsListOpen(true);
          }}
        >
          {shareStrings.madeLinks}
        </MenuItem>
      </PopupMenu>
      {Links ? <Links open={isListOpen} onClose={closeList} /> : null}
      <LinkDialog link={linkToShow} onClose={() => setLinkToShow('')} />
    </>
  );
}
