/** Tests that harm told indirectly is heard (in any language, by a dish, medicine or pregnancy), and that harmless talk is no need. */
import { describe, expect, it } from 'vitest';
import { openKitchen } from '../../open-kitchen.ts';
import { NO_NEEDS } from '../safety/person/person.ts';
import { hearPerson } from './hear-person.ts';

const kitchen = openKitchen();

function hear(...said: string[]) {
  const turns = said.map((content) => ({ role: 'user' as const, content }));
  return hearPerson(kitchen, turns, NO_NEEDS);
}

describe('harm told round about', () => {
  it('is heard in a language that few small words tell', () => {
    expect(hear('Camarão me fecha a garganta').person.needs.allergies).toContain('shellfish');
  });

  it('is asked about where no food that we know is named', () => {
    const heard = hear('anything with gumption in it makes my lips swell');
    expect(heard.allergyUnread).toBe(true);
    expect(heard.asksFirst).toBe(true);
  });

  it('doubts the other foods of the sentence', () => {
    const { unclear } = hear("There was sesame on the bun and I couldn't breathe.");
    expect(unclear.map(({ said }) => said)).toContain('sesame');
  });

  it('asks what in a dish it was', () => {
    expect(hear('After one spoon of hummus his face swelled shut').allergyUnread).toBe(true);
  });

  it.each([
    ['Wir erwarten ein Kind, was gibt es heute?', 'pregnancy'],
    ['Żona jest w piątym miesiącu ciąży, co na obiad?', 'pregnancy'],
    ['Mi bebé tiene ocho meses, ¿qué le doy?', 'baby'],
    ['Bebeğim yedi aylık, kahvaltıya ne vereyim?', 'baby'],
  ] as const)('hears a situation without a food: %s', (said, situation) => {
    expect(hear(said).situations).toContain(situation);
  });

  it('keeps away what a medicine forbids', () => {
    const { avoid } = hear('Just started on statins. Breakfast ideas?');
    expect(avoid.map(({ said }) => said)).toContain('grapefruit');
  });

  it('is taken back by nobody who only says no to something else', () => {
    expect(hear("She's coeliac, I won't touch olives").person.needs.diets).toContain('Gluten-Free');
  });

  it.each([
    'Pour the sauce over the prawns',
    'Otra vez gambas',
    'Prawns again?',
    'Drop the prawns',
  ])('is lifted by no mere mention: %s', (said) => {
    const { person } = hear("I'm allergic to prawns", said);
    expect(person.needs.allergies).toContain('shellfish');
  });
});

describe('whoever heals', () => {
  it.each([
    ["my aunt is a nurse and she's allergic to shellfish, dinner ideas", 'shellfish'],
    ['home from hospital after the cashew thing, what can I eat', 'tree nuts'],
    ['the urologist has banned him from milk', 'milk'],
    ["I don't want to kill my sister, she can't have crab", 'shellfish'],
    ['Il sort de l’hôpital à cause des noix, que cuisiner ?', 'tree nuts'],
    ['Salió del hospital por comer gambas, ¿qué le hago?', 'shellfish'],
    ['Meine Schwester ist Krankenschwester und verträgt keine Nüsse', 'tree nuts'],
  ] as const)('takes no harm away: %s', (said, allergen) => {
    expect(hear(said).person.needs.allergies).toContain(allergen);
  });
});

describe('no need', () => {
  it.each([
    "my sister starts as a nurse at the children's hospital, I'd like to send her off with a lasagne",
    "Grandad's home from hospital and he's asking for steak and kidney pie",
    'my brother-in-law is an allergy specialist and eats peanuts by the fistful. A bar snack for him?',
    'I cut my finger slicing onions and got four stitches, one-handed recipes please',
    "is the beef done when it falls apart? I don't want to make anyone ill",
    "I can't eat another bite, that tagine was superb. The same for eight?",
    'I nearly died laughing when the soufflé collapsed. Again tonight, with three cheeses',
    'Opa ist aus dem Krankenhaus zurück und will Rouladen',
    'Le médecin m’a dit de manger plus de poisson, comment cuire le cabillaud ?',
    'Me muero de hambre, algo con huevos',
    'Umieram z głodu, coś szybkiego z jajek',
    'Dedem hastaneden çıktı, köfte istiyor',
    'I hate peeling garlic',
    "I can't eat all this cheese before Friday, what do I do with it",
    'Les oignons me font pleurer quand je les coupe',
    'explain why beetroot stains my hands',
  ])('is told by %s', (said) => {
    const { person, avoid, asksFirst } = hear(said);
    expect([...person.needs.allergies, ...avoid.map((food) => food.said)]).toEqual([]);
    expect(asksFirst).toBe(false);
  });
});
