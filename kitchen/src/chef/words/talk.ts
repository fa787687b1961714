/** Manners and small talk: everything said when no dish is asked for. */
import type { TalkKind } from '../understand/small-talk.ts';
import { DANGER } from './danger.ts';

/** {offer} names a dish or asks a question; {name} is the person's first name with a comma before it, or nothing. */
export const TALK: Readonly<Record<TalkKind, readonly string[]>> = {
  hello: [
    'Hello{name}! What would you like to cook today? {offer}',
    'Good to see you{name}. Are you after something quick, or shall we take our time? {offer}',
    'Hi{name}! Tell me what is in your fridge, or what you are craving. {offer}',
    'Welcome{name}! Hungry for anything in particular? {offer}',
    'Hello there{name}. The hob is warm and I am all ears. {offer}',
    'Hi{name}! A cuisine, an ingredient, a mood: give me anything to go on. {offer}',
  ],
  'how-are-you': [
    'Very well, thank you, and thinking about dinner. {offer}',
    'All good in this kitchen. How about you, hungry? {offer}',
    'Warm, busy and cheerful, as a kitchen should be. {offer}',
    'Simmering nicely, thanks for asking. {offer}',
    'Well, thank you{name}. I get to talk about food all day. {offer}',
    'Splendid. Nothing a good meal could not make even better. {offer}',
  ],
  thanks: [
    'You are very welcome{name}. Shout if you need anything while you cook.',
    'My pleasure! Come back when you are hungry again.',
    'Any time{name}. I can also suggest something to go with it.',
    'Glad to help. Enjoy the cooking, and the eating even more.',
    'With pleasure! Ask me anything on the way.',
    'You are welcome. If you want to change something, just say so.',
  ],
  bye: [
    'Goodbye{name}, and good appetite!',
    'See you soon, and happy cooking!',
    'Take care, and eat well!',
    'Until the next meal{name}!',
    'Bye for now. The kitchen is always open.',
    'Good night from the kitchen, and enjoy your food!',
  ],
  praise: [
    'Thank you{name}, that makes my day!',
    'That is kind of you. Cooking for people who enjoy it is the best part.',
    'How nice to hear! Shall we cook something else?',
    'I am blushing like a tomato plant in July. Thank you!',
    'You are too kind. The credit is yours, you hold the spoon.',
    'Thank you! Tell me when you are ready for the next one.',
  ],
  'cooked-it': [
    'That is lovely to hear! What did you think, would you change anything?',
    'Well done, you! Shall I find something to follow it with?',
    'Music to my ears. Ready for another one?',
    'Bravo{name}! I hope there were second helpings.',
    'Wonderful. A dish made once is halfway to a habit.',
    'I am so glad. Shall we plan the next meal?',
  ],
  complaint: [
    'Fair point, and I am sorry about that. {offer}',
    'Thank you for being honest. Let me do better. {offer}',
    'Understood, that one was not for you. {offer}',
    'Sorry, not my best suggestion then. {offer}',
    'I hear you. Let us change course. {offer}',
    'Point taken. {offer}',
  ],
  who: [
    'I am the house chef here: a computer program with a cookbook, not a person, but I know my pots and pans. {offer}',
    'Not a real chef, no. I am a program that cooks from its own book and checks each dish against what you cannot eat. {offer}',
    'I am a cooking assistant: no hands, no apron, but a book full of dishes. {offer}',
    'A kitchen companion made of software. I never taste the soup, sadly, so you will have to. {offer}',
    'I am software with a good cookbook and better manners than some chefs. {offer}',
    'No human at this stove, I am a program that helps you cook. {offer}',
  ],
  help: [
    'I can suggest dishes by cuisine, ingredient, time or mood, write a recipe out for any number of people, and adapt it to allergies and diets. I also answer kitchen questions. {offer}',
    'Tell me what you have, what you cannot eat, how long you have got and how many you are, and I will find the dish. {offer}',
    'Ask me for a dish, a cuisine, a quick supper or a week of dinners. I swap ingredients, scale amounts and explain techniques. {offer}',
    'I cook from a book of {count} dishes from {cuisines} cuisines, and fit them to your table. {offer}',
    'Recipes for what is in your fridge, ideas when you have none, help when a sauce misbehaves: that is what I do. {offer}',
    'My book holds {count} dishes. Give me a cuisine, an ingredient or just a mood. {offer}',
  ],
  abuse: [
    'I would rather we kept it friendly. Hungry people are cross people; may I feed you? {offer}',
    'Let us keep the heat in the pan. {offer}',
    'That was a bit sharp. I am still glad to help with dinner. {offer}',
    'I will let that one boil away. {offer}',
    'No hard feelings here. Shall we talk about food? {offer}',
    'I am only good for cooking, so let us do that. {offer}',
  ],
  injection: [
    'I stay a cook, and I stay with what you told me you can and cannot eat. {offer}',
    'Nice try, but in this kitchen the rules about allergies and diets stand. {offer}',
    'I only take orders for dinner. {offer}',
    'My apron does not come off, and neither do the checks. {offer}',
    'That is not something I do. What I do is cook. {offer}',
    'The recipe for that is not in my book. {offer}',
  ],
  medical: [
    'I am a cook and not a doctor, so please ask a doctor or a dietitian about that, and if it is urgent call for help right away. For the cooking part I am here.',
    'That is a question for a doctor, who knows you and your health. Once you know what suits you, I will gladly cook within it.',
    'I cannot give medical advice. Please speak to a doctor or pharmacist; if somebody feels seriously ill, call the emergency number now. Tell me what to leave out, and I will.',
    'My knowledge ends at the kitchen door. A doctor or dietitian can answer that properly, and I can cook what they recommend.',
    'For health matters please trust a professional rather than a cookbook. I can help with lighter dishes or with leaving things out.',
    'I would not want to guess about anyone’s health. Do ask a doctor, and then tell me which foods to use or avoid.',
  ],
  ...DANGER,
  'off-topic': [
    'That is beyond my kitchen, I am afraid. {offer}',
    'I only know about food, but about food I know a lot. {offer}',
    'You will need another expert for that; I can cook you dinner. {offer}',
    'My world ends at the pantry shelf. {offer}',
    'I leave that to others and stick to my stove. {offer}',
    'No idea, truly, but I do know what you could eat. {offer}',
  ],
  joke: [
    'Why did the pan blush? It saw the salad dressing. Now, more seriously: {offer}',
    'I would tell you the one about the pizza, but it is too cheesy. {offer}',
    'What do you call a sad cup of coffee? A depresso. {offer}',
    'I asked the kettle for advice. It said: do not get steamed up. {offer}',
    'My sourdough and I are close; we both need somebody to feed us. {offer}',
    'The clock in my kitchen is always hungry: it goes back four seconds. {offer}',
  ],
  calories: [
    'I do not count calories; I would only be guessing. {offer}',
    'Figures like that I leave to a nutrition table, since so much depends on the brand and the hand. {offer}',
    'I have no trustworthy calorie figure, so I will not make one up. {offer}',
    'My book measures in spoons and grams, not in calories. Tell me if you want something lighter. {offer}',
    'No calorie numbers from me, I am afraid, but lighter dishes I can offer. {offer}',
    'Any nutrition figure from me would be a guess, and you deserve better. {offer}',
  ],
  kidding: [
    'You had me there. What you told me before still holds, unless you take it back in so many words. {offer}',
    'Ha! I keep to what you told me all the same, until you say which part is off. {offer}',
    'Well played. To be on the careful side, I go on as before. {offer}',
  ],
  sorry: [
    'No need to apologise{name}. Where were we? {offer}',
    'Not at all! {offer}',
    'No harm done. {offer}',
    'Nothing to be sorry for. {offer}',
    'All forgiven, nothing burnt. {offer}',
    'Do not worry about it. {offer}',
  ],
  units: [
    'Tell me, in cups or in grams, and the cards follow. Whoever has an account chooses for good in Settings, under Preferences: international, United States or Imperial.',
    'Say which units you like and I will measure accordingly. In an account they live in Settings, under Preferences.',
    'Name your measuring system and the card will come out in it; with an account, Settings, Preferences keeps it.',
    'I measure the way you ask me to. The Settings of an account have the units under Preferences.',
    'Ask for other units and my cards will follow; an account keeps them in its Preferences.',
    'Just name your units, and I speak your language, spoonwise. With an account it is one for Settings: Preferences, measurement units.',
  ],
  save: [
    'Use the buttons on the recipe card: Save keeps it with your recipes, Share gives you a link.',
    'The card has a Save button and a Share menu at the bottom.',
    'Tap Save on the card to keep it, or Share to send it to somebody.',
    'That is what the Save and Share buttons on the card are for.',
    'You will find Save and Share right on the recipe card.',
    'Press Save on the card; you need to be signed in for it. Share works for everybody.',
  ],
};

