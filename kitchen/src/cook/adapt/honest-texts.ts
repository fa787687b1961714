/** Mends title, introduction and tip after a change, and drops what is no longer true. */

import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { dishLines, stepLine } from '../../cookbook/dish-lines.ts';
import { resolveDishName } from '../../cookbook/resolve-name.ts';
import { createWeigher } from '../../measure/lines/weigh.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { check } from '../../safety/verdict/check.ts';
import { allNeeds, needsWords } from '../../say/voice/needs-words.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { normalise } from '../../text/normalise.ts';
import type { Needs } from '../../vocabulary.ts';
import type { Kitchen } from '../kitchen.ts';
import { type AdaptedDish, type Change, isFood, type Work } from './adapt-work.ts';
import { addUp } from './add-up.ts';
import { withDietWord } from './diet-word.ts';
import { dishFrom } from './draft.ts';
import { likelyCarriers } from './likely-carriers.ts';
import { calledWhatTheyAre } from './made-names.ts';
import { fleshIn, keepsHeat } from './meat-heat.ts';
import { sentencesOf } from './mend-sentence.ts';
import { isMisfit, natureOf } from './misfits.ts';
import { standing } from './pronouns.ts';
import { oneOf, plainName } from './rename.ts';
import { isUntrueOf, leftOfOld, namesGone, titlesWithMeat } from './swap-meat.ts';
import { capital, lowerFirst, plainIntroductions } from './title-words.ts';

/** Mends title, introduction and tip, then holds the whole dish up to the check once more. */
export function finish(work: Work): AdaptedDish | null {
  const { original, bending, changes, kitchen } = work;
  if (changes.length === 0 && bending.avoid.length === 0) {
    const labels = labelsOf(kitchen, original, bending.needs);
    // The list answers for a name like "teriyaki"; but a title is read before its list, and by itself.
    const { title, introduction, tip, keeps } = original;
    const isClear = [title, introduction, tip, keeps].every((text) => !conflicts(work, text));
    return labels === null || !isClear
      ? finishTexts(work)
      : { dish: withDietWord(original, bending.needs), original, changes, labels };
  }
  return finishTexts(work);
}

function finishTexts(bent: Work): AdaptedDish | null {
  const work = { ...bent, draft: addUp(bent.draft) };
  const { original, bending, changes, kitchen, draft } = work;
  if (readsAbsurd(work) || !keepsHeat(work, draft) || leftOfOld(work) !== '') return null;
  const title = fittingTitle(work);
  if (title === null) return null;
  const texts = { title, ...honestTexts(work) };
  const dish = dishFrom({ ...draft, ...texts }, original);
  const labels = labelsOf(kitchen, dish, bending.needs);
  const done = { original, changes };
  if (labels !== null) return { ...done, dish: withDietWord(dish, bending.needs), labels };
  // Only then is it worth asking whether a step calls its pizza a pizza and no more.
  const steps = calledWhatTheyAre(work);
  if (steps === draft.steps) return null;
  const renamed = dishFrom({ ...draft, ...texts, steps }, original);
  const read = labelsOf(kitchen, renamed, bending.needs);
  return read && { ...done, dish: withDietWord(renamed, bending.needs), labels: read };
}

/** Introduction and tips, as far as they are true. */
function honestTexts(work: Work): Pick<Dish, 'introduction' | 'tip' | 'keeps'> {
  const { original, draft } = work;
  const { time } = dishFrom(draft, original);
  const said = keepTrue(work, draft.introduction);
  // "Monday night at its kindest" says nothing without the sentence before it.
  const [first = ''] = sentencesOf(draft.introduction);
  const plain = () =>
    original.isOwn
      ? ''
      : (plainIntroductions({ ...original, time }).find((text) => !conflicts(work, text)) ?? '');
  return {
    introduction:
      said !== '' && said.startsWith(first) ? said : [plain(), said].filter(Boolean).join(' '),
    tip: standing(draft.tip, keepTrue(work, draft.tip)),
    keeps: keepTrue(work, draft.keeps),
  };
}

/** Whether a step still treats a swapped ingredient as the one it had been. */
export function readsAbsurd(work: Work): boolean {
  const texts = work.draft.steps.map((step) => stepLine(step));
  return work.changes.some(
    (change) => change.kind === 'swap' && texts.some((text) => misfits(work, change, text)),
  );
}

/** Another meat in the pot may well be what "the meat" speaks of. */
function misfits({ kitchen, draft }: Work, { from, to }: Change, text: string): boolean {
  const { rules } = kitchen;
  const nature = natureOf(rules, from);
  const others = draft.ingredients.some((item) => item && natureOf(rules, item.name) === nature);
  const named = text.toLowerCase().includes(plainName(to).toLowerCase());
  const heard = withoutWhatIsLeft(kitchen, draft, text);
  return (named || !others) && isMisfit(rules, from, to, heard, named);
}

