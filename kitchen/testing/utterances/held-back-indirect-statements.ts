/** Test statements that mention a food indirectly (harm, and harmless talk), held back: never used for tuning. */
import { type IndirectStatement, parseStatements } from './indirect-statements.ts';

export const HELD_BACK_HARM_STATEMENTS: readonly IndirectStatement[] = parseStatements(`
pistachio | Pistachio ice cream is why my cousin has a scar from the tracheotomy
milk | A glass of milk and I'm chained to the loo
egg | My grandson's eyelids vanish behind swelling an hour after scrambled eggs
clam | clams put hubby on oxygen back in 2019
wheat | gastroenterologist says wheat is finished for me
sesame | Hummus night ended with blue lights outside, it was the sesame
peanut | peanuts were written on the toe tag of my best friend
fish | my stepdad turns the colour of a beetroot around fish
soy | Soy milk had the baby's nappy full of blood
macadamia | macadamias? ask my immunologist
shrimp | I tried shrimp in Thailand and came home in a wheelchair
tree nut | nuts stay in the neighbour's house, my kid lives here
cheese | cheese and my sinuses have an arrangement, none in, no pain
almond | an almond croissant almost made me a widow
oyster | Oysters knocked my old man into next week
scallop | scallops make my pulse go mad
egg | Dr Patel drew a line through eggs
peanut | Auntie Jo and peanuts cannot be in the same room
prawn | my fiancee was blotchy from head to foot, that was the prawns
hazelnut | my son's school bag carries a needle because of hazelnut
rye | rye sits in my belly like a brick and then the agony begins
kiwi | a slice of kiwi robbed my girl of her voice
milk | lactose is what the breath test flagged for me
sesame | tahini once left me clawing at my neck
walnut | Walnuts peel the skin off the roof of my mouth
wheat | grandpa's dermatitis came roaring back with wheat
lobster | after lobster my ears ring and my heart races
soy | tofu triggered dad's seizure
celery | my mate from work drops like a stone if there's celery
tuna | Tuna left the whole team with faces like tomatoes
egg | custard nearly orphaned us, egg you see
cashew | cashews and Tom is on steroids for a week
mustard | mustard seals my little boy's windpipe
crab | the smell of crab alone gets my sister reaching for the inhaler
milk | butter, cream, yoghurt, milk, all of it has me in the fetal position
peanut | the coroner's report on my uncle said peanut
strawberry | strawberries drive my eczema wild
pecan | I spent my honeymoon in a clinic thanks to pecans
cod | cod liver, cod fillets, any cod: my arms look like bubble wrap
banana | banana makes the inside of my cheeks crawl
wheat | wheat robs my daughter of her growth, says the specialist
almond | I've got kids in the house whose throats object to almonds
sesame | bagel with sesame, then the lights went out for me
shellfish | My body declared war on shellfish in my thirties
egg | The vaccine nurse asked about egg and yes, that's my boy
onion | onion doubles me up
avocado | Avocado gives my wife a mouth full of needles
salmon | salmon from the buffet, next thing I know a defibrillator
hazelnut | Nutella is hazelnuts and hazelnuts are the end of my nephew
soy | my thyroid doctor would rather I never saw soy again
mussel | one mussel and granny was gone by morning
peanut | My hands blister if I so much as open a peanut jar
milk | our infant passes blood on cow's milk
corn | my colitis and corn are mortal enemies
pine nut | Pine nuts: three weeks of metal on my tongue and a trip to casualty
walnut | my blood results lit up red at walnut
squid | calamari, i.e. squid, and I can't feel my face
wheat | My colleague is off sick every time there's wheat in the canteen
egg | mayonnaise has egg and egg has my number
tree nut | The airline moved us because nuts near my wife mean an emergency landing
chickpea | Chickpeas had me in surgery
tomato | tomatoes peel my lips
lentil | Lentils are torture for my mother's bowel
anchovy | Caesar dressing has anchovies and my pharmacist says no chance
shrimp | My lungs and shrimp cannot coexist
cashew | keep the cashews far from our Lily
`);

export const HELD_BACK_HARMLESS_STATEMENTS: readonly IndirectStatement[] = parseStatements(`
crab | my grandfather taught me to crack crab, I'd love a recipe
egg | The baby's asleep and I've got 20 minutes and four eggs
salmon | Salmon for six on Saturday, my in-laws eat everything
walnut | Got walnuts from my uncle's tree, ideas?
fish | my trainer wants me on fish and greens
cheese | Mac and cheese for my sick kid
lasagne | My flatmate makes amazing lasagne and I want to beat her
chicken | one pan chicken, my hands are full
prawn | prawn linguine for date night
tofu | my teenager went vegetarian, tofu recipes?
almond | almond flour pancakes
milk | I need to use a pint of milk before my holiday
peanut | Satay with peanut sauce, please
cod | cod loin with a crust
lamb | lamb neck stew
bread | elbow-deep in sourdough, what soup goes with bread
tuna | tuna melt, my comfort food
sesame | sesame noodles my kids can help with
liver | chicken liver pate
tongue | ox tongue, slow cooked
egg | Can my six year old make scrambled eggs?
oat | my heart wants oats and honey
mussel | I fancy mussels tonight
lobster | Treating my wife to lobster, how do I cook it
shrimp | shrimp and grits
soy | soy glazed aubergine
hazelnut | chocolate hazelnut spread at home
wheat | whole wheat pizza dough
broth | bone broth for my joints
bean | black-eyed beans for New Year's
angel | angel hair pasta with crab
potato | jacket potatoes for hungry boys
chicken | my nan's chicken casserole
cashew | Something creamy with cashews
fish | fish fingers for the little ones
pistachio | We brought pistachios back from Sicily
salmon | my cardiologist is keen on salmon
milk | warm milk drink to help me sleep
spinach | my blood pressure is high, so spinach and beans maybe
kiwi | Kiwi and strawberry smoothie for my girls
egg | poached eggs on toast for mum in bed
celery | celery soup to warm my bones
peach | peach cobbler, my family adores it
almond | Bakewell tart with almonds for the school fair
oyster | oyster mushrooms on toast
crab | Dinner for my boss, crab to start
tuna | my cat wants tuna but what can I make for me with it
mackerel | smoked mackerel on rye for lunch
cheese | cheese board ideas for my book club
prawn | prawns, chilli, lime, go
sardine | my body needs omega 3, so sardines
sausage | sausages for the scouts, thirty mouths to feed
pecan | pecan pie like my southern aunt's
turkey | turkey legs, my kids fight over them
scallop | how do I stop scallops sticking, they're for my anniversary
coconut | coconut milk curry
nut | nut roast for my vegan sister
honey | honey for a cough drink
ginger | ginger tea because my tummy is queasy
chicken | Bought a whole chicken, feeding my brother and his mates
egg | My chickens lay too many eggs
shrimp | my boyfriend says shrimp tacos are his love language
pork | pork belly
lentil | lentils are good for me I hear, so a dal
artichoke | artichokes, never cooked one in my life
yoghurt | yoghurt cake with my toddler
`);
