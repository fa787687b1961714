/** The ways to share a recipe (spec 2.7); fetched when the menu is first opened. */
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { PopupMenu } from '../../../ui/PopupMenu.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { shareWords } from '../../../words/recipe.ts';
import type { ShownRecipe } from '../card.ts';
import { LinkDialog } from './LinkDialog.tsx';
import type { SharedLinksDialogProps } from './SharedLinksDialog.tsx';
import { type ShareWay, shareRecipe, shareWays } from './share-recipe.tsx';
import type { ShareLink } from './use-share-link.ts';

const loadLinks = () => import('./SharedLinksDialog.tsx');

export interface ShareMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly recipe: ShownRecipe;
  readonly link: () => Promise<ShareLink>;
}

export default function ShareMenu({ anchor, onClose, recipe, link }: ShareMenuProps) {
  const [toShow, setToShow] = useState('');
  const [listed, setListed] = useState(false);
  const closeList = () => setListed(false);
  const Links = useLoaded<SharedLinksDialogProps>(loadLinks, listed, closeList);
  const underWay = useRef(new Set<ShareWay>());
  const choose = async (way: ShareWay) => {
    onClose();
    // A double click on an entry is one wish; two entries are two.
    if (underWay.current.has(way)) return;
    underWay.current.add(way);
    const left = await shareRecipe(way, recipe, link);
    underWay.current.delete(way);
    if (left) setToShow(left);
  };
  return (
    <>
      <PopupMenu label={shareWords.share} anchor={anchor} onClose={onClose}>
        {shareWays().map((way) => (
          <MenuItem key={way} onClick={() => void choose(way)}>
            {shareWords[way]}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            onClose();
            setListed(true);
          }}
        >
          {shareWords.madeLinks}
        </MenuItem>
      </PopupMenu>
      {Links ? <Links open={listed} onClose={closeList} /> : null}
      <LinkDialog link={toShow} onClose={() => setToShow('')} />
    </>
  );
}
