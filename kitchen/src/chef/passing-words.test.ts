/** The few words people say of the card before them: less, more, that, with, in another number, for later. */
import { expect, test } from 'vitest';
import { openKitchen } from '../../open-kitchen.ts';
import {
  DEFAULT_CHEF_NEEDS,
  replyText,
  getChefReply as talkIn,
} from '../../testing/utterances/run-conversation.ts';
import type { ChefNeeds, ChefReply } from './answer.ts';

const kitchen = openKitchen();
const talk = (messages: readonly string[], needs: Partial<ChefNeeds> = {}): ChefReply =>
  talkIn(kitchen, messages, { ...DEFAULT_CHEF_NEEDS, ...needs });
/** The title and the list of a card; else what is said. */
const shown = (reply: ChefReply): string =>
  reply.kind === 'recipe'
    ? [reply.recipe.recipeName, ...reply.recipe.ingredients].join('\n')
    : reply.text;

test.each([
  // Less of a food is not none of it, and it stays so for another number.
  [['chicken curry for 4', 'less tomato'], /1½ tomatoes/],
  [['chicken curry for 4', 'less tomato', 'for 8'], /\b3 tomatoes/],
  [['chicken curry for 4', 'more ginger', 'less tomato'], /1½ tbsp fresh ginger[\s\S]*1½ tomatoes/],
  // A change that was proposed in words is made when it is taken up.
  [['thai green curry', 'can i use soy sauce', 'ok do that'], /soy sauce/],
  [
    ['thai green curry', "i don't have fish sauce", 'yes'],
    /^(?![\s\S]*fish sauce)[\s\S]*Thai green/,
  ],
  // Another of the same kind.
  [['beef tacos', 'fish'], /^Fish tacos/],
  [['tagine', 'chicken'], /^Chicken tagine/],
  [['biryani', 'veg'], /^Vegetarian/],
  // Hotter is the same dish.
  [['chicken karahi', 'make it spicier'], /^Chicken karahi/],
  [['kerala fish molee', 'más picante'], /^Kerala fish molee/],
  [['stuffed peppers', "kids don't like onions"], /^Stuffed peppers\n(?![\s\S]*onion)/],
  [['mushroom risotto', 'no celery', "celery's fine actually"], /^Mushroom risotto|celery/],
])('%j', (messages, wanted) => expect(shown(talk(messages))).toMatch(wanted), 30_000);

test.each([
  [['blueberry muffins', '24'], 24],
  [['mushroom risotto', '5'], 5],
  [['guests in an hour', 'steak', '6 of them'], 6],
  [['chicken soup for the whole family, 5'], 5],
  [['dinner, 2 adults 3 kids', 'mac and cheese'], 5],
  [['omelette, my mum lives alone'], 1],
])(
  '%j is for %d',
  (messages, people) => {
    const reply = talk(messages);
    expect(reply.kind === 'recipe' && reply.recipe.servings).toBe(people);
  },
  30_000,
);

test.each([
  [['no onion no garlic curry'], /No onion or garlic|without onion or garlic|onion or garlic/i],
  [['i bought too many courgettes'], /courgette/i],
  [['too much mint'], /mint/i],
  [['allergic to tomatoes, pizza'], /^(?!.*pizza, understood)/],
  [['lasanya'], /lasagne/i],
  [['ratatooie'], /^Ratatouille/],
  [['chiken tika massala'], /^Chicken tikka masala/],
  [['only have potatoes, onions and eggs'], /^Tortilla/],
  [['dinner asap 15min'], /1\. \*\*.+?\*\* - (?:5|10|12|15) minutes/],
  [['fish or chicken'], /chicken/i],
  [['how do i know when salmon is done'], /63 °C/],
  [['do i need to wash mushrooms'], /rinse/],
  [['shallots vs onions'], /milder/],
  [['how many tablespoons in a quarter cup'], /\b4 tbsp/],
  [['how do i thicken a soup'], /cornflour/],
  [['brownies', 'for tomorrow'], /Brownies/],
  [['paella', "i'm allergic to shellfish", 'with prawns please', 'ok without then'], /^Paella/],
])('%j', (messages, wanted) => expect(shown(talk(messages))).toMatch(wanted), 30_000);

test('an allergy nobody told of is crossed out, and one told besides it stays', () => {
  const denied = "Who said I'm allergic to fish? I'm not";
  expect(shown(talk([denied, 'fish tacos']))).toMatch(/^Fish tacos/);
  expect(shown(talk([denied, 'fish tacos'], { allergies: ['fish'] }))).toMatch(/fish-free/i);
  expect(replyText(talk(["who said I'm vegan? I am vegetarian", 'steak']))).not.toMatch(/\bbeef\b/);
});
