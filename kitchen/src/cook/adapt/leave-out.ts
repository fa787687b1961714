/** Takes an ingredient out of a dish without leaving a hole in its sentences. */
import type { DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { type FoundTerm, findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { articlesApart, articlesWith } from './articles.ts';
import type { Draft, Identity } from './draft.ts';
import { isSeasoning, withoutTheirTimes } from './gone-times.ts';

/** Stands for the removed food while a sentence is mended; not a character anybody types. */
const HOLE = '\uE000';
/** Stands for the n-th remaining piece, so that mending sees a whole sentence. */
const PIECE = /\uE001(\d+)\uE002/;

/** The draft without these ingredients, or null when a sentence would not survive it. */
export function leaveOut(
  rules: Rules,
  draft: Draft,
  gone: ReadonlySet<number>,
  food: Identity,
): Draft | null {
  const isOwn = draft.ingredients.some((item) => item?.written !== undefined);
  if (!isOwn) return leaveOutOf(rules, draft, gone, food);
  const led = { ...draft, steps: draft.steps.map(articlesWith) };
  const done = leaveOutOf(rules, led, gone, food);
  return done && { ...done, steps: done.steps.map(articlesApart) };
}

function leaveOutOf(
  rules: Rules,
  draft: Draft,
  gone: ReadonlySet<number>,
  food: Identity,
): Draft | null {
  const ingredients: (DishIngredient | null)[] = draft.ingredients.map((item, index) =>
    gone.has(index) ? null : item,
  );
  const steps: StepPiece[][] = [];
  const out = draft.ingredients.flatMap((item, index) => (item && gone.has(index) ? [item] : []));
  for (const step of draft.steps) {
    const mended = mendStep(rules, step, gone, food, out);
    if (mended === null) return null;
    if (mended.length > 0) steps.push(mended);
  }
  const without = (text: string): string => dropSentences(rules, text, food);
  return {
    ...draft,
    ingredients,
    steps,
    introduction: without(draft.introduction),
    tip: without(draft.tip),
    keeps: without(draft.keeps),
  };
}

/** Whether a term in a sentence is the food that goes: itself, a kind of it, or its name in short. */
function isGone(term: FoundTerm, food: Identity): boolean {
  if (food.names.has(term.name) || term.kinds.some((kind) => food.names.has(kind))) return true;
  const words = splitNameTokens(term.name).map(singular);
  // The chicken stays where its stock goes.
  if (food.head !== '' && !words.includes(food.head)) return false;
  return words.every((word) => food.words.has(word));
}

function mendStep(
  rules: Rules,
  step: readonly StepPiece[],
  gone: ReadonlySet<number>,
  food: Identity,
  out: readonly DishIngredient[],
): StepPiece[] | null {
  if (boilsApart(step, (index) => gone.has(index))) return [];
  const marked = step
    .map((piece, at) =>
      piece.kind === 'ingredient' && gone.has(piece.index)
        ? HOLE
        : piece.kind === 'text'
          ? holed(rules, piece.text, food)
          : `\uE001${at}\uE002`,
    )
    .join('');
  if (!marked.includes(HOLE)) return [...step];
  const timed = withoutTheirTimes(
    rules,
    { text: marked, pieces: step },
    { hole: HOLE, piece: PIECE },
    out,
  );
  const sentences = sentencesOf(timed.text);
  const mended = sentences.map(mendSentence);
  if (mended.some((sentence) => sentence === null)) return null;
  // What goes with a sentence must be nothing else's place in the steps.
  const others = (one: string): boolean =>
    findTerms(rules, one.replaceAll(HOLE, ' ; ')).some(
      (term) => term.isFood && term.name !== 'water',
    );
  if (mended.some((one, at) => one === '' && others(sentences[at] ?? ''))) return null;
  // "Heat a spoonful of it": of what, once the sentence before has gone?
  if (mended.some((one, at) => one === '' && LEANS.test(sentences[at + 1] ?? ''))) return null;
  // "Heat the oil to 180 °C. Drain on paper": nothing is left to be drained.
  const isEmptied = (one: string | null, at: number): boolean =>
    one !== sentences[at] && namesIn(one ?? '', step).every(isSeasoning);
  if (mended.some((one, at) => isEmptied(one, at) && GOES_ON.test(sentences[at + 1] ?? '')))
    return null;
  // "Brown the garlic until 71 °C": the heat was that of what has gone.
  const isHeated = (one: string | null, at: number): boolean =>
    one !== sentences[at] && /\b[5-9]\d °C/.test(one ?? '') && !/\boven\b/i.test(one ?? '');
  if (bulky(out) && mended.some(isHeated)) return null;
  const warmed = mended.map((one) =>
    one?.replace(MELTS, (all, verb: string, at: string) => {
      const [name] = namesIn(`\uE001${at}\uE002`, step);
      // Oil is warmed where butter was to melt with it.
      return name?.endsWith(' oil') ? all.replace(verb, verb === 'Melt' ? 'Warm' : 'warm') : all;
    }),
  );
  return piecesOf(warmed.filter(Boolean).join(' ').trim(), timed.pieces);
}

/** Whether something is gone that a thermometer was for, and not only what seasons it. */
function bulky(gone: readonly DishIngredient[]): boolean {
  return gone.some(({ name, unit }) => !isSeasoning(name) && /^(?:g|kg|)$/.test(unit));
}

/** Names of the foods that a marked sentence lists. */
function namesIn(marked: string, step: readonly StepPiece[]): string[] {
  return [...marked.matchAll(new RegExp(PIECE.source, 'g'))].flatMap(([, at]) => {
    const piece = step[Number(at)];
    return piece?.kind === 'ingredient' ? [piece.name] : [];
  });
}

const MELTS = /\b([Mm]elt) (?:the )?\uE001(\d+)\uE002/g;
const GOES_ON = /^(?:Drain|Lift out|Turn over|Squeeze|Peel|Set aside|Take out|Flip)\b[^\uE001]*$/;
const LEANS = /^[^\uE001.;]*\b(?:it|them|they|its)\b/;

/** Whether a step does no more than boil and peel what is meant: eggs that are laid on at the end. */
export function boilsApart(
  step: readonly StepPiece[],
  isMeant: (index: number) => boolean,
): boolean {
  const foods = step.flatMap((piece) => (piece.kind === 'ingredient' ? [piece.index] : []));
  const text = step.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
  return foods.length > 0 && foods.every(isMeant) && /\bboil.*\bpeel\b/is.test(text);
}

/** "the onion" in running text becomes a hole too. */
function holed(rules: Rules, text: string, food: Identity): string {
  let out = '';
  let from = 0;
  for (const term of findTerms(rules, text)) {
    if (!term.isFood || !isGone(term, food)) continue;
    out +=
      text
        .slice(from, term.start)
        .replace(
          /\b(?:the|some|a|an|more|remaining|rest of the|half of the|half the) (?:(?:ground|toasted) )?$/i,
          '',
        ) + HOLE;
    from = term.end;
  }
  return out + text.slice(from);
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+/);
}

/** "Add the flakes, wait and strain": with the flakes the adding goes, too. */
const LONE_DEED = new RegExp(
  `\\b(?:add|drop|toss|stir|whisk|pour|tip|crush|grate|squeeze|scatter|sprinkle|fold|mix|beat|crumble|throw|drizzle|grind|shave|strew|zest|spoon|snip|tear|rub|work|put|press|slip|nestle|pop|toast|chop|slice|peel)(?: (?:in|over|on|up))? ${HOLE}(?: into the \\w+)?(?:,| and|,? then|,? and then) (?=(?:wait|add|drop|toss|stir|whisk|pour|tip|crush|grate|squeeze|scatter|sprinkle|fold|mix|beat|cook|simmer|boil|leave|cover|bring|let|fry|serve|season|heat|warm|roast|bake|drain|return|turn|finish|put|lower|raise|taste)\\b)`,
  'gi',
);

/** "Slivers of the garlic and tufts of the rosemary": the slivers go, too. */
const SHARE_OF = new RegExp(
  `(?:\\p{L}+ ){0,1}\\p{L}+ of ${HOLE},? (?:and|or) (?=\\p{L}+ of )`,
  'gu',
);

/** "Divide over the ice and fill up". */
const OVER_IT = new RegExp(` (?:over|on|onto|under|around) ${HOLE} and (?=[a-z])`, 'g');

/** What a food's name begins with, which no deed does. */
const LED = '(?:the|an?|some|half|any|its|their|all|more|most|other|remaining|plenty)';

/** "Rice, beans, the avocado and the tomatoes": the last that is left takes over the "and". */
const LAST_OF_LIST = new RegExp(
  `, ((?:the |some |half of |half the )?(?:\uE001\\d+\uE002|\\p{L}+)),? and ${HOLE}`,
  'gu',
);

/** "Turn the pieces, add the garlic and roast" is "turn the pieces and roast". */
const LAST_BUT_ONE = new RegExp(
  `, (?:add|stir in|tip in|put in|drop in|pour in|scatter over|throw in) ${HOLE} and (?=[a-z])`,
  'gi',
);

/** "… and top with the parmesan": without it there is nothing to top with. */
const TOPPED = new RegExp(
  `(?:^|,? (?:and|then|and then) |(?<=[.;] ))(?:top|garnish|dust|sprinkle|decorate|crown|scatter|strew|finish|dress)(?: (?:it|them|each|everything|the \\w+))? (?:with|over) ${HOLE}(?=[.;]|$)`,
  'gi',
);

/** "…, then add the onion" at the end of a sentence: there is nothing to add. */
const LAST_DEED = new RegExp(
  `(?:,? (?:and|then|and then)|,) (?:add|stir in|fry|cook|brown|soften|stir-fry|toast|tip in|put in|drop in|pop) ${HOLE}(?=[.;]|$|, (?:then|and) )`,
  'gi',
);

/** What is now the last of several deeds wants its "and". */
const ONE_BEFORE_LAST =
  /^((?:(?!\band\b)[^.;])*), ((?:add|take|toss|stir|pour|season|serve|taste|drain|cover|spoon|ladle) (?:(?!\band\b)[^,.;])*)(?=[.;]?$)/;

/** Where something came from goes with it: "the onion from the pot". */
const WHENCE = new RegExp(
  `${HOLE} (?:left )?(?:from|in|on) the (?:pot|pan|bowl|board|tray)(?=,)`,
  'g',
);

/** "Add the mustard seeds and when they pop add …". */
const UNTIL_THEN = new RegExp(
  `\\b(?:add|pop|fry|put) (?:in )?${HOLE}(?:,| and|, and)? (?:when|once|as soon as) (?:they|it) \\w+,? `,
  'gi',
);

/** "Stir with the flour and the pepper until sticky": no list ends in "and". */
const AND_UNTIL = new RegExp(
  `(\uE001\\d+\uE002),? and ${HOLE}(?= (?:until|for|over)\\b|, [a-z])`,
  'g',
);

/** "Fold the flour into the bananas with the walnuts, stopping …": the walnuts only go along. */
const GOES_ALONG = new RegExp(`(?:\\S+ ){3,}with ${HOLE}, \\w+ing\\b`);
/** "Add the sage for the last minute." */
const AT_THE_END = new RegExp(
  `^(?:Add|Put in|Tip in|Stir in|Drop in) ${HOLE} for the last ${PIECE.source}[.;]?$`,
);

function mendSentence(sentence: string): string | null {
  if (AT_THE_END.test(sentence)) return '';
  // "Stir the juice with the sugar" leaves nothing to stir.
  if (
    new RegExp(
      `\\b(?:stir|whisk|mix|beat|blend|shake|mash|rub|cream)(?: together)? ${HOLE} (?:with|and) (?:the )?\uE001\\d+\uE002(?=[.;]| until| in | to )`,
      'i',
    ).test(sentence)
  )
    return null;
  // "Rub the bread with the garlic, trickle with oil": with what, then?
  if (
    new RegExp(`\\b(?:with|into|in|of) ${HOLE}, (?=[a-z]|\uE001)|\\binto ${HOLE}`).test(sentence)
  ) {
    const isListed = new RegExp(`\\b(?:with|of) ${HOLE}, (?:the )?(?:\uE001|\\w+(?:,| and))`).test(
      sentence,
    );
    if (!isListed && !GOES_ALONG.test(sentence)) return null;
  }
  // "Roll each one in … and set it aside" cannot lose what it is rolled in.
  if (new RegExp(`\\b(?:in|into) ${HOLE} and [a-z]`).test(sentence)) return null;
  const joined = restarted(
    sentence,
    sentence
      .replace(WHENCE, HOLE)
      .replace(SHARE_OF, '')
      .replace(OVER_IT, ' and ')
      .replace(LAST_BUT_ONE, ' and ')
      .replace(LONE_DEED, '')
      .replace(UNTIL_THEN, ''),
  )
    .replace(AND_UNTIL, '$1')
    .replace(LAST_DEED, '')
    .replace(TOPPED, '')
    .replace(ONE_BEFORE_LAST, '$1 and $2')
    .replaceAll(
      new RegExp(
        `(?:a (?:handful|pinch|little|bit|few) of |(?:half|most|a third|the rest) of (?:the )?)${HOLE}`,
        'g',
      ),
      HOLE,
    )
    .replace(new RegExp(`${HOLE}, `, 'g'), '')
    .replace(new RegExp(`, ${HOLE} (and|or) (?=[\uE001a-z])`, 'g'), ' $1 ')
    .replace(new RegExp(`, ${HOLE}(?=,)`, 'g'), '')
    .replace(LAST_OF_LIST, ' and $1')
    .replace(new RegExp(`,? (?:and|or) ${HOLE}`, 'g'), '')
    .replace(new RegExp(`${HOLE} (?:and|or|with) (?=\uE001|${LED}\\b)`, 'g'), '')
    .replace(TOPPED, '')
    .replace(new RegExp(`,? with ${HOLE}(?=[.;]|$)`, 'g'), '')
    .replace(new RegExp(` with ${HOLE}(?=[ ,])`, 'g'), '');
  if (/^[.;,\s]*$/.test(joined)) return '';
  if (!joined.includes(HOLE)) return tidyList(joined);
  // A sentence about nothing else may go; one that holds other food may not.
  return PIECE.test(joined) ? null : '';
}

/** What is left of a sentence begins as it did. */
function restarted(was: string, is: string): string {
  return /^\p{Lu}/u.test(was) ? is.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : is;
}

/** After the last item went, "A, B" in a list wants its "and" back. */
function tidyList(sentence: string): string {
  return sentence
    .replace(
      /(\uE001\d+\uE002), (\uE001\d+\uE002)(?=[.;]|$|, (?!the |an? |half |some |more )[a-z]| (?:until|for|over|in|into|to|on|with|and (?:fry|stir-fry|cook|stir|simmer|toss|let|leave|bring|cover|blend|mix|sizzle|pour|add|whisk|beat|tip|fold|rub|warm|heat|set))\b)/,
      '$1 and $2',
    )
    .replace(/\b(and|or) \1\b/g, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;])/g, '$1');
}

