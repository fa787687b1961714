/** HTTP handlers that read, check, convert and adapt any recipe, estimate its nutrition, and compose a dish from foods in hand. */
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
