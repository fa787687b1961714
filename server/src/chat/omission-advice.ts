/** Recognises sentences that name a food only to replace or omit it, so that the safety gate does not refuse good advice. */
/** The position of a food in a text; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Replaces each named food while the sentence around it is analysed. */
const FOOD = '\u00A4';
const DETERMINERS =
  '(?:(?:the|your|any|all the|regular|plain|ordinary|usual|melted|softened|grated|added) )*';
/** "and" would add what is done to another food: "instead of butter and cheese on top". */
const FOODS = `${DETERMINERS}${FOOD}(?: ?(?:or|/) ?${DETERMINERS}${FOOD})*`;
const CLAUSE_ENDS =
  '(?= ?(?:$|[.,;:!)\u2013\u2014]|(?:in|for) (?:the|this|your|a|an|most|any)\\b|here\\b|altogether\\b|entirely\\b|completely\\b))';

/** Each removes a food; "substitute X for Y" and "swap for" are ambiguous and not included. */
const REPLACEMENT_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:instead of|in place of|in lieu of|rather than|as an? (?:substitute|replacement) for) ${FOODS}${CLAUSE_ENDS}`,
    'gi',
  ),
  new RegExp(`\\b(?:swap|swap out|switch|exchange) ${FOODS} for\\b`, 'gi'),
  new RegExp(`\\b(?:replace|replacing|substitute|substituting) ${FOODS} (?:with|by)\\b`, 'gi'),
];
const OMISSION_PATTERN = new RegExp(
  `\\b(?:leave out|leaving out|skip|omit|omitting) ${FOODS}${CLAUSE_ENDS}`,
  'gi',
);

/** Words that negate a sentence, make it optional, or bring the food back under another word. */
const AMBIGUOUS =
  /\?|n[\u2019']t\b|\b(?:no|not|nor|neither|never|cannot|hardly|without|unless|if|until|but|though|although|however|except|avoid|stop|resist|mistakes?|myths?|false|wrong\w*|worse|ruins?|spoils?|don[\u2019']?ts|bad|pity|shame|forget|tempted|regret|sorry|half|part|rest|less|more|some|only|just|even|both|one|same|too|it|them|they|that|those|these|later|then|first|last|again|back|again|yet|while|before|after|when|or not|optional|optionally|prefer|like|want|wish)\b/i;
/** "Left out of the fridge" is not left out of the dish, and an optional food may still be eaten. */
const AMBIGUOUS_OMISSION =
  /\b(?:can|could|may|might|would|should|feel free|overnight|room|warm|soft\w*|minutes?|hours?|counter|covered|to)\b/i;

/** Whether every food at `spans` is only removed. False in doubt; linear in the length of the text. */
export function namesOnlyOmittedFoods(text: string, spans: readonly Span[]): boolean {
  const sentence = maskFoods(text, spans);
  if (AMBIGUOUS.test(sentence)) return false;
  const taken = REPLACEMENT_PATTERNS.reduce((left, pattern) => left.replace(pattern, ''), sentence);
  if (!taken.includes(FOOD)) return true;
  return !AMBIGUOUS_OMISSION.test(taken) && !taken.replace(OMISSION_PATTERN, '').includes(FOOD);
}

/** "Never do this:" or the heading "Mistakes" negates what follows it. */
export function negatesNextSentence(text: string): boolean {
  const ending = text.split(/[\p{L}\p{N}]/u).at(-1) ?? '';
  return !/[.!?]/.test(ending) && AMBIGUOUS.test(text);
}

const ADDITION_PATTERN =
  /\b(?:add|use|using|stir|melt|spread|fold|whisk|put|return|keep|include|sprinkle|pour|mix|eat|have|try|bring|take)\b(?: \w+){0,2} (?:it|them|some|that|those|these|one)\b|\b(?:back|again|after all|anyway|actually|kidding|second thoughts?)\b/i;

/** Whether a sentence that follows an omission may reintroduce the food without naming it. */
export function mayReintroduceFood(text: string): boolean {
  return ADDITION_PATTERN.test(text);
}

/** Replaces each food by a placeholder and removes Markdown marks. */
function maskFoods(text: string, spans: readonly Span[]): string {
  let out = '';
  let from = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start >= from) out += text.slice(from, start).replaceAll(FOOD, '') + FOOD;
    from = Math.max(from, end);
  }
  return (out + text.slice(from).replaceAll(FOOD, '')).replace(/[*_`]+/g, '').replace(/\s+/g, ' ');
}
