/** The sign-in drawer, with the saving of recipes a visitor wanted to save. */
import AuthDrawer from '../features/auth/AuthDrawer.tsx';
import { startQueuedSaves } from '../features/recipe/saving/run-queued-saves.ts';

startQueuedSaves();

export default AuthDrawer;
