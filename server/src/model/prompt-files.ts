/** Reads a file of the prompt: its version, the template, what is said of tools, and the words that fill it in its language. */
import { readFileSync } from 'node:fs';
import { SettingError } from '../settings/env.ts';

export interface PromptFile {
  readonly version: string;
  readonly template: string;
  /** For a model that can call tools; empty where the file has no such part. */
  readonly tools: string;
  /** A word of ours in the language of the file; the word itself where the file has none for it. */
  readonly word: (english: string) => string;
}

/** @throws SettingError with one sentence */
export function readPromptFile(file: string): PromptFile {
  const text = readText(file);
  const version = /^version:\s*(\S+)\s*\n/.exec(text)?.[1];
  if (version === undefined) throw new SettingError(`The prompt ${file} must begin "version: 1".`);
  const [template = '', ...parts] = text.replace(/^.*\n/, '').split(/^=== /m);
  const part = (name: string): string =>
    parts.find((one) => one.startsWith(`${name}\n`))?.slice(name.length) ?? '';
  const words = new Map(
    part('words')
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(' = ')), line.slice(line.indexOf(' = ') + 3)]),
  );
  return {
    ...{ version, template: template.trim(), tools: part('tools').trim() },
    word: (english) => words.get(english) ?? english,
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingError(`The prompt ${file} cannot be read: ${why}.`);
  }
}
