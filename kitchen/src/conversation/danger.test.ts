/** Tests that whoever tells of danger gets help (mostly a number to call) and no food, and that harmless words are no danger. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { answer } from './answer.ts';

const NEEDS = {
  ...{ allergies: [], diets: [], units: 'international' as const },
  persona: 'a friendly cooking instructor',
};

const reply = (content: string) => answer(kitchen, [{ role: 'user', content }], NEEDS);

/** What the answer has to say | what somebody types. */
const TOLD = `
15 minutes .*(?:999|starchy) | my blood sugar is 3.1 what should I eat | I'm having a hypo | blood glucose 52 feeling shaky
999.*(?:blows.*thrusts) | my baby is choking on a grape | choking help | he choked on steak and is turning blue
1-800-222-1222.*omit | my toddler swallowed a dishwasher tablet | she drank some descaler | my kid licked the rat poison
doctor.*floppiness | I gave my 8 month old honey by mistake | my baby ate honey what should I do | fed honey to my infant
(?:water|Water).*999 | there's a grease fire on my stove | my oven is on fire | the pan caught fire, what now
switches.*999.*carbon monoxide | I smell gas in the kitchen | we grilled with charcoal inside and everyone has a headache
air.*poison centre.*999 | I mixed bleach and vinegar and it smells awful | mixed bleach with ammonia cleaner and I'm coughing
20 minutes.*999 | oven cleaner splashed in my eye | I got drain cleaner on my hand | bleach got on my skin
999.*hospital | a fish bone is stuck in my throat | I swallowed a chicken bone and it hurts | my daughter swallowed a coin
oison centre or 999.*omit | we ate wild mushrooms and now I feel sick | my son ate some berries from the garden
vet | my dog ate chocolate | the cat licked up lily water | puppy ate raisins what do I do
doctor.*999 | my kid just ate raw chicken | I just ate pink chicken | we ate undercooked burgers and I'm pregnant
20 minutes.*999 | I burned my hand on the pan | I burnt my skin on the oven door | scalded my arm with boiling water | spilled hot oil all over my foot
10 (?:full )?minutes.*999 | I cut my finger badly and it won't stop bleeding | sliced my thumb on the mandoline
15 minutes.*999 | my hands are burning from chopping chillies | rubbed my eyes after cutting jalapeños
988.*116 123|999.*988 | I want to kill myself | I don't want to live anymore | cook me a last meal before I end my life
988.*116 123|999.*988 | I'd be better off dead | what's the point of living | i want to sleep and never wake up | I took an overdose | I want to hurt myself with the kitchen knife
999 | how do I poison my husband | what food will make my neighbour sick | I want to hurt my wife
999.*0808 | my husband is going to kill me | my boyfriend hits me and I'm scared | he threatened me with a knife | he locked me in the kitchen and has a knife
999 | I can't breathe | my dad has chest pain after dinner | I think my father is having a stroke
drenaline pen | my throat is closing up | my daughter is having an allergic reaction | my lips are swelling
`
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [says = '', ...messages] = row.split(' | ');
    return messages.map((message) => [message, new RegExp(says, 's')] as const);
  });

test.each(TOLD)('"%s" is answered with help', (message, says) => {
  const { memo, ...told } = reply(message);
  expect(told).toMatchObject({ kind: 'text', text: expect.stringMatching(says) });
  expect(memo.card ?? memo.offered[0]).toBeUndefined();
});

test.each([
  'something to die for',
  'I want to die of embarrassment, my souffle fell',
  'my guests will have a fit if there is no pudding',
  "I don't want to poison my guests",
  'fire roasted peppers',
  'prawns make her sick',
  'mango makes my lips swell',
  'my feet are on fire, something cheesy please',
  'my garlic has gone blue',
  'low blood sugar diet ideas',
  'I burned myself out at work, comfort food please',
  'the skin burnt last time, why',
  'how do I stop the chicken skin burning',
  'honey cake, but for a 9 month old take the honey out',
  'I could murder a curry',
])('"%s" tells of no danger', (message) => {
  const told = reply(message);
  expect(told.kind === 'text' ? told.text : '').not.toMatch(/\b999\b/);
});
