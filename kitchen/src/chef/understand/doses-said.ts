/** "Less tomato", "more ginger": how much of a food is wanted in the dish on the table, and not whether. */
import type { Food } from '../../needs/heard.ts';
import type { Meaning } from './meaning.ts';

export interface Dose {
  readonly food: Food;
  /** What its amount is multiplied by. */
  readonly times: number;
}

/** Directly before a food: less of it, rather than none. */
export const LESS =
  /\b(?:less|fewer|(?:not (?:so|as|that|too)|too) (?:much|many)|(?:go |a bit )?easy on|light on|cut (?:down|back) on|reduce)(?: of)?(?: the| that| this)? $/;

const MORE =
  /^(?:and |but |ok |can (?:you|we) |please |could you )*(?:(?:a bit |a little |some |lots |much |way )?(?:more|extra)|(?:add|put in|use) (?:some |more |a bit more |extra |lots of )*|double the|twice the|not enough)\b/;

/** What there is to be more of. */
export function moreAsked({ text, include }: Meaning): Food | undefined {
  if (!MORE.test(text) || include.length > 1) return undefined;
  return include[0] ?? seasoningIn(text);
}

/** "More pepper" is no wish for a dish of peppers. */
function seasoningIn(text: string): Food | undefined {
  const said = /\b(?:more|extra) (salt|pepper|sugar|oil|butter)\b/.exec(text)?.[1];
  if (said === undefined) return undefined;
  return { said, names: said === 'pepper' ? ['black pepper'] : [said], kinds: [] };
}

/** The message with what is only wanted in a smaller measure taken out of what is not wanted at all. */
export function withDoses(meaning: Meaning): Meaning {
  const less = meaning.avoid.filter((food) => food.less && !food.firm);
  if (less.length === 0) return meaning;
  const doses = less.map((food) => ({ food, times: 0.5 }));
  return { ...meaning, avoid: meaning.avoid.filter((food) => !less.includes(food)), doses };
}
