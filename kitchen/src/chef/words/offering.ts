/** Sentences around a list of dishes. */

/** {wish} is a phrase: "something Italian". */
export const LIST_LEADS = [
  'For {wish}, here are three I would gladly make:',
  '{wish}, then. Three ideas:',
  'Let me open the book at {wish}:',
  'Three roads lead to {wish}:',
  'Thinking of {wish}, I would choose between these:',
  'Here is what I have for {wish}:',
  'My shortlist for {wish}:',
] as const;

export const OPEN_LEADS = [
  'Three dishes I would happily cook today:',
  'Let me tempt you with three quite different plates:',
  'Here are three ideas to get you hungry:',
  'How do these sound?',
  'I turned a few pages and stopped at these:',
  'Pick whatever makes your mouth water:',
  'Three good ways to spend time in the kitchen:',
] as const;

export const OTHER_LEADS = [
  'Fair enough. Three others:',
  'Then let us look elsewhere:',
  'No harm done, here are some different ones:',
  'Next page, then:',
  'All right, how about these instead?',
  'Let me try again:',
  'Different ideas, coming up:',
] as const;

export const LIST_ENDS = [
  'Which one shall I write out for you?',
  'Say a number, or tell me what is in your fridge.',
  'Which takes your fancy?',
  'Pick one, or say “something else”.',
  'Shall I show you one of them?',
  'Which one are we cooking?',
  'Tell me which, and for how many.',
] as const;

export const ONE_END = [
  'Shall I write it out for you?',
  'Shall we make it?',
  'Want the recipe?',
  'Shall I show you how?',
  'Does that tempt you?',
  'Would you like the whole recipe?',
] as const;

export const PLAN_LEADS = [
  'Here is a plan of {count} {meals}, each one different:',
  'I would plan the {count} {meals} like this:',
  '{count} {meals}, with some variety in them:',
  'A plan for {count} {meals}:',
  'Let us spread things out over {count} {meals}:',
  'How about this for your {count} {meals}?',
] as const;

export const MENU_LEADS = [
  'A menu in three courses:',
  'For a table of guests I would cook this, first to last:',
  'First, second and sweet:',
  'Here is a menu that gives you time for your guests:',
  'Three courses that get on well together:',
  'This is how I would feed a party:',
] as const;

export const PLAN_ENDS = [
  'Shall I start with the first?',
  'Shall I write out the first one? Say “next” after each.',
  'Say yes and I begin with number one.',
  'Shall we begin at the top?',
  'Shall I start with the first, or swap one for something else?',
  'Ready for the first?',
] as const;

export const PLAN_DONE = [
  'That was the last of the plan.',
  'And with that the plan is complete.',
  'That is the whole plan on paper.',
  'We have been through the list.',
  'That finishes the plan.',
  'All of the plan is written out now.',
] as const;

export const NOTHING_LEFT = [
  'I have been through everything in my book that fits that.',
  'That is all I have of that kind.',
  'My book has no more of those for now.',
  'You have seen all I have along those lines.',
  'I am out of dishes that fit that.',
  'There are no more of that kind in my book.',
] as const;

export const NOTHING_FITS = [
  'I looked hard, but nothing in my book fits all of that.',
  'I have no dish that meets all of that, and I would rather say so than bend the truth.',
  'Nothing I have ticks every one of those boxes.',
  'That combination is beyond my book, I am sorry to say.',
  'I could not find one that honours all of it.',
  'My book has no answer to all of that at once.',
] as const;

/** {name} is what they called a dish that is not in the book. */
export const NOT_IN_BOOK = [
  'I do not have {name} in my book yet.',
  '{name} is not among my recipes, I am afraid.',
  'My book has no {name} so far.',
  'I cannot offer {name}, it is not in my book.',
  'No {name} in these pages yet.',
  '{name} is one I have still to learn.',
] as const;

export const LACKS_CUISINE = [
  'I have no {cuisine} dishes yet, but its neighbours are well represented.',
  '{cuisine} cooking is not in my book so far; these come from close by.',
  'My book has nothing {cuisine} yet. Cousins of it, though, I do have.',
  'Nothing {cuisine} in my pages yet, so I looked next door.',
  'I have yet to learn {cuisine} cooking; let me offer its neighbours.',
  'For {cuisine} food I have to pass, but not for what is cooked nearby.',
] as const;

