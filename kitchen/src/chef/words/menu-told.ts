/** What stands over a meal that was told course by course. */

/** {people} is " for four", or nothing. */
export const MENU_TOLD_LEADS = [
  'In the order you gave, {count} courses{people}:',
  'One after the other, {count} plates{people}:',
  'A meal of {count}{people}, as you laid it out:',
  'Course by course{people}:',
  'I set it out as you said, {count} courses{people}:',
] as const;
