/** How long a bird or a joint of a given weight roasts, as cooks reckon it. */

interface Roast {
  readonly name: string;
  readonly pattern: RegExp;
  /** Minutes for each 500 g, and on top. */
  readonly each: number;
  readonly more: number;
  readonly oven: string;
  readonly until: string;
}

const ROASTS: readonly Roast[] = [
  {
    name: 'a chicken',
    pattern: /\bchickens?\b/,
    each: 20,
    more: 20,
    oven: '200 °C (400 °F)',
    until: 'the thickest part of the thigh reads 74 °C (165 °F)',
  },
  {
    name: 'a turkey',
    pattern: /\bturkeys?\b/,
    each: 18,
    more: 20,
    oven: '180 °C (350 °F)',
    until: 'the thickest part of the thigh reads 74 °C (165 °F)',
  },
  {
    name: 'a duck',
    pattern: /\bducks?\b/,
    each: 22,
    more: 20,
    oven: '190 °C (375 °F)',
    until: 'the thickest part of the thigh reads 74 °C (165 °F)',
  },
  {
    name: 'lamb on the bone',
    pattern: /\blamb\b/,
    each: 20,
    more: 20,
    oven: '180 °C (350 °F)',
    until: 'the middle reads 63 °C (145 °F) for pink, 70 °C (158 °F) for done',
  },
  {
    name: 'a beef joint',
    pattern: /\bbeef\b/,
    each: 20,
    more: 20,
    oven: '190 °C (375 °F)',
    until: 'the middle reads 63 °C (145 °F) for pink, 70 °C (158 °F) for done',
  },
  {
    name: 'a pork joint',
    pattern: /\bpork\b/,
    each: 30,
    more: 30,
    oven: '180 °C (350 °F)',
    until: 'the middle reads 63 °C (145 °F) at the least, 70 °C (158 °F) for done',
  },
];

const WEIGHT = /(\d+(?:[.,]\d+)?) ?(kg|kilos?|g|grams?|lbs?|pounds?)\b/;
const ASKS = /\bhow (?:long|many (?:minutes|hours)|much time)\b/;
/** What is cut up or boned is another matter. */
const CUT =
  /\b(?:breasts?|thighs?|wings?|legs? of chicken|drumsticks?|mince\w*|ground|chops?|steaks?|strips?|keep|last|freeze|fridge|thaw|defrost|marinate|brine|boil|poach|slow cooker|fry)\b/;

export function roastingTime(text: string): string | undefined {
  if (!ASKS.test(text) || CUT.test(text)) return undefined;
  const [, count = '', unit = ''] = WEIGHT.exec(text) ?? [];
  const roast = ROASTS.find((one) => one.pattern.test(text));
  const amount = Number(count.replace(',', '.'));
  if (!roast || !(amount > 0)) return undefined;
  const grams = amount * (/^k/.test(unit) ? 1000 : /^(?:lb|p)/.test(unit) ? 453.6 : 1);
  if (grams < 500 || grams > 12_000) return undefined;
  const minutes = Math.round(((grams / 500) * roast.each + roast.more) / 5) * 5;
  const hours = Math.floor(minutes / 60);
  const said =
    hours === 0
      ? `${minutes} minutes`
      : `${hours} hour${hours > 1 ? 's' : ''}${minutes % 60 ? ` ${minutes % 60} minutes` : ''}`;
  return `Reckon about ${said} at ${roast.oven} for ${roast.name} of ${count} ${unit}: ${roast.each} minutes for every 500 g and ${roast.more} more. The clock only warns you; it is done when ${roast.until}. Rest it 15 minutes before you carve.`;
}
