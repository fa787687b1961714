/** Answers questions about a dish from its data: ingredients, origin, difficulty, spiciness, time, servings, keeping, what it is like. */

import { keepsTip } from '../../cook/plate/plate.ts';
import { minutesFor } from '../../cook/plate/rounds.ts';
import { sayMinutes } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { askDiet, asksOfDiet } from './ask-diet.ts';
import { answered, sentencesOf } from './facts.ts';
import { hotOf } from './hot-foods.ts';
import { cardOnTable, dishNamed, hasTerm, type Subject, wordSet } from './subject.ts';

const PARTS: readonly (readonly [string, ReadonlySet<string>, (subject: Subject) => Told])[] = [
  ['hot', wordSet('spicy hot spice heat mild fiery chilli kick'), hotOf],
  [
    'origin',
    wordSet('from origin originally country authentic traditional region part where'),
    originOf,
  ],
  [
    'hard',
    wordSet('hard easy easiest difficult simple beginner fiddly effort tricky complicated'),
    hardOf,
  ],
  ['keeping', wordSet('cold next day tomorrow reheated leftover'), keepingOf],
  ['in it', wordSet('ingredient contain made consist inside'), madeOf],
  ['time', wordSet('long quick time minute hour'), timeOf],
  ['people', wordSet('serve feed portion many people enough hungry fill filling'), peopleOf],
];

/** Needs a card, a dish that is named or one that the list counts out; else undefined. */
export const askDish: Command = (context, memo, clause) => {
  if (asksOfDiet(context, clause)) return askDiet(context, memo, clause);
  const subject = dishNamed(context, memo, clause) ?? cardOnTable(context, memo);
  // A dish that is not in the book cannot be spoken of by its data.
  const elsewhere =
    clause.foods.some(({ role }) => role === 'about-dish') && !subjectNamed(clause, subject);
  if (!subject || elsewhere) return undefined;
  const asked = PARTS.filter(([, words]) => hasTerm(clause, words)).slice(0, 2);
  if (asked.length > 0)
    return answered(
      memo,
      asked.map(([, , tellOf]) => tellOf(subject)),
    );
  // A question of something that its data do not say is not answered by what it is like.
  if (
    clause.terms.some(
      (term) => !PLAIN.has(term) && !subject.title.name.toLowerCase().includes(term),
    )
  )
    return undefined;
  const { dish } = subject;
  return answered(memo, [
    tell('answers.dish-like', { introduction: dish.introduction }),
    originOf(subject),
  ]);
};

const PLAIN = wordSet(
  'like tell about taste describe dish recipe good kind sort thing more one first second third tasty nice know mean again',
);

function subjectNamed({ dishes }: Parameters<Command>[2], subject: Subject | undefined): boolean {
  return dishes.some(({ slug }) => slug === subject?.dish.slug);
}

function originOf({ dish, title }: Subject): Told {
  return tell('answers.origin', { dish: title, cuisine: dish.cuisine });
}

function hardOf({ dish, plated, title }: Subject): Told {
  const { active } = minutesFor(dish, plated.servings);
  const steps = plated.instructions.length;
  const level =
    active <= 25 && steps <= 6 ? 'easy' : active > 60 || steps > 8 ? 'long' : 'middling';
  return tell(`answers.hard-${level}`, { dish: title, steps, active: sayMinutes(active) });
}

function keepingOf({ dish, title }: Subject): Told {
  const [keeps] = sentencesOf([keepsTip(dish.keeps)]);
  return dish.keeps === '' || keeps === undefined
    ? tell('answers.keeps-unsaid', { dish: title })
    : tell('answers.fact', { fact: keeps });
}

function madeOf({ dish, title }: Subject): Told {
  const foods = [...new Set(dish.ingredients.map(({ name }) => name))];
  return tell('answers.made-of', { dish: title, foods });
}

function timeOf({ dish, plated, title }: Subject): Told {
  const { active } = minutesFor(dish, plated.servings);
  const slots = { dish: title, time: sayMinutes(plated.minutes), active: sayMinutes(active) };
  return tell(active < plated.minutes ? 'answers.time' : 'answers.time-active', slots);
}

function peopleOf({ plated, title }: Subject): Told {
  return tell('answers.serves', { dish: title, servings: plated.servings });
}
