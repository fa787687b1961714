/** Decides what one message changes of needs (allergies, diets, dislikes): whose each is, what is doubtful, what is taken back. */
import type { SpellingCorrector } from '../cookbook/spelling-corrector.ts';
import type { Measures } from '../measure/measures.ts';
import { takePaste } from '../recipe-text/take-paste.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { withoutMeasuresAsked } from '../text/measures-asked.ts';
import type { Diet, Needs, Situation } from '../vocabulary.ts';
import { type LikelyActs, readLikelyActs, SURE, type TableState } from './acts-of-message.ts';
import { isUnspaced } from './cut-words.ts';
import type { Custom, Food } from './heard.ts';
import type { NeedsReader } from './needs-reader.ts';
import { isFood, readSpelt } from './read-spelt.ts';
import type { NeedsRead, Statement } from './read-statements.ts';
import {
  classOf,
  foodOf,
  isCalledBy,
  isCovered,
  isFoodOf,
  isOwn,
  needsOf,
  tasteOf,
} from './stated-food.ts';
import { isToldAbroad } from './told-abroad.ts';
import { heldBy, isDietName, waysIn } from './ways-told.ts';

/** The parts of the kitchen that needs are read with. */
export interface NeedsKitchen {
  readonly rules: Rules;
  readonly measures: Measures;
  readonly needs: NeedsReader;
  readonly cookbook: { readonly spelling: SpellingCorrector };
  readonly readActs: LikelyActs;
}

/** Something stated of a person, for as long as a guest is there or for good. */
export interface Held {
  /** "me" where nobody is named, "i" where they name themselves, or the words for whom it is. */
  readonly holder: string;
  readonly isGuest: boolean;
}

export interface Harm extends Held {
  readonly food: Food;
  /** Of the nine and gluten, what it belongs to. */
  readonly needs: Needs;
  /** Whether those needs keep all of it out. */
  readonly isCovered: boolean;
}

export interface DietStated extends Held {
  readonly diet: Diet;
  /** Said of the dish that is wished for: until another is begun. */
  readonly isOnce: boolean;
}

export interface MessageHeard {
  readonly read: NeedsRead;
  readonly harms: readonly Harm[];
  readonly diets: readonly DietStated[];
  readonly customs: readonly (Held & { readonly custom: Custom })[];
  readonly situations: readonly (Held & { readonly situation: Situation })[];
  /** Disliked, or refused together with a wish. */
  readonly tastes: readonly Food[];
  readonly unclear: readonly Harm[];
  /** Whether harm is told of, and the food that does it is not known: none was named, or only a dish of several. */
  readonly isHarmUnread: boolean;
  /** Wished for, plainly enough to take a dislike back. */
  readonly wanted: readonly Statement[];
  readonly lifted: readonly Statement[];
  /** All foods that it names, but for dishes, as harmful ones: what is meant by an answer. */
  readonly named: readonly Harm[];
  /** Whether another dish is begun. */
  readonly beginsDish: boolean;
  /** Whether one lay on the table already. */
  readonly isAfterCard: boolean;
  /** Whether it names one, so that it is no answer: "omelette". */
  readonly namesDish: boolean;
  /** Whether one of them has a plate apart, and the others eat what they like. */
  readonly isApart: boolean;
  /** Whether all of it asks, thanks or wishes. */
  readonly isPlain: boolean;
  readonly words: number;
}

const OUT: ReadonlySet<string> = new Set(['harm', 'dislike', 'without', 'lacking', 'unclear']);
/** Longer than that a message may tell what a food did to somebody. */
const STORY = 3;

