/** Decides what kind of answer a message wants: a card, a list, an explanation or a kind word. */

import { factsFor } from '../cookbook/cookbook.ts';
import type { Dish } from '../cookbook/dish.ts';
import { isPlainWord } from '../cookbook/plain-words.ts';
import { changeDish } from './change-dish.ts';
import { bendingOf, type Choice, choose } from './choose.ts';
import { asksForDish } from './conversation.ts';
import { fill } from './fill.ts';
import { foodMatch } from './match.ts';
import { sayList } from './needs-words.ts';
import { plan } from './plan.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { bend, type Occasion, type PlatedRecipe, serve } from './serve.ts';
import { heardSaid, suggest } from './suggest.ts';
import { say, speaks, type Table } from './table.ts';
import { namesAnything, namesContent, namesModifier } from './understand/meaning.ts';
import { clarity, isOpen, likeThis, NO_WISH, type Wish } from './wish.ts';
import * as offering from './words/offering.ts';
import { NOT_UNDERSTOOD, OFFERS, TALK } from './words/talk.ts';

export type Reply = string | PlatedRecipe;

/** Each looks at the message in turn; the first that has an answer gives it. */
const READERS: readonly ((table: Table) => Reply | null)[] = [
  onTrouble,
  onForeignGreeting,
  onQuestion,
  onPick,
  onNamed,
  onNextOrYes,
  onNo,
  onChange,
  onOffTopic,
  onSurprise,
  onAnother,
  onComplaint,
  onWish,
  onStrange,
  onTalk,
  onHungry,
];

export function decide(table: Table): Reply {
  for (const reader of READERS) {
    const reply = reader(table);
    if (reply !== null && reply !== '') return reply;
  }
  return notUnderstood(table);
}

function onTrouble(table: Table): Reply | null {
  return table.meaning.trouble ? talk(table, table.meaning.trouble) : null;
}

function onForeignGreeting(table: Table): Reply | null {
  const { language } = table.meaning;
  const { talk: kind } = table.meaning;
  if (!language || namesAnything(table.meaning) || (kind !== undefined && kind !== 'hello'))
    return null;
  return `${englishOnly(table)} ${suggest(table, table.now.wish)}`;
}

function englishOnly(table: Table): string {
  const { language } = table.meaning;
  return language ? say(table, offering.ENGLISH_ONLY, { language }) : '';
}

function onQuestion(table: Table): Reply | null {
  const { question } = table.meaning;
  if (question === undefined || asksForDish(table.meaning)) return null;
  if (question === 'plan') return plan(table);
  return answerQuestion(table, question);
}

/** "the second one", "the curry", "either". */
function onPick(table: Table): Reply | null {
  const { meaning, before } = table;
  const pointing = /^(?:(?:ok(?:ay)?|and|actually|perfect|great|nice|good|yes|then|now|lovely),? )*(?:the|number|no\.?|#|option)\b/.test(
    meaning.text,
  );
  if (before.offered.length === 0 || (before.lastSaid !== 'list' && !pointing)) return null;
  const { reply } = meaning;
  const chosen =
    reply?.kind === 'index'
      ? before.offered[reply.index]
      : reply?.kind === 'last'
        ? before.offered.at(-1)
        : reply?.kind === 'any'
          ? before.offered[0]
          : byWords(table);
  return chosen ? serveDish(table, chosen, 'named') : null;
}

/** A word or food that only one of the offered dishes has picks it. */
function byWords(table: Table): Dish | undefined {
  const { meaning, before, kitchen } = table;
  if (
    meaning.corrects ||
    meaning.wantsIdeas ||
    meaning.reply?.kind === 'no' ||
    meaning.reply?.kind === 'another'
  )
    return undefined;
  const named = meaning.named.map((one) => one.dish.slug);
  const hits = before.offered.filter((dish) => {
    if (named.length > 0) return named.includes(dish.slug);
    const words = kitchen.cookbook.facts.get(dish.slug)?.words;
    const said = [
      ...meaning.words,
      ...meaning.include.flatMap((food) =>
        food.said.split(' ').map((word) => word.replace(/s$/, '')),
      ),
    ];
    const cuisine = meaning.cuisine?.names.includes(dish.cuisine);
    return cuisine || (said.length > 0 && said.some((word) => words?.has(word)));
  });
  const pointing =
    /\b(?:the|that|this|with the|one)\b/.test(meaning.text) || meaning.text.split(' ').length <= 3;
  return hits.length === 1 && pointing && meaning.avoid.length === 0 ? hits[0] : undefined;
}

function onNamed(table: Table): Reply | null {
  const { named } = table.meaning;
  const [first] = named;
  if (!first) return null;
  const best = named
    .filter((one) => one.words === first.words && one.exact === first.exact)
    .map((one) => one.dish);
  if (best.length > 1 && !table.meaning.wantsRecipe) {
    const fitting = best.slice(0, 3).flatMap((dish) => choiceOf(table, dish));
    if (fitting.length > 1) return suggestOnly(table, best);
  }
  return serveDish(table, first.dish, 'named');
}

