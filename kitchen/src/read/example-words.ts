/** Prepares a labelled message for training the message reader: words with foods masked, starts of clauses, role of each food. */
import type { ExampleLine, State } from './example-lines.ts';
import type { Lexicon } from './lexicon.ts';
import { isFoodShape, type Mention, shapeWords, type Word } from './words.ts';

/** Finds foods and dishes by name. */
export type FindMentions = (text: string) => readonly Mention[];

interface ExampleFood {
  /** Index of the word that stands for it. */
  readonly at: number;
  /** Index of its clause. */
  readonly clause: number;
  readonly role: string;
}

export interface ExampleWords {
  readonly state: State;
  readonly words: readonly Word[];
  /** Index of the first word of each clause. */
  readonly begins: readonly number[];
  /** One for each clause. */
  readonly acts: readonly string[];
  readonly foods: readonly ExampleFood[];
}

export function maskExample(
  { state, clauses }: ExampleLine,
  lexicon: Lexicon,
  findMentions: FindMentions,
): ExampleWords {
  const words: Word[] = [];
  const begins: number[] = [];
  const foods: ExampleFood[] = [];
  for (const [clause, { text, marks }] of clauses.entries()) {
    begins.push(words.length);
    for (const word of shapeWords(text, findMentions(text), lexicon)) {
      // A name may be found shorter or longer than it was marked: "cod" of "cod fillets".
      const mark = marks.find(({ start, end }) => word.start < end && start < word.end);
      const isFood = isFoodShape(word.shape);
      if (isFood && mark) foods.push({ at: words.length, clause, role: mark.role });
      words.push(word);
    }
  }
  return { state, words, begins, acts: clauses.map(({ act }) => act), foods };
}
