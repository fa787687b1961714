/** Bought foods whose names say nothing of an allergen that many makers put in: what is worth a look at the label. */
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

/** Those of the ingredients that makers may well put one of these allergens in. */
export function likelyCarriers(names: readonly string[], { allergies }: Needs): string[] {
  const patterns = allergies.flatMap((one) => CARRIERS[one] ?? []);
  return names.filter((name) => !/-free\b/.test(name) && patterns.some((one) => one.test(name)));
}
