/** Mends a sentence from which a food was removed, so that it reads as if the food had never been there, or says that it cannot. */

/** Stands for the removed food while a sentence is mended; not a character anybody types. */
export const HOLE = '\uE000';
/** Stands for the n-th remaining piece, so that mending sees a whole sentence. */
export const PIECE = /\uE001(\d+)\uE002/;

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+/);
}

const THEN = '(?:,| and|,? then|,? and then)';
/** Deeds that are done with one thing and want it named. */
const DEEDS = wordsIn(`
  add, drop, toss, stir, whisk, pour, tip, crush, grate, squeeze, scatter, sprinkle, fold,
  mix, beat, crumble, throw, drizzle, grind, shave, strew, zest, spoon, snip, tear, rub,
  work, put, press, slip, nestle, pop, toast, chop, slice, peel, finish, top, garnish, dust,
  brush, spread, season, remove, discard, take out, lift out, fish out, pick out
`);
/** Deeds that may follow such a one in a sentence. */
const NEXT_DEEDS = wordsIn(`
  wait, add, drop, toss, stir, whisk, pour, tip, crush, grate, squeeze, scatter, sprinkle,
  fold, mix, beat, cook, simmer, boil, leave, cover, bring, let, fry, serve, season, heat,
  warm, roast, bake, drain, return, turn, finish, put, lower, raise, taste, share, divide,
  spoon, pile, ladle, eat, press, blend, strain, stop, carve, mash, skim, reduce,
  tear, thin, chill, dust, build, dress, freeze, rest, set, heap, lay, roll, close, slide
`);

function wordsIn(list: string): string {
  return `(?:${list.trim().split(/,\s*/).join('|')})`;
}

/** "Add the flakes, wait and strain": with the flakes the adding goes, too. */
const LONE_DEED = new RegExp(
  `\\b${DEEDS}(?: (?:in|over|on|up|with))? ${HOLE}(?: into the \\w+)?${THEN} (?=${NEXT_DEEDS}\\b)`,
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
  `(?:^|,? (?:and|then|and then) |(?<=[.;] ))(?:top|garnish|dust|sprinkle|decorate|crown|scatter|strew|finish|dress|spread|brush|drizzle|coat|rub|season)(?: (?:it|them|each|everything|the \\w+))? (?:with|over) ${HOLE}(?=[.;]|$)`,
  'gi',
);

/** "…, then add the onion" at the end of a sentence: there is nothing to add. */
const LAST_DEED = new RegExp(
  `(?:,? (?:and|then|and then)|,) (?:add|stir in|fork through|stir through|fold in|beat in|swirl in|fry|cook|brown|soften|stir-fry|toast|tip in|put in|drop in|pop|serve with|(?:squeeze|scatter|sprinkle|spoon|drizzle|grate|crumble|pour) (?:in|over)) ${HOLE}(?=[.;]|$|, (?:then|and) )`,
  'gi',
);

/** "Stir in the garlic for a minute, then the lime juice." */
const LAST_THEN = new RegExp(`,? then ${HOLE}(?=[.;]|$)`);

/** What is now the last of several deeds wants its "and". */
const ONE_BEFORE_LAST =
  /^((?:(?!\band\b)[^.;])*), ((?:add|take|toss|stir|pour|season|serve|taste|drain|cover|spoon|ladle) (?:(?!\band\b)[^,.;])*)(?=[.;]?$)/;

/** Where something came from goes with it: "the onion from the pot". */
const WHENCE = new RegExp(
  `${HOLE} (?:left )?(?:from|in|on) the (?:pot|pan|bowl|board|tray)(?=,)`,
  'g',
);

