/** My Recipes, Settings and Logout behind the initials (spec 2.2). */
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { PAGES } from '@saffron/contract/paths';
import { useNavigate } from 'react-router';
import { logOut } from '../person/leaving.ts';
import { openSettings } from '../person/settings-door.ts';
import { showConfirm } from '../ui/dialog-store.ts';
import { MuiRoom } from '../ui/MuiRoom.tsx';
import { logoutWords, shellWords } from '../words/shell.ts';

export interface AccountMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export default function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const navigate = useNavigate();
  const leave = () => {
    logOut();
    void navigate(PAGES.root);
  };
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <MuiRoom>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        <MenuItem onClick={choose(() => void navigate(PAGES.savedRecipes))}>
          {shellWords.myRecipes}
        </MenuItem>
        <MenuItem onClick={choose(openSettings)}>{shellWords.settings}</MenuItem>
        <MenuItem onClick={choose(() => showConfirm({ ...logoutWords, onConfirm: leave }))}>
          {shellWords.logout}
        </MenuItem>
      </Menu>
    </MuiRoom>
  );
}
