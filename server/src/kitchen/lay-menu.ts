/** Lays a menu of named dishes for a table: each made to fit everybody, in one order of work on the clock. */
import { adapt } from '@saffron/kitchen/chef/adapt';
import { hearPerson } from '@saffron/kitchen/chef/needs-extractor';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { layMenu as lay } from '@saffron/kitchen/menus';
import { dishNamed } from '@saffron/kitchen/menus/dish-named';
import type { PlateFor } from '@saffron/kitchen/menus/split-plates';
import { NO_NEEDS } from '@saffron/kitchen/person';
import type { Needs } from '@saffron/kitchen/vocabulary';

export interface MenuToLay {
  readonly dishes: readonly string[];
  /** Minutes after midnight. */
  readonly eatenAt: number;
  readonly needs: Needs;
  readonly otherFoods?: readonly string[] | undefined;
  readonly eaters: readonly { readonly name: string; readonly needs: Needs }[];
}

export function layMenu(
  kitchen: Kitchen,
  { dishes, eatenAt, needs, otherFoods = [], eaters }: MenuToLay,
) {
  const { avoid } = hearPerson(kitchen, [], { ...NO_NEEDS, otherFoods });
  const named = dishes.map((name) => ({ name, dish: dishNamed(kitchen, name) }));
  const fitted = named.flatMap(({ dish }) =>
    dish ? [{ dish, fit: adapt(kitchen, dish, { needs, avoid })?.dish }] : [],
  );
  const menu = lay(
    kitchen,
    fitted.flatMap(({ fit }) => fit ?? []),
    eatenAt,
    eaters,
  );
  return {
    courses: menu.courses.map((course) => ({ ...course, plates: course.plates.map(withOwnLists) })),
    work: [...menu.work],
    unknown: named.flatMap(({ name, dish }) => (dish ? [] : [name])),
    unfit: fitted.flatMap(({ dish, fit }) => (fit ? [] : [dish.title])),
  };
}

function withOwnLists(plate: PlateFor) {
  if (plate.kind === 'apart') return { ...plate, without: [...plate.without] };
  return plate.kind === 'other' ? { ...plate, because: [...plate.because] } : plate;
}
