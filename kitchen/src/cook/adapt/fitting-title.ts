/** Finds a true title for a changed dish (new food's name, "Dairy-free" in front, other name); tests texts for unwanted foods. */

import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { isKindOfDish } from '../../cookbook/dish-kinds.ts';
import { resolveDishName } from '../../cookbook/resolve-name.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { check } from '../../safety/verdict/check.ts';
import { needsWords } from '../../say/voice/needs-words.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { normalise } from '../../text/normalise.ts';
import type { Kitchen } from '../kitchen.ts';
import { type Change, isFood, type Work } from './adapt-work.ts';
import { namesGone } from './gone-meat.ts';
import { meatIn } from './meat-known.ts';
import { natureOf } from './misfits.ts';
import { oneOf, plainName } from './rename.ts';
import { titlesWithMeat } from './swap-meat.ts';
import { capital, lowerFirst } from './title-words.ts';

/** Whether it speaks of what somebody does not like. */
export function names({ kitchen, bending }: Work, text: string): boolean {
  return bending.avoid.some((food) => isFood({ kitchen }, text, food));
}

/** Whether it speaks of what somebody must not have. */
export function holds({ kitchen, bending, draft }: Work, text: string): boolean {
  const { findings } = check(kitchen.rules, [{ part: 'tips', index: 0, text }], bending.needs);
  return findings.some(
    (one) =>
      one.certainty === 'contains' &&
      // How much of it there is decides for Keto, and that was weighed in the list.
      !(
        one.restriction === 'Keto' &&
        draft.ingredients.some(
          (item) => item && findFoodNames(kitchen.rules, item.name).includes(one.term),
        )
      ),
  );
}

/** As `names`, for titles: a carbonara without its pancetta is still called one. */
function namesAvoided(work: Work, called: string): boolean {
  // What it is free of, it may be called free of.
  const title = called.replace(/\b\p{L}+-free\b/giu, '');
  const said = new Set(contentTokens(title));
  const whole = work.bending.avoid.some((food) =>
    contentTokens(food.said).every((word) => said.has(word)),
  );
  const swapped = work.changes.filter((one) => one.because.length === 0);
  return (
    whole ||
    (names(work, title) &&
      (swapped.length === 0 ||
        swapped.some((one) => contentTokens(one.from).some((word) => said.has(word)))))
  );
}

/** "Dairy-free bobotie": the changed title or an other name of the dish, by which it can be found again; else null. */
export function fittingTitle(work: Work): string | null {
  const { original, kitchen } = work;
  // "Pesto" speaks of cheese, "vegan pesto" does not.
  const titles = [
    ...titlesWithMeat(work),
    ...(replacedInTitle(work) ? [] : [original.title]),
    ...titlesInOrder(work),
    ...(original.isOwn ? plainTitles(work) : []),
  ]
    .filter((one) => !namesOld(work, one) && !namesGone(work, one) && !namesAvoided(work, one))
    .filter((one) => !isEdit(work) || !namesChanged(work, one))
    .map((name) => prefixed(work, name))
    .filter((one) => !holds(work, one));
  // By its name alone, since that may be all we are told of it later.
  const found = (title: string): boolean =>
    resolveDishName(kitchen.cookbook, title)?.slug === original.slug;
  // What is in no book is found by nothing but the memo.
  const isOfBook = !original.isOwn && !isEdit(work);
  const title = (isOfBook ? titles.find(found) : titles[0]) ?? null;
  return title && isEdit(work) ? withWhatCame(work, title) : title;
}

/** Cheeseburgers of vegetarian mince say so. */
function withWhatCame({ kitchen, changes, draft }: Work, title: string): string {
  const to = changes.find((one) => one.kind === 'swap' && isNoLonger(kitchen, one, 'meat'))?.to;
  const isMeat = draft.ingredients.some(
    (item) => item && natureOf(kitchen.rules, item.name) === 'meat',
  );
  if (to === undefined || isMeat || title.includes(' with ')) return title;
  const name = plainName(to);
  const words = contentTokens(title);
  return contentTokens(name).some((word) => words.includes(word)) ? title : `${title} with ${name}`;
}

/** Asked for by somebody, and for no need: the card is found by what the conversation keeps of it. */
function isEdit({ changes }: Work): boolean {
  return changes.length > 0 && changes.every(({ because }) => because.length === 0);
}

