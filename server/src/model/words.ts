/** What is said about an answer that cannot be served: to the person who waits, and to the model that is asked again. */

export interface Complaint {
  /** Ends "Let me start again: …" and names nothing that a person could not understand. */
  readonly reason: string;
  readonly advice: string;
}

const PUT_ASIDE = 'that did not come out as a proper recipe';

export const ADVICE = {
  brokenJson: {
    reason: PUT_ASIDE,
    advice: 'It was not valid JSON. Send the JSON object alone, complete and well-formed.',
  },
  missingParts: {
    reason: PUT_ASIDE,
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
} as const satisfies Record<string, Complaint>;
