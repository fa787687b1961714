/** Reads "swap the cream for coconut milk" and "tofu instead of chicken". */

import type { Kitchen } from '../../cook/kitchen.ts';
import type { Food } from '../../needs/heard.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Meaning } from './meaning.ts';

/** "swap the cream for coconut milk", "use tofu instead of chicken". */
export function readReplace({ rules }: Kitchen, text: string): Meaning['replace'] {
  const pair =
    /\b(?:swap|replace|switch|exchange|substitute) (?:out )?(?:the |my |some )?(.{2,40}?) (?:for|with|by|to) (?:some |the |a )?(.{2,40})/.exec(
      text,
    ) ??
    reversed(
      /\b(?:use|using|with|have|try|do) (?:some |the )?(.{2,40}?) (?:instead of|in place of|rather than) (?:the |any )?(.{2,40})/.exec(
        text,
      ),
    );
  if (!pair) return undefined;
  const from = foodIn(rules, pair[1] ?? '');
  const to = foodIn(rules, pair[2] ?? '');
  return from && to ? { from, to } : undefined;
}

function reversed(found: RegExpExecArray | null): string[] | null {
  return found ? ['', found[2] ?? '', found[1] ?? ''] : null;
}

function foodIn(rules: Kitchen['rules'], text: string): Food | undefined {
  const term = findTerms(rules, text).find((one) => one.isFood);
  if (!term) return undefined;
  const said = text.slice(term.start, term.end);
  return { said, names: [term.name, said], kinds: term.kinds };
}
