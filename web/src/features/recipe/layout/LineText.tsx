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
      {amount ? <Amount text={amount} /> : null} <span className={styles.food}>{rest}</span>
    </>
  );
}

/** What is in brackets stays in one line of the narrow column: "1 tin (400 g)". */
function Amount({ text }: Pick<LineTextProps, 'text'>) {
  const bracket = text.indexOf('(');
  if (bracket < 0) return <b className={styles.amount}>{text}</b>;
  return (
    <b className={styles.amount}>
      {text.slice(0, bracket)}
      <span className={styles.together}>{text.slice(bracket)}</span>
    </b>
  );
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
