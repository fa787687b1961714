/** Tells the question that wants a dish from the one that wants an answer. */
import { findHowTo } from '../lore/how-tos.ts';
import { asksWhatItIs, type Meaning, namesContent } from '../understand/meaning.ts';

/** "how do I make shakshuka?" is a question in form only. */
export function asksForDish(meaning: Meaning): boolean {
  if (meaning.question === 'dose') return meaning.doses.length > 0;
  // "A main I can prepare the day before" wants one.
  if (meaning.question === 'ahead')
    return (
      namesContent(meaning) &&
      !/\?|\b(?:can|could|should|may) i (?:make|prepare|do) (?:it|this|that|the)\b/.test(
        meaning.text,
      )
    );
  if (meaning.question === 'made-of')
    return meaning.named.length > 0 && /\bhow (?:is|are)\b/.test(meaning.text);
  if (meaning.question === 'how')
    return (
      /\b(?:make|cook|bake|prepare|do)\b/.test(meaning.text) &&
      (meaning.named.some((one) => one.isExact) ||
        (namesContent(meaning) && !findHowTo(meaning.text)))
    );
  return (
    meaning.question === 'what-is' &&
    meaning.named.length === 0 &&
    namesContent(meaning) &&
    !asksWhatItIs(meaning)
  );
}
