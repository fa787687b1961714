/** The kept recipes as a list: look at one, throw one away, find one among many (spec 2.6). */
import { mdiBookmarkOutline, mdiClose } from '@mdi/js';
import { useDeferredValue, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { savedWords as words } from '../../words/saved-recipes.ts';
import type { ShownRecipe } from './card.ts';
import { findSaved } from './find-saved.ts';
import { SavedEntry } from './SavedEntry.tsx';
import type { SavedRecipeDialogProps } from './SavedRecipeDialog.tsx';
import styles from './SavedRecipes.module.css';
import { useSavedRecipes } from './use-saved-recipes.ts';
import { PAGE_SIZE, useShownPart } from './use-shown-part.ts';

const loadDialog = () => import('./SavedRecipeDialog.tsx');

interface SavedRecipesProps {
  /** To where recipes come from. */
  readonly onFindOne: () => void;
}

export function SavedRecipes({ onFindOne }: SavedRecipesProps) {
  const { recipes, failed, fetching, reload, askToDelete } = useSavedRecipes();
  const title = useRef<HTMLHeadingElement>(null);
  const [viewed, setViewed] = useState<ShownRecipe>();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLoaded<SavedRecipeDialogProps>(loadDialog, open, close);
  const view = (recipe: ShownRecipe) => {
    setViewed(recipe);
    setOpen(true);
  };
  // The entry is gone, and with it the button that would get the focus back from the dialog.
  const afterDelete = () => requestAnimationFrame(() => title.current?.focus());
  return (
    <section className={styles.saved}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {words.title}
        </h1>
        {recipes && recipes.length > 0 ? (
          <p className={styles.count}>{words.count(recipes.length)}</p>
        ) : null}
      </header>
      {failed && !fetching ? <FetchFailed onRetry={reload} /> : null}
      {!recipes && fetching ? <Waiting /> : null}
      {recipes?.length === 0 ? <Empty onFindOne={onFindOne} /> : null}
      {recipes && recipes.length > 0 ? (
        <Entries
          recipes={recipes}
          onView={view}
          onDelete={(recipe) => askToDelete(recipe, afterDelete)}
        />
      ) : null}
      {Dialog && viewed ? <Dialog recipe={viewed} open={open} onClose={close} /> : null}
    </section>
  );
}

interface EntriesProps {
  readonly recipes: readonly ShownRecipe[];
  readonly onView: (recipe: ShownRecipe) => void;
  readonly onDelete: (recipe: ShownRecipe) => void;
}

function Entries({ recipes, onView, onDelete }: EntriesProps) {
  const [wanted, setWanted] = useState('');
  const isLong = recipes.length > PAGE_SIZE;
  const searched = useDeferredValue(isLong ? wanted.trim() : '');
  const found = findSaved(recipes, searched);
  const { shown, showMore, endRef } = useShownPart(searched);
  return (
    <>
      {isLong ? <Search value={wanted} onChange={setWanted} /> : null}
      <p role="status" className={searched ? styles.found : 'visually-hidden'}>
        {searched && found.length > 0 ? words.found(found.length, recipes.length) : ''}
        {searched && found.length === 0 ? words.noneFound(searched) : ''}
      </p>
      <ul className={styles.list}>
        {found.slice(0, shown).map((recipe, index) => (
          <SavedEntry
            key={recipe.recipeId ?? index}
            recipe={recipe}
            onView={() => onView(recipe)}
            onDelete={() => onDelete(recipe)}
          />
        ))}
      </ul>
      {found.length > shown ? (
        <Button ref={endRef} variant="outlined" className={styles.more} onClick={showMore}>
          {words.more}
        </Button>
      ) : null}
    </>
  );
}

interface SearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Search({ value, onChange }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // The button goes with the letters; the focus stays where typing goes on.
  const empty = () => {
    onChange('');
    input.current?.focus();
  };
  const clear = (
    <IconButton label={words.clearSearch} onClick={empty}>
      <Icon path={mdiClose} size={20} />
    </IconButton>
  );
  return (
    <search className={styles.search}>
      <Field
        ref={input}
        label={words.search}
        value={value}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        end={value ? clear : null}
      />
    </search>
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

function FetchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <Notice kind="error">{words.fetchFailed}</Notice>
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
