/** "Can I have brie?", asked by somebody with needs: answered as a question where something speaks against it, else taken as a wish. */
import { findTerms } from '../../safety/match/find-terms.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import type { Restriction } from '../../vocabulary.ts';
import { findFoodCare } from '../lore/food-care.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import { allNeeds, needsWords } from '../../say/voice/needs-words.ts';
import { FOOD_MAYBE, FOOD_NOT, MIND_SUGAR } from '../words/food-answers.ts';
import { breakSaid, brokenBy } from './breaks.ts';
import { carefulWith } from './careful.ts';

const MAY_HAVE =
  /^(?:so |and |but |ok |hm+ )*(?:(?:can|may|could|should|am i allowed) (?:i |we |he |she |they |my \w+ )(?:to )?(?:still |also )?(?:have|eat|drink|(?:give|feed) (?:her|him|them|it|(?:my |the |our )?(?:baby|toddler|son|daughter|little one)))|is it (?:ok|okay|fine|alright|all right|safe) (?:for (?:me|us|him|her|them|my \w+) )?to (?:have|eat|drink)) (?:some |a |an |any |the )?([a-z][a-z' -]{2,30}?)(?: (?:with|on|in) (?:it|this|that|them)| then| too| now| as well)?\?*$/;

/** Null when nothing speaks against it. */
export function onMayHave(table: Table): string | null {
  const { meaning, now, kitchen } = table;
  const food = MAY_HAVE.exec(meaning.text)?.[1]?.trim();
  if (food === undefined || meaning.named.length > 0) return null;
  if (!findTerms(kitchen.rules, food).some((term) => term.isFood)) return null;
  const name = speaks(kitchen, food, now.needs) ? food : 'that one';
  const broken = brokenBy(table, food);
  if (broken && broken.kind !== 'needs' && broken.kind !== 'care')
    return breakSaid(table, food) ?? null;
  const facts = findLineFacts(kitchen.rules, food);
  const sure: readonly Restriction[] = [...facts.allergens.contains, ...facts.excludes];
  const may: readonly Restriction[] = [...facts.allergens.mayContain, ...facts.mayExclude];
  const asked = allNeeds(now.needs);
  const against = asked.filter((one) => sure.includes(one));
  if (against.length > 0) return say(table, FOOD_NOT, { food: name, needs: needsWords(against) });
  const doubtful = asked.filter((one) => may.includes(one));
  if (doubtful.length > 0)
    return say(table, FOOD_MAYBE, { food: name, needs: needsWords(doubtful) });
  if (now.customs.some((one) => one.wary.includes('much sugar')) && STARCHY.test(food))
    return say(table, MIND_SUGAR, { food: name });
  if (now.care.length === 0) return null;
  return findFoodCare(`${food} ${now.care.join(' ')}`) ?? carefulWith(table, food);
}

const STARCHY =
  /\b(?:rice|bread|pasta|noodles?|potato\w*|chips|fries|couscous|cereal|porridge|oats|juice|soda|cola|sugar|honey|syrup|jam|cakes?|biscuits?|cookies|chocolate|ice cream|bananas?|grapes|mango\w*|dates|raisins|dried fruit|sweets|candy|pizza|pastry|tortillas?|beer|smoothies?)\b/;
