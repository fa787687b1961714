/** The kept recipes as a list: look at one, throw one away, bring some in, take all out (spec 2.6). */
import { mdiBookmarkOutline, mdiLinkVariant, mdiTrayArrowUp } from '@mdi/js';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { savedWords as words } from '../../../words/saved-recipes.ts';
import { ExportButton } from '../files/ExportButton.tsx';
import type { ImportDialogProps } from '../files/ImportDialog.tsx';
import type { SharedLinksDialogProps } from '../sharing/SharedLinksDialog.tsx';
import { SavedList } from './SavedList.tsx';
import type { SavedRecipeDialogProps } from './SavedRecipeDialog.tsx';
import styles from './SavedRecipes.module.css';
import { type KeptRecipe, useSavedRecipes } from './use-saved-recipes.ts';

const loadDialog = () => import('./SavedRecipeDialog.tsx');
const loadLinks = () => import('../sharing/SharedLinksDialog.tsx');
const loadImport = () => import('../files/ImportDialog.tsx');

interface SavedRecipesProps {
  /** To where recipes come from. */
  readonly onFindOne: () => void;
}

export function SavedRecipes({ onFindOne }: SavedRecipesProps) {
  const { recipes, failed, fromBefore, fetching, reload, askToDelete } = useSavedRecipes();
  const title = useRef<HTMLHeadingElement>(null);
  const [viewed, setViewed] = useState<KeptRecipe>();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLoaded<SavedRecipeDialogProps>(loadDialog, open, close);
  const view = useCallback((recipe: KeptRecipe) => {
    setViewed(recipe);
    setOpen(true);
  }, []);
  const onDelete = useCallback(
    // The entry is gone, and with it the button that would get the focus back from the dialog.
    (recipe: KeptRecipe) =>
      askToDelete(recipe, () => requestAnimationFrame(() => title.current?.focus())),
    [askToDelete],
  );
  const hasSome = recipes !== undefined && recipes.length > 0;
  return (
    <section className={styles.saved}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            {words.title}
          </h1>
          {hasSome ? <p className={styles.count}>{words.count(recipes.length)}</p> : null}
        </div>
        <div className={styles.files}>
          {recipes ? <LinksButton /> : null}
          {hasSome ? <ExportButton /> : null}
          {recipes ? <ImportButton onImported={reload} /> : null}
        </div>
      </header>
      {failed && !fetching ? <FetchFailed fromBefore={fromBefore} onRetry={reload} /> : null}
      {!recipes && fetching ? <Waiting /> : null}
      {recipes?.length === 0 ? <Empty onFindOne={onFindOne} /> : null}
      {hasSome ? <SavedList recipes={recipes} onView={view} onDelete={onDelete} /> : null}
      {Dialog && viewed ? <Dialog recipe={viewed} open={open} onClose={close} /> : null}
    </section>
  );
}

function ImportButton({ onImported }: { readonly onImported: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLoaded<ImportDialogProps>(loadImport, open, close);
  return (
    <>
      <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon path={mdiTrayArrowUp} size={20} />
        {words.importThem}
      </Button>
      {Dialog ? <Dialog open={open} onClose={close} onImported={onImported} /> : null}
    </>
  );
}

function LinksButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLoaded<SharedLinksDialogProps>(loadLinks, open, close);
  return (
    <>
      <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon path={mdiLinkVariant} size={20} />
        {words.sharedLinks}
      </Button>
      {Dialog ? <Dialog open={open} onClose={close} /> : null}
    </>
  );
}

function Waiting() {
  return (
    <div role="progressbar" aria-label={words.loading}>
      {[1, 2, 3].map((key) => (
        <div key={key} className={styles.ghost} />
      ))}
    </div>
  );
}

interface FetchFailedProps {
  readonly fromBefore: boolean;
  readonly onRetry: () => void;
}

function FetchFailed({ fromBefore, onRetry }: FetchFailedProps) {
  return (
    <div className={styles.failed}>
      <Notice kind="error">{words.fetchFailed}</Notice>
      {fromBefore ? <p className={styles.before}>{words.fromBefore}</p> : null}
      <Button variant="outlined" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

function Empty({ onFindOne }: SavedRecipesProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.emblem}>
        <Icon path={mdiBookmarkOutline} size={36} />
      </span>
      <h2>{words.emptyTitle}</h2>
      <p>{words.empty}</p>
      <Button variant="filled" onClick={onFindOne}>
        {words.findOne}
      </Button>
    </div>
  );
}
