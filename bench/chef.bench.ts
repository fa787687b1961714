/** Benchmark: response time of the rule-based house chef with our cookbook and with 20,000 dishes, and what it understands. */
import { performance } from 'node:perf_hooks';
import { answer, type Turn } from '@saffron/kitchen/chef';
import { compileCookbook } from '@saffron/kitchen/cookbook';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import {
  HELD_BACK_ROWS,
  TUNING_ROWS,
  type Utterance,
} from '@saffron/kitchen/testing/read-utterances';
import { findMisses } from '@saffron/kitchen/testing/score-utterances';
import type { Benchmark, ReportRow } from './report.ts';
import { formatMilliseconds, quantile } from './report.ts';

const PROMPTS = [
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
  const wish = PROMPTS[round % PROMPTS.length] ?? '';
  const next = PROMPTS[(round * 7 + 3) % PROMPTS.length] ?? '';
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

/** Copies the dishes under other names until there are `count`. */
function enlargeCookbook(kitchen: Kitchen, count: number): Kitchen {
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

function row(label: string, samples: readonly number[], goal: number): ReportRow {
  const p99 = quantile(samples, 0.99);
  return {
    label,
    value: `${formatMilliseconds(quantile(samples, 0.5))} median, ${formatMilliseconds(p99)} p99`,
    goal: `under ${goal} ms p99`,
    isMet: p99 < goal,
  };
}

/** How many utterances are answered as they should be. */
function score(
  kitchen: Kitchen,
  label: string,
  rows: readonly Utterance[],
  goal: number,
): ReportRow {
  const right = rows.length - findMisses(kitchen, rows).length;
  const share = right / rows.length;
  return {
    label,
    value: `${right} of ${rows.length} (${(share * 100).toFixed(1)} %)`,
    goal: `${goal * 100} %`,
    isMet: share >= goal,
  };
}

export const bench: Benchmark = {
  name: 'House chef',
  description:
    'Time for one reply of the house chef, over mixed wishes, needs and units; and its answers to tables of utterances, one of which it was never tuned to.',
  async run() {
    const kitchen = openKitchen();
    const large = enlargeCookbook(kitchen, 20_000);
    return [
      row(`a reply with ${kitchen.cookbook.dishes.length} dishes`, timeReplies(kitchen, 500), 20),
      row('a reply with 20,000 dishes', timeReplies(large, 200), 60),
      score(kitchen, 'utterances answered well, tuned to', TUNING_ROWS, 1),
      score(kitchen, 'utterances answered well, held back', HELD_BACK_ROWS, 0.9),
    ];
  },
};
