/** Reads what stands behind a time: how many servings a pan or a tray takes at once. */
import { LOADED_IN, type Load, TIMED_BY } from './dish.ts';

const HOLDS = new RegExp(`^(\\d+(?:\\.\\d+)?) a (${LOADED_IN.join('|')})( here)?$`);

/** "4 a pan", "4 a pan here", "same round", "with the amount"; undefined for anything else. */
export function readLoad(words: string): Load | undefined {
  const said = words.trim();
  if (said === 'same round') return { kind: 'same' };
  const timed = TIMED_BY.find((one) => one === said);
  if (timed) return { kind: timed };
  const found = HOLDS.exec(said);
  const vessel = LOADED_IN.find((one) => one === found?.[2]);
  const servings = Number(found?.[1]);
  if (!vessel || !(servings > 0)) return undefined;
  return { kind: 'holds', servings, in: vessel, here: found?.[3] !== undefined };
}
