/** Tests how messages change the recipe on the card and what is answered: amounts, foods missing at home, foods disliked. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { answer, type ConversationReply } from './answer.ts';

const NEEDS = {
  ...{ allergies: [], diets: [], units: 'international' as const },
  persona: 'a friendly cooking instructor',
};

/** The lines of the last card with its title before them, the steps behind. */
function cardAfter(messages: readonly string[]): { lines: string; steps: string } {
  const turns: { role: 'user' | 'assistant'; content: string }[] = [];
  let memo: ConversationReply['memo'] | undefined;
  let card = { lines: '', steps: '' };
  for (const content of messages) {
    turns.push({ role: 'user', content });
    const reply = answer(kitchen, turns.slice(-6), { ...NEEDS, memo });
    memo = reply.memo;
    const name = reply.kind === 'text' ? reply.text : `Recipe shared: ${reply.recipe.recipeName}`;
    turns.push({ role: 'assistant', content: name });
    if (reply.kind !== 'recipe') continue;
    const { recipeName, ingredients, instructions } = reply.recipe;
    card = { lines: [recipeName, ...ingredients].join('\n'), steps: instructions.join('\n') };
  }
  return card;
}

/** What the card has | what it has not | messages parted by two strokes. */
const CARDS = `
Irish stew | carrot | Irish stew for five // lovely, but my dad does not eat carrots
480 g turnip | carrot | Irish stew // leave the carrots out // put turnip in
80 g goat cheese | 50 g goat | frittata for 2 // add 50 g goat cheese // make it 80 g goat cheese
140 g peas |  | risotto for 2 // add a cup of peas
\\n4 lamb chops | \\n12 | grilled lamb chops // make it for one, with 4 chops
\\n3 eggs |  | frittata for 2 // I have only 3 eggs
\\n3 ripe bananas | \\n[4-9] ripe | banana bread // I have 3 bananas
\\n3 ripe bananas | \\n[4-9] ripe | banana bread for 5 // please make it with 3 bananas
vinegar | lemon | grilled lamb chops // use vinegar instead of the lemon
lime juice | lemon | grilled lamb chops // swap the lemon for limes
\\d+ g[^\\n]*prawn | mince | spaghetti bolognese // no chicken, got prawns
feta |  | courgette frittata for 1 // u forgot the feta!
prawn | chicken breast | chicken curry // no chicken, got prawns
tacos|tortillas | rice | I have minced beef, a tin of black beans and salsa // swap the rice for tortillas
Beef stew | dumplings | beef stew // put suet dumplings on top of the stew
burrito | katsu | nah, katsu is no meal prep, give me a chicken burrito bowl
trout | salmon | baked salmon with lemon and dill // I have trout, so write it with trout please
haddock | cod | moqueca // haddock instead of the fish
trout | salmon | three ideas with salmon please // the first one, but I have trout and no salmon
plain flour, mixed with 3 tsp baking powder | self-raising | Victoria sponge // swap the self-raising flour for plain flour
cream | lemon | I have chicken thighs and pesto, one recipe please // cream instead of the lemon juice
pesto | vinegar | I have chicken thighs and pesto, one recipe please // leave out the vinegar
Mac and cheese | cayenne | mac and cheese // the cayenne pepper is too spicy for my kids
260 g macaroni |  | mac and cheese for two children // and for 3 persons please, I eat also
260 g macaroni |  | mac and cheese for 4 // sorry, I said 3 persons, not 4
cauliflower |  | mac and cheese for 4 // and for 3 please. Can I hide some cauliflower inside?
1 kg minced beef |  | beef tacos // my husband and I are having 6 friends over
penne | cream | pasta, cheese and ham is all there is // no cream, and something in 15 mins
ricotta | curd cheese | pierogi ruskie // replace the farmer cheese with ricotta
hard boiled eggs, peeled and quartered | peas | fish pie // swap the peas for hard boiled eggs
hard-boiled eggs | peas | fish pie // please leave the peas out and put in 4 hard-boiled eggs
soy sauce | aminos | chicken adobo // swap the coconut aminos for soy sauce
sunflower oil | coconut oil|green beans | vegetable curry // can I leave out coconut oil and green beans, I have sunflower oil
prawns | chicken | chicken stir-fry with vegetables // no chicken, got prawns
\\n200 g raw prawns |  | gambas al ajillo // for 1. got 200 g prawns
\\n500 g raw prawns |  | gambas al ajillo // the prawns should be 500 g, not 400
smoked haddock | peas | fish pie // take all the fish out // you have taken all the fish out of my fish pie! Put the cod and smoked haddock back. It was peas I wanted rid of.
sunflower oil | coconut oil | vegetable curry // sunflower oil in place of the coconut oil // put sunflower oil in place of coconut oil
boiling water | coffee | vegan chocolate cake // can I swap the coffee
sweet potato | celery | beef stew // no celery, sweet potato rather than potato
200 ml water | beef stock | spaghetti bolognese // leave out the beef stock
⅛ tsp cayenne |  | mac and cheese // half the cayenne
turkey mince|chicken stock | minced beef | spaghetti bolognese // use turkey mince
625 g minced beef |  | spaghetti bolognese // for 5 with me and their dad
750 g minced beef |  | spaghetti bolognese // there are 6 of us now, two mates coming
chicken thighs | chicken breasts | chicken katsu curry // I have got thighs not breasts
\\n2 onions |  | everyday chicken curry for 8 // leave out the onion // put the onion back, for 4
oat milk | whole milk | mac and cheese // oat milk please
olive oil | butter | Bangers and mash with onion gravy // my wife is off dairy, what goes in the mash instead of butter and milk
cashews | peanuts | kung pao chicken // no peanuts please, cashews are fine
Bread and butter | raisins | bread and butter pudding // no raisins. never
leeks | bacon | quiche Lorraine // take out the bacon and put leeks in
couscous | quinoa|rice | stuffed peppers // swap the rice for quinoa, no wait, couscous
wheat tortillas | corn | chicken enchiladas verdes // no corn tortillas, only wheat
\\n8 eggs | shrimp paste | nasi goreng // no shrimp paste, and two eggs each please
cream cheese | double cream | creamy chicken pasta // I have no cream but got cream cheese
1 lemon | preserved | chicken tagine with preserved lemon and olives // no preserved lemons here, but I have lemons
sweet potato | floury | cottage pie // with sweet potato on top instead
lentils | lamb | moussaka // I want it without the lamb. Lentils perhaps?
minced beef | lamb | shepherd's pie // beef is all I have
\\n120 ml coconut milk | cream | butter chicken // I have no cream but a tin of coconut milk
ripe tomatoes, chopped | tin | spaghetti bolognese // swap the tinned tomatoes for fresh
12 flour tortillas | taco shells | beef tacos // flour tortillas instead of the shells
Three-bean | black beans | three-bean chilli // I have no black beans
Chicken|chicken | chickpeas | chana masala // with chicken instead
cooked rice | boil the | stuffed peppers // the rice is already cooked
spaghetti | garlic | spaghetti bolognese // I have no garlic
brown sugar | \\n60 g sugar | pandesal // I have no sugar, what else could go in? do that
galangal | ginger | stir-fried vegetable rice // swap the fresh ginger for something else
2.4 kg pork loin |  | roast pork with crackling // my joint is 2.4 kilos
120 g sugar|120 g caster sugar | 180 g caster | lemon tart // cut the sugar by a third, the last one made my teeth ache
vegan butter | \\n200 g butter | shortbread // please with vegan butter
cheese | sugar | scones // put cheese in and no sugar
Bibimbap | eggs? | bibimbap // leave the egg out
Pulled beef | pork | pulled pork // no pork for me. would beef work?
`;

