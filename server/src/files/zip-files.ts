/** Many small files as one zip, made while it is sent: nothing waits for the last one and nothing holds them all. */
import { setImmediate } from 'node:timers/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

export interface PlainFile {
  readonly name: string;
  readonly text: string;
  readonly at: Date;
}

/** A zip cannot name a day before this one. */
const FIRST_DAY = Date.UTC(1981, 0, 1);

/** What a zip calls the way its files are packed. */
const DEFLATED = 8;
/** A recipe is a few kilobytes: room for more would only have to be cleared for each. */
const SMALL = { level: 6, windowBits: 12, memLevel: 4 };
/** Sent in pieces of about this many bytes. */
const PIECE = 64 * 1024;

/** Between one file and the next, others get their turn. */
export async function* zipFiles(files: AsyncIterable<PlainFile>): AsyncGenerator<Buffer> {
  let made: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
    size += piece.length;
  });
  const take = (): Buffer => {
    const piece = Buffer.concat(made);
    made = [];
    size = 0;
    return piece;
  };
  for await (const { name, text, at } of files) {
    add(zip, name, Buffer.from(text), at);
    if (size >= PIECE) yield take();
    await setImmediate();
  }
  zip.end();
  yield take();
}

/** Packed by the machine's own zlib, which is many times quicker for small files. */
function add(zip: Zip, filename: string, content: Buffer, at: Date): void {
  const mtime = Math.max(at.getTime(), FIRST_DAY);
  const told = { size: content.length, crc: crc32(content), compression: DEFLATED };
  const file: ZipInputFile = { filename, ...told, mtime };
  zip.add(file);
  file.ondata?.(null, new Uint8Array(deflateRawSync(content, SMALL)), true);
}

/** Two of one name differ by a number; systems that know no capitals shall not lose one either. */
export function nameKeeper(ending: string): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name}-${count}`;
    taken.add(free.toLowerCase());
    return `${free}.${ending}`;
  };
}
