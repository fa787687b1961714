/** UI strings for adding a food beyond the nine allergens. */
import { BOT_NAME } from '@saffron/contract/limits';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const foodStrings = {
  label: 'Another food',
  hint: 'Celery, mustard or kiwi, for example.',
  add: 'Add',
  empty: 'Please write the name of a food.',
  added: (foods: readonly string[]) => `Kept off your plate from now on: ${list.format(foods)}.`,
  alreadyListed: (foods: readonly string[]) => `There already: ${list.format(foods)}.`,
  ofTheNine: (food: string, allergens: readonly string[], isOn: boolean) => {
    const nine = list.format(allergens);
    if (food === nine) return isOn ? `On already: ${nine}.` : `Switched on: ${nine}.`;
    return `“${food}” counts as ${nine}: ${isOn ? 'on already' : 'switched on'}.`;
  },
  unknown: (foods: readonly string[]) =>
    `${BOT_NAME} does not know ${foods.map((food) => `“${food}”`).join(', ')} as a food. Please check the spelling, or try a simpler name.`,
  limitReached: (most: number) => `${most} foods are the most that can be kept here.`,
  lookUpFailed: 'That could not be looked up just now. Please try again in a moment.',
  others: 'Other foods you cannot eat',
} as const;
