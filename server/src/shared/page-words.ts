/** Every sentence that the server writes onto a shared page; what never changes stands in the page's own template. */

export const pageWords = {
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  tips: 'Tips',
  noIngredients: 'No ingredients found.',
  noInstructions: 'No instructions provided.',
  enlarge: (name: string) => `Enlarge the picture of ${name}`,
  picture: (name: string) => `Picture of ${name}`,
  close: 'Close',
  serves: (servings: number) => `Serves ${servings}`,
  /** In a picture whose letters cannot write the name. */
  unwritable: 'A recipe',
} as const;

/** "45 min", "2 h", "1 h 20 min". */
export function duration(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
