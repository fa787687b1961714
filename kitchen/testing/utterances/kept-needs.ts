/** For tests: parses tables of what people say with the needs expected of it, and finds what a conversation keeps out. */
import type { Kitchen } from '../../src/conversation/kitchen.ts';
import { hearPerson } from '../../src/needs/hear-person.ts';
import { check } from '../../src/safety/verdict/check.ts';
import { ALLERGENS } from '../../src/vocabulary.ts';
import { DEFAULT_CHEF_NEEDS, runConversation } from './run-conversation.ts';

/** Rows of `needs | messages`, with the needs in the order of the alphabet. */
export function parseTable(table: string): (readonly [needs: string, said: string])[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const bar = row.indexOf('|');
      return [sorted(row.slice(0, bar).trim().split(', ')), row.slice(bar + 1).trim()] as const;
    });
}

/**
 * What is kept out after a conversation: allergies and diets, and of foods that are refused without a word of harm the
 * allergens that they belong to.
 *
 * @param said messages, parted by `//` @returns needs, parted by commas
 */
export function keptOut(kitchen: Kitchen, said: string): string {
  const { turns } = runConversation(kitchen, said.split(' // '));
  const { person, avoid } = hearPerson(kitchen, turns, DEFAULT_CHEF_NEEDS);
  const refused = avoid.flatMap(({ said: food, names, kinds }) => {
    if (/gluten|meat/.test(food)) return food === 'meat' ? ['Vegetarian'] : ['Gluten-Free'];
    if ([food, ...names, ...kinds].includes('nut')) return ['tree nuts', 'peanuts'];
    const line = { part: 'ingredients' as const, index: 0, text: food };
    return check(kitchen.rules, [line], { allergies: ALLERGENS, diets: [] })
      .findings.filter(({ certainty }) => certainty === 'contains')
      .map(({ restriction }) => restriction);
  });
  return sorted([...person.needs.allergies, ...person.needs.diets, ...refused]);
}

/** The same, of needs alone. */
export function keptNeeds(kitchen: Kitchen, said: string): string {
  const { needs } = runConversation(kitchen, said.split(' // ')).reply.person;
  return sorted([...needs.allergies, ...needs.diets]);
}

function sorted(needs: readonly string[]): string {
  return [...new Set(needs)].sort().join(', ');
}
