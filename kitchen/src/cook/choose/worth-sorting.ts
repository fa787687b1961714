/** Finds the cutoff for ranking: of thousands of dishes only the few hundred likeliest are sorted. */

/** Of thousands only the likeliest few hundred are worth putting in order. */
const WORTH_SORTING = 400;

/** The highest cost worth a look and, among the dishes of just that cost, the fewest points. */
export function worthSorting(
  cost: Int32Array,
  points: Float64Array,
  out: Uint8Array,
): { most: number; least: number } {
  const all = { most: Number.POSITIVE_INFINITY, least: Number.NEGATIVE_INFINITY };
  if (cost.length <= WORTH_SORTING) return all;
  const counts = new Map<number, number>();
  for (let at = 0; at < cost.length; at++)
    if (out[at] === 0) counts.set(cost[at] ?? 0, (counts.get(cost[at] ?? 0) ?? 0) + 1);
  let room = WORTH_SORTING;
  for (const [most, count] of [...counts].sort(([a], [b]) => a - b)) {
    if (count > room) return { most, least: leastAmong(cost, points, out, most, room) };
    room -= count;
  }
  return all;
}

const SHELVES = 512;

/** So few points that about `room` dishes of this cost have more: counted on shelves, not sorted. */
function leastAmong(
  cost: Int32Array,
  points: Float64Array,
  out: Uint8Array,
  own: number,
  room: number,
): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < cost.length; at++) {
    if (cost[at] !== own || out[at] === 1) continue;
    const value = points[at] ?? 0;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const width = (high - low) / SHELVES || 1;
  const shelves = new Int32Array(SHELVES + 1);
  for (let at = 0; at < cost.length; at++) {
    if (cost[at] !== own || out[at] === 1) continue;
    const shelf = Math.floor(((points[at] ?? 0) - low) / width);
    shelves[shelf] = (shelves[shelf] ?? 0) + 1;
  }
  let shelf = SHELVES;
  for (let left = room; shelf > 0; shelf -= 1) {
    left -= shelves[shelf] ?? 0;
    if (left <= 0) break;
  }
  return low + shelf * width;
}
