/** Screen /confirm-email, opened from the confirmation mail. */
import { useLocation } from 'react-router';
import { AuthPage } from '../features/auth/AuthPage.tsx';
import { ConfirmEmail } from '../features/auth/ConfirmEmail.tsx';
import { confirmEmailStrings } from '../strings/auth.ts';

export default function ConfirmEmailScreen() {
  const query = new URLSearchParams(useLocation().search);
  return (
    <AuthPage title={confirmEmailStrings.title}>
      <ConfirmEmail token={query.get('token')} />
    </AuthPage>
  );
}
