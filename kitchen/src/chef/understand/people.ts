/** For how many people to cook. */
import { NUMBER, numberOf } from '../lore/numbers.ts';
import { companyListed, withLargerOf } from './company.ts';

export interface PeopleWish {
  /** People at the table. */
  readonly people?: number;
  /** "double it": times what the dish in hand serves. */
  readonly factor?: number;
  /** "a dozen scones": pieces, not people. */
  readonly pieces?: number;
  /** "Two more are coming": besides those who were told of. */
  readonly more?: number;
}

const GUESTS =
  '(?:people|persons?|adults?|guests?|friends|mouths|portions?|servings?|of us(?! (?:is|has|can|does|eats?|hates?|are (?:vega|vege|allerg)))|eaters|diners|pax|kids|children|colleagues)';
const OTHER =
  '(?:my )?(?:wife|husband|partner|girlfriend|boyfriend|fiancee?|mum|mom|dad|mother|father|friend|flatmate|roommate|daughter|son|sister|brother|boss|date|mate|buddy|pal|bestie)';
/** Units that turn "for 20" into something that is not people. */
const NOT_PEOPLE =
  '(?!\\s*(?:-|to\\b)?\\s*\\d*\\s*(?:min|hour|h\\b|day|week|month|year|second|sec\\b|g\\b|gram|kg|ml|l\\b|litre|liter|cup|tbsp|tsp|oz|ounce|lb|pound|c\\b|f\\b|degree|°|%|euro|pound|dollar|dinner|meal|lunch|night|course|dish|recipe|egg))';

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:double|twice)\b(?! cream)(?: (?:it|this|that|the|as much|everything|up|recipe)|$|[.!?])/,
    2,
  ],
  [/\btriple\b/, 3],
  [
    /^(?:(?:can|could|may) (?:i|we|you) |just |only |ok |and |i want |let's )*(?:make|do|cook|bake) (?:just |only )?half(?: of it| the amount| a batch)?(?: please)?[?.!]*$/,
    0.5,
  ],
  [
    /\b(?:halve|half)\b (?:it|this|that|the recipe|the amounts?|of it)|\bhalf (?:the (?:quantity|quantities)|as much)|\bhalve\b/,
    0.5,
  ],
];

const COUNTS: readonly RegExp[] = [
  new RegExp(`\\b${NUMBER}\\s+(?:hungry |little |small |more |other )?${GUESTS}\\b`),
  new RegExp(
    `\\b(?:for|serves|serve|serving|feeds?|feeding|family of|party of|group of|table (?:for|of)|cook(?:ing)? for|we(?:'re| are)(?: a family of)?|there(?:'s| are|'re)) (?:about |around |all |only |just |the |us )?${NUMBER}\\b${NOT_PEOPLE}`,
  ),
  new RegExp(
    `^\\s*(?:no,? |actually,? |sorry,? |fewer,? |only |just |rather |more like )?(?:make (?:it|that) )?(?:for )?${NUMBER}[.!]?\\s*$`,
  ),
];

