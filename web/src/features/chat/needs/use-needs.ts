/** What the person keeps off the plate, and how they change it. */
import { type Settings, tidyChoices, withoutNone } from '@saffron/contract/preferences';
import type { Allergen, Diet, Needs } from '@saffron/kitchen/vocabulary';
import { useMemo } from 'react';
import { call } from '../../../api/client.ts';
import { trimKeptNeeds } from '../../../person/kept-needs.ts';
import { useSession } from '../../../person/session.ts';
import { currentSettings, updateSettings, useSetting } from '../../../person/settings.ts';
import { dropToldFoods } from '../../../person/told-foods.ts';
import { needWords } from '../../../words/chat.ts';

export function useNeeds(): Needs {
  const allergies = useSetting('foodAllergies');
  const diets = useSetting('dietaryRestrictions');
  return useMemo(
    () => ({ allergies: withoutNone(allergies), diets: withoutNone(diets) }),
    [allergies, diets],
  );
}

function toggled<T extends string>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}

export function toggleAllergy(allergen: Allergen): void {
  const chosen = withoutNone(currentSettings().foodAllergies);
  keep({ foodAllergies: tidyChoices(toggled(chosen, allergen)) });
}

export function toggleDiet(diet: Diet): void {
  const chosen = withoutNone(currentSettings().dietaryRestrictions);
  keep({ dietaryRestrictions: tidyChoices(toggled(chosen, diet)) });
}

/** Answers how to have them back. */
export function clearNeeds(): () => void {
  const { foodAllergies, dietaryRestrictions } = currentSettings();
  keep({ foodAllergies: tidyChoices([]), dietaryRestrictions: tidyChoices([]) });
  return () => keep({ foodAllergies, dietaryRestrictions });
}

/** A fact about a person, rather than a taste of tonight: only such a need outlives the message. */
const PERSONAL =
  /\b(?:glut[ei]n\w*|allerg\w*|intoleran\w*|sensitiv\w*|co?eliac\w*|anaphyla\w*|epi-?pens?|hives|rash|swells?|react\w*|off[- ]limits|banned|deadly|kills?|hospital|(?:keep|stay)s? (?:away|clear|off)|(?:makes?|made) (?:me|us|him|her|them) (?:ill|sick)|(?:can't|cannot|can not|must not|mustn't|never|(?:do|does)(?:n't| not)) (?:eat|have|do|touch)|(?:i'm|i am|we're|we are|is|are) (?:a |an |both |all )?(?:strict(?:ly)? )?(?:vegans?|vegetarians?|on a))\b/i;

/** Somebody who only comes to eat: their diet is minded for the visit and is no fact about the person here. */
const OF_A_GUEST =
  /\b(?:friends?|mates?|guests?|visitors?|colleagues?|co-?workers?|boss|neighbou?rs?|date|cousins?|in[ -]laws?|comes|coming|visits?|visiting)\b/i;
const NAMES_A_DIET = /veg|plant|meat|animal|keto|paleo/i;

/** Gluten harms whoever has to leave it out, guest or not; the other diets are told of the person or not kept. */
function isTheirs(said: string, diet: Diet): boolean {
  return diet === 'Gluten-Free' || (NAMES_A_DIET.test(said) && !OF_A_GUEST.test(said));
}

/**
 * What somebody says of themselves in the chat is kept like a choice in the picker, where they can
 * see it and take it back: six messages later the chef could not know it any more.
 */
export function adoptNeeds(said: string, heard: Needs): void {
  if (!PERSONAL.test(said.replaceAll('’', "'"))) return;
  const { foodAllergies, dietaryRestrictions } = currentSettings();
  const isNew = (one: string) =>
    !([...foodAllergies, ...dietaryRestrictions] as string[]).includes(one);
  if (heard.allergies.some(isNew)) {
    keep({ foodAllergies: tidyChoices([...foodAllergies, ...heard.allergies]) });
  }
  const diets = heard.diets.filter((diet) => isTheirs(said, diet));
  if (diets.some(isNew)) {
    keep({ dietaryRestrictions: tidyChoices([...dietaryRestrictions, ...diets]) });
  }
}

/** The chef must hear of it. Answers whether it was taken: while a reply is under way nothing is. */
export function takeBackFood(food: string, say: (text: string) => boolean): boolean {
  const isTaken = say(needWords.takenBack(food));
  if (isTaken) dropToldFoods([food]);
  return isTaken;
}

function keep(change: Partial<Settings>): void {
  updateSettings(change);
  trimKeptNeeds(currentSettings());
  if (!useSession.getState().accessToken) return;
  // Spec 8: a failed settings update is only logged. This conversation sends the needs along anyway.
  call('putSettings', { body: change }).catch((error) =>
    console.warn('The settings could not be kept.', error),
  );
}
