/** "Fish", said of tacos, and "lemon", said of a cake, want another of the same kind. */
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { normalise } from '../../text/normalise.ts';
import { singular } from '../../text/plurals.ts';
import { choose } from '../../cook/choose/choose.ts';
import { holdsFood } from '../../cook/choose/match.ts';
import { isHeldSomewhere } from '../../cook/choose/match-levels.ts';
import { NO_WISH, type Wish } from '../../cook/choose/wish.ts';
import { mayUse } from '../questions/may-use.ts';
import type { Table } from '../../cook/table.ts';
import { type Reply, serveBest } from './serve-dish.ts';

export function onSameKind(table: Table): Reply | null {
  const { before, meaning, now } = table;
  const { inHand, lastSaid } = before;
  const { include, text } = meaning;
  if (!inHand || lastSaid === 'list' || include.length === 0 || include.length > 2) return null;
  if (!BARE.test(text) || SENTENCE.test(text) || asksMoreThanFood(table)) return null;
  const facts = getDishFacts(table.kitchen.cookbook, inHand);
  const [food] = include;
  if (food && include.every((one) => holdsFood(facts, one)))
    return mayUse({ ...table, meaning: { ...meaning, text: `can i use ${food.said}?` } });
  const kind = kindOf(inHand);
  if (kind === undefined) return null;
  const unheard = include.every((one) => !isHeldSomewhere(table.kitchen.cookbook.index, one));
  if (food && unheard)
    return mayUse({ ...table, meaning: { ...meaning, text: `can i use ${food.said}?` } });
  const { maxMinutes, firmTime } = now.wish;
  const course = {
    label: inHand.course,
    courses: [inHand.course],
    keywords: inHand.keywords,
    narrow: true,
  };
  const wish: Wish = { ...NO_WISH, include, words: [kind], course, maxMinutes, firmTime };
  const [best] = choose(table, wish, 1);
  if (!best || best.missed.length > 0) return null;
  return serveBest({ ...table, now: { ...now, wish } }, wish, 'wish');
}

/** A food or two and nothing else. */
const BARE =
  /^(?:(?:and|but|or|maybe|perhaps|rather|with|in|some|how about|what about|make it|hm+|ok|actually|then|just) )*[a-z -]{3,24}?(?: (?:maybe|then|please|instead|perhaps|ones?|version|flavou?r))*[.!?]*$/;

const SENTENCE =
  /\b(?:i|we|you|have|got|want|need|give|show|recipe|cook|is|are|do|does|can|use|add)\b/;

function asksMoreThanFood({ meaning }: Table): boolean {
  const { course, cuisine, named, avoid, words, doses, question, reply } = meaning;
  return (
    course !== undefined ||
    cuisine !== undefined ||
    named.length + avoid.length + words.length + doses.length > 0 ||
    (question !== undefined && question !== 'may-use') ||
    (reply !== undefined && reply.kind !== 'yes' && reply.kind !== 'no')
  );
}

const SWEET_KINDS =
  /\b(cake|pie|tart|cookie|muffin|pudding|mousse|crumble|ice cream|pancake|scone|brownie)(?:s|es)?\b/;
const KINDS =
  /\b(pie|tart|taco|burger|soup|salad|curry|stew|pizza|risotto|pasta|sandwich|wrap|omelette|pancake|lasagne|stir-fry|kebab|skewer|dumpling|smoothie|quiche|casserole|tagine|bread|scone|muffin|fritter|burrito|enchilada|porridge)(?:s|es)?\b/;

/** "taco", "cake"; nothing for a dish that is the only one of its kind. */
function kindOf(dish: Dish): string | undefined {
  const kinds = dish.course === 'dessert' ? SWEET_KINDS : KINDS;
  const said = kinds.exec(normalise([dish.title, ...dish.also].join(' ')))?.[1];
  if (said !== undefined) return singular(said);
  return dish.course === 'soup' || dish.course === 'salad' ? dish.course : undefined;
}
