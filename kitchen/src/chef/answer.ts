/** Lays the table of a reply from the turns, looks once more at what was decided on, and greets. */
import { resolveDishName } from '../cookbook/resolve-name.ts';
import type { Person } from '../safety/person/person.ts';
import type { Needs, UnitSystem } from '../vocabulary.ts';
import { NO_WISH } from '../cook/choose/wish.ts';
import { fill } from '../cook/fill.ts';
import type { Kitchen } from '../cook/kitchen.ts';
import { inTheirWords } from '../cook/plate/in-their-words.ts';
import type { PlatedRecipe } from '../cook/plate/serve.ts';
import { careful } from './questions/careful.ts';
import type { Reply } from './reply/serve-dish.ts';
import { suggest } from './reply/suggest.ts';
import { pick } from '../cook/seed.ts';
import { say, speaks, type Table } from '../cook/table.ts';
import type { Conversation, Turn } from './talk/conversation.ts';
import { type Asker, hear, personIn } from './talk/person-heard.ts';
import { understand } from './understand/understand.ts';
import { personaOf, plainName } from '../say/voice/persona.ts';
import { inTheirVoice } from '../say/voice/voice.ts';
import { GREETINGS } from './words/greetings.ts';
import { OTHER_LEADS } from './words/offering.ts';
import { PLAIN } from './words/talk.ts';

export type { Turn } from './talk/conversation.ts';

export interface ChefNeeds extends Asker {
  readonly units: UnitSystem;
  /** A persona value of spec 3. */
  readonly persona: string;
  readonly firstName?: string;
  /** Names of recipes already served in this conversation, beyond those among the turns. */
  readonly served?: readonly string[];
}

/** `person` is all that the reply holds to; `needs` are theirs of the nine and the five. */
export type ChefReply = { readonly needs: Needs; readonly person: Person } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'recipe'; readonly recipe: PlatedRecipe }
);

/** Whatever was decided on, as it may be said to the person. */
export function checkedReply(table: Table, decideOn: (table: Table) => Reply): ChefReply {
  const { kitchen } = table;
  const reply = decideOn(table);
  const united = table.now.needs;
  const person = personIn(table.now);
  if (typeof reply !== 'string')
    return { kind: 'recipe', recipe: withCare(table, reply), needs: united, person };
  // The last look: no text may propose what the person must not eat.
  const spoken = speaks(kitchen, reply, united) ? inTheirVoice(table, reply) : plainly(table);
  const text = inTheirWords(table, spoken);
  return { kind: 'text', text, needs: united, person };
}

/** A card for somebody pregnant or a baby says what to mind in it. */
function withCare(table: Table, recipe: PlatedRecipe): PlatedRecipe {
  const dish = table.kitchen.cookbook.dishes.find((one) => one.slug === recipe.slug);
  const mind = dish ? careful(table, dish, recipe.ingredients) : '';
  if (mind === '' || !speaks(table.kitchen, mind, table.now.needs)) return recipe;
  const said = `${recipe.conversation_response} ${inTheirWords(table, mind)}`;
  return { ...recipe, conversation_response: said };
}

/** When a text would not do, dishes that fit are offered before anything vaguer is said. */
function plainly(table: Table): string {
  const { course } = table.now.wish;
  for (const wish of [course ? { ...NO_WISH, course } : NO_WISH, NO_WISH]) {
    const list = suggest({ ...table, meaning: understand(table.kitchen, '') }, wish, {
      leads: OTHER_LEADS,
    });
    if (list.includes('1. ') && speaks(table.kitchen, list, table.now.needs)) return list;
  }
  return say(table, PLAIN);
}

export function layTable(kitchen: Kitchen, turns: readonly Turn[], needs: ChefNeeds): Table {
  const seed = turns
    .slice(-6)
    .map((turn) => turn.content.slice(0, 300))
    .join('\n');
  const { before, meaning, now } = hear(kitchen, turns, needs);
  const served = (needs.served ?? [])
    .map((name) => resolveDishName(kitchen.cookbook, name)?.slug)
    .filter((slug) => slug !== undefined);
  return {
    kitchen,
    before: holding(kitchen, before, needs.served),
    now: withoutRuledOut(kitchen, holding(kitchen, now, needs.served)),
    meaning,
    seed,
    units: now.units ?? needs.units,
    persona: personaOf(needs.persona),
    firstName: plainName(needs.firstName),
    served: new Set([...served, ...now.shared.map((dish) => dish.slug)]),
  };
}

/** What an allergy has ruled out is wished for no longer. */
function withoutRuledOut(kitchen: Kitchen, state: Conversation): Conversation {
  const { allergies } = state.needs;
  if (allergies.length === 0 || state.wish.include.length === 0) return state;
  const include = state.wish.include.filter((food) =>
    speaks(kitchen, food.said, { allergies, diets: [] }),
  );
  return include.length === state.wish.include.length
    ? state
    : { ...state, wish: { ...state.wish, include } };
}

/** A card that has left the visible turns is still the dish in hand. */
function holding(
  kitchen: Kitchen,
  state: Conversation,
  served: readonly string[] = [],
): Conversation {
  const last = served.at(-1);
  if (state.inHand || last === undefined) return state;
  return { ...state, inHand: resolveDishName(kitchen.cookbook, last) };
}

/** The first words of a new conversation; `seed` varies them. */
export function greet(_kitchen: Kitchen, persona: string, botName: string, seed: string): string {
  const { tone, name } = personaOf(persona);
  const spirit = name ? fill(pick(GREETINGS.spirit, seed, 'spirit'), { name }) : '';
  const bot = plainName(botName);
  // A chef without a name of their own does not say that it is one.
  const hellos = GREETINGS[tone].filter((one) => bot !== undefined || !/\bname\b/.test(one));
  const hello = fill(pick(hellos, seed, 'greeting'), { bot: bot ?? 'your chef' });
  return [hello, spirit, pick(GREETINGS.invitations, seed, 'invitation')].filter(Boolean).join(' ');
}
