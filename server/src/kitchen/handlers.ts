/** HTTP handlers that read, check, convert and adapt any recipe, estimate its nutrition, compose a dish from foods in hand, and lay a menu. */
import { type NONE, withoutNone } from '@saffron/contract/preferences';
import type { Needs } from '@saffron/kitchen/vocabulary';
import type { Bind } from '../http/bind-endpoint.ts';
import { createDisconnectSignal } from '../http/disconnect-signal.ts';
import type { JobRunner } from './job-runner.ts';

export function bindKitchen(bind: Bind, work: JobRunner): void {
  bind('checkLines', { limit: 'read' }, async ({ body, reply }) => {
    const { title, ingredients, instructions, otherFoods } = body;
    const lines = { title, ingredients, instructions, needs: needsOf(body), otherFoods };
    return work.run('check', lines, createDisconnectSignal(reply));
  });
  bind('measureLines', { limit: 'read' }, async ({ body, reply }) => {
    const { ingredients, instructions = [], units, factor } = body;
    return work.run(
      'measure',
      { ingredients, instructions, units, factor },
      createDisconnectSignal(reply),
    );
  });
  bind('composeDish', { limit: 'read' }, async ({ body, reply }) => {
    const { allergies, diets, ...request } = body;
    const needs = needsOf({ allergies, diets });
    return work.run('compose', { ...request, needs }, createDisconnectSignal(reply));
  });
  bind('layMenu', { limit: 'read' }, async ({ body, reply }) => {
    const { dishes, eatenAt, otherFoods, eaters } = body;
    const [hours = 0, minutes = 0] = eatenAt.split(':').map(Number);
    const menu = {
      ...{ dishes, otherFoods, eatenAt: hours * 60 + minutes },
      needs: needsOf(body),
      eaters: eaters.map((eater) => ({ name: eater.name, needs: needsOf(eater) })),
    };
    return work.run('menu', menu, createDisconnectSignal(reply));
  });
  bind('estimateNutrition', { limit: 'read' }, async ({ body, reply }) =>
    work.run('nutrition', body, createDisconnectSignal(reply)),
  );
  bind('readRecipe', { limit: 'read' }, async ({ body, reply }) =>
    work.run('readRecipe', body, createDisconnectSignal(reply)),
  );
  bind('adaptRecipe', { limit: 'read' }, async ({ body, reply }) => {
    const { allergies, diets, ...request } = body;
    const needs = needsOf({ allergies, diets });
    return work.run('adaptRecipe', { ...request, needs }, createDisconnectSignal(reply));
  });
}

/** Of a body, where "None" may stand for none. */
function needsOf({ allergies, diets }: SaidNeeds): Needs {
  return { allergies: withoutNone(allergies), diets: withoutNone(diets) };
}

interface SaidNeeds {
  readonly allergies: readonly (Needs['allergies'][number] | typeof NONE)[];
  readonly diets: readonly (Needs['diets'][number] | typeof NONE)[];
}
