/** Brings the many English ways of saying that a food does harm into the few that the readers of needs know. */

/** Somebody of whom it may be said. */
const SOMEBODY =
  "(?:i|he|she|they|we|it|you|(?:my|our|the|his|her|one of (?:my|our|the)) [a-z]+(?:'s)?(?: [a-z]+)?)";
const SOMEONE_ELSE = '(?:me|him|her|us|them|(?:my|our|his|her) [a-z]+|the (?:kids?|children|baby))';
const VERY =
  '(?:(?:really|very|so|quite|always|all|a|an|the|terrible|terribly|bad|badly|awful|awfully|horrible|severe|severely|violently|pretty|super|extremely|some|my|red|itchy|big|huge|whole|just|such|nasty|total|massive|serious|instantly|immediately|completely) )*';
const ILLS =
  '(?:sick|ill|unwell|poorly|hives|welts|eczema|a rash|rash(?:es)?|migraines?|headaches?|bloated|bloating|gassy|cramps?|stomach ?aches?|tummy ?aches?|belly ?aches?|stomach (?:pains?|cramps?)|diarrh?oea|the runs|nausea|nauseous|heartburn|itchy|swollen|blotchy|flushed|asthma|wheezy|reactions?|anaphyla\\w+|trouble|breathing problems|acne|puffy|vomiting|short of breath|numb|tingly|tingling|pins and needles|(?:tingly|tingling|itchy|numb|swollen|burning|puffy|tight|scratchy|sore|funny|prickly|upset) (?:throat|tongue|lips?|face|mouth|eyes|skin|stomach|tummy|belly|gut|chest))';
/** The body's own answer to a food. */
const SUFFERS = `(?:(?:break|breaks|broke|breaking|come|comes|came|coming) out|(?:come|comes|came|coming) up (?:in|with) (?:${VERY})(?:hives|welts|spots|rash(?:es)?|bumps|blotches)|(?:swell|swells|swelled|puff|puffs|blow up|blows up|balloon|balloons|flare|flares|seize|seizes|itch|itches|wheeze|wheezes|vomit|vomits|puke|pukes|puked|barf|barfs|throw up|throws up|threw up|choke|chokes|suffer|suffers|react|reacts|reacted|cramp|cramps|bloat|bloats|sneeze|sneezes)(?: up| badly| really| severely| violently| terribly| all over| like crazy| immediately)*|(?:get|gets|got|getting|feel|feels|felt|become|becomes|fall|falls|go|goes|went|turn|turns|am|'m|is|are|have|has|had|be) ${VERY}${ILLS}|(?:could|would|may|might|will|can|'d|'ll|am going to|is going to|nearly|almost) (?:literally |actually |easily |well |even |probably |just |basically )*(?:die|died|be dead|drop dead|end up in (?:the )?(?:hospital|er|a&e|emergency(?: room)?|icu|ambulance)|be hospitali[sz]ed|go into (?:anaphyla\\w+|shock)|stop breathing|be in hospital)|(?:go|goes|went) into (?:anaphyla\\w+(?: shock)?|shock)|end(?:s|ed)? up in (?:the )?(?:hospital|er|a&e|emergency(?: room)?|icu)|can't breathe|(?:was|been|were|be|is|got|are) hospitali[sz]ed|nearly died|almost died|died|(?:had to (?:go|be rushed|be taken)|went|was taken|was rushed|rushed|got taken|goes|go|have to go|has to go) (?:straight )?to (?:the )?(?:hospital|er|a&e|emergency(?: room)?)|(?:have|has|having|had) (?:a |an )?(?:bad|hard|tough|rough|terrible|awful)(?: time| history| experience)s?)`;
const PARTS =
  '(?:throat|tongue|lips?|face|mouth|eyes|skin|stomach|tummy|tummies|belly|bellies|gut|airways?|body|chest|guts|bowels?|insides|innards|digestion|system|psoriasis|eczema|asthma|ibs)';
