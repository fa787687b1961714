/** The drawer from the right with everything about getting in (spec 2.3). */
import { mdiClose } from '@mdi/js';
import { useEffect } from 'react';
import { closeDrawer, type DrawerMode, useDrawer } from '../../person/drawer.ts';
import { useSignedIn } from '../../person/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ModalDrawer } from '../../ui/ModalDrawer.tsx';
import { drawerWords } from '../../words/auth.ts';
import styles from './AuthDrawer.module.css';
import { ResetForm } from './ResetForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const FORMS = { signIn: SignInForm, signUp: SignUpForm, reset: ResetForm } satisfies Record<
  DrawerMode,
  () => React.ReactNode
>;
const TITLE_ID = 'account-drawer-title';

export default function AuthDrawer() {
  const { open, mode } = useDrawer();
  const signedIn = useSignedIn();
  // Signed in, here or in another tab: there is nothing left to ask.
  useEffect(() => {
    if (signedIn) closeDrawer();
  }, [signedIn]);
  const Form = FORMS[mode];
  return (
    <ModalDrawer
      anchor="right"
      open={open}
      onClose={closeDrawer}
      titleId={TITLE_ID}
      sx={{ width: { xs: '100%', sm: '50%', md: '33.3333%' } }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={TITLE_ID}>{drawerWords[mode].title}</h2>
          <IconButton label={drawerWords.close} onClick={closeDrawer}>
            <Icon path={mdiClose} />
          </IconButton>
        </div>
        <Form key={mode} />
      </div>
    </ModalDrawer>
  );
}
