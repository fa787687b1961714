/** Second step of the import dialog: the recipes that were read, their safety checks, and which to save. */
import { mdiCheck } from '@mdi/js';
import { memo, useEffect, useRef } from 'react';
import { importStrings as strings } from '../../../strings/recipe-files.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useInViewport } from '../check/use-in-viewport.ts';
import { useViewerCheck } from '../check/use-viewer-check.ts';
import { ViewerCheckSummary } from '../check/ViewerCheckSummary.tsx';
import { readRecipeContent } from '../recipe-content.ts';
import styles from './ImportDialog.module.css';
import { ImportProblems } from './ImportProblems.tsx';
import type { ImportItem } from './import-item.ts';
import type { ImportTask } from './use-import.ts';

interface ImportReviewProps {
  readonly task: ImportTask;
  readonly onDone: () => void;
}

export function ImportReview({ task, onDone }: ImportReviewProps) {
  const { items, problems, busy, progress, isPaused } = task;
  const top = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, so the focus moves to the new content.
  useEffect(() => top.current?.focus(), []);
  const selectedCount = items.filter((item) => item.isSelected).length;
  const savedCount = items.filter(({ state }) => state === 'saved').length;
  const saving = busy === 'saving';
  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.content}>
        <p role="status">
          {savedCount > 0 ? strings.savedSome(savedCount) : strings.found(items.length)}{' '}
          {problems.length > 0 ? strings.unread(problems.length) : ''}
        </p>
        <ul className={styles.items}>
          {items.map((item) => (
            <Item
              key={item.key}
              item={item}
              saving={saving}
              onChoose={task.select}
              onSaveTwice={task.saveTwice}
            />
          ))}
        </ul>
        {problems.length > 0 ? (
          <section>
            <h3 className={styles.label}>{strings.problems}</h3>
            <ImportProblems problems={problems} />
          </section>
        ) : null}
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.progress}>
          {saving ? strings.saving(progress.done, progress.total) : ''}{' '}
          {isPaused ? strings.pausing : ''}
        </p>
        {savedCount === 0 ? (
          <Button busy={saving} onClick={task.reset}>
            {strings.back}
          </Button>
        ) : null}
        {selectedCount > 0 ? (
          <Button variant="filled" busy={saving} onClick={task.save}>
            {strings.save(selectedCount)}
          </Button>
        ) : (
          <Button variant="filled" busy={saving} onClick={onDone}>
            {strings.done}
          </Button>
        )}
      </div>
    </>
  );
}

interface ItemProps {
  readonly item: ImportItem;
  readonly saving: boolean;
  readonly onChoose: ImportTask['select'];
  readonly onSaveTwice: ImportTask['saveTwice'];
}

/** A tick must not re-render all rows. The two callbacks may be ignored, because they always do the same. */
const Item = memo(
  ImportRow,
  (before, after) => before.item === after.item && before.saving === after.saving,
);

function ImportRow({ item, saving, onChoose, onSaveTwice }: ItemProps) {
  const { recipe, state, source } = item;
  const { name, ingredients, steps } = readRecipeContent(recipe);
  const place = useRef<HTMLLIElement>(null);
  const check = useViewerCheck(recipe, useInViewport(place));
  const isOpen = state === 'read' || state === 'failed';
  return (
    <li ref={place} className={styles.item}>
      {isOpen ? (
        <label className={styles.name}>
          <input
            type="checkbox"
            checked={item.isSelected}
            disabled={saving}
            aria-label={strings.choice(name)}
            onChange={({ target }) => onChoose(item.key, target.checked)}
          />
          <strong>{name}</strong>
        </label>
      ) : (
        <p className={styles.name}>
          {state === 'saved' ? (
            <Icon path={mdiCheck} size={20} className={styles.done ?? ''} />
          ) : null}
          <strong>{name}</strong>
        </p>
      )}
      <p className={styles.quiet}>
        {strings.facts(ingredients.length, steps.length)} · {strings.from(source)}
      </p>
      <ItemState item={item} saving={saving} onSaveTwice={onSaveTwice} />
      <ViewerCheckSummary check={check} />
      <details className={styles.look}>
        <summary>{strings.look}</summary>
        <ul>
          {ingredients
            .map((line, index) => ({ key: `${index} ${line}`, line }))
            .map(({ key, line }) => (
              <li key={key}>{line}</li>
            ))}
        </ul>
        <ol>
          {steps
            .map((line, index) => ({ key: `${index} ${line}`, line }))
            .map(({ key, line }) => (
              <li key={key}>{line}</li>
            ))}
        </ol>
      </details>
    </li>
  );
}

function ItemState({ item, saving, onSaveTwice }: Omit<ItemProps, 'onChoose'>) {
  const { state, reason = '' } = item;
  if (state === 'read') return null;
  if (state === 'failed') return <p className={styles.failed}>{strings.notSaved(reason)}</p>;
  return (
    <div className={styles.state}>
      <span>{strings.state[state]}</span>
      {state === 'same-name' ? (
        <Button size="small" variant="outlined" busy={saving} onClick={() => onSaveTwice(item)}>
          {strings.saveTwice}
        </Button>
      ) : null}
    </div>
  );
}
