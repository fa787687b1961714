/** Coming back after a session that ended by itself: what was put away is joined with what has been said here since. */
import { KEYS, readJson, readText, writeJson, writeText } from '../storage/browser-store.ts';
import { chatWords } from '../words/chat.ts';
import { takeBackNeeds } from './kept-needs.ts';
import { beginAnew, storeAll } from './leaving.ts';
import { useSession } from './session.ts';
import { type Things, takeAside } from './set-aside.ts';
import { takeBackFoods } from './told-foods.ts';

/** Whoever signs in finds their own again; of anybody else's nothing is left then. */
function comeBack(person: string): void {
  const things = takeAside(person);
  if (Object.keys(things).length === 0) return;
  storeAll();
  joinConversation(things);
  takeBackNeeds(things[KEYS.keptNeeds]);
  takeBackFoods(things[KEYS.toldFoods], things[KEYS.foodMarks]);
  joinDrafts(things);
  beginAnew();
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const said = (message: unknown) =>
  typeof message === 'object' &&
  message !== null &&
  'sender' in message &&
  message.sender === chatWords.you;

function joinConversation(things: Things): void {
  const since = listed(readJson(KEYS.messages));
  const before = listed(things[KEYS.messages]);
  // A greeting alone is nothing that anybody said.
  if (before.length > 0) writeJson(KEYS.messages, [...before, ...(since.some(said) ? since : [])]);
  const told = [...listed(things[KEYS.toldNeeds]), ...listed(readJson(KEYS.toldNeeds))];
  if (told.length > 0) writeJson(KEYS.toldNeeds, [...new Set(told)]);
  const cooking = { ...recordIn(things[KEYS.cooking]), ...recordIn(readJson(KEYS.cooking)) };
  if (Object.keys(cooking).length > 0) writeJson(KEYS.cooking, cooking);
}

function joinDrafts(things: Things): void {
  const { [KEYS.chatDraft]: draft, [KEYS.settingsDrafts]: settings } = things;
  const since = readText(KEYS.chatDraft, 'session');
  if (typeof draft === 'string') {
    writeText(KEYS.chatDraft, [draft, since].filter(Boolean).join('\n'), 'session');
  }
  if (settings !== undefined && readText(KEYS.settingsDrafts, 'session') === null) {
    writeJson(KEYS.settingsDrafts, settings, 'session');
  }
}

const recordIn = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});

useSession.subscribe(({ user }, before) => {
  if (user && user.id !== before.user?.id) comeBack(user.id);
});
// Whoever signed in before this was loaded.
const { user: first } = useSession.getState();
if (first) comeBack(first.id);