export function hearMessage(
  kitchen: NeedsKitchen,
  message: string,
  state: TableState,
): MessageHeard {
  // "Without dairy" at the head of a recipe is said of nobody.
  const text = withoutMeasuresAsked(takePaste(kitchen, message)?.talk ?? message);
  const reader = kitchen.needs;
  const read = readSpelt(kitchen, text);
  const acts = readLikelyActs(kitchen.readActs, text, state, read.language === undefined);
  const words = isUnspaced(text) ? text.trim().length : text.trim().split(/\s+/).length;
  const foods = read.statements.filter(isFood);
  const of = (...all: string[]) => foods.filter(({ polarity }) => all.includes(polarity));
  const isNarrow =
    !read.tellsAllergy && read.statements.some(({ isDiet, name }) => isDiet && !isDietName(name));
  const known = new Map<string, Omit<Harm, keyof Held>>();
  const harmOf = (one: Statement): Harm => {
    const key = `${one.name}\n${one.label}\n${one.kinds.join()}`;
    const harm = known.get(key) ?? harmIn(reader, one, isNarrow);
    known.set(key, harm);
    return { ...harm, ...heldBy(one) };
  };
  // "I never mentioned nuts, why did you say nut-free?": they only say it back.
  const isSaidBack = (one: Statement) =>
    foods.some(({ polarity, name }) => polarity === 'lifted' && name === one.name);
  const refused = of('without', 'dislike').filter((one) => !(read.deniesSaying && isSaidBack(one)));
  const isFirm = (one: Statement) =>
    one.isBelief ||
    (one.isNearGrave && !acts.isSurelyKept(one)) ||
    (isFreeFrom(one) && !(one.isAsked && acts.isQuestion));
  const firm = refused.filter(isFirm);
  // "Is it all right without the wine?" refuses nothing.
  const isMereQuestion = ({ polarity, isAsked }: Statement) =>
    polarity === 'without' && isAsked && acts.isKnown && !acts.isWish;
  const isSoft = (one: Statement) => one.polarity === 'dislike' || acts.isRefusedWithWish(one);
  const soft = refused.filter(
    (one) =>
      !isFirm(one) &&
      isSoft(one) &&
      !acts.isMisread(one) &&
      !acts.isSurelyKept(one) &&
      !isMereQuestion(one),
  );
  // Less of what is none of the nine is a change of the card, whatever it did to somebody.
  const harming = of('harm').filter((one) => !acts.isLessened(one) || classOf(one).length > 0);
  const harms = [...harming, ...firm].map(harmOf);
  const isApart = read.table === 'apart' || (read.table === 'for one' && state !== 'none');
  const ways = waysIn(reader, read, acts, { state, text, isApart });
  const explanations =
    harms.length + soft.length + ways.diets.length + ways.customs.length + ways.situations.length;
  const isExplained = explanations > 0;
  // "My throat is sore, a drink with lemon": nothing told it from an allergy.
  const isOnlyAiling = read.isAiling && !read.isGrave;
  // "I just have no meat in. Mushrooms, rice": what is missing explains why it sounds like a need.
  const isOnlyLacking = of('lacking').length > 0 && !read.tellsHarm && !read.isGrave;
  // "I see no lentils. Have you a lentil soup?"
  const isAskedFor = (one: Statement) =>
    foods.some(
      (other) =>
        other !== one &&
        (other.isAsked || other.polarity === 'wanted') &&
        isCalledBy(foodOf(reader, one, false), other),
    );
  // A dish is what is wished for, until harm is told that nothing else explains.
  const isMereDish = (one: Statement) =>
    one.isMade && !one.isGrave && !one.isGuest && (isExplained || !read.tellsHarm);
  // Statistics add doubt, where nothing that was heard explains them, and never take harm away.
  // "I must watch my salt, the doctor says. There is salmon in the freezer" doubts no salmon.
  const isDoubted = (one: Statement) =>
    one.polarity === 'unclear'
      ? !((isExplained || !read.tellsHarm) && state === 'card' && acts.isSurelyIn(one)) &&
        !(isExplained && acts.isWanted(one, one.isNearGrave ? SURE : undefined)) &&
        // "Peppers lie heavy on me, can a caponata do without?": the dish is what is wished for.
        !(isExplained && one.isDish && one.isAsked) &&
        (read.tellsHarm ||
          one.isGrave ||
          one.isGuest ||
          !(acts.isSurelyPlain && (!one.isNearGrave || acts.isSurelyIn(one))))
      : isExplained && ways.situations.length < explanations
        ? acts.isSurelyOut(one) &&
          (of('harm').length === 0 ||
            (!isOwn(one.holder) && of('harm').some((other) => isOneSentence(text, one, other))))
        : (acts.isLikelyOut(one) && !isAskedFor(one) && !isOnlyAiling && !isOnlyLacking) ||
          isToldAbroad(read, one);
  // "A Hindu, and beef is a no": that way of eating keeps it out already.
  const isOfWay = (one: Statement) =>
    ways.customs.some(({ custom }) => custom.out.some((food) => isFoodOf(food, one)));
  const isOutAfterAll = (one: Statement) =>
    one.polarity === 'wanted'
      ? !isExplained && acts.isSurelyOut(one, read.isGrave ? undefined : BEYOND)
      : isDoubted(one);
  const unclear = of('unclear', 'named', 'question', 'wanted').filter(
    (one) =>
      words > (read.language === undefined ? STORY : STORY - 1) &&
      isOutAfterAll(one) &&
      !isMereDish(one) &&
      !isOfWay(one) &&
      // "The rest of us eat meat" tells of nobody's harm.
      !(isApart && !read.tellsHarm && !one.isGrave) &&
      !read.statements.some((way) => way.isDiet && way.start <= one.start && way.end >= one.end),
  );
  const harmful = of('harm');
  const isHarmUnread =
    (read.isHarmUnread && !acts.isPlain && words > STORY) ||
    (harmful.length > 0 && harmful.every(({ isMade }) => isMade));
  // What one of them would not eat is no taste of the others.
  const isTheirs = ({ holder }: Statement) => isApart && !isOwn(holder);
  const wanted = foods.filter(
    (one) =>
      !OUT.has(one.polarity) &&
      (one.polarity === 'wanted' ||
        // "Tuna again? He gags at tuna."
        (acts.isWanted(one) && !soft.some((out) => isFoodOf(foodOf(reader, out, false), one)))),
  );
  return {
    read: { ...read, tellsAllergy: read.tellsAllergy && !acts.isOfUs },
    harms,
    ...ways,
    tastes: soft
      .filter((one) => !isTheirs(one))
      .map((one) => tasteOf(reader, one, acts.isNeed(one))),
    unclear: unclear.map(harmOf),
    isHarmUnread,
    wanted,
    lifted: read.statements.filter(
      ({ polarity, isDenial, isDiet, isAsked }) =>
        (polarity === 'lifted' && !isAsked) || (polarity === 'negated' && (isDenial || isDiet)),
    ),
    named: foods.filter(({ isDish }) => !isDish).map(harmOf),
    beginsDish: acts.beginsDish,
    isAfterCard: state === 'card',
    isApart,
    namesDish: acts.namesDish && !foods.every((one) => classOf(one).length > 0),
    isPlain: acts.isPlain,
    words,
  };
}

/** "Grandad can't chew nuts, baby can't have honey." */
function isOneSentence(text: string, one: Statement, other: Statement): boolean {
  const [from, to] = one.start < other.start ? [one.end, other.start] : [other.end, one.start];
  return ![...SENTENCE_ENDS].some((mark) => text.slice(from, to).includes(mark));
}

/** So likely out must be what is wished for in words, and beside no illness, before it is asked about. */
const BEYOND = 0.9;
const SENTENCE_ENDS = '.!?;\n';

function harmIn(reader: NeedsReader, one: Statement, isNarrow: boolean): Omit<Harm, keyof Held> {
  const needs = needsOf(reader, one, isNarrow);
  return { food: foodOf(reader, one, true), needs, isCovered: isCovered(one, needs) };
}

/** "Nut-free", said of one of the nine, is seldom a matter of taste. */
function isFreeFrom(one: Statement): boolean {
  return one.polarity === 'without' && one.isFree && classOf(one).length > 0;
}
