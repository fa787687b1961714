/** One of the nine that is refused in whatever words is kept out, and the answer to our own question is no wish. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getChefReply } from '../../testing/utterances/run-conversation.ts';

/** Needs, parted by commas | messages, parted by two strokes. */
const ROWS = `
tree nuts | almonds and I don't mix. cake
peanuts | peanut oil too must be avoided. kung pao chicken
peanuts | without any trace of peanut. noodles
peanuts | nothing containing peanuts. noodles
peanuts | peanutallergy. cookies
wheat | Wheat = hospital. pizza
wheat | weat allergy, cake
eggs | Eggs? Never. They'd kill me. cake
eggs | egss allergy, muffins
eggs | cake without using eggs
eggs | cake devoid of eggs
eggs | cake, eggs no
eggs | cake; egg? no
eggs | cake. I'm hypersensitive to egg protein
eggs | cake. If I eat eggs I die
eggs | cake. careful with eggs, allergy
eggs | hates eggs and is allergic to them: my brother. Salad
milk | it's milk I'm allergic to. curry
milk | I have an allergy. It's milk. pudding
milk | Allergic? Yes, milk. pudding
milk,eggs | can't: milk, eggs. can: everything else. pudding
milk,eggs | pudding (-milk -eggs)
milk,eggs | pudding !milk !eggs
milk,eggs | cake. milk and also eggs are a no
fish | what I can't eat is fish. curry
shellfish | curry. shrimp and me: not friends
shellfish | curry. keep shrimp far away from me
shellfish | curry. shrimp is my only allergy
shellfish | curry. shrimp (allergic)
shellfish | curry. shrimp nearly killed me once
shellfish | curry. could you leave shrimp off
shellfish | curry. none of us eat shrimp
shellfish | curry. shrimp? no way
shellfish | curry. contraindicated: shrimp
shellfish | curry. shrimp 👎
 | no pressure, eggs are fine. breakfast
 | no time tonight, fish please
 | I can't live without cheese. dinner
 | I love eggs. breakfast
 | how do I keep prawns from going rubbery?
eggs | a cake, my friend is allergic // eggs
eggs,tree nuts | a cake, my friend is allergic // to eggs // and to almonds
tree nuts,peanuts | dinner, my son has an allergy // nuts
sesame | dinner, my son has an allergy // sesame seeds
 | dinner, my son has an allergy // how about pasta
`;

describe('a food refused in whatever words', () => {
  for (const row of ROWS.trim().split('\n')) {
    const [needs = '', said = ''] = row.split('| ');
    test(said, () => {
      const { allergies } = getChefReply(kitchen, said.split(' // ')).needs;
      expect(allergies.toSorted()).toEqual(needs.trim().split(',').filter(Boolean).toSorted());
    });
  }
});
