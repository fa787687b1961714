/** Unites what the two readers of needs hear in a message: what either hears holds, but for what is plainly asked or wished for. */
import { findLineFacts } from '../safety/verdict/line-facts.ts';
import { ALLERGENS, DIETS, type Diet, type Needs, type Situation } from '../vocabulary.ts';
import type { NeedsReader } from './needs-reader.ts';
import { type NeedsRead, readStatements, type Statement } from './read-statements.ts';

interface Food {
  readonly said: string;
  readonly names: readonly string[];
  readonly kinds: readonly string[];
  readonly firm?: true;
}

interface Custom {
  readonly label: string;
}

/** What the older reader hears, as far as it is changed here. */
export interface Heard {
  readonly needs: Needs;
  readonly include: readonly Food[];
  readonly avoid: readonly Food[];
  readonly unsure: readonly Food[];
  readonly customs: readonly Custom[];
  readonly care: readonly Situation[];
  readonly guests: { readonly diets: readonly Diet[] };
  readonly lifted: {
    readonly needs: Needs;
    readonly foods: readonly Food[];
    readonly none: boolean;
  };
}

/** What the chef knows of names. */
export interface Ways {
  readonly reader: NeedsReader;
  /** The needs of the nine and the five that a text names. */
  readonly needsNamed: (text: string) => Needs;
  readonly customsNamed: (text: string) => readonly Custom[];
  readonly inEveryForm: (food: Food) => string[];
  /** How likely a message is a wish, a change or a question and nothing else, 0 to 1. */
  readonly chanceOfWish: (message: string) => number;
}

/** Of a wish: enough beside a word of wishing, and enough alone. */
const LIKELY = 0.5;
const SURE = 0.8;
const OUT: ReadonlySet<string> = new Set(['harm', 'dislike', 'without', 'lacking', 'unclear']);
const HARMFUL: ReadonlySet<string> = new Set(['harm', 'unclear']);

export function uniteHeard<M extends Heard>(
  ways: Ways,
  message: string,
  older: M,
): { readonly meaning: M; readonly tellsHarm: boolean } {
  const read = readStatements(ways.reader, message);
  const chance = ways.chanceOfWish(message);
  const isStory = message.trim().split(' ').length > 3;
  const meaning = withAdded(ways, withoutVetoed(older, read, chance), read, chance, isStory);
  const isGrave = read.statements.some((one) => one.isGrave);
  return { meaning, tellsHarm: read.tellsHarm || isGrave };
}

/** Takes back doubts where no body is in play and the food is plainly wished for. */
function withoutVetoed<M extends Heard>(
  older: M,
  { statements, tellsHarm }: NeedsRead,
  chanceOfWish: number,
): M {
  const of = (food: Food) => statements.filter((one) => isOf(one, food));
  const calm = older.unsure.filter((food) => {
    const said = of(food);
    return (
      !tellsHarm &&
      said.length > 0 &&
      said.every(
        ({ isGrave, polarity }) =>
          !isGrave && chanceOfWish > (polarity === 'wanted' ? LIKELY : SURE),
      )
    );
  });
  const isCalm = (food: Food) => calm.some((one) => one.names[0] === food.names[0]);
  const unsure = older.unsure.filter((food) => !isCalm(food));
  const kept = older.avoid.filter((food) => !isCalm(food));
  const back = calm.filter((food) => !of(food).some(({ polarity }) => OUT.has(polarity)));
  const wished = back.filter((food) =>
    of(food).some(({ polarity }) => polarity === 'wanted' || polarity === 'named'),
  );
  const known = new Set(older.include.map(({ names }) => names[0]));
  const include = [...older.include, ...wished.filter(({ names }) => !known.has(names[0]))];
  const heard = { ...older, unsure, include, avoid: kept };
  return heard;
}

