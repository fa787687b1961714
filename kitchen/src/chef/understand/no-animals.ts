/** Diets told without their name: "I don't eat animals", "nothing with a face". */

const NOT_EAT =
  "(?:don't|do not|doesn't|does not|never|won't|will not|can't|cannot|no longer|not|stopped|quit|refuse to) (?:eat(?:s|ing)?|consum(?:e|es|ing)|touch(?:es|ing)?|have|having|cook(?:ing)?)";
const CREATURE =
  '(?:(?:any |dead |other |living )*(?:animals?(?! (?:products?|fats?|milks?|proteins?))|creatures?|living (?:things?|beings?)|flesh|corpses?)|anything (?:with (?:a |an )?(?:face|mother|mum|mom|eyes|heartbeat|pulse|legs)|that (?:had|has|once had|ever had) (?:a |an )?(?:face|mother|mum|mom|eyes|heartbeat|parents)|that (?:lived|was alive|breathes|breathed|walked)))';

/** No animal that was killed; what animals give is left open. */
export const NO_ANIMALS = new RegExp(
  `\\b(?:${NOT_EAT} ${CREATURE}|(?:no|without(?: any)?|nothing from) (?:dead |killed )*animals(?! (?:products?|fats?))|nothing (?:with (?:a |an )?(?:face|mother|mum|mom|eyes|heartbeat)|that had (?:a |an )?(?:face|mother|mum|mom|eyes|heartbeat)))\\b`,
);

/** Nor anything that comes of one. */
export const NOTHING_OF_ANIMALS = new RegExp(
  `\\b${NOT_EAT} (?:any )?(?:animal products?|anything (?:that (?:comes|came) )?(?:from|of) (?:an )?animals?)\\b`,
);
