/** Tests which needs are known after a conversation: what holds, what is taken back, and what is no need at all. */
import { expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { hearPerson, type Turn } from './hear-person.ts';

const NOBODY = { allergies: [], diets: [] };
/** Begins as our cards do. */
const CARD = 'Recipe shared: ';

/** Turns parted by ">", ours in brackets. */
function turnsOf(said: string): Turn[] {
  return said.split(' > ').map((content) => {
    const ours = /^\[(.*)\]$/.exec(content)?.[1];
    return ours === undefined
      ? { role: 'user', content }
      : { role: 'assistant', content: ours === 'card' ? `${CARD}a dish` : ours };
  });
}

function summary(said: string): string {
  const heard = hearPerson(kitchen, turnsOf(said), NOBODY);
  const { needs, situations } = heard.person;
  const ofCustoms = new Set(heard.customs.flatMap(({ out }) => out));
  const apart = heard.avoid.filter((food) => !ofCustoms.has(food));
  const parts = [
    [...needs.allergies, ...needs.diets].toSorted().join(', '),
    apart.map((food) => `${food.firm ? '!' : '~'}${food.said}`).join(', '),
    heard.customs.map(({ label }) => label).join(', '),
    situations.join(', '),
    heard.asksFirst ? '?' : '',
  ];
  return parts.filter(Boolean).join(' | ');
}

/** Needs, foods out (! for harm, ~ for taste), customs, situations, whether something is asked | the conversation. */
const CONVERSATIONS = `
shellfish | ~prawns # the doctor mentioned prawns > [do you want prawns?] > oh this is wearing me out
shellfish | !prawns # the doctor mentioned prawns > [do you want prawns?] > keep them out
 # the doctor mentioned prawns > [do you want prawns?] > no, prawns are what I want
milk | !milk # I'm allergic to milk > lasagne > thanks
milk | !milk # lemon rice, I am allergic to milk
sesame | !sesame # lemon rice, I'm allergic to sesame
milk | !milk # I'm allergic to milk > i eat cheese now
 # I'm allergic to celery > my celery allergy is gone
 # my son is allergic to milk > my son outgrew his milk allergy
 # I'm allergic to peanuts > he is no longer allergic to peanuts
peanuts | !peanut # peanut allergy > peanuts are fine for my husband
 # peanut allergy > actually peanuts are fine now, false alarm
peanuts | !peanut # peanut allergy > are peanuts fine now?
peanuts | !peanut # peanut allergy > don't forget the peanut allergy
peanuts | !peanut # peanut allergy > peanuts are not fine now
tree nuts | !nut # I'm allergic to nuts > I'm not allergic to peanuts though
eggs | !egg # I'm allergic to eggs. Dinner? > my son is not allergic to eggs. cake
milk | !milk # milk allergy > oat milk is fine now
peanuts, tree nuts | !nut # nut allergy > almonds are fine now
fish | !fish # fish allergy > salmon is ok now
Vegetarian # I'm vegan > i started eating eggs
Vegetarian # I'm vegan > actually scrap that, i eat cheese now
 # I'm vegan > I'm not vegan any more
 # I'm vegan > we now eat fish and chicken
 # I'm vegetarian > i eat meat these days
Vegan # I'm vegan > i eat meat now and then
Vegan # I'm vegan > can i eat cheese now?
Vegan # my friend is vegan and comes on friday > what about a curry
 # my friend is vegan and comes on friday > something with beef for me tonight
 # my vegan friend is coming over > he cancelled
Vegan # my vegan friend isn't coming alone > a soup
Vegetarian # my flatmate is vegetarian > something with beef for me
peanuts, tree nuts | !nut # my friend is vegan and allergic to nuts, coming over > ideas just for me tonight
 # carbonara > [card] > skip the cheese
 # carbonara > [card] > no onions please
 # carbonara > [card] > without the bacon
 # carbonara > [card] > can I freeze it without the cream?
 # carbonara > [card] > what wine goes with pork?
 # carbonara > [card] > thanks, no more garlic jokes please
milk | !milk # carbonara > [card] > my daughter can't have milk
 # how do I know the chicken is done
 # no chocolate??
 # I have no cumin
 # out of flour
 # havent got any today
~beetroot # I hate beetroot > pasta please
 # I hate beetroot > a beetroot cake please
~onion # pasta without onions please
~onion # pasta without onions please > [card]
 # pasta without onions please > [card] > a beef stew please
~onion # no onions for me please > [card] > a beef stew please
 # roast beef > [card] > ok you clearly don't do turkey
 # roast beef > [card] > could you give me something softer please, like a cottage pie or fish pie
!peas # beef stew > [card] > peas have skins, he'd choke on those. Leave them out, and the leek must be very soft
 # not a fan of fuss, jacket potatoes?
~chicken # hmm, I don't fancy chicken today, beef instead?
 # a stew without turkey > i am NOT cooking without turkey lol
 # overnight oats with mushrooms, no thank you
Gluten-Free # looking for a gluten free birthday cake, she was diagnosed coeliac
milk | !dairy # lemon drizzle, lovely! the little one can't have dairy though
peanuts, tree nuts | !nut # he can't have nuts now
 # pasta without onions please > onion soup
!kiwi # I'm allergic to kiwi > i want a kiwi smoothie
!celery # allergic to celery > I wish celery were fine
? # i have a severe allergy
eggs | !egg # i have a severe allergy > Eggs.
 # i have a severe allergy > never mind, no allergies
? # allergic to zorp
 # allergic to zorp > omelette
peanuts | !peanut # im alergic to penuts
halal # we keep halal
pregnancy # I'm 14 weeks pregnant
baby # dinner for my 8 month old baby
toddler # our toddler eats with us
weak immunity # I'm on chemo at the moment
fish, soy | !fish, !soy # I can eat neither fish nor soy. dinner
`;

const ROWS = CONVERSATIONS.trim()
  .split('\n')
  .map((row) => row.split('# ').map((part) => part.trim()) as [string, string]);

it.each(ROWS)('hears "%s" in "%s"', (expected, said) => {
  expect(summary(said)).toBe(expected);
});
