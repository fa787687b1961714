/** The check and the measuring as calls of their own: any recipe in, our findings and figures out. */
import { withoutNone } from '@saffron/contract/preferences';
import type { Bind } from '../http/bind-endpoint.ts';
import { untilGone } from '../http/until-gone.ts';
import type { Work } from './work.ts';

export function bindKitchen(bind: Bind, work: Work): void {
  bind('checkLines', { limit: 'read' }, async ({ body, reply }) => {
    const { title, ingredients, instructions, allergies, diets, otherFoods } = body;
    const needs = { allergies: withoutNone(allergies), diets: withoutNone(diets) };
    const lines = { title, ingredients, instructions, needs, otherFoods };
    return work.run('check', lines, untilGone(reply));
  });
  bind('measureLines', { limit: 'read' }, async ({ body, reply }) => {
    const { ingredients, instructions = [], units, factor } = body;
    return work.run('measure', { ingredients, instructions, units, factor }, untilGone(reply));
  });
}
