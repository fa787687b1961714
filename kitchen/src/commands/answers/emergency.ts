/** Answers when somebody is hurt or in danger: what to do now, and whom to call. Nothing of cooking. */

import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { soberly } from './facts.ts';
import { hasTerm, wordSet } from './subject.ts';

/** The first that its words name; burning eyes before burns, and a reaction before everything that swells. */
const KINDS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['choking', wordSet('choking choke choked stuck cough lodged airway')],
  [
    'reaction',
    wordSet(
      'allergic allergy reaction anaphylaxis anaphylactic swelling swollen puffing wheezing wheeze wheezy hive epipen lip tongue throat floppy',
    ),
  ],
  ['fire', wordSet('fire flame alight burning-oil curtain blaze ablaze smoke')],
  ['eye', wordSet('eye')],
  ['burn', wordSet('burn burnt burned scald scalded blister burning')],
  ['cut', wordSet('cut sliced bleeding blood finger thumb knife mandoline pumping stitch')],
  ['poison', wordSet('bleach swallowed poison drank chemical cleaner detergent mushroom')],
  ['gas', wordSet('gas carbon monoxide fume')],
];

/** Always has an answer. */
export const emergency: Command = (_context, memo, clause) => {
  const [kind = 'other'] = KINDS.find(([, words]) => hasTerm(clause, words)) ?? [];
  return soberly(memo, [tell(`answers.emergency-${kind}`)]);
};
