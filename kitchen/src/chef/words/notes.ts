/** Notes that stand under a recipe when its amounts were changed. */

export const SCALING_NOTES = {
  up: [
    'The amounts are scaled up; times and oven heat stay the same, but use wider pans or work in batches.',
    'This is a bigger batch than the original, so give everything room in the pan and expect it to take a little longer to come to the boil.',
    'With this much in the pot, season in small steps and taste as you go.',
    'A larger batch browns better in two pans than in one crowded one.',
    'For this many people, split the dish over two tins or trays rather than piling it deeper.',
    'Cooking times hold, though a fuller pot needs a few minutes more to heat through.',
  ],
  down: [
    'The amounts are scaled down; use a smaller pan so that nothing dries out, and check a few minutes early.',
    'A smaller batch cooks faster, so trust your eyes over the clock.',
    'With less in the pan, keep the heat a touch gentler.',
    'For a small batch, pick a small pan; sauces reduce quickly in a wide one.',
    'Times are for the full batch; start checking a little sooner.',
    'Small amounts season quickly, so add salt with a light hand.',
  ],
} as const;
