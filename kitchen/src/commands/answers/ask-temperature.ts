/** Answers how hot: oven (fan, gas mark) or hob as the recipe says, core temperature of a food; or sets the recipe for another appliance. */

import { convertTemperature } from '../../measure/temperature-scales.ts';
import { type Told, tell } from '../../say/told.ts';
import type { UnitSystem } from '../../vocabulary.ts';
import type { Command } from '../command.ts';
import { method } from '../edits/method.ts';
import { askConvert } from './ask-convert.ts';
import { answered, factsOf, stepSentences, tellFacts, topicAsked, topicOfDish } from './facts.ts';
import { foodsAsked, hasTerm, type Subject, subjectOf, wordSet } from './subject.ts';

const MIDDLE = wordSet(
  'core inside internal middle pink probe thermometer done cooked centre center rare medium',
);
const INSIDE = ['thickest', ' middle', ' inside', ' centre'];
const SCALE = wordSet('fahrenheit celsius centigrade');
const HEAT = wordSet(
  'temperature temp degree hot heat oven fan gas mark core inside internal middle probe thermometer c f celsius fahrenheit hob high low medium centre center rare preheat',
);
const OVEN = wordSet('oven roast bake preheat hot');
const FAN = wordSet('fan convection fanned');
const HOB = wordSet('pan hob stove burner wok skillet ring flame');
const HOB_WORDS = [' heat', 'smoking', 'shimmer', ' very hot', ' until hot'];
const GAS = wordSet('gas mark');

const SURE = 0.5;

/** Needs a card or dish that names a heat, or a food of which it is known. */
export const askTemperature: Command = (context, memo, clause) => {
  if (clause.second === 'method' && clause.chance < SURE) {
    const changed = method(context, memo, clause);
    if (changed) return changed;
  }
  const subject = subjectOf(context, memo, clause);
  if (!hasTerm(clause, HEAT) && foodsAsked(clause).length > 0) return undefined;
  if (hasTerm(clause, SCALE)) return askConvert(context, memo, clause);
  const isMiddle = hasTerm(clause, MIDDLE);
  const asksOven = hasTerm(clause, OVEN) || hasTerm(clause, FAN) || hasTerm(clause, GAS);
  const kinds = isMiddle ? ['core', 'done'] : asksOven ? ['heat', 'core'] : ['core', 'heat'];
  const known = factsOf(
    context,
    topicAsked(context, 'doneness', clause, memo),
    kinds,
    asksOven || isMiddle ? 1 : 2,
  );
  if (!subject) return answered(memo, known);
  const hot = stepSentences(subject, memo).filter((one) => one.includes('°'));
  const oven = hot.filter((one) => one.toLowerCase().includes('oven'));
  // "Turn the oven down and roast until 57 °C in the thickest part" tells of both.
  const middle = hot.filter(
    (one) => !oven.includes(one) || INSIDE.some((word) => one.includes(word)),
  );
  const { units } = context.table;
  if (hasTerm(clause, FAN) || hasTerm(clause, GAS)) {
    const degrees = ovenOf(subject);
    if (degrees !== undefined)
      return answered(memo, [otherOven(degrees, hasTerm(clause, GAS), units)]);
  }
  if (foodsAsked(clause).length > 0 && known.length > 0 && isMiddle) return answered(memo, known);
  const hob = stepSentences(subject, memo).filter((one) =>
    HOB_WORDS.some((word) => one.includes(word)),
  );
  // "Off the heat?" is answered by the sentence that takes it off.
  const off = clause.terms.includes('off') ? hob.filter((one) => one.includes('off the heat')) : [];
  if (off.length > 0) return answered(memo, tellFacts(off.slice(0, 1)));
  if (hasTerm(clause, HOB) && hob.length > 0) return answered(memo, tellFacts(hob.slice(0, 1)));
  const own = isMiddle ? [...middle, ...oven] : [...oven, ...middle];
  if (own.length > 0) return answered(memo, tellFacts(own.slice(0, 1)));
  if (known.length > 0) return answered(memo, known);
  const ofDish = factsOf(context, topicOfDish(context, 'doneness', subject), kinds, 1);
  return answered(
    memo,
    ofDish.length > 0 ? ofDish : [tell('answers.no-heat', { dish: subject.title })],
  );
};

const CELSIUS = /(\d{3}) °C/;

/** Degrees Celsius of the oven, as its file has them. */
function ovenOf({ dish }: Subject): number | undefined {
  const text = dish.steps.flat().flatMap((piece) => ('text' in piece ? piece.text : ''));
  const found = CELSIUS.exec(text.filter((one) => one.includes('°C')).join(' '))?.[1];
  return found === undefined ? undefined : Number(found);
}

function otherOven(celsius: number, isGas: boolean, units: UnitSystem): Told {
  const still = { scale: 'C', fan: false } as const;
  if (isGas) {
    const { gas } = convertTemperature(celsius, still, 'oven', 'international');
    return tell('answers.oven-gas', { mark: gas, degrees: `${celsius} °C` });
  }
  const isCelsius = units === 'international';
  const { degrees } = convertTemperature(celsius, still, 'oven', units);
  return tell('answers.oven-fan', {
    fan: isCelsius ? `${celsius - 20} °C` : `${degrees - 25} °F`,
    degrees: isCelsius ? `${celsius} °C` : `${degrees} °F`,
  });
}
