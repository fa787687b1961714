/** What each tone puts around a plain answer: a turn of phrase that claims nothing and names no food. */
import type { Tone } from '../../say/voice/persona.ts';

/** Before an answer, after one, with thanks, on meeting, on parting, and before anything else that is said. */
export interface Voice {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly pleased: readonly string[];
  readonly hello: readonly string[];
  readonly bye: readonly string[];
  readonly aside: readonly string[];
}

/** The friendly one says it plainly, and that is a voice too. */
export const VOICES: Readonly<Record<Exclude<Tone, 'friendly'>, Voice>> = {
  exuberant: {
    before: [
      'Oh, good question!',
      'I love being asked that!',
      'Right, listen to this!',
      'Now we are getting somewhere!',
      'Ooh, let me tell you!',
      'Ears open, here it comes!',
    ],
    after: [
      'Go on, have fun with it!',
      'Now get in there!',
      'Off you go, you star!',
      'Come back and tell me all about it!',
      'I wish I were there to see it!',
      'Kitchens were made for this!',
    ],
    pleased: ['Hooray!', 'What a joy!', 'You lovely person!', 'That does my heart good!', 'Yes!'],
    hello: ['Look who is here!', 'Hey, hey!', 'There you are!', 'What a day to cook!'],
    bye: ['Off already?', 'What fun that was!', 'Oh, do come back!', 'Big wave from the stove!'],
    aside: ['Ha!', 'Well, well!', 'Oh, my!', 'Look at that!', 'Now then!'],
  },
  brisk: {
    before: [
      'Straight answer.',
      'In short.',
      'Right, listen.',
      'Clear question, clear answer.',
      'Quickly, then.',
      'Here is how it stands.',
    ],
    after: [
      'That is it. Carry on.',
      'Back to the stove.',
      'Good. Next.',
      'Now do it.',
      'No need to fuss.',
      'Remember that one.',
    ],
    pleased: ['Good.', 'Fine work.', 'Well, good.', 'That is the spirit.', 'Excellent.'],
    hello: ['Good, you are here.', 'Right on time.', 'Ready?', 'Apron on.'],
    bye: ['Right.', 'Done here.', 'Good work today.', 'Kitchen closed, then.'],
    aside: ['Right.', 'Look.', 'Plainly.', 'Let us be quick.', 'To the point.'],
  },
  gentle: {
    before: [
      'A good thing to ask.',
      'Let me tell you.',
      'No hurry, here it is.',
      'I am glad you asked.',
      'Come closer to the stove.',
      'Let us look at it together.',
    ],
    after: [
      'Take your time with it.',
      'I am here if you need me.',
      'Trust your hands.',
      'Be kind to yourself while you are at it.',
      'There is no rush.',
      'You will find your way.',
    ],
    pleased: [
      'How kind.',
      'That warms me.',
      'Bless you.',
      'How nice of you to say.',
      'Oh, thank you.',
    ],
    hello: [
      'How nice to see you.',
      'Come in, come in.',
      'Sit down for a moment.',
      'There you are.',
    ],
    bye: ['Already so late.', 'It was nice to have you here.', 'Rest well.', 'Go gently.'],
    aside: ['Dear me.', 'Ah, well.', 'Let us see.', 'Do not mind me.', 'Softly now.'],
  },
  witty: {
    before: [
      'Ah, the question that keeps kitchens awake.',
      'I hoped somebody would ask.',
      'Lean in, this is good.',
      'My favourite subject, after lunch.',
      'Pencil ready?',
      'Since you ask so nicely.',
    ],
    after: [
      'You may quote me at dinner.',
      'Act as if you always knew.',
      'There, one mystery fewer.',
      'Do not tell the other chefs.',
      'I rest my case, and my spoon.',
      'Consider yourself enlightened.',
    ],
    pleased: [
      'Flattery will get you fed.',
      'I shall have that framed.',
      'My modesty forbids, so go on.',
      'You have excellent judgement.',
      'Stop it. No, go on.',
    ],
    hello: [
      'Ah, company.',
      'We meet again, or for the first time.',
      'You found the kitchen.',
      'At last.',
    ],
    bye: [
      'And so the curtain falls.',
      'Leaving before the washing-up, I see.',
      'Exit, humming.',
      'Already?',
    ],
    aside: [
      'Ahem.',
      'An interesting turn.',
      'I did not see that coming.',
      'How shall I put it.',
      'Well now.',
    ],
  },
  rustic: {
    before: [
      'Plain question, plain answer.',
      'Well now, sit down.',
      'Straight from the stove.',
      'That one comes up in every kitchen.',
      'I will tell you how it is.',
      'Pull up a stool.',
    ],
    after: [
      'That is how it goes at my table.',
      'Now roll up your sleeves.',
      'No more to it than that.',
      'Honest work, that.',
      'Wipe your hands and carry on.',
      'The rest your nose will tell you.',
    ],
    pleased: [
      'Ah, good.',
      'That is what a kitchen is for.',
      'Good on you.',
      'You are a good soul.',
      'There now.',
    ],
    hello: [
      'In you come.',
      'Wipe your feet, sit down.',
      'The door was open.',
      'There is room at the table.',
    ],
    bye: [
      'Mind the step.',
      'Take something for the road.',
      'The fire stays lit.',
      'Off with you, then.',
    ],
    aside: ['Well now.', 'Fair enough.', 'Hm.', 'So it goes.', 'Let us be honest.'],
  },
};
