/** Screen with the saved recipes; empty without an access token. */
import { PAGES } from '@saffron/contract/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { SavedRecipes } from '../features/recipe/saved/SavedRecipes.tsx';
import { savedRecipesStrings } from '../strings/saved-recipes.ts';
import { navigate } from '../ui/place.ts';
import { useTitle } from '../ui/use-title.ts';
import { useSession } from '../user/session.ts';
import styles from './SavedRecipesScreen.module.css';

export default function SavedRecipesScreen() {
  const isSignedIn = useSession(({ accessToken }) => accessToken !== null);
  const userId = useSession(({ user }) => user?.id);
  useTitle(savedRecipesStrings.title);
  if (!isSignedIn) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <div className={`page ${styles.page}`} data-scrolls>
        <SavedRecipes key={userId} onFindOne={() => navigate(PAGES.chat)} />
      </div>
    </QueryClientProvider>
  );
}
