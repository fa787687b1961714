/** Sentences around the answers to a cook's questions. */

/** {food} is what is missing, {ideas} what stands in. */
export const SWAP = [
  'Instead of {food} I would use {ideas}.',
  'In place of {food}, try {ideas}.',
  'No {food}? Then {ideas}.',
  'For {food} you can take {ideas}.',
  'I would reach for {ideas} where {food} is missing.',
  '{food} can make way for {ideas}.',
] as const;
export const SWAP_QUIET = [
  'There you can use {ideas}.',
  'I would use {ideas}.',
  'Try {ideas}.',
  'You can take {ideas}.',
  'I would reach for {ideas}.',
  'A good stand-in is {ideas}.',
] as const;
export const SWAP_SMALL = [
  'It is a small part of {dish}, so you may also just leave it out.',
  '{dish} also works without it.',
  'You can leave it out of {dish} without much harm.',
  'If you have none of these, simply skip it in {dish}.',
  'It plays a small part in {dish}; leaving it out is fine too.',
  'Skipping it would not spoil {dish}.',
] as const;
export const SWAP_UNKNOWN = [
  'For that I know no stand-in I would trust. Tell me what it is for, or leave it out if it is a small part.',
  'I have no good replacement for that one, I am afraid; I would rather cook something else.',
  'That is hard to replace. If it is only a little, leave it out.',
  'I would not swap that, its part is too big. Shall I find another dish?',
  'I know of nothing that does the same job and suits you.',
  'No stand-in comes to mind that I would be happy with.',
] as const;
export const HEALTHY = [
  'I am a cook and no dietitian, so judge by what goes in: {main} above all. I can look for something lighter if you like.',
  '{dish} is home cooking from plain ingredients, chiefly {main}. Tell me if you want a lighter one.',
  'What it is made of tells you most: {main}. For advice on your diet ask somebody who knows you.',
  'In {dish} you eat mainly {main}. Say “something lighter” and I will find it.',
  'Food cooked at home from {main} is a fair start; the portion is up to you.',
  'That depends on the person. {dish} rests on {main}, and I can offer lighter plates.',
] as const;
export const NOT_IN_IT = [
  'There is no {food} in {dish} anyway.',
  '{dish} needs no {food}, so you are fine.',
  'You will not miss it: {dish} has no {food} in it.',
  'No {food} goes into {dish}.',
  '{dish} manages without {food} as it is.',
  'That is easy, {dish} has no {food}.',
  // Right for one and for many, of either.
  'You will find no {food} in {dish}.',
  'Nothing to leave out: I put no {food} in {dish}.',
] as const;
/** {who} is "a pregnancy" or "a baby". */
export const COOKED_THROUGH = [
  'With {who} in mind, leave nothing pink and no yolk runny: cook it until it is 71 °C all through.',
  'For {who} that means cooked right through, 71 °C inside, with nothing pink or runny left.',
] as const;
export const SWAP_WHAT = [
  'Which ingredient would you like to replace?',
  'Tell me which ingredient, and I will find a stand-in.',
  'What are you missing? Name it and I will think of something.',
  'Which one is the problem?',
  'Name the ingredient and I will see what can take its place.',
  'What would you like to swap out?',
] as const;
export const REMAKE = [
  'Shall I rewrite the recipe that way?',
  'Say “without {food}” and I rewrite the card.',
  'Want the card written anew with that?',
  'Tell me to swap it and I will change the recipe.',
  'If you like, I will write the recipe out again that way.',
  'Shall I change the card?',
] as const;

export const KEEPS_DISH = [
  'About {dish}: {keeps}',
  'For {dish}: {keeps}',
  '{dish}: {keeps}',
  'Here is how {dish} keeps. {keeps}',
  'Storing {dish}: {keeps}',
  'As for {dish}: {keeps}',
] as const;
export const KEEPS_FOOD = [
  '{food}: {fridge}; {freezer}.',
  'Count on this for {food}: {fridge}; {freezer}.',
  'For {food}: {fridge}; {freezer}.',
  '{food} keeps like this: {fridge}; {freezer}.',
  'As a rule for {food}: {fridge}; {freezer}.',
  'A good guide for {food}: {fridge}; {freezer}.',
] as const;
export const KEEPS_GENERAL = [
  'Cool it within two hours, keep it covered in the fridge for 3 to 4 days, and reheat it once until steaming hot all through.',
  'As a rule, 3 to 4 days in a closed box in the fridge, or 2 to 3 months in the freezer. Reheat it until steaming hot.',
  'Most cooked dishes keep 3 to 4 days in the fridge if they get there within two hours. What smells or looks odd goes.',
  'In the fridge by two hours after cooking, eaten within 3 to 4 days, heated once to 74 °C: that is the rule.',
  'Three or four days in the fridge, covered; longer than that, freeze it in portions.',
  'Keep it cold and covered, eat it within 3 to 4 days and heat it right through only once.',
] as const;
export const FREEZES = [
  'Yes, it freezes.',
  'Yes, you can freeze it.',
  'Freezing works.',
  'It takes well to the freezer.',
  'Yes, the freezer is fine for it.',
  'Freeze it by all means.',
] as const;
export const FREEZES_NOT_SAID = [
  'I would not freeze it; eat it fresh.',
  'My notes say nothing of freezing, so I would rather not.',
  'I would keep it out of the freezer.',
  'It is better fresh than frozen.',
  'Freezing would not do it any good, I think.',
  'I have not noted it as one for the freezer.',
] as const;

