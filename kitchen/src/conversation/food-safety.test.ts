/** Tests that questions about spoilage, poison and germs get the right answer and no dish. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { getChefReply, replyText } from '../../testing/utterances/run-conversation.ts';

/** What the answer must say, as an expression | what was asked. */
const ASKED = `
seam | dented can of beans safe?
4 days | can you get botulism from garlic oil?
half as long again | can you cook chicken from frozen
2.5 cm | there's mould on my cheddar
pressure canner | water bath canning mushrooms
botulism | i left a baked potato in foil on the counter
74 °C | how do I roast chicken drumsticks
4 days | how long can I keep homemade garlic confit?
No honey | can my 8 month old have honey?
From the first birthday | honey for a 1 year old?
boil | do I have to boil dried kidney beans before the slow cooker?
cooled within an hour | is reheated rice dangerous
No|No, not on the counter | can I thaw chicken on the counter?
No|Thaw it | is it ok to cook frozen chicken in a slow cooker
Cook it right through first | can I refreeze thawed chicken?
Bread | can I refreeze bread
Do not wash | should I wash raw chicken?
solanine | my potatoes have gone green, can I still eat them
firm | potatoes have sprouted, still ok?
other slices | there is mold on the bread, can I cut it off
71 °C | can I eat a burger rare?
71 °C | rare burgers for my toddler
Once | can you reheat chicken twice
pasteurised | can pregnant women eat feta
mercury | pregnant, is tuna ok?
cooked | is sushi ok when pregnant?
pasteurised | can I have mayo while pregnant
63 °C | what temperature should pork be?
71 °C | ground beef temperature
63 °C | what temp is salmon done at
boil | can I reuse the marinade from raw chicken
fridge | can I marinate chicken on the counter
4 hours | power went out for 6 hours what about the fridge
quarters | can my toddler have whole grapes
norovirus | can i eat raw oysters
poisonous | are rhubarb leaves poisonous
expert | I found mushrooms in the forest, are they edible?
lemon juice | can I can tomatoes at home without a pressure canner
2 days | how long does raw chicken keep in the fridge
tested recipe | is it safe to cure ham at home
tested recipe | how do i cure bacon at home
carbon monoxide | is it ok to bring the bbq in the tent to keep warm
carbon monoxide | can i use a charcoal grill in the garage
botulism | can i bottle peppers in oil
63 °C | salmon sous vide 45c ok?
74 °C | is 60c hot enough to reheat leftovers
trace warning | it says packed in a facility with almonds. ok with a nut allergy?
trace warning | only traces of peanut, can my allergic son have it?
leave it out | is soy lecithin ok with a soya allergy
vet | my dog ate grapes
vet | the puppy swallowed a raisin
emergency|999 | I think I swallowed some bleach
Ring a vet | my beagle has had a bite of onion bhaji
Ring a vet | our lab scoffed a box of raisins
no honey | granddaughter is 11 months, toast with honey?
botulism | baked potatoes wrapped in foil, out since last night
pressure canner | gran cans runner beans in boiling water
Throw away | takeaway rice on the worktop since nine last night
boil it hard | can I use the marinade the chicken was in as a sauce
thrown away | a white furry spot on the sourdough starter
Throw the whole jar away | fuzzy spot on my jam
`;

describe('is answered without a dish', () => {
  for (const row of ASKED.trim().split('\n')) {
    const [told = '', said = ''] = row.split(' | ');
    test(said, () => {
      const reply = getChefReply(kitchen, [said]);
      expect(reply.kind).toBe('text');
      expect(replyText(reply)).toMatch(new RegExp(told, 'i'));
      expect(reply.memo.offered).toEqual([]);
    });
  }
});
