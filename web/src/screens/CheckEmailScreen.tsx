/** Where a person is sent after signing up; the address comes in the navigation's state (spec 2.1). */
import { useLocation } from 'react-router';
import { AuthPage } from '../features/auth/AuthPage.tsx';
import { CheckEmail } from '../features/auth/CheckEmail.tsx';
import { checkEmailWords } from '../words/auth.ts';

export default function CheckEmailScreen() {
  const { state } = useLocation();
  return (
    <AuthPage title={checkEmailWords.title}>
      <CheckEmail email={textIn(state, 'email')} registrationId={textIn(state, 'registrationId')} />
    </AuthPage>
  );
}

function textIn(state: unknown, name: 'email' | 'registrationId'): string | undefined {
  const { [name]: value } = (state ?? {}) as { [name]?: unknown };
  return typeof value === 'string' && value !== '' ? value : undefined;
}
