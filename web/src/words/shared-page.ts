/** Every sentence that the served shared page says by itself; what never changes stands in `shared.html`. */

const MOST_NAMED = 4;

/** "butter", "butter and cream", "butter, cream, ghee, curd and 2 more". */
function named(things: readonly string[]): string {
  const shown = things.slice(0, MOST_NAMED);
  const more = things.length - shown.length;
  return both(more > 0 ? [...shown, `${more} more`] : shown);
}

function both(things: readonly string[]): string {
  return things.length < 2
    ? things.join('')
    : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

function either(things: readonly string[]): string {
  return things.length < 2
    ? things.join('')
    : `${things.slice(0, -1).join(', ')} or ${things.at(-1)}`;
}

/** "milk: butter and cream."; eggs need no "eggs" to explain them. */
function because(restriction: string, things: readonly string[]): string {
  const others = things.filter((thing) => thing !== restriction);
  return others.length === 0 ? `${restriction}.` : `${restriction}: ${named(things)}.`;
}

const ingredients = (count: number) => `${count} ${count === 1 ? 'ingredient' : 'ingredients'}`;

export const sharedCheckWords = {
  checking: 'Checking this recipe for you…',
  failed: 'We could not check this recipe for you just now. Please read it with care.',
  contains: (restriction: string, isDiet: boolean, things: readonly string[]) =>
    `${isDiet ? 'Not' : 'Contains'} ${because(restriction, things)}`,
  mayContain: (restriction: string, isDiet: boolean, things: readonly string[]) =>
    `${isDiet ? 'May not be' : 'May contain'} ${because(restriction, things)}`,
  unknown: (lines: readonly string[]) => `We do not recognise: ${named(lines)}.`,
  clear: (allergies: readonly string[], diets: readonly string[], count: number) => {
    const without = allergies.length > 0 ? `No ${either(allergies)}` : '';
    const against = diets.length > 0 ? `othing against ${either(diets)}` : '';
    const both = without && against ? `${without} and n${against}` : without || `N${against}`;
    return `${both} found in the ${ingredients(count)}.`;
  },
  notLookedAt: (foods: readonly string[]) =>
    `We have not looked for ${either(foods)} in this recipe: please read it, and the labels of what you buy, for ${foods.length === 1 ? 'it' : 'them'}.`,
  checkLabels: 'Check labels.',
  why: 'Why',
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What stands behind the line of a check, a heading for each need. */
export const evidenceWords = {
  needs: (needs: readonly string[]) => capital(both(needs)),
  foods: both,
  line: (text: string) => capital(/[.!?]$/.test(text) ? text : `${text}.`),
  because: (names: string, why: string) => `${names}: ${why}`,
  perhaps: (names: string, need: string, isDiet: boolean) =>
    `${names} ${isDiet ? 'may not be' : 'may contain'} ${need}`,
  instead: (swaps: readonly string[]) => `Instead: ${swaps.join('; ')}.`,
  insteadOf: (swap: string, foods: readonly string[]) => `${swap} for ${both(foods)}`,
  unknown: 'Not recognised, so not checked',
  notes: 'Good to know',
} as const;

export const sharedActionWords = {
  saved: 'Saved',
  linkCopied: 'Link copied to clipboard!',
  recipeCopied: 'Recipe copied to clipboard!',
  notCopied: 'This could not be copied. The address of this page is the link.',
  partMissing:
    'This part of the page could not be loaded. Please check your connection and try again.',
} as const;
