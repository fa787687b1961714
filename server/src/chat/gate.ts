/** The last check before a person's eyes: whoever wrote a line, what contains a declared need does not pass. */

import type { Safety } from '@saffron/contract/chat';
import { aboutTheDish } from '@saffron/kitchen/safety/answered';
import { boundedFindings } from '@saffron/kitchen/safety/bounded-findings';
import type { CheckResult, Finding, Line } from '@saffron/kitchen/safety/check';
import type { Diet, Needs, Part } from '@saffron/kitchen/vocabulary';
import { checkRecipe, type Pantry } from '../kitchen/check-recipe.ts';
import { UnusableReply } from './chef.ts';
import { isOnlyLeftOut, mayBringBack, turnsRound } from './left-out.ts';
import { uniteNeeds } from './needs.ts';

/** Thrown when something would break a need; nothing of the reply it came in may stay on the table. */
export class RefusedLine extends UnusableReply {
  constructor({ line, reason, restriction, swap }: Finding) {
    const instead = swap === undefined ? '' : ` Perhaps use ${swap} instead.`;
    super({ reason, advice: `"${line}" is against ${restriction}: ${reason}.${instead}` });
  }
}

export interface Gate {
  /** Needs heard along the way; they hold for all that was let through before, too. @throws RefusedLine */
  readonly add: (needs: Needs) => void;
  /** A sentence of a reply in words. @throws RefusedLine */
  readonly passText: (line: Line) => void;
  /** A line of a card. @throws RefusedLine */
  readonly passLine: (line: Line) => void;
  /** Whether nothing of a card may be shown before the whole of it has been checked. */
  readonly holdsCards: () => boolean;
  /** Checks the whole again and says what was found. @throws RefusedLine */
  readonly close: (servings?: number) => Safety;
}

/** Keto is a matter of the sum: no line of a recipe can be judged by it alone. */
const judgedByTheSum = (diet: Diet): boolean => diet === 'Keto';

export function openGate(kitchen: Pantry, declared: Needs): Gate {
  let needs = declared;
  const passed: Line[] = [];
  /** Sentences of a reply in words that may speak of what they leave out. */
  const sayings = new Set<string>();
  let leftOut: Finding | undefined;
  let isTurned = false;
  const inspect = (lines: readonly Line[], avoided: Needs, servings?: number): CheckResult => {
    const result = checkRecipe(kitchen, lines, avoided, servings);
    const conflicts = result.findings.filter(isConflict);
    const conflict = conflicts.find(({ line }) => !isGoodAdvice(line, conflicts));
    if (conflict !== undefined) throw new RefusedLine(conflict);
    leftOut = conflicts[0] ?? leftOut;
    return conflicts.length === 0 ? result : withoutConflicts(result);
  };
  const isGoodAdvice = (text: string, conflicts: readonly Finding[]): boolean =>
    sayings.has(text) &&
    isOnlyLeftOut(
      text,
      conflicts.filter(({ line }) => line === text),
    );
  const pass = (line: Line, avoided: Needs): void => {
    // Who avoids nothing can be refused nothing; what is unknown is told in the end.
    if (avoided.allergies.length + avoided.diets.length > 0) inspectLine(line, avoided);
    passed.push(line);
  };
  /** "The noodles" of a step are those of the list; only a line that would be refused needs that looked up. */
  const inspectLine = (line: Line, avoided: Needs): void => {
    try {
      inspect([line], avoided);
    } catch (error) {
      if (!passed.some(({ part }) => part === 'ingredients')) throw error;
      inspect([...passed, line], avoided);
    }
  };
  const byTheLine = (): Needs => ({
    ...needs,
    diets: needs.diets.filter((diet) => !judgedByTheSum(diet)),
  });
  return {
    add: (heard) => {
      needs = uniteNeeds(needs, heard);
      if (passed.length > 0) inspect(passed, byTheLine());
    },
    passText: (line) => {
      if (leftOut !== undefined && mayBringBack(line.text)) throw new RefusedLine(leftOut);
      isTurned ||= turnsRound(line.text);
      if (!isTurned) sayings.add(line.text);
      pass(line, needs);
    },
    passLine: (line) => pass(line, byTheLine()),
    holdsCards: () => needs.diets.some(judgedByTheSum),
    close: (servings) => ({
      ...describe(inspect(aboutTheDish(passed), needs, servings), needs, kitchen.rules.version),
      ...(isVegan(kitchen, passed) ? { isVegan: true } : {}),
    }),
  };
}

function isConflict({ certainty }: Finding): boolean {
  return certainty === 'contains';
}

/** What is on the plate; what goes beside it, and what a label may say, is for whoever asks for it. */
const MAKE_THE_DISH: readonly Part[] = ['title', 'ingredients', 'instructions'];

function isVegan(kitchen: Pantry, passed: readonly Line[]): boolean {
  if (!passed.some(({ part }) => part === 'ingredients')) return false;
  const dish = aboutTheDish(passed).filter(({ part }) => MAKE_THE_DISH.includes(part));
  const { findings, unknown } = checkRecipe(kitchen, dish, { allergies: [], diets: ['Vegan'] });
  return unknown.length === 0 && !findings.some(isConflict);
}

/** What was checked without what is only spoken of to be left out. */
function withoutConflicts(result: CheckResult): CheckResult {
  const findings = result.findings.filter((finding) => !isConflict(finding));
  const isClear = findings.length + result.unknown.length === 0;
  return { ...result, findings, verdict: isClear ? 'clear' : 'unsure' };
}

function describe(result: CheckResult, needs: Needs, rules: string): Safety {
  const { verdict, findings, unknown, notes } = result;
  return {
    verdict,
    findings: [...boundedFindings(findings)],
    unknown: [...unknown],
    notes: [...notes],
    checkedFor: { allergies: [...needs.allergies], diets: [...needs.diets] },
    rules,
  };
}
