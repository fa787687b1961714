/** Text pieces for tests with hostile input: every kind of character and words at which patterns restart. */

/** One piece each, between bars where it has a gap at an end. */
const SIGNS = `
a|A|z|ab |a b |7|0|7 7 |1.|1.5 |1,|1-|1/2 |½|.|,|;|:|!|?|-|–|—|/|\\|&|+|*|_|#|~|^|=|<|>|(|)|[|]|{|}|"|'|’|‘|“|”|\`|´|€|$|£|%|°|@|…|•
’’’a|a’|a'|'and|’&’ |a,a,|a, |a. |a-|a: |a - | - |, ,|. |- |* |1. |# |**|\`\`|\`\`\`|((( |[[[|{"a":|<a|<!--|&amp;|x=
İ|ß|я|я |日|日 |ع|é|가|ﬃ|ﷺ|🥜|🥜🚫|👩‍👩‍👧|🚫`;

/** Words that open, join or close what readers look for. */
const WORDS = `
no |not |no no no |i am |i'm |without |and |or |and or |, and|,and|the |my |to the |is |is it ok |for |for my |in |with |do |can |if |egg |egg, |not egg, |nuts |free |prawn, and
milk and |allergic to |allergy |allergique aux |ich bin |voeg nog |can't have |no longer |actually, |oh, |so |really |feed eight |for 6 |200 g |1 cup |2 cups |to |about |1 egg |180 °C |10 minutes |how much |make me
chicken curry |severe a |err |hm |what's a good |good |kept free of |meant to be |recipe |instead |but |like butter |may contain |dairy-free |almnods |brd mlk |leave clam |if i eat |the doctor said |she is not |swap the `;

const pieces = (rows: string): string[] => rows.split(/[|\n]/).filter((piece) => piece !== '');

/** Tabs, new lines and marks that nobody sees would be lost in a table. */
const INVISIBLE_PIECES = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  '\u200b',
  '\u0301',
  'a\u0301',
  '\ud800',
  '\n- ',
  'a\n',
];

export const HOSTILE_PIECES: readonly string[] = [
  ...pieces(SIGNS),
  ...pieces(WORDS),
  ...INVISIBLE_PIECES,
];
