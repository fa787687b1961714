/** What somebody must not eat holds for what is added, swapped in and asked about, whatever kind of need it is. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import {
  DEFAULT_CHEF_NEEDS,
  replyText,
  getChefReply as talkIn,
  textBesideCard,
} from '../../testing/utterances/run-conversation.ts';
import type { Needs } from '../vocabulary.ts';
import type { ChefReply } from './answer.ts';

const talk = (said: string, declared?: Needs): ChefReply =>
  talkIn(
    kitchen,
    said.split('>').map((one) => one.trim()),
    { ...DEFAULT_CHEF_NEEDS, ...declared },
  );
const foodOf = (reply: ChefReply): string =>
  reply.kind === 'recipe' ? reply.recipe.ingredients.join('\n').toLowerCase() : '';
const needed = (reply: ChefReply): string =>
  [...reply.needs.allergies, ...reply.needs.diets].join(', ');

const LETS_IN = /\byou can\b|\byes\b|no harm to the taste|may add|works in|certainly/i;

describe('what breaks a need is not let in', () => {
  test.each([
    ['celery allergy > chicken soup > add celery', /celery/],
    ['celery allergy > chicken soup > can I put celeriac in?', /celery/],
    ['celery allergy > chicken soup > i want celery in it', /celery/],
    ['mustard allergy > burgers > add mustard', /mustard/],
    ['mustard allergy > burgers > serve it with dijon mustard', /mustard/],
    ['kiwi allergy > fruit salad > add kiwi', /kiwi/],
    ['allergic to garlic > beef stew > throw in some garlic powder', /garlic/],
    ['alpha-gal > chicken curry > add bacon', /mammal meat/],
    ['sulphite allergy > risotto > add white wine', /sulphites/],
    ['sulphite allergy > porridge > add dried apricots', /sulphites/],
    ['pregnant > green salad > add raw salmon', /pregnan|midwife/],
    ['pregnant > pasta > add brie', /pregnan|midwife/],
    ['pregnant > green salad > use swordfish instead', /pregnan|midwife/],
    ['pregnant > beef stew > swap in liver', /pregnan|midwife/],
    ['for my 8 month old baby > porridge > add honey', /baby|birthday/],
    ['halal please > chicken curry > add bacon', /halal/],
    ['halal > spaghetti bolognese > use pork mince instead', /halal/],
    ['halal > chicken curry > can i swap the chicken for pork', /halal/],
    ['muslim > carbonara > use real pancetta', /halal/],
    ['halal > beef stew > add red wine', /halal/],
    ['kosher > chicken curry > add cream', /kosher/],
    ['kosher > beef stew > add prawns', /kosher/],
    ['kosher > mac and cheese > add chicken', /kosher/],
    ['vegetarian > I eat fish though > risotto > add bacon', /pescatarian/],
    ['no pork > carbonara > add bacon', /pork/],
    ['muslim > can i use wine?', /halal/],
    ['fish allergy > caesar salad > swap the parmesan for anchovies', /any more/],
    ["i'm pescatarian > risotto > add bacon", /pescatarian/],
    ['no alcohol, recovering alcoholic > beef stew > add a glass of red wine', /alcohol/],
  ])('%s', (said, named) => {
    const reply = talk(said);
    expect(reply.kind).toBe('text');
    expect(replyText(reply)).toMatch(named);
    expect(replyText(reply)).not.toMatch(LETS_IN);
  });

  test.each([
    'halal > chicken curry > add potatoes',
    'pescatarian > risotto > add prawns',
    'celery allergy > chicken soup > add peas',
    'pregnant > pasta > add cheddar',
  ])('%s is let in', (said) => {
    expect(replyText(talk(said))).toMatch(/\byou can\b|\byes\b|\badd\b|no harm|certainly/i);
  });

  test('asked about, a member of what somebody is allergic to is not cleared', () => {
    expect(replyText(talk('celery allergy > is celeriac ok for me'))).toMatch(
      /celery must stay out/,
    );
  });
});

describe('a group or a product of a food is an allergy to all that belongs to it', () => {
  test.each([
    ['allergic to nuts and seeds. hummus', /tahini|sesame/],
    ['seaweed allergy! sushi please', /nori/],
    ['allergic to seaweed. miso soup', /kombu|wakame|nori/],
    ['albumin allergy. pavlova', /egg/],
    ['albumen allergy. pancakes', /egg/],
    ['berry allergy. pavlova', /berr/],
    ['severe sellery allergy. beef stew', /celery/],
    ['allergic to cream. panna cotta', /double cream|whole milk/],
    ['allergic to butter. mashed potatoes', /whole milk|(?<!vegan )butter/],
    ['allergic to ice cream. mac and cheese', /whole milk|(?<!vegan )butter/],
    ['allergic to wine. coq au vin', /wine/],
    ['allergic to bread. sandwich', /(?<!free )bread flour|tin loaf/],
    ['allergic to legumes. satay', /peanut/],
    ['allergic to chocolate. brownies', /chocolate|cocoa/],
    ['intolerant to fructose. fruit salad', /apple|orange|grape/],
  ])('%s', (said, out) => {
    const reply = talk(said);
    expect(foodOf(reply)).not.toMatch(out);
    expect(textBesideCard(reply)).not.toMatch(/no ingredient is called so/);
  });

  test.each([
    ['allergic to cream', 'milk'],
    ['allergic to yoghurt', 'milk'],
    ['yoghurt allergy', 'milk'],
    ['allergic to tofu', 'soy'],
    ['allergic to mayonnaise', 'eggs'],
    ['allergic to haddock', 'fish'],
    ['allergic to pasta', 'wheat'],
    ['allergic to flour', 'wheat'],
    ['albumin allergy', 'eggs'],
    ['seed allergy', 'sesame'],
    ['no nuts and seeds please', 'sesame'],
  ])('%s: %s', (said, need) => {
    expect(needed(talk(said))).toContain(need);
  });

  test.each(['allergic to kiwi', 'allergic to rice', 'is there an allergy-free bread'])(
    '%s is none of the nine',
    (said) => {
      expect(needed(talk(said))).toBe('');
    },
  );

  test('of what hides under other names nothing is promised', () => {
    expect(textBesideCard(talk('allergic to pineapple. beef stew'))).toMatch(/cannot vouch/);
  });
});

describe('the food told is heard beside the dish asked for', () => {
  test.each([
    ['allergic to pesto. pasta', 'nut-free', /pesto|pine nut|parmesan/],
    ['allergic to chicken. curry please', 'chicken', /chicken/],
    ["I'm allergic to onions. french onion soup or beef stew", 'onion', /onion|shallot/],
    ['allergic to carrots. carrot cake', 'carrot', /carrot/],
    ['allergic to mango. mango lassi', 'mango', /mango/],
    ['allergic to tofu. mapo tofu', '', /tofu/],
    ['allergic to mayonnaise. egg salad', '', /mayonnaise|egg/],
    ['no egs plz, im alergic. pancakes', '', /\begg/],
  ])('%s', (said, minded, out) => {
    const reply = talk(said);
    expect(replyText(reply)).not.toMatch(/An allergy to what|which food|not to what/i);
    expect(foodOf(reply)).not.toMatch(out);
    if (minded !== '') expect(textBesideCard(reply)).toContain(minded);
  });
});

describe('what was told in words may be taken back in words', () => {
  test.each([
    [
      "allergic to nuts > thai curry please > actually scrap the nut thing, that was my sister, she's not coming",
      '',
    ],
    ["we can't do peanuts > thai curry please > actually peanuts are fine now, false alarm", ''],
    ['dairy free please > lasagne > actually dairy is fine, make it with normal milk', ''],
    ["allergic to eggs > I don't need it egg-free any more", ''],
    ['vegan > I eat eggs though', 'milk, Vegetarian'],
    ['vegan > lasagne > I eat eggs though', 'milk, Vegetarian'],
    ["I'm celiac > bread > gluten is fine now", ''],
    ['peanut allergy > I wish peanuts are fine now', 'peanuts'],
    ['vegan > I don’t need it vegan any more', ''],
    ['nut allergy > I don’t need it nut-free any more', ''],
    ['vegetarian > I eat fish though', ''],
    // Of one nut, one milk, one fish nothing follows for the rest.
    ['milk allergy > oat milk is fine now', 'milk'],
    ['nut allergy > almonds are fine now', 'tree nuts, peanuts'],
    ['fish allergy > salmon is ok now', 'fish'],
    ['peanut allergy > are peanuts fine now?', 'peanuts'],
    ["peanut allergy > don't forget the peanut allergy", 'peanuts'],
    ['peanut allergy > peanuts are fine for my husband', 'peanuts'],
    ['peanut allergy > peanuts are not fine now', 'peanuts'],
    [
      "peanut allergy > I'm allergic to peanuts, actually peanuts are fine now for my wife",
      'peanuts',
    ],
  ])('%s', (said, left) => {
    expect(needed(talk(said))).toBe(left);
  });

  test('the settings hold', () => {
    const declared: Needs = { allergies: ['peanuts'], diets: [] };
    const reply = talk('thai curry > actually peanuts are fine now, false alarm', declared);
    expect(needed(reply)).toBe('peanuts');
    expect(replyText(reply)).toMatch(/Settings/i);
  });

  test('a food told is taken back in the words that the refusal gives', () => {
    const said =
      'celery allergy > chicken soup > add celery > celery is fine now > vegetable stock';
    expect(foodOf(talk(said))).toMatch(/celery/);
  });

  test('with the class taken back its food is back as well', () => {
    const card = talk('allergic to milk > lasagne > oh wait dairy is ok now');
    expect(foodOf(card)).toMatch(/whole milk/);
    expect(textBesideCard(card)).not.toMatch(/allergy/);
  });

  test('one lemon does not lift an allergy to citrus', () => {
    expect(foodOf(talk('citrus allergy > lemon is fine now > guacamole'))).not.toMatch(
      /lime|lemon/,
    );
  });

  test('a refusal says how the need can be lifted', () => {
    expect(replyText(talk('fish allergy > caesar salad > add anchovies'))).toMatch(/any more/);
    expect(replyText(talk('celery allergy > chicken soup > add celery'))).toMatch(/is fine now/);
  });
});
