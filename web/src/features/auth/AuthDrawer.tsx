/** Drawer with the sign-in, sign-up and forgotten-password forms. */
import { mdiClose } from '@mdi/js';
import { useEffect } from 'react';
import { drawerStrings } from '../../strings/auth.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ModalDrawer } from '../../ui/ModalDrawer.tsx';
import { type AuthDrawerMode, closeAuthDrawer, useAuthDrawer } from '../../user/auth-drawer.ts';
import { useIsSignedIn } from '../../user/session.ts';
import styles from './AuthDrawer.module.css';
import { ResetForm } from './ResetForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const FORMS = { signIn: SignInForm, signUp: SignUpForm, reset: ResetForm } satisfies Record<
  AuthDrawerMode,
  () => React.ReactNode
>;
const TITLE_ID = 'account-drawer-title';

export default function AuthDrawer() {
  const { open, mode } = useAuthDrawer();
  const signedIn = useIsSignedIn();
  // Closes after a sign-in, here or in another tab.
  useEffect(() => {
    if (signedIn) closeAuthDrawer();
  }, [signedIn]);
  const Form = FORMS[mode];
  return (
    <ModalDrawer
      anchor="right"
      open={open}
      onClose={closeAuthDrawer}
      titleId={TITLE_ID}
      sx={{ width: { xs: '100%', sm: '50%', md: '33.3333%' } }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={TITLE_ID}>{drawerStrings[mode].title}</h2>
          <IconButton label={drawerStrings.close} onClick={closeAuthDrawer}>
            <Icon path={mdiClose} />
          </IconButton>
        </div>
        <Form key={mode} />
      </div>
    </ModalDrawer>
  );
}