export const TOOL_YES = [
  'Yes, {dish} is made with a {tool}. Tell me if you have none, and I will look for a way round it.',
  'A {tool} is what the card of {dish} counts on; without one, say so and I see what can be done.',
] as const;
export const TOOL_NO = [
  'No, {dish} needs no {tool}.',
  'You can leave the {tool} where it is: {dish} is made without one.',
] as const;
/** {food} stands by itself, without a dish. */
export const HEALTHY_FOOD = [
  'I am a cook and no dietitian: {food} is honest food in sensible amounts, and how it is cooked counts for as much. Whether it suits you, somebody who knows you can tell.',
  'As a plain ingredient {food} has its place on most plates; I can cook it lightly for you. For advice on your diet ask somebody who knows you.',
] as const;
export const STILL_SO = [
  'That changes nothing, I am afraid.',
  'The answer stays the same, sorry.',
  'Even so:',
  'I would not risk it.',
] as const;
export const MADE_OF = [
  'Into {dish} go {foods}.',
  'For {dish} you need {foods}.',
  '{dish} is made of {foods}.',
  'These make {dish}: {foods}.',
] as const;
export const AHEAD_YES = [
  'You can make {dish} ahead.',
  '{dish} is happy to wait.',
  'Yes, {dish} can be made in advance.',
  '{dish} does well when made ahead.',
  'By all means make {dish} early.',
  'Making {dish} beforehand works nicely.',
] as const;
export const AHEAD_PARTLY = [
  'For {dish} I would do the chopping and measuring ahead and cook it when you need it.',
  'Prepare all the parts of {dish} earlier and keep them cold; the cooking is best done last.',
  '{dish} is at its best fresh, but everything can be cut and weighed before.',
  'Do the knife work for {dish} ahead of time. The rest is quickly done.',
  'You can get everything ready for {dish} and only cook it at the end.',
  'Weigh, cut and mix what you can for {dish}; finish it shortly before you eat.',
] as const;

export const SPICY_YES = [
  '{dish} has some heat. Halve the chilli for a mild one, or serve more at the table.',
  'Yes, {dish} is on the spicy side; less chilli makes it gentle.',
  '{dish} is spicy, but you decide how much: start with half and taste.',
  'It has a kick. Leave out half of the hot things in {dish} if you like it mild.',
  'Fairly spicy, yes. The hot ingredients in {dish} can be cut down freely.',
  'There is heat in {dish}; take out the seeds, or use less.',
] as const;
export const SPICY_NO = [
  'No, {dish} is mild.',
  '{dish} is gentle, nothing hot in it.',
  'Not at all, {dish} is easy on the tongue.',
  '{dish} is not spicy.',
  'No heat worth mentioning in {dish}.',
  'Mild, and fine for careful eaters: that is {dish}.',
] as const;

export const TIME = [
  '{dish} takes {time}, of which {active} is work.',
  'Reckon with {time} for {dish}; you are busy for {active}.',
  '{time} from start to table, {active} of it at the counter.',
  'In all {time}. Your own part is {active}.',
  'Plan {time} for {dish}, with {active} of real work.',
  'About {time}, and {active} of that with your hands.',
] as const;
export const SERVES = [
  'As it stands, {dish} is for {people}. Tell me how many you are and I will work it out.',
  '{dish} serves {people}; I can scale it to any number.',
  'It is written for {people}. Say “for six” and I do the sums.',
  'The card is for {people}.',
  '{people} will be well fed by {dish}.',
  'It feeds {people}. Another number is easily done.',
] as const;
export const EQUIPMENT = [
  'For {dish} have these ready: {tools}.',
  'You will want {tools}.',
  'Get out {tools} for {dish}.',
  '{dish} asks for {tools}.',
  'On the counter: {tools}.',
  'These help with {dish}: {tools}.',
] as const;
export const EQUIPMENT_NONE = [
  'Nothing special, an ordinary kitchen will do.',
  'No special tools are needed for {dish}.',
  'A knife, a board and a pan: that is all for {dish}.',
  'Just the usual things.',
  'You need nothing out of the ordinary for {dish}.',
  'Any kitchen has what {dish} needs.',
] as const;

