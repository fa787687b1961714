/** A recipe as it goes to others: what somebody told the chef of themselves stays with them. */
import { withoutOffers } from '@saffron/contract/closing';
import type { SentRecipe } from '@saffron/contract/recipe';

/** Sentences under an introduction in which the chef keeps needs, beliefs and company in mind. */
const KEPT_IN_MIND =
  /(?:^|\s+)(?:Kept (?:free of|[a-z-]+-free|vegan|vegetarian|keto|paleo)\b|Chosen (?:for an allergy|with )|Meant to be |Planned for |Amounts for )[^.]*\.(?=\s|$)/gi;

export function withoutTold({ conversation_response: _, ...recipe }: SentRecipe): SentRecipe {
  return {
    ...recipe,
    introduction: (recipe.introduction ?? '').replace(KEPT_IN_MIND, '').trim(),
    friendly_closing: withoutOffers(recipe.friendly_closing ?? ''),
  };
}
