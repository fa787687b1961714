/** Finds the headings of groups among a recipe's lines: "For the sauce", "Topping", set off from the lines beneath them. */
import type { TextLine } from './lay-lines.ts';
import type { LineSigns } from './line-signs.ts';

interface SignedLine extends TextLine {
  readonly signs: LineSigns;
  readonly begins: boolean;
}

const MOST_WORDS = 5;
/** What a part of a dish is called by itself; "soy sauce" is an ingredient. */
const PARTS_OF_DISHES: ReadonlySet<string> = new Set(
  `base batter biscuit brine buttercream cake coating compote crema crumble crumb crust curry custard dip dough dressing
  drizzle dry dumplings filling finish fish frosting fruit garnish gravy glaze icing main marinade mash meat meatballs
  noodles pastry platter rub salad salsa sauce slaw soup spices sponge stew streusel stuffing syrup tadka tempering
  topping toppings veg vegetables vinaigrette wet`.split(/\s+/),
);
const ENDS: ReadonlySet<string> = new Set('serve finish garnish decorate top assemble'.split(' '));

/** Headings; the last line heads nothing. Linear in the number of lines. */
export function findGroupHeads<Line extends SignedLine>(lines: readonly Line[]): Set<Line> {
  return new Set(
    lines.filter((line, at) => {
      const next = lines[at + 1];
      return next !== undefined && !next.begins && (line.signs.headsGroup || standsOut(line, next));
    }),
  );
}

/** Without an amount, over a line that has one or is set off by a mark. */
function standsOut(line: SignedLine, next: SignedLine): boolean {
  const { signs, text, mark } = line;
  if (signs.isCounted || signs.isFact || signs.isClutter || /[.!?,;]$/.test(text)) return false;
  if (signs.words.length > MOST_WORDS || mark === 'number') return false;
  const [first = '', second = ''] = signs.words;
  if (first === 'to' && ENDS.has(second) && signs.words.length === 2) return true;
  if (!next.signs.isCounted && next.mark === mark) return false;
  // What could be eaten is only taken for a heading where it is set off: it would be missing from the check.
  if (signs.words.length === 1 && PARTS_OF_DISHES.has(first) && !signs.namesFood) return true;
  if (first === 'everything' && second === 'else') return true;
  if (/^[-–—(~*]/.test(text) && /[-–—)~*]$/.test(text)) return true;
  const last = signs.words.at(-1) ?? '';
  const isPart = PARTS_OF_DISHES.has(last);
  const isUnmarked = mark === '' && next.mark !== '' && next.signs.isCounted;
  const isShouted = text === text.toUpperCase() && next.text !== next.text.toUpperCase();
  return isUnmarked || isShouted || (isPart && line.isApart && !next.isApart);
}