/** Whether a title names what was swapped or left out and is no more on the list. */
function namesChanged({ kitchen, changes, draft }: Work, title: string): boolean {
  const listed = draft.ingredients.flatMap((item) => (item ? [item.name] : []));
  const left = new Set(listed.flatMap((name) => findFoodNames(kitchen.rules, name)));
  const gone = new Set(
    changes
      .filter(({ from }) => !listed.includes(from))
      .flatMap(({ from }) => findTerms(kitchen.rules, from))
      // Green grapes are the "uvas" of a name in another tongue.
      .flatMap((term) => (term.isFood ? [term.name, ...term.kinds.slice(0, 1)] : []))
      .filter((name) => !left.has(name) && !WIDE.has(name)),
  );
  return findTerms(kitchen.rules, title).some((term) => gone.has(term.name));
}

const WIDE: ReadonlySet<string> = new Set(
  'vegetable fruit herb spice meat dairy grain seed'.split(' '),
);

/** "Tagliatelle al ragù" is no name for a bowl of pappardelle. */
function replacedInTitle({ bending, original }: Work): boolean {
  const { replace } = bending;
  if (!replace) return false;
  const words = new Set(contentTokens(original.title));
  return contentTokens(replace.from.said).some((word) => words.has(word));
}

/** Whether a title still promises the meat that has gone, in whatever language. */
function namesOld({ kitchen, changes, draft }: Work, title: string): boolean {
  const gone = changes.filter(
    (one) =>
      one.kind === 'swap' &&
      (isNoLonger(kitchen, one, 'meat') ||
        isNoLonger(kitchen, one, 'egg') ||
        HEARTS.test(one.from)),
  );
  if (gone.length === 0) return false;
  const words = new Set(contentTokens(title));
  const left = draft.ingredients.some(
    (item) => item && natureOf(kitchen.rules, item.name) === 'meat',
  );
  return (
    gone.some((one) =>
      contentTokens(one.from).some(
        (word) => !contentTokens(one.to).includes(word) && words.has(word) && !SORTS.has(word),
      ),
    ) ||
    (!left && gone.some((one) => isNoLonger(kitchen, one, 'meat')) && MEATS.test(title))
  );
}

/** Words of a food's name that are no food: the red of a red curry is not that of a red pepper. */
const SORTS: ReadonlySet<string> = new Set(
  'whole white red green yellow black brown dark light fresh firm silken sweet hot baked dried ground'.split(
    ' ',
  ),
);

/** Whether it was meat, or egg, and is none now. */
function isNoLonger({ rules }: Kitchen, { from, to }: Change, nature: 'meat' | 'egg'): boolean {
  return natureOf(rules, from) === nature && natureOf(rules, to) !== nature;
}

/** What a dish without meat is called after. */
const HEARTS = /\b(?:tofu|tempeh|paneer|halloumi)$/;

/** Meat by its name in the languages of the cookbook's titles. */
const MEATS =
  /(?<!\p{L})(?:chicken|beef|pork|lamb|meat|mince|carne|pollo|pescado|cerdo|ternera|cordero|gai|moo|g[aà]|ayam|daging|murgh|murg|gosht|keema|csirke|kuritsa|pui|poulet|poisson|b[oœ]euf|jambon|pesce|manzo|maiale|rou|yuk|ji ding|tori|gyu|buta|kip|huhn|fleisch|agneau|gambas|goong|prawns?|shrimps?|fish|bacon|steak|meatballs?)(?!\p{L})/iu;

function prefixed({ kitchen, original, changes }: Work, name: string): string {
  const because = [...new Set(changes.flatMap((change) => change.because))];
  const prefix = needsWords(because);
  if (prefix === '' || normalise(name).startsWith(normalise(prefix))) return capital(name);
  return `${capital(prefix)} ${lowerFirst(kitchen, name, original)}`;
}

/** "General Tso's chicken" is one name to the check, and its chicken a word to be changed all the same. */
function withHeart(title: string, changes: readonly Change[]): string {
  return changes.reduce((said, { kind, from, to }) => {
    const word = contentTokens(from).find(
      (one) => MEATS.test(one) && new RegExp(`\\b${one}$`, 'i').test(said),
    );
    return kind === 'swap' && word && !MEATS.test(to)
      ? said.replace(new RegExp(`\\b${word}$`, 'i'), plainName(to))
      : said;
  }, title);
}

