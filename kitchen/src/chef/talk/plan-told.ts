/** Tells a plan or a menu of ours from a list to choose from, by the question under it. */
import { PLAN_ENDS_FOR } from '../words/list-ends.ts';
import { PLAN_ENDS } from '../words/offering.ts';

/** Whether a text of ours ends as a plan does, so that the list above it is one. */
export function endsAsPlan(content: string): boolean {
  return PLAN_END.test(content.trimEnd());
}

const PLAN_END = new RegExp(
  `(?:${[...PLAN_ENDS, ...PLAN_ENDS_FOR]
    .map((one) => one.replace(/[?.]/g, '\\$&').replace('{people}', '[a-z0-9]+'))
    .join('|')})$`,
);
