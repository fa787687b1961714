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
import { NOTHING_BEFORE, readTalk, type Span, type TalkBefore } from '@saffron/kitchen/mentions';
import { asShown } from '@saffron/kitchen/mentions/as-shown';
import { nameFoods } from '@saffron/kitchen/mentions/foods-abroad';
import { findRawFoods } from '@saffron/kitchen/mentions/raw-foods';
import type { Person } from '@saffron/kitchen/person';
import { type Diet, isDiet, type Needs, type RecipePart } from '@saffron/kitchen/vocabulary';
import { UnusableReplyError } from './chef-types.ts';

/** Thrown when a line proposes what the person must not eat; it may not be shown. */
export class LineRefusedError extends UnusableReplyError {
  constructor({ line, reason, against, swap, span }: Objection) {
    const instead = swap === undefined ? '' : ` Perhaps use ${swap} instead.`;
    super({
      reason: toPlainReason(span && line.slice(span.start, span.end), against),
      advice: `"${line}" is against ${against}: ${reason}.${instead}`,
    });
  }
}

interface Objection extends Pick<Finding, 'line' | 'reason' | 'swap'> {
  readonly against: string;
  readonly span?: Span | undefined;
}

const LONGEST_NAME = 40;

const DIET_REASONS: Readonly<Record<Diet, string>> = {
  Vegetarian: 'which is not vegetarian',
  Vegan: 'which is not vegan',
  'Gluten-Free': 'which is not gluten-free',
  Keto: 'which has too much carbohydrate',
  Paleo: 'which Paleo leaves out',
};

/** In words for a person: "butter slipped in, and you cannot have milk". "Egg is an egg" would tell them nothing. */
function toPlainReason(written: string | undefined, against: string): string {
  const name = written === undefined || written.length > LONGEST_NAME ? 'something' : written;
  const why = isDiet(against) ? DIET_REASONS[against] : `and you cannot have ${against}`;
  return `${name.toLowerCase().replace(/\s+/g, ' ')} slipped in, ${why}`;
}

export interface Gate {
  /** Checks a sentence said to the person: it may talk of a food, but not propose it. @throws LineRefusedError */
  readonly checkText: (line: Line) => void;
  /** Checks a line of a card. @throws LineRefusedError */
  readonly checkLine: (line: Line) => void;
  /** Whether nothing of a card may be shown yet: its name is judged by its ingredients, some needs by all of it. */
  readonly holdsBackCards: () => boolean;
  /** Checks the whole reply again and reports the findings. @throws LineRefusedError */
  readonly finish: (servings?: number) => Safety;
}

