/** What our own earlier turns tell us: cards and lists that were shown, and needs that we took note of. */

import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { resolveDishName } from '../../cookbook/resolve-name.ts';
import type { Custom } from '../../needs/heard.ts';
import { normalise } from '../../text/normalise.ts';
import type { Needs } from '../../vocabulary.ts';
import { type Care, careNamed } from '../understand/care.ts';
import { customsLabelled, customsReminded, uniteCustoms } from '../understand/customs.ts';
import { oneGapEach } from '../understand/in-pieces.ts';
import { readNeeds, uniteNeeds } from '../understand/needs-said.ts';
import type { Conversation } from './conversation.ts';
import { needsInDoubt } from './doubted.ts';
import { headcountIn } from './headcount-told.ts';
import { endsAsPlan } from './plan-told.ts';
import { remind } from './remind.ts';
import { wishShown } from './wish-shown.ts';
import { wishTold } from './wish-told.ts';

const SHARED = /^\s?Recipe shared:\s?/i;

/** In characters: we never wrote more, but a client may say so. */
const LONGEST = 16_000;
const LONGEST_NAME = 200;

/** What our own earlier turn tells us: a card, a list, or words. */
export function recall(kitchen: Kitchen, earlier: Conversation, turn: string): Conversation {
  const content = oneGapEach(turn.slice(0, LONGEST));
  const state = { ...remind(kitchen, earlier, content), ...headcountIn(content) };
  if (SHARED.test(content)) {
    const line = content.replace(SHARED, '');
    const dish = dishShared(kitchen, line);
    const bent = needsInTitle(kitchen, line.slice(0, 120));
    const needs = uniteNeeds(state.needs, withoutDoubted(bent, state));
    if (!dish) return { ...state, needs, lastSaid: 'card', answered: true };
    return {
      ...state,
      wish: wishShown(kitchen, state, dish),
      needs,
      shared: [...state.shared, dish],
      inHand: dish,
      shownAs: line.slice(0, 120).replace(/\s+[-–—]\s.*$/s, ''),
      doses: dish.slug === state.inHand?.slug ? state.doses : [],
      lastSaid: 'card',
      answered: true,
    };
  }
  const needs = uniteNeeds(state.needs, needsNoted(content));
  const customs = uniteCustoms(state.customs, customsNoted(content));
  const care = [...new Set([...state.care, ...careNoted(content)])];
  const dishes = dishesListed(kitchen, content);
  if (dishes.length === 0) {
    const inHand =
      state.inHand ?? (state.shared.length === 0 ? dishSpokenOf(kitchen, content) : undefined);
    return { ...state, needs, customs, care, ...(inHand ? { inHand } : {}), lastSaid: 'text' };
  }
  // A dish thrown in beside other words is no list to choose from while a card is in hand.
  if (!/^\s*1[.)] /m.test(content) && state.inHand)
    return { ...state, needs, customs, care, offered: dishes, lastSaid: 'text' };
  return {
    ...state,
    needs,
    customs,
    care,
    offered: dishes,
    planned: endsAsPlan(content),
    wish: state.everOffered.length > 0 ? state.wish : wishTold(kitchen, state.wish, content),
    everOffered: [...state.everOffered, ...dishes],
    lastSaid: 'list',
  };
}

/** What a dish was bent to only until somebody answers is nobody's need yet. */
function withoutDoubted({ allergies, diets }: Needs, state: Conversation): Needs {
  const doubted = needsInDoubt(state).allergies;
  return { allergies: allergies.filter((one) => !doubted.includes(one)), diets };
}

/** "Peanut-free and shellfish-free pad thai": what we bent a dish to stays needed. A title of the book's own tells nothing. */
function needsInTitle({ cookbook }: Kitchen, line: string): Needs {
  const folded = normalise(line).split(/ - /)[0] ?? '';
  const bent = BENT.exec(folded)?.[0];
  return bent === undefined || cookbook.byTitle.has(folded.trim())
    ? { allergies: [], diets: [] }
    : readNeeds(bent);
}