/** {found} lists restrictions that are in it, as plain words. */
export const HAS = [
  'Yes: {dish} contains {found}.',
  'It does. There is {found} in {dish}.',
  'Yes, {found} is in {dish}.',
  '{dish} does have {found} in it.',
  'Indeed, {dish} has {found}.',
  'It does contain {found}.',
] as const;
/** Neither these nor the next begin with yes or no: "is it nut-free" and "are there nuts in it" are both answered so. */
export const FITS_NOT = [
  '{dish} is not {needs} as it is written.',
  'As it stands, {dish} is not {needs}.',
  'Not {needs}, I am afraid.',
  '{dish} does not count as {needs}.',
  'I am afraid {dish} is not {needs}.',
  'It is not {needs} as it stands.',
] as const;
export const FITS_MAYBE = [
  'Nothing in {dish} rules it out, but some products vary: check the label to be sure it is {needs}.',
  '{dish} can be {needs}; it depends on the brands, so read the labels.',
  'It depends on the products you buy; with the right labels {dish} is {needs}.',
  'Probably {needs}, but look at the labels of ready-made things in {dish}.',
  'I cannot promise {needs}: some ingredients of {dish} differ by maker.',
  'Perhaps. Check the packets for {dish}; brands differ.',
] as const;
/** {dish} is the changed one; its usual recipe holds what they asked about. */
export const FITS_ONLY_BENT = [
  'As it is usually made, it is not {needs}. My version, {dish}, is. Read the labels, and ask when somebody else cooks it.',
  'Elsewhere be careful, since the usual recipe is not {needs}. {dish}, as I make it for you, is; labels have the last word.',
] as const;
export const FITS_YES = [
  'By the ingredients on the card, {dish} is {needs}. Check labels all the same.',
  '{dish} is {needs} going by its ingredients; a look at the labels never hurts.',
  'I find nothing against it: {dish} is {needs}. Do check the labels of what you buy.',
  '{dish} is {needs} as written. Labels have the last word.',
  'Going by the list, it is {needs}. Check the packets too.',
  'As written, {dish} is {needs}. Please still read the labels.',
] as const;
export const ADAPT_OFFER = [
  'Shall I make it fit?',
  'Say “make it {needs}” and I will try.',
  'I can try to change that for you.',
  'Would you like a {needs} version?',
  'Ask me for a {needs} version and I will see what can be done.',
  'I may be able to adapt it, just ask.',
] as const;
export const WHICH_DISH = [
  'Which dish do you mean?',
  'Tell me the dish and I will answer that.',
  'About which dish?',
  'Name the dish, please, and I will look.',
  'Which recipe are we talking about?',
  'For which dish would you like to know?',
] as const;

export const PAIR = [
  'With {food} I like {ideas}.',
  '{food} gets on well with {ideas}.',
  'Good friends of {food}: {ideas}.',
  'Beside {food} I would put {ideas}.',
  'Think of {ideas} with {food}.',
  'For {food}, go for {ideas}.',
] as const;
export const ON_TOP = [
  'On {dish} I would put {ideas}.',
  'Any of these suits {dish}: {ideas}.',
] as const;
export const PAIR_DISHES = [
  'From my book, these would stand well beside {dish}:',
  'To go with {dish} I would make one of these:',
  'Good company for {dish}:',
  'Next to {dish} I can see these:',
  'These would round {dish} off:',
  '{dish} likes such neighbours:',
] as const;

export const AMOUNT = [
  'For {people} reckon {amount} of {food}: {each} a person ({note}).',
  '{amount} of {food} for {people}, that is {each} each ({note}).',
  'I would take {amount} of {food} for {people}, {each} a head ({note}).',
  'Count {each} a person ({note}), so {amount} of {food} for {people}.',
  '{each} each ({note}) makes {amount} of {food} for {people}.',
  'With {people} at the table: {amount} of {food}, {each} each ({note}).',
] as const;
/** {amount} is a bare number. */
export const AMOUNT_COUNTED = [
  'For {people} reckon {amount} {food}: {each} a person ({note}).',
  'Count {each} a person ({note}), so {amount} {food} for {people}.',
  'With {people} at the table: {amount} {food}, {each} each ({note}).',
] as const;
export const AMOUNT_FOR_ONE = [
  'For one reckon {amount} of {food} ({note}).',
  '{amount} of {food} does for one ({note}).',
  'I would take {amount} of {food} for one ({note}).',
] as const;
export const AMOUNT_IN_DISH = [
  'In {dish} that is {line}.',
  'The card says {line}.',
  '{dish} takes {line}.',
  'For {dish}: {line}.',
  'It needs {line}.',
  'You want {line} for {dish}.',
] as const;
export const CONVERTED = [
  '{from} is about {to}.',
  'That makes {to} for {from}.',
  'About {to}.',
  '{from} comes to {to}.',
  'Roughly {to}, that is {from}.',
  'Take {to} for {from}.',
] as const;
export const CONVERT_HOW = [
  'Give me an amount, a unit and a food, such as “2 cups flour in grams”, and I will work it out.',
  'Tell me how much of what, and into which unit.',
  'I need the amount, the food and the unit you want.',
  'Which amount of which food shall I convert?',
  'Say it like “250 g sugar in cups” and I can tell you.',
  'Name amount, food and unit, please.',
] as const;

