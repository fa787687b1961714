/** Screen /reset-password, opened from the reset mail. */

import { AuthPage } from '../features/auth/AuthPage.tsx';
import { ResetPassword } from '../features/auth/ResetPassword.tsx';
import { resetPasswordStrings } from '../strings/auth.ts';
import { usePlace } from '../ui/place.ts';

export default function ResetPasswordScreen() {
  const query = new URLSearchParams(usePlace().search);
  const token = query.get('token');
  return (
    <AuthPage title={resetPasswordStrings.title}>
      {/* Another link starts with an empty form. */}
      <ResetPassword key={token} token={token} />
    </AuthPage>
  );
}
