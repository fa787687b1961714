/** Tests taking allergies and diets back (outgrown, given up, guest cancelled): others' needs stay, and the settings always hold. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { keptNeeds, parseTable } from '../../testing/utterances/kept-needs.ts';
import {
  DEFAULT_CHEF_NEEDS,
  getChefReply,
  replyText,
} from '../../testing/utterances/run-conversation.ts';
import type { Needs } from '../vocabulary.ts';

/** What is left, with a star where more may be | what was said, messages parted by two strokes. */
const TOLD = `
 | I'm allergic to peanuts // he is no longer allergic to peanuts
 | my son is allergic to milk // my son outgrew his milk allergy
 | I'm vegan // I'm not vegan any more
 | my vegan friend is coming // my vegan friend isn't coming after all
 | two vegetarians for dinner // the vegetarians cancelled
 | gluten free please // we can eat gluten again
tree nuts, peanuts | I'm allergic to nuts and eggs // I'm no longer allergic to eggs
tree nuts | I'm allergic to nuts // I'm not allergic to peanuts though
Vegetarian | I'm vegan // actually scrap that, i eat cheese now
Vegetarian | I'm vegan // i started eating eggs
 | I'm vegan // we now eat fish and chicken
 | I'm vegetarian // i eat meat these days
 | I'm vegetarian // I have started eating bacon
Vegan | I'm vegan // i eat meat now and then
Vegan | I'm vegan // can i eat cheese now?
milk | I'm allergic to milk // i eat cheese now
*milk | not allergic to nuts but to milk
*shellfish | my husband is not allergic to shellfish, I am
*eggs | I'm not only allergic to eggs
*Vegan | my vegan friend isn't coming alone
*soy | my friend isn't vegan but she's allergic to soy
*eggs | we have no allergies but my son is allergic to eggs
*Vegan | I'm no longer vegetarian but vegan
 | we can't do peanuts // thai curry please // actually peanuts are fine now, false alarm
 | dairy free please // lasagne // actually dairy is fine, make it with normal milk
 | I'm celiac // bread // gluten is fine now
 | vegan // I don’t need it vegan any more
 | vegetarian // I eat fish though
milk | milk allergy // oat milk is fine now
tree nuts, peanuts | nut allergy // almonds are fine now
fish | fish allergy // salmon is ok now
peanuts | peanut allergy // are peanuts fine now?
peanuts | peanut allergy // don't forget the peanut allergy
peanuts | peanut allergy // peanuts are fine for my husband
peanuts | peanut allergy // peanuts are not fine now
peanuts | peanut allergy // I'm allergic to peanuts, actually peanuts are fine now for my wife
 | my friend is vegan and comes on friday // something with beef for me tonight
 | dinner for my vegetarian boss // just for me now, something with chicken
 | my vegan friend is coming over // he cancelled
 | having a veggie friend over saturday // it doesn't need to be veggie after all
Vegan | my friend is vegan and comes on friday // what about a curry
Vegan | my vegan friend is coming // a cake // i have no vegan butter at home
Vegan | my vegan friend isn't coming alone // a soup
Vegetarian | my flatmate is vegetarian // something with beef for me
Gluten-Free | my friend is coeliac and comes over // something for me alone
*milk | who said I can eat dairy? I'm allergic to it
*peanuts | I never said I could eat peanuts, I'm allergic to peanuts
*peanuts | meal plan for the week, allergic to milk and peanuts ok
eggs | I'm allergic to milk and eggs // I used to be allergic to milk but not any more. But eggs still
eggs | I'm allergic to eggs. Dinner? // my son is not allergic to eggs. cake
 | I'm vegan // actually I eat meat again
tree nuts, peanuts | my friend is vegan and allergic to nuts, coming over // ideas just for me tonight
`;

describe('what is left', () => {
  for (const [left, said] of parseTable(TOLD))
    test(said, () => {
      const kept = keptNeeds(kitchen, said);
      if (left.startsWith('*')) expect(kept).toContain(left.slice(1));
      else expect(kept).toBe(left);
    });
});

test.each([
  ["I'm not allergic to milk any more", ['dinner']],
  ["I'm not vegan any more", ['dinner']],
  ['no allergies', ['dinner']],
  ['something with chicken for me alone', ['my friend is vegan and comes on friday']],
])('the settings are not overruled by "%s"', (said, before) => {
  const stated: Needs = { allergies: ['milk'], diets: ['Vegan'] };
  const reply = getChefReply(kitchen, [...before, said], { ...DEFAULT_CHEF_NEEDS, ...stated });
  expect(reply.person.needs).toEqual(stated);
});

test.each(['actually milk is fine now, false alarm'])(
  'whoever says "%s" against the settings is told where to change them',
  (said) => {
    const stated = { ...DEFAULT_CHEF_NEEDS, allergies: ['milk'] as const };
    expect(replyText(getChefReply(kitchen, ['dinner', said], stated))).toMatch(/Settings|Profile/i);
  },
);

test.each([
  ["I'm allergic to celery", 'my celery allergy is gone'],
  ['celery allergy', 'celery is fine now'],
])('a food beyond the nine comes back: %s, %s', (...said) => {
  const reply = getChefReply(kitchen, [...said, 'vegetable stock']);
  expect(reply.person.excludedFoods).toEqual([]);
  expect(reply.kind === 'recipe' && reply.recipe.ingredients.join('\n')).toMatch(/celery/);
});

test('one lemon does not lift an allergy to citrus', () => {
  const reply = getChefReply(kitchen, ['citrus allergy', 'lemon is fine now', 'guacamole']);
  const lines = reply.kind === 'recipe' ? reply.recipe.ingredients.join('\n') : '';
  expect(lines).not.toMatch(/lime|lemon/i);
});
