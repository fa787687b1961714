/** Finds again what was swapped in the card in hand, from the title it was shown under, so that the card for six is the same dish. */
import type { Dish } from '../../cookbook/dish.ts';
import type { RegionalNames } from '../../cookbook/regional-names.ts';
import { stripDietPrefix } from '../../cookbook/resolve-name.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { normalise } from '../../text/normalise.ts';
import type { Kitchen } from '../kitchen.ts';
import { adapt } from './adapt.ts';
import type { AdaptedDish, Bending } from './adapt-work.ts';
import { animalIn, meatIn } from './meat-known.ts';

/** The dish with the meat that its shown title names and its own does not; null where no such swap makes that title. */
export function asShown(
  kitchen: Kitchen,
  dish: Dish,
  title: string,
  bending: Bending,
  words: RegionalNames | undefined,
): AdaptedDish | null {
  // "Dairy-free" may have come since, or gone.
  const bare = (text: string): string => contentTokens(stripDietPrefix(text)).join(' ');
  const wanted = bare(title);
  const said = (text: string): string => bare(words ? words(text) : text);
  if (said(dish.title) === wanted) return null;
  const own = dish.ingredients.flatMap((item) => meatIn(kitchen, item.name)?.meat ?? []);
  const tos = namedIn(kitchen, title).filter(
    (one) => !own.some(({ name }) => name === animalIn(kitchen, one)?.name),
  );
  for (const to of tos.slice(0, MOST))
    for (const from of [...new Set(own)].slice(0, MOST)) {
      const replace = {
        from: { said: from.names[0] ?? from.name, names: [...from.names], kinds: [] },
        to: { said: to, names: [to], kinds: [] },
      };
      const avoid = bending.avoid.filter((food) => !from.names.includes(food.names[0] ?? ''));
      const adapted = adapt(kitchen, dish, { ...bending, avoid, replace });
      if (adapted && said(adapted.dish.title) === wanted) return adapted;
    }
  return null;
}

const MOST = 3;

/** Meats that a title names, the longest name first: "chicken breast" before "chicken". */
function namedIn({ meats }: Kitchen, title: string): string[] {
  const said = ` ${contentTokens(title).join(' ')} `;
  const names = meats.meats.flatMap(({ name, names: called, shopNames }) => [
    name,
    ...called,
    ...shopNames.values(),
  ]);
  const as = (name: string): boolean => normalise(title).includes(normalise(name));
  return [...new Set(names)]
    .filter((name) => said.includes(` ${contentTokens(name).join(' ')} `))
    .sort((a, b) => Number(as(b)) - Number(as(a)) || b.length - a.length);
}
