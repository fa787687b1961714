/** Says so when what somebody wishes for is ruled out by what they must not eat, and keeps the dish on the table. */
import { ALLERGENS, DIETS, type Restriction } from '../../vocabulary.ts';
import { liftSaid } from '../questions/breaks.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import { allNeeds, needsWords } from '../../say/voice/needs-words.ts';
import { DISH_STAYS, RULED_OUT } from '../words/ruled-out.ts';

/** Empty when nothing wished for just now is ruled out by needs told before. */
export function ruledOutSaid(table: Table): string {
  const { meaning, before, now, kitchen } = table;
  const told = new Set<string>(allNeeds(meaning.needs));
  const foods = meaning.include.map((food) => food.said);
  const held = new Set<string>(allNeeds(now.needs));
  const against = allNeeds(before.needs).filter(
    (need) => held.has(need) && !told.has(need) && foods.some((food) => !fits(kitchen, food, need)),
  );
  if (against.length === 0) return '';
  const lift = liftSaid(table, { kind: 'needs', needs: against });
  return `${say(table, RULED_OUT, { needs: needsWords(against) })} ${lift}`.trim();
}

function fits(kitchen: Table['kitchen'], food: string, need: Restriction): boolean {
  return speaks(kitchen, food, {
    allergies: ALLERGENS.filter((one) => one === need),
    diets: DIETS.filter((one) => one === need),
  });
}

/** "With prawns please", said of a card by somebody who must not have them. */
export function onRuledOut(table: Table): string | null {
  const { before, meaning } = table;
  const { inHand, lastSaid } = before;
  if (!inHand || lastSaid === 'list' || !ADDS.test(meaning.text)) return null;
  if (meaning.named.length > 0 || meaning.course || meaning.cuisine) return null;
  const said = ruledOutSaid(table);
  if (said === '') return null;
  const named = speaks(table.kitchen, inHand.title, before.needs);
  return `${said} ${named ? say(table, DISH_STAYS, { dish: inHand.title }) : ''}`.trim();
}

const ADDS =
  /^(?:and |but |ok |then |please |can (?:you|we|i) |could (?:you|we|i) )*(?:(?:make|do|have) it )?(?:with|using|use|add|put(?: in)?|more|extra|some)\b/;
