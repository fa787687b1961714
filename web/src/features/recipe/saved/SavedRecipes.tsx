/** The saved recipes page: list, deletion, import, export and shared links. */
import { mdiLinkVariant, mdiTrayArrowUp } from '@mdi/js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { savedRecipesStrings as strings } from '../../../strings/saved-recipes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { hasOverlay } from '../../../ui/use-close-on-back.ts';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';
import { FetchFailed } from '../FetchFailed.tsx';
import { ExportButton } from '../files/ExportButton.tsx';
import type { ImportDialogProps } from '../files/ImportDialog.tsx';
import type { SharedLinksDialogProps } from '../sharing/SharedLinksDialog.tsx';
import { EmptyPlate } from './EmptyPlate.tsx';
import { clearRecipeAddress, readRecipeAddress } from './recipe-address.ts';
import { SavedList } from './SavedList.tsx';
import type { SavedRecipeDialogProps } from './SavedRecipeDialog.tsx';
import styles from './SavedRecipes.module.css';
import { type SavedRecipe, useSavedRecipes } from './use-saved-recipes.ts';

const loadDialog = () => import('./SavedRecipeDialog.tsx');
const loadLinks = () => import('../sharing/SharedLinksDialog.tsx');
const loadImport = () => import('../files/ImportDialog.tsx');

interface SavedRecipesProps {
  /** Opens the chat, to find a first recipe. */
  readonly onFindOne: () => void;
}

export function SavedRecipes({ onFindOne }: SavedRecipesProps) {
  const { recipes, hasFailed, isStale, isFetching, reload, confirmAndDelete } = useSavedRecipes();
  const title = useRef<HTMLHeadingElement>(null);
  const [viewed, setViewed] = useState<SavedRecipe>();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLazyComponent<SavedRecipeDialogProps>(loadDialog, open, close);
  const view = useCallback((recipe: SavedRecipe) => {
    setViewed(recipe);
    setOpen(true);
  }, []);
  useRecipeInAddress(recipes, view);
  const onDelete = useCallback(
    // The deleted entry held the button that would get the focus back from the dialog.
    (recipe: SavedRecipe) =>
      confirmAndDelete(recipe, () => requestAnimationFrame(() => title.current?.focus())),
    [confirmAndDelete],
  );
  const hasSome = recipes !== undefined && recipes.length > 0;
  return (
    <section className={styles.saved}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            {strings.title}
          </h1>
          {hasSome ? <p className={styles.count}>{strings.count(recipes.length)}</p> : null}
        </div>
        <div className={styles.files}>
          {recipes ? <LinksButton /> : null}
          {hasSome ? <ExportButton /> : null}
          {recipes ? <ImportButton onImported={reload} /> : null}
        </div>
      </header>
      {hasFailed && !isFetching ? (
        <div className={styles.failed}>
          <FetchFailed text={strings.fetchFailed} buttonLabel={strings.tryAgain} onRetry={reload}>
            {isStale ? <p className={styles.before}>{strings.stale}</p> : null}
          </FetchFailed>
        </div>
      ) : null}
      {!recipes && isFetching ? <LoadingList /> : null}
      {recipes?.length === 0 ? <EmptyList onFindOne={onFindOne} /> : null}
      {hasSome ? <SavedList recipes={recipes} onView={view} onDelete={onDelete} /> : null}
      {Dialog && viewed ? <Dialog recipe={viewed} open={open} onClose={close} /> : null}
    </section>
  );
}

/** Opens the recipe that the page's address names, once the list is there. */
function useRecipeInAddress(
  recipes: readonly SavedRecipe[] | undefined,
  onFound: (recipe: SavedRecipe) => void,
): void {
  const [id] = useState(readRecipeAddress);
  const isDone = useRef(id === null);
  useEffect(() => {
    if (isDone.current || !recipes) return;
    isDone.current = true;
    if (!hasOverlay()) clearRecipeAddress();
    const found = recipes.find(({ recipeId }) => recipeId === id);
    if (found) onFound(found);
  }, [recipes, id, onFound]);
}

function ImportButton({ onImported }: { readonly onImported: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLazyComponent<ImportDialogProps>(loadImport, open, close);
  return (
    <>
      <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon path={mdiTrayArrowUp} size={20} />
        {strings.importThem}
      </Button>
      {Dialog ? <Dialog open={open} onClose={close} onImported={onImported} /> : null}
    </>
  );
}

function LinksButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLazyComponent<SharedLinksDialogProps>(loadLinks, open, close);
  return (
    <>
      <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon path={mdiLinkVariant} size={20} />
        {strings.sharedLinks}
      </Button>
      {Dialog ? <Dialog open={open} onClose={close} /> : null}
    </>
  );
}

function LoadingList() {
  return (
    <div role="progressbar" aria-label={strings.loading}>
      {[1, 2, 3].map((key) => (
        <div key={key} className={styles.ghost} />
      ))}
    </div>
  );
}

function EmptyList({ onFindOne }: SavedRecipesProps) {
  return (
    <div className={styles.empty}>
      <EmptyPlate />
      <h2>{strings.emptyTitle}</h2>
      <p>{strings.empty}</p>
      <Button variant="filled" onClick={onFindOne}>
        {strings.findOne}
      </Button>
    </div>
  );
}
