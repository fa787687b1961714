/** Tests that allergies and diets told in many English phrasings are kept, and that a wish is not taken for one. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { keptOut, parseTable } from '../../testing/utterances/kept-needs.ts';

/** The needs of the nine and the five, parted by commas | what was said, messages parted by two strokes. */
const TOLD = `
tree nuts | I break out from tree nuts
fish | I swell up if I have fish
fish | I may die from fish; japanese please
wheat | unable to eat wheat; bread
milk | I am not allergic to anything except milk
eggs | no allergies besides eggs
eggs | I used to be allergic to milk but not any more. But eggs still
peanuts | allergic to 🥜
shellfish | my throat closes up with shrimp
peanuts | peanuts would put me in hospital
peanuts | peanuts will put me in the hospital, so no
tree nuts | I'd end up in the ER if I ate cashews
milk | my daughter can't tolerate any dairy
soy | the doctor says no soy for me
eggs | doctor told me to stay off eggs
shellfish | I've been told to avoid shellfish
sesame | I'm not supposed to eat sesame
sesame | sesame is a no-no for me
wheat | wheat doesn't agree with me
eggs | eggs and I don't get along
fish | fish makes me throw up
shellfish | I get really sick whenever I eat prawns
milk | my partner breaks out in hives from strawberries and milk
milk | I'm cutting out dairy
tree nuts, peanuts | we're a nut free household
peanuts | my kid carries an EpiPen for peanuts
fish | one of our guests has a severe fish allergy
soy | no allergies apart from soy
sesame | I have no allergies other than sesame
shellfish | I'm only allergic to shellfish
eggs | I can eat anything except eggs
fish | I eat everything but fish
tree nuts | I outgrew my peanut allergy but tree nuts are still a problem
wheat | I am no longer allergic to milk, but I still can't have wheat
Gluten-Free | I'm not lactose intolerant, I'm coeliac
milk | dairy gives me terrible cramps
milk | milk goes right through me
Gluten-Free | gluten messes me up
peanuts | my husband reacts violently to peanuts
soy | I have a reaction to soy
tree nuts | anaphylactic to cashew nuts
shellfish, eggs | I'm deathly allergic to shellfish and mildly to eggs
milk, eggs, peanuts, sesame | my son is allergic to milk, eggs, peanuts and sesame, what's for dinner
tree nuts, peanuts | she mustn't touch anything with nuts in it
wheat | wheat is off the table for my wife
soy | soy bothers my stomach
fish | I itch all over after eating tuna
milk | can't do dairy
Vegan, soy | vegan, also allergic to soy
eggs | I have to stay clear of eggs
fish | fish could send my dad to hospital
peanuts | peanuts make me swell like a balloon
shellfish | if I so much as touch a shrimp I get hives
milk | milk gives my toddler a rash
tree nuts, peanuts | we avoid all nuts at home because of our son
tree nuts | he had to go to A&E after eating cashews
milk, Gluten-Free | I'm celiac and lactose intolerant
eggs | can't touch eggs, sadly
soy | no shellfish allergy here but my wife can't have soy
sesame | I'm allergic to nothing but sesame
fish | everything is fine except fish
wheat | my boyfriend has a wheat intolerance, pasta please
fish | fish has never agreed with me
soy, wheat | soy sauce makes my tongue itch
sesame | please keep sesame out of it, my mum reacts
Vegan, tree nuts, peanuts | my guest is vegan and has a nut allergy
fish, eggs | not only fish but also eggs make me ill
milk | my GP wants me off dairy
shellfish | crab sends me to the emergency room
milk | I have a bad time with dairy
eggs | a friend of mine can only eat food without eggs
Keto, fish | keto and no fish please
peanuts, soy | any idea for dinner? I must stay away from peanuts and soy
tree nuts | I have had anaphylaxis from walnuts
eggs, tree nuts, peanuts | no eggs, nut allergy
eggs, tree nuts, peanuts | no eggs nut allergy
milk, tree nuts, peanuts | no dairy and a nut allergy
fish | no problem with milk but a fish allergy
soy | no problem, I'm allergic to soy
tree nuts, peanuts | I don't have a nut allergy but my son does
eggs | not allergic to milk, allergic to eggs
fish | my wife isn't allergic to anything but I can't have fish
milk | Please no dairy, it upsets my tummy
shellfish, Vegetarian | I have a shellfish allergy and my wife is vegetarian
eggs | Is there anything without eggs? My niece is allergic
tree nuts | I can eat all nuts except almonds
milk | I'm lactose intolerant but eggs are fine
soy | my son is intolerant of soya
sesame | nothing with sesame seeds please, I get hives
wheat, soy | Just found out I'm allergic to wheat and soy :(
fish, milk | I am allergic: fish, milk
eggs, peanuts | Allergies: eggs, peanuts
tree nuts | I nearly died after eating a brazil nut
milk | I'm not vegan, just allergic to milk
shellfish | the only thing I can't eat is shellfish
milk | haven't been able to digest milk since my surgery
eggs | she's off eggs on doctor's orders
peanuts | peanut butter is out
milk | milk products are banned here
shellfish | my wife comes out in hives if she eats prawns
eggs | he gets a rash from eggs
tree nuts, peanuts | keep it away from nuts, my son carries an epipen
sesame | sesame makes my daughter's lips swell
peanuts | my son just ate peanuts and his lips are swollen
soy | soya gives me an itchy mouth
fish | i no eat fish
milk | i'm intollerant to lactose. mac n cheese
milk | lactose intolorant, mashed potatoes
soy | we do not use soy at home. noodles
 | I can't live without cheese. dinner
milk | I am lactose-intolerent. mashed potatoes
milk | my kid is intollerant of milk. mashed potatoes
soy | soy intolerent. miso soup
eggs | egg intollerance. pancakes
milk | nondairy mashed potatoes
milk | galactosemia. mashed potatoes
milk | cant have diary, a dessert
eggs, milk | milk + egg allergy. cake
fish, soy | I can eat neither fish nor soy. dinner
eggs, soy | forbidden foods: eggs, soy. dinner
peanuts, tree nuts | nut-safe cookies
milk | cows milk protein allergy (CMPA), dessert
eggs | FPIES to egg. breakfast
milk | dairyless pasta
eggs | never eggs! breakfast
wheat | wheat bloats me. pasta
 | Allergies: none. Pasta, please
 | pasta - quick, fish - yes
 | I have never made bread!
milk | can't have milk but prefer soy. a latte
milk | can't have milk, fine eggs. breakfast
milk | CAN'T HAVE MILK BUT PREFER SOY. A LATTE
fish, shellfish | Anna can't have fish, Ben shellfish. dinner
fish, shellfish | anna can't have fish, ben shellfish. dinner
fish, shellfish | Will can't have fish, Rose shellfish but prefer soy. dinner
eggs, milk | my wife can't have milk, dad eggs. dinner
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
milk, eggs | cake. milk and also eggs are a no
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
 | no pressure, eggs are fine. breakfast
 | no time tonight, fish please
 | I love eggs. breakfast
 | how do I keep prawns from going rubbery?
eggs | a cake, my friend is allergic // eggs
eggs, tree nuts | a cake, my friend is allergic // to eggs // and to almonds
tree nuts, peanuts | dinner, my son has an allergy // nuts
sesame | dinner, my son has an allergy // sesame seeds
 | dinner, my son has an allergy // how about pasta
 | I don't have a nut allergy
 | turns out I'm not allergic to eggs
 | no nut allergy here
 | nobody here has a nut allergy
 | no problem with nuts
 | I love fish
 | I'm fine with eggs
 | she was allergic to eggs as a child but not any more
 | I thought I was allergic to milk, turns out I'm not
 | not lactose intolerant
 | I'm dying for some sushi
 | sick of eating chicken
 | I can't get enough of cheese
 | I have no food allergies
 | salmon please, I'm not allergic to fish
 | I really want fish tonight
 | what about something with eggs and cheese
 | my kids love peanut butter
 | I can't eat another bowl of chicken soup
 | I could die for a good cheesecake
 | I get hungry whenever I see cheese
 | how do i tell if mussels are off
 | I do not know whether the prawns are off
 | no allergies here, surprise me
 | I don't have any soy sauce
 | we are out of eggs
 | i have no money for prawns
 | I can't find fish sauce
`;

describe('told in English', () => {
  for (const [needs, said] of parseTable(TOLD))
    test(said, () => {
      expect(keptOut(kitchen, said)).toBe(needs);
    });
});
