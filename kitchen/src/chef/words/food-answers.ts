/** Sentences about one food and about the care that food in general wants; none promises that anything is harmless. */

export const FOOD_NOT = [
  '{food} is not {needs} as it is usually sold. Look for one labelled {needs}, or leave it out.',
  'I would leave {food} alone: in its ordinary form it is not {needs}.',
  '{food} as you normally buy it is not {needs}. Only one whose label says so would do.',
  'Going by my pantry list, {food} is not {needs}.',
  'The ordinary kind of {food} does not count as {needs}.',
  'As a rule {food} is not {needs}, so skip it or ask me for a stand-in.',
] as const;
export const FOOD_MAYBE = [
  'It depends on the brand: {food} is not always {needs}, so only the label can tell.',
  'One cannot say in general. Makers differ over {food}; look for {needs} on the label.',
  'Perhaps: {food} varies from maker to maker, so read the label for {needs}.',
  'Not every kind of {food} is {needs}. Check the packet before you use it.',
  'I cannot promise it. It is not {needs} from every maker; the label decides.',
  'That varies. Buy {food} that says {needs} on the packet, and nothing else.',
] as const;
export const FOOD_NOTHING = [
  'I find nothing against it: going by my pantry list, plain {food} is {needs}. Check the label all the same.',
  'By itself {food} is {needs}, as far as my list goes. The label has the last word.',
  'My list holds nothing against {food} here; as such it is {needs}. Do read the label of what you buy.',
  'Plain {food} counts as {needs}. With anything bought ready, check the label.',
  'As far as my pantry list knows, {food} is {needs}. Look at the packet to be certain.',
  'Plain {food} is {needs} by nature; check the label for what a maker may have added.',
] as const;
export const FOOD_UNKNOWN = [
  'I do not know {food} well enough to say. The label, or the maker, can tell you.',
  'My pantry list has no {food} in it, so I will not guess; read the label.',
  'About {food} I have no facts. Check the label, and leave it out if you are in doubt.',
  '{food} is not on my list, so I cannot tell. Go by the label.',
  'I would only be guessing about {food}. Please trust the packet rather than me.',
  'No facts on {food} here. If the label does not settle it, choose something else.',
] as const;
export const FOOD_HOLDS = [
  'Of the nine major allergens, {food} contains {what}. Check the label for the rest.',
  'By my pantry list {food} contains {what}; the label has the last word.',
  '{food} contains {what}. Tell me what you avoid, and I will cook round it.',
  'There is {what} in it, by my list: that is what counts about {food}. Do check the label.',
  'My list has {what} down for {food}. Read the label as well.',
  'For {food} I have {what} noted. Labels tell the rest.',
] as const;
export const FOOD_MAY_HOLD = [
  'Depending on the maker, {food} may contain {what}. Check the label.',
  'Some kinds of {food} contain {what}, so read the label.',
  '{food} varies: it may contain {what}. The packet tells.',
  'I cannot rule out {what} in {food}; look at the label.',
  'Makers differ: {what} can be in {food}. Check before you buy.',
  'With {food}, mind {what}: some brands have it.',
] as const;
export const FOOD_HOLDS_NONE = [
  'I find none of the nine major allergens in plain {food}. Check the label all the same.',
  'Plain {food} has none of the nine major allergens by my list; tell me whom it is for, and I can look closer.',
  'Nothing on my list against plain {food}. The label has the last word.',
  'By my pantry list {food} holds none of the nine major allergens. Still, read the label.',
  'None of the nine that I know of in plain {food}; do look at the packet.',
  'My list shows nothing for {food}. What a maker adds, only the label shows.',
] as const;

/** {who} is "a pregnancy" or "a baby", {ask} whom to ask. */
/** {dishes} are up to three titles in bold. */
export const FOOD_COOKED_IN = [
  'In my book you meet it in {dishes}; name one and I write it out.',
  'I cook with it in {dishes}. Shall I show you one?',
  'You find it in {dishes}, if you would like to taste it.',
] as const;
export const CARE_MIND = [
  'I am a cook and no doctor, but for {who} mind this about {dish}: {what}. Please ask {ask}.',
  'With {who} in mind, look twice at {dish}: {what}. {ask} can tell you for certain, so please ask.',
  'For {who} I would be careful with {dish}: {what}. If in doubt leave it, and ask {ask}.',
  'These count for {who} in {dish}: {what}. I cannot decide it for you; ask {ask}.',
  'Before you serve {dish} to {who}: {what}. {ask} should have the last word.',
  'Careful with {dish} for {who}: {what}. Do ask {ask} first.',
] as const;
export const CARE_NOTHING = [
  'In the ingredients of {dish} I see none of the usual things to mind for {who}, if all is well washed and cooked through. Still, ask {ask}.',
  'Nothing in {dish} stands on the usual list of things to avoid for {who}. Cook it right through, and ask {ask} if in doubt.',
  'I find none of the usual cautions for {who} in {dish}. Cook everything through; {ask} knows best.',
  'By its ingredients {dish} has none of the usual things to mind for {who}. That is no medical advice, so do ask {ask}.',
  'From the list of {dish} I would not know a usual caution for {who}. Please check with {ask} all the same.',
  'The usual cautions for {who} do not touch {dish}, going by its ingredients. Ask {ask} to be certain.',
] as const;

/** {food} is starchy or sweet, and somebody minds their blood sugar. */
export const MIND_SUGAR = [
  'That is a matter of how much: {food} raises blood sugar fast. A small portion beside vegetables and protein does so more gently, but go by what your doctor or dietitian has told you.',
  'I am a cook and cannot judge it for you: {food} brings a good deal of sugar or starch. Keep the portion small, eat vegetables and protein with it, and go by your doctor or dietitian.',
  'With {food} the portion decides, for it is quick to turn into blood sugar. Your doctor or dietitian can tell you how much suits you.',
] as const;

/** {what} is "onion or garlic", which they leave out and makers put in. */
export const FOOD_MAY_HIDE = [
  'Careful: {food} often holds {what}. Read its label, or make it yourself.',
  'Many makers put {what} into {food}, so only the label can tell.',
  'Not any {food}: look for one without {what} on the label.',
] as const;
