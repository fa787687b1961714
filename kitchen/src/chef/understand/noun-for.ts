/** Says as nouns what people turn out of the names of foods and meals: "garlicky", "the kids' tea", "green stuff". */

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