const PART_SUFFERS = `(?:(?:my|his|her|their|our|our \\w+'s|my \\w+'s) ${PARTS} (?:(?:closes?|closed|swells?|swelled|itches|itch|puffs?|hurts?|cramps?|burns?|tingles?|tightens?|flares?|acts?|blows?|goes|go|went|gets?|feels?|becomes?|breaks?|starts?|turns|is|are|can't)(?: (?:all|really|very|so|a bit|up|shut|out|tight|numb|tingly|tingling|to tingle|to swell|to itch|to close|scratchy|prickly|funny|itching|swelling|swollen|itchy|upset|red|over|take|handle))*))`;
const LINK = `(?: (?:in|all over|with|from) (?:${VERY})(?:hives|welts|spots|a rash|rash(?:es)?|bumps|blotches|eczema|pain))?(?: all over)?(?: (?:from|to|with|by|after|on|due to|because of|because i had|at|when(?:ever)?|if|every ?time|each time|any ?time|as soon as|the moment|once|off)(?: ${SOMEBODY})?(?: (?:even|just|so much as|accidentally|ever|only|eat or drink))*(?: (?:eats?|ate|eating|have(?! to)|has(?! to)|had(?! to)|having|touch(?:es|ed|ing)?|drinks?|drank|drinking|smell(?:s|ing)?|tast(?:es?|ed|ing)|consum(?:e|es|ed|ing)|ingest(?:s|ed|ing)?|gets?(?: near)?|go(?:es)? near|come(?:s)? near|look(?:s)? at|am near|is near|bite(?:s)? into|swallow(?:s|ed|ing)?|get(?:ting)? hold of))?)`;
const OF =
  '(?: (?:any(?:thing)?|some(?:thing)?|food|foods|dishes|stuff|things|a bit|a bite|even a bit|traces|a trace|too much|the smell|one bite|even one|the tiniest bit)(?: (?:of|with|containing|that (?:has|have|contains?)|made (?:with|from|of)))?)?(?= )';

