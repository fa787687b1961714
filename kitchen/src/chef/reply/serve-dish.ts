/** Serves a dish by name or the best for a wish, bent to the needs, with a list where no card is possible. */

import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { adapt } from '../../cook/adapt/adapt.ts';
import { asShown } from '../../cook/adapt/swap-shown.ts';
import { bendingOf, type Choice, choose, suitsTable } from '../../cook/choose/choose.ts';
import { type Miss, stuckWithout } from '../../cook/choose/match.ts';
import { nextOfKin } from '../../cook/choose/next-of-kin.ts';
import { likeThis, NO_WISH, type Wish } from '../../cook/choose/wish.ts';
import { fill } from '../../cook/fill.ts';
import type { Occasion } from '../../cook/plate/first-words.ts';
import { withArticles } from '../../cook/plate/kept-in-mind.ts';
import { type PlatedRecipe, serve } from '../../cook/plate/serve.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import { notServedTo, WHO } from '../understand/care.ts';
import { allNeeds, needsWords } from '../../say/voice/needs-words.ts';
import * as offering from '../words/offering.ts';
import { dosed } from './doses.ts';
import { suggest } from './suggest.ts';

export type Reply = string | PlatedRecipe;

export function englishOnly(table: Table): string {
  const { language } = table.meaning;
  if (!language) return '';
  // Letters that we have no words for were not understood, and we do not make believe.
  const { text, strange } = table.meaning;
  if (!/[a-z]{2}/.test(text)) return say(table, offering.UNREAD_LANGUAGE, { language });
  const partly = /[^\p{ASCII}\p{P}]{3}/u.test(text) || strange.some((word) => word.length > 5);
  return say(table, partly ? offering.PARTLY_READ : offering.ENGLISH_ONLY, { language });
}

export function slugs(dishes: readonly Dish[]): Set<string> {
  return new Set(dishes.map((dish) => dish.slug));
}

export function suggestOnly(table: Table, dishes: readonly Dish[]): string {
  const keep = new Set(dishes.map((dish) => dish.slug));
  const not = new Set(
    table.kitchen.cookbook.dishes.map((dish) => dish.slug).filter((slug) => !keep.has(slug)),
  );
  return suggest(table, NO_WISH, { not, leads: offering.OPEN_LEADS.slice(3, 4) });
}

export function choiceOf(table: Table, dish: Dish): Choice[] {
  const { kitchen, before, units } = table;
  const bending = bendingOf(table);
  const title = dish.slug === before.inHand?.slug ? before.shownAs : undefined;
  const shown = title && asShown(kitchen, dish, title, bending, kitchen.spoken[units]);
  const adapted = shown || adapt(kitchen, dish, bending);
  return adapted ? [{ adapted, missed: [] }] : [];
}

const NEAR_LEADS = [
  'Near to it, I have these:',
  'Closest to it are these:',
  'These come near it:',
  'Related, and fitting:',
  'These might take its place:',
  'What I can offer instead:',
] as const;

/** The dish itself, bent to the needs, or the nearest to it that can be. */
export function serveDish(
  table: Table,
  dish: Dish,
  occasion: Occasion,
  extra: readonly string[] = [],
): Reply {
  const obstacle = obstacleTo(table, dish);
  for (const choice of obstacle === '' ? choiceOf(table, dish) : []) {
    const asIs = dish.slug === table.before.inHand?.slug;
    const turned = asIs ? { ...choice, adapted: dosed(table, choice.adapted) } : choice;
    const recipe = serve(table, turned, occasion, [englishOnly(table), ...extra].filter(Boolean));
    if (recipe) return recipe;
  }
  const kin = kinOf(table, dish);
  const same = obstacle === '' ? sameByName(table, dish, kin) : null;
  if (same) return same;
  const before = [englishOnly(table), obstacle || cannotFit(table, dish)].filter(Boolean).join(' ');
  return suggest(table, likeThis(dish, table.now.wish), {
    before,
    first: kin,
    alone: true,
    instead: dish,
    not: new Set([dish.slug]),
    leads: NEAR_LEADS,
  });
}

/** Who asked for "lasagne" is served the one that fits, and never told that there is none. */
function sameByName(table: Table, dish: Dish, kin: readonly Dish[]): PlatedRecipe | null {
  const { meaning, kitchen } = table;
  const said = meaning.named.find((one) => one.dish.slug === dish.slug)?.matchedTokens ?? [];
  const called = (one: Dish): boolean =>
    said.every((word) => kitchen.cookbook.facts.get(one.slug)?.terms.has(word));
  const isSame = (one: Dish): boolean =>
    said.length > 0 && one.course === dish.course && called(one) && suitsTable(table, one);
  for (const one of kin.filter(isSame).slice(0, 6))
    for (const choice of choiceOf(table, one)) {
      const recipe = serve(table, choice, 'named', [englishOnly(table)].filter(Boolean));
      if (recipe) return recipe;
    }
  return null;
}

