/** Foods beyond the nine follow a signed-in person: what changes here is told to their account. */
import { call } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { useSession } from './session.ts';
import { noteAccountFoods, toldFoods } from './told-foods.ts';

export function keepFoods(): void {
  const { accessToken, user } = useSession.getState();
  if (!accessToken) return;
  call('putSettings', { body: { otherFoods: [...toldFoods()] } }).then(
    ({ otherFoods = [] }) => {
      const now = useSession.getState();
      if (now.accessToken && now.user?.id === user?.id) noteAccountFoods(otherFoods);
    },
    // Spec 8: a failed settings update is only logged. Here they go on holding.
    (error) => console.warn('The settings could not be kept.', failureOf(error).message),
  );
}
