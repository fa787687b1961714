/** Judges by the trained message reader whether a food in a message is a need, or part of a wish, a recipe change or a question. */
import type { Statement } from './read-statements.ts';

/** What lies before the person. */
export type TableState = 'none' | 'card' | 'plan';

interface LikelyAct {
  readonly act: string;
  readonly chance: number;
  readonly foods: readonly {
    readonly role: string;
    readonly chance: number;
    /** Of its staying off the plate, 0 to 1. */
    readonly out?: number | undefined;
    /** As it was written, in lower case. */
    readonly said: string;
  }[];
}

/** The acts of a message with their chances, 0 to 1. */
export type LikelyActs = (message: string, state: TableState) => readonly LikelyAct[];

/** Wishes for a dish, or for several. */
const WISHES: ReadonlySet<string> = new Set(['find', 'dish', 'have', 'plan', 'menu']);
/** Those that lay another dish on the table. */
const BEGINS: ReadonlySet<string> = new Set(['find', 'dish', 'plan', 'menu']);
/** Beside questions, what is said of what lies on the table; whoever says it tells nothing of themselves. */
const TELLS_NOTHING: ReadonlySet<string> = new Set([
  ...['units', 'undo', 'show', 'step', 'pairing', 'thanks', 'bye', 'praise', 'app', 'about-you'],
  ...['complain', 'rescue', 'small-talk', 'feeling', 'method', 'shopping-list'],
]);
/** What is asked of the card as it lies there: "less salt" is of this pot, and of nobody's heart. */
const EDITS: ReadonlySet<string> = new Set([
  ...[
    'swap',
    'add',
    'leave-out',
    'adjust',
    'heat',
    'scale',
    'people',
    'restyle',
    'quicker',
    'method',
  ],
]);
/** Talk in which an allergy is nothing to be asked about: "can you save his allergies?" */
const OF_US: ReadonlySet<string> = new Set([
  ...['app', 'about-you', 'off-topic', 'show', 'small-talk', 'thanks', 'praise', 'bye'],
]);
const IN: ReadonlySet<string> = new Set(['want', 'likes', 'add', 'to', 'have', 'more', 'dish']);
const HARDLY = 0.25;
const HARDLY_OUT = 0.1;
const SELDOM_OUT = 0.2;
const LIKELY = 0.5;
/** A doubt costs one question, and serving what harms far more. */
const LIKELY_OUT = 0.3;
/** A food that is sooner out than in is asked about, be it that a need is told of or not. */
const POSSIBLE = 0.28;
export const SURE = 0.8;

export type LikelyAnswer = ReturnType<typeof readLikelyActs>;

