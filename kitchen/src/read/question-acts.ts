/** Tests whether an intent (act) of a message is a question, or a question or a mishap to be mended. */

export function isQuestion(act: string): boolean {
  return act.startsWith('ask-') || act === 'pairing';
}

/** A question, or a mishap that is told to be mended. */
export function isAsked(act: string): boolean {
  return isQuestion(act) || act === 'rescue';
}
