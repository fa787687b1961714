/** Says back what somebody told us of themselves: needs, dislikes, who needs care, and what their kitchen lacks. */
import { getManualMethod } from '../../cookbook/tools.ts';
import { guestsSaid, whoIn } from '../../cook/plate/customs-said.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import { withoutGuests } from '../understand/guests.ts';
import { onlyTool } from '../understand/kit.ts';
import { KINDS_OF_DISH } from '../understand/read-words.ts';
import { allNeeds, needsWords, sayList } from '../../say/voice/needs-words.ts';
import * as words from '../words/offering.ts';
import { ruledOutSaid } from './ruled-out.ts';

/** Confirms needs, dislikes and missing tools that were said just now. */
export function heardSaid(table: Table): string {
  const { meaning, kitchen, now } = table;
  const needs = allNeeds(withoutGuests(meaning.needs, meaning.guests));
  const said = needs.length > 0 ? say(table, words.HEARD_NEEDS, { needs: needsWords(needs) }) : '';
  const foods = meaning.avoid
    .map((food) => food.said)
    .filter((food) => !meaning.unsure.some((one) => one.said === food))
    .filter((food) => speaks(kitchen, food, now.needs));
  const kinds = foods.some((food) => KINDS_OF_DISH.test(food));
  // Nobody cooks around a soup.
  const variants = kinds ? words.HEARD_AVOID.slice(0, 1) : words.HEARD_AVOID;
  const avoid = foods.length > 0 ? say(table, variants, { foods: sayList(foods, 'or') }) : '';
  const out = ruledOutSaid(table);
  const told = [said, guestsSaid(table), careSaid(table), out, avoid, lackingSaid(table)];
  return [sympathy(table), ...told].filter(Boolean).join(' ');
}

/** A sad heart or a sore throat gets a kind word before any dish. */
function sympathy(table: Table): string {
  const { text } = table.meaning;
  if (ILL.test(text)) return say(table, words.GET_WELL);
  return SAD.test(text) ? say(table, words.SORRY_TO_HEAR) : '';
}

const SAD =
  /\b(?:i'm|i am|feeling|feel|so|we're|she's|he's) (?:so |really |very |a bit |quite |feeling )*(?:sad|down|low|lonely|heartbroken|miserable|depressed|upset|gutted|homesick)\b|\b(?:broke up|dumped me|split up|(?:bad|awful|terrible|horrible|rough|shit|crap) (?:day|week|night))\b/;
const ILL =
  /\b(?:i'm|i am|feeling|feel|is|he's|she's|we're|i've got|i have|got|having|with) (?:all |so |really |a bit |very |both |off )?(?:sick(?! of)|ill|poorly|unwell|(?:a |the )?(?:flu|bad cold|fever|tummy bug|sore throat|(?:bad |nasty |horrible |head )?cold$))\b/;

function careSaid(table: Table): string {
  const { care } = table.meaning;
  if (care.length === 0) return '';
  return say(table, words.HEARD_CARE, { who: whoIn(care) });
}

function lackingSaid(table: Table): string {
  const { lacking, text } = table.meaning;
  if (lacking.length === 0) return '';
  const only = onlyTool(text);
  if (only === 'air fryer') return say(table, words.HEARD_AIR_FRYER);
  if (only) return say(table, words.HEARD_ONLY, { tool: only });
  const said = say(table, words.HEARD_LACKING, { tools: sayList(lacking, 'or') });
  return [said, ...lacking.map((tool) => getManualMethod(tool) ?? '')].filter(Boolean).join(' ');
}
