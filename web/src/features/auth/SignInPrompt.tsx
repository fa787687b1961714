/** What a visitor gets when they press Save: the way to an account, and the recipe stays where it is. */
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type DrawerMode, openDrawerToSave, type SaveWish } from '../../person/drawer.ts';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { signInPromptWords as words } from '../../words/auth.ts';

export interface SignInPromptProps {
  readonly wish: SaveWish;
  /** Closed by a choice, by Cancel or by Escape. */
  readonly onClose: () => void;
}

/** On a phone one under the other, the most likely on top. */
const ACTIONS = {
  padding: 4,
  gap: 2,
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
} as const;

export default function SignInPrompt({ wish, onClose }: SignInPromptProps) {
  const go = (mode: DrawerMode) => {
    onClose();
    openDrawerToSave(mode, wish);
  };
  return (
    <ModalDialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="sign-in-prompt">
      <DialogTitle id="sign-in-prompt">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words.message}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={ACTIONS}>
        <Button onClick={onClose} sx={{ marginRight: { sm: 'auto' } }}>
          {words.cancel}
        </Button>
        <Button variant="outlined" onClick={() => go('signUp')}>
          {words.signUp}
        </Button>
        <Button autoFocus variant="contained" onClick={() => go('signIn')}>
          {words.login}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
