/** What people said of their allergies and diets, heard by the kitchen's own ears: what a model makes of it decides nothing. */
import { allergicTo } from '@saffron/kitchen/chef/talk/declared-foods';
import { readCustoms } from '@saffron/kitchen/chef/understand/customs';
import { readNeeds } from '@saffron/kitchen/chef/understand/needs-said';
import { needsWith } from '@saffron/kitchen/chef/understand/told';
import { inPlainEnglish, understand } from '@saffron/kitchen/chef/understand/understand';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { Needs } from '@saffron/kitchen/vocabulary';
import type { Order } from '../chat/chef.ts';
import { uniteNeeds } from '../chat/needs.ts';

export type Ears = (order: Pick<Order, 'turns' | 'saidBefore' | 'needs' | 'otherFoods'>) => Needs;

/** A conversation is sent along again with every message: what was heard before need not be read again. */
const REMEMBERED = 500;

const NOTHING: Needs = { allergies: [], diets: [] };

/**
 * Whether a message names any need at all. Whether it tells or asks is for the whole of the understanding
 * to say, which takes longer than the rest of what we do before the model is called.
 */
function mayTell(kitchen: Kitchen, message: string): boolean {
  const { text } = inPlainEnglish(kitchen, message);
  const { allergies, diets } = needsWith(readNeeds(text), readCustoms(text));
  return allergies.length + diets.length > 0;
}

export function createEars(kitchen: Kitchen): Ears {
  const heard = new Map<string, Needs>();
  const hear = (text: string): Needs => {
    const known = heard.get(text);
    if (known !== undefined) return known;
    const needs = mayTell(kitchen, text) ? understand(kitchen, text).needs : NOTHING;
    const oldest = heard.keys().next().value;
    if (heard.size >= REMEMBERED && oldest !== undefined) heard.delete(oldest);
    heard.set(text, needs);
    return needs;
  };
  return ({ turns, saidBefore = [], needs, otherFoods = [] }) => {
    const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
    const declared = otherFoods.map(allergicTo);
    return uniteNeeds(needs, ...[...declared, ...saidBefore, ...said].map(hear));
  };
}
