/** HTTP handlers that read, check, convert and adapt any recipe, estimate its nutrition, compose a dish from foods in hand, and lay a menu. */
import { withoutNone } from '@saffron/contract/preferences';
import type { Bind } from '../http/bind-endpoint.ts';
import { createDisconnectSignal } from '../http/disconnect-signal.ts';
import type { JobRunner } from './job-runner.ts';

export function bindKitchen(bind: Bind, work: JobRunner): void {
  bind('checkLines', { limit: 'read' }, async ({ body, reply }) => {
    const { title, ingredients, instructions, allergies, diets, otherFoods } = body;
    const needs = { allergies: withoutNone(allergies), diets: withoutNone(diets) };
    const lines = { title, ingredients, instructions, needs, otherFoods };
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
    const needs = { allergies: withoutNone(allergies), diets: withoutNone(diets) };
    return work.run('compose', { ...request, needs }, createDisconnectSignal(reply));
  });
  bind('layMenu', { limit: 'read' }, async ({ body, reply }) => {
    const { dishes, eatenAt, allergies, diets, otherFoods, eaters } = body;
    const [hours = 0, minutes = 0] = eatenAt.split(':').map(Number);
    const menu = {
      ...{ dishes, otherFoods, eatenAt: hours * 60 + minutes },
      needs: { allergies: withoutNone(allergies), diets: withoutNone(diets) },
      eaters: eaters.map(({ name, allergies, diets }) => ({
        name,
        needs: { allergies: withoutNone(allergies), diets: withoutNone(diets) },
      })),
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
    const needs = { allergies: withoutNone(allergies), diets: withoutNone(diets) };
    return work.run('adaptRecipe', { ...request, needs }, createDisconnectSignal(reply));
  });
}
