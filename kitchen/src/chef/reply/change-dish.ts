/** Bends the dish in hand, or moves on to a near one, when a message is about the card it follows. */
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { adapt, whyNotSwapped } from '../../cook/adapt/adapt.ts';
import { isFood } from '../../cook/adapt/adapt-work.ts';
import { numberOf, sayNumber } from '../../cook/adapt/add-amounts.ts';
import { isPlural } from '../../cook/adapt/rename.ts';
import { bendingOf, type Choice, choose } from '../../cook/choose/choose.ts';
import { likeThis, type Wish } from '../../cook/choose/wish.ts';
import { sayMinutes } from '../../cook/fill.ts';
import type { Occasion } from '../../cook/plate/first-words.ts';
import { type PlatedRecipe, serve } from '../../cook/plate/serve.ts';
import { mayUse } from '../questions/may-use.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import { namesContent, namesModifier } from '../understand/meaning.ts';
import { KINDS_OF_DISH } from '../understand/read-words.ts';
import { allNeeds } from '../../say/voice/needs-words.ts';
import { HOTTER } from '../words/doses.ts';
import { NOTHING_FITS } from '../words/offering.ts';
import { NOT_IN_IT, SPICY_NO } from '../words/questions.ts';
import { ALREADY_SO, MILDER, NO_SWAP, NONE_QUICKER, QUICKER } from '../words/serving.ts';
import { suggest } from './suggest.ts';

type Serve = (dish: Dish, occasion: Occasion, extra?: readonly string[]) => string | PlatedRecipe;

export function changeDish(table: Table, serveDish: Serve): string | PlatedRecipe | null {
  const { meaning, before } = table;
  const dish =
    before.lastSaid === 'list' && before.offered.length === 1 ? before.offered[0] : before.inHand;
  if (!dish || !isAboutDish(table)) return null;
  if (meaning.refusedCuisines.includes(dish.cuisine)) return elsewhere(table, dish);
  if (meaning.time.quicker || meaning.time.maxMinutes !== undefined)
    return quickerThan(table, dish);
  const milder = milderThan(table, dish) ?? hotterThan(table, dish) ?? alreadySo(table, dish);
  if (milder) return milder;
  if (meaning.moods.length > 0 && !onlyCounts(table)) return likeItBut(table, dish);
  if (meaning.replace) return replaced(table, dish, serveDish);
  if (goesAgainst(table, dish)) return likeItBut(table, dish);
  return (
    notInIt(table, dish) ??
    (staysMild(table) ? halfAsHot(table, dish, []) : null) ??
    serveDish(dish, 'changed')
  );
}

/** "Make it less spicy": the same card with half of what is hot in it, or a word where nothing is. */
function milderThan(table: Table, dish: Dish): string | PlatedRecipe | null {
  const { text, moods } = table.meaning;
  const mild = moods.some((mood) => mood.label === 'mild');
  const others = moods.some((mood) => mood.label !== 'mild' && mood.label !== 'good with children');
  if (!mild || others || !LESS_HEAT.test(text)) return null;
  return dish.ingredients.some((item) => HOT.test(item.name))
    ? halfAsHot(table, dish, [say(table, MILDER)])
    : say(table, SPICY_NO, { dish: dish.title });
}

/** "Make it spicier": the same card with half as much again of what is hot in it, or a word on what would make it hot. */
function hotterThan(table: Table, dish: Dish): string | PlatedRecipe | null {
  const { text, moods } = table.meaning;
  if (!MORE_HEAT.test(text) || moods.some((mood) => mood.label !== 'spicy')) return null;
  const adapted = adapt(table.kitchen, dish, bendingOf(table));
  if (!adapted?.dish.ingredients.some((item) => HOT.test(item.name)))
    return mayUse({ ...table, meaning: { ...table.meaning, text: 'can i add chilli?' } });
  const ingredients = adapted.dish.ingredients.map((item) =>
    HOT.test(item.name) && /^[\d./ ]+$/.test(item.quantity)
      ? { ...item, quantity: sayNumber(numberOf(item.quantity) * 1.5) }
      : item,
  );
  const hotter = { ...adapted, dish: { ...adapted.dish, ingredients } };
  return serve(table, { adapted: hotter, missed: [] }, 'changed', [say(table, HOTTER)]);
}

const MORE_HEAT =
  /\b(?:make|do|want|like|have) (?:it|this|that) (?:more |a bit |a little |really |very |extra |much )*(?:spicy|spicier|hot|hotter)\b|^(?:and |but |ok |can it be |a bit |a little |much |way )*(?:spicier|hotter|more (?:heat|spicy|kick)|extra (?:spicy|hot|heat))(?: please)?[.!?]*$/;

/** "Crispy", said of what is crisp, changes nothing. */
function alreadySo(table: Table, dish: Dish): string | null {
  const { moods, text } = table.meaning;
  const [mood, other] = moods;
  if (!mood || other || !TEXTURES.has(mood.label) || /\b(?:more|\w+ier|else|another)\b/.test(text))
    return null;
  const told = `${dish.introduction} ${dish.keywords.join(' ')}`.toLowerCase();
  return told.includes(mood.label.slice(0, 5))
    ? say(table, ALREADY_SO, { dish: dish.title, mood: mood.label })
    : null;
}

