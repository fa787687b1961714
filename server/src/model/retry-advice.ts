/** What the person and the model are told when an answer of the model cannot be served. */
export interface RetryAdvice {
  /** Ends the sentence "Let me start again: …" in words that a person understands. */
  readonly reason: string;
  readonly advice: string;
}

const NOT_A_RECIPE = 'that did not come out as a proper recipe';

export const RETRY_ADVICE = {
  brokenJson: {
    reason: NOT_A_RECIPE,
    advice: 'It was not valid JSON. Send the JSON object alone, complete and well-formed.',
  },
  missingParts: {
    reason: NOT_A_RECIPE,
    advice:
      'It was not the JSON object that was asked for. It needs at least recipeName, ingredients and instructions.',
  },
  brokenOff: {
    reason: 'that broke off in the middle',
    advice: 'It broke off in the middle. Keep it shorter and finish it.',
  },
  tooLong: {
    reason: 'that went on and on',
    advice: 'It was far too long. Give one recipe of ordinary length.',
  },
  recipeInWords: {
    reason: 'a recipe belongs on a card',
    advice: 'A recipe must be the JSON object alone, never a text.',
  },
  nonsense: {
    reason: 'that made no sense',
    advice: 'It made no sense. Answer in plain English about cooking.',
  },
  nothing: { reason: 'nothing was said', advice: 'It was empty.' },
} as const satisfies Record<string, RetryAdvice>;
