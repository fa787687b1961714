/** What people said of their allergies and diets, heard by the kitchen's own ears: what a model makes of it decides nothing. */
import { understand } from '@saffron/kitchen/chef/understand/understand';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { Needs } from '@saffron/kitchen/vocabulary';
import type { Order } from '../chat/chef.ts';
import { uniteNeeds } from '../chat/needs.ts';

export type Ears = (order: Pick<Order, 'turns' | 'needs'>) => Needs;

/** A conversation is sent along again with every message: what was heard before need not be read again. */
const REMEMBERED = 500;

export function createEars(kitchen: Kitchen): Ears {
  const heard = new Map<string, Needs>();
  const hear = (text: string): Needs => {
    const known = heard.get(text);
    if (known !== undefined) return known;
    const { needs } = understand(kitchen, text);
    const oldest = heard.keys().next().value;
    if (heard.size >= REMEMBERED && oldest !== undefined) heard.delete(oldest);
    heard.set(text, needs);
    return needs;
  };
  return ({ turns, needs }) => {
    const said = turns.filter(({ role }) => role === 'user');
    return uniteNeeds(needs, ...said.map(({ content }) => hear(content)));
  };
}
