/** Files that somebody chose, as texts the kitchen can read: unpacked, decoded, and no larger than it takes. */
import { MAX_BODY_BYTES, MAX_SAVED_RECIPES } from '@saffron/contract/limits';
import type { ImportFormat } from '@saffron/contract/recipe-files';
import { parseInert } from '../../../ui/trusted.ts';
import { importWords as words } from '../../../words/recipe-files.ts';

export interface RecipeSource {
  readonly text: string;
  readonly fileName?: string;
  readonly format?: ImportFormat;
}

export interface Problem {
  readonly item: string;
  readonly message: string;
}

export interface ReadFiles {
  readonly sources: readonly RecipeSource[];
  readonly problems: readonly Problem[];
}

interface Content {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** As JSON a text grows a little; what is over the limit then is refused by the server. */
const MOST_BYTES = MAX_BODY_BYTES - 2048;
const MOST_PAGE_BYTES = 8 * 1024 * 1024;
const MOST_ZIP_BYTES = 64 * 1024 * 1024;
const READABLE = /\.(?:cook|json|jsonld|md|markdown|txt|html?)$/i;
const PAGE = /\.html?$/i;

/** Never throws: what cannot be read is a problem with a sentence. */
export async function readFiles(files: readonly File[]): Promise<ReadFiles> {
  const sources: RecipeSource[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const take = (found: ReadFiles) => {
      sources.push(...found.sources);
      problems.push(...found.problems);
    };
    if (/\.zip$/i.test(file.name)) take(await readZip(file));
    else take(await readOne(file));
  }
  if (sources.length <= MAX_SAVED_RECIPES) return { sources, problems };
  const message = words.tooMany(MAX_SAVED_RECIPES);
  return {
    sources: sources.slice(0, MAX_SAVED_RECIPES),
    problems: [...problems, { item: '', message }],
  };
}

async function readOne(file: File): Promise<ReadFiles> {
  if (!READABLE.test(file.name)) return failed(file.name, words.unknownKind);
  if (file.size > limitOf(file.name)) return failed(file.name, tooLarge(file.name));
  return readContent({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
}

async function readZip(file: File): Promise<ReadFiles> {
  if (file.size > MOST_ZIP_BYTES) return failed(file.name, words.tooLarge('64 MB'));
  const { unzipSync } = await import('fflate');
  const problems: Problem[] = [];
  let contents: Record<string, Uint8Array>;
  try {
    contents = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      // Looked at before it is unpacked: a small zip may hold endless files.
      filter: ({ name, originalSize }) => {
        if (!READABLE.test(name) || /(?:^|\/)(?:\.|__MACOSX\/)/.test(name)) return false;
        const fits = originalSize <= limitOf(name);
        if (!fits) problems.push({ item: name, message: tooLarge(name) });
        return fits;
      },
    });
  } catch {
    return failed(file.name, words.brokenZip);
  }
  const read = Object.entries(contents).map(([name, bytes]) => readContent({ name, bytes }));
  if (read.length + problems.length === 0) return failed(file.name, words.emptyZip);
  return {
    sources: read.flatMap(({ sources }) => sources),
    problems: [...problems, ...read.flatMap((one) => one.problems)],
  };
}

function readContent({ name, bytes }: Content): ReadFiles {
  const text = decoded(bytes);
  if (text === undefined) return failed(name, words.notText);
  if (text.trim() === '') return failed(name, words.empty);
  const fileName = name.replace(/^.*[\\/]/, '').slice(-300);
  if (!PAGE.test(name)) return { sources: [{ text, fileName }], problems: [] };
  const data = dataIn(text);
  if (data.length === 0) return failed(name, words.noData);
  return {
    sources: data.map((block) => ({ text: block, fileName, format: 'jsonld' })),
    problems: [],
  };
}

/** A page is large, its recipe is not. Parsed like this, nothing in it runs or is fetched. */
function dataIn(page: string): string[] {
  return [...parseInert(page).querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /recipe/i.test(text) && text.length <= MOST_BYTES);
}

/** Most files are UTF-8; older systems wrote the others. */
function decoded(bytes: Uint8Array): string | undefined {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = attempt(marked, bytes) ?? attempt('windows-1252', bytes);
  return text?.includes('\u0000') ? undefined : text;
}

function attempt(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const limitOf = (name: string) => (PAGE.test(name) ? MOST_PAGE_BYTES : MOST_BYTES);
const tooLarge = (name: string) => words.tooLarge(PAGE.test(name) ? '8 MB' : '62 kB');
const failed = (item: string, message: string): ReadFiles => ({
  sources: [],
  problems: [{ item, message }],
});
