/** Runs axe on a page and lists its accessibility violations. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of those that look at colours, which are all that another theme changes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  /** Only the rules with these tags; without them all that axe has. */
  readonly tags?: string[];
  /** Only these rules. */
  readonly rules?: string[];
  /** Only what is inside of this selector. */
  readonly within?: string;
}

export async function findViolations(
  page: Page,
  { tags, rules, within }: AxeOptions = {},
): Promise<string[]> {
  // Legacy mode reports from the page itself; the other opens a second page for each report, and we have no foreign frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (tags) axe.withTags(tags);
  if (rules) axe.withRules(rules);
  if (within) axe.include(within);
  const found = await axe.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join(', ')}`,
  );
}
