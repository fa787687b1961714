/** Kind words, and what is said when nothing was understood; each with an offer that "yes" can take up. */
import { isFood } from '../../cook/adapt/adapt-work.ts';
import { choose } from '../../cook/choose/choose.ts';
import type { Mood } from '../../cook/choose/wish.ts';
import { say, type Table } from '../../cook/table.ts';
import type { Danger } from '../understand/danger.ts';
import { DANGER } from '../words/danger.ts';
import { NOT_UNDERSTOOD, OFFERS, TALK } from '../words/talk.ts';
import { heardSaid } from './heard.ts';
import { slugs } from './serve-dish.ts';

export function notUnderstood(table: Table): string {
  return say(table, NOT_UNDERSTOOD, { offer: offer(table) });
}

type TalkKind = NonNullable<Table['meaning']['talk']>;

export function talk(table: Table, kind: TalkKind): string {
  const { firstName, kitchen } = table;
  // Somebody in danger is told what to do and nothing before it.
  if (isDanger(kind)) return say(table, DANGER[kind]);
  const heard = heardSaid(table);
  const { dishes, cuisines } = kitchen.cookbook;
  const said = say(table, TALK[kind], {
    offer: offer(table),
    name: firstName ? `, ${firstName}` : '',
    count: dishes.length,
    cuisines: cuisines.size,
  });
  return [heard, said].filter(Boolean).join(' ').trim();
}

function isDanger(kind: TalkKind): kind is Danger {
  return kind in DANGER;
}

/** A dish that fits what we know of the person, in bold, so that "yes" can take it up. */
function offer(table: Table): string {
  const { wish } = table.now;
  const light: Mood = { label: 'light', keywords: ['light', 'fresh'], against: [], firm: true };
  const meant =
    table.meaning.talk === 'calories' ? { ...wish, moods: [...wish.moods, light] } : wish;
  const [choice] = choose(table, meant, 1, slugs(table.before.everOffered));
  return choice ? say(table, OFFERS, { dish: choice.adapted.dish.title }) : '';
}

/** "How many carbs in the first one?" asks for a figure and not for the card. */
export function onCounting(table: Table): string | null {
  const { talk: kind, text, reply, named } = table.meaning;
  // "How much sugar?" of a card that lists it is a question of the card.
  if (listsIt(table)) return null;
  const counts =
    reply !== undefined ||
    named.length + table.meaning.include.length > 0 ||
    table.before.inHand !== undefined;
  return kind === 'calories' && counts && /\bhow (?:many|much)\b/.test(text)
    ? talk(table, 'calories')
    : null;
}

function listsIt({ meaning, before, kitchen }: Table): boolean {
  const [food] = meaning.include;
  return (
    food !== undefined &&
    meaning.question === 'amount' &&
    before.inHand?.ingredients.some((item) => isFood({ kitchen }, item.name, food)) === true
  );
}
