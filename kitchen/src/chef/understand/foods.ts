/** Which foods a message wants in the dish and which it wants kept out. */

import { createLookupTable } from '../../lookup-table.ts';
import type { Food } from '../../needs/heard.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { membersOf } from '../../safety/person/other-allergens.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { LESS } from './doses-said.ts';
import { isFreeOf, isOrdered, isOther } from './free-or-ordered.ts';
import { HARM_SAID } from './needs-said.ts';
import { KINDS_OF_DISH } from './read-words.ts';

/** A food that is kept out, or of which a little may stay in the dish on the table. */
export interface LessenedFood extends Food {
  readonly less?: true;
}

export interface FoodsSaid {
  readonly include: readonly Food[];
  readonly avoid: readonly LessenedFood[];
}

const AVOID =
  /\b(?:(?:can't stand|cannot stand|hates?|dislikes?|don't like|doesn't like|put off by|sick of) (?:the )?(?:smell|taste|texture|sight|thought|idea) of|(?:that|which|it|something|anything) (?:isn't|aren't|is not|ain't)|not a (?:big |great )?fan of|not (?:too |so |very )?keen on|not into|no more|(?:not (?:so|as|that|too)|too) (?:much|many)|easy on|light on|cut back on|(?:(?:have|has|had|got|'ve) )?(?:no|not enough) money for|can't afford|cannot afford|couldn't (?:find|get|buy)|less|fewer|cut down on|without|no(?!,| wait| actually| sorry| hang)|not|minus|hold|skip|leave out|leave off|omit|avoid(?:s|ing)?|hates?|hated|dislikes?|detests?|loathes?|can't stand|cannot stand|(?:won't|will not|wouldn't|refuses? to|never) (?:eat|touch|have)|don't (?:like|eat|want|fancy|have|do|care for|use|enjoy)|doesn't (?:like|eat|want|do)|do not (?:like|eat|want)|does not (?:like|eat)|didn't like|not a fan of|not (?:too )?keen on|not into|sick of|tired of|fed up with|bored of|instead of|rather than|out of|ran out of|run out of|(?:doesn't|does not|don't|do not|mustn't|must not|not|never) (?:contain|include)(?:ing)?|has no|have no|with no|exclud(?:e|es|ing)|steer(?:ing)? clear of|stay(?:ing|s)? away from|keep(?:ing|s)?(?: \w+){0,2}? away from|comes? out in|breaks? out in|hives|rash(?:es)?|swells?|swelling|wheez\w*|itch(?:y|es)|nothing (?:containing|made with|made of|that has|involving)|(?:makes?|made) (?:me|him|her|us|them) (?:ill|sick)|free (?:of|from)|reacts? (?:badly )?to|sensitive to|can't tolerate|can't digest|don't (?:put|add|give)|allergic to|allergy to|intolerant to|except|other than|nothing with|anything but|lose the|get rid of|remove|swap|replace|can't (?:have|eat)(?! enough)|cannot (?:have|eat)(?! enough))\b/g;
const INCLUDE =
  /\b(?:with|have|has|got|use|using|add|adding|want|like|love|loves|likes|fancy|crave|craving|but|and also|make|cook|made|into|plus|leftover|of|for|actually|instead|there's|there is|contains?|containing|including)\b/g;
/** "I don't have", "with no": an avoiding word directly beside an including one wins. */
const GLUE =
  /^[\s,;&/]*(?:(?:and|or|nor|any|the|my|our|some|also|no|fresh|raw|cooked|smoked|cured|soft|too|either|a|an|of|with)\b[\s,;&/]*)*$/;
/** Foods said of something else. */
const NOT_A_FOOD = new Set([
  'water',
  'ice',
  'food',
  'oil',
  'side',
  'date',
  'dates night',
  'hot',
  'sweet',
  'spice',
  'spices',
  'mild',
  'ingredient',
  'meal',
  'bar',
  'tongue',
  'savory',
  'savoury',
  'lactose',
  // Doubles are a Trinidadian breakfast, but "double" is a measure.
  'double',
  'lifesaver',
  'life saver',
  'gluten',
  'dairy',
  'casein',
]);

/** Reads "I have chicken and rice", "without onions or garlic", "use up courgettes"; spans of `text` are its own. */
export function readFoods(rules: Rules, text: string): FoodsSaid {
  const include: Food[] = [];
  const avoid: Food[] = [];
  let from = 0;
  let avoiding = false;
  let firm = false;
  let less = false;
  // Words that are no food ("no", "free") are the pantry's own affair; here they are part of the gap.
  for (const term of findTerms(rules, text).filter((one) => one.isFood)) {
    const said = text.slice(term.start, term.end);
    const gap = plentiful(text.slice(from, term.start));
    const next = text.slice(term.end);
    const ordered =
      /^[,;] $/.test(gap) && firm && (KINDS_OF_DISH.test(said) || isOrdered(rules, said, next));
    avoiding = feeling(gap, avoiding) && !ordered;
    from = term.end;
    if (DOSE.test(gap) && SEASONING.test(said)) continue;
    // "Yeast-free" is told of no need, so the food itself has to stay out.
    const free = isOther(said) && isFreeOf(next);
    if (NOT_A_FOOD.has(said) || (/^[ -]free\b/.test(next) && !free)) continue;
    const ill =
      free ||
      ALLERGY_AFTER.test(next) ||
      HARMS_AFTER.test(next) ||
      (HARM_SAID.test(next) && !PLEASES.test(next) && !IS_OUT.test(next));
    const after = ill || OUT_AFTER.test(next);
    const named = namesOf(term.name, said);
    if (!GLUE.test(gap)) {
      firm = FIRMLY.test(gap);
      less = LESS.test(gap);
    }
    const names = avoiding || after ? [...named, ...(KIN[term.name] ?? [])] : named;
    const cooked = isCooked(term, said, text.slice(0, term.start), next, text);
    const plain = cooked
      ? { said, names: [...names, ...birdsFor(term)], kinds: term.kinds, cooked }
      : { said, names, kinds: term.kinds };
    const food: LessenedFood =
      ill || (avoiding && firm)
        ? { ...plain, names: inEveryForm(rules, plain), firm: true }
        : less
          ? { ...plain, less: true }
          : plain;
    (avoiding || after ? avoid : include).push(food);
  }
  return { include: withoutDoubles(include, avoid), avoid: withoutDoubles(avoid, []) };
}

/** "Leftover turkey", "the rest of the roast lamb", "I have some grilled salmon"; "roast pork" alone is a wish. */
function isCooked(
  { name, kinds }: { name: string; kinds: readonly string[] },
  said: string,
  before: string,
  after: string,
  text: string,
): true | undefined {
  if (![name, ...kinds].some((kind) => kind === 'meat' || kind === 'fish')) return undefined;
  if (CURED.test(said)) return undefined;
  const has =
    COOKED_BEFORE.test(before) ||
    COOKED_AFTER.test(after) ||
    /^(?:rotisserie|cooked|leftover) /.test(said) ||
    (/^(?:roast(?:ed)?|grilled|boiled|baked|poached) /.test(said) && AT_HAND.test(text));
  return has ? true : undefined;
}

const COOKED_BEFORE =
  /\b(?:left ?overs?|cooked|rotisserie|yesterday'?s|last night'?s|sunday'?s|(?:rest|remains) of)(?: (?:roast(?:ed)?|cooked|cold|boiled|grilled|of|from|the|my|our|a|some))* $/;
const COOKED_AFTER =
  /^ (?:left ?overs?|(?:that )?(?:is |was )?left (?:over|from)|from (?:yesterday|last night|sunday|christmas|thanksgiving|easter|the (?:weekend|roast)))\b/;
const AT_HAND = /\b(?:have|'ve|got|use up|using up|fridge|yesterday|last night|left ?over)\b/;
const CURED = /\b(?:bacon|ham|salami|chorizo|sausages?|stock|broth|smoked)\b/;

/** Cold turkey does for cold chicken without a word. */
function birdsFor({ name, kinds }: { name: string; kinds: readonly string[] }): string[] {
  return [name, ...kinds].includes('poultry') ? ['cooked chicken', 'cooked turkey'] : [];
}

/** "I bought too many courgettes" wants them used up. */
function plentiful(gap: string): string {
  return gap.replace(
    /\b(have|got|bought|picked|grew|made|cooked|with|there (?:is|are)) (?:way |far |much )?too (?:much|many)\b/,
    '$1',
  );
}

/** What somebody is allergic to is meant in every form: cornflour for corn. */
export function inEveryForm(rules: Rules, { said, names }: Pick<Food, 'said' | 'names'>): string[] {
  return [...new Set([...names, ...membersOf(rules, said)])];
}

/** "low salt", "half the sugar": how much, not whether. */
const DOSE =
  /\b(?:low(?:er)?|reduced|half (?:of )?the|less|fewer|extra|more|not much|too much|no added|easy on the)[ -]*$/;
const SEASONING = /^(?:salt|sugar|fat|oil|butter|sodium|pepper|sweetener)$/;

/** "celery allergy", "celery and mustard allergies". */
const ALLERGY_AFTER = /^(?:(?:,| and| or)+ \w+){0,2}[ -](?:allerg|intoleran)/;
/** "leave the beef out", "the onions are out". */
const OUT_AFTER =
  /^ (?:(?:is|are) (?:also |all |nearly |now |both |too )?(?:off|out|gone|finished|empty|not|(?:far |much |way )?too (?:expensive|dear|costly))\b|(?:left |taken )?out\b(?! of)|(?:makes?|gives?) (?:me|us|him|her|them|my \w+) (?:ill|sick))/;
/** "Kiwi gives me hives", "sesame makes her lips swell": more than a matter of taste. */
const HARMS_AFTER =
  /^ (?:makes?|gives?|brings?|causes?|sets?) (?:[a-z']+ ){1,5}?(?:hives|rash(?:es)?|swell\w*|swollen|itch\w*|wheez\w*|reactions?|off)\b/;
/** "The onions are out": used up, or not wanted, and no more than that. */
const IS_OUT = /^ (?:is|are) (?:also |all |nearly |now |both |too )?(?:out|off)\b(?! ?-?limits)/;
const PLEASES = /\b(?:happy|hungry|smile|better|joy|drool)\b/;
const FIRMLY =
  /\b(?:allerg\w+|intoleran\w+|reacts? (?:badly )?to|can't (?:have|eat|tolerate|digest)|cannot (?:have|eat|tolerate|digest)|mustn't|must not|not allowed|sensitive to|anaphyla\w+|epi-?pens?|hives|rash(?:es)?|swell\w*|wheez\w*|itch(?:y|es)|comes? out in|breaks? out in)\b/;

/** What the words between two foods do to the second one. */
function feeling(gap: string, before: boolean): boolean {
  if (GLUE.test(gap))
    return /\bwith\b(?! (?:no|neither|nor)\b)/.test(gap) ? false : before || /\bno\b/.test(gap);
  const avoidAt = lastIndex(gap, AVOID);
  const includeAt = lastIndex(gap, INCLUDE);
  // "skip the intro, chicken please": the comma ends what is not wanted.
  if (
    /\b(?!(?:and|or|any|the|my|our|some|no|too|either)\b)[a-z]+, (?:and )?$/.test(
      gap.slice(Math.max(0, avoidAt)),
    )
  )
    return false;
  const boundary = Math.max(
    gap.lastIndexOf('.'),
    gap.lastIndexOf(';'),
    gap.lastIndexOf('!'),
    gap.lastIndexOf('?'),
    gap.lastIndexOf(' but '),
  );
  return avoidAt >= 0 && avoidAt >= includeAt && avoidAt > boundary;
}

/** Where the last match ends, or -1. */
function lastIndex(text: string, pattern: RegExp): number {
  let last = -1;
  for (const found of text.matchAll(pattern)) last = found.index + found[0].length;
  return last;
}

function namesOf(canonical: string, said: string): string[] {
  const plain = splitNameTokens(said).map(singular).join(' ');
  const group = said === 'peppers' ? GROUPS.capsicum : GROUPS[plain];
  if (group && APART.has(plain)) return [...group];
  const bare = plain.replace(/^(?:roast|roasted|rotisserie|cooked|grilled|boiled|baked) /, '');
  const own = [
    ...(bare === plain ? [] : [bare]),
    canonical,
    splitNameTokens(canonical).map(singular).join(' '),
    plain,
  ];
  return [...new Set([...own, ...(group ?? [])])];
}

/** Who wants no onion wants none of its small kin. */
const KIN = createLookupTable<readonly string[]>({
  onion: ['spring onion', 'scallion', 'green onion', 'shallot'],
  bacon: ['pancetta', 'guanciale', 'lardon', 'streaky bacon'],
});

/** The pantry files pasta under noodles too; nobody who says noodles means it. */
const APART = new Set(['noodle']);

/** Words that stand for several foods at once, by the pantry's names. */
const GROUPS = createLookupTable<readonly string[]>({
  seafood: ['fish', 'shellfish', 'crustacean', 'mollusc'],
  nut: ['tree nut', 'peanut'],
  'red meat': ['beef', 'lamb', 'pork', 'goat', 'veal'],
  capsicum: ['bell pepper', 'red pepper', 'green pepper', 'yellow pepper', 'pointed pepper'],
  pasta: [
    'spaghetti',
    'tagliatelle',
    'macaroni',
    'lasagne',
    'lasagne sheet',
    'lasagna noodle',
    'penne',
    'linguine',
    'fusilli',
    'egg pasta',
    'orzo',
    ...['cannelloni', 'ravioli', 'rigatoni', 'orecchiette', 'bucatini', 'farfalle', 'fettuccine'],
    ...['pappardelle', 'tortellini', 'conchiglie', 'manicotti', 'ziti', 'pasta'],
  ],
  green: [
    ...[
      'greens',
      'spinach',
      'kale',
      'broccoli',
      'pea',
      'cabbage',
      'green bean',
      'lettuce',
      'chard',
    ],
    ...['zucchini', 'courgette', 'leek', 'asparagus', 'brussels sprout', 'bok choy', 'pak choi'],
    ...['collard green', 'celery', 'green pepper', 'avocado', 'cucumber'],
  ],
  poultry: ['chicken', 'turkey', 'duck', 'goose'],
  booze: ['alcohol'],
  noodle: [
    'egg noodle',
    'rice noodle',
    'flat rice noodle',
    'ramen noodle',
    'glass noodle',
    'sweet potato noodle',
    'udon',
    'udon noodle',
    'soba',
    'rice vermicelli',
    'chow mein noodle',
  ],
  mince: ['minced beef', 'minced lamb', 'minced pork', 'beef mince', 'lamb mince', 'pork mince'],
});

function withoutDoubles(foods: readonly Food[], refused: readonly Food[]): Food[] {
  const seen = new Set(refused.map((food) => food.names[0]));
  return foods.filter((food) => !seen.has(food.names[0]) && seen.add(food.names[0]));
}
