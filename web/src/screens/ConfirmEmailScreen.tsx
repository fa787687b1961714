/** Screen /confirm-email, opened from the confirmation mail. */

import { AuthPage } from '../features/auth/AuthPage.tsx';
import { ConfirmEmail } from '../features/auth/ConfirmEmail.tsx';
import { confirmEmailStrings } from '../strings/auth.ts';
import { usePlace } from '../ui/place.ts';

export default function ConfirmEmailScreen() {
  const query = new URLSearchParams(usePlace().search);
  return (
    <AuthPage title={confirmEmailStrings.title}>
      <ConfirmEmail token={query.get('token')} />
    </AuthPage>
  );
}
