/** Notes that stand under a recipe when its amounts were changed: what does not change with them. */

/** By what the dish is cooked in, for more of it and for less. */
export const SCALING_NOTES = {
  tin: {
    up: [
      'Baking tins and times do not scale: bake it in two or more tins of the size given, for the time given, rather than in one bigger or deeper one.',
      'For this much use several baking tins of the same size; the baking time stays as it is, though two on different shelves want swapping halfway.',
      'More of it wants more baking tins and not a deeper one, since a deeper one stays raw in the middle. The time stays the same.',
    ],
    down: [
      'The baking tin does not fit a smaller batch: take one of about half the area, so that it stands as deep as before, and start checking a third earlier.',
      'Use a smaller baking tin, filled as deep as the card means it; the time gets a little shorter, so test it early.',
      'For a small batch a small baking tin, or it bakes thin and dry. Look at it ten minutes before time.',
    ],
  },
  dish: {
    up: [
      'For this much use several dishes of the same size; the baking time stays that of one dish, though two on different shelves want swapping halfway.',
      'More of it wants more dishes and not a deeper one, since a deeper one stays cold in the middle. The time stays the same.',
    ],
    down: [
      'Use a smaller dish, filled as deep as the card means it; the time gets a little shorter, so test it early.',
      'For a small batch a small dish, or it bakes thin and dry. Look at it ten minutes before time.',
    ],
  },
  tray: {
    up: [
      'Oven heat and times stay the same, but spread it over two trays, in one layer, and swap them halfway.',
      'Do not pile it deeper: what is crowded steams. Two trays, the same time, and they change places halfway.',
      'Take a second tray for this much. The clock stays as it is, perhaps five minutes more for a full oven.',
    ],
    down: [
      'A smaller tray or dish for a smaller batch, or it dries out; the heat stays and the time gets a little shorter.',
      'Times are for the full batch; with less in the oven start checking a quarter earlier.',
      'Use a smaller tray or dish and trust your eyes over the clock.',
    ],
  },
  pan: {
    up: [
      'Fry it in batches or in two pans: a crowded pan steams instead of browning. Each batch takes the time given.',
      'The pan does not grow with the amounts, so fry in as many rounds as the pan needs, each for the time given.',
      'For this many, work in batches and keep the first warm; the times are for one batch.',
    ],
    down: [
      'Use a smaller pan so that nothing burns at the edges, and check a few minutes early.',
      'A small batch is done sooner and reduces faster; keep the heat a touch gentler.',
      'With less in the pan, trust your eyes over the clock.',
    ],
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
      'A bigger pot takes longer to come to the boil, but from there the times stay as they are. Hold back a quarter of the liquid and season in small steps.',
      'Use a wider pot rather than a deeper one; the simmering time does not double, only the heating up does.',
      'Times hold once it simmers. Brown things in batches, and salt and spice a little less than the sums say, then taste.',
    ],
    down: [
      'A smaller pot loses water faster: keep a splash ready and check a little sooner.',
      'Use a smaller pot, a gentler heat, and look a few minutes early; the simmering time stays nearly the same.',
      'Small amounts boil down quickly, so add liquid by eye and salt with a light hand.',
    ],
  },
  bowl: {
    up: [
      'Amounts grow, waiting times do not. Season in small steps and taste.',
      'Mix it in a wider bowl, and taste before you add the last of the salt and acid.',
      'Resting and chilling times stay as they are.',
    ],
    down: [
      'Amounts shrink, waiting times do not; salt with a light hand.',
      'Resting and chilling times stay as they are.',
      'Small amounts season quickly, so taste as you go.',
    ],
  },
} as const;