export const HEARD_NEEDS = [
  'Noted: everything from here on is {needs}.',
  'Understood, I will keep it {needs} for us.',
  'Thank you for telling me. I will only offer what is {needs}.',
  'Good to know. I will stick to {needs} cooking.',
  'Got it, {needs} it is, for all I suggest here.',
  'I will mind that: {needs} from now on.',
] as const;

/** Of somebody who comes to eat. None of these may read like a promise for good. */
export const HEARD_GUEST = [
  'For your guest I will cook {needs}; when it is for you alone, say so.',
  'A {needs} guest, with pleasure: I choose accordingly.',
  'Cooking {needs} for company it is. Tell me when a dish is only for you.',
  'Then your guest shall have it {needs}.',
  'I choose {needs} dishes for that visit. For yourself, just ask.',
  '{needs} for the visit, understood.',
] as const;

export const GUEST_ASIDE = [
  'For yourself it need not be {needs}, so I leave that for your guest.',
  'This one is yours alone, so {needs} can wait for your guest.',
  'Your guest is not at this table, so I put {needs} aside for now.',
  'Just for you, then: {needs} is for when your guest is there.',
  'Without your guest I cook as you like it; {needs} comes back when they do.',
  'As it is for you, I do not hold it to {needs} this time.',
] as const;

export const HEARD_AVOID = [
  'No {foods}, understood.',
  'I will leave {foods} out from now on.',
  'Noted, I will steer clear of {foods}.',
  'Without {foods}, then.',
  'Good, then no {foods}.',
  'I will cook around the {foods}.',
] as const;

/** {tools} is "oven or blender". */
export const HEARD_LACKING = [
  'No {tools}, understood: I will keep to what does without.',
  'No {tools}, then; I will look for dishes that need none.',
  'Noted, no {tools} in your kitchen.',
  'No {tools}: we will manage.',
  'No {tools}? Then I choose accordingly.',
  'No {tools}, I will bear it in mind.',
] as const;

/** {who} is "a pregnancy" or "a baby". */
export const HEARD_CARE = [
  'With {who} in mind I choose more carefully, and say on each card what to look out for.',
  'Thank you for telling me. For {who} I leave out what does not belong, and say what to mind.',
  'Noted. I keep {who} in mind with everything I suggest, and each card says what to watch.',
  'Good to know. For {who} some things are out, and I will say what else to mind.',
  'Understood, {who}: I choose with that in mind, and your doctor has the last word.',
  'I will keep {who} in mind from here on, card by card.',
] as const;

export const SORRY_TO_HEAR = [
  'I am sorry to hear that. Let us cook something kind.',
  'That sounds hard. A good plate helps a little.',
  'I am sorry. Be good to yourself tonight.',
] as const;
export const GET_WELL = [
  'Get well soon.',
  'I hope that passes quickly.',
  'That is no fun; mend soon.',
] as const;
export const HEARD_AIR_FRYER = [
  'Only an air fryer: what a card bakes or roasts goes in there, in small batches, 20 °C lower and about a fifth shorter.',
  'Then I look for what needs no hob; what bakes or roasts takes 20 °C and a fifth of the time less in an air fryer.',
] as const;

export const HEARD_ONLY = [
  'Only a {tool}: my dishes are written for hob and oven, so I look for those that need neither. What has to be warm, warm in the {tool}.',
  'With a {tool} alone I keep to dishes that need no hob and no oven; the {tool} may warm what wants to be warm.',
  'A {tool} and nothing else? Then I stay with what needs neither hob nor oven. My recipes give no times for a {tool}.',
  'I have no recipes made for a {tool}, so these need neither hob nor oven; use the {tool} to warm things through.',
  'Just a {tool}, noted. I pass over everything that wants a hob or an oven.',
  'Then hob and oven are out, and the {tool} warms what must be warm.',
] as const;

/** Read again from our own words, so that it outlives the message that told us: keep "from here on {labels}:". */
export const HEARD_CUSTOM = [
  'Understood, from here on {labels}: {promise}',
  'Noted, from here on {labels}: {promise}',
  'Then it shall be {labels}: {promise}',
  'I will keep it {labels}: {promise}',
  'Of course. From here on {labels}: {promise}',
  'Thank you for telling me. I will keep it {labels}: {promise}',
] as const;

