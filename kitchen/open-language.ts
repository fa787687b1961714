/** Opens language/en: message reader (loaded with the first message), word lists, knowledge and the chef's sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLexicon, openMessageReader, readerVersion } from './open-message-reader.ts';
import type { Language } from './src/conversation/kitchen.ts';
import { readTopics } from './src/knowledge/knowledge.ts';
import type { Lexicon } from './src/read/lexicon.ts';
import type { MessageReader } from './src/read/message-reader.ts';
import { type Messages, readMessages, withVoice } from './src/say/messages.ts';

const ENGLISH = join(import.meta.dirname, 'language', 'en');

/**
 * The weights of the reader are ten megabytes, and a server starts without them: they are read with the first message.
 * @throws Error that names the line of a file which cannot be read
 */
export function openLanguage(named: Parameters<typeof openMessageReader>[0]): Language {
  const version = readerVersion();
  let reader: MessageReader | undefined;
  let lexicon: Lexicon | undefined;
  return {
    get reader() {
      reader ??= openMessageReader(named, version);
      return reader;
    },
    get lexicon() {
      lexicon ??= openLexicon();
      return lexicon;
    },
    knowledge: new Map(
      filesIn('knowledge').map(([name, text]) => [name, readTopics(`knowledge/${name}.txt`, text)]),
    ),
    messages: filesIn('voices').reduce<Messages>(
      (all, [tone, text]) => withVoice(all, tone, text),
      new Map(filesIn('answers').flatMap(([name, text]) => [...readMessages(name, text)])),
    ),
  };
}

function filesIn(folder: string): (readonly [name: string, text: string])[] {
  return readdirSync(join(ENGLISH, folder))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => [
      file.slice(0, -'.txt'.length),
      readFileSync(join(ENGLISH, folder, file), 'utf8'),
    ]);
}