/** "Put them with the aubergines", which are not there. */
const BESIDE_IT = new RegExp(
  `(?<=\\b[Pp]ut (?:it|them)) (?:with|beside|on) ${HOLE}(?=[.;]|$)`,
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

/** "Fold the flour into the bananas with the walnuts, stopping …", "return it to the sauce with the vinegar, heat …": these only go along. */
const GOES_ALONG = new RegExp(
  `(?:\\S+ ){3,}with ${HOLE}, \\w+ing\\b|\\bto the \\w+ with ${HOLE}, `,
);
const BACK_WITH_IT = new RegExp(`(?<=\\bto the \\w+) with ${HOLE}(?=, )`);
/** "Add the sage for the last minute." */
const AT_THE_END = new RegExp(
  `^(?:Add|Put in|Tip in|Stir in|Drop in) ${HOLE} (?:and \\w+ )?for (?:the last )?${PIECE.source}[.;]?$`,
);
/** "Add the wine and let it bubble away": nothing else is meant by "it". */
const GONE_WITH_IT = new RegExp(
  `^(?:Add|Pour in|Tip in|Stir in) ${HOLE},? (?:and|then) (?:let|boil|bubble|reduce|cook|stir|scrape)\\b(?=.*\\b(?:it|them)\\b)(?:[^\uE001.;]|(?<=for )${PIECE.source})*[.;]?$`,
);
/** "Stir in the garlic for a minute, then the tomatoes." */
const FIRST_OF_TWO = new RegExp(
  `(?<=^(?:Add|Put in|Tip in|Stir in|Drop in) )${HOLE} (?:and \\w+ )?for ${PIECE.source}, then (?=\uE001|the )`,
);
/** "Until melted into the onion": of what has gone nothing can be seen. */
const UNTIL_IT = new RegExp(`,? until [^,.;\uE001]*${HOLE}[^,.;\uE001]*(?=[.;]|$|,(?! the ))`, 'g');
/** "Until the aubergine is soft and the chicken 74 °C inside": the first is left to go by. */
const HEAT_OF_IT = new RegExp(
  `(, until [^.;]+?) and ${HOLE} (?:is |are |reaches |reach |at )?\\d\\d °C(?: in(?:side| the [a-z ]+))?(?=[.;]|$)`,
  'g',
);
/** "Beef on top in heaps, an egg in the middle." */
const IN_THE_MIDDLE = new RegExp(`, (?:an? )?${HOLE} (?:in|on) (?:the middle|top)(?=[,.;])`);
/** "Take out the bay leaf and thyme stalks." */
const OUT_WITH_IT = new RegExp(
  `(?<=\\b(?:[Tt]ake|[Ll]ift|[Ff]ish|[Pp]ick) out )${HOLE} and (?=\\p{Ll}+ (?:stalks|stems|sprigs|leaves|pods)\\b)`,
  'u',
);
/** "Layer them, scattering with the raisins as you go." */
const ON_THE_WAY = new RegExp(`, \\w+ing (?:with|over|in) ${HOLE}(?: as you go)?(?=[.;]|$)`);
const WITH_IT_FIRST = new RegExp(` with ${HOLE}, then (?=with )`, 'g');

/** Not behind these, which are one deed with their "in". */
const PARTICLE =
  '(?<!\\b(?:[Tt]oss|[Ss]tir|[Tt]ip|[Pp]ut|[Dd]rop|[Ff]old|[Mm]ix|[Bb]eat|[Ww]hisk) )';

/** The sentence without what is gone, "" where nothing of it is left, null where it cannot do without. */
export function mendSentence(sentence: string): string | null {
  if (AT_THE_END.test(sentence) || GONE_WITH_IT.test(sentence)) return '';
  // "Stir the juice with the sugar" leaves nothing to stir.
  if (
    new RegExp(
      `\\b(?:stir|whisk|mix|beat|blend|shake|rub|cream)(?: together)? ${HOLE} (?:with|and) (?:the )?\uE001\\d+\uE002(?=[.;]| until| in | to )`,
      'i',
    ).test(sentence)
  )
    return null;
  // "Rub the bread with the garlic, trickle with oil": with what, then?
  const told = sentence.replace(LONE_DEED, '');
  if (new RegExp(`\\b(?:with|into|in|of) ${HOLE}, (?=[a-z]|\uE001)|\\binto ${HOLE}`).test(told)) {
    const isListed = new RegExp(
      `\\b(?:with|of|(?:stir|tip|put|drop|fold|whisk|beat) in) ${HOLE}, (?:the )?(?:\uE001|\\w+(?:,| and))`,
      'i',
    ).test(sentence);
    if (!isListed && !GOES_ALONG.test(sentence)) return null;
  }
  // "Roll each one in … and set it aside" cannot lose what it is rolled in.
  if (new RegExp(`${PARTICLE}\\b(?:in|into) ${HOLE} and [a-z]`).test(sentence)) return null;
  const joined = restarted(
    sentence,
    sentence
      .replace(IN_THE_MIDDLE, '')
      .replace(OUT_WITH_IT, 'the ')
      .replace(ON_THE_WAY, '')
      .replace(BESIDE_IT, ' aside')
      .replace(HEAT_OF_IT, '$1')
      .replace(FIRST_OF_TWO, '')
      .replace(LAST_THEN, '')
      .replace(BACK_WITH_IT, '')
      .replace(UNTIL_IT, '')
      .replace(WITH_IT_FIRST, ' ')
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
        `(?:a (?:handful|pinch|little|bit|few) of (?:the )?|(?:half|most|a third|the rest|some|all|plenty) of (?:the )?)${HOLE}`,
        'g',
      ),
      HOLE,
    )
    .replace(LAST_OF_LIST, ' and $1')
    .replace(new RegExp(` with ${HOLE}(?=, \\w+ing\\b)`, 'g'), '')
    .replace(new RegExp(`${HOLE}, `, 'g'), '')
    .replace(new RegExp(`, ${HOLE} (and|or) (?=[\uE001a-z\\d])`, 'g'), ' $1 ')
    .replace(new RegExp(`, ${HOLE}(?=,)`, 'g'), '')
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
    .replace(/\b(add) then /i, '$1 ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;])/g, '$1');
}
