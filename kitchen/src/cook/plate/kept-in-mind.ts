/** Notes that stand beside a card and are no part of its recipe: what it was fitted to, as the person told it. */

import type { Conversation } from '../../chef/talk/conversation.ts';
import { headcountKept } from '../../chef/talk/headcount-told.ts';
import { careNamed, WHO } from '../../chef/understand/care.ts';
import { customsLabelled, uniteCustoms } from '../../chef/understand/customs.ts';
import { readFoods } from '../../chef/understand/foods.ts';
import { readNeeds, uniteNeeds } from '../../chef/understand/needs-said.ts';
import { KINDS_OF_DISH } from '../../chef/understand/read-words.ts';
import { ALLERGY_OPEN } from '../../chef/words/talk.ts';
import { DOUBT_OPEN } from '../../chef/words/unsure.ts';
import { TOOLS } from '../../cookbook/tools.ts';
import type { Custom, Food } from '../../needs/heard.ts';
import { allNeeds, needsWords, sayList } from '../../say/voice/needs-words.ts';
import type { Restriction } from '../../vocabulary.ts';
import type { Kitchen } from '../kitchen.ts';
import { speaks, type Table } from '../table.ts';
import { foodsMinded } from './carriers.ts';

/**
 * Sentences for the person alone; none names what they must not eat. Foods beyond the nine have statements of
 * their own (`lookedFor`). `servings` are those of the card, where a whole cake feeds more than were asked for.
 */
export function notesOn(
  kitchen: Kitchen,
  now: Conversation,
  goesAgainst: (custom: Custom) => boolean = () => false,
  servings = now.people,
): string[] {
  const kept = now.customs.filter((one) => !goesAgainst(one));
  const lightly = now.avoid
    .filter((food) => !food.firm && !KINDS_OF_DISH.test(food.said))
    .map(({ said }) => said)
    .filter((said) => speaks(kitchen, said, now.needs));
  return [
    now.allergyOpen ? ALLERGY_OPEN : '',
    now.doubted.length > 0 ? DOUBT_OPEN : '',
    needsKept({ now }),
    lightly.length > 0 ? `Made without ${sayList(lightly, 'or')}.` : '',
    kept.length > 0 ? `Meant to be ${sayList(kept.map((one) => one.label))}.` : '',
    lackingKept({ now }),
    now.care.length > 0 ? `Chosen with ${sayList(now.care.map((one) => WHO[one]))} in mind.` : '',
    headcountKept({ people: now.people && servings, told: now.told }),
  ].filter((sentence) => sentence !== '' && speaks(kitchen, sentence, now.needs));
}

/** The nine and the diets as the chat alone told us, in words that `remind` reads again. */
export function needsKept({ now }: Pick<Table, 'now'>): string {
  const stated = new Set<Restriction>(allNeeds(now.stated));
  const told = allNeeds(now.own).filter((one) => !stated.has(one));
  const { once, diets } = now.guests;
  const others = now.needs.diets.filter((one) => !now.own.diets.includes(one));
  const theirs = others.filter((one) => diets.includes(one));
  const ofDish = others.filter((one) => once.diets.includes(one) && !diets.includes(one));
  return [
    told.length > 0 ? `Kept ${needsWords(told)}.` : '',
    theirs.length > 0 ? `Kept ${needsWords(theirs)}${FOR_GUEST}.` : '',
    ofDish.length > 0 ? `Kept ${needsWords(ofDish)}${THIS_TIME}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const FOR_GUEST = ' for your guest';
const THIS_TIME = ' this time';

/** "Cooked without an oven or a blender", in words that `remind` reads again. */
export function lackingKept({ now }: Pick<Table, 'now'>): string {
  return now.lacking.length > 0 ? `Cooked without ${withArticles(now.lacking)}.` : '';
}

/** "an oven or a blender". */
export function withArticles(tools: readonly string[]): string {
  return sayList(
    tools.map((tool) => `${/^[aeiou]/.test(tool) ? 'an' : 'a'} ${tool}`),
    'or',
  );
}

/** What such a sentence in an earlier list still asks of us, or in a card of those days when cards held them. */
export function remind(kitchen: Kitchen, state: Conversation, shared: string): Conversation {
  const foods = [
    ...foodsMinded(shared).flatMap((one) => said(kitchen, 'allergic to', one)),
    ...said(kitchen, 'without', /\bMade without ([^.]{2,160})\./.exec(shared)?.[1]),
  ];
  const known = new Set(state.avoid.map((food) => food.said));
  const customs = customsLabelled(/\bMeant to be ([^.]{3,160})\./.exec(shared)?.[1] ?? '');
  const minded = /\bChosen with ([a-z, ]{3,60}) in mind\./.exec(shared)?.[1] ?? '';
  const care = careNamed(minded);
  const without = /\bCooked without ([^.]{2,120})\./.exec(shared)?.[1] ?? '';
  const tools = TOOLS.filter((tool) => new RegExp(`\\ban? ${tool}\\b`).test(without));
  const kept = [...shared.matchAll(/\bKept ((?!free of )[a-z][a-z, -]{2,120})\./g)].map(
    ([, one = '']) => one,
  );
  const theirs = kept.filter((one) => one.endsWith(FOR_GUEST)).map((one) => readNeeds(one).diets);
  const ofDish = kept
    .filter((one) => one.endsWith(THIS_TIME))
    .flatMap((one) => readNeeds(one).diets);
  const needs = kept
    .filter((one) => !one.endsWith(FOR_GUEST) && !one.endsWith(THIS_TIME))
    .map(readNeeds);
  return {
    ...state,
    ...(shared.includes(ALLERGY_OPEN) ? { allergyOpen: true } : {}),
    needs: needs.reduce(uniteNeeds, state.needs),
    guests: {
      ...state.guests,
      diets: [...new Set([...state.guests.diets, ...theirs.flat()])],
      once: ofDish.length > 0 ? { ...state.guests.once, diets: ofDish } : state.guests.once,
    },
    lacking: [...new Set([...state.lacking, ...tools])],
    avoid: [...state.avoid, ...foods.filter((food) => !known.has(food.said))],
    customs: uniteCustoms(state.customs, customs),
    care: [...new Set([...state.care, ...care])],
  };
}

function said({ rules }: Kitchen, verb: string, foods: string | undefined): readonly Food[] {
  return foods === undefined ? [] : readFoods(rules, `${verb} ${foods}`).avoid;
}
