/** The last words of a recipe without the chef's offers to go on talking: whoever only reads it has nobody to answer. */

/** At the end of a sentence that says more. */
const CLAUSE =
  /,? (?:and|but|or|so) (?:(?:please|do|just) )?(?:tell me|let (?:me|us) know|(?:give me a )?shout (?:if|when))\b[^.!?]*/gi;
const SENTENCE = /[^.!?]+(?:[.!?]+|$)\s*/g;
const OFFER =
  /\b(?:(?:tell|ask) me|let (?:me|us) know|shout (?:if|when)|just (?:ask|shout|say so|say the word)|say the word|give me a shout|feel free to (?:ask|reach|tell|message|come back)|come back to me|(?:I am|I['’]m|I['’]ll be|I will be) (?:right |always )?here|(?:would you like|do you want|shall (?:I|we)|anything else)\b[^.!]*\?)/i;

export function withoutOffers(closing: string): string {
  const sentences = closing.replace(CLAUSE, '').match(SENTENCE) ?? [];
  return sentences
    .filter((sentence) => !OFFER.test(sentence))
    .join('')
    .trim();
}
