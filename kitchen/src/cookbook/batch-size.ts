/** Parses the note behind a timer in a .cook file on how its time depends on the amount ("4 a pan", "same round"). */
import { BATCH_VESSELS, type BatchSize, TIMER_SCALES } from './dish.ts';

const BATCH_PATTERN = new RegExp(`^(\\d+(?:\\.\\d+)?) a (${BATCH_VESSELS.join('|')})( here)?$`);

/** "4 a pan", "4 a pan here", "same round", "with the amount"; undefined for anything else. */
export function parseBatchSize(words: string): BatchSize | undefined {
  const trimmed = words.trim();
  if (trimmed === 'same round') return { kind: 'same' };
  const timerScale = TIMER_SCALES.find((one) => one === trimmed);
  if (timerScale) return { kind: timerScale };
  const found = BATCH_PATTERN.exec(trimmed);
  const vessel = BATCH_VESSELS.find((one) => one === found?.[2]);
  const servings = Number(found?.[1]);
  if (!vessel || !(servings > 0)) return undefined;
  return { kind: 'holds', servings, vessel, isFromThisSentence: found?.[3] !== undefined };
}
