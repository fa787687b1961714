/** Distinguishes temperature differences ("5 °C warmer") from temperatures ("at 5 °C") and converts them. */
import { isDash, isPunctuation, type Token } from '../../text/line-tokens.ts';

const COMPARED = /^(?:warmer|hotter|cooler|colder|higher|lower|apart|difference|swing)$/;
/** "At 5 °C below the grill" is a place on the scale all the same. */
const BESIDE = /^(?:below|above|beneath|more|less|short)$/;
const AT = /^(?:at|to|of|reach|reaches|reached|until|reads|stays|between)$/;
const BEFORE = /^(?:another|further|extra|gains?|gained|loses?|lost|±)$/;
const MOVES =
  /^(?:rise|rises|rose|rising|climb|climbs|climbing|drop|drops|dropped|dropping|fall|falls|fell|falling|increase|increases|raise|lower|reduce|turn|differ|differs|up|down|out|off|difference|swing)$/;
const ABOUT = /^(?:about|around|roughly|some|only|just)$/;
/** How far before the figure its verb may stand. */
const REACH = 9;

/** "Within 60–65 °C" is a span of the scale, and nothing in a kitchen rises by 180 °C. */
const MOST = { C: 60, F: 110 };
const MOST_WITHIN = { C: 15, F: 27 };

/** Whether the temperature in tokens `from` to `to`, `value` at its upper end, says how much more or less. */
export function isTemperatureDifference(
  tokens: readonly Token[],
  from: number,
  to: number,
  value: number,
  scale: 'C' | 'F',
): boolean {
  if (value > MOST[scale]) return false;
  const lead = findGoverningWord(tokens, from);
  const before = tokens[lead]?.lowerCase ?? '';
  if (before === 'within') return value <= MOST_WITHIN[scale];
  if (BEFORE.test(before)) return true;
  const after = tokens[to]?.lowerCase ?? '';
  if (COMPARED.test(after)) return true;
  if (BESIDE.test(after)) return !AT.test(before) || tokens[to + 1]?.lowerCase === 'than';
  if (before === 'by') return isChangeVerb(tokens, lead);
  if (before === 'of')
    return /^(?:rise|drop|difference|increase|fall|swing)$/.test(tokens[lead - 1]?.lowerCase ?? '');
  return /^(?:rises?|climbs?|drops?|falls?|rose|fell|dropped|climbed)$/.test(before);
}

/** The word that governs the figure, past "about", "up to" and "at least". */
function findGoverningWord(tokens: readonly Token[], from: number): number {
  const [low = '', before = ''] = [tokens[from - 1]?.lowerCase, tokens[from - 2]?.lowerCase];
  if (ABOUT.test(low)) return from - 2;
  const pair = `${before} ${low}`;
  return /^(?:up to|at least|at most)$/.test(pair) ? from - 3 : from - 1;
}

function isChangeVerb(tokens: readonly Token[], by: number): boolean {
  for (let at = by - 1; at >= 0 && at > by - REACH; at -= 1) {
    if (isPunctuation(tokens[at], '.') || isDash(tokens[at])) return false;
    if (MOVES.test(tokens[at]?.lowerCase ?? '')) return true;
  }
  return false;
}

/** Whole degrees of the other scale: 5 °C more is 9 °F more. */
export function formatDifference(ends: readonly number[], from: 'C' | 'F', to: 'C' | 'F'): string {
  const ratio = from === 'C' ? 9 / 5 : 5 / 9;
  return `${ends.map((each) => Math.max(1, Math.round(each * ratio))).join('–')} °${to}`;
}
