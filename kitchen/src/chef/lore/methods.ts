/** Other ways of cooking a dish than its card has: what changes, and the words that ask for one. */

const ROWS: readonly (readonly [RegExp, string])[] = [
  [
    /\bslow ?cookers?\b|\bcrock ?pot\b/,
    'For {dish} in a slow cooker: brown what the card browns first, use about a third less liquid, and give it 4 to 5 hours on high or 7 to 8 on low. Stir in cream, cheese and fresh herbs only at the end. Crisp things and quick-cooked pasta do not suit it.',
  ],
  [
    /\bair ?fryer\b/,
    'For {dish} in an air fryer: what the card bakes, roasts or fries goes in a single layer with a little oil, 20 °C lower than in an oven and about a fifth shorter. Turn it halfway. Sauces and wet batter stay in a pan.',
  ],
  [
    /\binstant ?pot\b|\bpressure cooker\b/,
    'For {dish} in a pressure cooker: brown first on sauté, keep at least 250 ml of thin liquid in the pot, and reckon a third of the simmering time under pressure. Let the pressure fall by itself for meat. Dairy and thickeners go in afterwards.',
  ],
  [
    /\bmicrowave\b/,
    'Not all of {dish} will do well in a microwave: use it for steaming and warming, covered and stirred halfway, and brown in a pan what wants colour. Meat must reach 74 °C all through.',
  ],
  [
    /\b(?:bbq|barbecue|grill)\b/,
    'For {dish} on a grill: pieces go over medium heat, oiled and turned often; anything with liquid goes into a heavy pan set on the grate, over the cooler side with the lid closed. Poultry still wants 74 °C inside.',
  ],
  [
    /\b(?:bake|roast|oven)\b.*\b(?:instead|rather|fry\w*)\b|\binstead of (?:deep[- ])?fry\w*|\bin (?:the |an |my )?oven\b/,
    'For {dish} baked instead of fried: spread the pieces on a hot tray at 220 °C (200 °C with a fan), brush or toss them with oil, and turn them halfway. Reckon 20 to 35 minutes by their size, until crisp and cooked through.',
  ],
  [
    /\bblend(?:er)?\b.*\b(?:it|this)\b|\bpuree\b/,
    'Yes, cook {dish} until everything is quite soft, take out bones and hard bits, and blend it with a splash of its own liquid or stock. Warm it again until steaming.',
  ],
];
const ASKS =
  /\b(?:can|could|should|would) (?:i|it|we|you|this|that)\b|^(?:ok |and |but )*(?:do|make|cook) (?:it|this|that|them)\b|\bhow long in\b|\bwhat about\b/;

/** Whether folded text asks for another way to cook what is in hand. */
export function asksMethod(text: string): boolean {
  if (/\b(?:recipe|something|i only|i have|ideas?)\b/.test(text)) return false;
  if (/\bhow (?:long|hot)\b/.test(text) && AS_WRITTEN.test(text)) return false;
  if (IN_A_DEVICE.test(text) || BARE_DEVICE.test(text)) return true;
  return (
    (ASKS.test(text) || text.split(' ').length < 4) &&
    /\?|^(?:can|could|do|make|cook|ok|how|should)\b/.test(text) &&
    (NO_OVEN.test(text) || ROWS.some(([pattern]) => pattern.test(text)))
  );
}

/** In what the card itself may cook it. */
const AS_WRITTEN = /\b(?:in the oven|on the (?:grill|bbq|barbecue)|under the grill)\b/;
/** Machines that cook by themselves, as a pattern. */
export const DEVICE = 'slow ?cooker|crock ?pot|airfryer|air fryer|instant ?pot|pressure cooker';
/** "In the slow cooker", said of the dish in hand. */
const IN_A_DEVICE = new RegExp(
  `^(?:(?:and|but|ok|can i|could i|do it|make it|what about) )*(?:in|with|using|for) (?:the |an? |my )?(?:${DEVICE}|microwave)(?: instead| please)?\\??$`,
);
const BARE_DEVICE = new RegExp(`^(?:the |my |an? )?(?:${DEVICE})(?: version| please)?\\??$`);
export const NO_OVEN = /\b(?:without|no) (?:an |the |using (?:an |the )?)?oven\b/;

/** What changes with the way of cooking that folded text names; {dish} is to be filled in. */
export function findMethod(text: string): string | undefined {
  return ROWS.find(([pattern]) => pattern.test(text))?.[1];
}
