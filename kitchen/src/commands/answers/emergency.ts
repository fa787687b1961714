/** Answers somebody hurt or in danger (burn, choking, poison ...) with what to do and whom to call; explains labels that warn of traces. */

import type { Danger } from '../../danger/find-danger.ts';
import type { Memo } from '../../memo/memo.ts';
import { tell } from '../../say/told.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { newsTold } from '../person/news.ts';
import { hasTerm, wordSet } from './subject.ts';

/** The first that its words name; burning eyes before burns, and a reaction before everything that swells. */
const KINDS: readonly (readonly [Danger, ReadonlySet<string>])[] = [
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

/** Undefined for a mere guess that names no danger. */
export const emergency: Command = (_context, memo, clause) => {
  const [kind = 'other' as const] = KINDS.find(([, words]) => hasTerm(clause, words)) ?? [];
  return kind === 'other' && clause.chance < LIKELY ? undefined : help(memo, kind);
};

const LIKELY = 0.6;

/** A label that warns of traces: who must not eat it, with the allergy that was told of. */
export function traces({ table }: CommandContext, memo: Memo): Outcome {
  const { told } = help(memo, 'trace');
  return { memo, told: [...newsTold(table), ...told] };
}

/** What is done in such a danger, and nothing else. */
export function help(memo: Memo, kind: Danger | 'other'): Outcome {
  const { asked: _, ...rest } = memo;
  return { memo: rest, told: [tell(`answers.emergency-${kind}`)] };
}
