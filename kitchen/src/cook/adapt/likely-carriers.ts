/** Finds bought ingredients that may hold an allergen that their names do not show, where the label is worth a look. */
import type { Allergen, Needs } from '../../vocabulary.ts';

const BREADS =
  /\b(?:bread|baguettes?|buns|rolls|ciabatta|bagels|pitta breads|flatbreads|English muffins|breadcrumbs|crackers)$/;

const CARRIERS: Readonly<Partial<Record<Allergen, readonly RegExp[]>>> = {
  sesame: [BREADS, /\b(?:granola|falafel|hummus)$/],
  milk: [BREADS, /\b(?:dark chocolate|sausages|chocolate chips)$/],
  eggs: [/\b(?:buns|brioche|bagels)$/],
  soy: [BREADS, /\b(?:dark chocolate|flour tortillas|sausages|chocolate chips)$/],
  peanuts: [/\b(?:chocolate|chocolate chips|curry paste|granola|ice cream)$/],
  'tree nuts': [/\b(?:chocolate|chocolate chips|curry paste|granola|ice cream)$/],
};

/** What a name says of one allergen; bread without gluten is often held together by egg or milk. */
const CLAIMS: Readonly<Partial<Record<Allergen, RegExp>>> = {
  sesame: /\bsesame-free\b/,
  milk: /\b(?:dairy-free|milk-free|vegan)\b/,
  eggs: /\b(?:egg-free|vegan)\b/,
  soy: /\bsoy-free\b/,
  peanuts: /\b(?:pea)?nut-free\b/,
  'tree nuts': /\bnut-free\b/,
};

/** Those of the ingredients that makers may well put one of these allergens in. */
export function likelyCarriers(names: readonly string[], { allergies }: Needs): string[] {
  return names.filter((name) =>
    allergies.some(
      (one) => CARRIERS[one]?.some((carrier) => carrier.test(name)) && !CLAIMS[one]?.test(name),
    ),
  );
}
