/** Says in words what a model gave as data without a recipe in it: a plan or a list of dishes. */
const LABELS = /^(?:day|date|weekday|course|label|tag|giorno|jour|tag|dia|meal_?type)$/i;
const LONGEST_LINE = 200;
const MOST_LINES = 40;
const MOST_DEPTH = 6;

/** A line each, "Monday: lentil dal"; undefined where there are not at least two. */
export function sayPlan(value: unknown): string | undefined {
  const lines = linesOf(value, '', 0).slice(0, MOST_LINES);
  return lines.length < 2 ? undefined : lines.join('\n');
}

function linesOf(value: unknown, label: string, depth: number): string[] {
  if (depth > MOST_DEPTH) return [];
  if (typeof value === 'string') return value.trim() === '' ? [] : [lineOf(label, value)];
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, label, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const own = entries.find(([key, one]) => LABELS.test(key) && typeof one === 'string');
  if (own !== undefined) {
    const others = entries.filter(([key]) => key !== own[0]);
    const said = others.flatMap(([, one]) => linesOf(one, '', depth + 1));
    return said.length === 0 ? [] : [lineOf(String(own[1]), said.join(', '))];
  }
  if (entries.length === 1) return linesOf(entries[0]?.[1], label, depth + 1);
  return entries
    .filter(([key]) => !/^(?:tag|type|kind)$/i.test(key))
    .flatMap(([key, one]) => linesOf(one, isName(key) ? key : label, depth + 1));
}

/** "tag", "type" and the like say nothing to a person. */
function isName(key: string): boolean {
  return (
    /^\p{L}[\p{L}\p{N} ]*$/u.test(key) && !/^(?:content|plan|meals?|dish|dishes|text)$/i.test(key)
  );
}

function lineOf(label: string, text: string): string {
  const name = label.charAt(0).toUpperCase() + label.slice(1);
  return `${name === '' ? '' : `${name}: `}${text.replace(/\s+/g, ' ')}`.slice(0, LONGEST_LINE);
}
