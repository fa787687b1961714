/** The last check before a person's eyes: whoever wrote a line, what is against the person does not pass. */

import type { Safety } from '@saffron/contract/chat';
import { lookedFor } from '@saffron/kitchen/chef/plate/carriers';
import type { PersonHeard } from '@saffron/kitchen/chef/talk/person-heard';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { readLine } from '@saffron/kitchen/measure/lines/read-line';
import { aboutTheDish } from '@saffron/kitchen/safety/answered';
import { boundedFindings } from '@saffron/kitchen/safety/bounded-findings';
import type { CheckResult, Finding, Line } from '@saffron/kitchen/safety/check';
import {
  type KeptOutFinding,
  keptOutFindings,
  undercookedFindings,
} from '@saffron/kitchen/safety/kept-out';
import type { Person } from '@saffron/kitchen/safety/person';
import type { Diet, Needs, Part } from '@saffron/kitchen/vocabulary';
import { checkRecipe, type Pantry } from '../kitchen/check-recipe.ts';
import { UnusableReply } from './chef.ts';
import { isOnlyLeftOut, mayBringBack, type Span, turnsRound } from './left-out.ts';

/** Thrown when something would break a need; nothing of the reply it came in may stay on the table. */
export class RefusedLine extends UnusableReply {
  constructor({ line, reason, against, swap }: Refused) {
    const instead = swap === undefined ? '' : ` Perhaps use ${swap} instead.`;
    super({ reason, advice: `"${line}" is against ${against}: ${reason}.${instead}` });
  }
}

interface Refused extends Pick<Finding, 'line' | 'reason' | 'swap'> {
  readonly against: string;
}

export interface Gate {
  /** A sentence of a reply in words. @throws RefusedLine */
  readonly passText: (line: Line) => void;
  /** A line of a card. @throws RefusedLine */
  readonly passLine: (line: Line) => void;
  /** Whether nothing of a card may be shown before the whole of it has been checked. */
  readonly holdsCards: () => boolean;
  /** Checks the whole again and says what was found. @throws RefusedLine */
  readonly close: (servings?: number) => Safety;
}

/** What the gate needs of the kitchen. */
export type GateKitchen = Pantry & Pick<Kitchen, 'situations'>;

/** Keto is a matter of the sum: no line of a recipe can be judged by it alone. */
const judgedByTheSum = (diet: Diet): boolean => diet === 'Keto';

/** The words around a dish, in which our own chef speaks of what is left out. */
const AROUND: readonly Part[] = ['text', 'closing'];

/**
 * One gate for each attempt at a reply; `heard` is of the whole reply.
 * @param author our own chef says in words what it keeps out, so of those only the nine and the diets are checked
 */
export function openGate(
  kitchen: GateKitchen,
  heard: PersonHeard,
  author: 'house' | 'model' = 'model',
): Gate {
  const { person } = heard;
  const { needs } = person;
  const byTheLine = { ...needs, diets: needs.diets.filter((diet) => !judgedByTheSum(diet)) };
  const passed: Line[] = [];
  /** Sentences of a reply in words that may speak of what they leave out. */
  const sayings = new Set<string>();
  let leftOut: Refused | undefined;
  let isTurned = false;

  const inspect = (lines: readonly Line[], avoided: Needs, servings?: number): CheckResult => {
    const result = checkRecipe(kitchen, lines, avoided, servings);
    const conflicts = result.findings.filter(isConflict);
    refuseUnlessLeftOut(conflicts.map((one) => ({ ...one, against: one.restriction, span: one })));
    refuseUnlessLeftOut(foundBeyond(lines));
    return conflicts.length === 0 ? result : withoutConflicts(result);
  };
  const foundBeyond = (lines: readonly Line[]): Placed[] => {
    if (person.keptOut.length + person.situations.length === 0) return [];
    const spoken = author === 'house' ? lines.filter(({ part }) => !AROUND.includes(part)) : lines;
    return keptOutFindings(kitchen, spoken, person).map(placed);
  };
  const refuseUnlessLeftOut = (conflicts: readonly Placed[]): void => {
    const isGoodAdvice = ({ line }: Placed): boolean => {
      if (!sayings.has(line)) return false;
      const spans = conflicts.flatMap((one) => (one.line === line && one.span ? [one.span] : []));
      return isOnlyLeftOut(line, spans);
    };
    const conflict = conflicts.find((one) => !isGoodAdvice(one));
    if (conflict !== undefined) throw new RefusedLine(conflict);
    leftOut = conflicts[0] ?? leftOut;
  };
  const pass = (line: Line, avoided: Needs): void => {
    // Who avoids nothing can be refused nothing; what is unknown is told in the end.
    if (avoidsAnything(person)) inspectLine(line, avoided);
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
  return {
    passText: (line) => {
      if (leftOut !== undefined && mayBringBack(line.text)) throw new RefusedLine(leftOut);
      isTurned ||= turnsRound(line.text);
      if (!isTurned) sayings.add(line.text);
      pass(line, needs);
    },
    passLine: (line) => pass(line, byTheLine),
    // Whether egg stays raw, only the last step tells.
    holdsCards: () => needs.diets.some(judgedByTheSum) || person.situations.length > 0,
    close: (servings) => {
      const result = inspect(aboutTheDish(passed), needs, servings);
      const [undercooked] = undercookedFindings(kitchen, passed, person);
      if (undercooked !== undefined) throw new RefusedLine(placed(undercooked));
      return {
        ...describe(result, needs, kitchen.rules.version),
        ...otherFoods(kitchen, person, passed),
        ...(isVegan(kitchen, passed) ? { isVegan: true } : {}),
      };
    },
  };
}

interface Placed extends Refused {
  readonly span?: Span | undefined;
}

function placed({ line, span, food, reason }: KeptOutFinding): Placed {
  return { line, span, reason, against: food };
}

function avoidsAnything({ needs, keptOut, situations }: Person): boolean {
  return needs.allergies.length + needs.diets.length + keptOut.length + situations.length > 0;
}

/** What a card says of foods beyond the nine; a reply in words was not looked at for them. */
function otherFoods(
  kitchen: GateKitchen,
  { keptOut }: Person,
  passed: readonly Line[],
): Pick<Safety, 'otherFoods'> {
  const foods = keptOut.filter(({ isAllergy }) => isAllergy).map(({ said }) => said);
  const listed = passed.filter(({ part }) => part === 'ingredients');
  if (foods.length === 0 || listed.length === 0) return {};
  const names = listed.map(({ text }) => readLine(kitchen.measures, text).name || text);
  return { otherFoods: lookedFor(foods, names) };
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