/** Reads "for six", "dinner for my wife and me", "double it"; `answering` when we had just asked for a number. */
export function readPeople(said: string): PeopleWish {
  const text = withLargerOf(said.replace(/(?<=\d),(?=\d{3}\b)/g, ''));
  // "no 2" picks from a list.
  if (/^(?:n[or]\.? ?|number |# ?|option )\d[.!)]?$/.test(text)) return {};
  const corrected = new RegExp(
    `\\b(?:wait|no|actually|sorry|i meant?|make that),? (?:for |make (?:it|that) |it's |we're )?${NUMBER}[.!]?$`,
  ).exec(text);
  if (
    corrected &&
    /\bfor\b|^(?:sorry|no|actually|wait)/.test(text) &&
    numberOf(corrected[1] ?? '') >= 1
  )
    return { people: Math.min(100, Math.round(numberOf(corrected[1] ?? ''))) };
  const more = moreIn(text);
  if (more > 0) return { more };
  const mixed = new RegExp(
    `\\b${NUMBER} (?:adults?|grown-?ups?|people|persons?)(?:,| and|,? plus| \\+| &)? ${NUMBER} (?:little |small )?(?:kids?|children|child|toddlers?|bab(?:y|ies)|teenagers?)\\b`,
  ).exec(text);
  if (mixed)
    return {
      people:
        numberOf(mixed[1] ?? '') + (/bab(?:y|ies)/.test(mixed[0]) ? 0 : numberOf(mixed[2] ?? '')),
    };
  if (/^half(?: (?:please|it|that))?[.!]?$/.test(text)) return { factor: 0.5 };
  const batch = BATCHES.find(([pattern]) => pattern.test(text));
  if (batch) return { factor: batch[1] };
  if (ALONE.test(text)) return { people: 1 };
  const some = SO_MANY.exec(text)?.[1] ?? FAMILY.exec(text)?.[1];
  if (some !== undefined && numberOf(some) >= 1) return { people: Math.min(100, numberOf(some)) };
  for (const [pattern, factor] of FACTORS) if (pattern.test(text)) return { factor };
  const pieces = piecesIn(text);
  if (pieces > 0) return { pieces };
  const company = companyListed(text) || companyIn(text);
  if (company > 0) return { people: company };
  for (const pattern of COUNTS.slice(0, 2)) {
    const count = numberOf(pattern.exec(withoutSome(text))?.[1] ?? '');
    if (count >= 1) return { people: Math.min(100, Math.round(count)) };
  }
  return {};
}

/** "And one person with a dairy allergy": some of those at the table, counted among the rest. */
const SOME = new RegExp(
  `(?<=(?:^|[,;&]|\\band|\\bplus) ?)${NUMBER} (?:people|persons?|adults?|guests?|friends|kids|children|of (?:us|them)) (?:with (?:an? |the )?(?:[a-z]+ ){0,3}(?:allerg|intoleran)|(?:who|that) (?:is|are|has|have|can't|cannot|don't|doesn't)\\b|(?:is|are) (?:allergic|vega|vege|coeliac|celiac|intoleran))`,
  'g',
);

function withoutSome(text: string): string {
  const rest = text.replace(SOME, ' ');
  return /\b(?:vegetarians?|vegans?|coeliacs?|celiacs?|with|who|allergic)\b/.test(text) &&
    new RegExp(
      `\\b${NUMBER} ?(?:people|persons|guests|of us|in all|altogether|in total)|\\bfor ${NUMBER}`,
    ).test(rest)
    ? rest
    : text;
}

const FRIENDS = '(?:friends?|mates|people|guests?|others|kids|children|colleagues|cousins)';
const BROUGHT = new RegExp(
  `\\b(${OTHER}|he|she)(?:'s| is| will be|'ll be)? (?:also )?(?:bring(?:s|ing)?|coming with) (?:along )?${NUMBER} (?:more |other |of (?:his|her|their) )?${FRIENDS}\\b`,
);
const ADDED = new RegExp(
  `^(?:(?:oh|and|but|ok|wait|sorry|actually|there's|there are|we have|we've got|make it),? )*(?:plus |another |an extra )?${NUMBER} (?:more|extra|additional)(?: (?:${FRIENDS}|of us|for dinner))?(?: (?:are|is) (?:coming|joining)(?: (?:too|as well|now))?| coming| joining| to feed)?[.!]*$`,
);

/** Who comes on top, and whoever brings them. */
function moreIn(text: string): number {
  const brought = BROUGHT.exec(text);
  if (brought)
    return Math.round(numberOf(brought[2] ?? '')) + (/^(?:he|she)$/.test(brought[1] ?? '') ? 0 : 1);
  return Math.round(numberOf(ADDED.exec(text)?.[1] ?? ''));
}

const BATCHES: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:and |but |ok |please |can (?:you|we) )*(?:(?:make|do) (?:it|that) )?(?:a |an? )?(?:much |bit )?smaller(?: (?:batch|amount|quantity|portions?|recipe|one|size))?(?: please)?[.!?]*$/,
    0.5,
  ],
  [
    /^(?:and |but |ok |please |can (?:you|we) )*(?:(?:make|do) (?:it|that) )?(?:a )?(?:much |bit )?(?:bigger|larger)(?: (?:batch|amount|quantity|portions?|recipe|one|size))?(?: please)?[.!?]*$/,
    1.5,
  ],
];
const ALONE =
  /\b(?:lives? (?:alone|on (?:my|her|his) own|by (?:my|her|him)self)|(?:cook(?:ing)?|eat(?:ing)?) (?:only |just )?(?:for )?(?:alone|on my own|by myself|myself)|single person|solo dinner)\b/;
