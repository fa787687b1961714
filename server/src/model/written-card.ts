/** Reads a recipe that a model wrote in words, as small ones do, so that it becomes a card instead of being asked for again. */
import { UnreadableText } from '../files/draft.ts';
import { type Knowledge, readWritten } from '../files/written-recipe.ts';

const HEADING = /^#{1,6}\s+\S/;
const BOLD_LINE = /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/;
const NAMED = /^(?:recipe|title|name)(?: name)?\s*:\s*/i;
const MARK = /^(?:[-*•–]|\d{1,2}[.)]|step\s+\d{1,2}\b)\s*/i;
const INGREDIENTS = /^ingredients\W*$/i;
const FENCE = /^`{3,}\w*$/;
const RULE = /^(?:[-*_]\s*){3,}$/;
/** Said of a dish beside its recipe; the check is ours to make and the amounts are the recipe's. */
const ASIDE =
  /^(?:prep|cook|cooking|baking|active|preparation|difficulty|course|cuisine)\b[^:]{0,20}:/i;
const NOTHING_OF_OURS = /^(?:nutrition|nutritional|allergen|equipment)\b/i;
const LONGEST_NAME = 70;

/** The fields of a card; undefined when the text is no whole recipe with a name. */
export function readWrittenCard(
  text: string,
  knowledge: Knowledge,
): Record<string, unknown> | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const named = nameIn(lines);
  if (named === undefined) return undefined;
  const { body, closing } = bodyOf(lines.slice(named.at + 1));
  try {
    const written = [named.name, ...body].join('\n');
    return { ...readWritten(written, knowledge), friendly_closing: closing };
  } catch (error) {
    if (error instanceof UnreadableText) return undefined;
    throw error;
  }
}

/** The last line before the ingredients that looks like a name: a heading, else what is bold, else what is short. */
function nameIn(lines: readonly string[]): { name: string; at: number } | undefined {
  const end = lines.findIndex((line) => INGREDIENTS.test(plain(line)));
  const before = lines.slice(0, Math.max(0, end));
  const looks = [
    (line: string) => HEADING.test(line),
    (line: string) => NAMED.test(plain(line)),
    (line: string) => BOLD_LINE.test(line) && !plain(line).endsWith(':'),
    (line: string) => /\p{L}/u.test(line) && !/[.!?:,;]$/.test(line) && !MARK.test(line),
  ];
  for (const look of looks) {
    const at = before.findIndex((line) => look(line) && plain(line).length <= LONGEST_NAME);
    const name = plain(lines[at] ?? '').replace(NAMED, '');
    if (at >= 0 && name !== '') return { name, at };
  }
  return undefined;
}

/** What stands below the name, without asides; a last line outside of the lists is a farewell. */
function bodyOf(lines: readonly string[]): { body: string[]; closing: string } {
  const kept = withoutForeignParts(lines).filter(
    (line) => line !== '' && !FENCE.test(line) && !RULE.test(line) && !ASIDE.test(plain(line)),
  );
  const [before = '', last = ''] = kept.slice(-2);
  const isFarewell = MARK.test(before) && !MARK.test(last) && !HEADING.test(last);
  const body = (isFarewell ? kept.slice(0, -1) : kept).map(plain);
  return { body, closing: isFarewell ? plain(last) : '' };
}

/** A table of nutrition and its like, up to the next heading. */
function withoutForeignParts(lines: readonly string[]): string[] {
  let isForeign = false;
  return lines.filter((line) => {
    if (HEADING.test(line) || BOLD_LINE.test(line)) isForeign = NOTHING_OF_OURS.test(plain(line));
    return !isForeign;
  });
}

/** Without the marks of headings and of bold; a bullet stays. */
function plain(line: string): string {
  return line
    .replace(/^#{1,6}\s+/, '')
    .replace(/\*\*|__|`/g, '')
    .trim();
}