/** Dishes called by the rare word that this one was asked for by, a vegetable lasagne for a lasagne, before all other kin. */
function kinOf({ kitchen, meaning }: Table, dish: Dish): Dish[] {
  const { facts, vocabulary, index } = kitchen.cookbook;
  const said = meaning.named.find((one) => one.dish.slug === dish.slug)?.matchedTokens ?? [];
  const rare = said.filter((word) => (vocabulary.get(word) ?? 9) < 7 && !index.foods.has(word));
  const isNamesake = (one: Dish): boolean =>
    one.course === dish.course && rare.some((word) => facts.get(one.slug)?.terms.has(word));
  return nextOfKin(kitchen.cookbook, dish, rare.length > 0 ? isNamesake : undefined);
}

function cannotFit(table: Table, dish: Dish): string {
  return speaks(table.kitchen, dish.title, table.now.needs)
    ? fill('{dish} cannot be made to fit, I am afraid.', { dish: dish.title })
    : say(table, offering.CANNOT_FIT, { needs: needsWords(allNeeds(table.now.needs)) });
}

/** What stands in the way that no swap mends: a tool they lack, raw fish in a pregnancy. */
function obstacleTo(table: Table, dish: Dish): string {
  const { kitchen, now } = table;
  if (!speaks(kitchen, dish.title, now.needs)) return '';
  const facts = getDishFacts(kitchen.cookbook, dish);
  const tool = stuckWithout(facts, dish, now.lacking);
  if (tool)
    return say(table, offering.NEEDS_TOOL, { dish: dish.title, tool: withArticles([tool]) });
  const what = notServedTo(kitchen.situations, now.care).find((caution) =>
    facts.cautions.has(caution),
  );
  if (!what) return '';
  const [first = 'pregnancy'] = now.care.filter((one) =>
    notServedTo(kitchen.situations, [one]).includes(what),
  );
  const who = WHO[first];
  const said = say(table, offering.NOT_FOR_CARE, { dish: dish.title, what, who });
  return what === 'rare meat' ? `${said} ${offering.COOKED_THROUGH}` : said;
}

/** Dishes like the one they mean, when that cannot be bent; nothing when it is not a matter of bending. */
export function nearUnfit(table: Table, wish: Wish): string {
  const unfit = wouldFitBut(table, wish);
  if (!unfit) return '';
  return suggest(table, likeThis(unfit, wish), {
    before: [englishOnly(table), say(table, offering.NOTHING_FITS)].filter(Boolean).join(' '),
    first: nextOfKin(table.kitchen.cookbook, unfit),
    alone: true,
    leads: NEAR_LEADS,
    not: slugs([unfit]),
  });
}

/** The dish they mean, if only it could be bent: what is offered in its place should be like it. */
function wouldFitBut(table: Table, wish: Wish): Dish | undefined {
  const bare = { ...table.now, needs: { allergies: [], diets: [] }, avoid: [], customs: [] };
  const [fitting] = choose(table, wish, 1);
  if (fitting && fitting.missed.length === 0) return undefined;
  const [best] = choose({ ...table, now: bare }, wish, 1);
  return best && best.missed.length === 0 && choiceOf(table, best.adapted.original).length === 0
    ? best.adapted.original
    : undefined;
}

/** Where one of these is missed, a few near ones to choose from are better than one. */
const MATTERS: ReadonlySet<Miss> = new Set(['word', 'food', 'cuisine', 'course', 'kit']);

/** "I only have potatoes, onions and eggs": what asks for little besides comes first. */
const ALL_I_HAVE =
  /\b(?:only (?:have|got)|have only|nothing else|all (?:i|we) (?:have|got|'ve got)|and that's (?:it|all))\b/;

function besides({ adapted, missed }: Choice, wish: Wish): number {
  const extra = adapted.dish.ingredients.filter(
    (item) => !wish.include.some((food) => food.names.some((name) => item.name.includes(name))),
  );
  return extra.length + 50 * missed.length;
}

export function serveBest(table: Table, wish: Wish, occasion: Occasion): Reply {
  const { everOffered } = table.before;
  const all = ALL_I_HAVE.test(table.meaning.text) && wish.include.length > 1;
  const found = choose(
    table,
    wish,
    all ? 8 : 1,
    occasion === 'wish' ? new Set() : slugs(everOffered),
  );
  const choices = all ? found.toSorted((a, b) => besides(a, wish) - besides(b, wish)) : found;
  if (occasion === 'wish' && choices[0]?.missed.some((miss) => MATTERS.has(miss))) {
    const near = nearUnfit(table, wish);
    if (near) return near;
    const list = suggest(table, wish, { before: englishOnly(table) });
    if (list.includes('\n2. ')) return list;
  }
  for (const choice of choices) {
    const recipe = serve(table, choice, occasion, [englishOnly(table)].filter(Boolean));
    if (recipe) return recipe;
  }
  const others = choose(table, wish, 4);
  for (const choice of others) {
    const recipe = serve(table, choice, occasion);
    if (recipe) return recipe;
  }
  return say(table, offering.NOTHING_FITS);
}
