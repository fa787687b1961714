/** After a swap of meat, egg or gelatine, rewords what the steps do to it: tofu has no skin to prick; wet tofu is dried first. */
import type { DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { type Draft, identityOf, isMeant } from './draft.ts';
import { type Nature, natureOf } from './misfits.ts';
import { plainName } from './rename.ts';

type Mending = readonly [RegExp, string];

/** Skin, bones and cuts, for what has none. `~` is what comes in. */
const BODY_GONE: readonly Mending[] = [
  [/,? skin[- ]side (?:down|up)(?: first)?,?(?= |$|[.,;])/g, ''],
  [/, skin down\b/g, ''],
  [/,? away from the bone\b/g, ''],
  [/ and pat the skin dry\b/g, ' and pat dry'],
  [/,? prick the skin with a fork,? and\b/g, ' and'],
  [/,? and slash the (?:skin|legs)\b/g, ''],
  [/\buntil the skin is (?=\w)/g, 'until '],
  [/\buntil the skin \w+s(?: and \w+s)?\b/g, 'until browned'],
  [/,? pressing it flat for the first minute,?/g, ','],
  [/,? (?:and|then) pour (?:away|off) (?:all but a spoonful of |most of )?the fat\b/g, ''],
  [/\buntil the fat (?:has )?runs?(?: out)?\b/g, 'until golden'],
  [/\bin (?:the|its|their) (?:own )?fat\b/g, 'in the pan'],
  [
    /\b[Tt]he (?:thighs|legs|breasts|wings|drumsticks|fillets|steaks|chops|pieces of meat)\b/g,
    'the ~',
  ],
  [/(?:^|(?<=[.;] ))Spoon off (?:most of )?the fat\.\s*/g, ''],
  [/\bflake (?=it\b|them\b|into\b|the\b)/g, 'tip '],
  [/\bFlaked (?=\p{L})/gu, 'Crushed '],
  [/\bcrisp-skinned /gi, 'golden '],
  [/\bpaper-thin /gi, ''],
];

/** Of meat that became a plant: it has no body, and no heat at which it is done. */
const MEAT_GONE: readonly Mending[] = [
  ...BODY_GONE,
  [/,? with the [^,.;]* well past \d\d °C\b/g, ''],
  [/\buntil it flakes(?: easily)?\b/g, 'until hot all the way through'],
];

/** The words for skin, bones and cuts gone, for what has none. */
export function withoutBody(text: string, called: string): string {
  return BODY_GONE.reduce(
    (said, [pattern, words]) => said.replace(pattern, words.replace('~', called)),
    text,
  );
}

/** Of eggs that became tofu. */
const EGG_TO_TOFU: readonly Mending[] = [
  [/\b(?:Make|make) (?:\w+ hollows|a hollow for each [^,]*), (?:crack|break|stir) in /g, 'Lay in '],
  [/\bBeat $/g, 'Mash '],
  [/\bbeat $/g, 'mash '],
  [/, until the whites are (?:just )?set\b/g, ', until hot'],
  [
    /, until (?:just |softly |barely )?set(?: but (?:still )?glossy| but still soft)?\b/g,
    ', until hot',
  ],
  [/\bpour in the tofu\b/g, 'tip in the tofu'],
  [/ and pour over\b/g, ' and spoon over'],
];

/** Of gelatine that became agar, which dissolves in nothing less than a simmer. */
const GELATINE_TO_AGAR: readonly Mending[] = [
  [/^Soak $/g, 'Stir '],
  [/^ in cold water for $/g, ' into a few spoonfuls of cold water and leave for '],
  [/, until (?:floppy|soft)\b/g, ', until it has swelled'],
  [/ Do not boil\./g, ''],
  [
    /\bTake off the heat, squeeze out the gelatine and stir it in until dissolved\b/g,
    'Stir in the agar and simmer for 2 minutes, whisking, until dissolved',
  ],
];

/** A text of the steps after the swap. */
export function handledAs(
  rules: Rules,
  from: DishIngredient,
  to: DishIngredient,
  text: string,
): string {
  const [was, is] = [natureOf(rules, from.name), natureOf(rules, to.name)];
  const agar = /^gelatine\b/.test(from.name) && /^agar\b/.test(to.name);
  return (agar ? GELATINE_TO_AGAR : mendingsFor(was, is, to.name)).reduce(
    (said, [pattern, words]) =>
      said.replace(pattern, words.replace('~', plainName(to.name))).replace(/^,,/, ','),
    text,
  );
}

/** Tofu is tender from the start; it is left in the pot for the taste. */
const MEAT_TO_TOFU: readonly Mending[] = [
  [
    /, until (?:the (?:chicken|pork|beef|lamb|tofu|meat|fish|prawns) (?:is|are) |it is )?(?:cooked through|very tender|tender|done)\b(?: and (?:at least )?\d\d °C(?: in the thickest (?:part|point)| inside)?)?/g,
    ', so that it takes up the sauce',
  ],
];

/** Beans and lentils are cooked already, and stick to a dry pan. */
const MEAT_TO_PULSE: readonly Mending[] = [
  [
    /, until (?:the [\p{L} ]+ (?:is|are) |it is |they are )?(?:cooked through|very tender|tender|done)\b/gu,
    ', until the sauce has thickened',
  ],
  [/\bin a wide dry $/g, 'in a wide non-stick '],
  [/ over high heat\b/g, ' over medium heat'],
];

function mendingsFor(was: Nature, is: Nature, to: string): readonly Mending[] {
  if (was === 'meat' && is !== 'meat') {
    if (/\btofu$/.test(to)) return [...MEAT_GONE, ...MEAT_TO_TOFU];
    return /\b(?:lentils|beans|chickpeas)$/.test(to) ? [...MEAT_GONE, ...MEAT_TO_PULSE] : MEAT_GONE;
  }
  return was === 'egg' && /\btofu$/.test(to) ? EGG_TO_TOFU : [];
}

/** How the pieces are cut, as introductions speak of them. */
const CUT = /\b(strips|cubes|slices|slabs|pieces|chunks|batons|florets|wedges)\b/;

/** "Silky strips" are cubes once the list has cubes. */
export function inItsCut(from: DishIngredient, to: DishIngredient, text: string): string {
  const [was, is] = [CUT.exec(from.preparation)?.[1], CUT.exec(to.preparation)?.[1]];
  if (!was || !is || was === is) return text;
  return text.replace(new RegExp(`\\b${was}\\b`, 'gi'), (word) =>
    /^\p{Lu}/u.test(word) ? is.replace(/^./, (first) => first.toUpperCase()) : is,
  );
}

const WET = /^(?:extra-)?firm tofu$/;
const SETTLED = /press|dry|crumbl|drain|squeez|grated|mash|marinat/;

/** Tofu that is fried, roasted or coated is pressed and dried first, or it spits and sheds its crust. */
export function driedFirst(draft: Draft, to: DishIngredient): DishIngredient {
  if (!WET.test(to.name) || SETTLED.test(to.preparation)) return to;
  const text = draft.steps
    .flat()
    .map((piece) => (piece.kind === 'ingredient' ? piece.name : piece.text))
    .join('');
  if (!/\b(?:fry|sear|brown|roast|grill|griddle|cornflour)\b/i.test(text)) return to;
  const preparation = [to.preparation, 'pressed and patted dry'].filter(Boolean).join(', ');
  return { ...to, preparation };
}

/** Stands in what is said of another food, so that no mending takes it for the swapped one's; not a character anybody types. */
const SPARED = '\uE003';
const DONE = /\buntil (?=(?:very |just )?(?:tender|done|soft|cooked through)\b(?![^.;]*°C))/g;
const LIQUID =
  /\b(?:water|stock|broth|wine|milk|cream|juice|sauce|passata|vinegar|purée|beer|oil)\b/;

/** Steps in which the doneness of the potatoes stays theirs, whatever takes the place of the mince. */
export function sparingOthers(
  rules: Rules,
  from: DishIngredient,
  to: DishIngredient,
  steps: Draft['steps'],
  index: number,
): Draft['steps'] {
  if (natureOf(rules, from.name) !== 'meat' || natureOf(rules, to.name) === 'meat') return steps;
  const food = identityOf(rules, from.name);
  const speaksOfIt = (text: string): boolean =>
    findTerms(rules, text).some((term) => term.isFood && isMeant(term, food));
  return steps.map((step) => {
    const sentences = sentencesWithin(step);
    return step.map((piece, at) =>
      piece.kind === 'text'
        ? {
            ...piece,
            text: piece.text
              .split(/(?<=[.;!?] )/)
              .map((text, n) => {
                const foods = sentences.get(`${at} ${n}`) ?? [];
                const others = foods.filter(
                  (one) => one.kind === 'ingredient' && !LIQUID.test(one.name),
                );
                const own = foods.some((one) =>
                  one.kind === 'ingredient'
                    ? one.index === index
                    : one.kind === 'text' && speaksOfIt(one.text),
                );
                // "Boil it", said of the rice, is not about the mince.
                const solid = others.some((one) => one.kind === 'ingredient' && isSolid(one.name));
                return solid && !own ? text.replace(DONE, `until${SPARED} `) : text;
              })
              .join(''),
          }
        : piece,
    );
  });
}

/** What a cook waits for until it is tender. */
function isSolid(name: string): boolean {
  return !/\b(?:salt|pepper|sugar|butter|garlic|ginger|paste|powder|flour|thyme|lea(?:f|ves))\b/.test(
    name,
  );
}

export function ownAgain(steps: Draft['steps']): Draft['steps'] {
  return steps.map((step) =>
    step.map((piece) =>
      piece.kind === 'text' ? { ...piece, text: piece.text.replaceAll(SPARED, '') } : piece,
    ),
  );
}

/** For each fragment of the plain text, by its place, all that stands in the same sentence. */
function sentencesWithin(step: readonly StepPiece[]): Map<string, StepPiece[]> {
  const found = new Map<string, StepPiece[]>();
  let now: StepPiece[] = [];
  step.forEach((piece, at) => {
    if (piece.kind !== 'text') {
      now.push(piece);
      return;
    }
    piece.text.split(/(?<=[.;!?] )/).forEach((text, n) => {
      if (n > 0) now = [];
      now.push({ kind: 'text', text });
      found.set(`${at} ${n}`, now);
    });
  });
  return found;
}
