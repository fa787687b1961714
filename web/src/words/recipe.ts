/** Every sentence of the recipe card and the shared page. */
import type { UnitSystem } from '@saffron/kitchen/vocabulary';

const many = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

export const recipeWords = {
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  tips: 'Tips',
  clearTicks: 'Clear ticks',
  noIngredients: 'No ingredients found.',
  noInstructions: 'No instructions provided.',
  unreadable: 'Error displaying the recipe. Please try again.',
  enlarge: (name: string) => `Enlarge the picture of ${name}`,
  picture: (name: string) => `Picture of ${name}`,
  close: 'Close',
  serves: (servings: number) => `Serves ${servings}`,
  units: {
    international: 'Metric',
    'United States': 'US measures',
    Imperial: 'Imperial',
  } satisfies Record<UnitSystem, string>,
  copy: 'Copy',
  copyRecipe: 'Copy recipe',
  recipeCopied: 'Recipe copied to clipboard!',
  copyByHand: 'Copy this text',
} as const;

/** "45 min", "2 h", "1 h 20 min". */
export function duration(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

export const saveWords = {
  save: 'Save',
  saved: 'Saved',
  errorTitle: 'Error',
} as const;

export const shareWords = {
  share: 'Share',
  copyLink: 'Copy Link',
  email: 'Share via Email',
  x: 'Share on X',
  facebook: 'Share on Facebook',
  threads: 'Share on Threads',
  device: 'Share with an app',
  madeLinks: 'Shared links',
  copied: 'Link copied to clipboard!',
  failed: 'Failed to generate share link.',
  copyByHandTitle: 'Copy this link',
  link: 'Link',
} as const;

export const printButtonWords = {
  print: 'Print',
  printRecipe: 'Print recipe',
  failed: 'The page for the printer could not be made. Please try again.',
} as const;

export const sharedPageWords = {
  loading: 'Loading the recipe',
  notFound: 'This recipe could not be found or may have expired.',
  back: 'Back to Meal Planner',
  tryIt: 'Cook it with Saffron',
  wantToCook: (recipeName: string, servings?: number) =>
    `I would like to cook ${recipeName}${servings ? ` for ${servings}` : ''}`,
  about:
    'Saffron is a cooking assistant: say what you feel like eating, and get one recipe, checked against your allergies and diet.',
} as const;

/** "milk", "milk or eggs", "milk, eggs or fish". */
export function listOf(names: readonly string[], joint: 'or' | 'and'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`;
}

const inThe = (lines: number) => (lines > 0 ? ` in the ${many(lines, 'ingredient')}` : '');

export const safetyWords = {
  nothingAsked: 'You named no allergies or diet, so nothing was checked. Check labels.',
  clear: (allergies: readonly string[], diets: readonly string[], lines: number) => {
    const without = allergies.length > 0 ? `No ${listOf(allergies, 'or')}` : '';
    const against = `othing against ${listOf(diets, 'or')}`;
    const both = without ? `${without} and n${against}` : `N${against}`;
    return `${diets.length === 0 ? without : both} found${inThe(lines)}. Check labels.`;
  },
  mayContain: (names: readonly string[], count: number) =>
    `${many(count, 'thing')} to check for ${listOf(names, 'and')}.`,
  contains: (names: readonly string[]) => `Not for you: ${listOf(names, 'and')}.`,
  unknown: (count: number) => `We do not recognise ${many(count, 'ingredient')}.`,
  checkLabels: 'Check labels.',
  notes: (count: number) => (count === 1 ? 'There is a note.' : `There are ${count} notes.`),
  finding: (
    term: string,
    certainty: 'contains' | 'may contain',
    restriction: string,
    isDiet: boolean,
  ) =>
    isDiet
      ? `${term} ${certainty === 'contains' ? 'is not' : 'may not be'} ${restriction}`
      : `${term} ${certainty === 'contains' ? 'contains' : 'may contain'} ${restriction}`,
  checkedFor: (names: readonly string[]) => `Checked for ${listOf(names, 'and')}.`,
  /** Beside what was found for others. */
  nothingElse: (names: readonly string[]) => `Nothing found against ${listOf(names, 'or')}.`,
  version: (rules: string) => `Something wrong here? Tell us, and name our food list: ${rules}`,
  checkedBefore: (added: readonly string[]) => `Checked before you added ${listOf(added, 'and')}.`,
  notCheckedYet: (added: readonly string[]) => `Not checked for ${listOf(added, 'or')} yet.`,
  checkingAnew: 'Checking it now…',
  notCheckedAnew: 'We could not check it just now. Please read it with care.',
  checkAgain: 'Check again',
  checking: 'Each line is checked before you see it…',
} as const;
