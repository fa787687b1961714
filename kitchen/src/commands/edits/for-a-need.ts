/** Names of what is sold for those who must not have the usual one. */
export const FOR_A_NEED = /\b(?:vegan|vegetarian|gluten-free|dairy-free|egg-free|wheat-free)\b/;
