/** Names a timer after what is done in the clause of the step that holds its time. */
import type { TimeInText } from '../find-times.ts';

const MAX_LENGTH = 32;
/** A clause of this length may tell of more than one thing that is done. */
const LONG = 24;
/** With these words begins what is done in a kitchen; what stands beside is a list of foods. */
const DEEDS = new Set(
  `add bake baste beat blanch blend boil braise break bring brown brush char chill chop coat combine continue cook cool
  cover crack crush cut dip drain drizzle drop dry fill finish flip fold freeze fry go grate grill heat infuse keep
  knead lay leave let lift lower make marinate mash melt mix move peel place poach pour press prove pulse purée put
  raise reduce refrigerate remove rest return rinse rise roast roll rub scatter seal sear season serve set shake shape
  simmer sizzle soak soften spoon spread sprinkle stand steam steep stew stir strain sweat swirl take tip toast top toss
  turn uncover wait warm wash whip whisk wilt wrap`.split(/\s+/),
);
/** These tell nothing of several pots; what went into this one does. */
const BARE = new Set(['continue', 'cook', 'go on', 'leave', 'leave to stand', 'stand', 'stir']);
const PRONOUN = /\b(?:it|them|everything|this|these)\b/i;
/** Words before a time that say nothing of what is done. */
const TRAILING: ReadonlySet<string> = new Set([
  ...'for about around another a further least some until in within after or then and to the of last'.split(
    ' ',
  ),
  ...['at least', 'up to'],
]);
/** The time of another deed of the sentence. */
const TIMED = / for (?:about |another )?\d.*$/;
/** Says how, not what: "stirring often", "until soft". */
const ASIDE = /^(?:\p{L}+ing|until|with|without|covered|uncovered|or)\b/iu;

/** "Cover and simmer" for "Cover and simmer for 10 minutes"; empty if the step says nothing before the time. */
export function nameTimer(step: string, { start }: TimeInText): string {
  const before = step.slice(0, start).replace(/\([^()]*\)/g, '');
  const at = findSentenceStart(before);
  const sentence = before.slice(at);
  const clause = findClauses(sentence).at(-1) ?? '';
  const deeds = findDeeds(sentence);
  const last = deeds.at(-1) ?? clause;
  const named = clause.length <= LONG && clause.endsWith(last) ? clause : last;
  const earlier = deeds.at(-2) ?? findDeeds(lastSentence(before.slice(0, at))).at(-1);
  const found = earlier === undefined ? named : tellApart(named, last, earlier);
  return capitalise(shorten(found || trimClause(step.split(/[,;:(]/)[0] ?? '')));
}

/** "Leave it" tells nothing, "Leave the dough" does. */
function tellApart(named: string, last: string, earlier: string): string {
  const isBare = BARE.has(last.toLowerCase());
  if (BARE.has(named.toLowerCase()) || (isBare && earlier.includes(' '))) return earlier;
  if (!PRONOUN.test(last)) return named;
  const food = earlier.indexOf('the ');
  return food < 0 ? earlier : last.replace(PRONOUN, earlier.slice(food));
}

/** What is done, one after the other: of "warm the oil and soften the onion and celery" the last is "soften the onion". */
function findDeeds(sentence: string): string[] {
  const parts = findClauses(sentence).flatMap((clause) =>
    clause.split(' and ').map((part) => trimClause(part.replace(TIMED, ''))),
  );
  return parts.filter((part) => {
    const first = part.split(' ').find((word) => !word.endsWith('ly')) ?? '';
    // Stir-frying is frying.
    return DEEDS.has(first.toLowerCase().split('-').at(-1) ?? '');
  });
}

function findClauses(sentence: string): string[] {
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
  const words = clause.trim().split(/\s+/);
  const isTrailing = (word: string) => TRAILING.has(word.toLowerCase());
  const from = words.findIndex((word) => !/^(?:then|and)$/i.test(word));
  const to = words.findLastIndex(
    (word, at) => !isTrailing(word) && !isTrailing(`${word} ${words[at + 1]}`),
  );
  const text = words.slice(from, to + 1).join(' ');
  return text.endsWith('.') ? text.slice(0, -1) : text;
}

function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const [main = ''] = text.split(' with ');
  if (main.length <= MAX_LENGTH) return main;
  const space = main.lastIndexOf(' ', MAX_LENGTH);
  return trimClause(main.slice(0, space > 0 ? space : MAX_LENGTH));
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
