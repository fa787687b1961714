/** The public page of a shared recipe (spec 2.6). */
import type { Safety } from '@saffron/contract/chat';
import { PAGES } from '@saffron/contract/paths';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { RecipeCard } from '../features/recipe/card/RecipeCard.tsx';
import { usePageMeta } from '../features/recipe/sharing/use-page-meta.ts';
import { useSharedRecipe } from '../features/recipe/sharing/use-shared-recipe.ts';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { readablePath } from '../ui/readable-path.ts';
import { useTitle } from '../ui/use-title.ts';
import { sharedPageWords } from '../words/recipe.ts';
import styles from './SharedRecipeScreen.module.css';
import { askToSignIn, SignInPlace } from './SignInPlace.tsx';

/** Whoever shared it had needs of their own: for those of the viewer it is yet to be checked. */
const UNCHECKED: Safety = {
  verdict: 'clear',
  findings: [],
  unknown: [],
  checkedFor: { allergies: [], diets: [] },
  rules: '',
};

/** More than the chef cooks for. */
const MOST_SERVED = 100;

export default function SharedRecipeScreen() {
  const { pathname } = useLocation();
  const shareId = matchPath(PAGES.sharedRecipe, readablePath(pathname))?.params.shareId ?? '';
  return <SharedRecipe key={shareId} shareId={shareId} />;
}

function SharedRecipe({ shareId }: { readonly shareId: string }) {
  const shared = useSharedRecipe(shareId);
  const { recipe } = shared;
  const navigate = useNavigate();
  const name = recipe?.recipeName ?? '';
  useTitle(name);
  usePageMeta(recipe);
  if (shared.state === 'loading') return <Loading />;
  if (!recipe) return <Missing />;
  const ask = sharedPageWords.wantToCook(name, askableServings(recipe.servings));
  const tryIt = () => void navigate(PAGES.chat, { state: { ask } });
  return (
    <div className={`page ${styles.page}`}>
      <RecipeCard
        recipe={recipe}
        safety={UNCHECKED}
        pictureSize={100}
        heading="h1"
        onVisitorSaves={askToSignIn}
      />
      <Button variant="filled" className={styles.next} onClick={tryIt}>
        {sharedPageWords.tryIt}
      </Button>
      <p className={styles.about}>{sharedPageWords.about}</p>
      <SignInPlace />
    </div>
  );
}

/** What its page says that it serves, where the chef can be asked for that. */
function askableServings(servings = 0): number | undefined {
  return Number.isInteger(servings) && servings > 0 && servings <= MOST_SERVED
    ? servings
    : undefined;
}

function Loading() {
  return (
    <div className={styles.loading} role="progressbar" aria-label={sharedPageWords.loading}>
      <span className={styles.spinner} />
    </div>
  );
}

function Missing() {
  const navigate = useNavigate();
  return (
    <div className="page message-page">
      <Logo size={72} />
      <h1 className={styles.missing}>{sharedPageWords.notFound}</h1>
      <Button variant="filled" onClick={() => void navigate(PAGES.chat)}>
        {sharedPageWords.back}
      </Button>
    </div>
  );
}
