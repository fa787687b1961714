/** Screen /signup. */
import { AuthPage } from '../features/auth/AuthPage.tsx';
import { RegisterForm } from '../features/auth/RegisterForm.tsx';
import { signUpPageStrings } from '../strings/auth.ts';

export default function SignUpScreen() {
  return (
    <AuthPage title={signUpPageStrings.title}>
      <RegisterForm />
    </AuthPage>
  );
}
