/** Finds sentences about illness (a body, a doctor, what followed eating), those they refer to, and those with a known cause. */
import type { Category } from './cue-file.ts';
import { VOIDING } from './denials.ts';
import type { FoundCue } from './find-cues.ts';
import type { PreparedText } from './prepared-text.ts';

const GRAVE: ReadonlySet<Category> = new Set<Category>(['body', 'ill', 'care', 'harm']);

/** By what all illness of a sentence is explained, so that no other food of it is doubted. */
export type Explained = ReadonlyMap<number, 'harm' | 'way'>;

/**
 * Sentences whose illness is the harm of a food that they name, or a way of eating: "chocolate and eggs, for a child with
 * a nut allergy", "chocolate cake for a coeliac".
 * @param reached cues that foods were found for
 * @param told those of stories, which say less of what else is named
 */
export function explainedSentences(
  text: PreparedText,
  reached: ReadonlySet<FoundCue>,
  told: readonly FoundCue[],
): Explained {
  const explained = new Map<number, 'harm' | 'way'>();
  const covered = new Set<number>();
  const cover = ({ from, to }: { from: number; to: number }, by: 'harm' | 'way') => {
    const sentence = text.sentences[from] as number;
    if (explained.get(sentence) !== 'harm') explained.set(sentence, by);
    for (let at = from; at < to; at += 1) covered.add(at);
  };
  for (const one of reached) if (one.cue.category === 'harm') cover(one, 'harm');
  for (const one of told) cover(one, 'way');
  for (const mention of text.mentions) if (mention.isDiet) cover(mention, 'way');
  for (const { cue, from, to } of text.cues)
    if (SOOTHING.has(cue.category)) for (let at = from; at < to; at += 1) covered.add(at);
  for (const one of text.cues)
    if (GRAVE.has(one.cue.category) && !isWithin(covered, one))
      explained.delete(text.sentences[one.from] as number);
  return explained;
}

/** Whether any of its words is among these: "my eyes" in "eyes water when". */
function isWithin(words: ReadonlySet<number>, { from, to }: FoundCue): boolean {
  for (let at = from; at < to; at += 1) if (words.has(at)) return true;
  return false;
}

/**
 * Sentences with a body, an illness or a doctor, or with what came after something was eaten.
 * own: those themselves; near: with those that one without a food speaks of; ill: those of near where more than a doctor or
 * a hospital is named; wide: with all beside them; turns: the last "but" of a sentence behind which one of their words stands
 */
export interface GraveSentences {
  readonly own: ReadonlySet<number>;
  readonly near: ReadonlySet<number>;
  readonly ill: ReadonlySet<number>;
  readonly wide: ReadonlySet<number>;
  readonly turns: ReadonlyMap<number, number>;
}

/** "Halva at a friend's. It was lovely. Half an hour later I choked": so far back a story may have begun, in sentences. */
const LONGEST_STORY = 4;

const PEOPLE: ReadonlySet<Category> = new Set<Category>(['person', 'guest']);
/** No food is told to have made ill whom these speak of. */
const SOOTHING: ReadonlySet<Category> = new Set<Category>(['negated', 'wanted', 'ailing']);

/**
 * @param explained sentences whose illness is the harm of a food that they name
 * @param told those that tell of such a harm, whatever else of illness stands in them: they doubt no sentence beside them
 */
export function graveSentences(
  text: PreparedText,
  explained: Explained,
  told: ReadonlySet<number> = new Set(),
): GraveSentences {
  const fed = new Set(text.mentions.map(({ from }) => text.sentences[from]));
  const turns = new Map<number, number>();
  const own = new Set<number>();
  const near = new Set<number>();
  const ill = new Set<number>();
  const wide = new Set<number>();
  const denied = new Set<number>();
  const voided = new Set<number>();
  for (const { cue, from } of text.cues)
    if (VOIDING.has(cue.category)) voided.add(text.sentences[from] as number);
  for (const { cue, from, to } of text.cues)
    if (SOOTHING.has(cue.category))
      for (let at = from; at < to + (cue.category === 'negated' ? 1 : 0); at += 1) denied.add(at);
  const people = new Set(
    text.cues.flatMap((one) => (PEOPLE.has(one.cue.category) ? [text.sentences[one.from]] : [])),
  );
  for (const one of text.cues) {
    const { cue, from } = one;
    if (isWithin(denied, one)) continue;
    const at = text.sentences[from] as number;
    if (cue.category === 'trouble' && people.has(at)) wide.add(at);
    if (!(GRAVE.has(cue.category) || isAftermath(one))) continue;
    own.add(at);
    const turn = text.bySentence
      .get(at)
      ?.cues.findLast((other) => other.cue.category === 'contrast' && other.from < from);
    if (turn && !explained.has(at)) turns.set(at, Math.max(turn.from, turns.get(at) ?? 0));
    const spoken = cue.category === 'care' ? [near] : [near, ill];
    for (const set of spoken) set.add(at);
    if (!fed.has(at) && !voided.has(at)) {
      for (const set of spoken) set.add(at - 1).add(at + 1);
      const before = fedBefore(at);
      if (!explained.has(before)) for (const set of [...spoken, wide]) set.add(before);
    }
    wide.add(at);
    // "I'm not allergic to nuts any more, they tested me. Baklava!"
    const isOpen = !voided.has(at) && !explained.has(at) && !told.has(at);
    if (isOpen) wide.add(at - 1).add(at + 1);
  }
  return { own, near, ill, wide, turns };

  function fedBefore(at: number): number {
    let before = at - 1;
    while (!fed.has(before) && before > at - LONGEST_STORY) before -= 1;
    return before;
  }

  /** "I ate halva. Half an hour later ...": whatever came of it. */
  function isAftermath({ cue, from }: FoundCue): boolean {
    if (cue.category !== 'after') return false;
    const at = text.sentences[from] as number;
    const isEaten = (sentence: number) =>
      text.bySentence
        .get(sentence)
        ?.cues.some((one) => one.cue.category === 'eaten' && one.from < from) === true;
    return isEaten(at) || isEaten(fedBefore(at));
  }
}
