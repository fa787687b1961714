/** Type of the whole opened kitchen: cook/kitchen.ts (food knowledge) and language: message reader, facts, sentences, danger words. */
import type { Kitchen as Cookery } from '../cook/kitchen.ts';
import type { DangerCues } from '../danger/find-danger.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { MentionCues } from '../mentions/mention-cues.ts';
import type { Lexicon } from '../read/lexicon.ts';
import type { MessageReader } from '../read/message-reader.ts';
import type { Messages } from '../say/messages.ts';

export interface Language {
  readonly reader: MessageReader;
  /** The reader's words; they need no training. */
  readonly lexicon: Lexicon;
  readonly knowledge: Knowledge;
  readonly messages: Messages;
}

export interface Kitchen extends Cookery {
  readonly language: Language;
  readonly mentions: MentionCues;
  /** Words by which somebody tells of danger. */
  readonly dangers: DangerCues;
}
