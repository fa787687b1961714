/** Tests reading statements of need, phrase by phrase: harm, refusal, taking back, wish, or none of these; whose, and how long. */
import { expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { readStatements } from './read-statements.ts';

/** What is to be heard | what is said. */
const SAID = `
harm:peanut,harm:nut | he is allergic to peanuts, so no nuts of any kind in this house
harm:nut,want:egg,want:butter | butter, eggs, safe for a child with a nut allergy
out:cilantro,want:cheddar | only cheddar, no coriander
lift:rice | I just want rice, I never said I can't eat it
want:leek | sorry, a leek, I'll just put it in
lift:rice | no no, I don't want to avoid rice
lift:carrot | you must not leave out the carrot, only cut it small
lift:anchovy | I always thought I hated anchovies, turns out I love them
out:tofu | please stop suggesting tofu
out:lamb | Lamb? Not for my daughter
harm:cashew | one cashew and I'm in the back of an ambulance
harm:shellfish | last time I had shellfish my tongue doubled in size
harm:peanut | my youngest carries an EpiPen, it's peanuts
harm:egg | eggs bring me out in a rash all up my arms
harm:milk | milk goes straight through me, always has
harm:kiwi | the inside of my mouth burns when I eat kiwi
harm:sesame | we found out the hard way about sesame: blue lights, the lot
harm:prawn | prawns? my face blew up like a balloon
harm:wheat | I blow up like a barrel on anything with wheat
harm:celery | Celery and I do not get on, it ended in A&E last year
harm:mustard | there's mustard in everything and my son can't breathe after it
harm:soy | soya gives our little one awful eczema
harm:walnut | two walnuts at Christmas and they had to ring 999
harm:strawberry | strawberries make my lips go numb
harm:lobster | I nearly died eating lobster in Maine
harm:fish | my throat tightens up whenever I eat fish
harm:lupin | lupin flour put my brother in intensive care
harm:tomato | tomatoes give me mouth ulcers
harm:garlic | garlic doubles me over
harm:onion | onions wreck my insides, I'm up half the night
harm:mango | my eyes swelled shut after a mango
harm:hazelnut | hazelnuts set off my asthma something terrible
harm:banana | banana makes his throat itch
harm:peanut | if my flatmate so much as smells peanuts he needs his pen
harm:egg | she threw up for hours after the eggs
harm:pork | pork makes me violently sick
harm:mushroom | mushrooms have me doubled up in pain
harm:corn | I react to corn
harm:chickpea | chickpeas send my gut into spasm
harm:crab | crab sent my dad into anaphylactic shock
harm:peach | peaches make my skin crawl with welts
harm:almond,harm:pistachio | my girl can't go near almonds or pistachios
harm:peanut,harm:sesame | peanut and sesame are both on her allergy card
harm:milk,harm:egg,harm:wheat | allergies: milk, egg, wheat
harm:tree nut | allergic to tree nuts, carry two pens
harm:shrimp | im deathly alergic to shrimp
harm:nut | no nuts pls im allergic
harm:peanut | severe peanut allergy in the house
harm:grapefruit | I'm on statins so grapefruit is off the table, doctor's orders
harm:grapefruit | the chemist told me to steer clear of grapefruit
harm:spinach,harm:kale | on warfarin, been told no spinach or kale
harm:liver | my consultant says I mustn't have liver
harm:salt | the cardiologist has banned salt
harm:cheese | I'm on an MAOI so aged cheese is out
harm:banana | dialysis nurse says bananas are a no
harm:liquorice | liquorice puts my blood pressure through the roof
harm:red wine | red wine gives me a migraine every time
harm:chocolate | chocolate triggers my migraines
harm:alcohol | I'm on antibiotics and can't have alcohol
harm:honey | the health visitor said no honey until she's one
harm:soft cheese | midwife says no soft cheese
harm:chilli | chilli sets off my ulcer
harm:coffee | coffee gives me palpitations
harm:tofu | tofu makes me come out in lumps
harm:dairy | dairy plays havoc with my stomach
harm:pineapple | pineapple makes my tongue bleed
harm:mussel | the last bowl of mussels had me on a drip
harm:scallop | bad reaction to scallops on our honeymoon
harm:egg | Our Jack is anaphylactic to egg
harm:cinnamon | cinnamon makes my gums swell
harm:beef | ever since the tick bite beef lands me in hospital
harm:peanut | What I can't have: peanuts
harm:sesame | a single sesame seed closes her airway
harm:peanut | Peanuts. Hives. Every time.
harm:cashew | It was the cashews. I woke up in the ER.
harm:avocado | Had avocado once. Spent the night in the emergency room.
harm:mustard | My neighbour's lad is staying; mustard is life or death for him
harm:fish | fish doesn't agree with me
harm:pepper | peppers repeat on me terribly
harm:cucumber | cucumber disagrees with my husband
harm:milk | keep milk away from me unless you fancy calling a doctor
harm:egg | doctor says my daughter has to avoid egg
harm:soy | the allergist confirmed soy
harm:peanut | skin prick test came back positive for peanut
harm:wheat | the blood test showed wheat allergy
harm:almond | almonds are poison to me
harm:lentil | lentils are lethal for my nephew
harm:prawn | i wont survive a prawn
harm:raspberry | raspberries and my lips tingle
harm:lemon | anything with lemon flares up my reflux
harm:beetroot | kidney stones, so the doctor has told me to lay off beetroot
harm:nut | my boss is allergic to nuts and he's coming to dinner
harm:peanut | one of the kids at the party has a peanut allergy
harm:egg | my mate Dave can't eat eggs, they make him sick
harm:coconut | coconut turns me bright red and itchy
harm:gluten | gluten gives me brain fog and cramps
harm:shellfish | shellfish are a hard no, I stop breathing
harm:milk | if I drink milk I'm on the loo all day
harm:apple | raw apple makes my throat scratchy
harm:sesame | I can't do sesame, allergy
harm:peanut | satay would kill me, peanuts
harm:squid | squid gave me such a reaction the paramedics came
harm:tuna | I get a rash off tuna
harm:potato | I'm intolerant to potatoes
harm:egg,harm:milk | twins: one allergic to egg, one to milk
harm:nut | nobody in our nursery may bring nuts, two children react
harm:tomato | tomatos bring on my gout
harm:rhubarb | my kidney doctor forbade rhubarb
harm:onion,harm:garlic | IBS so onion and garlic are off limits
harm:dairy,want:prawn | can't have dairy but I'd love a prawn linguine
harm:nut,want:chicken | I want a chicken curry. Nut allergy by the way
harm:egg,want:bacon | something with bacon for breakfast, eggs make me ill
harm:crab | I'm allergic to crab but mussels are fine
want:almond,harm:peanut | she's allergic to peanuts, almonds are ok
out:mushroom | I can't abide mushrooms
out:coriander | coriander tastes of soap to me
out:olive | olives: no thank you, vile things
out:aubergine | never liked aubergine and never will
out:liver | you'd have to pay me to eat liver
out:cauliflower | my kids turn their noses up at cauliflower
out:tofu | not a tofu person
out:beetroot | beetroot is the devil's vegetable
out:anchovy | anchovies make me gag
out:sprout | sprouts? over my dead body
out:fennel | can't stand the taste of fennel
out:celery | celery is just crunchy water, hate it
out:blue cheese | blue cheese is not for me
out:raisin | whoever puts raisins in things is a monster
out:cucumber | my daughter picks out every bit of cucumber
out:cabbage | we're all sick to death of cabbage
out:pineapple | pineapple has no business on a pizza
out:coconut | the texture of coconut puts me off
out:okra | slimy okra, ugh
out:turnip | leave out the turnip
out:chilli | no chilli for the kids please
out:garlic | first date so no garlic
out:ham | pasta without ham
out:egg | an egg-free cake
out:courgette | anything but courgette again
out:lamb | I don't care for lamb
out:fish | I'm not big on fish
out:marzipan | marzipan is revolting
out:kale | you can keep your kale
out:quinoa | not keen on quinoa
out:onion | hold the onion
diet:Vegan | I went vegan in January and I'm staying that way
diet:Vegetarian | my daughter has turned vegetarian
diet:Vegetarian | none of us eat meat
diet:halal | we only eat halal at home
diet:kosher | our home is kosher
diet:pescatarian | I'm pescatarian
diet:Vegan | my brother is vegan and he's coming tonight
diet:Keto | doing keto at the moment
diet:Vegetarian | haven't touched meat in twenty years
diet:Vegan | I don't eat anything that comes from an animal
out:pork | pork isn't eaten in our family for religious reasons
out:beef | beef is sacred to us, we don't cook it
out:alcohol | as Muslims we don't cook with wine
out:meat | it's Lent so we're off meat
lift:peanut | my son grew out of his peanut allergy
lift:egg | she can eat eggs again, the allergist cleared her
lift:shellfish | tests came back negative, so shellfish is fine for me now
lift:wheat | I'm not allergic to wheat any more
lift:strawberry | he's over the strawberry allergy
none | I'm not allergic to anything
none | no allergies here
none | nobody at our table has any allergies
none | I'm not vegan, I just like vegetables
none | it doesn't have to be vegan
none | no need for it to be gluten-free
none | she isn't coeliac, she just likes the bread
none | I have never been allergic to eggs in my life
none | what would happen if someone allergic to nuts ate this?
none | is there egg in pasta?
none | can people with coeliac disease eat oats?
none | does soy sauce contain gluten?
none | how do I know if I'm allergic to milk?
none | is honey vegan?
none | can a dairy-free cake still rise?
none | what do vegans eat at christmas?
none | will a meatless dinner fill up the men?
none | how common is a peanut allergy?
none | can pregnant women eat salmon?
none | if someone was lactose intolerant, what would you change?
none | suppose a guest didn't eat gluten, what then
none | I've run out of eggs
none | no milk in the fridge
none | we're out of butter
none | I have chilli, I just don't have cumin
none | the shop had no salmon
none | haven't got any flour
none | no chocolate?? call that a cake
none | what have you got against garlic
none | who makes a carbonara without egg, honestly
none | oh great, another recipe without cheese
none | the onions made me cry while chopping
none | I burnt my hand on the salmon pan
none | I've got a cold and want chicken soup
none | my husband caught a trout this morning
none | my mum used to make a lovely cheese pie
none | my doctor loves my lamb tagine
none | the doctor wants me to eat more spinach
none | the dietitian says more fish for me
none | egg is fine
none | nuts are okay with us
none | prawns are welcome, we love them
diet:pregnancy | I'm pregnant and craving salmon
none | my wife would kill for a prawn curry
none | I'd die for a chocolate cake right now
none | I could murder a steak
none | my kids are crazy about peanut butter
diet:soft food | soft food for my dad, he loves mashed potato
none | my son wants prawns for his birthday
none | is my milk off?
none | how long do eggs keep?
none | can I freeze salmon for my baby's dinners?
none | does my granny's fish pie need milk?
none | my sister asked for lemon drizzle
none | do you know a nut roast my father would like?
none | we aren't gluten-free in this house
none | I eat everything
none | cheese makes me happy
none | garlic makes everything better
none | I can't get enough of mushrooms
none | I can't eat enough prawns
none | you can't go wrong with butter
none | my partner can't cook eggs to save his life
none | heart of palm salad with chicken breast
none | kidney beans and a head of garlic, what can I make
none | leg of lamb for six
none | I'm dying for some cheese on toast
none | sick kid, wants toast and butter
none | my boyfriend hates cooking but loves salmon
none | with eggs please, I'm not egg-free
none | I can have wheat, no problem
none | I do eat dairy
none | is gluten even bad for you?
none | why is everyone gluten free these days
none | hospital food put me off nothing, give me a good beef stew
`;

const MEANT: Readonly<Record<string, readonly string[]>> = {
  harm: ['harm', 'unclear'],
  out: ['harm', 'dislike', 'without', 'unclear'],
  lift: ['lifted', 'negated'],
  want: ['wanted', 'negated', 'named'],
  diet: ['declared'],
  none: ['harm', 'declared', 'unclear', 'dislike'],
};

const reader = kitchen.needs;

it.each(
  SAID.trim()
    .split('\n')
    .map((row) => row.split(' | ') as [string, string]),
)('hears %s in "%s"', (expected, said) => {
  const { statements } = readStatements(reader, said);
  for (const part of expected.split(',')) {
    const [kind = '', what = ''] = part.split(':');
    const heard = statements.filter(({ polarity }) => MEANT[kind]?.includes(polarity));
    const names = heard.flatMap((one) => [
      one.name,
      ...one.kinds,
      one.said.toLowerCase().replace(/s$/, ''),
    ]);
    if (kind === 'none') expect(names).toEqual([]);
    else expect(names).toContain(what);
  }
});

it('names the line of the cue, the holder and how long it holds', () => {
  const { statements, tellsHarm } = readStatements(
    reader,
    'My friend is allergic to eggs and comes tonight',
  );
  expect(tellsHarm).toBe(true);
  expect(statements[0]).toMatchObject({
    said: 'eggs',
    holder: 'my friend',
    isGuest: true,
    duration: 'for now',
  });
  expect(statements[0]?.cue).toMatch(/^en\/needs\.cues:\d+$/);
});

it('hears the same whichever sentence comes first', () => {
  const harms = (said: string) =>
    readStatements(reader, said)
      .statements.filter(({ polarity }) => polarity === 'harm')
      .map(({ name }) => name);
  expect(harms('I want a chicken curry. I am allergic to cashews.')).toEqual(['cashew']);
  expect(harms('I am allergic to cashews. I want a chicken curry.')).toEqual(['cashew']);
});
