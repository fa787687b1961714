/** Tells what somebody declares of themselves from what they only ask about. */
import type { Needs } from '../../vocabulary.ts';
import { findHazard, tellsOfHazard } from '../lore/food-hazards.ts';
import { isIll } from './eaten-harm.ts';
import type { Meaning } from './meaning.ts';
import { uniteNeeds } from './needs-said.ts';
import { readTrouble } from './small-talk.ts';

export const NONE: Needs = { allergies: [], diets: [] };

/** "is it vegan?" declares nothing, "is there a vegan version?" does. */
export function asksAboutNeeds(text: string, question: Meaning['question']): boolean {
  // "if I'm vegan" supposes, and declares nothing.
  const plain = text.replace(/\bif\b.*/, '');
  if (question === 'may-use')
    return !/\b(?:i'm|i am|he's|she's|is|are|we're|my|we|allerg\w+|intoleran\w+)\b/.test(plain);
  if (LACKS_NOW.test(plain) && !OF_HARM.test(plain)) return true;
  if (question === 'swap' && WHAT_INSTEAD.test(plain)) return true;
  const asks =
    question === 'contains' ||
    question === 'made-of' ||
    (question === 'what-is' && !WANTS_A_MEAL.test(plain)) ||
    question === 'food' ||
    (question === 'careful' && /^(?:so |and |but )*(?:is|are|would|will|can)\b/.test(plain));
  return asks && !/\b(?:i'm|i am|my|we|allerg\w+|please|version|make)\b/.test(plain);
}

/** "What's a nut free snack for school" asks for one that is free of nuts. */
const WANTS_A_MEAL =
  /\b(?:lunch\w*|dinners?|suppers?|breakfasts?|brunch|tea|teas|snacks?|desserts?|puddings?|meals?|dish(?:es)?|recipes?|ideas?|something|sides?|starters?|mains?|soups?|salads?|curr(?:y|ies)|cakes?|treats?|cookies|biscuits|sandwich(?:es)?|pizzas?|pasta|food for|bread|bakes?|drinks?|sauces?|dips?|stews?|options?|menus?) ?\b/;

/** The cupboard is bare of it today: "I don't have any soy sauce", "no money for prawns". */
const LACKS_NOW =
  /\b(?:don't|do not|haven't|have not|hasn't|never) (?:have|got) (?:any |enough |the |a |an |more )(?!dairy|gluten|lactose|nuts?\b|seafood|wheat\b)[a-z]|\b(?:don't|do not|haven't) (?:have|got) (?:soy sauce|soya sauce|fish sauce|peanut butter|sesame oil|oyster sauce|[a-z ]{2,20} (?:left|at home|to hand|in the (?:house|fridge|cupboard)|right now|today))\b|\b(?:i|we) (?:have|'ve got|got) no (?:soy sauce|soya sauce|fish sauce|peanut butter|sesame oil|oyster sauce|[a-z ]{2,20} (?:left|at home|to hand|in the (?:house|fridge|cupboard)|right now|today))\b|\b(?:ran|run|all|are|am|i'm|we're) out of\b|\b(?:no money for|can't afford|cannot afford|too expensive|couldn't (?:find|get|buy)|can't (?:find|get|buy)|shop (?:has|had) no|sold out of)\b/;
const OF_HARM =
  /\b(?:allerg\w*|intoleran\w*|coeliac|celiac|vegan|vegetarian|can't eat|cannot eat|react\w*)\b/;

/** "No eggs for baking, what instead?" has run out of them and is not allergic. */
const WHAT_INSTEAD =
  /^(?:oh no,? |help,? )?(?:there's |i have |we have |got )?(?:no|without|out of) [a-z ]{3,20}(?: (?:for|in) [a-z ]{3,15})?,? (?:what|any)\b[^.!]*\??$/;

/** What a custom brings along is added; "no meat but fish" is no vegetarian. */
export function needsWith(needs: Needs, customs: Meaning['customs']): Needs {
  const told = customs.some((custom) => custom.label === 'pescatarian')
    ? { ...needs, diets: needs.diets.filter((diet) => diet !== 'Vegetarian') }
    : needs;
  return customs.reduce((all, custom) => uniteNeeds(all, custom.needs), told);
}

/** Somebody who tells us of an illness and wants to eat needs a dish; who asks about the illness needs a doctor. */
export function troubleIn(
  text: string,
  customs: Meaning['customs'],
  needs: Needs,
  avoid: Meaning['avoid'],
): Meaning['trouble'] {
  const harmed = isIll(text) && (findHazard(text) !== undefined || tellsOfHazard(text));
  const trouble = readTrouble(text) ?? (harmed ? 'medical' : undefined);
  if (trouble === 'medical' && ACUTE.test(text)) return 'emergency';
  // A swollen tin is no swollen lip.
  if (trouble === 'medical' && !harmed && findHazard(text) && !OF_SOMEBODY.test(text))
    return undefined;
  // "She comes out in hives if she eats prawns" tells us what to leave out; "just ate" wants help now.
  const told = needs.allergies.length + needs.diets.length > 0 || avoid.some((one) => one.firm);
  const tells = told && HABIT.test(text);
  if (trouble === 'medical' && tells && !NOW.test(text)) return undefined;
  if (trouble === 'injection' && told && /\bpoison\w* (?:to|for) (?:me|him|her|us|my)\b/.test(text))
    return undefined;
  if (
    trouble === 'medical' &&
    /\bburn(?:t|ed) my (?:tongue|mouth)\b/.test(text) &&
    WANTS_FOOD.test(text)
  )
    return undefined;
  // Who only names the reason for what they leave out wants a dish and no doctor.
  if (trouble === 'medical' && avoid.length > 0 && OF_THE_GUT.test(text) && !/\?/.test(text))
    return undefined;
  const cooks =
    /\b(?:dinner|lunch|breakfast|eat|cook|recipe|dish|meal|something|soup|dessert|ideas?|for (?:him|her|me|us|them|both))\b/.test(
      text,
    );
  const asks =
    /^(?:so |and |but )*(?:is|are|can|could|does|do|should|will|would|how|why)\b/.test(text) &&
    !/^(?:so |and |but )*do (?:you|u) have (?:anything|something|any|some)\b/.test(text);
  // Who only names the diet of an illness has a doctor to ask; who wants a dish besides gets one.
  if (/\bkidney diet\b/.test(text) && !cooks) return trouble;
  return trouble === 'medical' && customs.length > 0 && !asks && (cooks || !text.includes('?'))
    ? undefined
    : trouble;
}

/** Told of a body and not of food. */
const OF_SOMEBODY =
  /\b(?:diabet\w*|symptoms?|vomit\w*|diarrh\w*|rash|hives|cancer|medic\w*|pills?|food poisoning|chok(?:ing|ed) on|cut my|burn(?:t|ed)? my|(?:my|his|her|their) (?:lips?|tongue|face|throat|eyes?|stomach|belly|hands?|feet|legs?|arms?))\b/;

const WANTS_FOOD = /\b(?:give me|something|anything|make me|want|need|recipe|ideas?)\b/;
const OF_THE_GUT =
  /\b(?:ibs|irritable bowel|reflux|gerd|heartburn|gout|crohn'?s?|colitis|diverticul\w+|fodmap|gallstones?)\b/;
const HABIT =
  /\b(?:if|when(?:ever)?|every ?time|always|carr(?:y|ies)|(?:has|have|had|needs?|got|with|keeps?|uses?) (?:an? |his |her |the |my )*epi-?pens?|epi-?pens? for|^(?:severe )?anaphyla\w+|gets?|gives? (?:me|him|her)|comes? (?:out|up)|breaks? out|from|allergic to|anaphyla\w+ (?:to|with))\b/;
const NOW =
  /\b(?:just (?:ate|had|eaten)|(?:in|into|having) anaphyla\w+|help|right now|is (?:having|choking|swelling)|are swelling|(?:what|which) (?:do|should|can) (?:i|we) (?:do|take|give)|can't breathe|unconscious|medicine|pills?|cure)\b/;
/** Somebody is ill at this moment. */
const ACUTE =
  /\b(?:just (?:ate|had|eaten|swallowed)|is (?:having|choking|swelling)|(?:lips?|tongue|face|throat|eyes?) (?:is|are) (?:all )?(?:swelling|swollen|closing)|can't breathe|cannot breathe|not breathing|unconscious|i'm choking)\b/;
