/** Picks a specific food for a dish where only its kind was said: "some meat" is mince (chicken in a wok), "some vegetables" one it lacks. */
import type { Choice } from '../../cook/choose/choose.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { isIn } from './clause-foods.ts';

function isOfWok(step: Dish['steps'][number]): boolean {
  return /\bwok\b/i.test(stepLine(step));
}

/** "Some meat": mince, which goes into most; "some vegetables": one that a cook has in and the dish has not. */
export function someOf(kitchen: Kitchen, choice: Choice, said: string): string {
  if (said === 'meat') return choice.adapted.dish.steps.some(isOfWok) ? 'chicken' : 'minced beef';
  if (!VEGETABLES.has(said)) return said;
  return USUAL.find((one) => !isIn(kitchen, choice, one)) ?? said;
}

const VEGETABLES: ReadonlySet<string> = new Set(['vegetable', 'vegetables', 'veg', 'veggies']);
const USUAL = ['red pepper', 'carrots', 'green beans', 'spinach'];
