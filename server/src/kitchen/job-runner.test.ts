/** Tests that foods which somebody avoids are read by a worker once they are many. */
import { expect, it, vi } from 'vitest';
import { getPantryOnlyKitchen } from '../../testing/open-server.ts';
import { createJobRunner } from './job-runner.ts';

const FOODS = Array.from({ length: 30 }, (_, at) => `food ${at} with mustard or celery`);

it.each([
  ['tool', { name: 'doneness', input: { food: 'rice' } }],
  ['dish', { wanted: { dish: 'shakshuka' } }],
] as const)('%s, for somebody who avoids many foods', async (name, job) => {
  const pool = { run: vi.fn(async () => ({ refused: 'by a worker' })), close: () => {} };
  const runner = createJobRunner(getPantryOnlyKitchen(), pool as never);
  const userWith = (otherFoods: string[]) => ({
    avoided: { allergies: [], diets: [], otherFoods },
  });
  await runner.run(name, { ...job, user: userWith(['celery']) } as never);
  expect(pool.run).not.toHaveBeenCalled();
  await runner.run(name, { ...job, user: userWith(FOODS) } as never);
  expect(pool.run).toHaveBeenCalledOnce();
});
