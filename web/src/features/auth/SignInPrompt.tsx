/** Dialog that asks a visitor who pressed Save to log in or sign up. */
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { signInPromptStrings as strings } from '../../strings/auth.ts';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import {
  type AuthDrawerMode,
  openAuthDrawerToSave,
  type PendingSave,
} from '../../user/auth-drawer.ts';

export interface SignInPromptProps {
  readonly pendingSave: PendingSave;
  /** Called for any button and for Escape. */
  readonly onClose: () => void;
}

/** On a phone one below the other. Whoever has no account yet meets the one that makes it first. */
const ACTIONS = {
  padding: 4,
  gap: 2,
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
} as const;

export default function SignInPrompt({ pendingSave, onClose }: SignInPromptProps) {
  const go = (mode: AuthDrawerMode) => {
    onClose();
    openAuthDrawerToSave(mode, pendingSave);
  };
  return (
    <ModalDialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="sign-in-prompt">
      <DialogTitle id="sign-in-prompt">{strings.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{strings.message}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={ACTIONS}>
        <Button onClick={onClose} sx={{ marginRight: { sm: 'auto' } }}>
          {strings.cancel}
        </Button>
        <Button variant="outlined" onClick={() => go('signIn')}>
          {strings.login}
        </Button>
        <Button autoFocus variant="contained" onClick={() => go('signUp')}>
          {strings.signUp}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