/** Adds what was heard to harm, to be refused, or left unclear. */
function withAdded<M extends Heard>(
  ways: Ways,
  older: M,
  { statements }: NeedsRead,
  chanceOfWish: number,
  /** Long enough to tell what a food did to somebody. */
  isStory: boolean,
): M {
  const of = (...polarities: string[]) =>
    statements.filter((one) => polarities.includes(one.polarity));
  // What the older reader asks about already waits for the answer.
  const isAsked = (one: Statement) =>
    older.unsure.some(({ said, names }) => names.includes(one.name) || said === one.label);
  const harms = of('harm').filter((one) => !one.isDiet && !isAsked(one));
  const habits = [...of('declared'), ...of('harm').filter(({ isDiet }) => isDiet)];
  const harmed = harms.map((one) => needsOf(ways, one));
  const dietsOf = (said: readonly Statement[]): Diet[] =>
    DIETS.filter((diet) => said.some(({ name }) => name === diet));
  const allergies = ALLERGENS.filter(
    (one) =>
      older.needs.allergies.includes(one) || harmed.some((need) => need.allergies.includes(one)),
  );
  const mine = [...dietsOf(habits), ...harmed.flatMap(({ diets }) => diets)];
  const diets = DIETS.filter((one) => older.needs.diets.includes(one) || mine.includes(one));
  const isPregnant = habits.some(({ name }) => name === 'pregnancy');
  const labels = new Set(older.customs.map(({ label }) => label));
  const customs = habits
    .filter(({ name }) => !DIETS.includes(name as Diet))
    .flatMap(({ name }) => ways.customsNamed(name))
    .filter(({ label }) => !labels.has(label) && labels.add(label));
  const firm = harms
    .filter((_, at) => isPlainFood(harmed[at] as Needs))
    .map((one) => foodOf(ways, one, true));
  const isKnown = (food: Food) =>
    older.unsure.some((one) => one.names[0] === food.names[0]) ||
    older.avoid.some((one) => one.firm && one.names[0] === food.names[0]) ||
    statements.some((one) => isOf(one, food) && holdsAll(ways, one, allergies));
  const unclear = (isStory ? of('unclear') : [])
    .filter(
      ({ isDiet, name }) =>
        chanceOfWish <= SURE && !isDiet && !older.include.some((food) => food.names.includes(name)),
    )
    .map((one) => foodOf(ways, one, false))
    .filter((food) => !isKnown(food));
  const out = [...firm, ...unclear];
  const isOut = (food: Food) =>
    statements.some((one) => HARMFUL.has(one.polarity) && isOf(one, food)) ||
    [...out, ...harms.map((one) => foodOf(ways, one, true))].some((one) =>
      one.names.includes(food.names[0] ?? ''),
    );
  const guests = dietsOf(habits.filter(({ isGuest, name }) => isGuest && name !== 'Gluten-Free'));
  return {
    ...older,
    needs: { allergies, diets },
    customs: [...older.customs, ...customs],
    care:
      isPregnant && !older.care.includes('pregnancy') ? [...older.care, 'pregnancy'] : older.care,
    avoid: distinct([...firm, ...older.avoid, ...unclear]),
    include: older.include.filter((food) => !isOut(food)),
    unsure: [
      ...older.unsure.filter((food) => !firm.some((one) => one.names[0] === food.names[0])),
      ...distinct(unclear),
    ],
    guests: {
      ...older.guests,
      diets: [
        ...new Set([
          ...older.guests.diets,
          ...guests.filter((one) => !older.needs.diets.includes(one)),
        ]),
      ],
    },
  };
}

function distinct(foods: readonly Food[]): Food[] {
  const known = new Set<string | undefined>();
  return foods.filter(({ names }) => !known.has(names[0]) && known.add(names[0]));
}

/** Of the nine and gluten, what a food is or is a kind of; a word of another language is known by what it holds. */
function needsOf({ needsNamed, reader }: Ways, { name, kinds, said }: Statement): Needs {
  const { allergies, diets } = needsNamed([name, said.toLowerCase(), ...kinds].join(', '));
  const own = diets.filter((diet) => diet === 'Gluten-Free');
  if (allergies.length + own.length > 0) return { allergies, diets: own };
  return { allergies: findLineFacts(reader.rules, name).allergens.contains, diets: own };
}

/** Beyond the nine and gluten: the food itself must be kept out. */
function isPlainFood({ allergies, diets }: Needs): boolean {
  return allergies.length + diets.length === 0;
}

function holdsAll(
  ways: Ways,
  one: Statement,
  allergies: readonly Needs['allergies'][number][],
): boolean {
  const held = one.isDiet ? [] : needsOf(ways, one).allergies;
  return held.length > 0 && held.every((allergen) => allergies.includes(allergen));
}

function isOf(one: Statement, { said, names }: Food): boolean {
  return !one.isDiet && (names.includes(one.name) || one.said.toLowerCase() === said);
}

function foodOf({ inEveryForm }: Ways, { label, name, kinds }: Statement, firm: boolean): Food {
  const food = {
    said: label,
    names: [...new Set([name, label])],
    kinds,
  };
  return firm ? { ...food, names: inEveryForm(food), firm: true } : food;
}
