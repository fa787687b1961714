/** "Is soy sauce ok for a coeliac?": one food held against the needs asked about, from the pantry's own facts. */
import { lineFacts } from '../../safety/line-facts.ts';
import type { Restriction } from '../../vocabulary.ts';
import { allNeeds, needsWords } from '../needs-words.ts';
import { say, speaks, type Table } from '../table.ts';
import { needsNamed } from '../understand/needs-said.ts';
import * as words from '../words/food-answers.ts';
import { customsAgainst } from './may-have.ts';

/** Never claims more than the list shows, and names no food that the person must not eat. */
export function aboutFood(table: Table): string | null {
  const { foodAsked, text } = table.meaning;
  if (foodAsked === undefined) return null;
  const food = speaks(table.kitchen, foodAsked, table.now.needs) ? foodAsked : 'that one';
  const facts = lineFacts(table.kitchen.rules, foodAsked);
  if (!facts.recognised) return say(table, words.FOOD_UNKNOWN, { food });
  const [custom] = customsAgainst(table, foodAsked);
  if (custom !== undefined) return say(table, words.FOOD_NOT, { food, needs: custom });
  const named = needsNamed(text.replace(foodAsked, ' '));
  const asked = allNeeds(allNeeds(named).length > 0 ? named : table.now.needs);
  if (asked.length === 0) return contents(table, food, facts);
  const sure: readonly Restriction[] = [...facts.allergens.contains, ...facts.excludes];
  const may: readonly Restriction[] = [...facts.allergens.mayContain, ...facts.mayExclude];
  const against = asked.filter((one) => sure.includes(one));
  if (against.length > 0) return say(table, words.FOOD_NOT, { food, needs: needsWords(against) });
  const doubtful = asked.filter((one) => may.includes(one));
  if (doubtful.length > 0)
    return say(table, words.FOOD_MAYBE, { food, needs: needsWords(doubtful) });
  return say(table, words.FOOD_NOTHING, { food, needs: needsWords(asked) });
}

/** Nobody said for whom: tell what is in it. */
function contents(table: Table, food: string, facts: ReturnType<typeof lineFacts>): string {
  const { contains, mayContain } = facts.allergens;
  if (contains.length > 0) return say(table, words.FOOD_HOLDS, { food, what: contains.join(', ') });
  if (mayContain.length > 0)
    return say(table, words.FOOD_MAY_HOLD, { food, what: mayContain.join(', ') });
  return say(table, words.FOOD_HOLDS_NONE, { food });
}
