/** List of saved recipes, paged, with a search field when there are many. */
import { mdiClose } from '@mdi/js';
import { useDeferredValue, useRef, useState } from 'react';
import { savedRecipesStrings as strings } from '../../../strings/saved-recipes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SavedEntry } from './SavedEntry.tsx';
import styles from './SavedRecipes.module.css';
import { searchRecipes } from './search-recipes.ts';
import { usePagedList } from './use-paged-list.ts';
import type { SavedRecipe } from './use-saved-recipes.ts';

/** Longer lists get a search field. */
const SEARCH_THRESHOLD = 12;

interface SavedListProps {
  readonly recipes: readonly SavedRecipe[];
  readonly onView: (recipe: SavedRecipe) => void;
  readonly onDelete: (recipe: SavedRecipe) => void;
}

export function SavedList({ recipes, onView, onDelete }: SavedListProps) {
  const [query, setQuery] = useState('');
  const isLong = recipes.length > SEARCH_THRESHOLD;
  const deferredQuery = useDeferredValue(isLong ? query.trim() : '');
  const found = searchRecipes(recipes, deferredQuery);
  const { visibleCount, showMore, endRef } = usePagedList(deferredQuery);
  return (
    <>
      {isLong ? <Search value={query} onChange={setQuery} /> : null}
      <p role="status" className={deferredQuery ? styles.found : 'visually-hidden'}>
        {deferredQuery && found.length > 0 ? strings.found(found.length, recipes.length) : ''}
        {deferredQuery && found.length === 0 ? strings.noneFound(deferredQuery) : ''}
      </p>
      <ul className={styles.list}>
        {found.slice(0, visibleCount).map((recipe, index) => (
          <SavedEntry
            key={recipe.recipeId ?? index}
            recipe={recipe}
            onView={onView}
            onDelete={onDelete}
          />
        ))}
      </ul>
      {found.length > visibleCount ? (
        <Button ref={endRef} variant="outlined" className={styles.more} onClick={showMore}>
          {strings.more}
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
  // The clear button disappears with the text, so the focus moves to the field.
  const clearField = () => {
    onChange('');
    input.current?.focus();
  };
  const clearButton = (
    <IconButton label={strings.clearSearch} onClick={clearField}>
      <Icon path={mdiClose} size={20} />
    </IconButton>
  );
  return (
    <search className={styles.search}>
      <Field
        ref={input}
        label={strings.search}
        value={value}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        endAdornment={value ? clearButton : null}
      />
    </search>
  );
}
