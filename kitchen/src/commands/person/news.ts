/** Writes back what the last message told or took back of somebody's allergies, diets, dislikes and situation; also whether it did. */
import { speaks, type Table } from '../../cook/table.ts';
import { type Told, tell } from '../../say/told.ts';
import { needsWords } from '../../say/voice/needs-words.ts';
import { ALLERGENS, isDiet } from '../../vocabulary.ts';

/** Empty where the message told nothing of them. What is one of the nine is said without naming it: "peanut-free". */
export function newsTold({ kitchen, heard }: Table): Told[] {
  const { harm, diets, dislikes, without, situations, lifted } = heard.news;
  const isGluten = (food: string) => food === 'gluten';
  // Whoever cannot have cream was not heard to have no milk.
  const { allergies } = heard.person.needs;
  const nine = ALLERGENS.filter(
    (one) =>
      allergies.includes(one) &&
      harm.some(
        (food) => !isGluten(food) && !speaks(kitchen, food, { allergies: [one], diets: [] }),
      ),
  );
  const ofNine = (food: string) => !speaks(kitchen, food, { allergies: nine, diets: [] });
  const ways = [...diets, ...(harm.some(isGluten) ? ['Gluten-Free'] : [])];
  const needs = [...new Set(ways.filter(isDiet)), ...nine];
  const customs = diets.filter((one) => !isDiet(one));
  const others = harm.filter((food) => !isGluten(food) && !ofNine(food));
  const may = (food: string) => speaks(kitchen, food, heard.person.needs);
  const [tastes, left] = [dislikes.filter(may), without.filter(may)];
  // "Only for her": it can be had otherwise.
  const ofGuest = heard.news.ofGuest.filter((one) => OF_TASTE.has(one));
  return [
    ...(needs.length > 0 ? [tell('person.needs', { needs: needsWords(needs) })] : []),
    ...(ofGuest.length > 0 ? [tell('person.guest', { needs: needsWords(ofGuest) })] : []),
    ...(customs.length > 0 ? [tell('person.custom', { customs })] : []),
    ...(others.length > 0 ? [tell('person.harm', { foods: others })] : []),
    ...(heard.news.isApart && harm.length > 0 ? [tell('person.apart-harm')] : []),
    ...(tastes.length > 0 ? [tell('person.dislike', { foods: tastes })] : []),
    ...(left.length > 0 ? [tell('person.without', { foods: left })] : []),
    ...situations.map((one) => tell(`person.situation-${one.replace(' ', '-')}`)),
    ...(lifted.length > 0
      ? [tell(heard.news.isDenied ? 'person.lifted-sorry' : 'person.lifted', { foods: lifted })]
      : []),
  ];
}

const OF_TASTE: ReadonlySet<string> = new Set(['Vegetarian', 'Vegan', 'Keto', 'Paleo']);

export function hasNews({ heard }: Table): boolean {
  const { isApart: _, ofGuest: __, isDenied: ___, ...told } = heard.news;
  return Object.values(told).some((one) => one.length > 0);
}