/** Answers with chances; of a message in another language it says nothing, since the examples are English. */
export function readLikelyActs(
  readActs: LikelyActs,
  message: string,
  state: TableState,
  isEnglish: boolean,
) {
  const acts = isEnglish ? readActs(message, state) : [];
  const isLikely = ({ chance }: { chance: number }) => chance > LIKELY;
  const tellsNothing = ({ act }: LikelyAct) => TELLS_NOTHING.has(act) || act.startsWith('ask-');
  const isPlain = acts.length > 0 && acts.every((one) => tellsNothing(one) && isLikely(one));
  const foods = acts.flatMap(({ act, chance, foods }) =>
    foods.map((food) => ({ ...food, act, actChance: chance })),
  );
  const bySaid = Map.groupBy(foods, ({ said }) => said);
  const rolesOf = ({ said, name, label }: Statement) => {
    const own = [...new Set([said.toLowerCase(), name, label])].flatMap(
      (one) => bySaid.get(one) ?? [],
    );
    // "Rice" of "jollof rice".
    return own.length > 0
      ? own
      : foods.filter((one) => one.said.endsWith(` ${said.toLowerCase()}`));
  };
  return {
    isKnown: acts.length > 0,
    isQuestion: acts.length > 0 && acts.every(tellsNothing),
    /** Whether all of it asks of, thanks for or complains of what is there. */
    isPlain,
    /** Whether none of its acts is likely. */
    isUnsure: acts.length > 0 && !acts.some(isLikely),
    isOfUs: acts.length > 0 && acts.every((one) => OF_US.has(one.act) && isLikely(one)),
    /** The same or a wish, beyond doubt. */
    isSurelyPlain:
      acts.length > 0 &&
      acts.every((one) => (tellsNothing(one) || WISHES.has(one.act)) && one.chance > SURE),
    /** Whether all of it changes the card. */
    isEdit:
      state === 'card' &&
      acts.length > 0 &&
      acts.every((one) => EDITS.has(one.act) && isLikely(one)),
    isWish: acts.length === 0 ? state === 'none' : acts.some((one) => WISHES.has(one.act)),
    beginsDish: acts.some((one) => WISHES.has(one.act) && isLikely(one)),
    namesDish: acts.some((one) => one.act === 'dish' && one.chance > LIKELY),
    isWanted: (one: Statement, beyond = LIKELY) =>
      rolesOf(one).some(
        // Whatever role it seems to have in a need, there it is likelier to stay off the plate.
        (food) =>
          IN.has(food.role) &&
          food.chance > beyond &&
          !(food.act === 'need' && (food.out ?? 0) > LIKELY),
      ) && !isPlain,
    /** Said of what lies on the table, with nothing that speaks for its staying off the plate but a grave word. */
    isSurelyIn: (one: Statement) => {
      const said = rolesOf(one);
      return (
        said.length > 0 &&
        said.every(
          ({ act, actChance, out = 1 }) =>
            (WISHES.has(act) || EDITS.has(act) || act.startsWith('ask-')) &&
            actChance > HARDLY &&
            out < HARDLY_OUT,
        )
      );
    },
    /** "A third less sugar, the last one made my teeth hurt", said of a card. */
    isLessened: (one: Statement) =>
      state === 'card' &&
      rolesOf(one).some(
        ({ act, actChance, role, chance }) =>
          act === 'adjust' && actChance > SURE && role === 'less' && chance > SURE,
      ),
    /**
     * Whether words that refuse are said of nothing that stays off the plate: "rice left out overnight". What a wish goes
     * without is refused, however the words seem: "curry. shrimp? no way".
     */
    isSurelyKept: (one: Statement) => {
      const said = rolesOf(one);
      return (
        one.polarity === 'without' &&
        said.length > 0 &&
        said.every(
          ({ act, actChance, role, chance, out = 1 }) =>
            !(
              act === 'need' ||
              (BEGINS.has(act) && role !== 'dish') ||
              (act === 'have' && role === 'lacking')
            ) &&
            actChance > LIKELY &&
            chance > LIKELY &&
            out < SELDOM_OUT,
        )
      );
    },
    isNeed: (one: Statement) =>
      rolesOf(one).some(({ act, actChance }) => act === 'need' && actChance > LIKELY),
    /** Whether a need is told, and it is too likely that this must stay off the plate. */
    isLikelyOut: (one: Statement) =>
      one.polarity === 'named' &&
      rolesOf(one).some(
        (food) =>
          food.act === 'need' &&
          ((food.out ?? 0) > LIKELY
            ? food.actChance > POSSIBLE
            : (food.out ?? 0) > LIKELY_OUT &&
              !(IN.has(food.role) && isLikely(food)) &&
              food.actChance > LIKELY),
      ),
    /** The same beyond doubt, whatever small word seemed to wish for it: "bagel with sesame, then the ambulance came". */
    isSurelyOut: (one: Statement, beyond = SURE) =>
      (one.polarity === 'named' || one.polarity === 'wanted') &&
      rolesOf(one).some(
        ({ act, actChance, out = 0 }) => act === 'need' && actChance > LIKELY && out > beyond,
      ),
    /** Whether a question or a complaint only names it. */
    isMisread: (one: Statement) => isPlain && one.polarity !== 'dislike',
    /** "Pasta without onions", and not "skip the onions" said of a card. */
    isRefusedWithWish: (one: Statement) =>
      state === 'none' ||
      rolesOf(one).some(({ act, actChance }) => BEGINS.has(act) && actChance > LIKELY),
  };
}
