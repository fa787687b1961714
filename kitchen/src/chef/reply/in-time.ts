/** Gives up a part of a wish rather than the time somebody has: fifteen minutes are fifteen minutes. */
import { choose } from '../../cook/choose/choose.ts';
import type { Wish } from '../../cook/choose/wish.ts';
import type { Table } from '../../cook/table.ts';

/** The wish itself, or as much of it as can be had in the time that was told. */
export function inTime(table: Table, wish: Wish): Wish {
  if (wish.maxMinutes === undefined || !wish.firmTime || fits(table, wish)) return wish;
  const [first] = wish.include;
  const meal = wish.course && !wish.course.narrow ? { ...wish, course: ANY_MEAL } : wish;
  const less = [
    meal,
    { ...meal, words: [] },
    ...(first && wish.include.length > 1 ? [{ ...meal, include: [first], words: [] }] : []),
  ];
  return less.find((one) => one !== wish && fits(table, one)) ?? wish;
}

const ANY_MEAL: NonNullable<Wish['course']> = {
  label: 'dinner',
  courses: ['main', 'soup', 'salad', 'breakfast'],
  keywords: ['quick'],
  narrow: false,
};

function fits(table: Table, wish: Wish): boolean {
  const [best] = choose(table, wish, 1);
  return best !== undefined && best.missed.length === 0;
}
