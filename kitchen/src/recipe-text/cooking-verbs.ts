/** Recognises cooking verbs: whether a line begins like a step (with one, or with where or when), where the first stands, how many. */

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Deeds that are said of nothing but cooking, or hardly ever begin anything but a step. */
const DEEDS =
  wordSet(`add adjust allow arrange bake baste bash batter beat blanch blend blitz boil braise bread break bring
  brown brush bubble build carve check chill chop chuck clean coat combine cook cool core cover crack crimp crumble crush cube cut deglaze
  devein dice dilute dip discard dissolve divide dot drain dredge drizzle drop dry dust eat empty enjoy fill finish flake flatten flip fold
  form freeze fry garnish gather get give glaze grate grease grind halve heat hull incorporate infuse invert keep knead ladle lay layer
  leave let lift light line loosen lower macerate make marinate marinade mash massage measure melt mix moisten move open pack parboil pat
  peel pick pile pinch pipe place plate poach pop pound pour prepare preheat press prick process proof prove pull pulse puree push put quarter
  reduce reheat reduce refrigerate remove repeat reserve return rinse roll rub saute scald scatter score scoop scrape scramble scrub seal
  sear season separate serve set shake shape share shred sieve sift simmer sit skewer skim slice slide slit slow smash smear smooth soak soften
  spoon spread sprinkle squash squeeze stack stand start stick stir stop strain stretch strip stuff submerge sweat swirl take tear taste tenderise
  thicken thin throw tie tip toast top toss transfer trim tuck turn turn uncover unmould use warm wash weigh wet whip whisk wilt wipe wrap
  work bung blacken bloom caramelise caramelize char cream crisp deepfry dunk emulsify flambe grill griddle ice mince pickle roast rest
  scorch shell shuck smoke steam temper toast zest rub rock`);
/** Foods and cuts as much as deeds: what follows decides. */
const FOODS_TOO =
  wordSet(`bread brown butter cream flour salt pepper oil sugar grill ice juice mince roast toast zest steam shell core
  rest pickle cube dice dry light line smoke season top thin flake slice quarter strip pinch drop pack slow crisp crumble dip dust batter
  cut skewer glaze garnish can purée puree warm wet`);
/** Stand behind a deed, and not behind a food's first word. */
const OBJECTS = wordSet(
  'the a an your it them each both all this that with in into on over any some everything together half well for until',
);
/** May stand before the deed. */
const BEFORE_DEEDS =
  wordSet(`then now next finally meanwhile first lastly gently carefully lightly quickly slowly generously just and also
  immediately roughly finely thinly evenly loosely thoroughly you i we to youll ill please do dont not never once`);
/** Begin what says where, when or with what something is done. */
const LEADS = wordSet(
  'in on into with once when while as after before using if for over at to until from during whilst under',
);

/** How surely a line begins as a step does: 1 a deed, 0.7 a place or time and then a deed, 0 neither. */
export function beginsAsStep(words: readonly string[]): number {
  const at = words.findIndex((word) => !BEFORE_DEEDS.has(word));
  const first = words[at];
  if (first === undefined) return 0;
  const [second = '', third = ''] = words.slice(at + 1);
  if (FOODS_TOO.has(first))
    return OBJECTS.has(second) || (second === 'and' && DEEDS.has(third)) ? 1 : 0;
  // "We make this when it rains" tells a story.
  if (DEEDS.has(first)) return first === 'make' && at > 0 ? 0 : 1;
  if (LEADS.has(first) && words.slice(at + 2, at + FAR).some((word) => DEEDS.has(word)))
    return words.length > 5 ? 0.7 : 0;
  return 0;
}

const FAR = 14;

/** Where the first deed stands among the words; -1 where there is none. */
export function firstDeed(words: readonly string[]): number {
  return words.findIndex(
    (word) => word !== 'make' && word !== 'take' && DEEDS.has(word) && !FOODS_TOO.has(word),
  );
}

/** How many deeds it names behind its first word. */
export function deedsIn(words: readonly string[]): number {
  return words.filter(
    (word, at) => at > 0 && word !== 'make' && DEEDS.has(word) && !FOODS_TOO.has(word),
  ).length;
}
