/** Foods that nothing stands in for: their lines offer no swap. */

const IRREPLACEABLE = ['water', 'salt', 'ice'];
/** What may stand beside them: "cold water", "sea salt", "salt and freshly ground black pepper". */
const BESIDE =
  `boiling boiled hot warm lukewarm tepid cold iced tap pasta cooking cubes cube sea flaky fine coarse kosher
  table rock and freshly ground black white pepper for the pan to taste a little some extra more`.split(
    /\s+/,
  );

/** `food` as `findFood` tells it. */
export function canBeSwapped(food: string): boolean {
  const words = food.split(' ');
  const isPlain = words.some((word) => IRREPLACEABLE.includes(word));
  const others = words.filter((word) => ![...IRREPLACEABLE, ...BESIDE].includes(word));
  return food !== '' && !(isPlain && others.length === 0);
}
