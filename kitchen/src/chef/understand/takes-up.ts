/** Writes out a message that only makes sense after the last question: "and sugar?", "what if I cook it again?". */
import { type FoundTerm, findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { freeOf } from '../../say/voice/needs-words.ts';
import { needsNamed } from './needs-said.ts';
import type { QuestionKind } from './questions.ts';
import { readQuestion } from './questions.ts';

/** The question that was answered last, in plain English. */
export interface Asked {
  readonly text: string;
  readonly kind: QuestionKind;
}

/** What the message added to an older question is no part of that. */
const ADDED = ' - ';

export function askedIn(text: string, kind: QuestionKind): Asked {
  return { text: text.split(ADDED)[0] ?? text, kind };
}

/** Whether the question was put before, and is only pressed now. */
export function pressesOn(text: string): boolean {
  return text.includes(ADDED);
}

/** A longer message can be understood by itself. */
const MOST_WORDS = 11;
const POINTS =
  /\b(?:it|them|those|these|this|that(?!'s (?:been|gone|past)| (?:has|have|was|were|is|are)\b))\b/;
const AND = /^(?:(?:ok|okay|so|hm+|oh|then|right|good|great|thanks|cool),? )*(?:and|or)\b/;
const OPENING =
  /^(?:(?:ok|okay|so|hm+|oh|then|right|good|great|thanks|cool),? )*(?:(?:and|or|but) )?(?:what about |how about |same for )?(?:for |with )?(?:the |an? |some |my )?/;
const MEASURE =
  /\b(?:an? |one |half (?:an? )?|[\d./]+ )?(?:cups?|tablespoons?|tbsp|teaspoons?|tsp|sticks?|pints?|ounces?|oz|pounds?|lbs?|kg|g|grams?|ml)(?: of)? $/;

/** What the message asks in full after `asked`; nothing when it stands by itself. */
export function takenUp(rules: Rules, asked: Asked, text: string): string | undefined {
  if (text.split(' ').length > MOST_WORDS) return undefined;
  const plain = text.replace(/[?!.]+$/, '');
  const own = foodsIn(rules, plain);
  if (asked.kind === 'food' && CAN_EAT.test(plain)) return forWhomAsked(asked, plain);
  const [, thing] = asked.kind === 'what-is' ? (AND_THIS.exec(text) ?? []) : [];
  if (thing !== undefined && (own.length === 0 || foodsIn(rules, asked.text).length === 0))
    return `what is ${thing}`;
  if (own.length === 0) return withoutFood(rules, asked, plain);
  const [, used, taken = used] = (SWAPS.has(asked.kind) && TAKES_IT.exec(plain)) || [];
  if (taken !== undefined && fillsIt(rules, taken)) return inPlaceOf(rules, asked, plain, own);
  // "And for six eggs?" is the same egg, six times.
  if (asked.kind === 'how' && FOR_SO_MANY.test(plain)) {
    const [old] = foodsIn(rules, asked.text);
    if (old && own.length === 1 && own[0]?.name === old.name) return asked.text;
  }
  return POINTS.test(asked.text) ? undefined : inItsPlace(rules, asked, text, own);
}

const SWAPS: ReadonlySet<string> = new Set(['swap', 'may-use']);
/** "OK, use thyme instead", "parsley then", after what stands in for a food was asked. */
const TAKES_IT =
  /^(?:(?:ok|okay|great|good|fine|perfect|right|yes|alright|cool|thanks|thank you|then|so|and),? )*(?:(?:(?:i'll|i will|we'll|let's|please|can you|could you|you can|just) )*(?:use|take|try|go with|do|make it with|do it with) (?:the |some )?(.{3,24}?)(?: then| instead)?|(.{3,24}?) (?:then|instead|it is))(?: please)?$/;

function inPlaceOf(
  rules: Rules,
  asked: Asked,
  text: string,
  own: readonly FoundTerm[],
): string | undefined {
  const [old] = foodsIn(rules, asked.text);
  const [food] = own;
  if (!old || !food || own.length > 1 || old.name === food.name) return undefined;
  return `replace ${said(asked.text, old)} with ${said(text, food)}`;
}

const CAN_EAT = /\b(?:i|we|he|she|they) can (?:eat|have)\b/;
const AND_THIS = /^and (?:what(?:'s| is) )?(?:an? |the )?([a-z-]{3,20})\?+$/;

/** "Bread I can eat", after a question for coeliacs, is for one. */
function forWhomAsked(asked: Asked, text: string): string | undefined {
  const { diets, allergies } = needsNamed(asked.text.replace(/^.*?\bfor\b/, ''));
  const needs = [...diets, ...allergies].map(freeOf);
  return needs.length > 0 && needs.length < 3
    ? `${text.replace(CAN_EAT, '').trim()} that is ${needs.join(' and ')}`
    : undefined;
}

const FOR_SO_MANY =
  /^(?:and |so |what about )*(?:for )?(?:\d+|two|three|four|five|six|ten|a dozen) /;
const ONE_FOR_OTHER = /\bone (?:for|instead of|in place of) the other\b|\bswap them\b/;

function withoutFood(rules: Rules, asked: Asked, text: string): string | undefined {
  const [food, second] = foodsIn(rules, asked.text);
  if (food && second && ONE_FOR_OTHER.test(text))
    return `can i use ${said(asked.text, food)} instead of ${said(asked.text, second)}`;
  if (
    asked.kind === 'food-care' &&
    GOES_ON.test(text) &&
    !/\b(?:recipe|how (?:do|can|should|to))\b/.test(text)
  )
    return `${asked.text}${ADDED}still`;
  if (POINTS.test(asked.text)) return undefined;
  if (asked.kind === 'how' && HOW_DONE.test(text)) return `${asked.text} ${text}`;
  if (asked.kind === 'how' && HOW_MUCH_LONGER.test(text))
    return `${text.replace(POINTS, '').trim()} to ${asked.text.replace(ASKS_HOW, '')}`;
  if (ANYWAY.test(text) && (asked.kind === 'rescue' || asked.kind === 'how'))
    return `${asked.text}${ADDED}still`;
  if (!food || !ABOUT_A_FOOD.has(asked.kind)) return undefined;
  const name = said(asked.text, food);
  if (/^(?:a |any |some |ok |got a )*recipes?(?: please| ideas?)?\??$/.test(text))
    return `recipe with ${name}`;
  const [, many] =
    /^(?:and |so |ok )*how (?:much|many)(?: do i need| is it| is that)? for (.{1,20}?)\??$/.exec(
      text,
    ) ?? [];
  if (many !== undefined) return `how much ${name} for ${many}`;
  if (INSTEAD.test(text)) return `what can i use instead of ${name}`;
  if (POINTS.test(text)) {
    const full = text.replace(POINTS, name);
    return (readQuestion(full) ?? readQuestion(text)) !== undefined || WISHES.test(full)
      ? full
      : undefined;
  }
  return undefined;
}

/** "What if I cook it again", "so what do I do now", "are you sure": still about what may not be eaten. */
const GOES_ON =
  /^(?:(?:ok|okay|so|and|but|oh|no|well|hm+),? )*(?:it was|it's (?:only|just|been|still)|it has|they were|they've|only|just|what if|what do|what should|can i|could i|even if|if i|is it|does it|will it|would it|how about if)\b.*|\b(?:eat|cook|reheat|boil|fry|heat|freeze|wash|smells?|looks?|tastes?) (?:it|them|fine|ok|okay|again)\b/;
const INSTEAD =
  /^(?:(?:so|and|ok|then),? )*(?:what|which|anything|is there)\b.*\b(?:instead|in its place|alternatives?|substitutes?)\??$/;
/** "It's been two hours", "can I bake it anyway": still about what went wrong. */
const ANYWAY =
  /^(?:it'?s |it is )?still (?:too |so |very )?[a-z]+[.!]*$|^(?:(?:and|but|so|well|no),? )*(?:it's|it has|they have|they've) been\b|\b(?:it|them) (?:anyway|still|as it is|like that)\b|^(?:it |that )?(?:still )?(?:doesn't|didn't|won't|isn't) (?:work|help)\w*/;
const WISHES = /\b(?:recipes?|make|cook|something|dish(?:es)?|ideas?)\b/;
/** "Soft", after how to boil an egg. */
const HOW_DONE =
  /^(?:and |so |i like it |i want it )?(?:soft|hard|runny|jammy|firm|crispy|fluffy|medium|rare|well done)(?:[- ]boiled)?(?: please)?\??$/;
const HOW_MUCH_LONGER =
  /^(?:(?:and|but|so|ok) )*(?:how long|how hot|what temp\w*|which pan|how much water)\b/;
const ASKS_HOW =
  /^.*?\bhow (?:long )?(?:do|does|can|should|would|to|must)(?: (?:i|you|we|one))?(?: to)? /;
const ABOUT_A_FOOD: ReadonlySet<string> = new Set([
  'what-is',
  'made-of',
  'food',
  'food-care',
  'keep',
  'how',
  'convert',
  'healthy',
  'swap',
  'may-use',
]);

/** "And sugar?" after "how many grams is a cup of flour?". */
function inItsPlace(
  rules: Rules,
  asked: Asked,
  text: string,
  own: readonly FoundTerm[],
): string | undefined {
  const plain = text.replace(/[?!.]+$/, '').replace(OPENING, '');
  const asks = text.includes('?') || AND.test(text) || /\b(?:what|how) about\b/.test(text);
  if (!asks || readQuestion(plain) !== undefined || own.length > 1) return undefined;
  // "How about pasta" after a technique is a wish.
  const timed =
    asked.kind === 'how' && text.includes('?') && /\bhow (?:long|much|many)\b/.test(asked.text);
  if (!SAME_ASKED.has(asked.kind) && !AND.test(text) && !timed) return undefined;
  if (plain.split(' ').length > 5 || !fillsIt(rules, plain)) return undefined;
  const [old] = foodsIn(rules, asked.text);
  if (!old) return undefined;
  const before = asked.text.slice(0, old.start);
  const measured = /\d|\b(?:half|cups?|tbsp|tsp|sticks?|spoons?|pints?)\b/.test(plain);
  const start = measured ? before.replace(MEASURE, '') : before;
  return `${start}${plain}${asked.text.slice(old.end)}`;
}

const SAME_ASKED: ReadonlySet<string> = new Set([
  'made-of',
  'convert',
  'food',
  'keep',
  'food-care',
  'amount',
  'temperature',
  'careful',
]);

/** The words are a food and little else. */
function fillsIt(rules: Rules, text: string): boolean {
  const [food] = foodsIn(rules, text);
  if (!food) return false;
  const rest = text.slice(0, food.start) + text.slice(food.end);
  return /^(?: |\b(?:an?|half|one|two|of|cups?|tablespoons?|tbsp|teaspoons?|tsp|sticks?|pints?|raw|cooked|fresh|dried|frozen|leftover|on|the|cob|then|too|well|as|please)\b|[\d./])*$/.test(
    rest,
  );
}

function said(text: string, food: FoundTerm): string {
  return text.slice(food.start, food.end);
}

/** Foods, not needs: the gluten of "gluten free" is none. */
function foodsIn(rules: Rules, text: string): FoundTerm[] {
  return findTerms(rules, text).filter((term) => {
    if (!term.isFood) return false;
    const next = text.slice(term.end, term.end + 12);
    const { allergies, diets } = needsNamed(`${said(text, term)}${next}`);
    return !/^[ -]free\b/.test(next) || allergies.length + diets.length === 0;
  });
}
