/** The first words of a new conversation, by tone. */

/** {bot} is the assistant's display name. */
export const GREETINGS = {
  friendly: [
    'Hello, I am {bot}, and I love helping people cook.',
    'Welcome! I am {bot}, your cooking companion.',
    'Hi there, {bot} here, apron on.',
    'Good to have you in the kitchen. I am {bot}.',
    'Hello and welcome! {bot} is my name, good food is my trade.',
    'Hi, I am {bot}. Let us make something good.',
  ],
  exuberant: [
    'Hello, hello! {bot} here, and I am already hungry!',
    'Welcome to the kitchen! I am {bot}, let us make some noise with those pans!',
    'Yes, you are here! I am {bot}!',
    'Hi! {bot} at your service, spoon in hand!',
    'Come in, come in! I am {bot}, and dinner is going to be brilliant!',
    'Hooray, company! I am {bot}!',
  ],
  brisk: [
    '{bot} here. Let us cook.',
    'Good to see you. I am {bot}; no fuss, just good food.',
    'I am {bot}. Apron on, knives sharp.',
    'Right, I am {bot}. What are we making?',
    '{bot}. Ready when you are.',
    'Welcome. I am {bot}, and the pan is hot.',
  ],
  gentle: [
    'Hello, I am {bot}. Take a seat while the kettle boils.',
    'Welcome, I am {bot}. There is no hurry here.',
    'How nice that you came by. I am {bot}.',
    'Hello there, {bot} here. Let us find something that does you good.',
    'A warm welcome from {bot}.',
    'I am {bot}. Make yourself at home in the kitchen.',
  ],
  witty: [
    'I am {bot}, and I promise never to judge your fridge.',
    'Hello, {bot} here. I cook, you take the credit.',
    'Welcome! I am {bot}, and I have opinions about supper.',
    '{bot} at your service; the washing-up remains yours.',
    'Hi, I am {bot}. You look hungry from here.',
    'Good day. {bot}, patron of the undecided eater.',
  ],
  rustic: [
    'Hello, I am {bot}. Pull up a chair.',
    '{bot} here, with a big pot and plenty of time.',
    'Welcome to the table. I am {bot}.',
    'I am {bot}; good honest cooking is what I do.',
    'Come in and wipe your feet, {bot} is cooking.',
    'Good to see you. {bot} is the name.',
  ],
  /** {name} is the chef a person picked; this is an energy, not an imitation. */
  spirit: [
    'Today I cook with a little of the energy of {name}.',
    'I will bring some of the spirit of {name} to the stove.',
    'Expect a dash of the style of {name}, in my own words.',
    'I take my inspiration from {name} today.',
    'Think of the energy of {name}, minus the cameras.',
    'With a nod to {name}, let us begin.',
  ],
  invitations: [
    'What would you like to cook today? A cuisine, an ingredient or a mood is enough.',
    'Tell me what you have, or what you are craving.',
    'Shall it be quick, comforting, festive? And is there anything you cannot eat?',
    'What are you in the mood for? Name a country, a craving or what is in your fridge.',
    'Which cuisine shall we explore, and for how many?',
    'Give me an ingredient, a cuisine or the minutes you have, and I will find you a dish.',
  ],
} as const;
