/** Streams many small text files as one zip archive, and makes their names unique. */
import { setImmediate } from 'node:timers/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

export interface TextFile {
  readonly name: string;
  readonly text: string;
  readonly modifiedAt: Date;
}

/** The earliest date a zip can store. */
const FIRST_DAY = Date.UTC(1981, 0, 1);

/** The zip format's codes for compression methods. */
const DEFLATED = 8;
/** Recipes are a few kilobytes: a larger buffer would only take time to clear. */
const SMALL_FILE_OPTIONS = { level: 6, windowBits: 12, memLevel: 4 };
/** Sent in chunks of about this many bytes. */
const CHUNK_BYTES = 64 * 1024;

/** Lets other requests run between files. */
export async function* zipFiles(files: AsyncIterable<TextFile>): AsyncGenerator<Buffer> {
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
  for await (const { name, text, modifiedAt } of files) {
    add(zip, name, Buffer.from(text), modifiedAt);
    if (size >= CHUNK_BYTES) yield take();
    await setImmediate();
  }
  zip.end();
  yield take();
}

/** Compressed by Node's zlib, which is much faster for small files. */
function add(zip: Zip, filename: string, content: Buffer, at: Date): void {
  const mtime = Math.max(at.getTime(), FIRST_DAY);
  const details = { size: content.length, crc: crc32(content), compression: DEFLATED };
  const file: ZipInputFile = { filename, ...details, mtime };
  zip.add(file);
  file.ondata?.(null, new Uint8Array(deflateRawSync(content, SMALL_FILE_OPTIONS)), true);
}

/** Duplicates get a number; compared without case, for file systems that ignore it. */
export function createUniqueNames(extension: string): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name}-${count}`;
    taken.add(free.toLowerCase());
    return `${free}.${extension}`;
  };
}
