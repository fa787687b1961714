/** Counts the people of a sentence that lists them: "me, my wife and two kids", "ten to twelve". */
import { NUMBER, numberOf } from '../lore/numbers.ts';

const OWN = '(?:my|our|the|his|her|their|a|an|one)';
const ONE =
  '(?:wife|husband|partner|girlfriend|boyfriend|fiancee?|mum|mom|dad|mother|father|friend|flatmate|roommate|housemate|neighbou?r|colleague|daughter|son|sister|brother|boss|date|child|kid|toddler|teenager|guest|grandma|grandmother|grandpa|grandfather|nan|aunt|uncle|cousin|niece|nephew|best friend|mother-in-law|father-in-law)';
const TWO = '(?:parents|grandparents|parents-in-law|in-laws|twins)';
const MANY =
  '(?:people|persons|adults|grown-?ups|guests|friends|mates|kids|children|boys|girls|sons|daughters|brothers|sisters|cousins|colleagues|flatmates|roommates|housemates|neighbou?rs|teenagers|toddlers|others|more|visitors|relatives)';
const ADJECTIVE = '(?:little |small |hungry |picky |young |other |good |close |old |best )?';

const MEMBERS: readonly (readonly [RegExp, (count: string) => number])[] = [
  [/^(?:me|myself|i)\b/, () => 1],
  [
    new RegExp(`^(?:${OWN} )?(?:a )?(couple of|${NUMBER}) ${ADJECTIVE}${MANY}\\b`),
    (count) => (count === 'couple of' ? 2 : numberOf(count)),
  ],
  [new RegExp(`^${OWN} (?:[a-z]+ )?${TWO}\\b`), () => 2],
  [new RegExp(`^(?:${OWN} )?${ADJECTIVE}${ONE}\\b(?!'s)`), () => 1],
];
const JOINED = /^(?:,? ?(?:and|plus|with|\+|&) |, ?)/;

const WITH_ME =
  /(?:,|\band|\bplus|\bwith|\+|&) (?:me|myself|i)\b|\b(?:me|myself|i)(?:,| and| plus| with| \+| &) /;

/** How many are listed around a "me"; 0 where nobody counts themselves in. */
export function companyListed(text: string): number {
  if (!WITH_ME.test(text)) return 0;
  for (const start of text.matchAll(/(?<![a-z'])[a-z\d]+/g)) {
    const found = listAt(text.slice(start.index));
    if (found.self && found.members > 1) return Math.min(100, Math.round(found.people));
  }
  return 0;
}

interface Listed {
  readonly people: number;
  readonly members: number;
  readonly self: boolean;
}

function listAt(text: string): Listed {
  let rest = text;
  let listed: Listed = { people: 0, members: 0, self: false };
  for (;;) {
    const member = memberAt(rest);
    if (!member) return listed;
    listed = {
      people: listed.people + member.people,
      members: listed.members + 1,
      self: listed.self || /^(?:me|myself|i)$/.test(member.said),
    };
    rest = rest.slice(member.said.length);
    const joint = JOINED.exec(rest)?.[0];
    if (joint === undefined) return listed;
    rest = rest.slice(joint.length);
  }
}

function memberAt(text: string): { said: string; people: number } | undefined {
  for (const [pattern, count] of MEMBERS) {
    const found = pattern.exec(text);
    const people = found ? count(found[1] ?? '') : 0;
    if (found && people > 0) return { said: found[0], people };
  }
  return undefined;
}

const RANGE = new RegExp(`\\b(?:between )?${NUMBER}(?: ?- ?| to | or | and )${NUMBER}\\b`, 'g');

/** "For ten to twelve": whoever cooks for the larger number has enough. */
export function withLargerOf(text: string): string {
  return text.replace(RANGE, (said, from: string, to: string) => {
    if (/ and /.test(said) && !said.startsWith('between')) return said;
    return numberOf(to) > numberOf(from) && numberOf(from) >= 1 ? to : said;
  });
}
