/** Turns trained models into bytes and back, so that they are trained once and then read from a file. */
import type { ActModels } from './act-models.ts';
import type { LinearModel } from './linear-model.ts';

export interface ReaderModels {
  readonly acts: ActModels;
  readonly roles: LinearModel;
}

interface PackedModel {
  readonly labels: readonly string[];
  readonly scale: number;
  /** Bytes of the hash table, of its rows, and of the weights. */
  readonly sizes: readonly [number, number, number];
}

/** Alignment of the numbers behind the header. */
const WORD = 4;

/** @param version of the texts and the code that the models come from */
export function packModels({ acts, roles }: ReaderModels, version: string): Uint8Array {
  const models = [acts.acts, acts.cuts, acts.splits, roles];
  const parts = models.flatMap(({ hashes, rows, weights }) => [hashes, rows, weights]);
  const header: PackedModel[] = models.map(({ labels, scale, hashes, rows, weights }) => ({
    labels,
    scale,
    sizes: [hashes.byteLength, rows.byteLength, weights.byteLength],
  }));
  const text = new TextEncoder().encode(JSON.stringify({ version, models: header }));
  const bytes = new Uint8Array(
    parts.reduce((sum, part) => sum + aligned(part.byteLength), WORD + aligned(text.byteLength)),
  );
  new Uint32Array(bytes.buffer, 0, 1)[0] = text.byteLength;
  bytes.set(text, WORD);
  let at = WORD + aligned(text.byteLength);
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += aligned(byteLength);
  }
  return bytes;
}

/** Undefined where the bytes are of another version. @throws where they are none of ours */
export function unpackModels(bytes: Uint8Array, version: string): ReaderModels | undefined {
  const { buffer } = new Uint8Array(bytes);
  const length = new Uint32Array(buffer, 0, 1)[0] as number;
  const text = new TextDecoder().decode(new Uint8Array(buffer, WORD, length));
  const header = JSON.parse(text) as { version: string; models: PackedModel[] };
  if (header.version !== version) return undefined;
  let at = WORD + aligned(length);
  const take = (size: number) => {
    const from = at;
    at += aligned(size);
    return from;
  };
  const [acts, cuts, splits, roles] = header.models.map(({ labels, scale, sizes }): LinearModel => {
    const [hashes, rows, weights] = sizes;
    return {
      labels,
      scale,
      hashes: new Uint32Array(buffer, take(hashes), hashes / WORD),
      rows: new Uint32Array(buffer, take(rows), rows / WORD),
      weights: new Int8Array(buffer, take(weights), weights),
    };
  });
  return acts && cuts && splits && roles && { acts: { acts, cuts, splits }, roles };
}

function aligned(size: number): number {
  return Math.ceil(size / WORD) * WORD;
}
