/** What is asked under a list, once the number of people has been told; `talk/headcount-told` reads "for ten?" again. */

/** {people} is "ten". */
export const LIST_ENDS_FOR = [
  'Which one shall I write out for {people}?',
  'Which takes your fancy? I write it out for {people}.',
  'Say a number, and you have the recipe for {people}.',
  'Shall I show you one of them, for {people}?',
  'Which one are we cooking for {people}?',
  'Pick one, or say “something else”; I write it out for {people}.',
] as const;

export const ONE_END_FOR = [
  'Shall I write it out for {people}?',
  'Shall we make it, for {people}?',
  'Want the recipe for {people}?',
  'Does that tempt you? I write it out for {people}.',
] as const;

export const PLAN_ENDS_FOR = [
  'Shall I start with the first, for {people}?',
  'Say “next” after each. Shall I write out the first one for {people}?',
  'Say yes and I begin with number one, for {people}.',
  'Shall we begin at the top, for {people}?',
  'Shall I swap one for something else, or start with the first, for {people}?',
] as const;

/** Over a plan of which some dishes have been exchanged. */
export const PLAN_RENEWED = [
  'The plan now reads:',
  'Changed where it had to be; the plan is now:',
  'Then the plan goes like this:',
  'I have turned the plan round accordingly:',
] as const;

/** Over a plan that needed no exchange. */
export const PLAN_STANDS = [
  'The plan can stay as it is:',
  'Nothing in the plan needs to change:',
  'That goes for the whole plan already:',
] as const;
