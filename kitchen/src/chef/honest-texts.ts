/** Mends title, introduction and tip after a change, and drops what is no longer true. */

import type { Dish } from '../cookbook/dish.ts';
import { dishLines } from '../cookbook/dish-lines.ts';
import { fold } from '../cookbook/fold.ts';
import { resolveName } from '../cookbook/resolve-name.ts';
import type { Kitchen } from '../kitchen.ts';
import { check } from '../safety/check.ts';
import type { Needs } from '../vocabulary.ts';
import { type AdaptedDish, isFood, type Work } from './adapt-work.ts';
import { dishFrom } from './draft.ts';
import { sayMinutes } from './fill.ts';
import { sentencesOf } from './leave-out.ts';
import { allNeeds, needsWords } from './needs-words.ts';
import { weigher } from './weigh.ts';

/** Mends title, introduction and tip, then holds the whole dish up to the check once more. */
export function finish(work: Work): AdaptedDish | null {
  const { original, bending, changes, kitchen } = work;
  if (changes.length === 0 && bending.avoid.length === 0) {
    const labels = labelsOf(kitchen, original, bending.needs);
    return labels === null ? finishTexts(work) : { dish: original, original, changes, labels };
  }
  return finishTexts(work);
}

function finishTexts(work: Work): AdaptedDish | null {
  const { original, bending, changes, kitchen, draft } = work;
  const title = fittingTitle(work);
  if (title === null) return null;
  const honest = (text: string): string => keepTrue(work, text);
  const dish = dishFrom(
    {
      ...draft,
      title,
      introduction: honest(draft.introduction) || plainIntroduction(original),
      tip: honest(draft.tip),
      keeps: honest(draft.keeps),
    },
    original,
  );
  const labels = labelsOf(kitchen, dish, bending.needs);
  return labels === null ? null : { dish, original, changes, labels };
}

/** Ingredients whose label must be read; null when something surely conflicts. */
function labelsOf(kitchen: Kitchen, dish: Dish, needs: Needs): string[] | null {
  if (allNeeds(needs).length === 0) return [];
  const { findings } = check(
    kitchen.rules,
    dishLines(dish),
    needs,
    dish.servings,
    weigher(kitchen.measures),
  );
  if (findings.some((one) => one.certainty === 'contains')) return null;
  const unsure = findings
    .filter((one) => one.part === 'ingredients')
    .map((one) => dish.ingredients[one.index]?.name ?? one.term);
  return [...new Set(unsure)];
}

/** What may always be said of a dish. */
function plainIntroduction({ cuisine, course, time }: Dish): string {
  return `${/^[AEIOU]/.test(cuisine) ? 'An' : 'A'} ${cuisine} ${course === 'main' ? 'main dish' : course}, on the table in ${sayMinutes(time)}.`;
}

function conflicts({ kitchen, bending }: Work, text: string): boolean {
  const { findings } = check(kitchen.rules, [{ part: 'tips', index: 0, text }], bending.needs);
  const avoided = bending.avoid.some((food) => isFood({ kitchen }, text, food));
  return avoided || findings.some((one) => one.certainty === 'contains');
}

/** Sentences that a change has made untrue, or that name what must not be named, go. */
function keepTrue(work: Work, text: string): string {
  const kept = sentencesOf(text).filter((sentence) => !conflicts(work, sentence));
  return kept.join(' ').replace(/;$/, '.');
}

/** "Dairy-free bobotie": the changed title or an other name of the dish, by which it can be found again; else null. */
function fittingTitle(work: Work): string | null {
  const { original, kitchen } = work;
  const fits = [original.title, ...titlesInOrder(work)].filter((one) => !conflicts(work, one));
  const titles = fits.map((name) => prefixed(work, name));
  // By its name alone, since that may be all we are told of it later.
  const found = (title: string): boolean =>
    resolveName(kitchen.cookbook, title)?.slug === original.slug;
  return titles.find(found) ?? null;
}

function prefixed({ original, changes }: Work, name: string): string {
  const because = [...new Set(changes.flatMap((change) => change.because))];
  const prefix = needsWords(because);
  if (prefix === '' || fold(name).startsWith(fold(prefix))) return capital(name);
  return `${capital(prefix)} ${lowerFirst(name, original)}`;
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
  const renamed = draft.title.replace(
    /\b(?:extra-?|firm|plain|unsweetened|smoked firm|boiled|cooked|tinned|dried) /gi,
    '',
  );
  const fat = changes.some(
    (change) =>
      /\b(?:butter|oil|cream|milk|ghee|yoghurt)\b/.test(change.from) &&
      original.title.toLowerCase().includes(change.from.split(' ').at(-1) ?? change.from),
  );
  return fat ? [...original.also] : [renamed, ...original.also];
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Only words that the book writes small elsewhere lose their capital: "Vegan Greek salad" keeps its own. */
function lowerFirst(name: string, { cuisine }: Dish): string {
  const first = name.split(/[ -]/)[0] ?? '';
  if (PROPER.has(first) || cuisine.startsWith(first)) return name;
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

const PROPER = new Set(
  'Irish Greek Italian French Spanish Thai Korean Swedish Polish German Moroccan Persian Turkish Lebanese Mexican Indian Chinese Japanese Cajun Welsh Scotch Scottish English Yorkshire Caesar Waldorf Cape Ghanaian Senegalese Peruvian Brazilian Vienna Wiener Christmas Turkish Basque Andalusian Hainanese Sichuan Caprese'.split(
    ' ',
  ),
);
