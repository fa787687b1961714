/** A linear classifier over named features, trained from examples: the same examples always give the same weights. */
import { seededRandom } from '../seeded-random.ts';
import { hashText } from '../text/hash.ts';

const ROUNDS = 10;
const STEP = 0.4;
/** A label so unlikely moves no weight. */
const NEGLIGIBLE = 5e-4;
/** What was seen once may be chance, and would fill the memory. */
const LEAST_SEEN = 2;

/** Weights of a trained model, small enough for a file: features are known by their hashes. */
export interface LinearModel {
  readonly labels: readonly string[];
  /** Hashes of the features as an open hash table of a power of two; 0 is a free place. */
  readonly hashes: Uint32Array;
  /** Row of the weights by the place of the hash. */
  readonly rows: Uint32Array;
  /** `weights[row * labels.length + label]`, in units of `scale`. */
  readonly weights: Int8Array;
  readonly scale: number;
}

/** Weights while they are learnt. */
interface Learning {
  readonly labels: readonly string[];
  readonly rows: ReadonlyMap<string, number>;
  readonly weights: Float32Array;
}

export interface Sample {
  readonly features: readonly string[];
  readonly label: string;
}

/** Multinomial logistic regression by stochastic gradient descent with AdaGrad's steps. */
export function trainModel(samples: readonly Sample[]): LinearModel {
  const labels = [...new Set(samples.map(({ label }) => label))].sort();
  const rows = rowsOf(samples);
  const model: Learning = {
    labels,
    rows,
    weights: new Float32Array(rows.size * labels.length),
  };
  const squares = new Float32Array(model.weights.length).fill(1e-3);
  const known = samples.map(({ features, label }) => ({
    rows: features.map((feature) => rows.get(feature)).filter((row) => row !== undefined),
    label: labels.indexOf(label),
  }));
  const random = seededRandom(samples.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(known, random);
    for (const sample of known) learn(model, squares, sample.rows, sample.label);
  }
  return packed(model);
}

/** The probability of each label, in the order of `labels`. */
export function chancesOf(model: LinearModel, features: readonly string[]): Float64Array {
  const known = features.map((feature) => rowOf(model, feature)).filter((row) => row >= 0);
  return chancesIn(model, known, model.scale);
}

const FINEST = 127;

function packed({ labels, rows, weights }: Learning): LinearModel {
  let size = 2;
  while (size < rows.size * 2) size *= 2;
  const hashes = new Uint32Array(size);
  const places = new Uint32Array(size);
  for (const [feature, row] of rows) {
    const hash = hashOf(feature);
    let place = hash & (size - 1);
    while (hashes[place] !== 0 && hashes[place] !== hash) place = (place + 1) & (size - 1);
    hashes[place] = hash;
    places[place] = row;
  }
  const heaviest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = heaviest / FINEST || 1;
  return {
    labels,
    hashes,
    rows: places,
    weights: Int8Array.from(weights, (one) => Math.round(one / scale)),
    scale,
  };
}

/** -1 for a feature that no example had. */
function rowOf({ hashes, rows }: LinearModel, feature: string): number {
  const hash = hashOf(feature);
  const last = hashes.length - 1;
  for (let place = hash & last; ; place = (place + 1) & last) {
    if (hashes[place] === hash) return rows[place] as number;
    if (hashes[place] === 0) return -1;
  }
}

function hashOf(feature: string): number {
  const hash = hashText(feature);
  // The low bits of the plain hash hardly differ where only the first letters do.
  return (hash ^ (hash >>> 15)) >>> 0 || 1;
}

function rowsOf(samples: readonly Sample[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of samples) {
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  }
  const often = [...seen].filter(([, times]) => times >= LEAST_SEEN);
  return new Map(often.map(([feature], row) => [feature, row]));
}

function learn(
  model: Learning,
  squares: Float32Array,
  rows: readonly number[],
  label: number,
): void {
  const { weights, labels } = model;
  const count = labels.length;
  const chances = chancesIn(model, rows, 1);
  const share = 1 / Math.sqrt(Math.max(1, rows.length));
  for (let at = 0; at < count; at += 1) {
    const error = ((chances[at] as number) - (at === label ? 1 : 0)) * share;
    if (Math.abs(error) < NEGLIGIBLE) continue;
    for (const row of rows) {
      const place = row * count + at;
      const square = (squares[place] as number) + error * error;
      squares[place] = square;
      weights[place] = (weights[place] as number) - (STEP * error) / Math.sqrt(square);
    }
  }
}

function chancesIn(
  { labels, weights }: { labels: readonly string[]; weights: Float32Array | Int8Array },
  rows: readonly number[],
  scale: number,
): Float64Array {
  const count = labels.length;
  const sums = new Float64Array(count);
  for (const row of rows) {
    const place = row * count;
    for (let at = 0; at < count; at += 1) {
      sums[at] = (sums[at] as number) + (weights[place + at] as number);
    }
  }
  const share = scale / Math.sqrt(Math.max(1, rows.length));
  const highest = Math.max(...sums) * share;
  let total = 0;
  for (let at = 0; at < count; at += 1) {
    const raised = Math.exp((sums[at] as number) * share - highest);
    sums[at] = raised;
    total += raised;
  }
  for (let at = 0; at < count; at += 1) sums[at] = (sums[at] as number) / total;
  return sums;
}

function shuffle<One>(list: One[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = list[at] as One;
    list[at] = list[other] as One;
    list[other] = kept;
  }
}
