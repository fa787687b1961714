/** Takes out of a message what only looks like food or like a refusal: second thoughts, "no-knead", and nouns made adjectives. */

/** Half of England eats its dinner under that name. */
const TEA_IS_A_MEAL =
  /\b(?:(kids'?|kid's|children'?s|family|boys'?|girls'?|toddlers?'?|our|my) )tea\b(?! (?:towels?|cups?|pots?|bags?|cosy|leaves))|(?<=\b(?:for|at) )tea(?= (?:tonight|tomorrow|today|time)|\??$)|\btea( (?:for (?:the |my )?(?:kids|children|boys|girls|family)|ideas?)\b)/g;

/** "chocolatey", "garlicky": the food is meant. */
export function nounFor(text: string): string {
  const named = text
    .replace(/^([a-z ]{3,20}) again\??[,.!]? (?:no|nope|nah|please no|not)\b/, 'no $1')
    .replace(
      TEA_IS_A_MEAL,
      (_, kids: string | undefined, after = '') =>
        `${kids && !/^(?:my|our|the)/.test(kids) ? 'kids ' : ''}dinner${after}`,
    )
    .replace(
      /\b(?:green (?:stuff|things?|bits|veg\w*|foods?)|(?:anything|things?|everything) green)\b/g,
      'greens',
    );
  return named
    .replace(/\bleft ?over mash(?:ed)?\b(?! potato)/g, 'leftover potatoes')
    .replace(
      /\b(chocolat|garlic|lemon|chees|coconut|ginger|mushroom|tomato|fruit|fish|egg|potato|meat|beef)(?:e?y|ky)\b/g,
      (_, stem: string) =>
        stem === 'fruit'
          ? 'sweet fruit'
          : stem === 'chocolat' || stem === 'chees'
            ? `${stem}e`
            : stem,
    );
}

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
        `\\b((?:no|without) [a-z]+(?:,? (?:and )?(?:no|without) [a-z]+)+) (${HEADS})\\b(?= |[.,!?]|$)`,
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
