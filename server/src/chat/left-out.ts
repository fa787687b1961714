/** Tells sentences in which a food stands only as what is replaced or left out, so that good advice is not refused for naming it. */

/** Where a food stands in a text; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Stands for each named food while the sentence around it is read. */
const FOOD = '\u00A4';
const DETERMINERS =
  '(?:(?:the|your|any|all the|regular|plain|ordinary|usual|melted|softened|grated|added) )*';
/** "and" would join what is done to another food: "instead of butter and cheese on top". */
const FOODS = `${DETERMINERS}${FOOD}(?: ?(?:or|/) ?${DETERMINERS}${FOOD})*`;
const CLAUSE_ENDS =
  '(?= ?(?:$|[.,;:!)\u2013\u2014]|(?:in|for) (?:the|this|your|a|an|most|any)\\b|here\\b|altogether\\b|entirely\\b|completely\\b))';

/** Each takes a food away; "substitute X for Y" and "swap for" read both ways and are not among them. */
const TAKES_AWAY: readonly RegExp[] = [
  new RegExp(
    `\\b(?:instead of|in place of|in lieu of|rather than|as an? (?:substitute|replacement) for) ${FOODS}${CLAUSE_ENDS}`,
    'gi',
  ),
  new RegExp(`\\b(?:swap|swap out|switch|exchange) ${FOODS} for\\b`, 'gi'),
  new RegExp(`\\b(?:replace|replacing|substitute|substituting) ${FOODS} (?:with|by)\\b`, 'gi'),
];
const LEAVES_OUT = new RegExp(
  `\\b(?:leave out|leaving out|skip|omit|omitting) ${FOODS}${CLAUSE_ENDS}`,
  'gi',
);

/** What turns a sentence round, makes it a matter of choice, or brings the food back under another word. */
const UNSURE =
  /\?|n[\u2019']t\b|\b(?:no|not|nor|neither|never|cannot|hardly|without|unless|if|until|but|though|although|however|except|avoid|stop|resist|mistakes?|myths?|false|wrong\w*|worse|ruins?|spoils?|don[\u2019']?ts|bad|pity|shame|forget|tempted|regret|sorry|half|part|rest|less|more|some|only|just|even|both|one|same|too|it|them|they|that|those|these|later|then|first|last|again|back|again|yet|while|before|after|when|or not|optional|optionally|prefer|like|want|wish)\b/i;
/** What is left out of the fridge is not left out of the dish, and what may be skipped may be eaten. */
const UNSURE_OF_LEAVING =
  /\b(?:can|could|may|might|would|should|feel free|overnight|room|warm|soft\w*|minutes?|hours?|counter|covered|to)\b/i;

/** Whether every food at `spans` is only taken away. Any doubt is a no; linear in the text. */
export function isOnlyLeftOut(text: string, spans: readonly Span[]): boolean {
  const sentence = masked(text, spans);
  if (UNSURE.test(sentence)) return false;
  const taken = TAKES_AWAY.reduce((left, pattern) => left.replace(pattern, ''), sentence);
  if (!taken.includes(FOOD)) return true;
  return !UNSURE_OF_LEAVING.test(taken) && !taken.replace(LEAVES_OUT, '').includes(FOOD);
}

/** "Never do this:" or the heading "Mistakes" turns round what follows it. */
export function turnsRound(text: string): boolean {
  const ending = text.split(/[\p{L}\p{N}]/u).at(-1) ?? '';
  return !/[.!?]/.test(ending) && UNSURE.test(text);
}

const PUTS_IN =
  /\b(?:add|use|using|stir|melt|spread|fold|whisk|put|return|keep|include|sprinkle|pour|mix|eat|have|try|bring|take)\b(?: \w+){0,2} (?:it|them|some|that|those|these|one)\b|\b(?:back|again|after all|anyway|actually|kidding|second thoughts?)\b/i;

/** Whether a sentence after one that took a food away may bring it back without naming it. */
export function mayBringBack(text: string): boolean {
  return PUTS_IN.test(text);
}

/** The foods as one mark each, the marks of Markdown gone. */
function masked(text: string, spans: readonly Span[]): string {
  let out = '';
  let from = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start >= from) out += text.slice(from, start).replaceAll(FOOD, '') + FOOD;
    from = Math.max(from, end);
  }
  return (out + text.slice(from).replaceAll(FOOD, '')).replace(/[*_`]+/g, '').replace(/\s+/g, ' ');
}
