/** Logistic regression over hashed features: trains from examples, always to the same weights, and predicts probabilities. */
import { seededRandom } from '../seeded-random.ts';
import type { Features } from './features.ts';

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
  /** Hashes of the features in ascending order; the place of each is its row of the weights. */
  readonly hashes: Uint32Array;
  /** Where the hashes begin that have the same first bits; a power of two of places, and one more for the end. */
  readonly starts: Uint32Array;
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
  readonly features: Uint32Array;
  readonly label: string;
}

export function sampleOf(features: Features, label: string): Sample {
  return { features: Uint32Array.from(features), label };
}

/** The samples as their features' rows, one behind the other: a list for each would cost more than the learning. */
interface KnownSamples {
  readonly rows: Uint32Array;
  /** Where the rows of each begin, and the end of the last. */
  readonly begins: Uint32Array;
  readonly labels: Uint32Array;
  /** The rows of the longest. */
  readonly most: number;
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
  const known = knownSamples(samples, model);
  const random = seededRandom(samples.length);
  const learn = createLearner(model);
  const order = Uint32Array.from(samples.keys());
  const seen = new Uint32Array(known.most);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const sample of order) {
      const end = known.begins[sample + 1] as number;
      let many = 0;
      for (let at = known.begins[sample] as number; at < end; at += 1)
        if (random() >= LEFT_OUT) seen[many++] = known.rows[at] as number;
      learn(seen, many, known.labels[sample] as number);
    }
  }
  return packed(model);
}

function knownSamples(samples: readonly Sample[], { labels, rows }: Learning): KnownSamples {
  const places = new Map(labels.map((label, at) => [label, at]));
  const total = samples.reduce((sum, { features }) => sum + features.length, 0);
  const known = {
    rows: new Uint32Array(total),
    begins: new Uint32Array(samples.length + 1),
    labels: Uint32Array.from(samples, ({ label }) => places.get(label) as number),
  };
  let [at, most] = [0, 0];
  for (const [index, { features }] of samples.entries()) {
    for (const hash of features) {
      const row = rows.get(hash);
      if (row !== undefined) known.rows[at++] = row;
    }
    known.begins[index + 1] = at;
    most = Math.max(most, at - (known.begins[index] as number));
  }
  return { ...known, most };
}

/** The probability of each label, in the order of `labels`. */
export function chancesOf(model: LinearModel, features: Features): Float64Array {
  const known = new Uint32Array(features.size);
  let many = 0;
  for (const feature of features) {
    const row = rowOf(model, feature);
    if (row >= 0) known[many++] = row;
  }
  const sums = new Float64Array(model.labels.length);
  putChances(sums, model, known, many);
  return sums;
}

const FINEST = 127;

function packed({ labels, rows, weights }: Learning): LinearModel {
  const heaviest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = heaviest / FINEST || 1;
  const hashes = Uint32Array.from(rows.keys()).sort();
  const count = labels.length;
  const small = new Int8Array(weights.length);
  for (const [at, hash] of hashes.entries()) {
    const row = rows.get(hash) as number;
    for (let label = 0; label < count; label += 1)
      small[at * count + label] = Math.round((weights[row * count + label] as number) / scale);
  }
  return { labels, hashes, starts: startsOf(hashes), weights: small, scale };
}

/** @param hashes in ascending order */
export function startsOf(hashes: Uint32Array): Uint32Array {
  // About two hashes for each place.
  const bits = Math.max(1, Math.ceil(Math.log2(Math.max(2, hashes.length))) - 1);
  const starts = new Uint32Array(2 ** bits + 1);
  let at = 0;
  for (let place = 0; place < starts.length; place += 1) {
    starts[place] = at;
    while (at < hashes.length && (hashes[at] as number) >>> (32 - bits) === place) at += 1;
  }
  return starts;
}

/** -1 for a feature that no example had. */
function rowOf({ hashes, starts }: LinearModel, hash: number): number {
  const place = hash >>> (Math.clz32(starts.length - 1) + 1);
  const end = starts[place + 1] as number;
  for (let at = starts[place] as number; at < end; at += 1) if (hashes[at] === hash) return at;
  return -1;
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

/** Moves the weights after a sample, by the first `many` of its rows. */
function createLearner({ weights, labels }: Learning) {
  const count = labels.length;
  const squares = new Float32Array(weights.length).fill(1e-3);
  const chances = new Float64Array(count);
  const errors = new Float64Array(count);
  const moved = new Uint32Array(count);
  return (rows: Uint32Array, many: number, label: number): void => {
    putChances(chances, { weights, scale: 1 }, rows, many);
    const share = 1 / Math.sqrt(Math.max(1, many));
    let moving = 0;
    for (let at = 0; at < count; at += 1) {
      const error = ((chances[at] as number) - (at === label ? 1 : 0)) * share;
      if (Math.abs(error) < NEGLIGIBLE) continue;
      errors[moving] = error;
      moved[moving++] = at;
    }
    for (let seen = 0; seen < many; seen += 1) {
      const start = (rows[seen] as number) * count;
      for (let one = 0; one < moving; one += 1) {
        const place = start + (moved[one] as number);
        const error = errors[one] as number;
        const square = (squares[place] as number) + error * error;
        squares[place] = square;
        weights[place] = (weights[place] as number) - (STEP * error) / Math.sqrt(square);
      }
    }
  };
}

/** Puts the probability of each label into `sums`, for the first `many` of the rows. */
function putChances(
  sums: Float64Array,
  { weights, scale }: { readonly weights: Float32Array | Int8Array; readonly scale: number },
  rows: Uint32Array,
  many: number,
): void {
  const count = sums.length;
  sums.fill(0);
  for (let seen = 0; seen < many; seen += 1) {
    const place = (rows[seen] as number) * count;
    for (let at = 0; at < count; at += 1) {
      sums[at] = (sums[at] as number) + (weights[place + at] as number);
    }
  }
  const share = scale / Math.sqrt(Math.max(1, many));
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

function shuffle(list: Uint32Array, random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = list[at] as number;
    list[at] = list[other] as number;
    list[other] = kept;
  }
}
