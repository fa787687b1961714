/** The page behind the link of a confirmation mail; the token is in the query (spec 2.1). */
import { useLocation } from 'react-router';
import { AuthPage } from '../features/auth/AuthPage.tsx';
import { ConfirmEmail } from '../features/auth/ConfirmEmail.tsx';
import { confirmEmailWords } from '../words/auth.ts';

export default function ConfirmEmailScreen() {
  const query = new URLSearchParams(useLocation().search);
  return (
    <AuthPage title={confirmEmailWords.title}>
      <ConfirmEmail token={query.get('token')} />
    </AuthPage>
  );
}
