/** Text of a recipe line: an ingredient with its amount in a column of its own, a step with its times in bold. */
import { memo, type ReactNode } from 'react';
import { findTimes } from '../find-times.ts';
import { splitAmount } from '../split-amount.ts';
import styles from './TickList.module.css';

interface LineTextProps {
  readonly text: string;
  readonly isStep: boolean | undefined;
}

export const LineText = memo(function LineText({ text, isStep }: LineTextProps) {
  return isStep ? <StepText text={text} /> : <IngredientText text={text} />;
});

function IngredientText({ text }: Pick<LineTextProps, 'text'>) {
  const { amount, rest } = splitAmount(text);
  return (
    <>
      {amount ? <b className={styles.amount}>{keepTogether(amount)}</b> : null}{' '}
      <span className={styles.food}>{rest}</span>
    </>
  );
}

/** A number and its unit stay in one line of the narrow column. */
function keepTogether(amount: string): string {
  return amount.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

function StepText({ text }: Pick<LineTextProps, 'text'>) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const time of findTimes(text)) {
    parts.push(text.slice(end, time.start), <b key={time.start}>{time.text}</b>);
    end = time.end;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
