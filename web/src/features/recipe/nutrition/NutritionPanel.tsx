/** What a recipe holds, as a table with its range and what was not counted; asks the server when it is shown. */
import type { NutritionReply } from '@saffron/contract/kitchen-endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { nutritionStrings as strings } from '../../../strings/nutrition.ts';
import { FetchFailed } from '../FetchFailed.tsx';
import { type PartialRecipe, readRecipeContent } from '../recipe-content.ts';
import styles from './NutritionPanel.module.css';

type Nutrients = NutritionReply['total'];

/** As labels on packets have it; "of which" belongs to the row above. */
const ROWS = [
  'kcal',
  'fat',
  'saturated',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const satisfies readonly (keyof Nutrients)[];

type State = NutritionReply | 'asking' | 'failed';

export default function NutritionPanel({ recipe }: { readonly recipe: PartialRecipe }) {
  const { servings } = recipe;
  const { state, retry } = useEstimate(recipe);
  if (state === 'asking') return <p role="status">{strings.waiting}</p>;
  if (state === 'failed')
    return (
      <FetchFailed size="small" text={strings.failed} buttonLabel={strings.again} onRetry={retry} />
    );
  const { counted, uncounted, perServing, total, range } = state;
  return (
    <div className={styles.panel}>
      {counted > 0 ? (
        <FiguresTable perServing={servings ? perServing : undefined} total={total} />
      ) : (
        <p>{strings.nothing}</p>
      )}
      {counted > 0 && servings ? <p className={styles.quiet}>{strings.range(range.kcal)}</p> : null}
      <p className={styles.quiet}>{strings.counted(counted, counted + uncounted.length)}</p>
      {uncounted.length > 0 ? (
        <ul className={styles.quiet}>{uncounted.map(renderUncounted)}</ul>
      ) : null}
      <p className={styles.quiet}>{strings.source}</p>
    </div>
  );
}

/** Index keys: the same line may stand twice, and the list never changes. */
function renderUncounted({ line, why }: NutritionReply['uncounted'][number], index: number) {
  return <li key={index}>{`${line}: ${strings.why[why]}`}</li>;
}

interface FiguresTableProps {
  /** Undefined where nobody knows how many it serves. */
  readonly perServing: Nutrients | undefined;
  readonly total: Nutrients;
}

function FiguresTable({ perServing, total }: FiguresTableProps) {
  const format = (row: keyof Nutrients, figures: Nutrients) =>
    row === 'kcal' ? strings.kcal(figures[row]) : strings.grams(figures[row]);
  return (
    <table className={styles.table}>
      <caption className={styles.quiet}>{strings.caption}</caption>
      <thead>
        <tr>
          <td />
          {perServing ? <th scope="col">{strings.aServing}</th> : null}
          <th scope="col">{strings.inAll}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{strings.rows[row]}</th>
            {perServing ? <td>{format(row, perServing)}</td> : null}
            <td>{format(row, total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useEstimate(recipe: PartialRecipe) {
  const [state, setState] = useState<State>('asking');
  const [attempt, setAttempt] = useState(0);
  const { servings } = recipe;
  const lines = readRecipeContent(recipe).ingredients.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    const abort = new AbortController();
    const ingredients = lines.split('\n').filter((line) => line !== '');
    const body = { ingredients, ...(servings ? { servings } : {}) };
    call('estimateNutrition', { body, signal: abort.signal }).then(setState, () => {
      if (!abort.signal.aborted) setState('failed');
    });
    return () => abort.abort();
  }, [lines, servings, attempt]);
  const retry = () => {
    setState('asking');
    setAttempt(attempt + 1);
  };
  return { state, retry };
}
