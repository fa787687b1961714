/** What a message of theirs changes in the conversation. */

import type { Food } from '../../needs/heard.ts';
import type { Needs } from '../../vocabulary.ts';
import { uniteCustoms } from '../understand/customs.ts';
import { type Dose, moreAsked } from '../understand/doses-said.ts';
import { atTable, guestsAfter, withoutGuests } from '../understand/guests.ts';
import { type Meaning, namesContent } from '../understand/meaning.ts';
import { withoutLifted } from '../understand/needs-lifted.ts';
import { needsNamed, uniteNeeds } from '../understand/needs-said.ts';
import { isOtherDish } from '../understand/once-only.ts';
import { asksElsewhere } from '../understand/small-talk.ts';
import { askedIn } from '../understand/takes-up.ts';
import { wishFrom } from '../understand/wish-from.ts';
import { asksForDish } from './asks-for-dish.ts';
import type { Conversation } from './conversation.ts';
import { peopleAfter } from './people-after.ts';
import { wishAfter } from './wish-after.ts';

export function hear(earlier: Conversation, meaning: Meaning): Conversation {
  const shown = [...earlier.everOffered, ...earlier.shared, ...earlier.offered];
  const isOther = isOtherDish(earlier.guests, shown, meaning);
  const guests = guestsAfter(earlier.guests, meaning.guests, meaning.lifted.needs, isOther);
  const kept = withoutLifted(earlier.own, meaning.lifted.needs, earlier.stated);
  const own = uniteNeeds(
    uniteNeeds(kept, leftOfVegan(earlier, meaning)),
    withoutGuests(meaning.needs, meaning.guests),
  );
  const needs = atTable(own, guests);
  const state = {
    ...earlier,
    own,
    guests,
    avoid: withoutFoods(earlier.avoid, meaning.lifted),
    care: [...new Set([...earlier.care, ...meaning.care])],
    customs: uniteCustoms(earlier.customs, meaning.customs),
    lacking: [...new Set([...earlier.lacking, ...meaning.lacking])],
    units: meaning.units ?? earlier.units,
    asked: undefined,
  };
  const firm = mergeAvoid(state.avoid, {
    include: [],
    avoid: meaning.avoid.filter((food) => food.firm || isUsedUp(state, meaning)),
  });
  if (meaning.trouble || asksElsewhere(meaning.text)) return { ...state, needs, avoid: firm };
  const asks = meaning.question !== undefined && meaning.question !== 'plan';
  if (asks && !asksForDish(meaning) && !putsInList(state, meaning))
    return { ...state, needs, avoid: firm, asked: askedIn(meaning.text, meaning.question) };
  const turned = guests.away !== earlier.guests.away;
  return {
    ...state,
    needs,
    avoid: mergeAvoid(state.avoid, meaning),
    doses: dosesAfter(state, meaning),
    answered: state.answered && !namesContent(meaning),
    // Who asked for one and then for the guest no longer cooks for one, nor the same dish.
    ...peopleAfter(turned ? { ...state, people: undefined, told: undefined } : state, meaning),
    meant: namesContent(meaning) ? meaning.named : state.meant,
    wish: turned && meaning.reply === undefined ? wishFrom(meaning) : wishAfter(state, meaning),
    refused: [...state.refused, ...meaning.refused],
    refusedCuisines: [...state.refusedCuisines, ...meaning.refusedCuisines],
  };
}

/** A vegan who has come to eat cheese is a vegetarian still. */
function leftOfVegan({ own }: Conversation, { lifted }: Meaning): Needs {
  const { needs, foods } = lifted;
  const ends = foods.length > 0 && needs.diets.length === 1 && needs.diets.includes('Vegan');
  return { allergies: [], diets: ends && own.diets.includes('Vegan') ? ['Vegetarian'] : [] };
}

/** What is turned up or down stays so while the dish does. */
function dosesAfter({ doses, inHand, lastSaid }: Conversation, meaning: Meaning): readonly Dose[] {
  if (!inHand || lastSaid === 'list') return [];
  const more = moreAsked(meaning);
  return [...doses, ...meaning.doses, ...(more ? [{ food: more, times: 1.5 }] : [])];
}

/** "Can I use goat's cheese instead?", said of a list, wants dishes with it. */
function putsInList({ lastSaid }: Conversation, { question, include }: Meaning): boolean {
  return question === 'may-use' && lastSaid === 'list' && include.length > 0;
}

/** "I'm out of eggs, can I still make pancakes?": there are no eggs for the next idea either. */
function isUsedUp({ inHand }: Conversation, { text }: Meaning): boolean {
  return !inHand && /\b(?:ran|run|i'm|am|we're|are|all) out of\b/.test(text);
}

function withoutFoods(avoid: readonly Food[], lifted: Meaning['lifted']): readonly Food[] {
  const { foods, needs } = lifted;
  if (foods.length + needs.allergies.length === 0) return avoid;
  const names = new Set(foods.flatMap((food) => food.names));
  const isBack = (food: Food): boolean => {
    if (!food.firm) return food.names.some((one) => names.has(one));
    // One lemon taken back leaves the rest of an allergy to citrus as it was; dairy taken back lets milk in.
    const { allergies } = needsNamed(food.said);
    const ofClass = allergies.length > 0 && allergies.every((one) => needs.allergies.includes(one));
    return ofClass || foods.some((one) => one.said === food.said || one.names[0] === food.names[0]);
  };
  return avoid.filter((food) => !isBack(food));
}

/** A taste may change, or turn out to be an allergy; what makes somebody ill may not. */
function mergeAvoid(
  old: readonly Food[],
  meaning: Pick<Meaning, 'include' | 'avoid'>,
): readonly Food[] {
  const wanted = new Set(meaning.include.map((food) => food.names[0]));
  const harmful = new Set(meaning.avoid.filter((food) => food.firm).map((food) => food.names[0]));
  const kept = old.filter(
    ({ firm, names }) => firm || !(wanted.has(names[0]) || harmful.has(names[0])),
  );
  const known = new Set(kept.map((food) => food.names[0]));
  return [...kept, ...meaning.avoid.filter((food) => !known.has(food.names[0]))];
}
