/** What the last message told of the person, to be said back once. */
import type { PersonHeard } from '../needs/heard.ts';
import { type Told, tell } from '../say/told.ts';
import { needsWords, sayList } from '../say/voice/needs-words.ts';
import { ALLERGENS, DIETS, type Restriction, type Situation } from '../vocabulary.ts';

const RESTRICTIONS: readonly Restriction[] = [...DIETS, ...ALLERGENS];

const WHO: Readonly<Record<Situation, string>> = {
  pregnancy: 'a pregnancy',
  baby: 'a baby',
  toddler: 'a toddler',
  'raw egg': 'somebody who eats no raw egg',
  'weak immunity': 'a weak immune system',
};

/** Customs are told with the card or the list that keeps them. */
export function heardTold({ news, customs }: PersonHeard): Told[] {
  const said = [...news.diets, ...news.harm];
  const needs = RESTRICTIONS.filter((one) => said.includes(one));
  const isCustom = (label: string) => customs.some((custom) => custom.label === label);
  const foods = [...news.harm, ...news.dislikes].filter(
    (one) => !needs.some((need) => need === one) && !isCustom(one),
  );
  return [
    ...(needs.length > 0 ? [tell('heard.needs', { needs: needsWords(needs) })] : []),
    ...(foods.length > 0
      ? [tell('heard.avoid', { foods: sayList([...new Set(foods)], 'or') })]
      : []),
    ...(news.situations.length > 0
      ? [tell('heard.care', { who: sayList(news.situations.map((one) => WHO[one])) })]
      : []),
  ];
}
