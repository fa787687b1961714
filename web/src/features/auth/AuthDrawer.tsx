/** The drawer from the right with everything about getting in (spec 2.3). */
import { mdiClose } from '@mdi/js';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { closeDrawer, type DrawerMode, useDrawer } from '../../person/drawer.ts';
import { useSignedIn } from '../../person/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MuiRoom } from '../../ui/MuiRoom.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
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
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  useBackCloses(open && isPhone, closeDrawer);
  const Form = FORMS[mode];
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': TITLE_ID } as const;
  return (
    <MuiRoom>
      <Drawer
        anchor="right"
        open={open}
        onClose={closeDrawer}
        slotProps={{
          paper: { ...paper, sx: { width: { xs: '100%', sm: '50%', md: '33.3333%' } } },
        }}
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
      </Drawer>
    </MuiRoom>
  );
}
