/** The standalone login page (spec 2.6). */
import { AuthPage } from '../features/auth/AuthPage.tsx';
import { LoginForm } from '../features/auth/LoginForm.tsx';
import { followDueSaves } from '../features/recipe/card/follow-due-saves.ts';
import { loginPageWords } from '../words/auth.ts';

followDueSaves();

export default function LoginScreen() {
  return (
    <AuthPage title={loginPageWords.title}>
      <LoginForm />
    </AuthPage>
  );
}
