/** Reads a meal told course by course: "start with soup, then a main, then dessert". */
import type { CourseWish } from '../../cook/wish.ts';

export interface CourseSaid {
  readonly course: CourseWish;
  /** What was said of it: "a tomato soup". */
  readonly text: string;
}

const PARTS: readonly (readonly [RegExp, CourseWish])[] = [
  part(/\b(?:starters?|appeti[sz]ers?|first course|entree)\b/, 'a starter', [
    'soup',
    'salad',
    'snack',
  ]),
  part(/\bsoups?\b/, 'soup', ['soup']),
  part(/\bsalads?\b/, 'a salad', ['salad']),
  part(/\b(?:mains?|main (?:course|dish)|second course)\b/, 'a main', ['main']),
  part(/\b(?:sides?|side dish(?:es)?)\b/, 'a side', ['side', 'salad', 'bread']),
  part(/\b(?:desserts?|puddings?|something sweet|sweet|afters)\b/, 'dessert', ['dessert']),
  part(/\b(?:drinks?|aperitif)\b/, 'a drink', ['drink']),
];

function part(
  pattern: RegExp,
  label: string,
  courses: CourseWish['courses'],
): readonly [RegExp, CourseWish] {
  return [pattern, { label, courses, keywords: ['festive'], narrow: true }];
}

const NEXT =
  /(?:, ?)?\b(?:and )?(?:then|followed by|after that|next|finally)\b,? ?|, ?(?:and )?|\band\b|;|\+|\bwith\b(?= (?:a |an |some )?(?:starter|side|dessert|salad))/;
const IN_ORDER =
  /\b(?:then|followed by|after that|finally|start(?:ing)? with|begin(?:ning)? with|first|to (?:start|begin|finish|end|follow)|courses?)\b/;
const REFUSED = /\b(?:no|not|without|skip|instead of|had)\b/;
/** What goes with a dish that is there already. */
const BESIDE =
  /\b(?:the|my|our|this|that) (?:starter|soup|salad|main|side|dessert|pudding)\b|\b(?:go|goes|serve) with\b/;

/** Empty unless several courses are asked for, in the order in which they are eaten. */
export function menuSaid(text: string): CourseSaid[] {
  if (BESIDE.test(text)) return [];
  const said = text.split(NEXT).flatMap((segment) => {
    const found = PARTS.find(([pattern]) => pattern.test(segment ?? ''));
    return found && !REFUSED.test(segment) ? [{ course: found[1], text: segment.trim() }] : [];
  });
  const kinds = new Set(said.map((one) => one.course.label));
  if (kinds.size < said.length || kinds.size < 2) return [];
  const meal =
    kinds.has('a main') && (kinds.size > 2 || kinds.has('dessert') || kinds.has('a starter'));
  return meal || (IN_ORDER.test(text) && kinds.has('dessert')) || kinds.size > 2 ? said : [];
}
