/** UI strings of the recipe card and the shared page. */
import type { UnitSystem } from '@saffron/kitchen/vocabulary';

export const recipeStrings = {
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
  units: {
    international: 'Metric',
    'United States': 'US measures',
    Imperial: 'Imperial',
  } satisfies Record<UnitSystem, string>,
  /** Part of the names above, where there is little room. */
  shortUnits: {
    international: 'Metric',
    'United States': 'US',
    Imperial: 'Imperial',
  } satisfies Record<UnitSystem, string>,
  servings: 'Servings',
  serves: 'Serves',
  amounts: 'Amounts',
  times: (factor: number) => `× ${factor}`,
  fewer: 'One fewer',
  more: 'One more',
  measures: 'Measures',
  swap: (food: string) => `Swap ${food}`,
  /** Before and after the icon. */
  swapHint: ['Tap ', ' to swap an ingredient.'] as const,
  swapHintSeen: 'Got it',
  instead: (food: string) => `Instead of ${food}`,
  findingSwap: 'Looking for what fits…',
  takeFood: (food: string) => `Take ${food}`,
  keepFood: (food: string) => `Keep ${food}`,
  swapped: (dish: string, from: string, to: string) => `${dish} now has ${to} instead of ${from}.`,
  noSwap: 'Nothing else fits here just now.',
  /** Answers the chef's question whether to change the card. */
  takeSwap: 'Yes, please.',
  whatInstead: (food: string) => `What can I use instead of the ${food}?`,
  notMeasured: 'The amounts could not be converted just now. They are shown as written.',
  copy: 'Copy',
  copyRecipe: 'Copy recipe',
  recipeCopied: 'Recipe copied to clipboard!',
  copyByHand: 'Copy this text',
} as const;

export const saveStrings = {
  save: 'Save',
  saved: 'Saved',
  errorTitle: 'Error',
} as const;

export const shareStrings = {
  share: 'Share',
  copyLink: 'Copy Link',
  email: 'Share via Email',
  x: 'Share on X',
  facebook: 'Share on Facebook',
  threads: 'Share on Threads',
  device: 'Share with an app',
  madeLinks: 'Shared links',
  copied: 'Link copied to clipboard!',
  paste: 'Paste it into a message.',
  failed: 'Failed to generate share link.',
  copyByHandTitle: 'Copy this link',
  link: 'Link',
} as const;

export const printButtonStrings = {
  print: 'Print',
  printRecipe: 'Print recipe',
  failed: 'The page for the printer could not be made. Please try again.',
} as const;

export const sharedPageStrings = {
  loading: 'Loading the recipe',
  notFound: 'This recipe could not be found or may have expired.',
  back: 'Back to Meal Planner',
  tryIt: 'Cook it with Saffron',
  wantToCook: (recipeName: string, servings?: number) =>
    `I would like to cook ${recipeName}${servings ? ` for ${servings}` : ''}`,
  about:
    'Saffron is a cooking assistant: say what you feel like eating, and get one recipe, checked against your allergies and diet.',
} as const;
