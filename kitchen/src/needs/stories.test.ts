/** Tests hearing stories of harm, "everything except ..." and medical conditions in many languages, and that other talk asks nothing. */
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { NO_NEEDS } from '../safety/person/person.ts';
import { hearPerson } from './hear-person.ts';

function hear(content: string) {
  return hearPerson(kitchen, [{ role: 'user', content }], NO_NEEDS);
}

/** All names by which something is left out, of the nine and of other foods. */
function outIn(content: string): readonly string[] {
  const { avoid, person } = hear(content);
  return [...person.needs.allergies, ...avoid.flatMap(({ names, kinds }) => [...names, ...kinds])];
}

/** The food that must stay out | what is told, a row a line. */
const STORIES = `
sesame | I ate halva at a friend's. It was lovely. Half an hour later I was choking in the taxi.
sesame | We shared a bowl of tahini. By bedtime she could not see.
lobster | Everyone loves lobster but Nora swells up, so cook her something else
mustard | Mustard. That's mine.
wheat | Dad is vegan and he goes to pieces on wheat
milk | Ben is fine with milk again, it's Ida who can't have it
cashew | Auf der Feier gab es Cashewkerne. Eine Stunde später lag ich im Krankenhaus.
peanut | Mein Bruder und Erdnüsse, da ist jedes Mal der Notarzt da
crab | Nous avons mangé du crabe. Dans la nuit, je ne pouvais plus respirer.
tree nuts | Mordí una nuez y a los diez minutos estaba en urgencias
hazelnut | Ho assaggiato le nocciole. Mezz'ora dopo ero in ospedale.
mango | Provei manga na feira. Nessa noite fiquei cheia de manchas.
mussel | Ik at mosselen. Een uur later lag ik aan het infuus.
strawberry | Zjadłam truskawki. Po godzinie cała byłam w plamach.
mussel | Midye yedim. İki saat sonra acildeydim.
peanut | Jeg spiste peanøtter. Etter en time fikk jeg ingen luft.
milk | Мне плохо от молока
`;

describe('a story of harm', () => {
  it.each(
    STORIES.trim()
      .split('\n')
      .map((row) => row.split(' | ') as [string, string]),
  )('keeps out %s: %s', (food, told) => {
    const heard = hear(told);
    expect(outIn(told).some((name) => name.includes(food)) || heard.allergyUnread).toBe(true);
  });

  it.each([
    ['I eat everything except beetroot', 'beetroot'],
    ['Ich esse alles, nur keine Leber', 'liver'],
    ['Je mange de tout sauf le chou', 'cabbage'],
    ['Como de todo menos pulpo', 'octopus'],
    ['Mangio tutto tranne la trippa', 'tripe'],
    ['Como de tudo tirando fígado', 'liver'],
    ['Ik eet alles behalve lever', 'liver'],
    ['Jem wszystko oprócz wątróbki', 'liver'],
  ])('leaves out the one that is excepted: %s', (told, food) => {
    expect(outIn(told)).toContain(food);
  });

  it.each([
    ['Gestational diabetes, they say. Breakfast?', 'mindful of sugar'],
    ['Schwangerschaftsdiabetes, was nun?', 'mindful of sugar'],
    ['Tengo favismo, ¿qué verduras?', 'free of fava beans'],
    ['Ik gebruik een MAO-remmer, wat mag ik?', 'low in tyramine'],
  ])('hears a condition that brings foods: %s', (told, label) => {
    expect(hear(told).customs.map((custom) => custom.label)).toContain(label);
  });

  it('hears a pregnancy in its diabetes', () => {
    expect(hear('I have gestational diabetes').situations).toContain('pregnancy');
  });
});

describe('what is no doubt about a need', () => {
  it.each([
    'sick. dont have ginger tho',
    "I don't see lentils in any of these. Do you have a dal or a lentil soup?",
    'my throat is sore, a drink with honey and lemon',
    'my boyfriend is bringing wine',
    'my mum was in hospital but she is home now, what can I cook her',
    'let the dough double in size, then the butter?',
    'Pieczone ziemniaki z czosnkiem',
    'Kızarmış tavuk tarifi',
    'Me das una receta con pescado',
    'Me dá uma receita de peixe',
    'Poulet à l’étouffée',
    'Die Sahne ist schlecht geworden',
    'Mijn moeder maakt erwtensoep',
    'Pas une goutte de lait à la maison',
  ])('asks nothing: %s', (said) => {
    const { asksFirst, avoid, customs } = hear(said);
    expect({ asksFirst, firm: avoid.some(({ firm }) => firm), customs }).toEqual({
      asksFirst: false,
      firm: false,
      customs: [],
    });
  });
});
