/** A linear classifier over named features, trained from examples: the same examples always give the same weights. */
import { seededRandom } from '../seeded-random.ts';
import { hashText } from '../text/hash.ts';

const ROUNDS = 10;
const STEP = 0.4;
/** A label so unlikely moves no weight. */
const NEGLIGIBLE = 5e-4;
/** What was seen once may be chance, and would fill the memory. */
const LEAST_SEEN = 2;
/** In each round a sample is seen without so many of its features, so that none is leant on alone. */
const LEFT_OUT = 0.3;

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
  /** Row by the hash of a feature. */
  readonly rows: ReadonlyMap<number, number>;
  readonly weights: Float32Array;
}

export interface Sample {
  /** Hashes of what is seen, of `hashFeatures`. */
  readonly features: Uint32Array;
  readonly label: string;
}

/** Features are known by their hashes: names are long, and the same ones are met a million times. */
export function hashFeatures(features: Iterable<string>): Uint32Array {
  return Uint32Array.from(features, hashOf);
}

interface KnownSample {
  readonly rows: Uint32Array;
  readonly label: number;
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
  const known = samples.map(
    ({ features, label }): KnownSample => ({
      rows: Uint32Array.from(
        [...features].map((hash) => rows.get(hash) ?? -1).filter((row) => row >= 0),
      ),
      label: labels.indexOf(label),
    }),
  );
  const random = seededRandom(samples.length);
  const learner = createLearner(model, squares);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(known, random);
    for (const { rows: seen, label } of known) {
      learner({ rows: seen.filter(() => random() >= LEFT_OUT), label });
    }
  }
  return packed(model);
}

/** The probability of each label, in the order of `labels`. */
export function chancesOf(model: LinearModel, features: Iterable<string>): Float64Array {
  const known: number[] = [];
  for (const feature of features) {
    const row = rowOf(model, hashOf(feature));
    if (row >= 0) known.push(row);
  }
  const sums = new Float64Array(model.labels.length);
  putChances(sums, model.weights, known, model.scale);
  return sums;
}

const FINEST = 127;

function packed({ labels, rows, weights }: Learning): LinearModel {
  let size = 2;
  while (size < rows.size * 2) size *= 2;
  const hashes = new Uint32Array(size);
  const places = new Uint32Array(size);
  for (const [hash, row] of rows) {
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
function rowOf({ hashes, rows }: LinearModel, hash: number): number {
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

function rowsOf(samples: readonly Sample[]): Map<number, number> {
  const seen = new Map<number, number>();
  for (const { features } of samples) {
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  }
  const rows = new Map<number, number>();
  for (const [feature, times] of seen) if (times >= LEAST_SEEN) rows.set(feature, rows.size);
  return rows;
}

function createLearner({ weights, labels }: Learning, squares: Float32Array) {
  const count = labels.length;
  const chances = new Float64Array(count);
  const moved = new Uint32Array(count);
  return ({ rows, label }: KnownSample): void => {
    putChances(chances, weights, rows, 1);
    const share = 1 / Math.sqrt(Math.max(1, rows.length));
    let many = 0;
    for (let at = 0; at < count; at += 1) {
      const error = ((chances[at] as number) - (at === label ? 1 : 0)) * share;
      chances[at] = error;
      if (Math.abs(error) >= NEGLIGIBLE) moved[many++] = at;
    }
    for (const row of rows) {
      for (let one = 0; one < many; one += 1) {
        const at = moved[one] as number;
        const error = chances[at] as number;
        const place = row * count + at;
        const square = (squares[place] as number) + error * error;
        squares[place] = square;
        weights[place] = (weights[place] as number) - (STEP * error) / Math.sqrt(square);
      }
    }
  };
}

/** Puts the probability of each label into `sums`. */
function putChances(
  sums: Float64Array,
  weights: Float32Array | Int8Array,
  rows: Uint32Array | readonly number[],
  scale: number,
): void {
  const count = sums.length;
  sums.fill(0);
  for (const row of rows) {
    const place = row * count;
    for (let at = 0; at < count; at += 1) {
      sums[at] = (sums[at] as number) + (weights[place + at] as number);
    }
  }
  const share = scale / Math.sqrt(Math.max(1, rows.length));
  let highest = -Infinity;
  for (const sum of sums) if (sum > highest) highest = sum;
  let total = 0;
  for (let at = 0; at < count; at += 1) {
    const raised = Math.exp(((sums[at] as number) - highest) * share);
    sums[at] = raised;
    total += raised;
  }
  for (let at = 0; at < count; at += 1) sums[at] = (sums[at] as number) / total;
}

function shuffle<One>(list: One[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = list[at] as One;
    list[at] = list[other] as One;
    list[other] = kept;
  }
}
