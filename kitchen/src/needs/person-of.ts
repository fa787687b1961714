/** Combines profile, stated needs and open questions into the Person for the allergen check, and into the list of foods to avoid. */
import { type ExcludedFood, mergeNeeds, type Person } from '../safety/person/person.ts';
import { SITUATIONS } from '../vocabulary.ts';
import type { Harm } from './hear-message.ts';
import type { Profile } from './hear-person.ts';
import type { Custom, Food, PersonHeard } from './heard.ts';
import { isSameFood } from './stated-food.ts';
import { dietsOf, type ToldSoFar } from './told-so-far.ts';

type Known = Pick<PersonHeard, 'person' | 'own' | 'apart' | 'situations' | 'customs' | 'avoid'>;

export function personOf(now: ToldSoFar, profile: Profile): Known {
  const customs = distinctCustoms([
    ...profile.customs,
    ...now.customs
      .filter(({ isGuest }) => !(isGuest && now.isGuestAway))
      .map(({ custom }) => custom),
  ]);
  const { own, all, apart } = dietsOf(now);
  const withCustoms = customs.map((one) => one.needs);
  const mine = mergeNeeds(profile.needs, ...now.harms.map((one) => one.needs), ...withCustoms, {
    allergies: [],
    diets: own,
  });
  const needs = mergeNeeds(
    mine,
    { allergies: [], diets: all },
    ...now.doubted.map((one) => one.needs),
  );
  const told = new Set([...profile.situations, ...now.situations.map((one) => one.situation)]);
  const situations = SITUATIONS.filter((one) => told.has(one));
  const uncovered = (harms: readonly Harm[]) =>
    harms.filter((one) => !one.isCovered).map(({ food }) => food);
  const firm = [...profile.foods, ...uncovered(now.harms)];
  const ofCustoms = customs.flatMap(({ out }) => out);
  const doubted = uncovered(now.doubted);
  const person: Person = {
    needs,
    excludedFoods: distinctFoods([
      ...firm.map((food) => excluded(food, true)),
      ...ofCustoms.map((food) => excluded(food, false)),
      ...doubted.map((food) => excluded(food, false)),
    ]),
    situations,
  };
  const allFirm = [...profile.foods, ...now.harms.map(({ food }) => food), ...ofCustoms];
  const soft = [...now.doubted.map(({ food }) => withoutMark(food)), ...now.tastes];
  const avoid = [
    ...allFirm,
    ...soft.filter((food) => !allFirm.some((one) => isSameFood(one, food))),
  ];
  return { person, own: mine, apart, situations, customs, avoid };
}

function excluded({ said, names }: Food, isAllergy: boolean): ExcludedFood {
  return { label: said, names, isAllergy };
}

/** Nobody has said yet that it harms. */
function withoutMark({ said, names, kinds }: Food): Food {
  return { said, names, kinds };
}

function distinctFoods(foods: readonly ExcludedFood[]): ExcludedFood[] {
  const known = new Set<string>();
  return foods.filter(({ label }) => !known.has(label) && known.add(label));
}

function distinctCustoms(customs: readonly Custom[]): Custom[] {
  const known = new Set<string>();
  return customs.filter(({ label }) => !known.has(label) && known.add(label));
}
