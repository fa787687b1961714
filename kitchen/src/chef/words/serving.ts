/** Sentences around a recipe card: what was understood, why this dish, what was changed. */

/** {wish} is a phrase such as "a quick vegan curry for six". */
export const UNDERSTOOD = [
  'You asked for {wish}, and I thought of {dish}.',
  'For {wish}, I would make {dish}.',
  '{wish}: I would go for {dish}.',
  'When somebody wants {wish}, I reach for {dish}.',
  'I picked {dish} for {wish}.',
  '{wish}, as you asked: my choice is {dish}.',
  'I heard {wish}, and thought of {dish} at once.',
] as const;

/** When the dish itself was named or chosen. */
export const NAMED = [
  '{dish}, step by step.',
  '{dish} it is.',
  'Let us make {dish}.',
  '{dish}, coming up.',
  '{dish}: here is how I make it.',
  'This is my way with {dish}.',
  '{dish}, then.',
] as const;

/** {foods} were in hand and are not in the dish. */
export const GOES_WITHOUT = [
  'It goes without your {foods}, though.',
  'Your {foods} will have to wait for another day.',
  'To be plain, it makes no use of {foods}.',
] as const;

export const SURPRISED = [
  'My pick for you is {dish}.',
  'Then I choose {dish}, and I think you will thank me.',
  'Chef decides: {dish}.',
  'Let me surprise you with {dish}.',
  'Today it shall be {dish}.',
  'I opened the book where my heart told me to: {dish}.',
] as const;

export const ANOTHER = [
  'Then let us try {dish} instead.',
  'How about {dish} this time?',
  'Something different: {dish}.',
  'Turning the page: {dish}.',
  'Another direction, then: {dish}.',
  'Here is a change: {dish}.',
] as const;

/** Next dish of a plan. */
export const NEXT = [
  'Next on the list: {dish}.',
  'On we go with {dish}.',
  'The next one is {dish}.',
  'And now {dish}.',
  'Following on with {dish}.',
  'Next up, {dish}.',
] as const;

/** Why it suits; {time} is "25 minutes". Only those whose facts hold are used. */
export const WHY = {
  /** Part of it has to be boiled and chilled before the clock starts. */
  eve: [
    'It takes {time} once the {food} is boiled and cold, so begin the day before or use what is left over.',
    'Count on {time} at the stove; the {food} must be boiled and chilled by then, best the day before.',
    '{time} from the fridge to the table, with {food} that was boiled and chilled the day before.',
  ],
  time: [
    'It is on the table in {time}.',
    'It takes {time} from start to finish.',
    'You will be eating in {time}.',
    'Count on {time} all in.',
    'Start to table is {time}.',
    'From apron to table, {time}.',
  ],
  active: [
    'It takes {time} in all, but only {active} of that is work.',
    'The clock says {time}; your hands are busy for {active} of it.',
    'Give it {time}, of which {active} is yours and the rest is waiting.',
    'It asks for {active} of your attention and then looks after itself, {time} in all.',
    'Allow {time}; only {active} of it keeps you at the counter.',
    'It takes {time} and asks for {active} of work; the rest it does alone.',
  ],
  foods: [
    'It puts your {foods} to good use.',
    'The {foods} you have go straight in.',
    'It is a fine home for the {foods}.',
    'It makes the most of {foods}.',
    'Your {foods} will be in good company.',
    'It gives the {foods} a proper part to play.',
  ],
  pot: [
    'Only one pot to wash, too.',
    'It all happens in one pot.',
    'One pot does it all.',
    'And there is only one pot to wash.',
    'A single pot is all you need.',
    'It keeps to one pot from start to finish.',
  ],
} as const;

/** {what} names only what goes in; {needs} is "dairy-free". */
export const SWAPPED_FOR_NEEDS = [
  'To make it {needs}, I used {what}.',
  'I made it {needs} with {what}.',
  'With {what} it becomes {needs}.',
  'It is {needs} here: I put in {what}.',
  'So that it is {needs}, I turned to {what}.',
  'I worked in {what}, which makes it {needs}.',
] as const;

