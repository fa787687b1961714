/** One entry in the list of saved recipes, with its safety check and buttons. */
import { mdiDeleteOutline, mdiPotSteamOutline } from '@mdi/js';
import { memo, type RefObject, useId, useRef, useState } from 'react';
import { fitStrings, savedRecipesStrings as strings } from '../../../strings/saved-recipes.ts';
import { checkStateStrings } from '../../../strings/shared-page.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RecipeBoundary } from '../card/RecipeBoundary.tsx';
import { createCheckReport } from '../check/check-report.ts';
import { explainReport } from '../check/explain-report.ts';
import { useInViewport } from '../check/use-in-viewport.ts';
import { useViewerCheck, type ViewerCheck } from '../check/use-viewer-check.ts';
import { createBriefReport } from '../check/viewer-report.ts';
import { findGround, findPicture, formatFacts, readRecipeContent } from '../recipe-content.ts';
import '../ground.css';
import styles from './SavedEntry.module.css';
import type { SavedRecipe } from './use-saved-recipes.ts';

interface SavedEntryProps {
  readonly recipe: SavedRecipe;
  readonly onView: (recipe: SavedRecipe) => void;
  readonly onDelete: (recipe: SavedRecipe) => void;
}

/** Memoised: a key press in the search field must not re-render two thousand entries. */
export const SavedEntry = memo(function SavedEntry(props: SavedEntryProps) {
  const place = useRef<HTMLLIElement>(null);
  return (
    <li ref={place} className={styles.entry}>
      <RecipeBoundary>
        <EntryContent {...props} place={place} />
      </RecipeBoundary>
    </li>
  );
});

interface EntryProps extends SavedEntryProps {
  readonly place: RefObject<Element | null>;
}

function EntryContent({ recipe, onView, onDelete, place }: EntryProps) {
  const titleId = useId();
  const { name } = readRecipeContent(recipe);
  const facts = formatFacts(recipe);
  const check = useViewerCheck(recipe, useInViewport(place));
  return (
    <article aria-labelledby={titleId}>
      <div className={styles.words}>
        <Cover recipe={recipe} />
        <h2 className={styles.name}>
          <button id={titleId} type="button" onClick={() => onView(recipe)}>
            {name}
          </button>
        </h2>
        {facts ? <p className={styles.facts}>{facts}</p> : null}
        <p className={styles.introduction}>
          {recipe.introduction?.trim() || strings.noIntroduction}
        </p>
        <EntryCheck check={check} />
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="outlined"
          aria-describedby={titleId}
          onClick={() => onView(recipe)}
        >
          {strings.view}
        </Button>
        <Button
          size="small"
          className={styles.delete ?? ''}
          aria-describedby={titleId}
          onClick={() => onDelete(recipe)}
        >
          <Icon path={mdiDeleteOutline} size={20} />
          {strings.delete}
        </Button>
      </div>
    </article>
  );
}

/** The drawing on its table; a pot where there is no picture. */
function Cover({ recipe }: Pick<EntryProps, 'recipe'>) {
  const [isMissing, setIsMissing] = useState(false);
  const picture = findPicture(recipe);
  return (
    <div className={styles.cover} data-ground={findGround(picture)}>
      {picture && !isMissing ? (
        <img
          src={picture}
          alt=""
          width={200}
          height={200}
          loading="lazy"
          onError={() => setIsMissing(true)}
        />
      ) : (
        <Icon path={mdiPotSteamOutline} size={64} />
      )}
    </div>
  );
}

interface EntryCheckProps {
  readonly check: ViewerCheck;
}

/** The list has room for the summary only. */
const NO_EVIDENCE = { evidence: [], basis: '', version: '' } as const;

/** A check that is missing or has failed must never look like one that found nothing. */
function EntryCheck({ check }: EntryCheckProps) {
  const { state, reply, needs } = check;
  if (state === 'nothing to check' && needs.foods.length === 0) return null;
  if (state === 'checking') return <p className={styles.check}>{checkStateStrings.checking}</p>;
  const { tone, summary } = reply
    ? explainReport({ ...NO_EVIDENCE, ...createBriefReport(reply) }, reply.otherFoods, needs.foods)
    : createCheckReport(check);
  return (
    // A check that failed tells so by itself.
    <details className={styles.check} data-tone={tone} open={state === 'failed'}>
      <summary>
        <span className={`${styles.dot} ${styles[tone]}`} />
        {fitStrings[tone]}
      </summary>
      <p>{summary}</p>
    </details>
  );
}
