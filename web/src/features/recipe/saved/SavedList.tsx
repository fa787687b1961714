/** List of saved recipes as a shelf, paged, with search, filters and order. */
import { useDeferredValue, useMemo, useState } from 'react';
import { savedRecipesStrings as strings } from '../../../strings/saved-recipes.ts';
import { Button } from '../../../ui/Button.tsx';
import { useCurrentNeeds } from '../../../user/current-needs.ts';
import { arrangeRecipes, listCourses, WHOLE_SHELF } from './arrange-recipes.ts';
import { SavedEntry } from './SavedEntry.tsx';
import styles from './SavedRecipes.module.css';
import { ShelfControls } from './ShelfControls.tsx';
import { usePagedList } from './use-paged-list.ts';
import type { SavedRecipe } from './use-saved-recipes.ts';

interface SavedListProps {
  readonly recipes: readonly SavedRecipe[];
  readonly onView: (recipe: SavedRecipe) => void;
  readonly onDelete: (recipe: SavedRecipe) => void;
}

export function SavedList({ recipes, onView, onDelete }: SavedListProps) {
  const [view, setView] = useState(WHOLE_SHELF);
  const [isFitting, setIsFitting] = useState(false);
  const { allergies, diets, foods } = useCurrentNeeds();
  const hasNeeds = allergies.length + diets.length + foods.length > 0;
  const shownView = useDeferredValue(view);
  const found = useMemo(() => arrangeRecipes(recipes, shownView), [recipes, shownView]);
  const courses = useMemo(() => listCourses(recipes), [recipes]);
  const query = shownView.query.trim();
  const isFiltered = query !== '' || shownView.isQuick || shownView.course !== '';
  const { visibleCount, showMore, endRef } = usePagedList(JSON.stringify(shownView));
  return (
    <>
      <ShelfControls
        view={view}
        onChange={(change) => setView((before) => ({ ...before, ...change }))}
        courses={courses}
        fits={hasNeeds ? { isOn: isFitting, toggle: () => setIsFitting(!isFitting) } : undefined}
      />
      <p role="status" className={isFiltered ? styles.found : 'visually-hidden'}>
        {isFiltered ? describeFound(found.length, recipes.length, query) : ''}
      </p>
      {/* What was found against the needs is left out as soon as it is known. */}
      <ul className={styles.list} data-fitting={(hasNeeds && isFitting) || undefined}>
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

function describeFound(count: number, all: number, query: string): string {
  if (count > 0) return strings.found(count, all);
  return query === '' ? strings.noneLeft : strings.noneFound(query);
}