/** The parts of the kitchen that the gate uses. */
export type GateKitchen = CheckContext & Pick<Kitchen, 'situations' | 'mentions'>;

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
  /** Sentences that only talk of what they name. */
  const talk = new Set<Line>();
  let before: TalkBefore = NOTHING_BEFORE;
  let lastTalkedOf: Objection | undefined;

  const findOtherConflicts = (lines: readonly Line[]): Objection[] => {
    if (person.excludedFoods.length + person.situations.length === 0) return [];
    const checkedLines =
      author === 'house' ? lines.filter(({ part }) => !SURROUNDING_PARTS.includes(part)) : lines;
    return findExcludedFoods(kitchen, checkedLines, person).map(fromExclusion);
  };
  const objectionsTo = (lines: readonly Line[], avoided: Needs): Objection[] => [
    ...checkRecipe(kitchen, lines, avoided).findings.filter(isConflict).map(toObjection),
    ...findOtherConflicts(lines),
  ];
  const checkLines = (lines: readonly Line[], avoided: Needs, servings?: number): CheckResult => {
    const result = checkRecipe(kitchen, lines, avoided, servings);
    const conflicts = result.findings.filter(isConflict).map(toObjection);
    const [first] = [...conflicts, ...findOtherConflicts(lines)];
    if (first !== undefined) throw new LineRefusedError(first);
    return result;
  };
  const passedRecipe = (): Line[] => addDishName(passedLines.filter((line) => !talk.has(line)));
  /**
   * A step's "noodles" are those of the ingredient list; the list is only consulted for a line that
   * would be refused.
   */
  const inspectLine = (written: Line): void => {
    const line = named(written);
    const objections = objectionsTo([line], needsPerLine);
    if (objections.length === 0) return;
    if (line !== written && isOnlyTalkedOf(line, objections, objectionsTo([written], needsPerLine)))
      return;
    const listed = passedLines.filter(({ part }) => part === 'ingredients');
    checkLines(addDishName([...listed, line]), needsPerLine);
  };
  /** Of foods by their names alone, whatever the sentence around them denies. */
  const findBareConflict = ({ text }: Line, spans: readonly Span[]): Objection | undefined =>
    objectionsTo(
      spans.map(({ start, end }, index) => ({
        ...{ part: 'ingredients' as const, index },
        text: text.slice(start, end),
      })),
      needs,
    )[0];
  const findRaw = ({ text }: Line): Objection[] => {
    const cautions = person.situations.flatMap((one) => kitchen.situations[one].excludedCautions);
    if (cautions.length === 0) return [];
    return findRawFoods(kitchen.mentions, kitchen.rules, text)
      .filter(({ caution }) => cautions.includes(caution))
      .map(({ caution, start, end }) => {
        const reason = `${caution} is not for everybody at this table`;
        return { line: text, reason, against: caution, span: { start, end } };
      });
  };
  /** With every food by a name that the pantry knows. */
  const named = (line: Line): Line => {
    const text = nameFoods(kitchen.mentions, kitchen.rules, line.text);
    return text === line.text ? line : { ...line, text };
  };
  /** Of what only its grammar hid, as in "Nudeln ohne Eier", no claim is read: the words around it say what is meant. */
  const isOnlyTalkedOf = (
    { text }: Line,
    objections: readonly Objection[],
    plain: readonly Objection[],
  ): boolean => {
    const spans = objections.flatMap(({ span }) => (span ? [span] : []));
    return (
      plain.length === 0 &&
      spans.length === objections.length &&
      readTalk(kitchen.mentions, kitchen.rules, text, spans).proposed === undefined
    );
  };
  /** What one reading of a sentence proposes, and whether it names anything that must not be eaten. */
  const judgeTalk = (said: Line, heardBefore: TalkBefore) => {
    const line = named(said);
    const objections = [...objectionsTo([line], needs), ...findRaw(line)];
    const spans = objections.flatMap(({ span }) => (span ? [span] : []));
    const read = readTalk(kitchen.mentions, kitchen.rules, line.text, spans, heardBefore);
    const objection =
      findBareConflict(line, read.takenBack) ??
      objections.find(({ span }) => span === undefined || span === read.proposed) ??
      (read.bringsBack ? (objections[0] ?? lastTalkedOf) : undefined);
    return { objection, named: objections.at(-1), after: read.after };
  };
  const checkTalk = (said: Line): void => {
    const readings = readingsOf(said).map((line) => judgeTalk(line, before));
    before = readings.at(-1)?.after ?? before;
    const last = readings.findLast((one) => one.named !== undefined)?.named;
    lastTalkedOf = last ?? lastTalkedOf;
    const objection = readings.find((one) => one.objection !== undefined)?.objection;
    if (objection !== undefined) throw new LineRefusedError(objection);
    if (last !== undefined) talk.add(said);
  };
  const isRestricted = hasRestrictions(person);
  return {
    checkText: (line) => {
      if (isRestricted) checkTalk(line);
      passedLines.push(line);
    },
    checkLine: (line) => {
      // Without restrictions nothing is refused; unknown foods are reported at the end. The name of a dish promises
      // what its ingredients keep or not ("tofu carbonara").
      const isName = line.part === 'title';
      if (isRestricted)
        for (const reading of readingsOf(line))
          if (!isName || reading !== line) inspectLine(reading);
      passedLines.push(line);
      const hasSteps = passedLines.some(({ part }) => part === 'instructions');
      const isFirstStep = line.part === 'instructions' && line.index === 0;
      if (isRestricted && (isFirstStep || (isName && hasSteps)))
        checkLines(passedRecipe(), needsPerLine);
    },
    holdsBackCards: () =>
      isRestricted &&
      // Whether egg stays raw is known only after the last step.
      (needs.diets.some(isJudgedAsWhole) ||
        person.situations.length > 0 ||
        !passedLines.some(({ part }) => part === 'instructions')),
    finish: (servings) => {
      const result = checkLines(passedRecipe(), needs, servings);
      const [undercooked] = findUndercooked(kitchen, passedLines, person);
      if (undercooked !== undefined) throw new LineRefusedError(fromExclusion(undercooked));
      return {
        ...describe(result, needs, kitchen.rules.version),
        ...checkOtherFoods(kitchen, person, passedLines),
        ...(isVegan(kitchen, passedLines) ? { isVegan: true } : {}),
      };
    },
  };
}

/** As it is written, and as a page shows it where that differs: nothing may hide in marks and entities. */
function readingsOf(line: Line): Line[] {
  const text = asShown(line.text);
  return text === line.text ? [line] : [{ ...line, text }, line];
}

function fromExclusion({ line, span, food, reason }: ExclusionFinding): Objection {
  return { line, span, reason, against: food };
}

function toObjection(finding: Finding): Objection {
  const { line, reason, swap, restriction, start, end } = finding;
  return { line, reason, swap, against: restriction, span: { start, end } };
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
