/** Formats a recipe's duration and servings as short texts ("45 min", "Serves 4"). */

/** "45 min", "2 h", "1 h 20 min". */
export function formatDuration(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** What is known of it, to be joined by whoever shows it. */
export function formatRecipeFacts(recipe: {
  readonly minutes?: number | undefined;
  readonly servings?: number | undefined;
}): readonly string[] {
  const { minutes, servings } = recipe;
  return [
    ...(minutes ? [formatDuration(minutes)] : []),
    ...(servings ? [`Serves ${servings}`] : []),
  ];
}
