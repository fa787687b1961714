/** Runs the allergen check on the server-rendered shared page, for viewers with allergies, foods they do not eat, or a diet. */
import { readEmbeddedRecipe } from '../../features/recipe/sharing/embedded-recipe.ts';
import { checkStateStrings as strings } from '../../strings/shared-page.ts';
import { readAccountSettings } from '../../user/account-settings.ts';
import { type CurrentNeeds, getCurrentNeeds } from '../../user/current-needs.ts';
import { enableSessionRenewal } from '../../user/session-renewal.ts';

export async function checkSharedRecipe(details: HTMLDetailsElement): Promise<void> {
  const root = document.documentElement.dataset;
  try {
    // The document reserves space for the check only if this browser has stored needs.
    if (hasNeeds(getCurrentNeeds())) root.needs = 'some';
    if (getCurrentNeeds().account !== 'read') {
      enableSessionRenewal();
      await readAccountSettings(new AbortController().signal);
    }
    const needs = getCurrentNeeds();
    if (!hasNeeds(needs)) return void delete root.needs;
    root.needs = 'some';
    const { renderCheckReport } = await import('./render-check-report.ts');
    await renderCheckReport(details, readEmbeddedRecipe() ?? {}, needs);
  } catch (error) {
    console.warn('The shared recipe was not checked.', error);
    root.needs = 'some';
    details.querySelector('summary span')?.replaceChildren(strings.failed);
    details.querySelector('div')?.replaceChildren();
  }
}

const hasNeeds = ({ allergies, diets, foods }: CurrentNeeds) =>
  allergies.length + diets.length + foods.length > 0;
