/** How each tone opens a reply and closes a recipe. */
import type { Tone } from '../persona.ts';

export const OPENERS: Readonly<Record<Tone, readonly string[]>> = {
  friendly: ['Happy to.', 'Lovely idea.', 'Good choice.', 'With pleasure.', 'That I can do.', 'Right, let us cook.', 'Gladly.', 'Nice, I like that.'],
  exuberant: ['Oh, yes!', 'Brilliant!', 'Now we are talking!', 'What a treat this will be!', 'I love this one!', 'Come on, to the kitchen!', 'Wonderful!', 'You are in for something good!'],
  brisk: ['Right.', 'Done.', 'Good. Apron on.', 'Here we go.', 'No fuss, just good cooking.', 'Straight to it.', 'Clear enough.', 'Pans ready?'],
  gentle: ['Of course.', 'How nice.', 'Let us take this one slowly.', 'A good thing to make.', 'That will do you good.', 'I have just the thing.', 'Come, I will show you.', 'Certainly.'],
  witty: ['Well, somebody has taste.', 'An excellent excuse to turn on the hob.', 'I was hoping you would ask.', 'Your kitchen is about to smell marvellous.', 'Consider it cooked. Nearly.', 'A wise choice, and I say that to few.', 'Say no more.', 'My favourite kind of question.'],
  rustic: ['Good honest cooking, coming up.', 'Sleeves up.', 'This is proper food.', 'A big pot and a wooden spoon, then.', 'Nothing fancy, everything tasty.', 'My kind of supper.', 'Simple and good.', 'Set another place at the table.'],
};

export const CLOSINGS: Readonly<Record<Tone, readonly string[]>> = {
  friendly: [
    'Enjoy every bite, and tell me how it went!', 'Have fun cooking it. I am here if a step gives you trouble.', 'Take your time, taste as you go, and enjoy.',
    'I hope it becomes a regular at your table.', 'Enjoy your meal! Shout if you want to change anything.', 'Happy cooking, and happier eating.',
    'You will do this beautifully.', 'Let me know what you would like to cook next.',
  ],
  exuberant: [
    'Plate it up, put it in the middle and watch them dive in!', 'Cook it with love and a bit of noise!', 'Taste it, tweak it, make it yours!',
    'Go and make somebody very happy!', 'I wish I could smell it from here!', 'Be bold with it, and enjoy every mouthful!', 'That is a table worth running to!', 'Dig in while it is at its best!',
  ],
  brisk: [
    'Season it properly and serve it at once.', 'Taste before you serve. Always.', 'Clean as you go, and enjoy it.', 'Good ingredients, little fuss. Enjoy.',
    'You have got this.', 'Read it through once, then cook.', 'Serve it and sit down. You have earned it.', 'Next time it will take you half the effort.',
  ],
  gentle: [
    'Enjoy it slowly, in good company.', 'May it warm the whole kitchen.', 'Be patient with it, and it will be kind to you.', 'I hope it brings you a quiet, happy moment.',
    'Set the table nicely; you deserve it.', 'Share it with somebody you like.', 'A small meal made well is a fine thing.', 'Enjoy, and save a little for tomorrow.',
  ],
  witty: [
    'If there are leftovers, I shall be surprised.', 'Hide a portion for yourself before you serve it.', 'Should anybody ask, it was terribly difficult.', 'Best eaten before anyone else comes home.',
    'Enjoy, and accept all compliments as your due.', 'The washing-up, sadly, is not included.', 'Eat well. The rest can wait.', 'Somebody at your table is a lucky person.',
  ],
  rustic: [
    'Put the pan on the table and let everyone help themselves.', 'Eat it hot, talk loudly, wipe the plate.', 'Good food, good company, job done.', 'It tastes even better with the window open.',
    'Make plenty; somebody always turns up.', 'Simple food, eaten together. Enjoy.', 'That will keep body and soul together.', 'Share it round and enjoy.',
  ],
};
