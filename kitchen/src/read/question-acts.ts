/** The set of acts that are questions. */

export function isQuestion(act: string): boolean {
  return act.startsWith('ask-') || act === 'pairing';
}

/** A question, or a mishap that is told to be mended. */
export function isAsked(act: string): boolean {
  return isQuestion(act) || act === 'rescue';
}
