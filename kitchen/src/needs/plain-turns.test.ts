/** Tests on a hundred plain wishes, questions and small talk that none is taken for a need or asked about. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { hearPerson } from './hear-person.ts';

/** A message a line. */
const PLAIN = `
chicken and rice
something quick for two
what can I make with leeks and potatoes
pasta tonight
soup for a cold evening
a birthday cake for my mum
how long does cooked rice keep
can I freeze bolognese
thanks, that was delicious
shakshuka
give me three ideas for lunchboxes
what goes with pork chops
swap the cream for coconut milk
double it
I have eggs, spinach and feta
a date night dinner for my wife
my kids love pancakes
the sauce is too salty, help
my cake sank in the middle
how do I poach an egg
is chicken done at 75
something spicy with prawns
my mother in law is coming on sunday, roast ideas
what's in season
no idea what to cook
no time, ten minutes max
I'm knackered, feed me
I'm so hungry I could eat a horse
we're six tonight
what wine with lamb
vegetable curry
how do I get garlic smell off my hands
I burnt the onions, start again?
good morning
tell me about yourself
can you make it milder
less salt next time
a sandwich for work
noodles with peanut sauce
fish and chips
risotto with mushrooms
use up half a cabbage
I hate washing up
my husband is hopeless in the kitchen
teach me to make bread
my son wants pizza for his birthday
plan my week
shopping list please
what temperature for a roast chicken
the chicken smells funny, is it ok
what can I use instead of buttermilk
no oven, only a hob
I only have a microwave
are you a robot
tell me a joke
lasagne for eight
a light lunch after the gym
something to warm me up
french toast without the fuss
steak, medium rare
curry with no fuss
I've got a head cold, something warming
my back hurts, nothing that needs standing long
comfort food, bad day
my girlfriend dumped me, ice cream?
dinner for the doctor next door
a hangover breakfast
my nose is running, something with chilli
soup for a sore throat
I'm on my feet all day, need slow cooker ideas
what did I do wrong, my rice is mushy
heart-shaped biscuits
hot chocolate
my eyes water when I cut onions
the steam burnt my hand a bit yesterday but all good, stew?
ideas for a picnic
finger food for a party
how many calories in a banana
is butter better than oil
why does milk curdle
risotto again please but with peas
the first one
yes please
no thanks
something else
more like that
what about fish
not that one
too complicated
cheaper please
I don't like this, show another
can you do it without an oven
what can I make ahead
chicken nuggets for my toddler
baked beans on toast
my friend is visiting from Spain, something British
a cake with lemon
how do I cut an avocado
eggs for breakfast again
feijoada for a crowd
`;

test('of a hundred plain turns none is asked about, and none makes a need of a food', () => {
  const wrong = PLAIN.trim()
    .split('\n')
    .filter((content) => {
      const heard = hearPerson(kitchen, [{ role: 'user', content }], { allergies: [], diets: [] });
      return heard.asksFirst || heard.avoid.some(({ firm }) => firm) || heard.allergyUnread;
    });
  // Of it a custom follows, and no food.
  expect(wrong.filter((one) => one !== 'less salt next time')).toEqual([]);
});
