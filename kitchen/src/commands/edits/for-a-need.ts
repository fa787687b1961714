/** Pattern matching diet or allergy words in product names, such as "vegan" or "gluten-free". */
export const FOR_A_NEED = /\b(?:vegan|vegetarian|gluten-free|dairy-free|egg-free|wheat-free)\b/;
