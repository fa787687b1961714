/** Reads past what is said by the way: second thoughts, and the dish itself behind a row of refusals. */

/** "No-knead bread" is bread, and "a curry, no wait, a stew" is a stew. */
export function withoutAsides(text: string): string {
  const [, first = '', last = ''] = SECOND_THOUGHT.exec(text) ?? [];
  const meant = last !== '' && !REFUSES.test(first) ? last : text;
  return headAfterRefusals(meant).replace(
    /\bno[ -](?:knead|fuss|churn|stir|frills|nonsense|sweat|peel|chop)\b/g,
    ' ',
  );
}

/** "No onion no garlic curry" is a curry: what closes a row of refusals without a joining word is the dish itself. */
function headAfterRefusals(text: string): string {
  return text
    .replace(
      new RegExp(
        `\\b((?:no|without) [a-z]+(?:,? (?:and )?(?:no|without) [a-z]+){1,8}) (${HEADS})\\b(?= |[.,!?]|$)`,
      ),
      (_, refused: string, head: string) => `${head} ${refused}`,
    )
    .replace(new RegExp(`\\b(no [a-z]{3,}s) (${HEADS})\\b(?= |[.,!?]|$)`), '$2 $1');
}

const HEADS =
  'curry|soup|stew|salad|pizza|cake|pasta|pie|bread|burgers?|tacos?|chilli|risotto|casserole|stir-fry|dessert|breakfast|lunch|dinner|sauce|dip|smoothie|cookies|muffins|pancakes|meals?|recipes?';

const SECOND_THOUGHT =
  /^(.*)\b(?:no,? wait|wait,? no|scratch that|no,? actually|on second thoughts?|or rather)\b,?\s*(.{3,})$/;
const REFUSES = /\b(?:allerg\w+|intoleran\w+|no|not|without|don't|can't|cannot|hates?)\b/;
