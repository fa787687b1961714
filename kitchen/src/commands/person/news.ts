/** Says back what the last message told of the people at the table, once, before anything else. */
import type { PersonHeard } from '../../needs/heard.ts';
import { type Told, tell } from '../../say/told.ts';

/** Empty where the message told nothing of them. */
export function newsTold({ news }: PersonHeard): Told[] {
  const { harm, diets, dislikes, situations, lifted } = news;
  return [
    ...(harm.length > 0 ? [tell('person.harm', { foods: harm })] : []),
    ...(diets.length > 0 ? [tell('person.diet', { diets })] : []),
    ...(dislikes.length > 0 ? [tell('person.dislike', { foods: dislikes })] : []),
    ...situations.map((one) => tell(`person.situation-${one.replace(' ', '-')}`)),
    ...(lifted.length > 0 ? [tell('person.lifted', { foods: lifted })] : []),
  ];
}

export function hasNews({ news }: PersonHeard): boolean {
  return Object.values(news).some((told) => told.length > 0);
}
