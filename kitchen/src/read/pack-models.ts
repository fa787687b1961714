/** Converts the message reader's trained models to bytes and back, with a version, so that they are kept in a file. */
import type { ActModels } from './act-models.ts';
import { type LinearModel, startsOf } from './linear-model.ts';

export interface ReaderModels {
  readonly acts: ActModels;
  readonly roles: LinearModel;
}

interface PackedModel {
  readonly labels: readonly string[];
  readonly scale: number;
  /** Bytes of the hashes and of the weights. */
  readonly hashed: number;
  readonly weighed: number;
}

/** Alignment of the numbers behind the header. */
const WORD = 4;

/** @param version of the texts and the code that the models come from */
export function packModels({ acts, roles }: ReaderModels, version: string): Uint8Array {
  const models = [acts.acts, acts.cuts, acts.splits, roles];
  const parts = models.flatMap(({ hashes, weights }) => [hashes, weights]);
  const header: PackedModel[] = models.map(({ labels, scale, hashes, weights }) => ({
    ...{ labels, scale },
    hashed: hashes.byteLength,
    weighed: weights.byteLength,
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
  // Numbers are looked at where they lie: a copy would take as much room again.
  const { buffer, byteOffset } = bytes.byteOffset % WORD === 0 ? bytes : new Uint8Array(bytes);
  const length = new Uint32Array(buffer, byteOffset, 1)[0] as number;
  const text = new TextDecoder().decode(new Uint8Array(buffer, byteOffset + WORD, length));
  const header = JSON.parse(text) as { version: string; models: PackedModel[] };
  if (header.version !== version) return undefined;
  let at = byteOffset + WORD + aligned(length);
  const take = (size: number) => {
    const from = at;
    at += aligned(size);
    return from;
  };
  const [acts, cuts, splits, roles] = header.models.map((model): LinearModel => {
    const { labels, scale, hashed, weighed } = model;
    const hashes = new Uint32Array(buffer, take(hashed), hashed / WORD);
    const weights = new Int8Array(buffer, take(weighed), weighed);
    return { labels, scale, hashes, starts: startsOf(hashes), weights };
  });
  if (at !== byteOffset + bytes.byteLength) throw new Error('The weights are of another layout.');
  return acts && cuts && splits && roles && { acts: { acts, cuts, splits }, roles };
}

function aligned(size: number): number {
  return Math.ceil(size / WORD) * WORD;
}
