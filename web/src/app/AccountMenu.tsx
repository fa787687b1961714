/** Menu behind the initials: My Recipes, Settings and Logout. */
import MenuItem from '@mui/material/MenuItem';
import { PAGES } from '@saffron/contract/paths';
import { logoutStrings, shellStrings } from '../strings/shell.ts';
import { showConfirm } from '../ui/dialog-store.ts';
import { navigateTo } from '../ui/navigation.ts';
import { PopupMenu } from '../ui/PopupMenu.tsx';
import { showToast } from '../ui/toast-store.ts';
import { getLocalNeeds } from '../user/local-needs.ts';
import { logOut } from '../user/logout.ts';
import { getFoodsNotInAccount } from '../user/other-foods.ts';
import { openSettings } from '../user/settings-dialog.ts';

/** Longer than usual, because the toast is about allergies. */
const READING_MS = 10_000;

export interface AccountMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export default function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const leave = () => {
    const removedNeeds = [...getLocalNeeds(), ...getFoodsNotInAccount()];
    logOut();
    navigateTo(PAGES.root);
    if (removedNeeds.length > 0)
      showToast({ text: logoutStrings.needsRemoved(removedNeeds), durationMs: READING_MS });
  };
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <PopupMenu label={shellStrings.accountMenu} anchor={anchor} onClose={onClose}>
      <MenuItem onClick={choose(() => navigateTo(PAGES.savedRecipes))}>
        {shellStrings.myRecipes}
      </MenuItem>
      <MenuItem onClick={choose(openSettings)}>{shellStrings.settings}</MenuItem>
      <MenuItem
        onClick={choose(() =>
          showConfirm({
            title: logoutStrings.title,
            message: logoutStrings.message,
            onConfirm: leave,
          }),
        )}
      >
        {shellStrings.logout}
      </MenuItem>
    </PopupMenu>
  );
}