function suggestOnly(table: Table, dishes: readonly Dish[]): string {
  const keep = new Set(dishes.map((dish) => dish.slug));
  const not = new Set(
    table.kitchen.cookbook.dishes.map((dish) => dish.slug).filter((slug) => !keep.has(slug)),
  );
  return suggest(table, NO_WISH, { not, leads: offering.OPEN_LEADS.slice(3, 4) });
}

function choiceOf(table: Table, dish: Dish): Choice[] {
  const adapted = bend(table, dish, bendingOf(table));
  return adapted ? [{ adapted, missed: [] }] : [];
}

/** The dish itself, bent to the needs, or the nearest to it that can be. */
export function serveDish(
  table: Table,
  dish: Dish,
  occasion: Occasion,
  extra: readonly string[] = [],
): Reply {
  for (const choice of choiceOf(table, dish)) {
    const recipe = serve(table, choice, occasion, [englishOnly(table), ...extra].filter(Boolean));
    if (recipe) return recipe;
  }
  const before = speaks(table.kitchen, dish.title, table.now.needs)
    ? fill('{dish} cannot be made to fit, I am afraid.', { dish: dish.title })
    : say(table, offering.NOTHING_FITS);
  return suggest(table, likeThis(dish, table.now.wish), {
    before,
    not: new Set([dish.slug]),
    leads: [
      'Near to it, I have these:',
      'Closest to it are these:',
      'These come near it:',
      'Related, and fitting:',
      'These might take its place:',
      'What I can offer instead:',
    ],
  });
}

/** "yes" and "next" take up the first dish of our list that has not been served. */
function onNextOrYes(table: Table): Reply | null {
  const { meaning, before } = table;
  const kind = meaning.reply?.kind;
  if (kind !== 'yes' && kind !== 'next') return null;
  if (kind === 'yes' && (before.lastSaid === 'card' || namesContent(meaning))) return null;
  const left = before.offered.filter((dish) => !table.served.has(dish.slug));
  const [next] = left;
  if (next) {
    const last =
      left.length === 1 && before.offered.length > 3 ? [say(table, offering.PLAN_DONE)] : [];
    return serveDish(table, next, kind === 'next' && before.inHand ? 'next' : 'named', last);
  }
  if (kind === 'next') return serveBest(table, table.now.wish, 'another');
  return namesModifier(meaning) ? null : suggest(table, table.now.wish);
}

/** "no", "none of them": other dishes, unless the message says what it wants instead. */
function onNo(table: Table): Reply | null {
  const { meaning, before } = table;
  if (meaning.reply?.kind !== 'no' || namesAnything(meaning)) return null;
  if (before.lastSaid === 'card') return serveBest(table, table.now.wish, 'another');
  return suggest(table, table.now.wish, {
    leads: offering.OTHER_LEADS,
    not: slugs(before.everOffered),
  });
}

function slugs(dishes: readonly Dish[]): Set<string> {
  return new Set(dishes.map((dish) => dish.slug));
}

/** "make it vegan", "for six", "without onions", "quicker": about the dish in hand. */
function onChange(table: Table): Reply | null {
  return changeDish(table, (dish, occasion, extra) => serveDish(table, dish, occasion, extra));
}

function onOffTopic(table: Table): Reply | null {
  const { meaning } = table;
  const weak =
    meaning.include.length === 0 && !meaning.cuisine && !meaning.course && meaning.words.length < 2;
  return meaning.talk === 'off-topic' && weak && !namesModifier(meaning)
    ? talk(table, 'off-topic')
    : null;
}

function onSurprise(table: Table): Reply | null {
  if (table.meaning.reply?.kind !== 'surprise') return null;
  return serveBest(table, table.now.wish, 'surprise');
}

function onAnother(table: Table): Reply | null {
  const { meaning, before, now } = table;
  if (meaning.reply?.kind !== 'another') return null;
  if (before.lastSaid === 'card' && !meaning.wantsIdeas)
    return serveBest(table, now.wish, 'another');
  return suggest(table, now.wish, { leads: offering.OTHER_LEADS, not: slugs(before.everOffered) });
}

/** A complaint that says what was wrong has been read as a wish; one that does not gets another idea. */
function onComplaint(table: Table): Reply | null {
  const { meaning, now, before } = table;
  if (meaning.talk !== 'complaint' || namesContent(meaning) || meaning.time.quicker) return null;
  if (before.lastSaid === 'nothing') return null;
  const sorry = say(table, TALK.complaint, { offer: '' }).trim();
  const wish =
    before.inHand && isOpen(now.wish) ? { ...likeThis(before.inHand, now.wish) } : now.wish;
  return suggest(table, wish, {
    before: sorry,
    leads: offering.OTHER_LEADS,
    not: slugs(before.everOffered),
  });
}

