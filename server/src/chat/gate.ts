/** The safety gate: checks every line of a reply against the person's allergies, diets and other restrictions before sending. */
import type { Safety } from '@saffron/contract/chat';
import type { CheckResult, Finding, Line } from '@saffron/kitchen/check';
import { limitFindings } from '@saffron/kitchen/check/bounded-findings';
import {
  type ExclusionFinding,
  findExcludedFoods,
  findUndercooked,
} from '@saffron/kitchen/check/excluded-foods';
import { addDishName } from '@saffron/kitchen/check/named-dish';
import { type CheckContext, checkRecipe } from '@saffron/kitchen/check/recipe';
import { lookedFor } from '@saffron/kitchen/chef/carriers';
import type { PersonHeard } from '@saffron/kitchen/chef/needs-extractor';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { readLine } from '@saffron/kitchen/measure/read-line';
import type { Person } from '@saffron/kitchen/person';
import type { Diet, Needs, RecipePart } from '@saffron/kitchen/vocabulary';
import { UnusableReplyError } from './chef-types.ts';
import {
  mayReintroduceFood,
  namesOnlyOmittedFoods,
  negatesNextSentence,
  type Span,
} from './omission-advice.ts';

/** Thrown when a line conflicts with the person's restrictions; nothing of that reply may stay on screen. */
export class LineRefusedError extends UnusableReplyError {
  constructor({ line, reason, against, swap }: Objection) {
    const instead = swap === undefined ? '' : ` Perhaps use ${swap} instead.`;
    super({ reason, advice: `"${line}" is against ${against}: ${reason}.${instead}` });
  }
}

interface Objection extends Pick<Finding, 'line' | 'reason' | 'swap'> {
  readonly against: string;
}

export interface Gate {
  /** Checks a sentence of a text reply. @throws LineRefusedError */
  readonly checkText: (line: Line) => void;
  /** Checks a line of a card. @throws LineRefusedError */
  readonly checkLine: (line: Line) => void;
  /** Whether nothing of a card may be shown before the whole of it has been checked. */
  readonly holdsBackCards: () => boolean;
  /** Checks the whole reply again and reports the findings. @throws LineRefusedError */
  readonly finish: (servings?: number) => Safety;
}

/** The parts of the kitchen that the gate uses. */
export type GateKitchen = CheckContext & Pick<Kitchen, 'situations'>;

/** Keto depends on the sum of carbohydrates: no line of a recipe can be judged by itself. */
const isJudgedAsWhole = (diet: Diet): boolean => diet === 'Keto';

/** The texts around a dish, in which the house chef says what it leaves out. */
const SURROUNDING_PARTS: readonly RecipePart[] = ['text', 'closing'];

/**
 * One gate for each attempt at a reply.
 * @param extractedNeeds the needs extracted for the whole reply
 * @param author the house chef names the foods it leaves out, so its texts are checked for the nine
 * allergens and the diets only
 */