/** Whose body it is stays unsaid: "allergic to" is enough. */
const SUFFERED = new RegExp(`\\b(?:${SUFFERS}|${PART_SUFFERS})${LINK}${OF}`, 'g');
/** "Die of thirst", "sick of eating chicken", "die for". */
const NO_HARM =
  /^(?:'d|'ll|would|could|will|may|might) (?:\w+ )*die (?:if|when|without)\b.*\b(?:not|don't|can't|another|again)\b|\b(?:get|be|am|is|are|'m|feel) (?:\w+ )*(?:sick|ill) (?:at|on|off)\b|reacts? (?:at|on|when|if)\b|\b(?:mouth|tongue|lips?) (?:is|are) (?:on|at)\b/;

/** Behind the food. */
const AFTERWARDS = [
  `(?:(?:would|will|could|can|may|might|'d|'ll|once|nearly|almost|always|actually|literally|really|just) )*(?:puts?|lands?|landed|sends?|sent|gets?|got|took|takes?) ${SOMEONE_ELSE} (?:straight |right |back )?(?:in|into|to) (?:the |an )?(?:hospital|er|a&e|emergency(?: room)?|icu|intensive care|ambulance|anaphyla\\w+(?: shock)?|grave|bathroom|toilet)`,
  `(?:(?:would|will|could|can|may|might|always|really|just) )*makes? ${SOMEONE_ELSE} ${VERY}(?:throw up|vomit|puke|sick|ill|itch\\w*|swell(?: up)?|wheez\\w*|react|bloat\\w*|break out|sneeze|cough|nauseous|unwell|poorly|gassy|flare(?: up)?|come out in \\w+)`,
  `makes? (?:my|his|her|our|their) ${PARTS} ${VERY}(?:(?:go|feel|get|turn|start to|all) )*(?:tingl\\w+|numb|itch\\w*|swell(?: up)?|swollen|burn|close(?: up)?|tight(?:en)?|hurt|ache|cramp|sore|puff\\w*|funny|weird|upset)`,
  `makes? ${SOMEONE_ELSE} ${VERY}(?:(?:go|feel|get) )*(?:tingl\\w+|numb|gassy|bloated|come (?:out|up) in [a-z]+(?: [a-z]+)?)`,
  `brings? ${SOMEONE_ELSE} out in [a-z ]{1,20}?(?:hives|rash(?:es)?|spots|welts|bumps|blotches|eczema)`,
  `gives? ${SOMEONE_ELSE} ${VERY}${ILLS}`,
  `(?:goes|go|runs?) (?:right |straight )?through ${SOMEONE_ELSE}`,
  `(?:messes?|mess|screws?|tears?|wrecks?|knocks?|lays?|bloats?) ${SOMEONE_ELSE} (?:up|out|apart|down|low)`,
  `(?:messes?|plays?) (?:with|havoc (?:with|on)) (?:${SOMEONE_ELSE}|my|his|her)(?: ${PARTS})?`,
  `(?:really )?(?:wrecks?|brings?|been|bothers?|hurts?|upsets?|irritates?|destroys?|aggravates?|inflames?) (?:my|his|her|our|their) (?:\\w+'s )?${PARTS}`,
  `(?:and|&) (?:i|me|my \\w+|he|she|we) (?:don't|do not|doesn't|does not|can't) (?:get along|get on|agree|mix|go together|see eye to eye)`,
  `(?:(?:really|just|has|have|had) )?(?:doesn't|don't|do not|does not|never|didn't|not) (?:agrees?|agreed|sits?|sat|go|goes|gone|get on|work)(?: (?:down|well|right|so well|too well|at all))*(?: (?:with|in|for|on))? (?:${SOMEONE_ELSE}|(?:my|his|her) ${PARTS})`,
  `(?:doesn't|don't|does not|do not) like (?:me|my (?:stomach|tummy|gut|body|system))`,
  `(?:is|are|'s|'re|remains?|stays?) (?:still |really |very |absolutely |definitely |strictly |completely |now |all |also )*(?:a no[ -]no|off[ -]the[ -]table|off[ -]the[ -]menu|out of bounds|out of the question|verboten|poison|my (?:kryptonite|enemy|nemesis)|not my friends?|bad news|bad|no good|harmful|unsafe|not safe|a trigger|triggers|(?:a |my |an |the |his |her |our |the real )?(?:problem|issue|trigger|allergens?)s?|a danger|life[ -]threatening|deadly|lethal|fatal|dangerous|toxic)(?: (?:to|for|with) (?:${SOMEONE_ELSE}))?(?= ?(?:$|[.,;!]|and\\b|but\\b|so\\b|for\\b))`,
  `(?:(?:nearly|almost|once) )*(?:wrecks?|ruins?|destroys?|floors?|(?:nearly|almost) (?:killed|finished)) ${SOMEONE_ELSE}`,
  '(?:is|are) not (?:ok(?:ay)?|fine|allowed|an option|tolerated|possible)(?: (?:for|with) (?:me|him|her|us|them))?(?= ?(?:$|[.,;!]))',
  '(?<=(?:fine|ok|okay|good|allowed|possible)[^.;!?]{1,30})(?:is|are) not(?= ?(?:$|[.,;!]))',
  `triggers? (?:my|his|her|an?|${SOMEONE_ELSE}) [a-z' ]{0,20}(?:${ILLS}|${PARTS}|attacks?|flares?|flare-ups?)`,
  `causes? ${SOMEONE_ELSE} ${VERY}[a-z]+`,
].join('|');
const HARMS_THEM = new RegExp(
  `(?<=[a-z]) (?:that |which |always |really |even )?(?:${AFTERWARDS})`,
  'g',
);

const EXCEPT =
  '(?:except(?:ing)?|besides|other than|apart from|aside from|bar|save|excluding|with the exception of|beyond|but(?: not)?(?! (?:i|we|he|she|they|my|our|please|can|could|what|would|do|it|that|the rest|still|then|also|there)\\b))(?: for| to| from)?';
const ARTICLE = '(?: (?:an?|the|my|his|her|just|only|maybe|of course|obviously))*';
const ALLERGIES =
  '(?:(?:known|food|other|real|major|serious|special|any|particular|dietary) )*(?:allergies|allergy|allergens|intolerances|restrictions|dietary \\w+|food issues)(?: (?:at all|here|whatsoever|in (?:the|this|our) \\w+))*';

/** In their order: what an exception keeps comes before what a denial takes away. */
const REWRITES: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [new RegExp(`\\ballergic to nothing(?: else)?,? ${EXCEPT}${ARTICLE} `, 'g'), 'allergic to '],
  [
    new RegExp(
      `\\b(?:everything|anything|all|all food)(?: else)? (?:is|are|goes|works|would be|should be)(?: (?:fine|ok(?:ay)?|good|great|allowed|possible|welcome|alright|safe))?(?: (?:for|with) [a-z]+)?,? ${EXCEPT}${ARTICLE} `,
      'g',
    ),
    "can't have ",
  ],
  [
    new RegExp(
      `\\b(?:if|when(?:ever)?|every ?time|any ?time|as soon as|once|the moment) ${SOMEBODY}(?: so much as| even| just| ever| accidentally)? (?:eats?|ate|has|have|had|touch(?:es)?|drinks?|gets? near|smells?|tastes?|consumes?|bites? into) (?:an? |any |some |even |something with |anything with |food with )*([a-z' ]{2,30}?(?:(?:,| and| or) [a-z]+){0,3}),? (?:then )?(?:${SOMEBODY} )?(?:${SUFFERS}|${PART_SUFFERS})`,
      'g',
    ),
    'allergic to $1',
  ],
  [
    /\bkeep (?:the |all |any )?([a-z]+(?: [a-z]+){0,2}?(?:(?:,| and| or) [a-z]+){0,3}) out(?: of (?:it|this|that|everything|(?:the|my|our|his|her) [a-z]+))?\b/g,
    'leave out $1',
  ],
  [/\boral allergy syndrome (?:with|to|from|for) /g, 'oral allergy syndrome; allergic to '],
  [
    /\b(?:(?:very|really) )?(?:severe|serious|mild|slight|bad|nasty|extreme|dangerous|deadly|awful|terrible|life[- ]threatening) (?=(?:[a-z]+ ){0,2}(?:allerg(?:y|ies)|intolerances?)\b)/g,
    '',
  ],
  [
    /\b(?:feels?|felt) (?:so |really |quite |absolutely |just )*(?:awful|terrible|dreadful|rotten|horrible|rough|wretched|unwell) (?:after|from|with|when i (?:eat|have)) (?:eating |having |any |some )*(?=(?:dairy|milk|cheese|cream|butter|wheat|gluten|bread|pasta|eggs?|nuts?|peanuts?|almonds?|cashews?|walnuts?|hazelnuts?|soya?|tofu|fish|shellfish|prawns?|shrimps?|sesame|onions?|garlic|lactose)\b)/g,
    'allergic to ',
  ],
  // "My tummy hates milk", "after cashews my mouth goes numb", "hazelnuts. they make my lips tingle".
  [
    new RegExp(
      `\\b(?:my|his|her|our|their) (?:[a-z]+'s )?${PARTS} (?:really |just |absolutely |totally |always |simply )*(?:hates?|dislikes?|rejects?|rebels? against|revolts? against|objects? to|protests? (?:at|against)|fights?|struggles? with|disagrees? with|refuses?|(?:can't|cannot|doesn't|don't|won't) (?:take|handle|stand|cope with|deal with|tolerate|bear|stomach|like|accept|agree with|digest|process|get on with))(?: (?:any|all|eating|drinking|the))* (?=[a-z])`,
      'g',
    ),
    'allergic to ',
  ],
  [
    new RegExp(
      `\\b(?:after|with|from) (?:eating |having |i (?:eat|have|had) |any |some )*([a-z]+(?: nuts?)?),? (?:${PART_SUFFERS}|i (?:always |usually )?${SUFFERS})`,
      'g',
    ),
    'allergic to $1',
  ],
  [
    new RegExp(
      `\\b(?:i|he|she|we|they) (?:eats?|have|has|touch(?:es)?) ([a-z]+(?: nuts?)?),? (?:and |then )+(?:${PART_SUFFERS}|(?:i |he |she |we |they )?${SUFFERS})`,
      'g',
    ),
    'allergic to $1',
  ],
  [
    new RegExp(
      `(?<=^|[.;!?,] )([a-z]+(?: nuts?)?)[.,:!;-]* (?:and )?(?:they|it|these|those|that) (?:always |really |just |all )*(?:${AFTERWARDS})`,
      'g',
    ),
    'allergic to $1',
  ],
  // "Not allergic to anything except milk."
  [
    new RegExp(
      `\\b(?:not|isn't|aren't|nobody(?: here)?(?: is|'s)?|no one(?: here)?(?: is|'s)?|none of us(?: is| are)?|never been|n't) (?:really |actually |even )?(?:allergic|intolerant|sensitive) to (?:anything(?: else)?|any food(?:s)?|much(?: else)?|other foods?|a thing|many things|a lot)(?: at all)?,? ${EXCEPT}${ARTICLE} `,
      'g',
    ),
    'allergic to ',
  ],
  [
    /\b(?:not|isn't|aren't|n't) (?:really |actually )?(?:allergic|intolerant) to (?:anything|much|a lot|many things)[^.;!?]{0,12}?(?:but |just )*only (?:to )?/g,
    'allergic to ',
  ],
  [
    new RegExp(
      `\\b(?:no|not any|n't (?:have|got) (?:any|an?)|without(?: any)?|zero|free of(?: any)?) ${ALLERGIES}(?: to anything)?,? ${EXCEPT}${ARTICLE} `,
      'g',
    ),
    'allergic to ',
  ],
  [
    new RegExp(
      `\\b(?:not|nothing) (?:allergic to|off limits|forbidden|a problem)(?: for \\w+)?,? ${EXCEPT}${ARTICLE} `,
      'g',
    ),
    'allergic to ',
  ],
  [
    new RegExp(
      `\\b(?:can|could|may|will|'ll|able to|am allowed to|allowed to) (?:safely )?(?:eat|have|tolerate|handle|digest|manage|enjoy|cook with|take)s? (?:just about |pretty much |nearly |almost )?(?:anything|everything|all|most things|all foods?|most foods?|whatever|any food|anything at all|the lot)(?: [a-z]+){0,2}?,? ${EXCEPT}${ARTICLE} `,
      'g',
    ),
    "can't have ",
  ],
  [
    new RegExp(
      `\\b(?:eat|eats|tolerate|tolerates) (?:just about |pretty much |nearly |almost )?(?:anything|everything|all foods?|most things)(?: [a-z]+){0,2}?,? ${EXCEPT}${ARTICLE} `,
      'g',
    ),
    "don't eat ",
  ],
  [
    new RegExp(
      `\\bthe only (?:food|foods|thing|things|allergy|allergies|problem|issue|exception|stuff)(?: (?:that )?${SOMEBODY}(?:'m|'s|'re| am| is| are)? (?:can't|cannot|can not|must not|mustn't|allergic to|react to|reacts to|intolerant to|don't|doesn't|have to avoid|avoid|has|have|got)(?: (?:eat|have|tolerate|touch|digest))?| here| in (?:the|our|this) \\w+)? (?:is|are|being|would be)(?: to)? `,
      'g',
    ),
    'allergic to ',
  ],

  // "I used to be allergic to milk, but not any more."
  [
    /\b(?:used to be|was once|were once|once was|was|were|had been) (?:really |very |badly |severely )?(allergic|intolerant|sensitive) to ([a-z ,'-]{2,50}?)(?:,? (?:as (?:an? |my )?(?:kid|child|baby|toddler|teenager|boy|girl|adult)|when (?:i|he|she|we|they) (?:was|were) [a-z ]{3,15}?|years ago|in the past))?(?:,? (?:but|and|though|however)? ?(?:now |i'm |i am |he's |he is |she's |she is |they're |we're |that's |that is |it's )*(?:not|no longer|no more|gone|over|fine|ok|okay|it passed|outgrown|outgrew it|grew out of it)(?: (?:any ?more|any longer|now|these days|at all|over))*)(?=$|[.,;!]| but\b| though\b| and\b)/g,
    'no longer $1 to $2',
  ],
  [/\bused to be (allergic|intolerant|sensitive) to\b/g, 'no longer $1 to'],
  [
    /\bused to have (?:an? |the )?((?:[a-z]+ ){1,3}?)(?:allergy|allergies|intolerance)(?:,? (?:but|and) [a-z' ]{0,20}?(?:not|no longer|gone|outgrew it|grew out of it)(?: any ?more| now)?)?/g,
    'no longer allergic to $1',
  ],

  // "I don't have a nut allergy", "no nut allergies here".
  [
    /\b(?:(?:do|does|did)(?:n't| not)|never|nobody(?: here| in [a-z ]{3,14})?|no one(?: here| in [a-z ]{3,14})?|none of (?:us|them|my [a-z]+|the [a-z]+)|neither of us) (?:actually |really |even |ever )?(?:have|has|had|got|suffers? from)(?: got)? (?:an?|any|the|that|such an?|any kind of) (?!(?:known |food |real )*(?:allerg|intoleran))((?:[a-z]+(?:,| or| and)? ){1,5}?)(?:allerg(?:y|ies)|intolerances?|sensitivit(?:y|ies))(?= ?(?:$|[.,;!?]|but\b|and\b|so\b|though\b|here\b|any ?more\b|at all\b|in\b|just\b))/g,
    'not allergic to $1',
  ],
  [
    /(?<!\b(?:please|want|need|with|ensure|make sure there's) )\b(?:no|without any|not an?|there's no|there is no|there are no) (?!(?:known|food|other|such) )((?:tree |brazil |pine |food )?[a-z]+(?: or (?:tree )?[a-z]+)* )(?:allerg(?:y|ies)|intolerances?)(?= ?(?:$|[.,;!]|but\b|and\b|so\b|here\b|in\b|at\b|among\b|on\b|with us\b|just\b|for\b))/g,
    'not allergic to $1',
  ],
  [
    /\b(?:(?:have|has|had|got|is|are|it's|there's|there is) )?(?:no|not a|not any|never a|never any|(?:do|does|did)(?:n't| not) have (?:a|any)|(?:is|are)n't (?:a|any)|without) (?:real |big |such )?(?:problems?|issues?|troubles?|reactions?|trouble|worries)(?: at all| whatsoever)? (?:with|to|from|eating|having)(?: eating| having)? /g,
    'not allergic to ',
  ],
  [/\b(?:not|isn't|aren't) (?:at all |in any way )?bothered by /g, 'not allergic to '],
  [
    /\ballergies? (?:to ([a-z ]{3,20}) )?(?:is|are) (?:a thing of the past|history)\b/g,
    'no longer allergic to $1',
  ],

  // "But eggs still", "but tree nuts are still a problem".
  [
    /\b(?:but|though|although|yet|only|just|except)(?: not)? (?:(?:the|my|his|her) )?((?!(?:i|we|he|she|they|it|that|this|there|is|am|are|what|not)\b)[a-z]+(?: [a-z]+)?(?:(?:,| and| or) [a-z]+){0,3}) (?:(?:is|are|remain|remains|bother|bothers|get|gets) )?still(?: (?:are|is|not ok(?:ay)?|a? ?no|remain|remains))?(?: (?:an? )?(?:problems?|issues?|out|off limits|not ok(?:ay)?|dangerous|bad|no good|there|not safe|me|him|her|forbidden|a no-?no|trouble))*(?=$|[.,;!]| please\b| though\b)/g,
    'but allergic to $1',
  ],
  [
    /\b(?:but|though|and) still (?:to |no |not |avoid(?:ing)? |without )?(?!(?:love|like|want|eat|can|can't|cannot|hungry|allergic|need|have|i|we|vegan|vegetarian|am|not|looking|fancy|not|no|very|be|is|are|good|easy|quick)\b)((?:[a-z]+)(?: [a-z]+)?)(?=$|[.,;!])/g,
    'but allergic to $1',
  ],

  // "Unable to eat", "she mustn't touch anything with".
  [
    /\b(?:(?:am|is|are|'m|'s|'re|was|been) )?(?:unable|not able|(?:haven't|hasn't|have not|has not|never|not) been able|not allowed|not permitted|forbidden|not supposed|not meant|can't|cannot|can not|mustn't|must not|must never|may not|shouldn't|should not|should never|can never|ought not|told not|advised not|warned not|never allowed|not safe|no longer able|no longer allowed|could never|couldn't|physically can't|physically unable|never)(?: for (?:me|him|her|us|them))?(?: (?:to|really|even|ever|safely|properly|physically|be able to))* (?:eat|have|touch|consume|digest|tolerate|drink|ingest|process|stomach|handle|swallow|do|be (?:near|around|exposed to|in contact with|given|served|fed)|go near|come near|get near|come into contact with|take|use|cook with)(?! (?:enough|much|it|that|this|them|so|to|anything (?:else|better)|in the (?:oven|kitchen)|well|without)\b)(?: (?:(?:(?:any(?:thing)?|food|foods|something|dishes|things|products?|stuff|any food|meals|most|all|even) )+(?:(?:with|containing|that (?:has|have|contains?|is made (?:with|from|of))|made (?:with|from|of|out of)|involving|which contains?|like|such as|including|cooked (?:in|with)) )?)?)?(?=[a-z ])/g,
    (said: string) =>
      /\b(?:couldn't|never|should not|shouldn't|take|use|cook with)\b/.test(said) &&
      !/\b(?:allowed|must|can|should|safe|ought|told)\b/.test(said)
        ? said
        : " can't have ",
  ],
  [
    /\b(?:have to|has to|must|need to|needs to|should|gotta|got to|ought to|supposed to|been told to|told (?:me |him |her |us )?to|advised (?:me |him |her |us )?to|ordered to|asked to|want(?:s)? (?:me|him|her|us) to|had better|'d better|am to|is to) (?:always |strictly |completely |totally |really |best )?(?:stay|steer|keep)(?:s)? (?:well |far )?(?:away|clear|off|out)(?: (?:from|of))?(?= )/g,
    'avoid',
  ],
  [
    /\b(?:stay|stays|staying|steer|steers|steering|keep|keeps|keeping) (?:well |far )?(?:away from|clear of|off(?! the (?:heat|stove|hob))(?= [a-z]))/g,
    'avoid',
  ],
  [
    /\b(?:(?:gp|doctors?|doc|dietitian|dietician|allergist|nutritionist|paediatrician|pediatrician|specialist|consultant) (?:says?|said|told (?:me|him|her|us)|tells (?:me|him|her|us)|has told (?:me|him|her|us)|insists|ordered|advised(?: me| him| her)?|wants|has)(?: that)?(?: (?:me|him|her|us))?) (?:(?:i|he|she|we|they) )?(?:(?:absolutely|strictly|definitely) )?(?:no(?: more)?|off|not to (?:eat|have)|to (?:avoid|cut out|stop(?: eating)?|give up|skip|drop|leave out|lay off|quit)|(?:can't|cannot|must not|mustn't|shouldn't) (?:eat|have))(?= )/g,
    "can't have",
  ],
  [
    /\b(?:lay(?:ing)? off|laid off|swore off|sworn off|swearing off|eliminat(?:e|ed|es|ing)|cut(?:s|ting)? (?=(?:dairy|gluten|wheat|soy|eggs?|meat|fish|nuts|milk|sugar)\b.{0,15}\bout\b)|went off|gone off|came off|coming off|staying off)(?= [a-z])/g,
    'avoid',
  ],
  [
    /\b(?:allergen|allergens|trigger foods?|triggers|my allergies|allergies|intolerances|dietary restrictions|restrictions)(?: (?:are|include|is))?: ?/g,
    'allergic to ',
  ],
  [
    /\b((?:my|his|her|our|their) (?:food |known )?(?:allergies|allergens|intolerances|triggers)) (?:are|include) /g,
    'allergic to ',
  ],
  [
    /\b(?:deathly|deadly|severely|highly|mildly|slightly|violently|extremely|super|terribly|seriously|really|very|life-threateningly) (?=allergic to\b)/g,
    '',
  ],
  [/\band (?:mildly|slightly|a bit|also|severely) to (?=[a-z]+)/g, 'and '],
];

/** From folded text in plain English. */
export function sayHarmPlainly(text: string): string {
  const rewritten = REWRITES.reduce(
    (said, [was, is]) => (typeof is === 'string' ? said.replace(was, is) : said.replace(was, is)),
    text,
  );
  return rewritten
    .replace(SUFFERED, (said) =>
      NO_HARM.test(said) || !LINKED.test(said) || isLiked(said, text) ? said : ' allergic to',
    )
    .replace(HARMS_THEM, (said) => (isLiked(said, text) ? said : ' allergy'))
    .replace(/\b(?:i|we|he|she|they)(?:'m|'s|'re| am| is| are)? (?=allergic to\b)/g, (who) =>
      /\b(?:am|is|are)|'/.test(who)
        ? who
        : `${who.trim()}'m `
            .replace(/^(?:he|she)'m /, "he's ")
            .replace(/^(?:we|they)'m /, "we're "),
    )
    .replace(/\s+/g, ' ');
}

/** Only with what did it: "I get sick" alone says nothing of a food. */
const LINKED =
  /\b(?:from|to|with|by|after|on|due to|because of|because i had|at|when(?:ever)?|if|every ?time|each time|any ?time|as soon as|the moment|once|off)(?: [a-z']+){0,6}$/;

/** The tingle of Sichuan pepper is wanted, and a dentist numbs the mouth as well. */
function isLiked(said: string, text: string): boolean {
  return /\b(?:numb|tingl)/.test(said) && NUMBED.test(text);
}

const NUMBED =
  /\b(?:sichuan|szechuan|mala|love|loves|like how|like it|enjoy|crav(?:e|ing)|addictive|dentist|surgery|operation|injection|anaesthetic|anesthetic|filling|tooth|braces)\b/;
