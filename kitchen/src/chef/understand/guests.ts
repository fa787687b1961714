/** Diets of somebody who only comes to eat: they hold while the dish is for that guest. Allergies are never taken so lightly. */
import { DIETS, type Diet, type Needs } from '../../vocabulary.ts';
import { NOT_ONCE, type Once, onceAfter } from './once-only.ts';

export interface GuestSaid {
  /** Told of a guest, and of nobody who eats here every day. */
  readonly diets: readonly Diet[];
  /** Told of the dish that is wished for, and of nobody. */
  readonly once: Once;
  /** Whom the dish is for, where that is said. */
  readonly table?: 'theirs' | 'own';
  /** The guest is not coming, or does not mind after all. */
  readonly gone: boolean;
  /** The day that is spoken of. */
  readonly day?: string;
  /** Days without any guest: "Sunday just us". */
  readonly ownDays: readonly string[];
}

/** What a conversation bears in mind of guests. */
export interface Guests {
  readonly diets: readonly Diet[];
  /** Diets of the dish at hand, until another is wished for. */
  readonly once: Once;
  /** This dish is not for them. */
  readonly away: boolean;
  readonly ownDays: readonly string[];
}

export const NO_GUESTS: Guests = {
  diets: [],
  once: NOT_ONCE,
  away: false,
  ownDays: [],
};

/** Gluten is left out: who comes may be a coeliac. */
const OF_TASTE: ReadonlySet<Diet> = new Set(['Vegetarian', 'Vegan', 'Keto', 'Paleo']);

const STRANGERS =
  '(?:friends?|mates?|budd(?:y|ies)|pals?|guests?|visitors?|colleagues?|co-?workers?|boss|neighbou?rs?|date|cousins?|in[ -]laws|(?:mother|father|sister|brother)[ -]in[ -]law|classmates?)';
const KIN =
  '(?:sisters?|brothers?|mums?|moms?|dads?|mother|father|parents|aunts?|aunt(?:y|ie)|uncles?|nieces?|nephews?|grandma|grandpa|gran|nan|granny|grandparents|girlfriend|boyfriend|someone|somebody|people|a (?:vegan|vegetarian|veggie))';
const VISITS =
  '(?:comes?|coming|visits?|visiting|is over|are over|come over|joins?|joining|staying|stays|invited|(?:having|have|got) [a-z ]{0,30}(?:over|round)|round for|over for)';
const DIET_WORD = '(?:vegans?|vegetarians?|veggies?|plant[ -]based|keto|paleo|meat[ -]free)';
const DIET = `(?:${DIET_WORD}|(?:eat|eats|eating) (?:any )?meat)`;

const STRANGER = new RegExp(`\\b${STRANGERS}\\b`);
const KIN_VISITS = new RegExp(`\\b${KIN}\\b.*\\b${VISITS}\\b|\\b${VISITS}\\b.*\\b${KIN}\\b`);
/** Somebody at home is it, too. */
const OURSELVES = new RegExp(
  `\\b(?:i'm|i am|we're|we are|i've been|for (?:me|us) and|as an?|(?:my|our) (?:wife|husband|partner|kids?|son|daughter|family|flatmate|roommate|household)(?:'s| is| are)?|and i(?: are)?|i) (?:also |both |all |now |a |an |strictly )*(?:${DIET}|don't eat|do not eat)\\b`,
);