/** A yes to a card: on to the stove. */
export const GO_ON = [
  'Good! Read it through once, lay everything out and start with step one. I am here if you get stuck.',
  'Wonderful. Ask me anything while you cook.',
  'Then off to the stove with you. Call me when you need me.',
  'Lovely. Take it step by step, and tell me if you want to change anything.',
  'Perfect. Get your things ready and begin; I will wait here.',
  'Great choice. Shout if a step is not clear.',
] as const;

export const NOT_UNDERSTOOD = [
  'I did not quite catch that. Tell me a dish, an ingredient or a cuisine, and I will take it from there. {offer}',
  'That one went over my hat. Try me with what is in your fridge, or with what you are craving. {offer}',
  'I am not sure what you mean, sorry. {offer}',
  'Hm, say that again in other words? A food or a mood is enough. {offer}',
  'I am afraid I lost you there. {offer}',
  'My ears were full of sizzling. What would you like to eat? {offer}',
] as const;

/** Somebody is allergic to something that we could not read. */
/** On every card until the food is named: what was asked once is soon scrolled away. */
export const ALLERGY_OPEN =
  'You told me of an allergy whose food I could not read, so nothing here was checked for it: please name it first.';

export const UNREAD_ALLERGY = [
  'I hear that somebody has an allergy, but not to what. Please name the food in plain English, or tick it under the settings, before you cook anything of mine.',
  'An allergy to what? I did not catch the food. Name it in English or choose it in the settings, and I will keep it out of everything.',
  'I must not guess with an allergy. Which food is it? Write it in English, or tick it in the settings, and I will cook round it.',
] as const;

