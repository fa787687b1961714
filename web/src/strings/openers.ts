/** What may be asked first in a new chat, each with the drawing of a dish that would answer it. */
import type { Restriction } from '@saffron/kitchen/vocabulary';
import type { TimeOfDay } from './chat.ts';

export interface Opener {
  readonly text: string;
  /** The address of a drawing, as the kitchen writes it. */
  readonly picture: string;
  /** Needs for which this is not suggested. */
  readonly unsuitableFor?: readonly Restriction[];
  /** Suggested first at this time of day, and at no other. */
  readonly time?: TimeOfDay;
}

export const OPENERS: readonly Opener[] = [
  {
    text: 'Something for breakfast',
    picture: '/pictures/bowl-blush-f5ecd6-cf8c3a-dip.syrup-95.svg',
    time: 'morning',
  },
  {
    text: 'A quick lunch',
    picture:
      '/pictures/bowl-sage-cf8c3a-7cb342-ee8129-rice.peas.carrot.greenbeans.springonion-0a.svg',
    time: 'afternoon',
  },
  {
    text: 'Dinner in 30 minutes',
    picture:
      '/pictures/bowl-sage-ebae20-cf2a1e-5a9842-stew.redlentils.coriander.driedchilli-5d.svg',
    time: 'evening',
  },
  {
    text: 'A vegetable curry',
    picture: '/pictures/bowl-lilac-3d7236-ebae20-cf8c3a-greens.potato.greenchilli-40.svg',
  },
  {
    text: 'Something Italian',
    picture:
      '/pictures/bowl-sage-d9402b-5a9842-b47127-broth.whitebeans.cabbage.courgette.basil.rosemary-93.svg',
  },
  {
    text: 'A bread for beginners',
    picture: '/pictures/board-lilac-cf8c3a-9c5630-sodabread.flour-5e.svg',
    unsuitableFor: ['wheat', 'Gluten-Free', 'Keto', 'Paleo'],
  },
  {
    text: 'An African stew',
    picture: '/pictures/pot-lilac-b3452a-c47028-stew.redlentils-89.svg',
  },
  {
    text: 'A vegetarian one-pot',
    picture:
      '/pictures/bowl-sea-d98a2e-f5ecd6-b7cf7c-broth.whitebeans.celery.carrot.parsley-62.svg',
    unsuitableFor: ['Keto', 'Paleo'],
  },
  {
    text: 'A big salad',
    picture:
      '/pictures/bowl-sand-d9402b-93bf52-cf8c3a-ea9d98-leaves.tomato.radish.cucumber.peppergreen.mint-3b.svg',
  },
  {
    text: 'Something Mexican',
    picture: '/pictures/plate-lilac-cf8c3a-2f2826-aac35c-roll.avocado.coriander-ee.svg',
  },
  {
    text: 'A warming soup',
    picture:
      '/pictures/bowl-mist-ea8830-cb4a20-f6d644-puree.redlentils.carrot.potato.paprika.lemon-bb.svg',
  },
  {
    text: 'Something sweet',
    picture: '/pictures/bakingdish-lilac-cf8c3a-b5cf63-crumble.apple.cinnamon-57.svg',
    unsuitableFor: ['Keto'],
  },
  {
    text: 'Fish for two',
    picture: '/pictures/bakingdish-mist-f39b7c-f6d644-6f9f48-bare.salmon.dill.lemon-3f.svg',
    unsuitableFor: ['fish', 'Vegetarian', 'Vegan'],
  },
  {
    text: 'What can I cook with lentils?',
    picture:
      '/pictures/plate-sea-8a6140-714422-f7f2e6-4f9136-ricemound.lentils.parsley.cinnamon-a0.svg',
    unsuitableFor: ['Keto', 'Paleo'],
  },
];