function onWish(table: Table): Reply | null {
  const { meaning, now } = table;
  if (!namesAnything(meaning)) return null;
  const wish = now.wish;
  const unknown = unknownDish(table);
  if (unknown && !meaning.cuisine) {
    return suggest(table, wish, {
      before: say(table, offering.NOT_IN_BOOK, { name: unknown }),
      leads: NEAR_LEADS,
    });
  }
  const narrowed = clarity(wish, now.needs.allergies.length + now.needs.diets.length);
  const needs = onlyNeeds(table);
  // A new restriction on an open list asks for a new list.
  const asksAnew =
    namesContent(meaning) ||
    meaning.moods.length > 0 ||
    meaning.time.maxMinutes !== undefined ||
    meaning.people.people !== undefined;
  if (narrowed >= 1.5 && !needs && asksAnew && !wish.cuisine?.nearest)
    return serveBest(table, wish, 'wish');
  const before = englishOnly(table);
  return suggest(table, wish, { before });
}

const NEAR_LEADS = [
  'The nearest I can offer:',
  'What comes closest:',
  'Perhaps one of these instead:',
  'These are in the same spirit:',
  'Close relations:',
  'From the same corner of the kitchen:',
] as const;

/** Somebody who has only told us what they cannot eat has not asked for a dish yet. */
function onlyNeeds({ meaning, now }: Table): boolean {
  return (
    !namesContent(meaning) &&
    isOpen(now.wish) &&
    meaning.moods.length === 0 &&
    meaning.time.maxMinutes === undefined &&
    meaning.people.people === undefined
  );
}

/** "beef wellington": words that are in nobody's pantry beside a wish make a dish we lack. */
function unknownDish({ meaning, kitchen }: Table): string {
  const { cookbook } = kitchen;
  const unheard = meaning.include.find(
    (food) => !cookbook.dishes.some((dish) => foodMatch(factsFor(cookbook, dish), food) > 0),
  );
  if (unheard)
    return sayList(
      meaning.include.map((food) => food.said),
      '',
    ).replace(/ +/g, ' ');
  const strange = meaning.strange.filter((word) => !isPlainWord(word));
  const [first] = strange;
  if (!first || meaning.language || strange.length > 2 || meaning.text.split(' ').length > 9)
    return '';
  const before = new RegExp(`(?:[\\p{L}]+ )?${first}\\b`, 'u').exec(meaning.text)?.[0] ?? first;
  const [word] = before.split(' ');
  return isPlainWord(word ?? '') ? first : before;
}

function serveBest(table: Table, wish: Wish, occasion: Occasion): Reply {
  const { everOffered } = table.before;
  const choices = choose(table, wish, 1, occasion === 'wish' ? new Set() : slugs(everOffered));
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

/** A plain word for a dish nobody here knows: say so, and offer. */
function onStrange(table: Table): Reply | null {
  const { meaning } = table;
  const asked =
    meaning.wantsRecipe ||
    /^(?:i want|can i have|how about|make|cook|do you have|any|some)\b/.test(meaning.text);
  const name = meaning.strange.slice(0, 3).join(' ');
  if (!asked || name === '' || meaning.talk) return null;
  return suggest(table, table.now.wish, {
    before: say(table, offering.NOT_IN_BOOK, { name }),
    leads: NEAR_LEADS,
  });
}

function onTalk(table: Table): Reply | null {
  const { talk: kind } = table.meaning;
  return kind ? talk(table, kind) : null;
}

const HUNGRY =
  /\b(?:hungry|starving|feed me|famished|peckish|what(?:'s| is| should| can| shall| could| do)? ?(?:i|we|for|to)?[^?]*(?:cook|eat|make|dinner|lunch|have)|ideas?|suggest\w*|recommend\w*|recipes?|cook|food|eat|inspir\w*|menu|craving|meal)\b/;

function onHungry(table: Table): Reply | null {
  return HUNGRY.test(table.meaning.text) ? suggest(table, table.now.wish) : null;
}

function notUnderstood(table: Table): string {
  return say(table, NOT_UNDERSTOOD, { offer: offer(table) });
}

type TalkKind = NonNullable<Table['meaning']['talk']>;

function talk(table: Table, kind: TalkKind): string {
  const { firstName, kitchen } = table;
  const heard = heardSaid(table);
  const { dishes, cuisines } = kitchen.cookbook;
  const said = say(table, TALK[kind], {
    offer: offer(table),
    name: firstName ? `, ${firstName}` : '',
    count: dishes.length,
    cuisines: cuisines.size,
  });
  return [heard, said].filter(Boolean).join(' ').trim();
}

/** A dish that fits what we know of the person, in bold, so that "yes" can take it up. */
function offer(table: Table): string {
  const [choice] = choose(table, table.now.wish, 1, slugs(table.before.everOffered));
  return choice ? say(table, OFFERS, { dish: choice.adapted.dish.title }) : '';
}