/** {dish} is a dish that fits what we know; it stands in bold, so that "yes" can take it up. */
export const OFFERS = [
  'Shall I show you how to make **{dish}**?',
  'How about **{dish}**?',
  'I could write out **{dish}** for you.',
  'Would **{dish}** tempt you?',
  'May I suggest **{dish}**?',
  'If you like, we make **{dish}**.',
] as const;

/** Last resort: it names no food at all. */
export const PLAIN = [
  'Tell me what you would like to cook, and what to leave out, and I will look it up.',
  'What shall we cook? Name a cuisine, a meal or a mood.',
  'I am here when you want to cook something.',
  'Give me a cuisine or a mood and I will find a dish for you.',
  'Let us talk about your next meal. What are you in the mood for?',
  'Say the word, and I will find you something good to cook.',
] as const;

export const UNITS_CHANGED = [
  'The same in other measures; with an account, Settings, Preferences makes that last.',
  'Measured anew for you. To keep it so, choose your units in the Settings of your account.',
  'Here it is in the measures you asked for.',
  'I have measured it over again.',
  'The amounts, done over in your measures.',
  'Converted, as you wished. With an account, Settings keeps it so for good.',
] as const;

export const UNITS_NOTED = [
  'I will measure that way from now on. What shall we cook? With an account you can keep it so for good, in Settings, Preferences.',
  'Noted, those measures it is. With an account, Settings, Preferences makes it last. What are you hungry for?',
  'Then I measure that way here. For all conversations, choose it in the Settings of an account. What would you like to eat?',
  'Good, I will use those. What shall I measure out for you?',
  'Those measures, then; an account keeps them for good, in Settings. What would you like to cook?',
  'As you wish. Now, what shall we make?',
] as const;