export const HEARD_CUSTOM_BRIEF = [
  'Understood, from here on {labels}: as far as ingredients tell.',
  'Noted, from here on {labels}: as far as a recipe can show.',
  'Then it shall be {labels}: as far as I can check.',
  'I will keep it {labels}: as far as ingredients can tell.',
  'Of course. From here on {labels}: the rest is for labels to say.',
  'Thank you for telling me. I will keep it {labels}: labels have the last word.',
] as const;

/** {dish} wants what they lack. */
export const NEEDS_TOOL = [
  '{dish} stands or falls by {tool}, so I would not send you into it.',
  'There is no honest way to make {dish} without {tool}.',
  '{dish} needs {tool}, I am afraid.',
  'Without {tool} there is no {dish}.',
  'For {dish} you would need {tool}.',
  '{dish} cannot be done without {tool}.',
] as const;

/** Of meat that a card of ours leaves pink. */
export const COOKED_THROUGH =
  'Cooked on to 71 °C (160 °F) in the thickest part, with no pink left, such meat is fine.';

/** {what} is "raw fish", {who} "a pregnancy". */
export const NOT_FOR_CARE = [
  '{dish} has {what} in it, which is not for {who}, so I leave it out.',
  'With {who} at the table I would not serve {dish}: it has {what}.',
  'I pass over {dish} this time: {what} is not for {who}.',
  '{dish} means {what}, and that is not for {who}.',
  'Not {dish}, please: {what} is not for {who}.',
  'For {who} I keep away from {what}, and so from {dish}.',
] as const;

/** {language} is one that we know by its letters and no more. */
export const UNREAD_LANGUAGE = [
  'That looks like {language}, which I cannot read, I am sorry. Could you tell me in English? Meanwhile:',
  'I am sorry, I have no {language}. Write to me in English and I will do better. Until then:',
  '{language} is beyond me, I am afraid; English I understand. For the time being:',
  'I only read English and a few neighbouring languages, and {language} is not among them. Here is a guess:',
  'My apologies, I cannot read {language}. A word or two of English would do. In the meantime:',
  'I do not understand {language} yet. Could you try English? To begin with:',
] as const;

/** Where some words of it were understood and some were not. */
export const PARTLY_READ = [
  'I caught only some of your {language}, so tell me in English if I missed something.',
  'My {language} is patchy: I read the foods and not every word between them. In English I understand more.',
  'I understood part of your {language} and answer in English; say it in English where I got it wrong.',
] as const;

/** {language} is the language they wrote in. */
export const ENGLISH_ONLY = [
  'I read a little {language}, though I cook in English.',
  'I cook and answer in English, but I think I understood your {language}.',
  'Forgive me for answering in English; my {language} only reaches as far as the kitchen.',
  'Your {language} I can follow around the kitchen, but I reply in English.',
  'I only write in English, so here is my answer to your {language}.',
  'I caught the {language}, and answer in English.',
] as const;

export const TOO_SLOW = [
  '{dish} takes {time} and cannot be hurried, so that is not for today.',
  'I would be lying if I promised {dish} in that time: it wants {time}.',
  '{dish} wants {time}; there is no honest shortcut.',
  'Not {dish}, I am afraid: that one takes {time}.',
  'For {dish} you need {time}, nothing less.',
  '{dish} takes {time}, which is not what the clock allows.',
] as const;

export const IN_TIME_LEADS = [
  'The nearest within {limit}:',
  'Closest to it in {limit}:',
  'What can be done in {limit}:',
  'In {limit} I would rather make:',
  'Within {limit} these come nearest:',
  'With {limit} on the clock, the nearest are:',
] as const;

/** {needs} is "gluten-free"; the dish itself may not be named. */
export const CANNOT_FIT = [
  'That one I cannot make {needs} and still call it the same dish.',
  'It stands or falls by what would have to go, so there is no {needs} version of it in my book.',
  'I know no honest way to make that one {needs}.',
  'Made {needs} it would fall apart, so I leave that one be.',
  'That dish does not come {needs}, not from my kitchen.',
  'I have no good {needs} way with that one.',
] as const;

export const MENU_OF_TWO_LEADS = [
  'Two courses that get on well together:',
  'A main and a sweet:',
  'First the one, then the other:',
  'For two courses I would cook these:',
  'A main course, and something to end on:',
  'Two plates, in this order:',
] as const;
