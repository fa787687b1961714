/** After an expired session: when the same user signs in again, merges their suspended data with the browser's. */
import { KEYS, readJson, readText, writeJson, writeText } from '../storage/browser-store.ts';
import { chatStrings } from '../strings/chat.ts';
import { restoreLocalNeeds } from './local-needs.ts';
import { signalUserChange, storeUnsavedState } from './logout.ts';
import { restoreOtherFoods } from './other-foods.ts';
import { useSession } from './session.ts';
import { type StoredValues, takeSuspendedData } from './suspended-data.ts';

/** Also removes the suspended data of any other user. */
function restoreSuspendedData(userId: string): void {
  const data = takeSuspendedData(userId);
  if (Object.keys(data).length === 0) return;
  storeUnsavedState();
  mergeConversation(data);
  restoreLocalNeeds(data[KEYS.localNeeds]);
  restoreOtherFoods(data[KEYS.otherFoods], data[KEYS.otherFoodSources]);
  mergeDrafts(data);
  signalUserChange();
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isUserEntry = (message: unknown) =>
  typeof message === 'object' &&
  message !== null &&
  'sender' in message &&
  message.sender === chatStrings.you;

function mergeConversation(data: StoredValues): void {
  const currentMessages = toList(readJson(KEYS.messages));
  const suspendedMessages = toList(data[KEYS.messages]);
  // A greeting alone is not kept.
  if (suspendedMessages.length > 0)
    writeJson(KEYS.messages, [
      ...suspendedMessages,
      ...(currentMessages.some(isUserEntry) ? currentMessages : []),
    ]);
  const statements = [
    ...toList(data[KEYS.needStatements]),
    ...toList(readJson(KEYS.needStatements)),
  ];
  if (statements.length > 0) writeJson(KEYS.needStatements, [...new Set(statements)]);
  for (const key of [KEYS.cookingProgress, KEYS.cookNotes]) {
    const merged = { ...toRecord(data[key]), ...toRecord(readJson(key)) };
    if (Object.keys(merged).length > 0) writeJson(key, merged);
  }
}

function mergeDrafts(data: StoredValues): void {
  const { [KEYS.chatDraft]: draft, [KEYS.settingsDrafts]: settings } = data;
  const currentDraft = readText(KEYS.chatDraft, 'session');
  if (typeof draft === 'string') {
    writeText(KEYS.chatDraft, [draft, currentDraft].filter(Boolean).join('\n'), 'session');
  }
  if (settings !== undefined && readText(KEYS.settingsDrafts, 'session') === null) {
    writeJson(KEYS.settingsDrafts, settings, 'session');
  }
}

const toRecord = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});

useSession.subscribe(({ user }, before) => {
  if (user && user.id !== before.user?.id) restoreSuspendedData(user.id);
});
// The user may have signed in before this module was loaded.
const { user: initialUser } = useSession.getState();
if (initialUser) restoreSuspendedData(initialUser.id);
