/** Reads from our own earlier cards and lists what they were fitted to, for a client that sends messages alone. */
import type { Kitchen } from '../../cook/kitchen.ts';
import { TOOLS } from '../../cookbook/tools.ts';
import type { Food } from '../../needs/heard.ts';
import { careNamed } from '../understand/care.ts';
import { customsLabelled, uniteCustoms } from '../understand/customs.ts';
import { readFoods } from '../understand/foods.ts';
import { readNeeds, uniteNeeds } from '../understand/needs-said.ts';
import { ALLERGY_OPEN } from '../words/talk.ts';
import type { Conversation } from './conversation.ts';
import { FOR_GUEST, THIS_TIME } from './notes.ts';

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

/** The foods that such sentences in an earlier card or list speak of, to be read again. */
function foodsMinded(shared: string): string[] {
  return [
    ...shared.matchAll(/\b(?:Kept free of|[Cc]hosen for an allergy to) ([^.:]{2,160})[.:]/g),
  ].map((found) => found[1] ?? '');
}
