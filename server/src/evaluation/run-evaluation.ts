/** Runs all cases and prints a line for each and what they come to: npm run chef -- --eval [--price 0.15/0.60] [words of a name]. */
import { readFileSync } from 'node:fs';
import { type CaseOutcome, type Evaluated, evaluateCase } from './evaluate-model.ts';
import { readCases } from './read-cases.ts';

const CASES = new URL('cases.txt', import.meta.url);
const PRICE = '--price';
const MILLION = 1_000_000;

/** Words that ask for nothing we know; its message is a sentence for the person at the keyboard. */
export class EvaluationError extends Error {}

/** @param words those after `--eval` @returns how many cases had a fault @throws EvaluationError */
export async function runEvaluation(
  evaluated: Evaluated,
  words: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const at = words.indexOf(PRICE);
  const price = at < 0 ? undefined : readPrice(words[at + 1] ?? '');
  const wanted = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1)).join(' ');
  const cases = readCases(readFileSync(CASES, 'utf8')).filter(({ name }) =>
    name.toLowerCase().includes(wanted.toLowerCase()),
  );
  if (cases.length === 0)
    throw new EvaluationError(`No case has "${wanted}" in its name: they stand in cases.txt.`);
  const outcomes: CaseOutcome[] = [];
  for (const one of cases) {
    const outcome = await evaluateCase(evaluated, one);
    outcomes.push(outcome);
    print(describe(outcome, price));
  }
  print(summarise(outcomes, price));
  return outcomes.filter(({ faults }) => faults.length > 0).length;
}

interface Price {
  /** For a million tokens each, in whatever money. */
  readonly input: number;
  readonly output: number;
}

function readPrice(text: string): Price {
  const [input = Number.NaN, output = Number.NaN] = text.split('/').map(Number);
  if (input >= 0 && output >= 0) return { input, output };
  throw new EvaluationError(
    `"${text}" is no price. Say what a million tokens cost, in and out: ${PRICE} 0.15/0.60`,
  );
}

function costOf(outcome: Pick<CaseOutcome, 'inputTokens' | 'outputTokens'>, price?: Price) {
  const { inputTokens, outputTokens } = outcome;
  const tokens = `${inputTokens} + ${outputTokens} tokens`;
  if (price === undefined) return tokens;
  const money = (inputTokens * price.input + outputTokens * price.output) / MILLION;
  return `${tokens}, ${money.toFixed(4)}`;
}

function describe(outcome: CaseOutcome, price?: Price): string {
  const { name, faults, ms, calls, sentBack, byHouse } = outcome;
  const notes = [
    `${(ms / 1000).toFixed(1)} s`,
    `${calls} calls`,
    costOf(outcome, price),
    ...(sentBack > 0 ? [`${sentBack} sent back`] : []),
    ...(byHouse > 0 ? [`${byHouse} by the house chef`] : []),
  ];
  const lines = faults.map((fault) => `\n    ${fault}`).join('');
  return `${faults.length === 0 ? '✓' : '✗'} ${name} (${notes.join(', ')})${lines}`;
}

function summarise(outcomes: readonly CaseOutcome[], price?: Price): string {
  const sum = (of: (one: CaseOutcome) => number) => outcomes.reduce((all, one) => all + of(one), 0);
  const good = outcomes.filter(({ faults }) => faults.length === 0).length;
  const all = {
    inputTokens: sum((one) => one.inputTokens),
    outputTokens: sum((one) => one.outputTokens),
  };
  return [
    '',
    `${good} of ${outcomes.length} cases as they should be, in ${(sum(({ ms }) => ms) / 1000).toFixed(0)} s.`,
    `${sum(({ calls }) => calls)} calls, ${costOf(all, price)}. Sent back: ${sum((one) => one.sentBack)}. By the house chef: ${sum((one) => one.byHouse)}.`,
  ].join('\n');
}
