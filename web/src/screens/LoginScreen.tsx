/** Screen /login. */
import { AuthPage } from '../features/auth/AuthPage.tsx';
import { LoginForm } from '../features/auth/LoginForm.tsx';
import { startQueuedSaves } from '../features/recipe/saving/run-queued-saves.ts';
import { loginPageStrings } from '../strings/auth.ts';

startQueuedSaves();

export default function LoginScreen() {
  return (
    <AuthPage title={loginPageStrings.title}>
      <LoginForm />
    </AuthPage>
  );
}
