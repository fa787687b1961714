/** Parses the labelled training messages in language/en/acts (intents, role of each food), and copies those said in several states. */

/** What lies on the table when something is said. */
export const STATES = ['none', 'list', 'card', 'plan', 'cook', 'asked'] as const;
export type State = (typeof STATES)[number];

/** A food or dish of an example; offsets of UTF-16 units in the clause, `end` exclusive. */
interface Mark {
  readonly role: string;
  readonly start: number;
  readonly end: number;
}

interface ExampleClause {
  readonly act: string;
  /** As it was typed, without the braces. */
  readonly text: string;
  readonly marks: readonly Mark[];
}

export interface ExampleLine {
  readonly state: State;
  /** One for each act, in order. */
  readonly clauses: readonly ExampleClause[];
  /** `acts/swap.txt:12` */
  readonly source: string;
}

const NEXT_ACT = ' // ';

/**
 * Reads the examples of one act: `[card] use {to:yoghurt} instead of {from:cream} // scale: and make it for six`.
 * @param act of the first clause of each line
 * @throws Error that names the line which cannot be read
 */
export function readExampleLines(act: string, file: string, content: string): ExampleLine[] {
  return content.split('\n').flatMap((row, index) => {
    if (row.trim() === '' || row.startsWith('#')) return [];
    const source = `${file}:${index + 1}`;
    const closing = row.indexOf('] ');
    const state = STATES.find((known) => known === row.slice(1, closing));
    if (!row.startsWith('[') || state === undefined) throw new Error(`${source} names no state.`);
    const [first = '', ...others] = row.slice(closing + 2).split(NEXT_ACT);
    const clauses = [readClause(act, first, source)];
    for (const other of others) {
      const colon = other.indexOf(': ');
      if (colon < 0) throw new Error(`${source} names no act for "${other}".`);
      clauses.push(readClause(other.slice(0, colon), other.slice(colon + 2), source));
    }
    return [{ state, clauses, source }];
  });
}

/** Said alike whatever lies on the table: two further states for talk, one for questions. */
const TALK: ReadonlySet<string> = new Set([
  ...['off-topic', 'small-talk', 'about-you', 'app', 'feeling', 'inject', 'harmful', 'emergency'],
]);
const ELSEWHERE: readonly State[] = ['list', 'card'];

/** An example for every state in which its words mean the same; one that was given a state of its own keeps to it. */
export function saidAnywhere(line: ExampleLine, index: number): ExampleLine[] {
  const act = line.clauses[0]?.act ?? '';
  // Whoever reads the card for themselves tells how far they are as well.
  if (act === 'step' && line.state === 'cook' && index % 2 === 0)
    return [line, { ...line, state: 'card' }];
  if (line.state !== 'none' || !(TALK.has(act) || act.startsWith('ask-'))) return [line];
  const states = TALK.has(act) ? ELSEWHERE : ELSEWHERE.slice(index % 2, (index % 2) + 1);
  return [line, ...states.map((state) => ({ ...line, state }))];
}

function readClause(act: string, marked: string, source: string): ExampleClause {
  const marks: Mark[] = [];
  let text = '';
  let at = 0;
  for (;;) {
    const open = marked.indexOf('{', at);
    if (open < 0) break;
    const colon = marked.indexOf(':', open);
    const close = marked.indexOf('}', open);
    if (colon < 0 || close < colon) throw new Error(`${source} has a brace without a role.`);
    text += marked.slice(at, open);
    const food = marked.slice(colon + 1, close);
    const role = marked.slice(open + 1, colon);
    marks.push({ role, start: text.length, end: text.length + food.length });
    text += food;
    at = close + 1;
  }
  return { act, text: text + marked.slice(at), marks };
}