/** A temperature that was left standing is that of what is left, and thighs may be spoken of where there are some. */
function withoutWhatIsLeft(kitchen: Kitchen, draft: Work['draft'], text: string): string {
  const left = fleshIn({ kitchen }, draft).map((at) => draft.ingredients[at]?.name ?? '');
  const shells = draft.ingredients.some((item) => item && /\bshells$/.test(item.name));
  const said = shells ? text.replace(/\bshells\b/g, '') : text;
  if (left.length === 0) return said;
  return left.reduce((rest, name) => rest.replaceAll(name, ''), said.replace(/\d\d °C/g, ''));
}

/** Ingredients whose label must be read; null when something surely conflicts. */
function labelsOf(kitchen: Kitchen, dish: Dish, needs: Needs): string[] | null {
  if (allNeeds(needs).length === 0) return [];
  const { findings } = check(
    kitchen.rules,
    dishLines(dish),
    needs,
    dish.servings,
    createWeigher(kitchen.measures),
  );
  if (findings.some((one) => one.certainty === 'contains')) return null;
  // Carbohydrates are no matter of labels, and fresh food has none.
  const unsure = findings
    .filter((one) => one.part === 'ingredients' && one.restriction !== 'Keto')
    .map((one) => dish.ingredients[one.index]?.name ?? one.term);
  const names = dish.ingredients.map((item) => item.name);
  return [...new Set([...unsure, ...likelyCarriers(names, needs)])];
}

function conflicts(work: Work, text: string): boolean {
  return names(work, text) || holds(work, text);
}

/** Whether it speaks of what somebody does not like. */
function names({ kitchen, bending }: Work, text: string): boolean {
  return bending.avoid.some((food) => isFood({ kitchen }, text, food));
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

/** Whether it speaks of what somebody must not have. */
function holds({ kitchen, bending, draft }: Work, text: string): boolean {
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

/** Sentences that a change has made untrue, or that name what must not be named, go. */
function keepTrue(work: Work, text: string): string {
  const swaps = work.changes.filter((change) => change.kind === 'swap');
  const isTrue = (sentence: string): boolean =>
    !conflicts(work, sentence) &&
    !isUntrueOf(work, sentence) &&
    !swaps.some((change) => isMisfit(work.kitchen.rules, change.from, change.to, sentence, true));
  const kept: string[] = [];
  let dropped = false;
  for (const sentence of sentencesOf(text)) {
    // "…; bring it back to the boil" goes with the clause that it went on from.
    dropped = (dropped && /^\p{Ll}/u.test(sentence)) || !isTrue(sentence);
    if (!dropped) kept.push(sentence);
  }
  return kept.join(' ').replace(/;$/, '.');
}

/** "Dairy-free bobotie": the changed title or an other name of the dish, by which it can be found again; else null. */
function fittingTitle(work: Work): string | null {
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
  return (isOfBook ? titles.find(found) : titles[0]) ?? null;
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
      .flatMap((term) => (term.isFood && !left.has(term.name) ? [term.name] : [])),
  );
  return findTerms(kitchen.rules, title).some((term) => gone.has(term.name));
}

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
        (word) =>
          !contentTokens(one.to).includes(word) &&
          words.has(word) &&
          !/^(?:whole|white|red|fresh|firm|silken)$/.test(word),
      ),
    ) ||
    (!left && gone.some((one) => isNoLonger(kitchen, one, 'meat')) && MEATS.test(title))
  );
}

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
function titlesInOrder({ draft, original, changes }: Work): string[] {
  // A title is not renamed after a thing that stands in for flour, fat or sugar.
  if (
    changes.some(
      (change) =>
        /\b(?:flour|sugar|syrup|erythritol|stock|starch)$/.test(change.to) &&
        draft.title.includes(change.to),
    )
  )
    return [...original.also];
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
        [...swappedIn(original.title, changes), renamed, ...original.also]
      : [renamed, ...swappedIn(original.title, changes), ...original.also];
}

function isShorter(renamed: string, title: string): boolean {
  return renamed.split(' ').length < title.split(' ').length;
}

/** "Tuna salad" is one name to the check, and a chickpea salad when there are chickpeas in it. */
function swappedIn(title: string, changes: readonly Change[]): string[] {
  return changes.flatMap(({ kind, from, to }) => {
    const word =
      kind === 'swap' && contentTokens(from).find((one) => contentTokens(title).includes(one));
    if (!word) return [];
    const name = oneOf(
      plainName(to).replace(
        /^(?:smoked|silken|cooked) | (?:zest|juice)$|(?<=paneer|tofu) cubes$/g,
        '',
      ),
    );
    return [title.replace(new RegExp(`\\b${word}s?\\b`, 'i'), name)];
  });
}
