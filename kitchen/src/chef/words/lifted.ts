/** Sentences about a need that is no more. */

/** {needs} is "peanut-free". None of these may read like a promise to keep to it. */
export const LIFTED = [
  'Thank you for telling me. It need not be {needs} any more, then.',
  'That opens a few doors: no more need for {needs}.',
  'Noted, so {needs} is no longer a must.',
  'All right, it no longer has to be {needs}.',
  'Then I stop looking for {needs} dishes.',
  'Understood, {needs} is crossed out again.',
] as const;

export const LIFTED_FOODS = [
  'Good to know, {foods} may come back to the table.',
  'Then {foods} is welcome again.',
  'Noted, I no longer cook around {foods}.',
  'Lovely, I can use {foods} again.',
  'That brings {foods} back into the kitchen.',
  'Understood, {foods} is off the list of things to avoid.',
] as const;

export const NO_NEEDS = [
  'Good, then the whole book is open.',
  'Nothing to cook around, then. That makes it easy.',
  'Splendid, so every page is yours.',
  'Thank you, then I need not hold anything back.',
  'Good to know. I can choose freely.',
  'Then nothing is off the table.',
] as const;

/** What the profile says is changed where it is written, never by the way. */
export const STILL_STATED = [
  'Your settings still say {needs}, and those I always keep to. Change it in Settings, under Preferences, and I cook accordingly.',
  'I would gladly, but {needs} stands in your settings, and I never go past those. You can change it in Settings, under Preferences.',
  'As long as your settings say {needs}, I stay with it. Settings, Preferences is the place to change that.',
  'That is for your settings to say: they still ask for {needs}. Change it under Settings, Preferences, and I follow at once.',
] as const;
