/** Reads the cases that a model is tried on from their text. */

export interface CaseTurn {
  readonly ask: string;
  readonly wants?: 'card' | 'words' | undefined;
  /** One of each group has to be in the answer, in lower case. */
  readonly has: readonly (readonly string[])[];
  readonly not: readonly string[];
}

export interface EvaluationCase {
  readonly name: string;
  /** Names of what must not be on the plate. */
  readonly avoid: readonly string[];
  readonly turns: readonly CaseTurn[];
}

/** @throws Error that names the line which cannot be read */
export function readCases(text: string): EvaluationCase[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== '' && line[0] !== '#'))
    .filter((lines) => lines.length > 0)
    .map(([name = '', ...lines]) => readCase(name, lines));
}

function readCase(name: string, lines: readonly string[]): EvaluationCase {
  let avoid: readonly string[] = [];
  const turns: CaseTurn[] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    const [key, value] = colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1)];
    const last = turns.at(-1);
    if (key === 'for') avoid = value.split(',').map((one) => one.trim());
    else if (key === 'ask') turns.push({ ask: value.trim(), has: [], not: [] });
    else if (last === undefined) throw new Error(`"${name}": "${line}" stands before any ask.`);
    else turns[turns.length - 1] = withCheck(name, last, key.trim(), value);
  }
  if (turns.length === 0) throw new Error(`"${name}" asks nothing.`);
  return { name, avoid, turns };
}

function withCheck(name: string, turn: CaseTurn, key: string, value: string): CaseTurn {
  const any = value.split('|').map((one) => one.trim().toLowerCase());
  if (key === 'card' || key === 'words') return { ...turn, wants: key };
  if (key === 'has') return { ...turn, has: [...turn.has, any] };
  if (key === 'not') return { ...turn, not: [...turn.not, ...any] };
  throw new Error(`"${name}" has a line "${key}", which means nothing.`);
}
