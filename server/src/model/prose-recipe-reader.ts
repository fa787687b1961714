/** Reads a recipe that a model told in sentences: one that lists what is needed, with amounts, and the steps after it. */
const NEEDED =
  /\b(?:you need|you(?:'|’)ll need|you will need|take|gather|du brauchst|il vous faut|necesitas|ti servono)\b:?/i;
const ITEM_JOINT = /,\s+(?:and\s+|und\s+|et\s+|y\s+|e\s+)?|\s+(?:and|und|et|y|e)\s+(?=\d|an?\s)/i;
const AMOUNT = /^(?:\d|[½⅓⅔¼¾⅛]|an?\s|one\s|two\s|three\s|some\s)/i;
const SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})/u;
/** "Here is a simple tomato pasta", "For a quick couscous salad for two, you need …". */
const NAMED =
  /\b(?:for|here is|here's|here’s|make|try|how about)\s+(?:an?|some|my)\s+((?:[\p{L}-]+ ){0,5}[\p{L}-]+)/iu;
const LEAST = 3;

/** The fields of a card; undefined where no sentence lists at least three amounts, or fewer than two steps follow. */
export function readProseRecipe(text: string): Record<string, unknown> | undefined {
  const sentences = text.replace(/\s+/g, ' ').trim().split(SENTENCE);
  const at = sentences.findIndex((one) => itemsIn(one).length >= LEAST);
  const instructions = sentences.slice(at + 1).filter((one) => /[.!]$/.test(one));
  const recipeName = nameIn(sentences.slice(0, at + 1).join(' '));
  if (at < 0 || instructions.length < 2 || recipeName === undefined) return undefined;
  return { recipeName, ingredients: itemsIn(sentences[at] ?? ''), instructions };
}

function itemsIn(sentence: string): string[] {
  const start = NEEDED.exec(sentence);
  if (start === null) return [];
  const items = sentence
    .slice(start.index + start[0].length)
    .replace(/[.!]$/, '')
    .split(ITEM_JOINT)
    .map((one) => one.trim());
  return items.every((one) => AMOUNT.test(one)) ? items : [];
}

function nameIn(text: string): string | undefined {
  const name = NAMED.exec(text)?.[1]?.replace(/\s+for (?:\w+)$/i, '');
  if (name === undefined) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