const OWN =
  /\b(?:just|only) (?:for )?(?:me|myself)\b|\bfor (?:me|myself) (?:alone|only|tonight|today|now|instead|this time|and (?:my|the) (?:wife|husband|partner|kids?|family|son|daughter|girlfriend|boyfriend))\b|\bfor myself\b|\bby myself\b|\b(?:i'm|i am|i'll be|eating|when i'm) (?:all )?(?:alone|on my own)\b|^(?:(?:and|ok|okay|so|now|but|then|what about|how about|something|anything|a dish|dinner|lunch|one)[ ,]+)*for me\b|\bsomething\b.{0,40}\bfor me\b|\bmy own (?:dinner|lunch|plate|meal|supper)\b|\b(?:not|isn't|won't be) for (?:my (?:\w+ )?(?:friends?|guests?)|the (?:\w+ )?(?:friends?|guests?)|guests|them|her|him|friday|saturday|sunday|that)\b|\bwithout (?:my (?:\w+ )?(?:friends?|guests?)|the guests?|guests)\b/;
const THEIRS = new RegExp(
  `\\b(?:${STRANGERS}|for (?:her|him|them|us|us all|everyone|all of us|both|both of us|the party)|she|he|they|(?:on |for |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|${DIET})\\b`,
);
const NOT_COMING = new RegExp(
  `\\b(?:he|she|they|${STRANGERS}|${KIN})(?:'s|'re| is| are| has| have| just)* (?:(?:isn't|aren't|not|won't be|no longer) (?:coming|joining|eating here|able to come)(?! (?:alone|until|till|before|without))|cancell?ed|bailed|dropped out|backed out|(?:can't|cannot|couldn't) (?:come|make it(?=$|[.!,]| (?:after|tonight|any|now|on))))`,
);
const NOT_NEEDED = new RegExp(
  `\\b(?:no need|needn't|doesn't (?:have to|need)|does not (?:have to|need)|don't (?:have to|need)|do not (?:have to|need)) (?:(?:it|this|that|to|be|for|all|anything) )*${DIET_WORD}|\\b(?:not|non|forget(?: about)?|never mind|skip|drop)[ -](?:the )?${DIET_WORD}\\b(?! but)`,
);

/** `needs` are those that the folded text tells of. */
export function readGuests(text: string, needs: Needs, once: Once = NOT_ONCE): GuestSaid {
  const ofGuest =
    (STRANGER.test(text) || KIN_VISITS.test(text)) &&
    !OURSELVES.test(text) &&
    !/\bif\b|\b(?:me|us|i) and (?:my|our|a|some)\b|\band (?:me\b|i\b(?!')|myself\b)/.test(text);
  const diets = ofGuest ? needs.diets.filter((diet) => OF_TASTE.has(diet)) : [];
  const own = OWN.test(text);
  const theirs = diets.length > 0 || THEIRS.test(text.replace(OWN, ' '));
  const [day] = DAY.exec(text) ?? [];
  return {
    diets,
    once: ofGuest ? NOT_ONCE : once,
    ownDays: ownDaysIn(text),
    ...(day === undefined ? {} : { day }),
    ...(theirs ? { table: 'theirs' as const } : own ? { table: 'own' as const } : {}),
    gone:
      diets.length === 0 && !text.includes('?') && (NOT_COMING.test(text) || NOT_NEEDED.test(text)),
  };
}

const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tonight|tomorrow)\b/;
const OURS =
  /\b(?:just|only) (?:the \w+ of )?(?:us|me|we|family|ourselves|myself)\b|\b(?:us|me) (?:only|alone)\b|\b(?:no|without) (?:guests?|visitors?)\b|\b(?:on (?:my|our) own|by (?:myself|ourselves))\b/;

function ownDaysIn(text: string): string[] {
  return text
    .split(/[,;.]|\b(?:and|but|then)\b/)
    .filter((part) => OURS.test(part))
    .flatMap((part) => DAY.exec(part)?.[0] ?? []);
}

/** Who does not come is minded no more; who was set aside comes back with the first word of them. */
export function guestsAfter(
  guests: Guests,
  said: GuestSaid,
  lifted: Needs,
  isOther = false,
): Guests {
  const once = onceAfter(guests.once, said.once, lifted, isOther);
  if (said.gone) return { ...NO_GUESTS, once };
  const kept = guests.diets.filter((diet) => !lifted.diets.includes(diet));
  const diets = [...new Set([...kept, ...said.diets])];
  const ownDays = [...new Set([...guests.ownDays, ...said.ownDays])];
  const ours = said.diets.length === 0 && said.day !== undefined && ownDays.includes(said.day);
  const away = said.table === undefined ? guests.away : said.table === 'own';
  return { diets, once, away: (ours || away) && diets.length > 0, ownDays };
}

/** Those needs that are not a guest's or a dish's alone. */
export function withoutGuests(
  needs: Needs,
  { diets, once }: Pick<Guests, 'diets' | 'once'>,
): Needs {
  const others = [...diets, ...once.diets];
  return { ...needs, diets: needs.diets.filter((diet) => !others.includes(diet)) };
}

/** What is to be minded with the dish at hand. */
export function atTable(own: Needs, { diets, once, away }: Guests): Needs {
  const all = new Set([...own.diets, ...once.diets, ...(away ? [] : diets)]);
  return { ...own, diets: DIETS.filter((diet) => all.has(diet)) };
}
