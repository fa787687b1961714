/** Works out what the last message changed of the known needs, to be said back once. */

import type { DietStated, MessageHeard } from './hear-message.ts';
import type { Food, PersonHeard } from './heard.ts';
import { isFoodOf, isSameFood } from './stated-food.ts';
import { dietsOf, type ToldSoFar } from './told-so-far.ts';

export function newsOf(
  before: ToldSoFar,
  now: ToldSoFar,
  last: MessageHeard | undefined,
): PersonHeard['news'] {
  if (last === undefined)
    return {
      ...{ harm: [], diets: [], dislikes: [], without: [], situations: [], lifted: [] as const },
      ...{ isDenied: false, isApart: false, ofGuest: [] },
    };
  const { apart } = dietsOf(now);
  const added = now.harms.filter((one) => !before.harms.includes(one)).map(({ food }) => food);
  const wasKept = (food: { said: string }) =>
    before.harms.some((one) => one.food.said === food.said);
  const isLeft = (harm: ToldSoFar['harms'][number]) =>
    now.harms.some((one) => isSameFood(one.food, harm.food));
  const isNew = (one: DietStated) =>
    !before.diets.some(({ diet }) => diet === one.diet) && !apart.includes(one.diet);
  const diets = now.diets.filter(isNew);
  const customs = now.customs.filter(
    (one) => !before.customs.some(({ custom }) => custom === one.custom),
  );
  const situations = now.situations.filter(
    (one) => !before.situations.some(({ situation }) => situation === one.situation),
  );
  const gone = before.diets.filter(
    (one) => !one.isOnce && !now.diets.some(({ diet }) => diet === one.diet),
  );
  const tastes = now.tastes.filter((food) => !before.tastes.some((one) => isSameFood(one, food)));
  const isTakenBack = (food: Food) =>
    (last.read.eatsAll || last.lifted.some((one) => isFoodOf(food, one))) &&
    !now.tastes.some((one) => isSameFood(one, food));
  const lessKept = before.customs.filter((one) => !now.customs.includes(one));
  return {
    harm: unique(added.filter((food) => !wasKept(food)).map(({ said }) => said)),
    diets: unique([
      ...diets.filter(({ isOnce }) => !isOnce).map(({ diet }) => diet),
      ...customs.map(({ custom }) => custom.label),
    ]),
    dislikes: unique(tastes.filter((one) => !one.isPassing).map(({ said }) => said)),
    without: unique(tastes.filter((one) => one.isPassing).map(({ said }) => said)),
    situations: [...new Set(situations.map(({ situation }) => situation))],
    isDenied: last.read.eatsAll || last.read.deniesSaying,
    isApart: last.isApart,
    ofGuest: diets.filter(({ isGuest }) => isGuest).map(({ diet }) => diet),
    lifted: unique([
      ...before.tastes.filter(isTakenBack).map(({ said }) => said),
      ...before.harms.filter((one) => !isLeft(one)).map(({ food }) => food.said),
      ...gone.map(({ diet }) => diet),
      ...lessKept.map(({ custom }) => custom.label),
    ]),
  };
}

function unique(all: readonly string[]): string[] {
  return [...new Set(all)];
}
