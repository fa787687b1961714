/** Edit: adapts a dish for the freezer or small children (an added step) or for a hurry (shorter marinade, foods bought ready cut). */
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import { sentencePieces } from '../../cook/adapt/leaf-for-bread.ts';
import { minutesIn } from '../../cook/whole-things.ts';
import type { Dish, StepPiece } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { tell } from '../../say/told.ts';
import { wordsOf } from './card-words.ts';
import { hotItems } from './change-amounts.ts';
import { cookedFood } from './cooking-times.ts';
import { type Bench, checked, type Edited } from './finish-edit.ts';
import { nounOf } from './said-food.ts';
import { blendedWholeAt } from './where-it-ends.ts';

/** Undefined for what is no purpose but an appliance. */
export function servedFor(bench: Bench, before: AdaptedDish, said: string): Edited | undefined {
  switch (said) {
    case 'freezing':
      return forFreezing(bench, before);
    case 'small children':
      return isForAdults(bench, before.dish)
        ? { refusal: tell('edits.not-for-children', { dish: nounOf(before.dish.title) }) }
        : withWords(bench, before, forChildren(bench, before.dish));
    case 'quicker':
      return inAHurry(bench, before);
    default:
      return undefined;
  }
}

/** What is drunk or eaten with its alcohol or its coffee in it, and a paste that is made of chillies. */
function isForAdults({ kitchen: { rules } }: Bench, dish: Dish): boolean {
  const hot = hotItems({ dish });
  if (dish.course === 'sauce' && hot.some((at) => dish.ingredients[at]?.unit !== 'tsp'))
    return true;
  const isBoiled = dish.course === 'main' || dish.course === 'soup' || dish.course === 'side';
  return (
    !isBoiled &&
    dish.ingredients.some(
      ({ name }) => findFoodNames(rules, name).includes('alcohol') || /\bcoffee\b/.test(name),
    )
  );
}

function forFreezing(bench: Bench, before: AdaptedDish): Edited {
  const { dish } = before;
  const slots = { dish: nounOf(dish.title), keeps: dish.keeps };
  const [freezing = ''] = dish.keeps
    .split(/(?<=[.;])\s+/)
    .filter((one) => /\bfr(?:eez|oz)/i.test(one));
  // "The sauce freezes" is not said of the eggs in it.
  const isPart = /\bthe (?!whole|fridge|freezer)\p{L}+\b|\b(?:dough|raw|uncooked|unbaked)\b/iu.test(
    freezing.split(/\bfr(?:eez|oz)/i)[0] ?? '',
  );
  if (freezing === '' || isPart || /\b(?:not|never|n't)\b[^.]*freeze/i.test(dish.keeps))
    return { refusal: tell('edits.freezes-badly', slots) };
  return withStep(bench, before, 'edits.step-freeze');
}

/** What has to be done to the share of small children, by what there is on the list. */
function forChildren({ kitchen }: Bench, dish: Dish): string {
  const { ingredients, course, slug } = dish;
  const classes = new Set(
    ingredients.flatMap(({ name }) => cookedFood(kitchen, name)?.classes ?? []),
  );
  const isSmooth = course === 'drink' || course === 'sauce' || blendedWholeAt(dish);
  const parts = [
    ...(isSmooth ? [] : ['pieces']),
    ...(BONY.some((one) => classes.has(one)) ? ['bones'] : []),
    ...(classes.has('sausage') || ingredients.some(({ name }) => ROUND.test(name))
      ? ['round']
      : []),
    ...(ingredients.some((item) => isWholeNut(kitchen, item)) ? ['nuts'] : []),
  ];
  const words = ['edits.step-children', ...parts.map((one) => `edits.step-children-${one}`)];
  return words.map((message) => wordsOf(kitchen, message, slug)).join(' ');
}

const BONY = ['bone bird', 'whole bird', 'wing', 'fish'];
const ROUND = /\b(?:cherry tomatoes|grapes|olives|cherries|frankfurters)$/;

function isWholeNut(kitchen: Bench['kitchen'], { name, preparation }: Dish['ingredients'][number]) {
  const isNut = cookedFood(kitchen, name)?.classes[0] === 'nut';
  return isNut && !/\b(?:ground|butter|flour|milk)\b/.test(`${name} ${preparation}`);
}

function withStep(bench: Bench, before: AdaptedDish, message: string): Edited {
  return withWords(bench, before, wordsOf(bench.kitchen, message, before.dish.slug));
}

function withWords(bench: Bench, before: AdaptedDish, said: string): Edited {
  const { dish } = before;
  const words: StepPiece = { kind: 'text', text: said };
  const adapted = checked(bench, before, { ...dish, steps: [...dish.steps, [words]] });
  return adapted ? { adapted } : { refusal: tell('edits.method-unknown', {}) };
}

const MARINATES = /\b(?:marinat\w*|marinade|chill for at least|cover and chill)\b/i;
const SETS = /\b(?:dough|pastry|set|firm)\b/i;
const SHORT = 20;
const CUT = /\b(?:chopped|diced|sliced|cubes|batons|shredded)\b/;
const SOLD_CUT =
  /\b(?:onions?|carrots?|celery|squash|peppers?|leeks?|cauliflower|swede|sweet potato\w*)$/;
/** Minutes that each food bought ready cut spares. */
const SPARED = 3;

/** Marinades cut short, vegetables bought ready cut; refuses where that spares less than five minutes. */
function inAHurry(bench: Bench, before: AdaptedDish): Edited {
  const { dish } = before;
  // A cheesecake is chilled to set, and not for its taste.
  const isDinner = dish.course === 'main' || dish.course === 'side';
  let saved = 0;
  const steps = dish.steps.map((step) =>
    sentencePieces(step).flatMap((sentence) => {
      const said = stepLine(sentence);
      if (!MARINATES.test(said) || SETS.test(said) || !isDinner) return sentence;
      return sentence.map((piece): StepPiece => {
        const minutes = piece.kind === 'timer' ? minutesIn(piece.text) : 0;
        if (piece.kind !== 'timer' || minutes <= SHORT) return piece;
        saved += minutes - SHORT;
        return { ...piece, text: `${SHORT} minutes` };
      });
    }),
  );
  let cut = 0;
  const ingredients = dish.ingredients.map((item) => {
    if (!SOLD_CUT.test(item.name) || !CUT.test(item.preparation)) return item;
    cut += SPARED;
    return { ...item, preparation: `bought ready cut (${item.preparation})` };
  });
  const time = Math.max(10, dish.time - saved - Math.floor(cut / 5) * 5);
  if (dish.time - time < 5)
    return { refusal: tell('edits.no-shortcut', { dish: nounOf(dish.title), minutes: dish.time }) };
  const active = Math.min(time, Math.max(5, dish.active - cut));
  const quick: Dish = { ...dish, ingredients, steps, time, active };
  const adapted = checked(bench, before, quick);
  return adapted
    ? { adapted }
    : { refusal: tell('edits.no-shortcut', { dish: nounOf(dish.title), minutes: dish.time }) };
}
