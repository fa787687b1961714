/** The page behind the link of a reset mail; the token is in the query (spec 2.1). */
import { useLocation } from 'react-router';
import { AuthPage } from '../features/auth/AuthPage.tsx';
import { ResetPassword } from '../features/auth/ResetPassword.tsx';
import { resetPasswordWords } from '../words/auth.ts';

export default function ResetPasswordScreen() {
  const query = new URLSearchParams(useLocation().search);
  const token = query.get('token');
  return (
    <AuthPage title={resetPasswordWords.title}>
      {/* Another link begins anew. */}
      <ResetPassword key={token} token={token} />
    </AuthPage>
  );
}
