/** Finishes a changed dish: mends title, introduction and tips, drops untrue sentences, checks allergens and steps again, or rejects it. */
import type { Dish } from '../../cookbook/dish.ts';
import { dishLines, stepLine } from '../../cookbook/dish-lines.ts';
import { createWeigher } from '../../measure/lines/weigh.ts';
import { check } from '../../safety/verdict/check.ts';
import { allNeeds } from '../../say/voice/needs-words.ts';
import { splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import type { Needs } from '../../vocabulary.ts';
import type { Kitchen } from '../kitchen.ts';
import type { AdaptedDish, Change, Work } from './adapt-work.ts';
import { addUp } from './add-up.ts';
import { withDietWord } from './diet-word.ts';
import { dishFrom } from './draft.ts';
import { fittingTitle, holds, names } from './fitting-title.ts';
import { isUntrueOf, leftOfOld, namesGone } from './gone-meat.ts';
import { likelyCarriers } from './likely-carriers.ts';
import { calledWhatTheyAre } from './made-names.ts';
import { fleshIn, keepsHeat } from './meat-heat.ts';
import { meatIn } from './meat-known.ts';
import { sentencesOf } from './mend-sentence.ts';
import { isMisfit, natureOf } from './misfits.ts';
import { standing } from './pronouns.ts';
import { plainName } from './rename.ts';
import { plainIntroductions } from './title-words.ts';

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
  const said = keepTrue(work, draft.introduction);
  // "Monday night at its kindest" says nothing without the sentence before it.
  const [first = ''] = sentencesOf(draft.introduction);
  const plain = () =>
    original.isOwn
      ? ''
      : (plainIntroductions(original).find((text) => !conflicts(work, text)) ?? '');
  return {
    introduction:
      said !== '' && said.startsWith(first) ? said : [plain(), said].filter(Boolean).join(' '),
    tip: standing(draft.tip, keepTrue(work, draft.tip, speaksOfSwapped)),
    // How long it keeps holds for raw patties of any meat.
    keeps: keepTrue(work, draft.keeps, namesGone),
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

/** A tip for beef is none for the lentils or the turkey in its place, though it names them by now. */
function speaksOfSwapped(work: Work, sentence: string): boolean {
  const { kitchen, changes } = work;
  const said = sentence.toLowerCase();
  if (isUntrueOf(work, sentence)) return true;
  return changes.some(({ kind, from, to }) => {
    if (kind !== 'swap' || !said.includes(plainName(to).toLowerCase())) return false;
    const [was, is] = [meatIn(kitchen, from), meatIn(kitchen, to)];
    if (was && is) return was.meat.name !== is.meat.name;
    return natureOf(kitchen.rules, from) !== natureOf(kitchen.rules, to);
  });
}

/** "A soft lemon loaf" is none once the oranges are in: what was to go is on no line, and named nowhere. */
function promisesGone({ bending: { replace }, draft }: Work, sentence: string): boolean {
  if (!replace) return false;
  const [gone, comes] = [replace.from, replace.to].map(({ said }) =>
    singular(said.toLowerCase().replace(/ (?:zest|juice)$/, '')),
  );
  const has = (text: string, word = ''): boolean =>
    splitNameTokens(text).map(singular).join(' ').includes(word);
  return (
    gone !== undefined &&
    !gone.includes(' ') &&
    has(sentence, gone) &&
    comes?.includes(gone) !== true &&
    !draft.ingredients.some((item) => item && has(item.name, gone))
  );
}

/** Sentences that a change has made untrue, or that name what must not be named, go. */
function keepTrue(
  work: Work,
  text: string,
  isUntrue: (work: Work, sentence: string) => boolean = isUntrueOf,
): string {
  const swaps = work.changes.filter((change) => change.kind === 'swap');
  const isTrue = (sentence: string): boolean =>
    !conflicts(work, sentence) &&
    !isUntrue(work, sentence) &&
    !promisesGone(work, sentence) &&
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
