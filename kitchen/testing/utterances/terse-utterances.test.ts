/** Counts how many short, misspelt and slangy messages the house chef (no language model) misses, against a limit. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { parseUtterances } from './read-utterances.ts';
import { findMisses } from './score-utterances.ts';

const ROWS = parseUtterances(String.raw`
no onion no garlic curry => out: onion, garlic; words: curry
vegan no nuts cookies => diets: Vegan; allergies: tree nuts, peanuts; course: dessert
vegan brekkie => course: breakfast; diets: Vegan
date nite italian => mood: romantic; cuisine: Italian
lowcarb lunch => mood: low in carbohydrates; course: lunch
1 pot dinner for 5 => mood: one-pot; people: 5
2 adults 3 kids something quick => people: 5
24 muffins => kind: card; servings: 24
packed lunch => mood: fit for a lunchbox
my mum lives alone, soup please => people: 1; course: soup
a recipe with aubergines and minced meat => kind: card; title: Moussaka
glutn free lasanya => diets: Gluten-Free; title: lasagne
i have not milk for pancakes, what can i use => question: swap; says: oat
how i do rice not stick => question: how; says: Rinse
do i have to soak lentils => says: no soaking
which oil for frying => says: sunflower
best potatoes for mash => says: [Ff]loury
is it ok to eat mouldy cheese => says: throw
eggs past date still ok? => question: food-care
onions make me cry any trick => says: onion
coriander same as cilantro? => says: same plant
make ahead breakfast => kind: card; mood: made ahead
what can i serve with drinks => course: a snack
how do i use up stale bread => kind: card; holds: bread
burger but not beef => lacks: beef
under 500 calories dinner => says: kcal
allergic to tomatoes, pizza => out: tomatoes
cake free of nuts for 12 // sweet => kind: card
beef tacos // fish // for 6 => title: Fish tacos; servings: 6
chicken curry for 4 // less tomato => says: [Tt]omato; holds: 1½ tomatoes
chicken soup for 6 // no celery // celery's fine actually => holds: celery
plan 5 dinners // no mushrooms // second => kind: card
week menu for 4 // swap monday => kind: list; says: 7\.
biryani // veg => title: Vegetarian
butter chicken // spicier => title: Butter chicken
what to do with strawberries // dessert for 6 => holds: strawberr; servings: 6
cake // for tomorrow => kind: words
dunno maybe eggs => in: eggs
mushrooms no => out: mushrooms
kidney diet low potassium => trouble: medical
grandma coming for dinner => mood: fit for guests
roast chicken // how do I pack it for work => kind: words; says: box
beef stew // step 3? => kind: words; says: [Oo]nion
shakshuka // what was the first step again => says: [Oo]live oil
lasagne // how much each? => says: sixth
chocolate cake // what frosting => kind: words; says: icing sugar
chocolate mousse // no chocolate // with berries => kind: card; title: Grütze
chili for 6 // my brother's bringing 4 friends => servings: 11
lentil soup // what bread goes with it // recipe for that => kind: card; title: Focaccia
how long does a 2kg chicken take => says: 1 hour 40 minutes
can a vegan eat pad thai => kind: words; diets: none; says: fish sauce
starter with pears => kind: list
leftover turkey => kind: list
eggs in tomato sauce => title: Shakshuka
low salt soup => course: soup; kind: list
start with a salad without nuts => course: a salad
passover dessert => diets: Gluten-Free; customs: fit for Passover
lent friday dinner => customs: fit for Lent
copycat big mac => kind: list; says: Cheeseburgers
is rare chicken ok? => says: 74
vegan guest saturday, sunday just us // and saturday? // and sunday? => kind: list; says: your guest
cheap dinners this week => question: plan; kind: list
`);

/** As many as were missed when they were counted for the reader by example; to be lowered, never raised. */
const MOST_MISSED = 29;

test('what is said in passing is understood, but for what was missed when it was counted', () => {
  const misses = findMisses(kitchen, ROWS);
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(MOST_MISSED);
}, 60_000);
