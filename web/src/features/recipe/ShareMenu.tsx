/** The ways to share a recipe (spec 2.7); fetched when the menu is first opened. */
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MuiRoom } from '../../ui/MuiRoom.tsx';
import { shareWords } from '../../words/recipe.ts';
import type { ShownRecipe } from './card.ts';
import { SHARE_WAYS, type ShareWay, shareRecipe } from './share-recipe.tsx';
import type { ShareLink } from './use-share-link.ts';

export interface ShareMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly recipe: ShownRecipe;
  readonly link: () => Promise<ShareLink>;
}

export default function ShareMenu({ anchor, onClose, recipe, link }: ShareMenuProps) {
  const choose = (way: ShareWay) => {
    onClose();
    void shareRecipe(way, recipe, link);
  };
  return (
    <MuiRoom>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        // It hangs outside of the page's own regions, so it is one itself.
        slotProps={{ root: { role: 'region', 'aria-label': shareWords.share } }}
      >
        {SHARE_WAYS.map((way) => (
          <MenuItem key={way} onClick={() => choose(way)}>
            {shareWords[way]}
          </MenuItem>
        ))}
      </Menu>
    </MuiRoom>
  );
}
