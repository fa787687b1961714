/** Entry point for needs: reads a whole conversation and profile into one result, for every chef and for the check of their replies. */
import { mergeNeeds } from '../safety/person/person.ts';
import type { Needs, Situation } from '../vocabulary.ts';
import type { TableState } from './acts-of-message.ts';
import { foodDeclared } from './declared-foods.ts';
import { hearMessage, type MessageHeard, type NeedsKitchen } from './hear-message.ts';
import type { Asker, Custom, Food, PersonHeard, Turn } from './heard.ts';
import { newsOf } from './news.ts';
import { notesOn } from './notes.ts';
import { personOf } from './person-of.ts';
import { NOTHING_TOLD, type ToldSoFar, toldAfter } from './told-so-far.ts';

export type { Asker, PersonHeard, Turn } from './heard.ts';

/** Older turns than this are not looked at, whatever a caller sends; and this many messages before them. */
const MOST_TURNS = 36;
const MOST_BEFORE = 200;

/** Never throws; the same words tell the same. */
export function hearPerson(
  kitchen: NeedsKitchen,
  turns: readonly Turn[],
  asker: Asker,
): PersonHeard {
  const visible = turns.slice(-MOST_TURNS);
  const said = (asker.saidBefore ?? []).slice(-MOST_BEFORE);
  const older = [...said.map((content): Turn => ({ role: 'user', content })), ...visible];
  const declared = (asker.otherFoods ?? []).map((name) => foodDeclared(kitchen, name));
  const profile = profileOf(asker, declared);
  let before: ToldSoFar = NOTHING_TOLD;
  let now: ToldSoFar = NOTHING_TOLD;
  let last: MessageHeard | undefined;
  let state: TableState = 'none';
  let asked = '';
  for (const [at, { role, content }] of older.entries()) {
    if (role === 'assistant') {
      if (content.startsWith(CARD)) state = 'card';
      else if (PLANNED.test(content)) state = 'plan';
      asked = content;
      continue;
    }
    last = heardBefore(kitchen, content, state);
    before = now;
    now = toldAfter(before, last, {
      toKeepOut: KEEPS_OUT.test(asked),
      withCard: asked.startsWith(CARD),
    });
    asked = '';
    // What was answered to older words is not known: most of them spoke of a card.
    if (at < said.length) state = 'card';
  }
  const person = personOf(now, profile);
  const heard: Omit<PersonHeard, keyof Marked> = {
    ...person,
    unclear: now.unclear.map(({ food }) => food),
    allergyUnread: now.isAllergyOpen,
    news: newsOf(before, now, last),
    asksFirst: now.unclear.length > 0 || now.isAllergyUnread,
    notes: notesOn(now, profile, person),
  };
  // The mark has no value.
  return heard as PersonHeard;
}

type Marked = Pick<PersonHeard, Extract<keyof PersonHeard, symbol>>;

/** What the person is known to need before a word is said: nothing said in passing takes it back. */
export interface Profile {
  readonly needs: Needs;
  readonly foods: readonly Food[];
  readonly customs: readonly Custom[];
  readonly situations: readonly Situation[];
}

function profileOf(asker: Needs, declared: readonly Profile[]): Profile {
  return {
    needs: mergeNeeds(asker, ...declared.map(({ needs }) => needs)),
    foods: declared.flatMap(({ foods }) => foods),
    customs: declared.flatMap(({ customs }) => customs),
    situations: declared.flatMap(({ situations }) => situations),
  };
}

const CARD = 'Recipe shared:';
/** The first row of a plan or a menu: "1. Starter: **Gazpacho**". */
const PLANNED = /^1\. [A-Z][^*\n]{0,40}: \*\*/m;
const KEEPS_OUT = /\bkeep\b[^?\n]{1,80}\bout\b[^?\n]{0,40}\?/i;

/** Messages that were heard, the oldest first. */
interface Kept {
  readonly heard: Map<string, MessageHeard>;
  letters: number;
}

/** Every turn replays the conversation, so a message is read once. Of each letter some 80 bytes are kept. */
const MOST_LETTERS = 200_000;
const KEPT = new WeakMap<NeedsKitchen, Kept>();

function heardBefore(kitchen: NeedsKitchen, content: string, state: TableState): MessageHeard {
  const kept = KEPT.get(kitchen) ?? { heard: new Map(), letters: 0 };
  KEPT.set(kitchen, kept);
  const key = `${state}:${content}`;
  const known = kept.heard.get(key);
  if (known) return known;
  const heard = hearMessage(kitchen, content, state);
  kept.letters += key.length;
  for (const oldest of kept.heard.keys()) {
    if (kept.letters <= MOST_LETTERS) break;
    kept.heard.delete(oldest);
    kept.letters -= oldest.length;
  }
  kept.heard.set(key, heard);
  return heard;
}
