/** Says back what somebody told us of themselves: needs, dislikes, customs, and what their kitchen lacks. */
import type { Dish } from '../../cookbook/dish.ts';
import { foodNames } from '../../cookbook/dish-facts.ts';
import { byHand, withoutTool } from '../../cookbook/tools.ts';
import { stuckWithout } from '../choose/match.ts';
import { firmlySaid } from '../plate/carriers.ts';
import { lackingKept, needsKept } from '../plate/kept-in-mind.ts';
import { say, speaks, type Table } from '../table.ts';
import { type Care, WHO } from '../understand/care.ts';
import { withoutGuests } from '../understand/guests.ts';
import { onlyTool } from '../understand/kit.ts';
import { KINDS_OF_DISH } from '../understand/read-words.ts';
import { allNeeds, needsWords, sayList } from '../voice/needs-words.ts';
import * as words from '../words/offering.ts';
import { ruledOutSaid } from './ruled-out.ts';

/** Confirms needs, dislikes and missing tools that were said just now. */
export function heardSaid(table: Table): string {
  const { meaning, kitchen, now } = table;
  const needs = allNeeds(withoutGuests(meaning.needs, meaning.guests));
  const said = needs.length > 0 ? say(table, words.HEARD_NEEDS, { needs: needsWords(needs) }) : '';
  const foods = meaning.avoid
    .map((food) => food.said)
    .filter((food) => !meaning.inDoubt.includes(food))
    .filter((food) => speaks(kitchen, food, now.needs));
  const kinds = foods.some((food) => KINDS_OF_DISH.test(food));
  // Nobody cooks around a soup.
  const variants = kinds ? words.HEARD_AVOID.slice(0, 1) : words.HEARD_AVOID;
  const avoid = foods.length > 0 ? say(table, variants, { foods: sayList(foods, 'or') }) : '';
  const out = ruledOutSaid(table);
  const told = [
    said,
    guestsSaid(table),
    careSaid(table),
    out,
    avoid,
    inDoubtSaid(table),
    lackingSaid(table),
  ];
  return [sympathy(table), ...told].filter(Boolean).join(' ');
}

/** Left out to be on the careful side: a word from them brings it back. */
function inDoubtSaid(table: Table): string {
  const foods = table.meaning.inDoubt.filter((food) =>
    speaks(table.kitchen, food, table.now.needs),
  );
  return foods.length > 0 ? say(table, words.HEARD_IN_DOUBT, { foods: sayList(foods, 'or') }) : '';
}

/** A guest's diet is taken note of as theirs, and it is said when it is set aside. */
function guestsSaid(table: Table): string {
  const { meaning, before, now } = table;
  const told = meaning.guests.diets;
  if (told.length > 0) return say(table, words.HEARD_GUEST, { needs: needsWords(told) });
  const minded = before.guests.diets.filter((diet) => !now.own.diets.includes(diet));
  const aside = now.guests.away && !before.guests.away;
  return minded.length > 0 && aside
    ? say(table, words.GUEST_ASIDE, { needs: needsWords(minded) })
    : '';
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

function whoIn(care: readonly Care[]): string {
  return sayList(care.map((one) => WHO[one]));
}

function lackingSaid(table: Table): string {
  const { lacking, text } = table.meaning;
  if (lacking.length === 0) return '';
  const only = onlyTool(text);
  if (only === 'air fryer') return say(table, words.HEARD_AIR_FRYER);
  if (only) return say(table, words.HEARD_ONLY, { tool: only });
  const said = say(table, words.HEARD_LACKING, { tools: sayList(lacking, 'or') });
  return [said, ...lacking.map((tool) => byHand(tool) ?? '')].filter(Boolean).join(' ');
}

/** A promise the first time a custom is told; afterwards a word where not everything can be checked. */
export function customsSaid(table: Table, dish?: Dish): string {
  const { meaning, now, kitchen } = table;
  const told = meaning.customs;
  if (told.length > 0) {
    const labels = sayList(told.map((one) => one.label));
    const promise = told.map((one) => one.promise).join(' ');
    const said = say(table, words.HEARD_CUSTOM, { labels, promise });
    return speaks(kitchen, said, now.needs)
      ? said
      : say(table, words.HEARD_CUSTOM_BRIEF, { labels });
  }
  const care =
    dish === undefined && meaning.care.length === 0 && now.care.length > 0
      ? [`Chosen with ${whoIn(now.care)} in mind; each card says what to watch.`]
      : [];
  const kept = dish === undefined && meaning.avoid.length === 0 ? [firmlySaid(table)] : [];
  const needs =
    dish === undefined && allNeeds(meaning.needs).length === 0 ? [needsKept(table)] : [];
  const tools = dish === undefined && meaning.lacking.length === 0 ? [lackingKept(table)] : [];
  const reminders = now.customs
    .filter((one) => dish === undefined || one.label !== 'halal' || hasMeat(table, dish))
    .map((one) => one.reminder)
    .filter((said) => said !== '' && speaks(kitchen, said, now.needs));
  const guests = dish === undefined ? [] : [guestsSaid(table)];
  return [...guests, ...reminders, ...care, ...needs, ...tools, ...kept].filter(Boolean).join(' ');
}

function hasMeat({ kitchen }: Table, dish: Dish): boolean {
  return dish.ingredients.some((item) => foodNames(kitchen.rules, item.name).includes('meat'));
}

/** How to manage without the tools that this dish asks for. */
export function kitSaid({ kitchen, now }: Table, dish: Dish): string[] {
  const facts = kitchen.cookbook.facts.get(dish.slug);
  if (!facts || stuckWithout(facts, dish, now.lacking)) return [];
  return now.lacking
    .filter((tool) => facts.tools.has(tool))
    .map((tool) => withoutTool(dish, tool) ?? '')
    .filter(Boolean);
}