export const LEFT_OUT_FOR_NEEDS = [
  'One thing went, so that it is {needs}.',
  'I dropped what did not suit, so that it stays {needs}.',
  'To keep it {needs}, I left out a small part that the dish does not miss.',
  'A garnish had to go for it to be {needs}; you will not miss it.',
  'It is {needs} because I left one thing out.',
  'I trimmed one ingredient to make it {needs}.',
] as const;

/** {reason} is a whole sentence. */
export const NO_SWAP = [
  '{reason} The dish stays as it is.',
  '{reason} I would leave the dish as it is.',
  '{reason} So I keep to the card as it was.',
] as const;

export const SWAPPED_BY_TASTE = [
  'I used {to} in place of the {from}, as you wished.',
  'The {from} made way for {to}.',
  'With {to} instead of {from}, as you like it.',
  '{to} stands in for the {from}.',
  'Out went the {from}, in came {to}.',
  'I swapped the {from} for {to}.',
] as const;

export const LEFT_OUT_BY_TASTE = [
  'I left out the {from}.',
  'No {from} in this one, as you asked.',
  'The {from} is gone.',
  'I took the {from} out and the dish stands well without it.',
  'It comes without {from}.',
  'I have struck the {from} from the list.',
] as const;

export const SCALED = [
  'The amounts are for {people}.',
  'I have worked it out for {people}.',
  'Everything is measured for {people}.',
  'Scaled for {people}.',
  'All the amounts are set for {people}.',
  'I did the sums for {people}.',
] as const;

/** By the estimate it has 10 to 15 g of net carbohydrate a serving. */
export const KETO_EDGE = [
  'It is near the edge for keto: by my estimate somewhere over 10 g of net carbohydrate a serving.',
  'By my estimate a serving has between 10 and 15 g of net carbohydrate, so keep the rest of the day low.',
] as const;

export const ALREADY_FITS = [
  'No change was needed: it is {needs} as it stands.',
  'It is already {needs}, so I left it as it was.',
  'Good news, this one is {needs} by nature.',
  'Nothing to swap here; it is {needs} from the start.',
  'It was {needs} all along.',
  'As it happens, it is {needs} already.',
] as const;

/** {label} is "mindful of sugar", "low in salt". */
export const AGAINST_CUSTOM = [
  'To be plain with you: this one is not {label}. Say “something else” for one that leans that way.',
  'Mind that this is not {label}, though it is the nearest to what you asked for.',
] as const;

export const LEFT_FOR_CARE = [
  'With {who} in mind I kept the {from} out.',
  'The {from} had to go, as {who} asks for.',
] as const;

export const CANNOT_TAKE = [
  'I left it as it is, since {food} would not take the place of anything in it; put some beside it.',
  'With {food} it would be another dish, so this is the card as it stands.',
] as const;

export const READ_LABELS = [
  'Do read the label of the {labels}: brands differ.',
  'One thing to check is the label of the {labels}, since brands vary.',
  'Please look at the packet of the {labels}; makers do not all use the same recipe.',
  'The {labels} can vary by brand, so check the label.',
  'Check what the label says on the {labels}.',
  'Have a look at the label of the {labels} before you cook.',
] as const;

/** {missed} is what could not be had: "in 20 minutes", "Peruvian". */
export const NEAREST = [
  'I have nothing that is {missed} and fits everything else, so this is the nearest.',
  'I admit that it is not {missed}, but it is the closest I have.',
  'I looked for one that is {missed} and found none; this one comes closest.',
  'No page that suits you is {missed}, so this is the nearest.',
  'I had to let one thing go: it is not {missed}.',
  'It is not {missed}, but it is the best match in my book.',
] as const;

export const QUICKER = [
  'It is quicker: {time} instead of {before}.',
  'That brings you down to {time} from {before}.',
  'You save some time here: {time} rather than {before}.',
  '{time} against {before} for the last one.',
  'This one takes {time}, where the other wanted {before}.',
  'Down from {before} to {time}.',
] as const;

export const NONE_QUICKER = [
  'I have nothing like it that is quicker.',
  'That is already the quickest I have of its kind.',
  'My book holds nothing faster along those lines.',
  'There is no shorter road to that one, I am afraid.',
  'It does not get quicker than that in my book.',
  'I looked for a faster one of its kind and found none.',
] as const;

