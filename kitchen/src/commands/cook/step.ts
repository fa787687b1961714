/** Command of cook mode: reads out one step of the recipe, with the time for a timer and the sign that it is done; at the end how it keeps. */
import { keepsTip } from '../../cook/plate/plate.ts';
import { minutesIn } from '../../cook/whole-things.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { dishNoun } from '../find/tell-choice.ts';
import { cardSteps } from './card-steps.ts';
import { timersIn } from './timers-in.ts';
import { whichStep } from './which-step.ts';

/** Shorter than this nobody sets a timer for. */
const WORTH_A_TIMER = 2;

/** Needs a card; undefined without one. Refuses a number that is no step; after the last one says how it is kept. */
export function step(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  const card = cardSteps(table, memo);
  if (!card) return undefined;
  const { plated, choice } = card;
  const { instructions } = plated;
  const count = instructions.length;
  const meant = whichStep(clause, instructions, memo.step);
  const { asked: _, ...kept } = memo;
  switch (meant.kind) {
    case 'none such':
      return { memo: kept, told: [tell('cook.no-such-step', { count })] };
    case 'how many left': {
      const left = count - (memo.step ?? 0);
      return {
        memo: kept,
        told: [left > 0 ? tell('cook.left', { left, count }) : tell('cook.none-left')],
      };
    }
    case 'done': {
      const { dish } = choice.adapted;
      const keeps: Told[] = dish.keeps
        ? [tell('cook.keeps', { keeps: within(keepsTip(dish.keeps)) })]
        : [];
      const done = tell('cook.done', { dish: dishNoun(table, dish), servings: plated.servings });
      return { memo: { ...kept, step: count }, told: [done, ...keeps] };
    }
    case 'step':
      return {
        memo: { ...kept, offered: [], step: meant.number },
        told: stepTold(meant.number, count, instructions[meant.number - 1] ?? ''),
      };
  }
}

const OPENING: ReadonlySet<string> = new Set(
  'Keeps Best The Eat Keep Cool Freeze It Shaped Drink Make Wrapped Washed Stack Raw Plain'.split(
    ' ',
  ),
);

/** As it goes on within a sentence; a name keeps its capital. */
function within(text: string): string {
  const [first = ''] = text.split(' ');
  return OPENING.has(first.replace(',', ''))
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}

function stepTold(number: number, count: number, text: string): Told[] {
  const name = number === count ? 'cook.last-step' : number === 1 ? 'cook.first-step' : 'cook.step';
  const long = timersIn(text).filter(
    ({ time }) => minutesIn(time) >= WORTH_A_TIMER || time.includes('hour'),
  );
  const [timer] = long.sort((a, b) => minutesIn(b.time) - minutesIn(a.time));
  return [
    tell(name, { number, count, text }),
    ...(timer ? [tell(timer.until ? 'cook.timer-until' : 'cook.timer', { ...timer })] : []),
  ];
}
