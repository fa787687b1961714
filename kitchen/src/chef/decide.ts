/** Decides what kind of answer a message wants: a card, a list, an explanation or a kind word. */

import type { Dish } from '../cookbook/dish.ts';
import { fold, telling } from '../cookbook/fold.ts';
import { changeDish } from './change-dish.ts';
import { choose } from './choose.ts';
import { asksForDish } from './conversation.ts';
import { usesOven } from './match.ts';
import { plan } from './plan.ts';
import { answerQuestion, babyFirst } from './questions/answer-question.ts';
import {
  choiceOf,
  englishOnly,
  type Reply,
  serveBest,
  serveDish,
  slugs,
  suggestOnly,
} from './serve-dish.ts';
import { notUnderstood, talk } from './small-replies.ts';
import { listed, suggest } from './suggest.ts';
import { say, type Table } from './table.ts';
import { namesAnything, namesContent, namesModifier } from './understand/meaning.ts';
import { isOpen, likeThis } from './wish.ts';
import { onStrange, onWish } from './wish-reader.ts';
import * as offering from './words/offering.ts';
import { GO_ON, TALK } from './words/talk.ts';

/** Each looks at the message in turn; the first that has an answer gives it. */
const READERS: readonly ((table: Table) => Reply | null)[] = [
  onTrouble,
  onForeignGreeting,
  babyFirst,
  onQuestion,
  onSwapInList,
  onBack,
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

function onQuestion(table: Table): Reply | null {
  const { question } = table.meaning;
  if (question === undefined || asksForDish(table.meaning)) return null;
  if (question === 'plan') return plan(table);
  return answerQuestion(table, question);
}

/** "swap number 3 for something else": the same list with another dish in its place. */
function onSwapInList(table: Table): Reply | null {
  const { meaning, before, now } = table;
  const { reply } = meaning;
  if (reply?.kind !== 'index' || before.offered.length < 2) return null;
  if (!/\b(?:swap|change|replace|exchange|switch)\b/.test(meaning.text)) return null;
  const old = before.offered[reply.index];
  if (!old) return null;
  const [fresh] = choose(table, likeThis(old, now.wish), 1, slugs(before.everOffered));
  const choices = before.offered.flatMap((dish) =>
    dish.slug === old.slug ? (fresh ? [fresh] : []) : choiceOf(table, dish),
  );
  return `${say(table, SWAPPED_IN_LIST)}\n\n${listed(choices)}\n\n${say(table, offering.LIST_ENDS)}`;
}

const SWAPPED_IN_LIST = [
  'Done, the list now reads:',
  'Swapped. Now it goes:',
  'As you like; here is the new list:',
] as const;

/** "go back to the burger": a dish we had before, once more. */
function onBack(table: Table): Reply | null {
  const { meaning, before } = table;
  const asked = /\b(?:go(?:ing)?|let's go) back to (?:the )?(.{3,40})/.exec(meaning.text)?.[1];
  if (asked === undefined) return null;
  const words = telling(asked);
  const dish = [...before.shared]
    .reverse()
    .find((one) =>
      telling(fold(one.title)).some((word) => words.some((said) => word.includes(said))),
    );
  return dish ? serveDish(table, dish, 'named') : null;
}

/** "the second one", "the curry", "either". */
function onPick(table: Table): Reply | null {
  const { meaning, before } = table;
  const pointing =
    /^(?:(?:ok(?:ay)?|and|actually|perfect|great|nice|good|yes|then|now|lovely),? )*(?:(?:show me|let's (?:do|have|make)|i'll (?:have|take|do)|give me|make|do) )?(?:the|number|no\.?|#|option)\b/.test(
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
    // "something Italian" is a new wish, though the one dish on offer may be Italian.
    if (before.offered.length === 1) return false;
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
  const plain = best.find((dish) => telling(fold(dish.title)).length === first.words);
  if (plain) return serveDish(table, plain, 'named', ovenNote(table, plain));
  if (best.length > 1 && !table.meaning.wantsRecipe) {
    const fitting = best.slice(0, 3).flatMap((dish) => choiceOf(table, dish));
    const list = fitting.length > 1 ? suggestOnly(table, best) : '';
    // One dish is no choice.
    if (list.includes('\n2. ')) return list;
  }
  return serveDish(table, first.dish, 'named', ovenNote(table, first.dish));
}

/** Somebody without an oven is told before they begin. */
function ovenNote({ now }: Table, dish: Dish): string[] {
  const without = now.wish.moods.some((mood) => mood.label === 'without an oven');
  return without && usesOven(dish)
    ? ['Mind that this one needs an oven; say “something else” and I will find one for the hob.']
    : [];
}

/** "yes" and "next" take up the first dish of our list that has not been served. */
function onNextOrYes(table: Table): Reply | null {
  const { meaning, before } = table;
  const kind = meaning.reply?.kind;
  if (kind !== 'yes' && kind !== 'next') return null;
  if (
    meaning.talk === 'bye' ||
    (meaning.talk === 'thanks' && !/^(?:yes|yeah|sure)|please/.test(meaning.text))
  )
    return null;
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

function onTalk(table: Table): Reply | null {
  const { talk: kind, reply } = table.meaning;
  const approves = reply && ['yes', 'index', 'last', 'any'].includes(reply.kind);
  if (approves && table.before.lastSaid === 'card' && kind === undefined) return say(table, GO_ON);
  return kind ? talk(table, kind) : null;
}

const HUNGRY =
  /\b(?:hungry|starving|feed me|famished|peckish|what(?:'s| is| should| can| shall| could| do)? ?(?:i|we|for|to)?[^?]*(?:cook|eat|make|dinner|lunch|have)|ideas?|suggest\w*|recommend\w*|recipes?|cook|food|eat|inspir\w*|menu|craving|meal)\b/;

function onHungry(table: Table): Reply | null {
  return HUNGRY.test(table.meaning.text) ? suggest(table, table.now.wish) : null;
}
