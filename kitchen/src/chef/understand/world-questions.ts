/** Questions about the world that name a country and want none of its dishes: "what is the capital of France?". */

const PLACE = '(?:the )?[a-z][a-z -]{2,24}';

const WORLD: readonly RegExp[] = [
  new RegExp(
    `\\b(?:capital|population|president|prime minister|flag|currency|national anthem|surface area|time ?zone|government|geography|economy|gdp) (?:city )?of ${PLACE}`,
  ),
  /\bwho(?:'s| is| was) (?:the )?(?:king|queen|president|prime minister|chancellor|pope|leader|mayor)\b/,
  /\bwho (?:won|painted|directed|sang|wrote|discovered|founded)\b/,
  new RegExp(
    `\\b(?:how many people (?:live|are there)|what languages? (?:do|does|is|are)|how (?:far|big|large|old|tall) (?:away )?is|what time is it|what(?:'s| is) the (?:time|weather|climate|temperature)(?: like)?(?: today| now)?) (?:in |to |from )?${PLACE}`,
  ),
  /\b(?:the |world's )(?:tallest|largest|longest|highest|deepest|biggest) (?:river|mountain|country|city|building|ocean|sea|lake|desert|island|animal)\b/,
  /\b(?:flights?|fly|train|trip|holidays?|vacation|visa|hotels?|hostels?|move|moving|emigrate) (?:to|in|for) (?!(?:me|my|our|us|the (?:table|kitchen|dinner)|eat|cook|dinner|lunch|breakfast)\b)[a-z]{3,}/,
  /\b(?:learn|speak|translate [a-z ]{2,40} (?:in)?to) (?:french|spanish|italian|german|japanese|chinese|mandarin|portuguese|greek|turkish|polish|english|korean|thai|hindi|arabic|swedish|dutch)\b/,
];
/** Who cooks for a trip, or asks what is eaten there, asks a cook. */
const OF_FOOD =
  /\b(?:food|eat|eaten|cook\w*|dish(?:es)?|recipes?|cuisine|meals?|dinner|lunch|breakfast|snacks?|sandwich\w*|ingredients?|picnic|oven|fridge|water)\b/;

/** From folded text. */
export function asksOfTheWorld(text: string): boolean {
  return !OF_FOOD.test(text) && WORLD.some((pattern) => pattern.test(text));
}
