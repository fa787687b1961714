/** The standalone sign-up page (spec 2.6). */
import { AuthPage } from '../features/auth/AuthPage.tsx';
import { RegisterForm } from '../features/auth/RegisterForm.tsx';
import { signUpPageWords } from '../words/auth.ts';

export default function SignUpScreen() {
  return (
    <AuthPage title={signUpPageWords.title}>
      <RegisterForm />
    </AuthPage>
  );
}
