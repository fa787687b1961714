/** Names a timer after what is done in the clause of the step that holds its time. */
import type { TimeInText } from '../find-times.ts';

const MAX_LENGTH = 32;
/** A clause of this length may tell of more than one thing that is done. */
const LONG = 24;
/** What can be done without a word of what it is done to. */
const DEEDS = new Set(
  'bake boil braise brown chill cool fry grill knead poach prove rest rise roast sear simmer soak steam stew toast'.split(
    ' ',
  ),
);
/** Words before a time that say nothing of what is done. */
const TRAILING =
  /(?:^|\s)(?:for|about|around|another|a|further|at least|some|up to|until|in|within|after|or|then|and|to|the)$/i;
/** Says how, not what: "stirring often", "until soft". */
const ASIDE = /^(?:\p{L}+ing|until|with|without|covered|uncovered|or)\b/iu;

/** "Cover and simmer" for "Cover and simmer for 10 minutes"; empty if the step says nothing before the time. */
export function nameTimer(step: string, { start }: TimeInText): string {
  const before = step.slice(0, start).replace(/\([^()]*\)/g, '');
  const at = findSentenceStart(before);
  const deeds = findDeeds(before.slice(at));
  const last = takeLastDeed(deeds.at(-1) ?? '');
  // "Cook" alone tells nothing of several pots; what went into this one does.
  const isBare = last.toLowerCase() === 'cook';
  const earlier = deeds.length > 1 ? deeds[0] : findDeeds(lastSentence(before.slice(0, at)))[0];
  const found = isBare ? (earlier ?? last) : last;
  return capitalise(shorten(found || trimClause(step.split(/[,;:(]/)[0] ?? '')));
}

/** Of "warm the oil and soften the onion" only what the time is for; "onion and celery" stay together. */
function takeLastDeed(clause: string): string {
  const last = clause.slice(clause.lastIndexOf(' and ') + 1).replace(/^and /, '');
  const isDeed = last.includes(' ') || DEEDS.has(last.toLowerCase());
  return clause.length > LONG && isDeed ? last : clause;
}

function findDeeds(sentence: string): string[] {
  const clauses = sentence.split(/[,;:(]/).map(trimClause);
  return clauses.filter((clause) => clause !== '' && !ASIDE.test(clause));
}

function lastSentence(text: string): string {
  const whole = text.trim();
  return whole.slice(findSentenceStart(whole));
}

function findSentenceStart(text: string): number {
  return Math.max(text.lastIndexOf('. '), text.lastIndexOf('! '), text.lastIndexOf('\n')) + 1;
}

/** Without "then" at its beginning and "for about" at its end. */
function trimClause(clause: string): string {
  let text = clause.replace(/^[\s.]*(?:(?:then|and)\s+)*/i, '').trim();
  while (TRAILING.test(text)) text = text.replace(TRAILING, '').trim();
  return text;
}

function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const space = text.lastIndexOf(' ', MAX_LENGTH);
  return trimClause(text.slice(0, space > 0 ? space : MAX_LENGTH));
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
