/** Screen of a shared recipe inside the app. */
import type { Safety } from '@saffron/contract/chat';
import { PAGES } from '@saffron/contract/paths';
import { useLayoutEffect, useRef } from 'react';
import { removeFood } from '../features/chat/needs/edit-needs.ts';
import { NeedsPicker } from '../features/chat/needs/NeedsPicker.tsx';
import { useNeedsPicker } from '../features/chat/needs/use-needs-picker.ts';
import { RecipeCard } from '../features/recipe/card/RecipeCard.tsx';
import { usePageMeta } from '../features/recipe/sharing/use-page-meta.ts';
import { useSharedRecipe } from '../features/recipe/sharing/use-shared-recipe.ts';
import { sharedPageStrings } from '../strings/recipe.ts';
import { matchPath } from '../ui/match-path.ts';
import { navigate, usePlace } from '../ui/place.ts';
import { useTitle } from '../ui/use-title.ts';
import { NO_CHAT, useChatRequests } from '../user/chat-requests.ts';
import { showSignInPrompt } from '../user/sign-in-prompt.ts';
import styles from './shared-page/SharedParts.module.css';
import { CookWithSaffron, RecipeNotFound } from './shared-page/SharedParts.tsx';

/** The recipe was checked for the needs of the user who shared it, not for those of the viewer. */
const NOT_CHECKED: Safety = {
  verdict: 'clear',
  findings: [],
  unknown: [],
  checkedFor: { allergies: [], diets: [] },
  rules: '',
};

/** The chef cooks for no more than this. */
const MAX_SERVINGS = 100;

export default function SharedRecipeScreen() {
  const { pathname } = usePlace();
  const shareId = matchPath(PAGES.sharedRecipe, pathname)?.shareId ?? '';
  return <SharedRecipe key={shareId} shareId={shareId} />;
}

function SharedRecipe({ shareId }: { readonly shareId: string }) {
  const shared = useSharedRecipe(shareId);
  const picker = useNeedsPicker(true);
  const page = useRef<HTMLDivElement>(null);
  useAllergyQuestion(picker.open);
  const { recipe } = shared;
  const name = recipe?.recipeName ?? '';
  useTitle(name);
  usePageMeta(recipe);
  if (shared.state === 'loading') return <Loading />;
  if (!recipe) return <RecipeNotFound onClick={() => navigate(PAGES.chat)} />;
  const ask = sharedPageStrings.wantToCook(name, toAskableServings(recipe.servings));
  // The button that opened it is gone once there are needs.
  const closePicker = () => {
    picker.close();
    page.current?.focus({ preventScroll: true });
  };
  const openChat = () => navigate(PAGES.chat, { state: { ask } });
  return (
    <div ref={page} tabIndex={-1} className={`page ${styles.page}`}>
      {picker.isOpen ? (
        <NeedsPicker
          {...picker}
          isOpenedByUser
          onRemoveFood={(food) => removeFood(food, () => false)}
          onClear={picker.clear}
          onClose={closePicker}
        />
      ) : null}
      <RecipeCard
        recipe={recipe}
        safety={NOT_CHECKED}
        pictureSize={100}
        heading="h1"
        onSignInRequired={showSignInPrompt}
      />
      <CookWithSaffron onClick={openChat} />
    </div>
  );
}

/** The card's question for allergies opens the picker of this screen. */
function useAllergyQuestion(pickNeeds: () => void) {
  // Before the paint: the served page repeats the press of its own question on the card at once.
  useLayoutEffect(() => {
    useChatRequests.setState({ ...NO_CHAT, pickNeeds });
    return () => useChatRequests.setState(NO_CHAT);
  }, [pickNeeds]);
}

/** The servings of the recipe, if the chef accepts that number. */
function toAskableServings(servings = 0): number | undefined {
  return Number.isInteger(servings) && servings > 0 && servings <= MAX_SERVINGS
    ? servings
    : undefined;
}

function Loading() {
  return (
    <div className={styles.loading} role="progressbar" aria-label={sharedPageStrings.loading}>
      <span className={styles.spinner} />
    </div>
  );
}
