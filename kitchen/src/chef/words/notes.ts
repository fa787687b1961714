/** Notes that stand under a recipe when its amounts were changed: what does not change with them. */

/** By what the dish is cooked in, for more of it and for less; empty where a cook needs no telling. */
export const SCALING_NOTES = {
  tin: {
    up: [
      'Baking tins and times do not scale: bake it in two or more tins of the size given, for the time given, rather than in one bigger or deeper one.',
      'For this much use several baking tins of the same size; the baking time stays as it is, though two on different shelves want swapping halfway.',
      'More of it wants more baking tins and not a deeper one, since a deeper one stays raw in the middle. The time stays the same.',
    ],
    down: [],
  },
  dish: {
    up: [
      'For this much use several dishes of the same size; the baking time stays that of one dish, though two on different shelves want swapping halfway.',
      'More of it wants more dishes and not a deeper one, since a deeper one stays cold in the middle. The time stays the same.',
    ],
    down: [
      'Use a smaller dish, filled as deep as a full one; the time gets a little shorter, so test it early.',
      'For a small batch a small dish, or it bakes thin and dry. Look at it ten minutes before time.',
    ],
  },
  roast: {
    up: [
      'Take a second roasting tin rather than crowd the first. The time stays the same, and the two change places halfway.',
      'For this much use two roasting tins with room around everything; swap them halfway, and allow five minutes more for a full oven.',
    ],
    down: [
      'Use a smaller roasting tin, so that nothing burns on the bare metal. Look at it a few minutes early.',
    ],
  },
  tray: {
    up: [
      'Bake it in rounds or on a second tray rather than crowd the first. Heat and time stay the same, and trays on two shelves change places halfway.',
      'What is crowded on a tray steams: use another tray, or bake one after the other, each for the time given.',
    ],
    down: [],
  },
  pan: {
    up: [
      'Fry it in batches or in two pans: a crowded pan steams instead of browning. Each batch takes the time given.',
      'The pan does not grow with the amounts, so fry in as many rounds as the pan needs, each for the time given.',
      'For this many, work in batches and keep the first warm; the times are for one batch.',
    ],
    down: [],
  },
  fryer: {
    up: [
      'The pan of oil does not grow with the amounts: fry in as many rounds as it needs, and let the oil come back to its heat between them.',
      'Fry a few at a time, however many there are; a crowded pan cools the oil, and what fries in cool oil soaks it up.',
    ],
    down: [
      'The oil has to be as deep for a few as for many; strain it when it is cold and use it again.',
      'A small pan needs less oil to be deep enough.',
    ],
  },
  pot: {
    up: [
      'A bigger pot takes longer to come to the boil, but from there the times stay as they are. Season in small steps.',
      'Use a wider pot rather than a deeper one; the simmering time does not double, only the heating up does.',
      'Times hold once it simmers. Brown things in batches, and salt and spice a little less than the sums say, then taste.',
    ],
    down: [
      'A smaller pot loses water faster: keep a splash ready and check a little sooner.',
      'Use a smaller pot, a gentler heat, and look a few minutes early; the simmering time stays nearly the same.',
      'Small amounts boil down quickly, so add liquid by eye and salt with a light hand.',
    ],
  },
  bigPot: {
    up: [
      'Two want two pots, or one that holds both with room to spare; it takes longer to come to the boil, and from there the time stays the same.',
    ],
    down: [],
  },
  pasta: {
    up: [
      'For this many toss the pasta and its sauce in the pot it was boiled in, since no frying pan holds it all.',
    ],
    down: [],
  },
  bowl: {
    up: ['Soaking, resting and chilling times stay as they are.'],
    down: ['Soaking, resting and chilling times stay as they are.'],
  },
} as const;
