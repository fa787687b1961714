/** UI strings of the suggestion chips after a reply; a tap sends them. */

export const suggestionStrings = {
  directions: ['Something vegetarian', 'A curry', 'Something quick'],
  somethingElse: 'Something else',
  surpriseMe: 'Surprise me',
  quicker: 'Quicker',
  makeItVegan: 'Make it vegan',
  forSix: 'For six',
  forTwo: 'For two',
} as const;
