/** What was read, recipe by recipe, with what the check says of each; and, once saved, what became of it. */
import { mdiCheck } from '@mdi/js';
import { memo, useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { importWords as words } from '../../../words/recipe-files.ts';
import { cardLines } from '../card.ts';
import { useInSight } from '../check/use-in-sight.ts';
import { useViewerCheck } from '../check/use-viewer-check.ts';
import { ViewerCheckLine } from '../check/ViewerCheckLine.tsx';
import styles from './ImportDialog.module.css';
import { ImportProblems } from './ImportProblems.tsx';
import type { ImportItem } from './import-item.ts';
import type { Import } from './use-import.ts';

interface ImportReviewProps {
  readonly task: Import;
  readonly onDone: () => void;
}

export function ImportReview({ task, onDone }: ImportReviewProps) {
  const { items, problems, busy, progress, pausing } = task;
  const top = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and what it led to begins here.
  useEffect(() => top.current?.focus(), []);
  const chosen = items.filter((item) => item.chosen).length;
  const saved = items.filter(({ state }) => state === 'saved').length;
  const saving = busy === 'saving';
  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.content}>
        <p role="status">
          {saved > 0 ? words.savedSome(saved) : words.found(items.length)}{' '}
          {problems.length > 0 ? words.unread(problems.length) : ''}
        </p>
        <ul className={styles.items}>
          {items.map((item) => (
            <Item
              key={item.key}
              item={item}
              saving={saving}
              onChoose={task.choose}
              onSaveTwice={task.saveTwice}
            />
          ))}
        </ul>
        {problems.length > 0 ? (
          <section>
            <h3 className={styles.label}>{words.problems}</h3>
            <ImportProblems problems={problems} />
          </section>
        ) : null}
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.progress}>
          {saving ? words.saving(progress.done, progress.all) : ''} {pausing ? words.pausing : ''}
        </p>
        {saved === 0 ? (
          <Button busy={saving} onClick={task.forget}>
            {words.back}
          </Button>
        ) : null}
        {chosen > 0 ? (
          <Button variant="filled" busy={saving} onClick={task.save}>
            {words.save(chosen)}
          </Button>
        ) : (
          <Button variant="filled" busy={saving} onClick={onDone}>
            {words.done}
          </Button>
        )}
      </div>
    </>
  );
}

interface ItemProps {
  readonly item: ImportItem;
  readonly saving: boolean;
  readonly onChoose: Import['choose'];
  readonly onSaveTwice: Import['saveTwice'];
}

/** A tick must not draw a whole zip again; the two functions do the same each time. */
const Item = memo(
  Row,
  (before, after) => before.item === after.item && before.saving === after.saving,
);

function Row({ item, saving, onChoose, onSaveTwice }: ItemProps) {
  const { recipe, state, from } = item;
  const { name, ingredients, steps } = cardLines(recipe);
  const place = useRef<HTMLLIElement>(null);
  const check = useViewerCheck(recipe, useInSight(place));
  const isOpen = state === 'read' || state === 'failed';
  return (
    <li ref={place} className={styles.item}>
      {isOpen ? (
        <label className={styles.name}>
          <input
            type="checkbox"
            checked={item.chosen}
            disabled={saving}
            aria-label={words.choice(name)}
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
        {words.facts(ingredients.length, steps.length)} · {words.from(from)}
      </p>
      <State item={item} saving={saving} onSaveTwice={onSaveTwice} />
      <ViewerCheckLine check={check} />
      <details className={styles.look}>
        <summary>{words.look}</summary>
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

function State({ item, saving, onSaveTwice }: Omit<ItemProps, 'onChoose'>) {
  const { state, reason = '' } = item;
  if (state === 'read') return null;
  if (state === 'failed') return <p className={styles.failed}>{words.notSaved(reason)}</p>;
  return (
    <div className={styles.state}>
      <span>{words.state[state]}</span>
      {state === 'same-name' ? (
        <Button size="small" variant="outlined" busy={saving} onClick={() => onSaveTwice(item)}>
          {words.saveTwice}
        </Button>
      ) : null}
    </div>
  );
}
