/** Writes and reads the slug a composed dish is rebuilt from ("made:traybake.Italian*4:sausage+potato"); bounds its servings. */

export interface MadeSlug {
  readonly form: string;
  readonly cuisine: string;
  readonly servings: number;
  /** Keys of the foods, in the order in which they were named. */
  readonly foods: readonly string[];
  /** Whether nothing went in beside them but what every kitchen has. */
  readonly isBare?: boolean | undefined;
}

const PREFIX = 'made:';
const BARE = '!';
/** As long as the name of a dish may be in a conversation's memo. */
export const MAX_MADE_SLUG = 200;
const MOST_SERVINGS = 24;

export function writeMadeSlug({ form, cuisine, servings, foods, isBare }: MadeSlug): string {
  const names = foods.map((key) => key.replaceAll(' ', '-'));
  return `${PREFIX}${form}.${cuisine}*${servings}${isBare ? BARE : ''}:${names.join('+')}`;
}

/** Undefined for anything that `writeMadeSlug` does not write. */
export function readMadeSlug(slug: string): MadeSlug | undefined {
  if (!slug.startsWith(PREFIX) || slug.length > MAX_MADE_SLUG) return undefined;
  const [head = '', names, ...more] = slug.slice(PREFIX.length).split(':');
  const [way = '', told = ''] = head.split('*');
  const isBare = told.endsWith(BARE);
  const count = isBare ? told.slice(0, -1) : told;
  const [form = '', cuisine = ''] = way.split('.');
  const servings = Number(count);
  if (names === undefined || more.length > 0 || !isServings(servings)) return undefined;
  const foods = names === '' ? [] : names.split('+').map((name) => name.replaceAll('-', ' '));
  return { form, cuisine, servings, foods, isBare };
}

function isServings(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MOST_SERVINGS;
}

/** The nearest number of people that a dish is composed for. */
export function boundServings(count: number): number {
  return Number.isNaN(count) ? 1 : Math.max(1, Math.min(MOST_SERVINGS, Math.round(count)));
}
