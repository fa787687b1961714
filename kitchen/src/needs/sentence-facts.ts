/** Collects the cue phrases of each sentence and what they tell: its persons, whether it asks, which kinds of phrase it has. */
import type { Category } from './cue-file.ts';
import type { FoundCue } from './find-cues.ts';

export interface SentenceFacts {
  /** How many words it has. */
  readonly length: number;
  /** Those that begin in it. */
  readonly cues: readonly FoundCue[];
  readonly has: ReadonlySet<Category>;
  /** Persons and guests. */
  readonly people: readonly FoundCue[];
  /** Whether a question stands at its first word. */
  readonly beginsAsking: boolean;
}

/**
 * By their numbers.
 * @param sentences the number of its sentence for each word
 */
export function sentenceFacts(
  sentences: readonly number[],
  cues: readonly FoundCue[],
): ReadonlyMap<number, SentenceFacts> {
  const within = Map.groupBy(cues, ({ from }) => sentences[from] as number);
  const words = Map.groupBy(sentences.keys(), (at) => sentences[at] as number);
  return new Map(
    [...words].map(([sentence, places]) => {
      const own = within.get(sentence) ?? [];
      const facts: SentenceFacts = {
        length: places.length,
        cues: own,
        has: new Set(own.map(({ cue }) => cue.category)),
        people: own.filter(({ cue }) => cue.category === 'person' || cue.category === 'guest'),
        beginsAsking: own.some(
          ({ cue, from }) => cue.category === 'question' && from === places[0],
        ),
      };
      return [sentence, facts] as const;
    }),
  );
}