const TEXTURES: ReadonlySet<string> = new Set(['crisp', 'creamy', 'smoky', 'tangy']);

/** Null where nothing that is hot in it can be halved. */
function halfAsHot(table: Table, dish: Dish, extra: readonly string[]): PlatedRecipe | null {
  const adapted = adapt(table.kitchen, dish, bendingOf(table));
  if (!adapted) return null;
  const ingredients = adapted.dish.ingredients.map((item) =>
    HOT.test(item.name) ? halved(item) : item,
  );
  if (!ingredients.some((item, at) => item !== adapted.dish.ingredients[at])) return null;
  const milder = { ...adapted, dish: { ...adapted.dish, ingredients } };
  return serve(table, { adapted: milder, missed: [] }, 'changed', extra);
}

/** A card that was made milder stays so when it is for six. */
function staysMild({ before, meaning }: Table): boolean {
  return (
    before.wish.moods.some((mood) => mood.label === 'mild') && meaning.people.pieces === undefined
  );
}

const LESS_HEAT =
  /\b(?:less (?:spicy|hot|heat|fiery|spice)|milder|not (?:so|as|that|too) (?:spicy|hot)|tone (?:it )?down|reduce the (?:heat|spice)|(?:make|do) it mild|mild (?:one|version|for)|^mild(?: please)?$|without (?:the )?heat)\b/;
const HOT =
  /\b(?:chill?i(?:e?s)?|chill?y|cayenne|jalape.o|habanero|scotch bonnet|sriracha|gochujang|gochugaru|harissa|sambal|berbere|hot sauce|piri-piri|chipotle|doubanjiang|(?:green|red|thai|vindaloo|madras) curry paste|hot paprika|aj[ií] amarillo)\b/i;

function halved(item: Dish['ingredients'][number]): Dish['ingredients'][number] {
  if (!/^[\d./ ]+$/.test(item.quantity)) return item;
  const half = numberOf(item.quantity) / 2;
  return { ...item, quantity: sayNumber(half) };
}

/** "12 kids" tells how many eat, and of a card that was chosen for children nothing more. */
function onlyCounts({ meaning }: Table): boolean {
  // "Kids don't like onions" leaves out the onions, "my guest is allergic" the allergen.
  const told = meaning.avoid.length + meaning.needs.allergies.length + meaning.needs.diets.length;
  if (told > 0) return meaning.moods.every((mood) => OF_COMPANY.has(mood.label));
  return meaning.people.people !== undefined && meaning.text.split(' ').length <= 4;
}

const OF_COMPANY: ReadonlySet<string> = new Set(['good with children', 'fit for guests']);

/** "Low in salt, please", of a dish that no swap makes so. */
function goesAgainst({ kitchen, meaning }: Table, dish: Dish): boolean {
  const { cautions } = getDishFacts(kitchen.cookbook, dish);
  return meaning.customs.some((custom) => custom.wary.some((one) => cautions.has(one)));
}

/** Only modifiers were said, right after the card or plainly about "it". */
function isAboutDish({ meaning, before }: Table): boolean {
  if (before.lastSaid === 'list' && !meaning.aboutIt) return false;
  if (
    before.lastSaid === 'list' &&
    before.offered.length > 1 &&
    !meaning.replace &&
    meaning.people.factor === undefined
  )
    return false;
  if (meaning.named.length > 0 || meaning.refused.length > 0) return false;
  if (meaning.replace) return true;
  if (meaning.moods.length > 0 && /\b(?:again|same)\b.*\bbut\b/.test(meaning.text)) return true;
  if (meaning.reply?.kind === 'another' || meaning.reply?.kind === 'surprise' || meaning.wantsIdeas)
    return false;
  // "not soup" wants another dish rather than this one without soup.
  if (meaning.avoid.some((food) => KINDS_OF_DISH.test(food.said))) return false;
  return namesModifier(meaning) && !namesContent(meaning);
}

/** A dish of the same kind, with the foods and the cuisine that were asked for, in so many minutes. */
function likeItWithin({ now }: Table, dish: Dish, maxMinutes: number): Wish {
  return {
    ...likeThis(dish, now.wish),
    ...(now.wish.cuisine ? { cuisine: now.wish.cuisine } : {}),
    include: now.wish.include,
    words: now.wish.words,
    maxMinutes,
    firmTime: true,
  };
}

