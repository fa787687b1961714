/** Answers when somebody is hurt or in danger: what to do now, and whom to call. Nothing of cooking. */

import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { danger, PETS } from './any-topic.ts';
import { soberly } from './facts.ts';
import { hasTerm, wordSet } from './subject.ts';

/** The first that its words name; burning eyes before burns, and a reaction before everything that swells. */
/** Of each set at least one word is said. */
const KINDS: readonly (readonly [string, ...ReadonlySet<string>[]])[] = [
  ['sugar', wordSet('blood'), wordSet('sugar')],
  ['sugar', wordSet('glucose hypo hypoglycaemia hypoglycemia')],
  ['choking', wordSet('choking choke choked stuck cough lodged airway bone coin')],
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
  ['gas', wordSet('gas carbon monoxide fume barbecue charcoal tent')],
  ['poison', wordSet('berry leaf plant toadstool')],
  ['despair', wordSet('kill killing suicide suicidal life live')],
];

/** Always has an answer. */
export const emergency: Command = (context, memo, clause) => {
  const [kind] = KINDS.find(([, ...sets]) => sets.every((words) => hasTerm(clause, words))) ?? [];
  // A pet at the chocolate and raw chicken that was eaten are known by their topic.
  const isKnown = kind !== undefined && !hasTerm(clause, PETS);
  const told = isKnown ? undefined : danger(context, memo, { ...clause, act: 'other', chance: 0 });
  return told ?? soberly(memo, [tell(`answers.emergency-${kind ?? 'other'}`)]);
};
