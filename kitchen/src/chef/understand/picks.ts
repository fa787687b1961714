/** Answers to what we said last: a choice from a list, yes, no, next, another. */

export type Reply =
  | { readonly kind: 'index'; readonly index: number }
  /** "the quickest": the one that wins by this. */
  | { readonly kind: 'best'; readonly by: 'time' | 'ease' | 'purse' | 'light' }
  | { readonly kind: 'last' }
  | { readonly kind: 'any' }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'next' }
  | { readonly kind: 'another' }
  | { readonly kind: 'surprise' };

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:first|1st|number one|number 1|no\.? ?1|option (?:1|one|a)|#1|top one)\b(?! (?:course|time))/,
    0,
  ],
  [
    /\b(?:second|2nd|number two|numero (?:2|dos|due)|number 2|no\.? ?2|option (?:2|two|b)|#2|middle one)\b(?! (?:course|time|helping))/,
    1,
  ],
  [/\b(?:third|3rd|number three|number 3|no\.? ?3|option (?:3|three|c)|#3)\b/, 2],
  [/\b(?:fourth|4th|number four|number 4|option (?:4|four)|#4)\b/, 3],
  [/\b(?:fifth|5th|number five|number 5|#5)\b/, 4],
  [/\b(?:sixth|6th|number (?:six|6)|#6)\b/, 5],
  [/\b(?:seventh|7th|number (?:seven|7)|#7)\b/, 6],
];

/** "whichever is quickest", "the cheapest one". */
const SUPERLATIVES: readonly (readonly [RegExp, 'time' | 'ease' | 'purse' | 'light'])[] = [
  [
    /\b(?:the|which\w*|whatever|what's|one|is|takes?)\b.*\b(?:quickest|fastest|shortest|least time|(?:shortest|least) (?:cooking )?time)\b/,
    'time',
  ],
  [
    /\b(?:the|which\w*|whatever|one|is)\b.*\b(?:easiest|simplest|least (?:work|effort|ingredients)|fewest ingredients)\b/,
    'ease',
  ],
  [/\b(?:the|which\w*|whatever|one|is)\b.*\b(?:cheapest|least expensive)\b/, 'purse'],
  [/\b(?:the|which\w*|whatever|one|is)\b.*\b(?:lightest|healthiest)\b/, 'light'],
];

const SURPRISE =
  /\b(?:surprise me|you (?:choose|pick|decide)|(?:pick|choose) (?:something|one|anything|a dish|a recipe|dinner|lunch)(?: (?:for|on behalf of) (?:me|us))?[.!]*$|chef'?s choice|dealer'?s choice|your (?:choice|pick|favou?rite)|(?<!(?:taste|like|eat|want|to|find|have|isn't|do|of) )anything(?: (?:is fine|goes|you like|works))?[.!]*$|whatever(?: you (?:like|want|think|fancy))?(?:,? (?:chef|then|really|i guess|please))?[.!]*$|don't (?:mind|care)|i'm easy|random|up to you|(?:the|your) (?:very )?(?:best|favou?rite) (?:thing|dish|one|recipe|meal|food)?(?: you(?:'ve| have)(?: got)?)?[.!?]*$|impress me|dazzle me|i have no idea|no idea|you tell me|dunno|(?<!how )i don't know(?! how| if| whether| where| when| the)|not sure(?: what)?|no clue)\b/;
const ANY =
  /\b(?:either|any of (?:them|those|these)|any one|all (?:sound|look) (?:good|great|nice)|both)\b/;
const ANOTHER =
  /^(?:and |ok |any |some |are there |do you have |have you got )?(?:any )?(?:more|others?)(?: please)?[?.!]*$|\b(?:something (?:else|different|other|new)|anything else|another(?: one| recipe| idea| dish| option| suggestion)?|other (?:ideas?|options?|suggestions?|recipes?|ones|dishes|choices)|(?:more|different|new|fresh) (?:ideas?|options?|suggestions?|recipes?|ones?|dish(?:es)?|choices)|different(?: one| recipe| dish)?|what else|else have you|one more|again|try again|show me more|more please|next idea|change it|not (?:that|this|those|these|again)|not (?:feeling|liking|into|keen on|sold on|convinced by|a fan of) (?:any of |either of )?(?:them|those|these|that|this|it)|none of (?:them|those|these|the above)|neither|what (?:then|now)\??$|then what\??$)\b/;
const YES =
  /^(?:oh |hm+ |ok(?:ay)?,? |well,? )?(?:yes|yeah|yep|yup|sure|ok|okay|okey|please do|go ahead|go on|go for it|sounds (?:good|great|lovely|delicious|perfect|nice|amazing|fine)|that (?:sounds|would be|looks) (?:good|great|lovely|nice|perfect|delicious)|perfect|great|lovely|let's (?:do|go|make|start|cook|have)(?: (?:it|that|this|with it|for it))?|do it|why not|absolutely|definitely|of course|that one|this one|(?:make|cook|do|have|show me|give me|try) (?:that|this)(?: one)?(?: please)?[.!]*$|(?:can i have |give me |show me |what's )?(?:the |a )?recipe (?:for|of) (?:that|it|this)(?: one)?(?: please)?[.!?]*$|i'll (?:take|have|try|make) (?:it|that|that one|this one)|alright|all right|fine|please|y|si|oui|ja|start(?! with)|ready|begin(?! with))\b/;
const NO =
  /^(?:(?:h+m+|um+|er+|well|oh|ok|actually|sorry),? )*(?:no|nope|nah|not (?:really|those|that|these|this|for me|today|quite)|none(?: of (?:them|those|these))?|neither|i (?:don't|do not) (?:like|want|fancy) (?:any|those|these|them|that|it|this)|no thanks|no thank you|n|nein|non)\b/;
const NEXT =
  /^(?:ok(?:ay)?,? |and |now |great,? |thanks?,? |yes,? |(?:skip|leave|drop) (?:it|this|that|one),? )*(?:skip(?: it| this| that| one)?[.!]*$|(?:the |what's )?next(?: one| dish| recipe| dinner| day| please)?|continue|carry on|go on|and then|and (?:the )?(?:second|tomorrow)|what about tomorrow|keep going)\b/;

/** How the folded text answers a list, a question or a card; undefined when it stands on its own. */
export function readReply(text: string): Reply | undefined {
  if (/\bthe last (?:one|of them)\b|\blast one\b|\bthe last[.!]?$/.test(text))
    return { kind: 'last' };
  const best =
    text.split(' ').length <= 9 ? SUPERLATIVES.find(([pattern]) => pattern.test(text)) : undefined;
  if (best) return { kind: 'best', by: best[1] };
  const short = text.split(' ').length <= 12;
  const bare =
    /^(?:(?:ok(?:ay)?|and|so|then|now|what about|how about|let's (?:do|try|go with)|i'll (?:take|have|try)|make|give me|show me),? )*(?:option |number |nr\.? ?|no\.? ?|# ?|the )?([1-7])(?: please| then)?[.!)?]*$/.exec(
      text.trim(),
    )?.[1];
  const letter = /^(?:option )?([a-d])[.!)]?$/.exec(text.trim())?.[1];
  if (letter) return { kind: 'index', index: 'abcd'.indexOf(letter) };
  if (bare) return { kind: 'index', index: Number(bare) - 1 };
  const ordinal = short ? ORDINALS.find(([pattern]) => pattern.test(text)) : undefined;
  if (ordinal && !/\bsecond(?:s)?\b.*\b(?:minute|time)/.test(text))
    return { kind: 'index', index: ordinal[1] };
  if (/\b(?:the|that) other(?: one)?[.!]?$/.test(text)) return { kind: 'next' };
  if (SURPRISE.test(text)) return { kind: 'surprise' };
  if (NEXT.test(text)) return { kind: 'next' };
  if (
    short &&
    ANY.test(text) &&
    !/\b(?:no|not|nope|neither|don't|isn't|aren't|without)\b/.test(text)
  )
    return { kind: 'any' };
  if (ANOTHER.test(text)) return { kind: 'another' };
  if (NO.test(text)) return { kind: 'no' };
  if (YES.test(text)) return { kind: 'yes' };
  return undefined;
}