const FAMILY = new RegExp(
  `\\bfamily,? (?:of |we are |we're |that's |that is )?${NUMBER}(?: of us| people)?\\b`,
);
/** "6 of them", "there will be 7 of us". */
const SO_MANY = new RegExp(
  `^(?:and |there (?:are|will be|is) |it's |we are |about |just )*${NUMBER} of (?:them|us|you)\\b(?! (?:is|are|has|have|can|does|do|eats?|hates?|don't|doesn't))`,
);

const PIECES =
  '(?:pancakes|crepes|waffles|scones|muffins|cupcakes|cookies|biscuits|brownies|flapjacks|buns|rolls|pretzels|meatballs|dumplings|pierogi|gyoza|pieces|samosas|spring rolls|empanadas|falafels?|fritters|burgers|patties|tacos|burritos|wraps|sandwiches|skewers|kebabs|wings|pizzas?|loa(?:f|ves)|cakes?|pies?|tarts|pasteis|doughnuts|donuts|churros|truffles|macarons|naans?|chapatis?|tortillas|hotcakes|blinis?|koftas?|croquettes|arancini|blondies|eclairs|profiteroles)';

/** "2 dozen cookies", "30 meatballs", "one pizza". */
function piecesIn(text: string): number {
  const dozens = new RegExp(`\\b(?:${NUMBER} )?(dozen|dozens of) ${SIZED}${PIECES}\\b`).exec(text);
  if (dozens) return 12 * Math.max(1, dozens[1] === undefined ? 1 : numberOf(dozens[1]));
  const counted =
    new RegExp(`\\b${NUMBER} ${SIZED}${PIECES}\\b`).exec(text) ??
    new RegExp(`\\b${PIECES}(?:,| x| -)? ?${NUMBER}(?: of them| pieces)?[.!]?$`).exec(text);
  return counted ? Math.round(numberOf(counted[1] ?? '')) : 0;
}

const SIZED =
  '(?:(?:small|big|large|little|mini|fluffy|blueberry|chocolate|chip|banana|cheese|plain|sweet|soft|vegan|beef|chicken|pork|lamb|fish|veggie|swedish|potato|of|nice|good|fresh) ){0,2}';

/** "my wife and me", "me and my three kids", "just me". */
function companyIn(text: string): number {
  const pair = new RegExp(
    `\\b(?:me and ${OTHER}|${OTHER} and (?:me|i|myself)|${OTHER},? me)\\b`,
  ).test(text);
  const family = new RegExp(
    `\\b${OTHER}(?:,| and)+ (?:our |my |the )?${NUMBER} (?:little |small |hungry )?(?:kids|children|boys|girls|sons|daughters)\\b`,
  ).exec(text);
  if (family) return 2 + numberOf(family[1] ?? '');
  const brood = new RegExp(
    `\\b${NUMBER} (?:little |small |hungry |picky )?(?:kids|children|boys|girls|sons|daughters)(?:,| and| plus| \\+)+ (?:an? |my |one |the )?(?:[a-z]+ )?${OTHER}\\b`,
  ).exec(text);
  if (brood) return 2 + numberOf(brood[1] ?? '');
  const kids = new RegExp(
    `\\b(?:and|,|with) (?:our |my |the )?${NUMBER} (?:little |small |hungry )?(?:kids|children|boys|girls|sons|daughters)\\b`,
  ).exec(text);
  const counted = pair || /\bme and (?:my|our|the)\b/.test(text);
  if (kids && counted) return (pair ? 2 : 1) + numberOf(kids[1] ?? '');
  if (
    pair ||
    /\b(?:for|the) (?:two of us|both of us|us two|couple)\b|\bfor (?:a )?couple\b|\bdate night\b/.test(
      text,
    )
  )
    return 2;
  if (
    /\bjust (?:for )?(?:me|myself)\b|\bfor (?:me|myself|one)(?: alone| only)?\b(?! (?:pot|pan|hour|too|as well|and|or))|\bonly me\b|\bby myself\b|\bcooking for one\b/.test(
      text,
    )
  )
    return 1;
  return 0;
}
