/** Finds a word in a text for something never to be eaten (cleaning products, medicines, poisonous plants) where it would be eaten. */

const INEDIBLE_NAMES = [
  // Cleaning.
  'household bleach|chlorine bleach|bleach(?!ed)',
  '(?:dish(?:washing)?|hand|liquid|bar|laundry) ?soaps?|soap(?:s|y water)?(?! ?(?:wort|nut|berr))',
  'detergents?|washing[- ]?up liquid|washing powder|fabric softeners?|laundry pods?|dishwasher tablets?',
  '(?:oven|drain|toilet|glass|window|floor|bathroom) cleaners?|disinfectants?|hand sanitizers?|scouring powder',
  "(?<!baker's )(?<!bakers )(?<!baker’s )ammonia(?! bicarbonate)|hydrogen peroxide|caustic soda|washing soda",
  // Workshop and garden.
  'antifreeze|gasoline|petrol(?!eum)|kerosene|paraffin oil|paint thinner|turpentine|acetone|methylated spirits?|lighter fluid|motor oil|brake fluid',
  '(?:rat|mouse|ant) poison|pesticides?|insecticides?|herbicides?|weed ?killer|slug pellets|mothballs?|arsenic|cyanide|mercury',
  'superglue|craft glue|school glue|pva|wall paint|nail polish(?: remover)?|shampoos?|hair dye',
  // Medicine and drugs.
  'aspirins?|ibuprofen|paracetamol|acetaminophen|tylenol|advil|benadryl|nyquil|cough (?:syrup|medicine)|sleeping (?:pills?|tablets?)|painkillers?|antibiotics?|antihistamines?|laxatives?|viagra|xanax|diazepam|oxycodone|fentanyl|insulin',
  'cocaine|heroin|methamphetamine|mdma|ecstasy pills?|lsd',
  // Poisonous plants that look like food.
  'hemlock|foxglove|oleander|deadly nightshade|belladonna|death ?caps?|fly agarics?|castor beans?|lily of the valley|laburnum|monkshood|aconite|yew berries',
];

const INEDIBLE = new RegExp(`\\b(?:${INEDIBLE_NAMES.join('|')})\\b`, 'i');
/** Words of a sentence that washes something or warns of it, and has nobody eat it. */
const NOT_EATEN =
  /\b(?:tastes?|tasting|smells?|wash|washed|clean|cleaned|cleaning|scrub|scrubbed|wipe|sanitise|sanitize|disinfect|rinse|never|avoid|don't|do not|away from|instead of|not)\b/i;

/** The word for something that must not be eaten, where the text would have it eaten; undefined when all is well. */
export function findInedible(text: string): string | undefined {
  for (const sentence of text.split(/(?<=[.!?;])\s+/)) {
    const found = INEDIBLE.exec(sentence)?.[0];
    if (found !== undefined && !NOT_EATEN.test(sentence)) return found.toLowerCase();
  }
  return undefined;
}
