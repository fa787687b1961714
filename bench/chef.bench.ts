/** How long the house chef takes to answer, with our cookbook and one sixty times its size, and how much it understands. */
import { performance } from 'node:perf_hooks';
import { answer, type Turn } from '@saffron/kitchen/chef/answer';
import {
  HELD_BACK_ROWS,
  TUNED_ROWS,
  type Utterance,
} from '@saffron/kitchen/chef/utterances/read-utterances';
import { missesAmong } from '@saffron/kitchen/chef/utterances/score-utterances';
import { compileCookbook } from '@saffron/kitchen/cookbook/cookbook';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import type { Bench, Row } from './table.ts';
import { milliseconds, quantile } from './table.ts';

const WISHES = [
  'something Italian',
  'a quick vegan curry for six without coconut, we have chickpeas',
  'spagetti carbonara',
  'I have chicken, rice and a lemon',
  "I'm allergic to peanuts and shellfish. Something Thai?",
  'plan three dinners',
  'surprise me',
  'how do I dice an onion?',
  'dessert without eggs',
  'something cosy for a rainy day',
];

function conversation(round: number): Turn[] {
  const wish = WISHES[round % WISHES.length] ?? '';
  const next = WISHES[(round * 7 + 3) % WISHES.length] ?? '';
  return [
    { role: 'user', content: wish },
    { role: 'assistant', content: 'How about one of these?' },
    { role: 'user', content: round % 2 === 0 ? 'the second one' : next },
  ];
}

function timeReplies(kitchen: Kitchen, rounds: number): number[] {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    answer(kitchen, conversation(round), {
      allergies: round % 3 === 0 ? ['milk'] : [],
      diets: round % 4 === 0 ? ['Vegetarian'] : [],
      units: round % 2 === 0 ? 'United States' : 'international',
      persona: 'a friendly cooking instructor',
    });
    samples.push(performance.now() - start);
  }
  return samples.slice(Math.floor(rounds / 5));
}

/** The same dishes under other names until there are as many as asked. */
function enlarge(kitchen: Kitchen, count: number): Kitchen {
  const { dishes } = kitchen.cookbook;
  const many = Array.from({ length: count }, (_, at) => {
    const dish = dishes[at % dishes.length];
    if (!dish) throw new Error('an empty cookbook');
    const copy = Math.floor(at / dishes.length);
    return copy === 0
      ? dish
      : { ...dish, slug: `${dish.slug}-${copy}`, title: `${dish.title} ${copy}`, also: [] };
  });
  return { ...kitchen, cookbook: compileCookbook(many, kitchen.rules) };
}

function row(what: string, samples: readonly number[], goal: number): Row {
  const p99 = quantile(samples, 0.99);
  return {
    what,
    measured: `${milliseconds(quantile(samples, 0.5))} median, ${milliseconds(p99)} p99`,
    goal: `under ${goal} ms p99`,
    met: p99 < goal,
  };
}

/** How many utterances are answered as they should be. */
function score(kitchen: Kitchen, what: string, rows: readonly Utterance[], goal: number): Row {
  const right = rows.length - missesAmong(kitchen, rows).length;
  const share = right / rows.length;
  return {
    what,
    measured: `${right} of ${rows.length} (${(share * 100).toFixed(1)} %)`,
    goal: `${goal * 100} %`,
    met: share >= goal,
  };
}

export const bench: Bench = {
  name: 'House chef',
  about:
    'Time for one reply of the house chef, over mixed wishes, needs and units; and its answers to tables of utterances, one of which it was never tuned to.',
  async run() {
    const kitchen = openKitchen();
    const large = enlarge(kitchen, 20_000);
    return [
      row(`a reply with ${kitchen.cookbook.dishes.length} dishes`, timeReplies(kitchen, 500), 20),
      row('a reply with 20,000 dishes', timeReplies(large, 200), 60),
      score(kitchen, 'utterances answered well, tuned to', TUNED_ROWS, 1),
      score(kitchen, 'utterances answered well, held back', HELD_BACK_ROWS, 0.9),
    ];
  },
};
