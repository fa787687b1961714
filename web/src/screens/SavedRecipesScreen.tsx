/** What a person has kept (spec 2.6); without an access token there is nothing to see. */
import { PAGES } from '@saffron/contract/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { SavedRecipes } from '../features/recipe/saved/SavedRecipes.tsx';
import { useSession } from '../person/session.ts';
import { useTitle } from '../ui/use-title.ts';
import { savedWords } from '../words/saved-recipes.ts';

export default function SavedRecipesScreen() {
  const isHere = useSession(({ accessToken }) => accessToken !== null);
  const userId = useSession(({ user }) => user?.id);
  const navigate = useNavigate();
  useTitle(savedWords.title);
  if (!isHere) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <div className="page" data-scrolls>
        <SavedRecipes key={userId} onFindOne={() => void navigate(PAGES.chat)} />
      </div>
    </QueryClientProvider>
  );
}
