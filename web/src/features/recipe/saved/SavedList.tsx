/** The entries of the kept recipes, a part at a time, with a search field once there are many. */
import { mdiClose } from '@mdi/js';
import { useDeferredValue, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { savedWords as words } from '../../../words/saved-recipes.ts';
import { findSaved } from './find-saved.ts';
import { SavedEntry } from './SavedEntry.tsx';
import styles from './SavedRecipes.module.css';
import type { KeptRecipe } from './use-saved-recipes.ts';
import { useShownPart } from './use-shown-part.ts';

/** As many as can be looked over without searching. */
const MANY = 12;

interface SavedListProps {
  readonly recipes: readonly KeptRecipe[];
  readonly onView: (recipe: KeptRecipe) => void;
  readonly onDelete: (recipe: KeptRecipe) => void;
}

export function SavedList({ recipes, onView, onDelete }: SavedListProps) {
  const [wanted, setWanted] = useState('');
  const isLong = recipes.length > MANY;
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
            onView={onView}
            onDelete={onDelete}
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
