/** Trains the classifier of chat messages (about ten seconds) and caches its weights in dist/; also reads its examples and word lists. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cookbook } from './src/cookbook/cookbook.ts';
import type { NeedsReader } from './src/needs/needs-reader.ts';
import { readStatements } from './src/needs/read-statements.ts';
import { type ExampleLine, readExampleLines } from './src/read/example-lines.ts';
import { createMentionFinder } from './src/read/find-mentions.ts';
import { type Gloss, readGloss } from './src/read/gloss.ts';
import { type Lexicon, readLexicon } from './src/read/lexicon.ts';
import { type MessageReader, trainMessageReader } from './src/read/message-reader.ts';
import { packModels, unpackModels } from './src/read/pack-models.ts';
import type { Rules } from './src/safety/pantry/rules.ts';

const FOLDER = import.meta.dirname;
const ENGLISH = join(FOLDER, 'language', 'en');
/** Made where it is missing or older than what it is made from; never part of the sources. */
const WEIGHTS = join(FOLDER, 'dist', 'reader.weights');

interface Named {
  readonly rules: Rules;
  readonly needs: NeedsReader;
  readonly cookbook: Pick<Cookbook, 'byTitle'>;
}

/** @param version of `readerVersion()`, taken when the kitchen was opened */
export function openMessageReader(
  { rules, needs, cookbook }: Named,
  version: string,
): MessageReader {
  const known = readWeights(version);
  if (known) return { ...known, ...openNames({ rules, needs, cookbook }) };
  const reader = trainReader({ rules, needs, cookbook });
  keepWeights(packModels(reader, version));
  return reader;
}

/** @param share of the examples that it learns from, 0 to 1 */
export function trainReader({ rules, needs, cookbook }: Named, share = 1): MessageReader {
  const examples = readExamples().filter((_, index) => ((index * 7919) % 1000) / 1000 < share);
  const { lexicon, findMentions, glosses } = openNames({ rules, needs, cookbook });
  return trainMessageReader(examples, lexicon, findMentions, glosses);
}

/** What the reader knows without training. */
function openNames({ rules, needs, cookbook }: Named) {
  const lexicon = openLexicon();
  const findMentions = createMentionFinder(
    ...([rules, cookbook.byTitle.keys(), lexicon] as const),
    (text) => readStatements(needs, text).statements,
  );
  return { lexicon, findMentions, glosses: openGlosses() };
}

/** Of each language but English. */
function openGlosses(): Gloss[] {
  const files = globSync('language/*/lexicon.txt', { cwd: FOLDER }).sort();
  return files.map((file) => readGloss(readFileSync(join(FOLDER, file), 'utf8')));
}

/** Another one for other examples, word lists, foods or code that learns. */
export function readerVersion(): string {
  const hash = createHash('sha256');
  for (const pattern of [
    'language/en/{acts,lexicon}/*.txt',
    'language/en/short-forms.txt',
    'pantry/*.pantry',
    'cookbook/*.cook',
    'language/*/{needs.cues,lexicon.txt}',
    'src/{needs,read,text}/*.ts',
  ]) {
    const files = globSync(pattern, { cwd: FOLDER }).sort();
    for (const file of files.filter((one) => !/(?:answers|knowledge)[/\\]|\.test\.ts$/.test(one)))
      hash.update(file.replaceAll('\\', '/')).update(readFileSync(join(FOLDER, file)));
  }
  return hash.digest('hex');
}

function readWeights(version: string) {
  try {
    return unpackModels(readFileSync(WEIGHTS), version);
  } catch {
    return undefined;
  }
}

/** Whoever may not write here trains again at the next start. */
function keepWeights(bytes: Uint8Array): void {
  try {
    mkdirSync(join(FOLDER, 'dist'), { recursive: true });
    // Several processes may do so at once, and none may read half a file.
    writeFileSync(`${WEIGHTS}.${process.pid}`, bytes);
    renameSync(`${WEIGHTS}.${process.pid}`, WEIGHTS);
  } catch {}
}

export function openLexicon(): Lexicon {
  const lists = Object.fromEntries(
    filesIn('lexicon').map(({ name, text }) => [name, text] as const),
  );
  return readLexicon(lists, readFileSync(join(ENGLISH, 'short-forms.txt'), 'utf8'));
}

/** @throws Error that names the line which cannot be read */
export function readExamples(): ExampleLine[] {
  return filesIn('acts').flatMap(({ name, text }) =>
    readExampleLines(name, `acts/${name}.txt`, text),
  );
}

function filesIn(folder: string): { name: string; text: string }[] {
  return readdirSync(join(ENGLISH, folder))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.txt'.length),
      text: readFileSync(join(ENGLISH, folder, file), 'utf8'),
    }));
}
