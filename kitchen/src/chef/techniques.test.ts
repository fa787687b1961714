/** No technique is taught for a food that the person must not eat, even where the answer does not name it. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import {
  DEFAULT_CHEF_NEEDS,
  getChefReply,
  replyText,
} from '../../testing/utterances/run-conversation.ts';
import type { Needs } from '../vocabulary.ts';

function told(question: string, needs: Partial<Needs>): string {
  return replyText(getChefReply(kitchen, [question], { ...DEFAULT_CHEF_NEEDS, ...needs }));
}

test.each([
  ['how do I cook salmon?', { allergies: ['fish'] }, /fillet/],
  ['how do I cook prawns?', { allergies: ['shellfish'] }, /shell/],
  ['how do I clean mussels?', { allergies: ['shellfish'] }, /beards/],
  ['how do I cook pasta?', { allergies: ['wheat'] }, /litre/],
  ['how do I cook a chicken breast?', { diets: ['Vegetarian'] }, /74/],
] as const)('%s', (question, needs, technique) => {
  expect(told(question, {})).toMatch(technique);
  expect(told(question, needs as Partial<Needs>)).not.toMatch(technique);
});

test('what fits is taught all the same', () => {
  expect(told('how do I chop an onion?', { allergies: ['fish'] })).toMatch(/root/);
  expect(told('how do I cook gluten-free pasta?', { allergies: ['wheat'] })).toMatch(
    /litre|packet/,
  );
});

test.each([
  ['how to julienne a carrot', /matchsticks/],
  ['how do i brunoise', /cubes/],
  ['how do i chiffonade basil', /ribbons/],
  ['how to cut on the bias', /45 degrees/],
  ['how do i use a mandoline', /guard/],
  ['how do i segment an orange', /membrane/],
  ['how do i hull strawberries', /cone/],
  ['how do i core an apple', /core/],
  ['how do i pit cherries', /stone/],
  ['how to deseed a pomegranate', /pith/],
  ['how to cut a pineapple', /eyes/],
  ['how do i prepare artichokes', /choke/],
  ['how do i trim asparagus', /snaps/],
  ['how do i bruise lemongrass', /Bash/],
  ['how do i shuck oysters', /hinge/],
  ['how do i fillet a fish', /backbone/],
  ['how to skin a salmon fillet', /tail end/],
  ['how do i remove pin bones from salmon', /tweezers/],
  ['how do i scale a fish', /scrape/],
  ['how to spatchcock a chicken', /backbone/],
  ['how do you spatchcock a turkey', /backbone/],
  ['how do i butterfly a chicken breast', /book/],
  ['how do i debone a chicken thigh', /gristle/],
  ['how to truss a chicken', /tie/],
  ['how do i dry brine a turkey', /uncovered/],
  ['how to brine pork chops', /50 g salt/],
  ['how do i velvet beef', /cornflour/],
  ['how do i dredge fish in flour', /crumbs/],
  ['how to render bacon fat', /cold pan/],
  ['how do i get crackling on pork', /rind/],
  ['how to baste a turkey', /spoon/],
  ['how do i slice against the grain', /fibres/],
  ['how to deglaze a pan', /brown bits/],
  ['how do i reduce a sauce', /uncovered/],
  ['how to emulsify a dressing', /drop by drop/],
  ['how to clarify butter', /skim/],
  ['how to sweat onions', /glassy/],
  ['how do i saute vegetables', /Toss/],
  ['how to braise beef', /trembling/],
  ['how do i parboil potatoes', /half its usual/],
  ['how to blanch almonds', /slips out/],
  ['how to blanch kale', /iced water/],
  ['how do i poach chicken', /74 °C/],
  ['how do i flambe', /never from the bottle/],
  ['how to temper eggs', /thin stream/],
  ['how to temper chocolate', /31 °C/],
  ['how do i make a double boiler', /does not touch/],
  ['how do i bloom gelatine', /squeeze/],
  ['how to sift flour', /sieve/],
  ['how do i rub butter into flour', /coarse crumbs/],
  ['how do i proof dough', /doubled/],
  ['how to knock back dough', /bubbles/],
  ['how do i do the windowpane test', /tearing/],
  ['how do i shape a loaf', /seam/],
  ['how to score sourdough', /razor/],
  ['how to crimp pastry', /fork/],
  ['how to pipe buttercream icing', /squeeze/],
  ['how do i crumb coat a cake', /thin layer/],
  ['how do i make ganache', /chopped dark chocolate/],
  ['how to macerate strawberries', /syrup/],
  ['how do i pickle onions', /vinegar/],
  ['how do i ferment cabbage', /2%/],
  ['how do i fold egg whites', /sweep/],
  ['how do i activate yeast', /foam/],
  ['teach me to julienne', /matchsticks/],
])('%s', (question, technique) => {
  expect(told(question, {})).toMatch(technique);
});

test.each([
  ['how do i make garlic bread', 'garlic-bread'],
  ['how do i make kimchi fried rice', 'kimchi-fried-rice'],
  ['how do i make creme brulee', 'creme-brulee'],
])('%s wants the dish and no handiwork', (question, slug) => {
  const reply = getChefReply(kitchen, [question]);
  expect(reply.kind === 'recipe' ? reply.recipe.slug : '').toBe(slug);
});
