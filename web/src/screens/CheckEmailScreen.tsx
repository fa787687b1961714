/** Screen /check-email, shown after signing up; the address comes from the navigation state. */

import { AuthPage } from '../features/auth/AuthPage.tsx';
import { CheckEmail } from '../features/auth/CheckEmail.tsx';
import { checkEmailStrings } from '../strings/auth.ts';
import { usePlace } from '../ui/place.ts';

export default function CheckEmailScreen() {
  const { state } = usePlace();
  return (
    <AuthPage title={checkEmailStrings.title}>
      <CheckEmail
        email={readText(state, 'email')}
        registrationId={readText(state, 'registrationId')}
      />
    </AuthPage>
  );
}

function readText(state: unknown, name: 'email' | 'registrationId'): string | undefined {
  const { [name]: value } = (state ?? {}) as { [name]?: unknown };
  return typeof value === 'string' && value !== '' ? value : undefined;
}
