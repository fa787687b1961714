/** My Recipes, Settings and Logout behind the initials (spec 2.2). */
import MenuItem from '@mui/material/MenuItem';
import { PAGES } from '@saffron/contract/paths';
import { keptNeeds } from '../person/kept-needs.ts';
import { logOut } from '../person/leaving.ts';
import { openSettings } from '../person/settings-door.ts';
import { foodsOnlyHere } from '../person/told-foods.ts';
import { showConfirm } from '../ui/dialog-store.ts';
import { PopupMenu } from '../ui/PopupMenu.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useGo } from '../ui/use-go.ts';
import { logoutWords, shellWords } from '../words/shell.ts';

/** A sentence about an allergy is not to be missed. */
const READING_MS = 10_000;

export interface AccountMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export default function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const go = useGo();
  const leave = () => {
    const told = [...keptNeeds(), ...foodsOnlyHere()];
    logOut();
    go(PAGES.root);
    if (told.length > 0) showToast({ text: logoutWords.forgotten(told), durationMs: READING_MS });
  };
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <PopupMenu label={shellWords.accountMenu} anchor={anchor} onClose={onClose}>
      <MenuItem onClick={choose(() => go(PAGES.savedRecipes))}>{shellWords.myRecipes}</MenuItem>
      <MenuItem onClick={choose(openSettings)}>{shellWords.settings}</MenuItem>
      <MenuItem
        onClick={choose(() =>
          showConfirm({ title: logoutWords.title, message: logoutWords.message, onConfirm: leave }),
        )}
      >
        {shellWords.logout}
      </MenuItem>
    </PopupMenu>
  );
}
