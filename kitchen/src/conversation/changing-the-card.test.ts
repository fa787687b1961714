/** Tests how messages change the card: amounts, foods that are missing at home, foods somebody does not eat. */
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
tacos|tortillas | rice | I have minced beef, a tin of black beans and salsa // swap the rice for tortillas
Beef stew | dumplings | beef stew // put suet dumplings on top of the stew
burrito | katsu | nah, katsu is no meal prep, give me a chicken burrito bowl
trout | salmon | baked salmon with lemon and dill // I have trout, so write it with trout please
haddock | cod | moqueca // haddock instead of the fish
trout | salmon | three ideas with salmon please // the first one, but I have trout and no salmon
plain flour, mixed with 3 tsp baking powder | self-raising | Victoria sponge // swap the self-raising flour for plain flour
cream | vinegar | I have chicken thighs and pesto, one recipe please // cream instead of the vinegar
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
