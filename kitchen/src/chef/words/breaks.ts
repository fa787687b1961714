/** Sentences that keep a food out because of what holds in the talk, and that say how to change what holds. */

/** {told} is what they must not have, {food} what counts as it; {stay} is "stays" or "stay". */
export const BREAKS_FOOD = [
  'I keep {food} out of it: you told me that {told} must stay out.',
  'No {food} here, since you told me that {told} must stay out.',
  'You told me that {told} must stay out, and that goes for {food}.',
] as const;

/** The very food that they told of. */
export const BREAKS_TOLD = [
  'You told me that {told} must stay out, so I leave it out.',
  'I leave that out, since you told me that {told} must stay out.',
  'That stays out: you told me of {told}, and I keep to it.',
] as const;

/** {label} is "halal" or "low in sulphites". */
export const BREAKS_CUSTOM = [
  'I leave {food} out, since that is not {label}, and you asked me to keep to it.',
  'No {food} here: that is not {label}, as you asked it to be.',
  'That is not {label}, and you asked me to keep to it, so {food} {stay} out.',
] as const;
/** {label} says how we cook rather than what a food is: "mindful of latex". */
export const BREAKS_CARE_FOR = [
  'You asked me to cook in a way {label}, so {food} {stay} out.',
  'I am to cook in a way {label}, so {food} {stay} out.',
] as const;

export const BREAKS_APART = [
  'That would put meat and dairy together, and you asked me to keep it {label}, so {food} {stay} out.',
  'I keep it {label}, with meat and dairy apart, so {food} {stay} out.',
] as const;

/** {who} is "a pregnancy" or "a baby". */
export const BREAKS_CARE = [
  'With {who} in mind I leave {food} out.',
  'Better no {food}, with {who} to think of.',
  'I keep {food} out of it, with {who} in mind.',
] as const;

export const INSTEAD = [
  'What would do instead: {ideas}.',
  'In its place I would take {ideas}.',
  'Try {ideas} in its place.',
] as const;

export const LIFT_FOOD = [
  'If that has changed, tell me that “{told} {is} fine now”.',
  'Should it be otherwise by now, say “{told} {is} fine now”.',
] as const;
export const LIFT_NEED = [
  'If that has changed, tell me “I don’t need it {needs} any more”.',
  'Should it be otherwise by now, say “I don’t need it {needs} any more”.',
] as const;
export const LIFT_STATED = [
  'It stands in your settings, under Preferences, and can only be changed there.',
  'Your settings say so, and they alone can change it: Settings, under Preferences.',
] as const;

/** Nobody can say what is in {food}. */
export const UNKNOWN_FOR_YOU = [
  'I do not know that one well enough to say whether it fits what you told me, so leave it out of {dish} unless its label settles it.',
  'That one is not in my pantry list, so I cannot tell whether it fits what you told me; leave it out of {dish} if you are in doubt.',
] as const;