const BENT = /^(?:(?:vegan|vegetarian|paleo|keto|[a-z]+(?: [a-z]+)?-free)(?:,| and)? )+/;

/** Needs that we have acknowledged outlive the message that told us of them. */
function needsNoted(content: string): Needs {
  const [first = ''] = content.split('\n');
  const noted =
    /(?:everything from here on is|I will keep it|I will only offer what is|I will stick to|Got it,|I will mind that:) ([\w, -]{3,80}?)(?: for us| cooking| it is,| from now on|\.)/.exec(
      first,
    )?.[1];
  return noted === undefined ? { allergies: [], diets: [] } : readNeeds(noted.toLowerCase());
}

/** "Chosen with a baby in mind" keeps the baby in mind. */
function careNoted(content: string): Care[] {
  const [first = ''] = content.split('\n');
  const found =
    /\b(?:with|keep|For|for) (?:a |pregnancy|baby|toddler|and|,| )+\b[^.]*\b(?:in mind|what does not belong|some things are out)|Understood, a (?:pregnancy|baby|toddler)/.exec(
      first,
    )?.[0] ?? '';
  return careNamed(found);
}

/** The same for customs; see `HEARD_CUSTOM`. */
function customsNoted(content: string): Custom[] {
  const [first = ''] = content.split('\n');
  return [...first.matchAll(/(?:[Ff]rom here on|it shall be|I will keep it) ([a-zA-Z, ]{3,80}):/g)]
    .flatMap((found) => customsLabelled(found[1] ?? ''))
    .concat(customsReminded(first));
}

/** An answer of ours tells of the dish on the table when its card is out of view. */
function dishSpokenOf({ cookbook }: Kitchen, content: string): Dish | undefined {
  const titles = titlesByBeginning(cookbook);
  const found = [...content.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    (titles.get(word) ?? []).filter((dish) => content.startsWith(dish.title, index)),
  );
  return found.sort((a, b) => b.title.length - a.title.length)[0];
}

const WORD = /[\p{L}\p{N}]+/gu;
const SHORTEST_TITLE = 5;
const beginnings = new WeakMap<Kitchen['cookbook'], ReadonlyMap<string, readonly Dish[]>>();

/** A large cookbook is not searched whole for each turn. */
function titlesByBeginning(cookbook: Kitchen['cookbook']): ReadonlyMap<string, readonly Dish[]> {
  const known = beginnings.get(cookbook);
  if (known) return known;
  const long = cookbook.dishes.filter((dish) => dish.title.length >= SHORTEST_TITLE);
  const made = Map.groupBy(long, (dish) => dish.title.match(WORD)?.[0] ?? '');
  beginnings.set(cookbook, made);
  return made;
}

/** The name may itself hold a dash, so every dash is tried as the end of it. */
function dishShared({ cookbook }: Kitchen, line: string): Dish | undefined {
  const dashes = [...line.matchAll(/\s+[-–—]\s+/g)].slice(0, 6);
  for (const dash of dashes) {
    const dish = resolveDishName(
      cookbook,
      line.slice(0, dash.index).slice(0, LONGEST_NAME),
      line.slice(dash.index + dash[0].length),
    );
    if (dish) return dish;
  }
  return resolveDishName(cookbook, line.slice(0, LONGEST_NAME));
}

function dishesListed({ cookbook }: Kitchen, content: string): Dish[] {
  const numbered = [...content.matchAll(/^\s*\d+[.)]\s+(?:\*\*)?(.+?)(?:\*\*|\s[-–—]\s|$)/gm)];
  const bold = [...content.matchAll(/\*\*([^*\n]{2,80})\*\*/g)];
  const names = (numbered.length > 0 ? numbered : bold)
    .slice(0, 12)
    .map((found) => (found[1] ?? '').replace(/^\w+day: /, ''));
  const found = names.map((name) => resolveDishName(cookbook, name.slice(0, LONGEST_NAME)));
  return found.filter((dish) => dish !== undefined);
}
