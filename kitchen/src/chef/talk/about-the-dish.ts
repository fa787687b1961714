/** Keeps a question about a dish, or thanks for it, from becoming a need of the person. */
import type { Kitchen, LikelyAct } from '../../cook/kitchen.ts';
import type { Food } from '../../needs/heard.ts';
import type { Meaning } from '../understand/meaning.ts';
import { NONE } from '../understand/told.ts';
import type { Conversation } from './conversation.ts';

/** Beside questions, what is said of what lies on the table; whoever says it tells nothing of themselves. */
const ABOUT_A_DISH: ReadonlySet<string> = new Set([
  ...['units', 'undo', 'show', 'step', 'pairing', 'thanks', 'bye', 'praise', 'app', 'about-you'],
]);
/** An act less likely than that takes no need away. */
const LEAST_CHANCE = 0.55;

/**
 * @param tellsHarm whether the message tells of an allergy or of harm; then nothing is taken from it
 * @returns the meaning without needs where all of the message is about a dish
 */
export function aboutTheDish(
  kitchen: Kitchen,
  before: Conversation,
  text: string,
  meaning: Meaning,
  tellsHarm: boolean,
): Meaning {
  const state = stateOf(before);
  // The examples are English.
  const isOpen = tellsHarm || state === 'none' || meaning.language !== undefined;
  if (tellsHarm || meaning.language !== undefined || !saysNeeds(meaning)) return meaning;
  const acts = kitchen.readActs(text, state);
  const plain = withoutMisread(meaning, acts);
  if (isOpen) return plain;
  const isAbout = acts.every(({ act, chance }) => isOfDish(act) && chance > LEAST_CHANCE);
  if (acts.length === 0 || !isAbout) return plain;
  const avoid = meaning.avoid.filter(({ firm }) => firm);
  return { ...meaning, needs: NONE, avoid, unsure: [], inDoubt: [], customs: [] };
}

/** What roles take a food off the plate. */
const OUT: ReadonlySet<string> = new Set(['without', 'dislike', 'harm', 'lacking', 'from', 'less']);
/** A role less likely than that is not held against the older reader. */
const LEAST_ROLE = 0.5;

/** "How do I know the chicken is done" takes no chicken off the plate; what somebody must not have is never touched. */
function withoutMisread(meaning: Meaning, acts: readonly LikelyAct[]): Meaning {
  const isPlain = acts.every(({ act, chance }) => isOfDish(act) && chance > LEAST_CHANCE);
  if (!isPlain) return meaning;
  const foods = acts.flatMap((act) => act.foods);
  const isMisread = ({ said, names, firm }: Food): boolean => {
    const mentions = foods.filter((one) => one.said === said || names.includes(one.said));
    return (
      firm !== true &&
      mentions.length > 0 &&
      mentions.every(({ role, chance }) => !OUT.has(role) && chance > LEAST_ROLE)
    );
  };
  const avoid = meaning.avoid.filter((food) => !isMisread(food));
  return avoid.length === meaning.avoid.length ? meaning : { ...meaning, avoid };
}

const IN: ReadonlySet<string> = new Set(['want', 'likes', 'add', 'to', 'have', 'more', 'dish']);

/** "I love feta" takes back that feta was to be left out, unless it was for more than taste. */
export function withoutWanted(kitchen: Kitchen, text: string, state: Conversation): Conversation {
  if (!state.avoid.some(({ firm }) => !firm)) return state;
  const foods = kitchen.readActs(text, stateOf(state)).flatMap((act) => act.foods);
  const wanted = foods.filter(({ role, chance }) => IN.has(role) && chance > LEAST_ROLE);
  const avoid = state.avoid.filter(
    ({ said, names, firm }) =>
      firm || !wanted.some((one) => one.said === said || names.includes(one.said)),
  );
  return avoid.length === state.avoid.length ? state : { ...state, avoid };
}

/** How likely all of a message is a wish, a change or a question, 0 to 1. */
export function chanceOfWish(kitchen: Kitchen, message: string): number {
  const acts = kitchen.readActs(message, 'none');
  return Math.min(
    ...acts.map(({ act, chance }) => (isOfDish(act) || WISHES.has(act) ? chance : 0)),
  );
}

const WISHES: ReadonlySet<string> = new Set(['find', 'dish', 'have', 'plan', 'menu']);

function isOfDish(act: string): boolean {
  return ABOUT_A_DISH.has(act) || act.startsWith('ask-');
}

function saysNeeds({ needs, avoid, unsure, customs }: Meaning): boolean {
  return (
    needs.allergies.length + needs.diets.length + avoid.length + unsure.length + customs.length > 0
  );
}

function stateOf({ lastSaid, planned, unsure, inHand }: Conversation) {
  if (unsure.length > 0) return 'asked';
  if (lastSaid === 'list') return planned ? 'plan' : 'list';
  return inHand ? 'card' : 'none';
}