function quickerThan(table: Table, dish: Dish): string | PlatedRecipe {
  const { maxMinutes, quicker } = table.meaning.time;
  const less = Math.max(dish.time * 0.6, Math.min(20, dish.time - 5));
  // Whoever finds hours too long does not mean a little less, if there is such a dish.
  const limits = quicker
    ? [Math.min(maxMinutes ?? 60, less), Math.min(maxMinutes ?? 1000, less)]
    : [maxMinutes ?? dish.time];
  const { include } = table.now.wish;
  // Who wants it quicker gives up the rice before the speed.
  const wishes = [include, include.slice(0, 1), []].flatMap((foods) =>
    limits.map((limit) => ({ ...likeItWithin(table, dish, limit), include: foods, limit })),
  );
  let choice = nearAndQuick(table, dish, limits[0] ?? less);
  for (const { limit, ...wish } of wishes)
    choice ??= choose(table, wish, 1).find((one) => one.adapted.dish.time <= limit);
  if (!choice)
    return `${say(table, NONE_QUICKER)} ${suggest(table, { ...likeThis(dish, table.now.wish), maxMinutes: limits.at(-1), firmTime: true })}`;
  const said = say(table, QUICKER, {
    time: sayMinutes(choice.adapted.dish.time),
    before: sayMinutes(dish.time),
  });
  return (
    serve(
      table,
      { ...choice, missed: choice.missed.filter((one) => one !== 'course') },
      'another',
      [said],
    ) ?? say(table, NOTHING_FITS)
  );
}

/** Another plate of noodles, or another dish from the same kitchen, comes before whatever else is quick. */
function nearAndQuick(table: Table, dish: Dish, limit: number): Choice | undefined {
  const wish = likeItWithin(table, dish, limit);
  if (wish.include.length + wish.words.length > 0 || wish.cuisine) return undefined;
  const alike = { ...wish, words: dish.keywords.slice(0, 1) };
  const kin = { ...wish, cuisine: { label: dish.cuisine, names: [dish.cuisine], nearest: false } };
  const sooner = Math.max(limit, dish.time - 5);
  const near = [alike, kin, { ...alike, maxMinutes: sooner }];
  return near
    .flatMap((one) => choose(table, one, 1))
    .find((one) => one.missed.length === 0 && one.adapted.dish.time <= sooner);
}

/** "too spicy", "something lighter": a dish of the same course that suits the mood. */
function likeItBut(table: Table, dish: Dish): string | PlatedRecipe {
  const wish = {
    ...likeThis(dish, table.now.wish),
    cuisine: table.now.wish.cuisine,
    include: table.now.wish.include,
  };
  for (const choice of choose(table, wish, 2)) {
    const recipe = serve(table, choice, 'another');
    if (recipe) return recipe;
  }
  return say(table, NOTHING_FITS);
}

/** "Not Asian", said of a Thai dish: one of its course from another kitchen, with the foods that were asked for. */
function elsewhere(table: Table, dish: Dish): string | PlatedRecipe {
  const { wish, refusedCuisines } = table.now;
  const cuisine = wish.cuisine?.names.every((name) => refusedCuisines.includes(name))
    ? undefined
    : wish.cuisine;
  return likeItBut({ ...table, now: { ...table.now, wish: { ...wish, cuisine } } }, dish);
}

/** Nothing need be written anew when the dish never had what they want left out. */
function notInIt(table: Table, dish: Dish): string | null {
  const { meaning, now } = table;
  const [food] = meaning.avoid;
  const only =
    meaning.avoid.length > 0 &&
    allNeeds(meaning.needs).length === 0 &&
    meaning.people.people === undefined &&
    meaning.people.factor === undefined;
  if (!food || !only || KINDS_OF_DISH.test(food.said)) return null;
  const has = meaning.avoid.some((one) =>
    dish.ingredients.some((item) => isFood(table, item.name, one)),
  );
  const said = speaks(table.kitchen, food.said, now.needs);
  if (has || !said) return null;
  const plain = NOT_IN_IT.filter((one) => !/\} (?:manages|needs|has)|\bhas no\b/.test(one));
  const variants = (isPlural(dish.title) ? plain : NOT_IN_IT).filter(
    (one) => !isPlural(food.said) || !/^There is|\bit:|\bgoes\b/.test(one),
  );
  return say(table, variants, { food: food.said, dish: dish.title });
}

/** The dish with one thing in another's place, or why it cannot be; null when nobody knows. */
export function twist(
  table: Table,
  dish: Dish,
  occasion: Occasion = 'named',
): PlatedRecipe | string | null {
  const { replace } = table.meaning;
  const bending = {
    ...bendingOf(table),
    avoid: table.now.avoid.filter((food) => food.names[0] !== replace?.from.names[0]),
    replace,
  };
  const adapted = adapt(table.kitchen, dish, bending);
  if (!adapted) {
    const reason = whyNotSwapped(table.kitchen, dish, bending);
    return reason === null ? null : say(table, NO_SWAP, { reason });
  }
  return adapted.changes.length > 0 ? serve(table, { adapted, missed: [] }, occasion) : null;
}

function replaced(table: Table, dish: Dish, serveDish: Serve): string | PlatedRecipe {
  const { replace } = table.meaning;
  const recipe = twist(table, dish, 'changed');
  if (
    !recipe &&
    replace &&
    !dish.ingredients.some((item) => isFood(table, item.name, replace.from))
  ) {
    return say(table, NOT_IN_IT, { food: replace.from.said, dish: dish.title });
  }
  return recipe ?? serveDish(dish, 'changed');
}
