/** Joins the account drawer with what signing in sets off: the recipes a visitor wished to keep are kept. */
import AuthDrawer from '../features/auth/AuthDrawer.tsx';
import { followDueSaves } from '../features/recipe/card/follow-due-saves.ts';

followDueSaves();

export default AuthDrawer;