describe('the card', () => {
  for (const row of CARDS.trim().split('\n')) {
    const [has = '', not = '', said = ''] = row.split(' | ').map((cell) => cell.trim());
    test(said, () => {
      const { lines, steps } = cardAfter(said.split(' // '));
      expect(lines).toMatch(new RegExp(has));
      if (not !== '') expect(`${lines}\n${steps}`).not.toMatch(new RegExp(not));
    });
  }
});

/** What is said of a part of the table, of appliances and of refusals; the card is not served again. */
const SAID = `
4 | tuna pasta bake // leave the sweetcorn off for one half of the dish
pepperoni | pizza Margherita // two of the four want it with pepperoni
35-45 minutes | rice pudding // can it go on the hob
lid | lasagne alla bolognese // no oven here
cooked | egg fried rice // the rice is already cooked
`;

describe('the answer', () => {
  for (const row of SAID.trim().split('\n')) {
    const [has = '', said = ''] = row.split(' | ').map((cell) => cell.trim());
    test(said, () => {
      const turns: { role: 'user' | 'assistant'; content: string }[] = [];
      let reply: ConversationReply | undefined;
      for (const content of said.split(' // ')) {
        turns.push({ role: 'user', content });
        reply = answer(kitchen, turns, { ...NEEDS, memo: reply?.memo });
        const name =
          reply.kind === 'text' ? reply.text : `Recipe shared: ${reply.recipe.recipeName}`;
        turns.push({ role: 'assistant', content: name });
      }
      expect(reply?.kind === 'text' ? reply.text : '').toContain(has);
    });
  }
});