function piecesOf(text: string, step: readonly StepPiece[]): StepPiece[] {
  const pieces: StepPiece[] = [];
  let rest = text;
  for (let found = PIECE.exec(rest); found; found = PIECE.exec(rest)) {
    if (found.index > 0) pieces.push({ kind: 'text', text: rest.slice(0, found.index) });
    const piece = step[Number(found[1])];
    if (piece) pieces.push(piece);
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest.trim() !== '') pieces.push({ kind: 'text', text: rest });
  return pieces;
}

/** Drops each sentence that speaks of the food, with the clause that goes on from it. */
function dropSentences(rules: Rules, text: string, food: Identity): string {
  const kept: string[] = [];
  let dropped = false;
  for (const sentence of sentencesOf(text)) {
    const left = offTheList(holed(rules, sentence, food));
    dropped = (dropped && /^\p{Ll}/u.test(left)) || left.includes(HOLE);
    if (!dropped) kept.push(left);
  }
  return kept.join(' ').replace(/;$/, '.');
}

/** "With chicken, bacon, egg and avocado": one of a list goes, and the sentence stands. */
function offTheList(sentence: string): string {
  if (/\b(?:both|between)\b/.test(sentence)) return sentence;
  return sentence
    .replace(new RegExp(`(?<=\\b(?:with|of) )${HOLE}, (?=\\w[^.]*\\band\\b)`), '')
    .replace(new RegExp(`(?<=\\w), ${HOLE}(?=, \\w[^.]*\\band\\b| and \\w)`), '')
    .replace(new RegExp(`(?<=\\w) and ${HOLE}(?=[.;]|, (?:in|on|over|with|under|of)\\b)`), '');
}
