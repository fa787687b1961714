/** Where a person is sent after signing up; the address comes in the navigation's state (spec 2.1). */
import { useLocation } from 'react-router';
import { AuthPage } from '../features/auth/AuthPage.tsx';
import { CheckEmail } from '../features/auth/CheckEmail.tsx';
import { checkEmailWords } from '../words/auth.ts';

export default function CheckEmailScreen() {
  const { state } = useLocation();
  return (
    <AuthPage title={checkEmailWords.title}>
      <CheckEmail email={emailIn(state)} />
    </AuthPage>
  );
}

function emailIn(state: unknown): string | undefined {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' && email !== '' ? email : undefined;
}
