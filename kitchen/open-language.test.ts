/** Tests the chef's text files: no sentence missing, unused, doubled or promising safety; knowledge topics unique, facts short. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kitchen } from './kitchen-instance.ts';
import { WORDS } from './src/say/messages.ts';

const { messages, knowledge } = kitchen.language;
const sources = globSync('src/**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
/** Names of messages are written out where they are told. */
const named = new Set(
  [...sources.matchAll(/'([a-z]+\.[a-z0-9-]+)'/g)].map(([, name]) => name as string),
);
const files = new Set([...messages.keys()].map((name) => name.split('.')[0]));

describe('sentences', () => {
  test('every message that is named is there, and none is left over', () => {
    const missing = [...named].filter(
      (name) => files.has(name.split('.')[0]) && !messages.has(name),
    );
    expect(missing).toEqual([]);
    // A command may put the name of its file before its messages, or their last word behind it.
    const isUsed = (name: string) => {
      const own = name.slice(name.indexOf('.') + 1);
      const stems = [own, name].flatMap((one) =>
        [...one.matchAll(/-/g)].map(({ index }) => `${one.slice(0, index + 1)}$\{`),
      );
      const ends = [...own.matchAll(/-/g)].map(({ index }) => `}${own.slice(index)}\``);
      return [`'${own}'`, `'${name}'`, ...stems, ...ends].some((one) => sources.includes(one));
    };
    expect([...messages.keys()].filter((name) => !isUsed(name))).toEqual([]);
  });

  test('no two variants of a message are the same', () => {
    const doubles = [...messages].filter(
      ([name, variants]) =>
        name !== WORDS && new Set(variants.map(({ text }) => text)).size < variants.length,
    );
    expect(doubles).toEqual([]);
  });

  test('no sentence promises safety, shouts or stammers', () => {
    const texts = [...messages.values()].flat().map(({ text }) => text);
    expect(texts.filter((text) => /\bsafe(?:ly)?\b|!| {2}|\b(\w+) \1\b/i.test(text))).toEqual([]);
  });
});

describe('knowledge', () => {
  const topics = [...knowledge].flatMap(([file, list]) =>
    list.map((topic) => ({ file, ...topic })),
  );

  test('no name leads to two topics of a file', () => {
    const owners = new Map<string, object>();
    const doubles = topics.flatMap((topic) =>
      topic.names.flatMap((words) => {
        const name = `${topic.file}: ${words.join(' ')}`;
        const owner = owners.get(name);
        owners.set(name, topic);
        return owner !== undefined && owner !== topic ? [name] : [];
      }),
    );
    expect(doubles).toEqual([]);
  });

  test('every topic has a fact, every fact is short and promises nothing', () => {
    const facts = topics.flatMap(({ file, facts }) =>
      Object.values(facts).map((fact) => `${file}: ${fact}`),
    );
    expect(topics.filter(({ facts }) => Object.keys(facts).length === 0)).toEqual([]);
    expect(facts.filter((fact) => fact.length > 280)).toEqual([]);
    expect(facts.filter((fact) => /\b(?:is|are|perfectly|totally) safe\b/i.test(fact))).toEqual([]);
  });
});