/** {pieces} is what they asked for; pieces come out larger or smaller from hand to hand. */
export const PIECES = [
  'For {pieces} of them I reckon with a batch of {servings}; yours may come out a few more or fewer.',
  'About {pieces} pieces: the amounts are for a batch of {servings}.',
  'I measured a batch of {servings}, which should give about {pieces}.',
  'You asked for {pieces}, so this is a batch of {servings}, give or take a piece.',
  'It makes about {pieces}, from a batch of {servings}.',
  'A batch of {servings} gives roughly {pieces}, depending on your hand.',
] as const;

/** {mood} is "crisp". */
export const ALREADY_SO = [
  'It will be: {dish} comes out {mood} as the card has it. Say “something else” for another.',
  '{dish} is {mood} already, if you follow the card. Say “something else” if you would rather have another.',
  'That is what {dish} is, {mood}. I can show you another, too.',
] as const;

export const MILDER = [
  'I halved what is hot in it; taste before you add more.',
  'Half the heat, and the rest as it was.',
  'Now with half of the hot things. Put more on the table for those who want it.',
  'Toned down: only half of what burns is left in it.',
  'The heat is cut by half.',
  'Gentler now, with half of everything hot.',
] as const;

export const MORE_OF = [
  'With half as much {food} again.',
  'I put in half as much {food} again.',
  'More {food}, as you like it.',
  'The {food} is turned up by half.',
  'There is half as much {food} again in it now.',
  'I was generous with the {food}.',
] as const;

/** For a dish that is only ever made whole. */
/** Where a batch would be too small to cook well. */
export const SMALLEST = [
  'A smaller batch does not cook well, so the amounts are for {servings}; the rest keeps.',
  'The smallest batch of it that cooks well is for {servings}, so the card stays there.',
  'Cut down any further it would burn or dry out, so the amounts are for {servings}.',
] as const;

export const BIRDS = [
  'One feeds {servings}, so I count {wholes}; what is left is tomorrow’s lunch.',
  'I reckon {wholes}, since one is enough for {servings}, and cold leftovers are a gift.',
] as const;

/** Where the portions are fewer than the mouths: {servings} for {people}. */
export const FEWER = [
  'The amounts are for {servings}, which is short of {people}: cut the portions a little smaller, or put something beside it.',
  'By the book that feeds {servings}, so for {people} cut everybody a slightly smaller piece.',
  'It is made whole and serves {servings}; to go round {people} the pieces must be a little smaller.',
  'That makes {servings} portions and not {people}, so cut a little thriftily.',
] as const;

/** More were asked for than amounts can be trusted for; {people} is the most. */
export const MOST_PEOPLE = [
  'The book goes up to {people} people; for more, cook it again.',
  'I can count as far as {people}; for more, make it several times over.',
  'My amounts hold for up to {people} people, and for more it is cooked again.',
] as const;

/** Where one of a whole thing is too little. */
export const WHOLES = [
  'One is enough for {each}, so I count {wholes}: {servings} portions in all, and what is left keeps.',
  'That takes {wholes}, since one feeds {each}; with {servings} portions nobody goes short.',
  'I measured out {wholes} of them, {servings} portions in all, because one ends at {each}.',
] as const;

export const WHOLE = [
  'It is made whole, so the card stays at {servings}.',
  'That one only works as a whole batch, which gives {servings}.',
  'I left the amounts for {servings}, since it is made in one piece.',
  'Fewer or more would spoil its shape, so it stays a batch for {servings}.',
  'The recipe makes {servings} and does not divide well, so I kept it whole.',
  'It comes as one batch for {servings}; what is left over keeps.',
] as const;

/** {food} is what they have, cooked; {meat} what the card lists. */
export const COOKED_ALREADY = [
  'Your {food} is cooked already: take it in place of the {meat}, leave out the step that cooks that, and put it in near the end, just until it steams all through (74 °C).',
  'Since your {food} is cooked, skip the part that cooks the {meat} and add yours late, only until it is steaming hot (74 °C).',
] as const;
export const COOKED_ALIKE = [
  'Take your {food} where the card says {meat}.',
  'Your {food} goes in where the card has {meat}.',
] as const;
export const COOKED_ADDED = [
  'Cut your {food} small and stir it in near the end, just until it steams all through (74 °C).',
  'Your {food} goes in near the end, in small pieces, only until it is steaming hot (74 °C).',
] as const;
