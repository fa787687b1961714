/** What a message means only after what was said before it: "24" after muffins, "and spinach" after salmon. */

import { isWhole, peopleFor } from '../../cook/whole-things.ts';
import { singular } from '../../text/plurals.ts';
import type { Allergen, Diet, Needs } from '../../vocabulary.ts';
import { readCustoms } from '../understand/customs.ts';
import { withDoses } from '../understand/doses-said.ts';
import type { Meaning } from '../understand/meaning.ts';
import { uniteNeeds } from '../understand/needs-said.ts';
import type { Conversation } from './conversation.ts';

export function inContext(before: Conversation, meaning: Meaning): Meaning {
  const { inHand, lastSaid } = before;
  const told = withMore(before, withAllowed(before, withEaten(before, meaning)));
  if (!inHand || lastSaid === 'list') return withPlenty(told);
  return forLater(withCount(before, withDoses(ofTheDish(told))));
}

/** "My brother brings four friends": they eat besides those we knew of, or besides the cook. */
function withMore({ told, people, inHand }: Conversation, meaning: Meaning): Meaning {
  const { more } = meaning.people;
  if (more === undefined) return meaning;
  const known = told ?? people ?? inHand?.servings ?? 1;
  return { ...meaning, people: { people: Math.min(100, known + more) } };
}

/** "Less chilli", said of a soup, means what is in it and not the dish of that name. */
function ofTheDish(meaning: Meaning): Meaning {
  return meaning.question === 'dose' ? { ...meaning, named: [] } : meaning;
}

/** "Too much mint", before any dish is on the table, wants it used up. */
function withPlenty(meaning: Meaning): Meaning {
  const plenty = meaning.avoid.filter((food) => food.less);
  if (plenty.length === 0 || !/^(?:way |far |much )?too (?:much|many)\b/.test(meaning.text))
    return meaning;
  return {
    ...meaning,
    avoid: meaning.avoid.filter((food) => !food.less),
    include: [...meaning.include, ...plenty.map(({ less: _, ...food }) => food)],
  };
}

/** "Celery's fine actually" takes back what was said of celery. */
function withAllowed({ avoid }: Conversation, meaning: Meaning): Meaning {
  if (!ALLOWS.test(meaning.text)) return meaning;
  const allowed = meaning.include.filter((food) =>
    avoid.some((one) => !one.firm && one.names[0] === food.names[0]),
  );
  if (allowed.length === 0) return meaning;
  const { lifted } = meaning;
  return {
    ...meaning,
    include: meaning.include.filter((food) => !allowed.includes(food)),
    lifted: {
      ...lifted,
      foods: [
        ...lifted.foods,
        ...allowed.map((one) => ({ ...one, said: one.said.replace(/'s$/, '') })),
      ],
    },
  };
}

/** "I eat eggs though", said by somebody vegan: vegetarian still, and without the rest of what vegans leave out. */
function withEaten({ own, stated }: Conversation, meaning: Meaning): Meaning {
  const eaten = EATS.exec(meaning.text)?.[1];
  const isOwn = (diet: Diet): boolean => own.diets.includes(diet) && !stated.diets.includes(diet);
  if (eaten === undefined) return meaning;
  if (eaten === 'fish' && isOwn('Vegetarian') && !own.diets.includes('Vegan')) {
    const lifted = { ...meaning.lifted, needs: { allergies: [], diets: ['Vegetarian'] } } as const;
    return { ...meaning, include: [], customs: readCustoms('pescatarian'), lifted };
  }
  if (eaten === 'fish' || !isOwn('Vegan')) return meaning;
  const allergies = EATEN.filter(([food]) => !food.test(eaten)).map(([, allergen]) => allergen);
  const needs: Needs = { allergies, diets: ['Vegetarian'] };
  const lifted = { ...meaning.lifted, needs: { allergies: [], diets: ['Vegan'] } } as const;
  return { ...meaning, include: [], needs: uniteNeeds(meaning.needs, needs), lifted };
}

const EATS =
  /^(?:(?:actually|but|oh|well|and|ok|sorry|no),? )*(?:i|we) (?:do |still |also |can |will )*(?:eat|have) (fish|eggs?|dairy|milk|cheese|eggs? and (?:dairy|milk|cheese)|(?:dairy|milk|cheese) and eggs?)(?: (?:though|actually|too|as well|after all))+[.!]*$/;
const EATEN: readonly (readonly [RegExp, Allergen])[] = [
  [/egg/, 'eggs'],
  [/dairy|milk|cheese/, 'milk'],
];

const ALLOWS =
  /^(?:(?:ok|actually|oh|well|wait|and|but),? )*[a-z ]{3,24}?(?:'s| is| are) (?:actually )?(?:fine|ok|okay|good|alright|all right|allowed)(?: actually| after all| again| too| then| with me| by me)*[.!]*$/;

/** "For tomorrow", said of a card, asks how it keeps until then. */
function forLater(meaning: Meaning): Meaning {
  return FOR_LATER.test(meaning.text) ? { ...meaning, question: 'ahead' } : meaning;
}

const FOR_LATER =
  /^(?:and |but |it's |ok |this is )*for (?:tomorrow|later|the next day|the weekend)(?: night| evening| lunch)?[.!?]*$/;

/** A bare number picks from a list that is in view; with none, it counts those who eat, or the pieces of the dish in hand. */
function withCount({ inHand, offered }: Conversation, meaning: Meaning): Meaning {
  const [, number, things] = SO_MANY.exec(meaning.text) ?? [];
  const count = Number(number ?? 0);
  if (!inHand || count < 1 || count > 100 || offered.length >= count) return meaning;
  const { reply: _, ...rest } = meaning;
  const title = inHand.title.toLowerCase().split(' ').map(singular);
  if (things !== undefined && things !== 'pieces' && !title.includes(singular(things)))
    return meaning;
  const arePieces = (things !== undefined || inHand.servings >= 8) && !isWhole(inHand);
  const people = arePieces && count > 2 ? peopleFor(inHand, count) : count;
  // The word is in its title and no wish for another dish of the kind.
  const ofIt = things === undefined ? {} : { words: [], include: [], named: [], course: undefined };
  return { ...rest, ...ofIt, wantsRecipe: false, people: { people } };
}

const SO_MANY =
  /^(?:and |ok |please |can you |could you |i (?:need|want) |we need |make |it |them |me |maybe |rather )*(\d{1,3})(?: (?!please|then|instead|of )([a-z]+))?(?: please| then| of them| instead)*[.!?]?$/;