export const UNKNOWN_HOW = [
  'I have no good answer to that technique yet. Which dish is it for? Then I can walk you through it.',
  'That one is not in my notes. Tell me the dish and I will help from there.',
  'I would rather not guess at that. Which dish are you making?',
  'My notes are silent on that, sorry. What are you cooking?',
  'I do not know that one well enough to teach it. Is it for a particular dish?',
  'That is a gap in my notebook. What shall it become on the plate?',
] as const;
export const NOT_FOR_YOU = [
  'What I know about that does not fit what you eat, so I will leave it. Shall we cook something that does?',
  'My notes on that use things you avoid. Ask me for another way?',
  'The way I know would not suit you, so I would rather offer something else.',
  'That technique leans on things you leave out; let me find you something that fits.',
  'I would steer round that one, given what you avoid.',
  'For what you can eat, I would do something else altogether.',
] as const;
export const WHY_DISH = [
  'I picked {dish} because it fits what you told me and is worth making: {introduction}',
  '{dish} seemed right for what you asked. {introduction}',
  'Because {dish} matches your wishes. {introduction}',
  'It fits your table, and then: {introduction}',
  '{dish} ticks your boxes. And another reason: {tip}',
  'Good question. {tip}',
] as const;
export const WHY_GENERAL = [
  'Mostly because cooks tried the other way and regretted it. Tell me which step puzzles you, and I will explain it.',
  'There is usually heat, water or time behind it. Which step do you mean?',
  'Which step do you mean? Then I can tell you what it does.',
  'Tell me which part you are wondering about.',
  'Name the step or the ingredient, and I will tell you what it is there for.',
  'That depends on the dish. Which part of it do you mean?',
] as const;
export const REHEAT = [
  'Reheat it gently with a splash of water, stirring, until it is steaming hot all through, 74 °C in the middle, and only once.',
  'Warm it slowly under a lid with a spoonful of water until steaming right through. Crisp things go into a hot oven.',
  'In a pan with a lid or in the microwave, stirred halfway, until it steams in the middle; then eat it and do not heat it again.',
  'Low heat, a lid, a little liquid, until hot all through. Bread and pastry like the oven.',
  'Bring it up slowly and make sure that the middle is at 74 °C.',
  'Heat it once, right through, until it steams; add a little water to loosen it.',
] as const;

/** {labels} is "halal"; {found} are ingredients. */
export const CUSTOM_NOT = [
  'No, {dish} is not {labels} as it stands: it has {found}.',
  '{dish} is not {labels}, because of {found}.',
  'Not as written: {found} in {dish} speaks against {labels}.',
  'As it stands {dish} has {found}, so it is not {labels}.',
  'I have to say no: {found} is in {dish}, which is not {labels}.',
  'No. With {found} in it, {dish} is not {labels}.',
] as const;

export const CUSTOM_OFFER = [
  'Say “make it {labels}” and I will see what can be done.',
  'Shall I try to make it {labels}?',
  'I can try to change that: say “make it {labels}”.',
  'Tell me to make it {labels} and I will look for another way.',
  'If you like, I try to make it {labels}.',
  'Say the word and I look for a way to make it {labels}.',
] as const;

export const CUSTOM_YES = [
  'By its ingredients {dish} is {labels}.',
  'I see nothing in {dish} that speaks against {labels}.',
  'As far as the ingredients go, {dish} is {labels}.',
  'Nothing in {dish} breaks {labels}, as far as I can check.',
  'The ingredients of {dish} are {labels}, as far as a list can tell.',
  'Going by its list, {dish} is {labels}.',
] as const;

export const CUSTOM_UNSURE = [
  'Whether {dish} is {labels} I cannot promise.',
  'I cannot say for certain that {dish} is {labels}.',
  'How far {dish} is {labels}, I would rather not guess.',
  'That {dish} is {labels} is more than I can promise.',
  'I would be guessing if I called {dish} {labels}.',
  'On {labels} I can give no figure for {dish}.',
] as const;

/** Followed by the sentences of the steps that tell. */
export const DONE_WHEN = [
  'The card tells what to look for in {dish}:',
  'For {dish}, go by these signs:',
  'These are the signs for {dish}:',
  '{dish} shows you itself:',
  'What to watch for in {dish}:',
  'With {dish} this is how you tell:',
] as const;
