/** Sentences about using another food, more or less of one, and other plain questions about the dish in hand. */

export const USE_NOT = [
  'I would not put that into {dish}: it does not fit what you told me you avoid.',
  'Not for you, going by what you avoid; {dish} is better as the card has it.',
  'That one does not go with what you leave out, so stay with the card of {dish}.',
] as const;
export const USE_UNKNOWN = [
  'I do not know that ingredient well enough to promise anything for {dish}. Try a little of it first, and check the label.',
  'For {dish} I would stay with the card there; I have no notes on that one.',
  'That one is not in my pantry list, so for {dish} I can only say: start small and taste.',
] as const;
export const USE_TINNED = [
  'Yes. What comes from a tin is cooked already: drain it, add it to {dish} near the end, and count a 400 g tin as 240 g.',
  'You can. Drain and rinse it first, and give it only as long in {dish} as it takes to get hot.',
] as const;
export const USE_DRIED = [
  'You can. Dried beans want soaking and boiling first, and count as two and a half times their weight; of dried herbs take a third.',
  'Yes, with a change of amount for {dish}: a third of the weight for herbs, and 100 g of dried beans for a tin, soaked and boiled until soft.',
] as const;
export const USE_OTHER = [
  'Yes, that will do for {dish}. Taste before you salt, and go by how it looks rather than by the clock.',
  'You can use it in {dish}, in the same amount; start checking a little earlier than the card says.',
] as const;
export const USE_BOUGHT = [
  'Yes, {food} saves you work in {dish}. Skip the steps that make it, go by its packet for times, and read its label.',
  'Certainly. With {food} you leave out that part of {dish}; its packet tells how long and how hot, and its label what is in it.',
  'That is fine for {dish}: follow the packet of {food} where it differs from the card, and look at its list of ingredients.',
] as const;
export const USE_IN_IT = [
  'Yes, {dish} takes {from} anyway. {note}',
  'Certainly, {from} is what {dish} is made with. {note}',
  'Yes, that works in {dish}. {note}',
] as const;
export const USE_FOR = [
  'Yes, in {dish} you can use {food} in place of the {from}, in about the same amount. {note}',
  'You can: let {food} take the place of the {from} in {dish}, measure for measure. {note}',
  'That works in {dish}; put in {food} where the card says {from}. {note}',
] as const;
export const USE_MORE = [
  'The card of {dish} has nothing of the kind, but you may add {food}: start with a little and taste as you go. {note}',
  'You can add {food} to {dish}. Begin with a handful or a spoonful, late in the cooking, and taste. {note}',
  'It is not part of {dish} as written, yet a little {food} will do no harm to the taste. {note}',
] as const;

export const LESS = [
  'Yes. {dish} has {line}; take half of it and taste.',
  'Certainly: the card of {dish} says {line}, so halve that, and add more only if you miss it.',
  'That is easily done. Of the {line} in {dish}, use half at first.',
] as const;
export const LESS_BAKED =
  'In baking sugar also gives body, so a third less is a good limit; half makes it drier and paler.';
export const LESS_NOT_THERE = [
  '{dish} has none to speak of on its card.',
  'The card of {dish} asks for none of that.',
  'There is none in {dish} as I write it.',
] as const;
export const SURE = [
  'As sure as a cookbook can be: I read it off the card and my tables. If something looks wrong, tell me which part.',
  'Yes, as far as my book goes. Which part makes you doubt? Then I will look again.',
  'That is what my notes say. For labels and health, trust the packet or a doctor before me.',
] as const;
export const ORIGIN = [
  '{dish} belongs to the {cuisine} kitchen. {introduction}',
  'It is {cuisine}. {introduction}',
  'In my book {dish} stands among the {cuisine} dishes. {introduction}',
] as const;
export const DIFFERENCE_UNKNOWN = [
  'I have no good note on that difference, and I would rather not invent one. Ask me about either of them, and I will tell you what I know.',
  'That comparison is not in my notes, I am afraid. Shall I tell you about one of the two?',
  'I could only guess at that. Name one of them, and I will say what it is.',
] as const;

export const USE_FROZEN = [
  'Yes. Thaw anything raw that was once an animal in the fridge overnight and pat it dry; frozen vegetables and berries go in straight from the freezer, with a few minutes more.',
  'Frozen does well. Raw meat and the like must thaw in the fridge first and be dried well; vegetables and fruit may go in as they are, and then want 2 to 4 minutes more.',
  'By all means. Let what is raw and from an animal thaw in the fridge, never on the counter, and dry it; peas, beans, spinach and berries need no thawing.',
] as const;

/** {dishes} are those of our list that need no warming. */
export const COLD_OF_THESE = [
  'Of these, {dishes} can be eaten cold.',
  'Cold works for {dishes}; the others want to be warm.',
  'Take {dishes} if it is to be eaten cold.',
] as const;
export const COLD_NONE_OF_THESE = [
  'These all taste best warm. Say “something cold” and I look for others.',
  'None of these is meant to be eaten cold; ask me for a cold dish and I will find one.',
] as const;
export const COLD_YES = [
  'Yes, {dish} is good cold. Keep it in the fridge until then.',
  '{dish} does very well cold, straight from a closed box out of the fridge.',
  'It is: {dish} loses nothing when it is cold.',
] as const;
export const COLD_PARTLY = [
  '{dish} is at its best warm. Cooled within two hours and kept in the fridge it may be eaten cold, though.',
  'You can, if it went into the fridge within two hours, but {dish} was made to be eaten warm.',
  'Warm is better for {dish}. Cold, it is a matter of taste, as long as it came out of the fridge.',
] as const;
export const NEXT_DAY = [
  'Here is how {dish} takes to waiting:',
  'For the day after, {dish} goes like this:',
  'What I know of {dish} on the second day:',
] as const;
export const NEXT_DAY_GENERAL = [
  'The next day {dish} is still good if it went into the fridge within two hours.',
  'Covered in the fridge within two hours, {dish} is fine tomorrow.',
] as const;

export const HARD_NO = [
  'Not hard at all. {dish} keeps your hands busy for {active} minutes, and nothing in it is tricky. {tip}',
  'No, anybody can make {dish}: {active} minutes of work, one step after the other. {tip}',
  'Easy enough: {active} minutes at the counter and {dish} is made. {tip}',
] as const;
export const HARD_SOMEWHAT = [
  'A little attention is all {dish} wants: {active} minutes of work, read the card once before you begin. {tip}',
  'Somewhere in the middle. {dish} keeps you busy for {active} minutes; get everything ready first. {tip}',
  'Not very. {dish} asks for {active} minutes of your time and no special skill. {tip}',
] as const;
export const HARD_YES = [
  'It is a project: {dish} keeps your hands busy for {active} minutes. Taken step by step it works the first time. {tip}',
  '{dish} is for a day with time: {active} minutes of work. No step is difficult in itself. {tip}',
  'Rather a lot to do, {active} minutes of it, but nothing in {dish} needs a chef. {tip}',
] as const;

/** {dishes} is "**Moussaka** at 10:15 and ...". */
export const START_AT = [
  'Counted back with a quarter of an hour to spare, start {dishes}.',
  'With a little time in hand, begin {dishes}.',
  'To sit down on time, start {dishes}.',
] as const;
export const START_BEFORE = [
  'Start {dish} {minutes} minutes before you want to eat.',
  'For {dish} reckon {minutes} minutes from the first cut to the table.',
] as const;