export function openGate(
  kitchen: GateKitchen,
  extractedNeeds: PersonHeard,
  author: 'house' | 'model' = 'model',
): Gate {
  const { person } = extractedNeeds;
  const { needs } = person;
  const needsPerLine = { ...needs, diets: needs.diets.filter((diet) => !isJudgedAsWhole(diet)) };
  const passedLines: Line[] = [];
  /** Sentences of a text reply that may name foods they leave out. */
  const adviceSentences = new Set<string>();
  let omittedFood: Objection | undefined;
  let isNegated = false;

  const checkLines = (lines: readonly Line[], avoided: Needs, servings?: number): CheckResult => {
    const result = checkRecipe(kitchen, lines, avoided, servings);
    const conflicts = result.findings.filter(isConflict);
    refuseUnlessOmitted(conflicts.map((one) => ({ ...one, against: one.restriction, span: one })));
    refuseUnlessOmitted(findOtherConflicts(lines));
    return conflicts.length === 0 ? result : withoutConflicts(result);
  };
  const findOtherConflicts = (lines: readonly Line[]): Conflict[] => {
    if (person.excludedFoods.length + person.situations.length === 0) return [];
    const checkedLines =
      author === 'house' ? lines.filter(({ part }) => !SURROUNDING_PARTS.includes(part)) : lines;
    return findExcludedFoods(kitchen, checkedLines, person).map(toConflict);
  };
  const refuseUnlessOmitted = (conflicts: readonly Conflict[]): void => {
    const isGoodAdvice = ({ line }: Conflict): boolean => {
      if (!adviceSentences.has(line)) return false;
      const spans = conflicts.flatMap((one) => (one.line === line && one.span ? [one.span] : []));
      return namesOnlyOmittedFoods(line, spans);
    };
    const conflict = conflicts.find((one) => !isGoodAdvice(one));
    if (conflict !== undefined) throw new LineRefusedError(conflict);
    omittedFood = conflicts[0] ?? omittedFood;
  };
  const pass = (line: Line, avoided: Needs): void => {
    // Without restrictions nothing is refused; unknown foods are reported at the end.
    if (hasRestrictions(person)) inspectLine(line, avoided);
    passedLines.push(line);
  };
  /**
   * A step's "noodles" are those of the ingredient list; the list is only consulted for a line that
   * would be refused.
   */
  const inspectLine = (line: Line, avoided: Needs): void => {
    try {
      checkLines([line], avoided);
    } catch (error) {
      if (!passedLines.some(({ part }) => part === 'ingredients')) throw error;
      checkLines([...passedLines, line], avoided);
    }
  };
  return {
    checkText: (line) => {
      if (omittedFood !== undefined && mayReintroduceFood(line.text))
        throw new LineRefusedError(omittedFood);
      isNegated ||= negatesNextSentence(line.text);
      if (!isNegated) adviceSentences.add(line.text);
      pass(line, needs);
    },
    checkLine: (line) => pass(line, needsPerLine),
    // Whether egg stays raw is known only after the last step.
    holdsBackCards: () => needs.diets.some(isJudgedAsWhole) || person.situations.length > 0,
    finish: (servings) => {
      const result = checkLines(addDishName(passedLines), needs, servings);
      const [undercooked] = findUndercooked(kitchen, passedLines, person);
      if (undercooked !== undefined) throw new LineRefusedError(toConflict(undercooked));
      return {
        ...describe(result, needs, kitchen.rules.version),
        ...checkOtherFoods(kitchen, person, passedLines),
        ...(isVegan(kitchen, passedLines) ? { isVegan: true } : {}),
      };
    },
  };
}

interface Conflict extends Objection {
  readonly span?: Span | undefined;
}

function toConflict({ line, span, food, reason }: ExclusionFinding): Conflict {
  return { line, span, reason, against: food };
}

function hasRestrictions({ needs, excludedFoods, situations }: Person): boolean {
  return needs.allergies.length + needs.diets.length + excludedFoods.length + situations.length > 0;
}

/** Reports the other foods that a card was checked for; text replies are not checked for them. */
function checkOtherFoods(
  kitchen: GateKitchen,
  { excludedFoods }: Person,
  passed: readonly Line[],
): Pick<Safety, 'otherFoods'> {
  const foods = excludedFoods.filter(({ isAllergy }) => isAllergy).map(({ label }) => label);
  const listed = passed.filter(({ part }) => part === 'ingredients');
  if (foods.length === 0 || listed.length === 0) return {};
  const names = listed.map(({ text }) => readLine(kitchen.measures, text).name || text);
  return { otherFoods: lookedFor(foods, names) };
}

function isConflict({ certainty }: Finding): boolean {
  return certainty === 'contains';
}

/** The parts that make up the dish; serving suggestions and labels do not count. */
const DISH_PARTS: readonly RecipePart[] = ['title', 'ingredients', 'instructions'];

function isVegan(kitchen: CheckContext, passed: readonly Line[]): boolean {
  if (!passed.some(({ part }) => part === 'ingredients')) return false;
  const dish = addDishName(passed).filter(({ part }) => DISH_PARTS.includes(part));
  const { findings, unknown } = checkRecipe(kitchen, dish, { allergies: [], diets: ['Vegan'] });
  return unknown.length === 0 && !findings.some(isConflict);
}

/** The result without conflicts that are only mentioned to be left out. */
function withoutConflicts(result: CheckResult): CheckResult {
  const findings = result.findings.filter((finding) => !isConflict(finding));
  const isClear = findings.length + result.unknown.length === 0;
  return { ...result, findings, verdict: isClear ? 'clear' : 'unsure' };
}

function describe(result: CheckResult, needs: Needs, rules: string): Safety {
  const { verdict, findings, unknown, notes } = result;
  return {
    verdict,
    findings: [...limitFindings(findings)],
    unknown: [...unknown],
    notes: [...notes],
    checkedFor: { allergies: [...needs.allergies], diets: [...needs.diets] },
    rules,
  };
}
