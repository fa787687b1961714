/** One kept recipe in the list: its name, what it is, what the check says of it, and what can be done with it. */
import { mdiAlertCircleOutline, mdiDeleteOutline, mdiShieldCheckOutline } from '@mdi/js';
import { memo, type RefObject, useId, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { savedWords as words } from '../../../words/saved-recipes.ts';
import { sharedCheckWords } from '../../../words/shared-page.ts';
import { RecipeBoundary } from '../card/RecipeBoundary.tsx';
import { cardLines, factsOf } from '../card.ts';
import { explainReport } from '../check/explain-report.ts';
import { useInSight } from '../check/use-in-sight.ts';
import { reportOf, useViewerCheck, type ViewerCheck } from '../check/use-viewer-check.ts';
import { briefReport } from '../check/viewer-report.ts';
import styles from './SavedEntry.module.css';
import type { KeptRecipe } from './use-saved-recipes.ts';

interface SavedEntryProps {
  readonly recipe: KeptRecipe;
  readonly onView: (recipe: KeptRecipe) => void;
  readonly onDelete: (recipe: KeptRecipe) => void;
}

/** Drawn again only when it changes: a key in the search field must not cost two thousand entries. */
export const SavedEntry = memo(function SavedEntry(props: SavedEntryProps) {
  const place = useRef<HTMLLIElement>(null);
  return (
    <li ref={place} className={styles.entry}>
      <RecipeBoundary>
        <Entry {...props} place={place} />
      </RecipeBoundary>
    </li>
  );
});

interface EntryProps extends SavedEntryProps {
  readonly place: RefObject<Element | null>;
}

function Entry({ recipe, onView, onDelete, place }: EntryProps) {
  const titleId = useId();
  const { name } = cardLines(recipe);
  const facts = factsOf(recipe);
  const check = useViewerCheck(recipe, useInSight(place));
  return (
    <article aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <button id={titleId} type="button" onClick={() => onView(recipe)}>
            {name}
          </button>
        </h2>
        {facts ? <p className={styles.facts}>{facts}</p> : null}
        <p className={styles.introduction}>{recipe.introduction?.trim() || words.noIntroduction}</p>
        <Check check={check} />
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="outlined"
          aria-describedby={titleId}
          onClick={() => onView(recipe)}
        >
          {words.view}
        </Button>
        <Button
          size="small"
          variant="danger"
          aria-describedby={titleId}
          onClick={() => onDelete(recipe)}
        >
          <Icon path={mdiDeleteOutline} size={20} />
          {words.delete}
        </Button>
      </div>
    </article>
  );
}

interface CheckProps {
  readonly check: ViewerCheck;
}

/** In the list there is room for the line alone. */
const NO_EVIDENCE = { evidence: [], basis: '', version: '' } as const;

/** A check that has not come, or did not come about, must never look like one that found nothing. */
function Check({ check }: CheckProps) {
  const { state, found, needs } = check;
  if (state === 'nothing to check' && needs.foods.length === 0) return null;
  if (state === 'checking') return <p className={styles.check}>{sharedCheckWords.checking}</p>;
  const { tone, line } = found
    ? explainReport({ ...NO_EVIDENCE, ...briefReport(found) }, found.otherFoods, needs.foods)
    : reportOf(check);
  return (
    <p className={`${styles.check} ${styles[tone]}`}>
      <Icon path={tone === 'calm' ? mdiShieldCheckOutline : mdiAlertCircleOutline} size={18} />
      <span>{line}</span>
    </p>
  );
}
