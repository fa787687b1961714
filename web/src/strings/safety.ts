/** UI strings for the result of a safety check. */

const formatCount = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

/** "milk", "milk or eggs", "milk, eggs or fish". */
export function joinNames(names: readonly string[], joint: 'or' | 'and'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`;
}

const formatInIngredients = (lines: number) =>
  lines > 0 ? ` in the ${formatCount(lines, 'ingredient')}` : '';

export const safetyStrings = {
  noNeeds: 'You named no allergies or diet, so nothing was checked. Check labels.',
  clear: (allergies: readonly string[], diets: readonly string[], lines: number) => {
    const without = allergies.length > 0 ? `No ${joinNames(allergies, 'or')}` : '';
    const against = `othing against ${joinNames(diets, 'or')}`;
    const both = without ? `${without} and n${against}` : `N${against}`;
    return `${diets.length === 0 ? without : both} found${formatInIngredients(lines)}. Check labels.`;
  },
  mayContain: (names: readonly string[], count: number) =>
    `${formatCount(count, 'thing')} to check for ${joinNames(names, 'and')}.`,
  contains: (names: readonly string[]) => `Not for you: ${joinNames(names, 'and')}.`,
  unknown: (count: number) => `We do not recognise ${formatCount(count, 'ingredient')}.`,
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
  checkedFor: (names: readonly string[]) => `Checked for ${joinNames(names, 'and')}.`,
  /** For the needs without findings, if others have some. */
  nothingElse: (names: readonly string[]) => `Nothing found against ${joinNames(names, 'or')}.`,
  version: (rules: string) => `Something wrong here? Tell us, and name our food list: ${rules}`,
  checkedBefore: (added: readonly string[]) =>
    `Checked before you added ${joinNames(added, 'and')}.`,
  notCheckedYet: (added: readonly string[]) => `Not checked for ${joinNames(added, 'or')} yet.`,
  rechecking: 'Checking it now…',
  recheckFailed: 'We could not check it just now. Please read it with care.',
  checkAgain: 'Check again',
  checkForAllergy: 'Check for an allergy',
  checking: 'Each line is checked before you see it…',
} as const;

const MAX_NAMED = 4;

/** "butter", "butter and cream", "butter, cream, ghee, curd and 2 more". */
function joinFirstNames(things: readonly string[]): string {
  const shown = things.slice(0, MAX_NAMED);
  const more = things.length - shown.length;
  return joinNames(more > 0 ? [...shown, `${more} more`] : shown, 'and');
}

/** "milk: butter and cream."; eggs need no "eggs" to explain them. */
function formatReason(restriction: string, things: readonly string[]): string {
  const others = things.filter((thing) => thing !== restriction);
  return others.length === 0 ? `${restriction}.` : `${restriction}: ${joinFirstNames(things)}.`;
}

export const sharedCheckStrings = {
  contains: (restriction: string, isDiet: boolean, things: readonly string[]) =>
    `${isDiet ? 'Not' : 'Contains'} ${formatReason(restriction, things)}`,
  mayContain: (restriction: string, isDiet: boolean, things: readonly string[]) =>
    `${isDiet ? 'May not be' : 'May contain'} ${formatReason(restriction, things)}`,
  unknown: (lines: readonly string[]) => `We do not recognise: ${joinFirstNames(lines)}.`,
  clear: (allergies: readonly string[], diets: readonly string[], count: number) => {
    const without = allergies.length > 0 ? `No ${joinNames(allergies, 'or')}` : '';
    const against = diets.length > 0 ? `othing against ${joinNames(diets, 'or')}` : '';
    const both = without && against ? `${without} and n${against}` : without || `N${against}`;
    return `${both} found in the ${formatCount(count, 'ingredient')}.`;
  },
  notLookedAt: (foods: readonly string[]) =>
    `We have not looked for ${joinNames(foods, 'or')} in this recipe: please read it, and the labels of what you buy, for ${foods.length === 1 ? 'it' : 'them'}.`,
  checkLabels: 'Check labels.',
} as const;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The evidence behind the summary of a check, with a heading for each need. */
export const evidenceStrings = {
  needs: (needs: readonly string[]) => capitalise(joinNames(needs, 'and')),
  foods: (names: readonly string[]) => joinNames(names, 'and'),
  line: (text: string) => capitalise(/[.!?]$/.test(text) ? text : `${text}.`),
  because: (names: string, why: string) => `${names}: ${why}`,
  mayContain: (names: string, need: string, isDiet: boolean) =>
    `${names} ${isDiet ? 'may not be' : 'may contain'} ${need}`,
  substitutes: (swaps: readonly string[]) => `Instead: ${swaps.join('; ')}.`,
  substituteFor: (swap: string, foods: readonly string[]) =>
    `${swap} for ${joinNames(foods, 'and')}`,
  unknown: 'Not recognised, so not checked',
  notes: 'Good to know',
} as const;
