/** Recognises a famous dish that the cookbook lacks, so that its nearest relatives can be offered. */
import { FAMOUS_ROWS } from '../../cookbook/famous-dishes.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { normalise } from '../../text/normalise.ts';

export interface Famous {
  readonly said: string;
  readonly cuisine: string;
  /** Titles of relatives in the book, or words to look for; the nearest first. */
  readonly like: readonly string[];
  /** How many telling words its name has. */
  readonly words: number;
}

const FAMOUS = FAMOUS_ROWS.trim()
  .split('\n')
  .flatMap((row) => {
    const [names = '', cuisine = '', like = ''] = row.split(' | ');
    return names.split(', ').map((name) => ({ name, cuisine, like: like.split(', ') }));
  })
  .sort((a, b) => b.name.length - a.name.length);

const BY_NAME = new Map(
  FAMOUS.flatMap(
    (one) =>
      [
        [one.name, one],
        [singled(one.name), one],
      ] as const,
  ),
);
const PATTERN = patternOf(FAMOUS.map(({ name }) => name));
/** Only long names are looked for with their doubled letters made single: "tika masala". */
const SINGLED = patternOf(
  FAMOUS.map(({ name }) => singled(name)).filter((name) => name.length > 8),
);

function patternOf(names: readonly string[]): RegExp {
  const any = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}-])(${any})(?:e?s|'s)?(?![\\p{L}\\p{N}])`, 'gu');
}

function singled(text: string): string {
  return text.replace(/(\p{L})\1+/gu, '$1');
}

/** Names that are also plain food or talk need a wish around them. */
const PLAIN_FOOD =
  /^(?:mussels|scallops|crab|lobster|octopus|brisket|ribs|soba|udon|labneh|halloumi|sauerkraut|stuffing|festival|patties|pap|rolex|pastel|kebab|pie|causa|curry|meringue|sarma|bagel|baguette|oxtail|pork belly|mezze|tapas|ice cream|norma|alfredo|toulouse|balti|madras|foul|poke|champ|flan|roti|pide|doubles|bao|boba|vada|martini|cobbler|club sandwich)$/;

/** The famous dish that folded text asks for; the longest name wins. */
export function findFamous(text: string): Famous | undefined {
  const found = longest(text, PATTERN) ?? longest(singled(text), SINGLED);
  const row = found && BY_NAME.get(found[1] ?? '');
  if (!row) return undefined;
  const before = text.slice(0, found.index);
  if (
    /\b(?:no|not|without|have|got|leftover|use up|use|hate|than|like at|my|with|some) (?:(?:a|an|the|any|more|some) )?$/.test(
      before,
    ) &&
    PLAIN_FOOD.test(found[0])
  )
    return undefined;
  if (
    /\b(?:no|not|without|hate|no more|instead of|rather than|tired of|sick of) (?:(?:a|an|the|any|more|another) )?$/.test(
      before,
    )
  )
    return undefined;
  const { cuisine, like } = row;
  const said = text.includes(found[0]) ? found[0] : row.name;
  return { said, cuisine, like, words: contentTokens(normalise(said)).length };
}

function longest(text: string, pattern: RegExp): RegExpExecArray | undefined {
  return [...text.matchAll(pattern)].sort((a, b) => b[0].length - a[0].length)[0];
}
