/** Turns chosen files into texts for the import: unzips, decodes and extracts JSON-LD from web pages. */
import { MAX_BODY_BYTES, MAX_SAVED_RECIPES } from '@saffron/contract/limits';
import type { ImportFormat } from '@saffron/contract/recipe-files';
import { importStrings as strings } from '../../../strings/recipe-files.ts';
import { parseInertHtml } from '../../../ui/trusted-types.ts';

export interface RecipeSource {
  readonly text: string;
  readonly fileName?: string;
  readonly format?: ImportFormat;
}

export interface ImportProblem {
  readonly item: string;
  readonly message: string;
}

export interface SourceFiles {
  readonly sources: readonly RecipeSource[];
  readonly problems: readonly ImportProblem[];
}

interface Content {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Leaves some room, because a text grows as JSON; the server refuses what is still too large. */
const MAX_BYTES = MAX_BODY_BYTES - 2048;
const MAX_PAGE_BYTES = 8 * 1024 * 1024;
const MAX_ZIP_BYTES = 64 * 1024 * 1024;
const READABLE_FILE = /\.(?:cook|json|jsonld|md|markdown|txt|html?)$/i;
const HTML_FILE = /\.html?$/i;

/** Never throws: a file that cannot be read is listed in `problems`. */
export async function readFiles(files: readonly File[]): Promise<SourceFiles> {
  const sources: RecipeSource[] = [];
  const problems: ImportProblem[] = [];
  for (const file of files) {
    const add = (found: SourceFiles) => {
      sources.push(...found.sources);
      problems.push(...found.problems);
    };
    if (/\.zip$/i.test(file.name)) add(await readZip(file));
    else add(await readFile(file));
  }
  if (sources.length <= MAX_SAVED_RECIPES) return { sources, problems };
  const message = strings.tooMany(MAX_SAVED_RECIPES);
  return {
    sources: sources.slice(0, MAX_SAVED_RECIPES),
    problems: [...problems, { item: '', message }],
  };
}

async function readFile(file: File): Promise<SourceFiles> {
  if (!READABLE_FILE.test(file.name)) return createProblem(file.name, strings.unknownKind);
  if (file.size > getSizeLimit(file.name))
    return createProblem(file.name, describeTooLarge(file.name));
  return readContent({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
}

async function readZip(file: File): Promise<SourceFiles> {
  if (file.size > MAX_ZIP_BYTES) return createProblem(file.name, strings.tooLarge('64 MB'));
  const { unzipSync } = await import('fflate');
  const problems: ImportProblem[] = [];
  let contents: Record<string, Uint8Array>;
  try {
    contents = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      // Checked before unpacking: a small zip may hold huge files.
      filter: ({ name, originalSize }) => {
        if (!READABLE_FILE.test(name) || /(?:^|\/)(?:\.|__MACOSX\/)/.test(name)) return false;
        const fits = originalSize <= getSizeLimit(name);
        if (!fits) problems.push({ item: name, message: describeTooLarge(name) });
        return fits;
      },
    });
  } catch {
    return createProblem(file.name, strings.brokenZip);
  }
  const read = Object.entries(contents).map(([name, bytes]) => readContent({ name, bytes }));
  if (read.length + problems.length === 0) return createProblem(file.name, strings.emptyZip);
  return {
    sources: read.flatMap(({ sources }) => sources),
    problems: [...problems, ...read.flatMap((one) => one.problems)],
  };
}

function readContent({ name, bytes }: Content): SourceFiles {
  const text = decodeText(bytes);
  if (text === undefined) return createProblem(name, strings.notText);
  if (text.trim() === '') return createProblem(name, strings.empty);
  const fileName = name.replace(/^.*[\\/]/, '').slice(-300);
  if (!HTML_FILE.test(name)) return { sources: [{ text, fileName }], problems: [] };
  const data = findJsonLd(text);
  if (data.length === 0) return createProblem(name, strings.noData);
  return {
    sources: data.map((block) => ({ text: block, fileName, format: 'jsonld' })),
    problems: [],
  };
}

/** Extracts the JSON-LD blocks that mention a recipe. Parsed inertly: nothing in the page runs or is fetched. */
function findJsonLd(page: string): string[] {
  return [...parseInertHtml(page).querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /recipe/i.test(text) && text.length <= MAX_BYTES);
}

/** Most files are UTF-8; UTF-16 and Windows-1252 come from older systems. */
function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = tryDecode(encoding, bytes) ?? tryDecode('windows-1252', bytes);
  return text?.includes('\u0000') ? undefined : text;
}

function tryDecode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const getSizeLimit = (name: string) => (HTML_FILE.test(name) ? MAX_PAGE_BYTES : MAX_BYTES);
const describeTooLarge = (name: string) =>
  strings.tooLarge(HTML_FILE.test(name) ? '8 MB' : '62 kB');
const createProblem = (item: string, message: string): SourceFiles => ({
  sources: [],
  problems: [{ item, message }],
});
