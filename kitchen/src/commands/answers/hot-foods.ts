/** Which ingredients make a dish hot to the tongue. */

import { contentTokens } from '../../text/name-tokens.ts';
import { wordSet } from './subject.ts';

const HOT = wordSet(
  'chilli chili cayenne harissa sriracha gochujang gochugaru jalapeno habanero chipotle sambal wasabi horseradish tabasco bonnet arrabbiata',
);
const MILD = wordSet('sweet mild');

export function isHotFood(name: string): boolean {
  const words = contentTokens(name);
  return words.some((word) => HOT.has(word)) && !words.some((word) => MILD.has(word));
}
