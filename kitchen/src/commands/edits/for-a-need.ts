/** The words in names of products made for a diet or an allergy, such as gluten-free or vegan. */
export const FOR_A_NEED = /\b(?:vegan|vegetarian|gluten-free|dairy-free|egg-free|wheat-free)\b/;