/** "Chicken curry" becomes "tofu curry", but "butter chicken" rather takes its other name than "coconut oil chicken". */
function titlesInOrder({ kitchen, draft, original, changes }: Work): string[] {
  // "Turkish chicken soup", whatever cut of it went in.
  const called = changes.map((one) => ({ ...one, to: calledInTitle(kitchen, one) }));
  // A title is not renamed after a thing that stands in for flour, fat or sugar.
  if (
    changes.some(
      (change) =>
        /\b(?:flour|sugar|syrup|erythritol|stock|starch)$/.test(change.to) &&
        draft.title.includes(change.to),
    )
  )
    return [...original.also];
  // Of three beans two are left, and the title is theirs; so is the lemon's when its juice went.
  const isLeft = ({ from }: Change) => {
    const titled = contentTokens(from).find((word) => contentTokens(original.title).includes(word));
    return draft.ingredients.some(
      (item) =>
        item &&
        (item.name.split(' ').at(-1) === from.split(' ').at(-1) ||
          item.name.split(' ').at(-1) === titled),
    );
  };
  const swapped = swappedIn(
    original.title,
    called.filter((one) => !isLeft(one)),
  );
  const renamed = withHeart(draft.title, changes).replace(
    /\b(?:extra-?|firm|plain|unsweetened|smoked firm|boiled|cooked|tinned|dried) |(?<=(?:paneer|tofu)) cubes?\b/gi,
    '',
  );
  const fat = changes.some(
    (change) =>
      /\b(?:butter|oil|cream|milk|ghee|yoghurt)\b/.test(change.from) &&
      original.title.toLowerCase().includes(change.from.split(' ').at(-1) ?? change.from),
  );
  return fat
    ? [...original.also]
    : isShorter(renamed, original.title) || renamed === original.title
      ? // "Pulled pork" is one name to the check, and "jackfruit" no name for what comes of it.
        [...swapped, renamed, ...original.also]
      : [renamed, ...swapped, ...original.also];
}

function calledInTitle(kitchen: Kitchen, { from, to }: Change): string {
  const next = meatIn(kitchen, to)?.meat;
  return next && next.kind !== 'plant' && !meatIn(kitchen, from) ? next.name : to;
}

function isShorter(renamed: string, title: string): boolean {
  return renamed.split(' ').length < title.split(' ').length;
}

/** "Tuna salad" is one name to the check, and a chickpea salad when there are chickpeas in it. */
function swappedIn(title: string, changes: readonly Change[]): string[] {
  return changes.flatMap(({ kind, from, to }) => {
    const word =
      kind === 'swap' &&
      contentTokens(from).find((one) => contentTokens(title).includes(one) && !SORTS.has(one));
    // Tacos are tacos in whatever shell.
    if (!word || isKindOfDish(word)) return [];
    const name = oneOf(
      plainName(to).replace(
        /^(?:smoked|silken|cooked) | (?:zest|juice)$|(?<=paneer|tofu) cubes$/g,
        '',
      ),
    );
    // All of its name goes: of a butternut squash no squash is left.
    const words = contentTokens(from).filter((one) => contentTokens(title).includes(one));
    const all = new RegExp(`\\b${words.join('s? ')}s?\\b`, 'i');
    return [title.replace(all.test(title) ? all : new RegExp(`\\b${word}s?\\b`, 'i'), name)];
  });
}

/** A satay that must have no peanuts in it is called by what else its name says. */
function plainTitles({ kitchen, original, bending }: Work): string[] {
  const { findings } = check(
    kitchen.rules,
    [{ part: 'title', index: 0, text: original.title }],
    bending.needs,
  );
  const [first] = findings.filter((one) => one.certainty === 'contains');
  const rest = first
    ? `${original.title.slice(0, first.start)}${original.title.slice(first.end)}`
    : '';
  return [
    rest
      .replace(/\s+/g, ' ')
      .replace(/ (?:and|with|in) *$/, '')
      .trim(),
    'Your recipe',
  ].filter(Boolean);
}
